"""The errors of this package. What Xapian itself refuses stays an exception of xapian's."""


class NeardupError(Exception):
    """Whatever goes wrong here; the message names both values and the remedy."""


class LibraryError(NeardupError, ImportError):
    """The C library is not found, or is older than this package."""


class InvalidArgumentError(NeardupError, ValueError):
    """A scheme that cannot be read, or a number outside its range."""


class SchemeMismatch(NeardupError):
    """A database or a value is of another scheme than the one asked for, or of none."""


class UnknownTokenizerError(SchemeMismatch):
    """A scheme asks for a tokenizer that the C library has not: one that stems."""


class NotSignedError(NeardupError):
    """A document has no signature."""


class DamagedValueError(NeardupError):
    """Bytes in a value slot that no encoder wrote."""
