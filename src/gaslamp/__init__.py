"""Gaslamp: the Scotland Yard family of detective games. These are the public names."""

__version__ = "0.1.0"
