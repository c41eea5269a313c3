"""The schemes with which a database is signed: their texts are in its metadata (plugin/FORMAT.md)."""

from typing import List, Optional

import xapian  # type: ignore

from ..errors import InvalidArgumentError, SchemeMismatch
from ..scheme import Scheme
from .free_places import require_free, slots_of
from .signer import Signer

SCHEME_KEYS = "neardup:scheme:"
TOKENIZER_KEYS = "neardup:tokenizer:"


def prepare(db: xapian.WritableDatabase, signer: Signer) -> None:
    """Record a signer's scheme, and the version of its tokenizer's data, in a database before you write to it.

    Cheap if they are recorded already. Does not commit: your next commit() makes it permanent. Raises SchemeMismatch if
    the database is signed with another scheme that uses the same slots or terms, and InvalidArgumentError if another
    program uses the scheme's slots or terms.
    """
    scheme = signer.scheme
    recorded = recorded_schemes(db)
    _require_no_clash(recorded, scheme)
    require_free(db, scheme, recorded)
    if not db.get_metadata(SCHEME_KEYS + scheme.name):
        db.set_metadata(SCHEME_KEYS + scheme.name, scheme.text)
    version = signer.tokenizer_version.encode()
    versions = bytes(db.get_metadata(TOKENIZER_KEYS + scheme.name)).splitlines()
    if version not in versions:
        lines = b"".join(line + b"\n" for line in sorted([*versions, version]))
        db.set_metadata(TOKENIZER_KEYS + scheme.name, lines)


def scheme_of(db: xapian.Database) -> Scheme:
    """The one scheme of a database. Raises SchemeMismatch if there is none, or if there are several."""
    schemes = recorded_schemes(db)
    if not schemes and db.get_doccount() == 0:
        raise SchemeMismatch("database has no documents and no near-duplicate signatures; if it is a replica, replicate it "
                             "again: between Xapian 1.4 and 2 a replication fails and leaves an empty database")
    if not schemes:
        raise SchemeMismatch("database has no near-duplicate signatures; prepare() it and annotate() its documents, or "
                             "sign them with 'xapian-neardup sign DATABASE'")
    if len(schemes) > 1:
        names = ", ".join(scheme.name for scheme in schemes)
        raise SchemeMismatch(f"database is signed with {len(schemes)} schemes ({names}); give a Signer of one of them")
    return schemes[0]


def signer_of(db: xapian.Database) -> Signer:
    """A Signer of the scheme with which a database is signed. Raises as scheme_of(), and UnknownTokenizerError."""
    return Signer(scheme_of(db))


def recorded_schemes(db: xapian.Database) -> List[Scheme]:
    """All schemes of a database, by their names."""
    schemes = []
    for key in db.metadata_keys(SCHEME_KEYS):
        text = db.get_metadata(key)
        try:
            schemes.append(Scheme(text))
        except InvalidArgumentError as error:
            raise SchemeMismatch(f"database is signed with a scheme that this version cannot read ({error}): "
                                 f"{text!r}; use the version that wrote it") from None
    return schemes


def require_recorded(db: xapian.Database, scheme: Scheme) -> None:
    """Raise SchemeMismatch if a database is not signed with a scheme; names the schemes that it has."""
    if db.get_metadata(SCHEME_KEYS + scheme.name):
        return
    names = ", ".join(recorded.name for recorded in recorded_schemes(db)) or "none"
    raise SchemeMismatch(f"database is signed with scheme {names}, asked for {scheme.name}; use the database's own "
                         "(signer_of()), or prepare() it and annotate() its documents")


def _require_no_clash(recorded: List[Scheme], scheme: Scheme) -> None:
    for other in recorded:
        clash = None if other == scheme else _clash_of(other, scheme)
        if clash:
            raise SchemeMismatch(
                f"database is signed with scheme {other.name}, asked for {scheme.name}; use the database's own "
                "scheme (signer_of()), or sign every document again with 'xapian-neardup sign DATABASE --resign "
                f"--scheme \"{scheme.text}\"'; both use {clash}; to keep both, give the new one its own slots=, "
                "bandprefix= and groupprefix=")


def _clash_of(a: Scheme, b: Scheme) -> Optional[str]:
    """What both would write to; None if they share no slot or prefix."""
    taken = slots_of(b)
    for slot in slots_of(a):
        if slot in taken:
            return f"slot {slot}"
    for prefix in (a.band_prefix, a.group_prefix):
        for other in (b.band_prefix, b.group_prefix):
            if prefix.startswith(other) or other.startswith(prefix):
                return f"terms {prefix.decode()}" + ("" if prefix == other else f" and {other.decode()}")
    return None
