#include "find/band_buckets.h"

#include <numeric>

#include "marks/stored_marks.h"

namespace neardup {

std::vector<std::uint32_t> numbers_with_term(const Xapian::Database& database, const std::string& term,
                                             const SignatureTable& table, const BucketNumber& number) {
  std::vector<std::uint32_t> numbers;
  for (auto posting = database.postlist_begin(term); posting != database.postlist_end(term); ++posting) {
    const std::optional<std::size_t> item = table.item(*posting);
    const std::optional<std::uint32_t> numbered = item ? number(*item) : std::nullopt;
    if (numbered) numbers.push_back(*numbered);
  }
  return numbers;
}

void for_each_band(
    const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table, const BucketNumber& number,
    const std::function<void(const std::string& term, const std::vector<std::uint32_t>& numbers)>& take) {
  for_each_band_term(database, OwnTerms(scheme), [&](const Xapian::TermIterator& term) {
    if (term.get_termfreq() < 2) return;
    const std::string name = *term;
    take(name, numbers_with_term(database, name, table, number));
  });
}

std::optional<std::uint32_t> BucketGatherer::add(const std::vector<std::uint32_t>& items) {
  if (items.size() < 2) return std::nullopt;
  for (const std::uint32_t item : items) entries_.push_back({item, buckets_});
  return buckets_++;
}

BucketLists BucketGatherer::lists(std::size_t items) const {
  BucketLists lists;
  lists.bucket_count = buckets_;
  lists.offsets.assign(items + 1, 0);
  for (const Entry& entry : entries_) ++lists.offsets[entry.item + 1];
  std::partial_sum(lists.offsets.begin(), lists.offsets.end(), lists.offsets.begin());
  lists.ids.resize(entries_.size());
  std::vector<std::size_t> next(lists.offsets.begin(), lists.offsets.end() - 1);
  for (const Entry& entry : entries_) lists.ids[next[entry.item]++] = entry.bucket;
  return lists;
}

}  // namespace neardup
