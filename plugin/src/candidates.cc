#include "candidates.h"

#include <algorithm>
#include <map>

#include "neardup/signature_reader.h"
#include "neardup/simhash.h"

namespace neardup {

namespace {

std::vector<Xapian::docid> posted_docids(const Xapian::Database& database, const std::vector<std::string>& terms) {
  std::vector<Xapian::docid> docids;
  for (const std::string& term : terms) {
    docids.insert(docids.end(), database.postlist_begin(term), database.postlist_end(term));
  }
  std::sort(docids.begin(), docids.end());
  docids.erase(std::unique(docids.begin(), docids.end()), docids.end());
  return docids;
}

bool is_far(const FingerprintScan& scan, std::uint64_t fingerprint) {
  return hamming_distance(scan.fingerprint, fingerprint) > scan.distance;
}

/** Documents within the distance. Most are not: their signatures are never read. */
std::vector<Xapian::docid> scanned_docids(const Xapian::Database& database, const Scheme& scheme,
                                          const FingerprintScan& scan, CandidateList& list) {
  std::vector<Xapian::docid> docids;
  const std::uint32_t id = scheme.id();
  const unsigned slot = scheme.slots.fingerprint;
  for (auto value = database.valuestream_begin(slot); value != database.valuestream_end(slot); ++value) {
    ++list.found;
    const std::optional<std::uint64_t> fingerprint = decode_fingerprint(*value, id);
    if (!fingerprint) continue;
    if (is_far(scan, *fingerprint)) {
      ++list.far;
    } else {
      docids.push_back(value.get_docid());
    }
  }
  return docids;
}

/** The value of a slot on every document that matches, in one search: it comes back as the sort key. */
std::map<Xapian::docid, std::string> matching_values(const Xapian::Database& database, const Xapian::Query& query,
                                                     unsigned slot) {
  Xapian::Enquire enquire(database);
  enquire.set_weighting_scheme(Xapian::BoolWeight());
  enquire.set_query(query);
  enquire.set_sort_by_value(slot, false);
  const Xapian::MSet matches = enquire.get_mset(0, database.get_doccount());
  std::map<Xapian::docid, std::string> values;
  for (auto match = matches.begin(); match != matches.end(); ++match) values[*match] = match.get_sort_key();
  return values;
}

Xapian::Query search_of(const Scheme& scheme, const CandidateQuery& query) {
  if (!query.scan) return Xapian::Query(Xapian::Query::OP_OR, query.terms.begin(), query.terms.end());
  const std::string least(1, '\0');  // every value but the empty one
  return Xapian::Query(Xapian::Query::OP_VALUE_GE, scheme.slots.fingerprint, least);
}

}  // namespace

CandidateList local_candidates(const Xapian::Database& database, const Scheme& scheme, const CandidateQuery& query) {
  CandidateList list;
  std::vector<Xapian::docid> docids;
  if (query.scan) {
    docids = scanned_docids(database, scheme, *query.scan, list);
  } else {
    docids = posted_docids(database, query.terms);
    list.found = docids.size();
  }
  SignatureReader reader(database, scheme);
  for (const Xapian::docid docid : docids) {
    if (auto signature = reader.signature(docid)) {
      list.usable.push_back({docid, std::move(*signature), reader.fingerprint(docid)});
    }
  }
  return list;
}

CandidateList remote_candidates(const Xapian::Database& database, const Scheme& scheme, const CandidateQuery& query) {
  CandidateList list;
  const Xapian::Query search = search_of(scheme, query);
  const auto fingerprints = matching_values(database, search, scheme.slots.fingerprint);
  const auto signatures = matching_values(database, search, scheme.slots.signature);
  list.found = fingerprints.size();
  for (const auto& [docid, value] : fingerprints) {
    const std::optional<std::uint64_t> fingerprint = decode_fingerprint(value, scheme.id());
    if (query.scan && !fingerprint) continue;
    if (query.scan && is_far(*query.scan, *fingerprint)) {
      ++list.far;
      continue;
    }
    const auto found = signatures.find(docid);
    if (found == signatures.end()) continue;  // deleted between the two searches
    if (auto signature = decode_signature(found->second, scheme)) {
      list.usable.push_back({docid, std::move(*signature), fingerprint});
    }
  }
  return list;
}

}  // namespace neardup
