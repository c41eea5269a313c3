/** @file text_leaders.h
 *  Chooses which document decides for others of the same text, so that copies are not compared. Internal to grouping.
 */
#ifndef NEARDUP_PLUGIN_FIND_TEXT_LEADERS_H
#define NEARDUP_PLUGIN_FIND_TEXT_LEADERS_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "marks/signature_table.h"
#include "scope/preference_order.h"
#include "scope/scope_table.h"

namespace neardup {

/** Documents by rank. A copy of a text in the same scope and of the same time joins the same group as the first copy,
 *  because the same documents are near both. There are exceptions: a document that is declared distinct from another,
 *  or is in a reference, decides for itself and leads no other; and copies that the scope leaves alone do not follow.
 */
class TextLeaders {
 public:
  /** The leaders of one text in one scope, where there are several. */
  struct SharedText {
    std::uint64_t digest = 0;
    std::uint32_t scope = 0;
    std::vector<std::uint32_t> leaders;  ///< ascending
  };

  /** Whether an item decides for itself. */
  using OwnWay = std::function<bool(std::size_t item)>;

  TextLeaders(const SignatureTable& table, const PreferenceOrder& order, const ScopeTable& scopes,
              const OwnWay& own_way);

  /** The first document of the text in the scope. Its words stand for all copies. */
  std::size_t first(std::size_t rank) const { return first_[rank]; }

  /** The document whose group this one joins: itself if it decides for itself. Never a later one. */
  std::size_t leader(std::size_t rank) const { return leader_[rank]; }

  bool leads(std::size_t rank) const { return leader_[rank] == rank; }

  const std::vector<SharedText>& shared_texts() const { return shared_texts_; }

 private:
  /** Choose leaders among the copies of one text in one scope, ascending. @return the leaders. */
  std::vector<std::uint32_t> lead_copies(const std::vector<std::uint32_t>& copies, const PreferenceOrder& order,
                                         const ScopeTable& scopes, const OwnWay& own_way);

  std::vector<std::uint32_t> first_;
  std::vector<std::uint32_t> leader_;
  std::vector<SharedText> shared_texts_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_TEXT_LEADERS_H
