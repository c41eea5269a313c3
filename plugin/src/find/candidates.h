/** @file candidates.h
 *  Documents that share a band term, with what their value slots say. Internal to the finder.
 *
 *  Local databases: posting lists, then the values: of many documents from value streams walked once in docid order, of
 *  few from the documents. Databases with a remote shard: two searches, whatever the number of candidates; the values
 *  come back as sort keys. */
#ifndef NEARDUP_PLUGIN_FIND_CANDIDATES_H
#define NEARDUP_PLUGIN_FIND_CANDIDATES_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"
#include "sign/stored_values.h"

namespace neardup {

/** All documents whose fingerprint lies within a distance, found without band terms. */
struct FingerprintScan {
  std::uint64_t fingerprint = 0;
  unsigned distance = 0;
};

struct CandidateQuery {
  std::vector<std::string> terms;       ///< band terms, distinct
  std::optional<FingerprintScan> scan;  ///< instead of the terms
  Xapian::docid except = 0;             ///< a document that is no candidate
};

struct StoredCandidate {
  Xapian::docid docid = 0;
  StoredSignature signature;
  std::optional<std::uint64_t> fingerprint;
};

struct CandidateList {
  std::size_t found = 0;                ///< documents looked at
  std::size_t far = 0;                  ///< of these, beyond the distance of a scan
  std::vector<StoredCandidate> usable;  ///< those with a valid signature of the scheme, by ascending docid
};

CandidateList local_candidates(const Xapian::Database& database, const Scheme& scheme, const CandidateQuery& query);
CandidateList remote_candidates(const Xapian::Database& database, const Scheme& scheme, const CandidateQuery& query);

/** What the value slots of documents known from elsewhere say.
 *  @param docids  ascending, distinct. Those that have no values any more, since they were deleted, do not count.
 *  @param local   false: each is a round trip. */
CandidateList known_candidates(const Xapian::Database& database, const Scheme& scheme,
                               const std::vector<Xapian::docid>& docids, bool local);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_CANDIDATES_H
