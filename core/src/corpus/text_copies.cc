#include "corpus/text_copies.h"

#include <algorithm>

#include "corpus/repeat_filter.h"

namespace neardup {

namespace {

using KeyOfRank = std::pair<std::uint64_t, std::uint32_t>;

/** The ranks of items whose text may repeat, with the keys of these texts, sorted. */
std::vector<KeyOfRank> repeated_texts(const CorpusTable& table, const CorpusOrder& order) {
  RepeatFilter filter(table.size());
  for (std::size_t item = 0; item != table.size(); ++item) {
    if (table.tokens(item) != 0) filter.add(table.text_key(item));
  }
  std::vector<KeyOfRank> repeated;
  for (std::uint32_t rank = 0; rank != table.size(); ++rank) {
    const std::size_t item = order.item(rank);
    if (table.tokens(item) != 0 && filter.may_repeat(table.text_key(item)))
      repeated.emplace_back(table.text_key(item), rank);
  }
  std::sort(repeated.begin(), repeated.end());
  return repeated;
}

}  // namespace

TextCopies fold_copies(const CorpusTable& table, const CorpusOrder& order) {
  TextCopies folded;
  folded.leads.resize(table.size());
  for (std::uint32_t rank = 0; rank != table.size(); ++rank) folded.leads[rank] = table.tokens(order.item(rank)) != 0;
  const std::vector<KeyOfRank> repeated = repeated_texts(table, order);
  for (auto begin = repeated.begin(); begin != repeated.end();) {
    const auto end =
        std::find_if(begin, repeated.end(), [&](const KeyOfRank& text) { return text.first != begin->first; });
    std::vector<std::uint32_t> leaders;
    for (auto text = begin; text != end; ++text) {
      const std::uint32_t rank = text->second;
      const bool of_reference = rank < order.references;
      const auto leader = std::find_if(leaders.begin(), leaders.end(), [&](std::uint32_t other) {
        return (other < order.references) == of_reference && table.signed_alike(order.item(other), order.item(rank));
      });
      if (leader == leaders.end()) {
        leaders.push_back(rank);
      } else {
        folded.copies.emplace_back(rank, *leader);
        folded.leads[rank] = false;
      }
    }
    if (leaders.size() > 1) folded.shared.push_back(std::move(leaders));
    begin = end;
  }
  std::sort(folded.copies.begin(), folded.copies.end());
  return folded;
}

}  // namespace neardup
