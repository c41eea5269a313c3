#include "rows/passage_rows.h"

#include <algorithm>
#include <utility>

namespace neardup::cli {

namespace {

constexpr std::size_t kRowWords = 60;

/** Fills rows one after another. */
class Rows {
 public:
  void add_differing(const TokenSpan& a, const TokenSpan& b) {
    if (a.size() + b.size() == 0) return;
    room();
    words_ += std::max(a.size(), b.size());
    rows_.back().passages.push_back({false, a, b});
  }

  void add_equal(std::size_t begin_a, std::size_t begin_b, std::size_t length) {
    while (length != 0) {
      room();
      const std::size_t part = std::min(length, kRowWords - words_);
      words_ += part;
      rows_.back().passages.push_back({true, {begin_a, begin_a + part}, {begin_b, begin_b + part}});
      begin_a += part;
      begin_b += part;
      length -= part;
    }
  }

  void add_folded(std::size_t words) {
    rows_.push_back({{}, words});
    words_ = kRowWords;
  }

  std::vector<PassageRow> release() { return std::move(rows_); }

 private:
  /** Begin a row if the last one is full. */
  void room() {
    if (!rows_.empty() && words_ < kRowWords) return;
    rows_.emplace_back();
    words_ = 0;
  }

  std::vector<PassageRow> rows_;
  std::size_t words_ = 0;  // of the longer side of the last row
};

}  // namespace

std::vector<PassageRow> passage_rows(const std::vector<CommonRun>& shared, std::size_t size_a, std::size_t size_b,
                                     std::size_t kept) {
  Rows rows;
  std::size_t end_a = 0;
  std::size_t end_b = 0;
  for (const CommonRun& run : shared) {
    rows.add_differing({end_a, run.begin_in_a}, {end_b, run.begin_in_b});
    end_a = run.begin_in_a + run.length;
    end_b = run.begin_in_b + run.length;
    if (kept != kAllWords && 2 * run.length > 5 * kept) {
      rows.add_equal(run.begin_in_a, run.begin_in_b, kept);
      rows.add_folded(run.length - 2 * kept);
      rows.add_equal(end_a - kept, end_b - kept, kept);
    } else {
      rows.add_equal(run.begin_in_a, run.begin_in_b, run.length);
    }
  }
  rows.add_differing({end_a, size_a}, {end_b, size_b});
  return rows.release();
}

}  // namespace neardup::cli
