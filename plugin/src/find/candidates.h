/** @file candidates.h
 *  Documents that share a band term, with their values. Internal to the finder.
 *
 *  On local databases it reads posting lists, then the values: for many documents from value streams in docid order,
 *  for few from the documents. With a remote shard it runs two searches in all, which return the values as sort keys.
 */
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

/** Finds all documents whose fingerprint is within a distance, without band terms. */
struct FingerprintScan {
  std::uint64_t fingerprint = 0;
  unsigned distance = 0;
};

struct CandidateQuery {
  std::vector<std::string> terms;       ///< band terms, distinct
  std::optional<FingerprintScan> scan;  ///< instead of the terms
  Xapian::docid except = 0;             ///< a document to leave out
};

struct StoredCandidate {
  Xapian::docid docid = 0;
  StoredSignature signature;
  std::optional<std::uint64_t> fingerprint;
};

struct CandidateList {
  std::size_t found = 0;                ///< documents found
  std::size_t far = 0;                  ///< of these, farther away than the distance of a scan
  std::vector<StoredCandidate> usable;  ///< those with a valid signature of the scheme, by ascending docid
};

CandidateList local_candidates(const Xapian::Database& database, const Scheme& scheme, const CandidateQuery& query);
CandidateList remote_candidates(const Xapian::Database& database, const Scheme& scheme, const CandidateQuery& query);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_CANDIDATES_H
