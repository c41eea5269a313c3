#include "pages/text_comparison.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "output/printable.h"
#include "pages/page_frame.h"
#include "rows/explanation_output.h"

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

/** One side of a row.
 *  @param element     marks the words that the other text lacks.
 *  @param most_words  of a differing passage; how many more it has is said. */
std::string side_part(const MeasuredText& text, const std::vector<Passage>& passages, TokenSpan Passage::*side,
                      const char* element, std::size_t most_words) {
  std::string part;
  for (const Passage& passage : passages) {
    const TokenSpan& span = passage.*side;
    if (span.begin == span.end) continue;
    const std::size_t shown = passage.equal ? span.size() : std::min(span.size(), most_words);
    const std::string words = shown_text(passage_text(text, span.begin, span.begin + shown));
    part += part.empty() ? "" : " ";
    part += passage.equal ? words : fmt::format("<{0}>{1}</{0}>", element, words);
    if (shown != span.size()) part += fmt::format(" ... ({} more)", counted(span.size() - shown, "word"));
  }
  return part;
}

/** Both sides of a row, one after the other. */
std::string merged_part(const WordComparison& words, const PassageRow& row, std::size_t most_words) {
  if (row.folded_words != 0) return " ...";
  std::string part;
  for (const Passage& passage : row.passages) {
    part += " " + side_part(words.a, {passage}, &Passage::a, "del", most_words);
    if (!passage.equal) part += " " + side_part(words.b, {passage}, &Passage::b, "ins", most_words);
  }
  return part;
}

std::vector<PassageRow> rows_of(const WordComparison& words, const ComparisonExtent& extent) {
  return passage_rows(words.shared_runs, words.a.tokens.size(), words.b.tokens.size(), extent.kept);
}

std::string row_part(const WordComparison& words, const PassageRow& row, std::size_t most_words) {
  if (row.folded_words != 0) {
    return fmt::format("<tr class=\"folded\"><td colspan=\"4\">{} the same in both</td></tr>\n",
                       counted(row.folded_words, "word"));
  }
  const Passage& first = row.passages.front();
  return fmt::format(
      "<tr><td class=\"number\">{}</td><td dir=\"auto\">{}</td><td class=\"number\">{}</td><td "
      "dir=\"auto\">{}</td></tr>\n",
      first.a.begin + 1, side_part(words.a, row.passages, &Passage::a, "del", most_words), first.b.begin + 1,
      side_part(words.b, row.passages, &Passage::b, "ins", most_words));
}

std::string heading_part(const ReportedDocument& document) {
  const std::string place =
      document.record.caption.empty() ? "" : "<span class=\"place\">" + isolated_text(document.name) + "</span>";
  return "<td class=\"number\"></td><th scope=\"col\">" + isolated_text(document.title()) + place + "</th>";
}

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

const char* const kTextComparisonStyle = R"(
:root { --del: #fbdcd9; --del-line: #b3261e; --ins: #d7f0dc; --ins-line: #1a7f37; }
@media (prefers-color-scheme: dark) { :root { --del: #4b1f1d; --del-line: #ff8a80; --ins: #163a22; --ins-line: #6fd68a; } }
.texts { width: 100%; border: 1px solid var(--line); border-collapse: collapse; table-layout: fixed; }
.texts th, .texts td { padding: .35rem .7rem; text-align: start; vertical-align: top; overflow-wrap: anywhere;
  white-space: normal; }
.texts thead th { position: sticky; top: 0; border-bottom: 1px solid var(--line); background: var(--soft); }
.texts thead td { position: sticky; top: 0; background: var(--soft); border-bottom: 1px solid var(--line); }
.texts .place { display: block; color: var(--faint); font-size: .875rem; font-weight: 400; }
.texts .number { width: 4rem; padding-left: 0; padding-right: 0; color: var(--faint);
  font: .75rem/2 ui-monospace, monospace; text-align: right; }
.texts .folded td { border-block: 1px solid var(--line); background: var(--soft); color: var(--faint);
  font-size: .875rem; text-align: center; }
del, ins { border-radius: .2rem .2rem 0 0; padding: 0 .1rem; color: var(--text); text-decoration: none;
  -webkit-box-decoration-break: clone; box-decoration-break: clone; }
del { background: var(--del); border-bottom: 2px solid var(--del-line); }
ins { background: var(--ins); border-bottom: 2px solid var(--ins-line); }
@media (max-width: 50rem) { .texts th, .texts td { padding: .3rem .4rem; }
.texts .number { width: 0; padding: 0; font-size: 0; } }
)";

std::string marked_changes(const WordComparison& words, const ComparisonExtent& extent) {
  const std::vector<PassageRow> rows = rows_of(words, extent);
  std::string part;
  const std::size_t shown = std::min(rows.size(), extent.most_rows);
  for (std::size_t i = 0; i != shown; ++i) part += merged_part(words, rows[i], extent.most_words);
  const bool cut = shown != rows.size() && rows[shown - 1].folded_words == 0;
  return "<p class=\"changes\" dir=\"auto\">" + part + (cut ? " ..." : "") + "</p>\n";
}

std::string text_comparison(const WordComparison& words, const ReportedDocument& a, const ReportedDocument& b,
                            const ComparisonExtent& extent) {
  std::string part =
      "<table class=\"texts\"><thead><tr>" + heading_part(a) + heading_part(b) + "</tr></thead><tbody>\n";
  const std::vector<PassageRow> rows = rows_of(words, extent);
  for (std::size_t i = 0; i != std::min(rows.size(), extent.most_rows); ++i)
    part += row_part(words, rows[i], extent.most_words);
  if (rows.size() > extent.most_rows) {
    part += fmt::format("<tr class=\"folded\"><td colspan=\"4\">{} not shown</td></tr>\n",
                        counted(rows.size() - extent.most_rows, "further row"));
  }
  return part + "</tbody></table>\n";
}

}  // namespace neardup::cli
