/** @file text_leaders.h
 *  Which documents decide for others of the same text, so that copies are not compared. Internal to grouping. */
#ifndef NEARDUP_SRC_TEXT_LEADERS_H
#define NEARDUP_SRC_TEXT_LEADERS_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "distinct_documents.h"
#include "preference_order.h"
#include "signature_table.h"

namespace neardup {

/** Documents by rank. A copy of a text goes where the first copy goes: whoever is near the one is near the other. That
 *  does not hold for a document that is declared distinct from another: it goes its own way, and leads nobody. */
class TextLeaders {
 public:
  TextLeaders(const SignatureTable& table, const PreferenceOrder& order, const DistinctDocuments& distinct);

  /** The first document of the text, whose words speak for all of it. */
  std::size_t first(std::size_t rank) const { return first_[rank]; }

  /** The document whose group this one joins: itself if it decides for itself. Never a later one. */
  std::size_t leader(std::size_t rank) const { return leader_[rank]; }

  bool leads(std::size_t rank) const { return leader_[rank] == rank; }

  /** The leaders of each text that has several, in no order. */
  const std::vector<std::vector<std::uint32_t>>& shared_texts() const { return shared_texts_; }

 private:
  std::vector<std::uint32_t> first_;
  std::vector<std::uint32_t> leader_;
  std::vector<std::vector<std::uint32_t>> shared_texts_;
};

}  // namespace neardup

#endif  // NEARDUP_SRC_TEXT_LEADERS_H
