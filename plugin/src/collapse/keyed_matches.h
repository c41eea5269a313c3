/** @file keyed_matches.h
 *  Matches of a search in rank order, each with its value in a slot. Internal.
 *
 *  A collapse key that may occur any number of times hides nothing. Xapian returns it with the matches, also from
 *  remote shards, where reading a value otherwise costs a round trip. */
#ifndef NEARDUP_PLUGIN_COLLAPSE_KEYED_MATCHES_H
#define NEARDUP_PLUGIN_COLLAPSE_KEYED_MATCHES_H

#include <xapian.h>

namespace neardup {

struct KeyedMatches {
  Xapian::MSet hits;           ///< get_collapse_key() is the value
  Xapian::doccount count = 0;  ///< number of hits to use; `hits` may have one more
  bool all_seen = true;        ///< whether these are all matches
};

/** The first `most` matches. @param enquire  its collapse key is replaced. */
KeyedMatches keyed_matches(Xapian::Enquire& enquire, Xapian::valueno slot, Xapian::doccount most);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_COLLAPSE_KEYED_MATCHES_H
