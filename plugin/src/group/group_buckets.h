/** @file group_buckets.h
 *  The buckets in which grouping looks for near documents: documents that share a band and a scope, and the leaders
 *  of a text, which decide for its copies, so that these are not compared. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_GROUP_BUCKETS_H
#define NEARDUP_PLUGIN_GROUP_GROUP_BUCKETS_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

#include <xapian.h>

#include "database/grouped_databases.h"
#include "group/reference_members.h"
#include "groups/star_groups.h"
#include "marks/signature_table.h"
#include "neardup/grouper.h"
#include "scheme/scheme.h"
#include "scope/preference_order.h"
#include "scope/scope_table.h"

namespace neardup {

/** Documents by rank. A copy of a text in the same scope and of the same time joins the same group as the first copy,
 *  because the same documents are near both; a copy of a text that a reference has joins the group of that text there. A
 *  document that is declared distinct from another decides for itself and leads no other, one of a reference decides for
 *  itself, and copies that the scope leaves alone do not follow. */
class TextLeaders {
 public:
  /** The leaders of one text in one scope, where there are several. */
  struct SharedText {
    std::uint64_t digest = 0;
    std::uint32_t scope = 0;
    std::vector<std::uint32_t> leaders;  ///< ascending
  };

  /** Of one item. */
  using Test = std::function<bool(std::size_t item)>;

  /** Everything is read while the leaders are chosen, and not kept. */
  struct Source {
    const SignatureTable& table;
    const PreferenceOrder& order;
    const ScopeTable& scopes;
    ReferencePlaces places;  ///< of the texts of members of references
    Test is_reference;
    Test is_distinct;  ///< declared distinct from another
  };

  explicit TextLeaders(const Source& source);

  /** The first document of the text in the scope. Its words stand for all copies. */
  std::size_t first(std::size_t rank) const { return first_[rank]; }

  /** The document whose group this one joins: itself if it decides for itself. Never a later one. */
  std::size_t leader(std::size_t rank) const { return leader_[rank]; }

  bool leads(std::size_t rank) const { return leader_[rank] == rank; }

  /** The link with the leader, whose text a document has unless it follows a member of a reference. */
  StarLink link(std::size_t rank) const;

  const std::vector<SharedText>& shared_texts() const { return shared_texts_; }

 private:
  /** Choose leaders among the copies of one text in one scope, ascending. @return those of them that lead. */
  std::vector<std::uint32_t> lead_copies(const Source& source, const std::vector<std::uint32_t>& copies);

  /** Whether a document follows a reference. @param copies  of its text, in references. */
  bool follow_reference(const Source& source, std::uint32_t rank, const std::vector<std::uint32_t>& copies);

  std::vector<std::uint32_t> first_;
  std::vector<std::uint32_t> leader_;
  std::unordered_map<std::size_t, StarLink> links_;  // by rank, of those that follow members of references
  std::vector<SharedText> shared_texts_;
};

/** The input of the buckets. Everything is kept by reference. */
struct GroupedDocuments {
  const GroupedDatabases& databases;
  const Scheme& scheme;
  const SignatureTable& table;
  const PreferenceOrder& order;
  const ScopeTable& scopes;
  const TextLeaders& texts;
  const GrouperOptions& options;

  const Xapian::Database& database() const { return databases.all(); }
  Xapian::docid docid(std::size_t rank) const { return table.docid(order.item(rank)); }

  bool is_reference(std::size_t item) const { return databases.is_reference(table.docid(item)); }
};

/** The buckets of ranks that decide for themselves: documents that share a band and a scope, a canonical URL, or a
 *  text.
 *  @param tell  called on the calling thread now and then; may throw.
 *  Cost: add_band_keys(). */
KeyBuckets group_buckets(const GroupedDocuments& documents, std::size_t threads,
                         const std::function<void(std::size_t)>& tell);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_GROUP_BUCKETS_H
