/** @file grouped_documents.h
 *  Random documents with group values, and what a search of them shows by brute force. */
#ifndef NEARDUP_TESTS_PLUGIN_GROUPED_DOCUMENTS_H
#define NEARDUP_TESTS_PLUGIN_GROUPED_DOCUMENTS_H

#include <xapian.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "index/document_signer.h"
#include "random_texts.h"
#include "spread_database.h"
#include "white_space_tokenizer.h"

namespace neardup {

constexpr unsigned kFacetSlot = 3;

/** Short documents over few words: a third of them alone, the others in groups, a facet value on most. */
class GroupedDocuments {
 public:
  static constexpr Xapian::doccount kDocuments = 400;

  explicit GroupedDocuments(unsigned seed, bool group_terms = true) : random_(seed) {
    for (Xapian::WritableDatabase* database : {&database_.whole(), &database_.sharded()}) {
      prepare_database(*database, scheme_, "ws 1");
    }
    const std::size_t groups = 1 + random_.below(kDocuments / 4);
    for (Xapian::doccount i = 0; i != kDocuments; ++i) {
      Xapian::Document document;
      for (std::size_t word = 1 + random_.below(30); word != 0; --word) document.add_term(this->word());
      if (random_.below(3) != 0) put_group(document, "g" + std::to_string(random_.below(groups)), group_terms);
      if (random_.below(9) != 0) document.add_value(kFacetSlot, std::to_string(random_.below(5)));
      database_.add(document);
    }
  }

  /** Words that many documents have and words that few have. */
  std::string word() { return "t" + std::to_string(random_.below(random_.below(30) + 1)); }

  Xapian::Query query() {
    std::vector<std::string> words;
    for (std::size_t i = 1 + random_.below(4); i != 0; --i) words.push_back(word());
    const bool all = random_.below(4) == 0;
    return Xapian::Query(all ? Xapian::Query::OP_AND : Xapian::Query::OP_OR, words.begin(), words.end());
  }

  SpreadDatabase& database() { return database_; }
  const Scheme& scheme() const { return scheme_; }

 private:
  void put_group(Xapian::Document& document, const std::string& group, bool term) const {
    document.add_value(scheme_.slots.group, group);
    if (term) document.add_boolean_term(scheme_.group_prefix + group);
  }

  RandomTexts random_;
  Scheme scheme_ = white_space_scheme();
  SpreadDatabase database_;
};

/** A way to order matches. */
struct SearchOrder {
  std::string name;
  std::function<void(Xapian::Enquire&)> set;
};

inline std::vector<SearchOrder> search_orders() {
  return {{"relevance", [](Xapian::Enquire&) {}},
          {"docid", [](Xapian::Enquire& enquire) { enquire.set_weighting_scheme(Xapian::BoolWeight()); }},
          {"descending docid",
           [](Xapian::Enquire& enquire) {
             enquire.set_weighting_scheme(Xapian::BoolWeight());
             enquire.set_docid_order(Xapian::Enquire::DESCENDING);
           }},
          {"value", [](Xapian::Enquire& enquire) { enquire.set_sort_by_value(kFacetSlot, true); }},
          {"value, relevance",
           [](Xapian::Enquire& enquire) { enquire.set_sort_by_value_then_relevance(kFacetSlot, false); }},
          {"relevance, value",
           [](Xapian::Enquire& enquire) { enquire.set_sort_by_relevance_then_value(kFacetSlot, true); }},
          {"relevance above 40 %", [](Xapian::Enquire& enquire) { enquire.set_cutoff(40); }}};
}

/** A match that is shown, and those folded under it, by docid. */
struct BruteHit {
  Xapian::docid docid;
  std::string group;
  std::vector<Xapian::docid> folded;
};

/** The first `most` matches without Xapian's collapse, each group once. */
inline std::vector<BruteHit> brute_force_collapse(const Xapian::Database& database, const Xapian::Query& query,
                                                  const SearchOrder& order, unsigned slot,
                                                  Xapian::doccount most = GroupedDocuments::kDocuments) {
  Xapian::Enquire enquire(database);
  enquire.set_query(query);
  order.set(enquire);
  const Xapian::MSet matches = enquire.get_mset(0, GroupedDocuments::kDocuments, GroupedDocuments::kDocuments);
  std::vector<BruteHit> shown;
  std::map<std::string, std::size_t> places;
  for (auto match = matches.begin(); match != matches.end() && match.get_rank() < most; ++match) {
    const std::string group = match.get_document().get_value(slot);
    if (group.empty() || places.emplace(group, shown.size()).second) {
      shown.push_back({*match, group, {}});
    } else {
      shown[places[group]].folded.push_back(*match);
    }
  }
  return shown;
}

inline std::vector<Xapian::docid> shown_docids(const std::vector<BruteHit>& hits) {
  std::vector<Xapian::docid> docids;
  for (const BruteHit& hit : hits) docids.push_back(hit.docid);
  return docids;
}

/** Page `first` of them. */
inline std::vector<Xapian::docid> page_of(const std::vector<Xapian::docid>& docids, std::size_t first,
                                          std::size_t size) {
  const std::size_t begin = std::min(first, docids.size());
  const std::size_t end = std::min(begin + size, docids.size());
  return {docids.begin() + static_cast<std::ptrdiff_t>(begin), docids.begin() + static_cast<std::ptrdiff_t>(end)};
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_GROUPED_DOCUMENTS_H
