"""All documents that match a query."""

import xapian  # type: ignore


def matching(db: xapian.Database, query: xapian.Query) -> xapian.MSet:
    """By docid, unweighted, with their values: one round trip to a remote database."""
    enquire = xapian.Enquire(db)
    enquire.set_weighting_scheme(xapian.BoolWeight())
    enquire.set_docid_order(xapian.Enquire.ASCENDING)
    enquire.set_query(query)
    hits = enquire.get_mset(0, db.get_doccount())
    hits.fetch()
    return hits
