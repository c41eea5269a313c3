"""Where the C library is, from this folder on; an installed package has its own."""

LIBRARY_FOLDER = ""
