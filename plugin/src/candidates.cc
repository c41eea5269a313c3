#include "candidates.h"

#include <algorithm>
#include <map>

#include "neardup/signature_reader.h"

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

std::vector<Xapian::docid> docids_with_value(const Xapian::Database& database, unsigned slot) {
  std::vector<Xapian::docid> docids;
  for (auto value = database.valuestream_begin(slot); value != database.valuestream_end(slot); ++value) {
    docids.push_back(value.get_docid());
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

}  // namespace

CandidateList local_candidates(const Xapian::Database& database, const Scheme& scheme, const CandidateQuery& query) {
  CandidateList list;
  SignatureReader reader(database, scheme);
  const std::vector<Xapian::docid> docids = query.every_document ? docids_with_value(database, scheme.slots.fingerprint)
                                                                 : posted_docids(database, query.terms);
  list.found = docids.size();
  for (const Xapian::docid docid : docids) {
    if (auto signature = reader.signature(docid)) {
      list.usable.push_back({docid, std::move(*signature), reader.fingerprint(docid)});
    }
  }
  return list;
}

CandidateList remote_candidates(const Xapian::Database& database, const Scheme& scheme, const CandidateQuery& query) {
  CandidateList list;
  const Xapian::Query search = query.every_document
                                   ? Xapian::Query::MatchAll
                                   : Xapian::Query(Xapian::Query::OP_OR, query.terms.begin(), query.terms.end());
  const auto signatures = matching_values(database, search, scheme.slots.signature);
  const auto fingerprints = matching_values(database, search, scheme.slots.fingerprint);
  list.found = signatures.size();
  for (const auto& [docid, value] : signatures) {
    auto signature = decode_signature(value, scheme);
    if (!signature) continue;
    const auto fingerprint = fingerprints.find(docid);
    list.usable.push_back(
        {docid, std::move(*signature),
         fingerprint == fingerprints.end() ? std::nullopt : decode_fingerprint(fingerprint->second, scheme.id())});
  }
  return list;
}

}  // namespace neardup
