"""The errors of this package. Xapian's own errors stay exceptions of xapian."""


class NeardupError(Exception):
    """Any error of this package; the message names both values and the remedy."""


class LibraryError(NeardupError, ImportError):
    """The C library is missing, or is older than this package."""


class InvalidArgumentError(NeardupError, ValueError):
    """A scheme that cannot be read, or a number outside its range."""


class SchemeMismatch(NeardupError):
    """A database or a value is of another scheme than you asked for, or of none."""


class UnknownTokenizerError(SchemeMismatch):
    """A scheme needs a tokenizer that the C library lacks: one that stems."""


class NotSignedError(NeardupError):
    """A document has no signature."""


class DamagedValueError(NeardupError):
    """The bytes in a value slot are damaged or another program's."""
