#include "find/cascade_finder.h"

#include <algorithm>

#include "database/slot_values.h"
#include "fingerprint/simhash.h"
#include "marks/signature_reader.h"

namespace neardup {

namespace {

/** A value stream costs two descents into the value table before its first value; a document costs one for each value.
 */
constexpr std::size_t kFewDocuments = 4;

std::vector<Xapian::docid> posted_docids(const Xapian::Database& database, const std::vector<std::string>& terms) {
  std::vector<Xapian::docid> docids;
  for (const std::string& term : terms) {
    const Xapian::PostingIterator end = database.postlist_end(term);
    for (auto posting = database.postlist_begin(term); posting != end; ++posting) docids.push_back(*posting);
  }
  std::sort(docids.begin(), docids.end());
  docids.erase(std::unique(docids.begin(), docids.end()), docids.end());
  return docids;
}

/** Whether a fingerprint's value is within the distance. Counts those that are farther away. */
bool is_within(const FingerprintScan& scan, const std::string& value, std::uint32_t scheme_id, CandidateList& list) {
  const std::optional<std::uint64_t> fingerprint = decode_fingerprint(value, scheme_id);
  const bool far = fingerprint && hamming_distance(scan.fingerprint, *fingerprint) > scan.distance;
  list.far += far ? 1 : 0;
  return fingerprint && !far;
}

/** Documents within the distance. Reads the signatures of these only, because most documents are farther away. */
std::vector<Xapian::docid> scanned_docids(const Xapian::Database& database, const Scheme& scheme,
                                          const FingerprintScan& scan, Xapian::docid except, CandidateList& list) {
  std::vector<Xapian::docid> docids;
  const std::uint32_t id = scheme.id();
  const unsigned slot = scheme.slots.fingerprint;
  for (auto value = database.valuestream_begin(slot); value != database.valuestream_end(slot); ++value) {
    if (value.get_docid() == except) continue;
    ++list.found;
    if (is_within(scan, *value, id, list)) docids.push_back(value.get_docid());
  }
  return docids;
}

/** Keeps a candidate if its two values are usable. */
void take(Xapian::docid docid, std::string_view signature, std::string_view fingerprint, const Scheme& scheme,
          std::uint32_t scheme_id, CandidateList& list) {
  if (auto stored = decode_signature(signature, scheme, scheme_id)) {
    const auto own = decode_own_fingerprint(fingerprint, scheme_id, *stored);
    list.usable.push_back({{docid, {}, {}}, std::move(*stored), own});
  }
}

}  // namespace

CandidateList local_candidates(const Xapian::Database& database, const Scheme& scheme, const CandidateQuery& query) {
  CandidateList list;
  std::vector<Xapian::docid> docids;
  if (query.scan) {
    docids = scanned_docids(database, scheme, *query.scan, query.except, list);
  } else {
    docids = posted_docids(database, query.terms);
    docids.erase(std::remove(docids.begin(), docids.end(), query.except), docids.end());
    list.found = docids.size();
  }
  const std::uint32_t id = scheme.id();
  if (docids.size() < kFewDocuments) {
    for (const Xapian::docid docid : docids) {
      const Xapian::Document document = database.get_document(docid, Xapian::DOC_ASSUME_VALID);
      take(docid, document.get_value(scheme.slots.signature), document.get_value(scheme.slots.fingerprint), scheme, id,
           list);
    }
    return list;
  }
  ValueColumn signatures(database, scheme.slots.signature), fingerprints(database, scheme.slots.fingerprint);
  for (const Xapian::docid docid : docids)
    take(docid, signatures.value(docid), fingerprints.value(docid), scheme, id, list);
  return list;
}

CandidateList remote_candidates(const Xapian::Database& database, const Scheme& scheme, const CandidateQuery& query) {
  CandidateList list;
  const Xapian::Query search = query.scan ? has_value(scheme.slots.fingerprint)
                                          : Xapian::Query(Xapian::Query::OP_OR, query.terms.begin(), query.terms.end());
  auto fingerprints = matching_values(database, search, scheme.slots.fingerprint);
  fingerprints.erase(query.except);
  const auto signatures = matching_values(database, search, scheme.slots.signature);
  list.found = fingerprints.size();
  const std::uint32_t id = scheme.id();
  for (const auto& [docid, value] : fingerprints) {
    if (query.scan && !is_within(*query.scan, value, id, list)) continue;
    const auto found = signatures.find(docid);
    if (found != signatures.end()) take(docid, found->second, value, scheme, id, list);  // else deleted meanwhile
  }
  return list;
}

}  // namespace neardup
