"""The rules of the chases once more, on arrays: for playouts by the hundred thousand, and for search."""
