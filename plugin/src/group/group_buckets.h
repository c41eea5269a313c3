/** @file group_buckets.h
 *  The buckets in which grouping looks for near documents: documents that share a band and a scope, and the leaders
 *  of a text. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_GROUP_BUCKETS_H
#define NEARDUP_PLUGIN_GROUP_GROUP_BUCKETS_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "database/grouped_databases.h"
#include "find/text_leaders.h"
#include "groups/star_groups.h"
#include "groups/star_update.h"
#include "marks/signature_table.h"
#include "neardup/measure.h"
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
  std::uint32_t scheme_id = scheme.id();

  const Xapian::Database& database() const { return databases.all(); }
  bool is_reference(std::size_t item) const { return databases.is_reference(table.docid(item)); }
};

/** Buckets contain the ranks of documents that decide for themselves. Each bucket has a name by which another run finds
 *  it. */
class GroupBuckets {
 public:
  GroupBuckets(const GroupedDocuments& documents, std::size_t threads) : documents_(documents), threads_(threads) {}

  /** All buckets, numbered from piece to piece.
   *  Cost at the first call, of any function of this class: add_band_keys(). */
  const std::vector<KeyBuckets>& pieces();

  /** Valid as long as this object. */
  BucketLookup lookup();

  std::string name(std::uint32_t bucket);

  /** The bucket with this name; nothing if it has fewer than two items. */
  std::optional<std::uint32_t> find(const std::string& name);

 private:
  const KeyBuckets& all();
  std::vector<KeyBuckets> gathered() const;
  std::vector<std::uint32_t> buckets_of(std::size_t rank);

  GroupedDocuments documents_;
  std::size_t threads_;
  std::optional<std::vector<KeyBuckets>> pieces_;
  std::optional<KeyBuckets> all_;
  std::optional<BucketLists> by_rank_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_GROUP_BUCKETS_H
