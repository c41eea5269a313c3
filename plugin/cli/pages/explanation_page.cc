#include "pages/explanation_page.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "output/counted.h"
#include "pages/page_frame.h"
#include "rows/explanation_output.h"
#include "rows/match_row.h"
#include "rows/measure_row.h"
#include "rows/passage_rows.h"

namespace neardup::cli {

namespace {

constexpr const char* kStyle = R"(
:root { --del: #fbdcd9; --del-line: #b3261e; --ins: #d7f0dc; --ins-line: #1a7f37; }
@media (prefers-color-scheme: dark) { :root { --del: #4b1f1d; --del-line: #ff8a80; --ins: #163a22; --ins-line: #6fd68a; } }
.facts { display: flex; flex-wrap: wrap; gap: 0 3rem; }
.measures { border-collapse: collapse; }
.measures th { padding: .1rem 1.5rem .1rem 0; font-weight: 400; text-align: left; }
.measures td { padding: .1rem 1rem .1rem 0; }
.measures .value { font-variant-numeric: tabular-nums; font-weight: 600; text-align: right; white-space: nowrap; }
.measures .meaning { color: var(--faint); font-size: .875rem; }
.bands { display: flex; flex-wrap: wrap; gap: .3rem; margin: .3rem 0 .8rem; padding: 0; list-style: none; }
.bands li { min-width: 1.9rem; padding: .1rem .4rem; border: 1px solid var(--line); border-radius: .3rem;
  color: var(--faint); text-align: center; }
.bands .shared { border-color: var(--mark); background: var(--mark); color: var(--on-mark); }
.bands .lacking { border-style: dashed; }
.texts { width: 100%; border: 1px solid var(--line); border-collapse: collapse; table-layout: fixed; }
.texts th, .texts td { padding: .35rem .7rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
.texts thead th { position: sticky; top: 0; border-bottom: 1px solid var(--line); background: var(--soft); }
.texts .number { width: 4rem; padding-left: 0; padding-right: 0; color: var(--faint);
  font: .75rem/2 ui-monospace, monospace; text-align: right; }
.texts .folded td { border-block: 1px solid var(--line); background: var(--soft); color: var(--faint);
  font-size: .875rem; text-align: center; }
del, ins { border-radius: .2rem .2rem 0 0; padding: 0 .1rem; color: var(--text); text-decoration: none;
  -webkit-box-decoration-break: clone; box-decoration-break: clone; }
del { background: var(--del); border-bottom: 2px solid var(--del-line); }
ins { background: var(--ins); border-bottom: 2px solid var(--ins-line); }
@media (max-width: 50rem) { .texts .number { display: none; }
  .measures .meaning { display: none; } .texts th, .texts td { padding: .3rem .4rem; } }
)";

std::string measures_part(const PairExplanation& explanation) {
  std::string part = "<section><h2>Measures</h2><table class=\"measures\">\n";
  if (explanation.words) {
    for (const MeasureLine& line : measure_lines(explanation.words->measures)) {
      part += fmt::format("<tr><th>{}</th><td class=\"value\">{}</td><td class=\"meaning\">{}</td></tr>\n", line.name,
                          line.value, line.meaning);
    }
  }
  if (explanation.hamming) {
    part += fmt::format(
        "<tr><th>fingerprints</th><td class=\"value\">{}</td><td class=\"meaning\">differing bits of 64</td></tr>\n",
        *explanation.hamming);
  }
  return part + "</table></section>\n";
}

std::string band_part(const BandMatch& band) {
  const char* const sort = band.shared ? "shared" : band.in_a && band.in_b ? "different" : "lacking";
  const char* const meaning = band.shared              ? "the same in both"
                              : band.in_a && band.in_b ? "different"
                              : band.in_a              ? "in the first only"
                              : band.in_b              ? "in the second only"
                                                       : "in neither";
  return fmt::format("<li class=\"{}\" title=\"{}\">{}</li>", sort, meaning, band.label);
}

std::string bands_part(const PairExplanation& explanation) {
  std::string part =
      fmt::format("<section><h2>Bands: {} shared of {}</h2>\n", explanation.bands_shared.size(), explanation.bands);
  for (const FamilyMatch& family : explanation.families) {
    part += fmt::format("<p>{}</p><ul class=\"bands\">", shown_text(family.family.text()));
    for (const BandMatch& band : family.bands) part += band_part(band);
    part += "</ul>\n";
  }
  return part + "<p class=\"faint\">Only documents that share a band are compared.</p></section>\n";
}

/** One side of a row.
 *  @param element  marks the words that the other text lacks. */
std::string side_part(const MeasuredText& text, const std::vector<Passage>& passages, TokenSpan Passage::*side,
                      const char* element) {
  std::string part;
  for (const Passage& passage : passages) {
    const TokenSpan& span = passage.*side;
    if (span.begin == span.end) continue;
    const std::string words = shown_text(passage_text(text, span.begin, span.end));
    part += part.empty() ? "" : " ";
    part += passage.equal ? words : fmt::format("<{0}>{1}</{0}>", element, words);
  }
  return part;
}

std::string row_part(const WordComparison& words, const PassageRow& row) {
  if (row.folded_words != 0) {
    return fmt::format("<tr class=\"folded\"><td colspan=\"4\">{} the same in both</td></tr>\n",
                       counted(row.folded_words, "word"));
  }
  const Passage& first = row.passages.front();
  return fmt::format("<tr><td class=\"number\">{}</td><td>{}</td><td class=\"number\">{}</td><td>{}</td></tr>\n",
                     first.a.begin + 1, side_part(words.a, row.passages, &Passage::a, "del"), first.b.begin + 1,
                     side_part(words.b, row.passages, &Passage::b, "ins"));
}

std::string texts_part(const PairExplanation& explanation, const std::string& name_a, const std::string& name_b,
                       std::size_t most_words_unfolded) {
  if (!explanation.words) {
    return "<h2>Texts</h2><p>The index does not hold the words of both: it has no positions that cover them.</p>\n";
  }
  const WordComparison& words = *explanation.words;
  const bool folds = std::max(words.a.tokens.size(), words.b.tokens.size()) > most_words_unfolded;
  std::string part = fmt::format(
      "<h2>Texts</h2><p class=\"faint\">The texts as the index holds them, with word numbers. Words of only one text "
      "are "
      "<del>marked in the first</del> or <ins>marked in the second</ins>.</p>\n"
      "<table class=\"texts\"><thead><tr><th class=\"number\"></th><th>{}</th><th class=\"number\"></th><th>{}</th>"
      "</tr></thead><tbody>\n",
      shown_text(name_a), shown_text(name_b));
  for (const PassageRow& row : passage_rows(words.shared_runs, words.a.tokens.size(), words.b.tokens.size(), folds)) {
    part += row_part(words, row);
  }
  return part + "</tbody></table>\n";
}

std::string verdict_of(const PairExplanation& explanation) {
  if (!explanation.similarity) return "Their similarity is unknown.";
  return fmt::format("Similarity <strong>{:.4f}</strong>, {}.", explanation.similarity->jaccard,
                     verification_name(explanation.similarity->verification));
}

}  // namespace

std::string explanation_page(const PairExplanation& explanation, const std::string& name_a, const std::string& name_b,
                             std::size_t most_words_unfolded) {
  const std::string body =
      fmt::format("<p>First: <strong>{}</strong></p>\n<p>Second: <strong>{}</strong></p>\n<p>{}</p>\n",
                  shown_text(name_a), shown_text(name_b), verdict_of(explanation)) +
      "<div class=\"facts\">\n" + measures_part(explanation) + bands_part(explanation) + "</div>\n" +
      texts_part(explanation, name_a, name_b, most_words_unfolded);
  return page_frame("Two documents compared", kStyle, body);
}

}  // namespace neardup::cli
