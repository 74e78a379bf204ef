"""The rules to read: one source in four languages, from which every page, every screen and every document comes."""
