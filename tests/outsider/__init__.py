"""Programs as somebody outside would write them, each type-checked strictly and run (`test_outsider.py`)."""
