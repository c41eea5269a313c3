/** @file group_buckets.h
 *  The buckets in which grouping looks for near documents: documents that share a band term and a scope, and the
 *  leaders of a text. Gives all buckets at once, or one at a time. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_GROUP_BUCKETS_H
#define NEARDUP_PLUGIN_GROUP_GROUP_BUCKETS_H

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include <xapian.h>

#include "database/grouped_databases.h"
#include "find/band_buckets.h"
#include "find/text_leaders.h"
#include "groups/star_groups.h"
#include "groups/star_update.h"
#include "marks/signature_table.h"
#include "neardup/measure.h"
#include "scheme/own_terms.h"
#include "scheme/scheme.h"
#include "scope/preference_order.h"
#include "scope/scope_table.h"

namespace neardup {

/** The input of the buckets. Everything is kept by reference. */
struct GroupedDocuments {
  const GroupedDatabases& databases;
  const Scheme& scheme;
  const SignatureTable& table;
  const PreferenceOrder& order;
  const ScopeTable& scopes;
  const TextLeaders& texts;
  Measure measure;

  const Xapian::Database& database() const { return databases.all(); }
  bool is_reference(std::size_t item) const { return databases.is_reference(table.docid(item)); }
};

/** Buckets contain the ranks of documents that decide for themselves. Each bucket has a name by which another run finds
 *  it. */
class GroupBuckets {
 public:
  explicit GroupBuckets(const GroupedDocuments& documents) : documents_(documents), own_terms_(documents.scheme) {}

  /** @param named_above  only buckets with more items than this can be named afterwards.
   *  Cost: walks the band terms; opens the posting lists that two documents share. */
  BucketLists all(std::size_t named_above);

  /** Valid as long as this object. */
  BucketLookup lookup();

  /** The name of a bucket of the lookup, or of a large bucket of all(). */
  const std::string& name(std::uint32_t bucket) const { return names_.at(bucket); }

  /** The bucket of the lookup with this name; nothing if it cannot contain an item. */
  std::optional<std::uint32_t> find(const std::string& name);

 private:
  /** A bucket of the lookup. */
  struct Place {
    std::string term;                                  // of a band
    std::uint32_t scope = 0;                           // of its documents
    const std::vector<std::uint32_t>* text = nullptr;  // else the leaders of a text
  };

  BucketNumber leader_rank() const;
  std::string band_name(const std::string& term, std::uint32_t scope) const;
  std::string text_name(const TextLeaders::SharedText& text) const;
  void gather(BucketGatherer& gatherer, const std::string& term, std::vector<std::uint32_t> ranks,
              std::size_t named_above);
  std::uint32_t scope_of(std::size_t rank) const { return documents_.scopes.number(documents_.order.item(rank)); }
  std::uint32_t number_of(const std::string& name, const Place& place);
  void number_texts();
  std::vector<std::uint32_t> buckets_of(std::size_t rank);
  std::vector<std::uint32_t> ranks_in(std::uint32_t bucket) const;

  GroupedDocuments documents_;
  OwnTerms own_terms_;
  std::map<std::uint32_t, std::string> names_;
  std::vector<Place> places_;
  std::unordered_map<std::string, std::uint32_t> numbers_;
  std::unordered_map<std::uint32_t, std::uint32_t> text_of_;  // of a leader whose text has several leaders
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_GROUP_BUCKETS_H
