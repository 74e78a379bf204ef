"""Messages nobody should send, to a server that must answer every one: `benchmarks/fuzz.py` sends a million."""
