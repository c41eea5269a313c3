"""The path of the C library from this folder. An installed package has its own version of this file."""

LIBRARY_FOLDER = ""
