#include "band_buckets.h"

#include <numeric>
#include <optional>
#include <string>

namespace neardup {

namespace {

/** Gathers (item, bucket) entries and sorts them by item. */
class BucketGatherer {
 public:
  /** Add a bucket; one of fewer than two items says nothing. */
  void add(const std::vector<std::uint32_t>& items) {
    if (items.size() < 2) return;
    for (const std::uint32_t item : items) entries_.push_back({item, buckets_});
    ++buckets_;
  }

  BucketLists lists(std::size_t items) const {
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

 private:
  struct Entry {
    std::uint32_t item;
    std::uint32_t bucket;
  };

  std::vector<Entry> entries_;
  std::uint32_t buckets_ = 0;
};

}  // namespace

BucketLists band_buckets(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table,
                         const BucketNumber& number, const std::vector<std::vector<std::uint32_t>>& others) {
  BucketGatherer gatherer;
  std::vector<std::uint32_t> numbers;
  const std::string& prefix = scheme.band_prefix;
  for (auto term = database.allterms_begin(prefix); term != database.allterms_end(prefix); ++term) {
    if (term.get_termfreq() < 2) continue;
    numbers.clear();
    const std::string name = *term;
    for (auto posting = database.postlist_begin(name); posting != database.postlist_end(name); ++posting) {
      const std::optional<std::size_t> item = table.item(*posting);
      const std::optional<std::uint32_t> numbered = item ? number(*item) : std::nullopt;
      if (numbered) numbers.push_back(*numbered);
    }
    gatherer.add(numbers);
  }
  for (const std::vector<std::uint32_t>& bucket : others) gatherer.add(bucket);
  return gatherer.lists(table.size());
}

}  // namespace neardup
