#include "pages/explanation_page.h"

#include <algorithm>

#include <fmt/format.h>

#include "pages/page_frame.h"
#include "pages/text_comparison.h"
#include "rows/explanation_output.h"
#include "rows/match_row.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kKeptWords = 40;

constexpr const char* kExplanationStyle = R"(
.verdict { font-size: 1.15rem; font-weight: 600; }
.facts { display: flex; flex-wrap: wrap; gap: 0 3rem; }
.measures { border-collapse: collapse; }
.measures th { padding: .1rem 1.5rem .1rem 0; font-weight: 400; text-align: left; }
.measures td { padding: .1rem 1rem .1rem 0; }
.measures .text { overflow-wrap: anywhere; }
.measures .value { font-variant-numeric: tabular-nums; font-weight: 600; text-align: right; white-space: nowrap; }
.measures .meaning { color: var(--faint); font-size: .875rem; }
.bands { display: flex; flex-wrap: wrap; gap: .3rem; margin: .3rem 0 .8rem; padding: 0; list-style: none; }
.bands li { min-width: 1.9rem; padding: .1rem .4rem; border: 1px solid var(--line); border-radius: .3rem;
  color: var(--faint); text-align: center; }
.bands .shared { border-color: var(--mark); background: var(--mark); color: var(--on-mark); }
.bands .lacking { border-style: dashed; }
@media (max-width: 50rem) { .measures .meaning { display: none; } }
)";

std::string pair_line(const char* name, const std::string& first, const std::string& second) {
  return fmt::format("<tr><th scope=\"row\">{}</th><td class=\"text\">{}</td><td class=\"text\">{}</td></tr>\n", name,
                     isolated_text(first), isolated_text(second));
}

/** What may part documents of the same words. */
std::string beside_part(const PairExplanation& explanation) {
  std::string lines;
  if (explanation.title_of_a != explanation.title_of_b)
    lines += pair_line("titles", explanation.title_of_a, explanation.title_of_b);
  if (!explanation.left_out_of_a.empty() || !explanation.left_out_of_b.empty())
    lines += pair_line("left-out words", word_list(explanation.left_out_of_a), word_list(explanation.left_out_of_b));
  if (explanation.same_canonical)
    lines += fmt::format("<tr><th scope=\"row\">canonical URLs</th><td colspan=\"2\">{}</td></tr>\n",
                         *explanation.same_canonical ? "the same" : "different");
  if (lines.empty()) return "";
  return "<section><h2>Beside the texts</h2><table class=\"measures\">\n<tr><td></td><th scope=\"col\">First</th><th "
         "scope=\"col\">Second</th></tr>\n" +
         lines + "</table></section>\n";
}

std::string measures_part(const PairExplanation& explanation) {
  std::string part = "<section><h2>Measures</h2><table class=\"measures\">\n";
  if (explanation.words) {
    for (const MeasureLine& line : measure_lines(explanation.words->measures)) {
      part +=
          fmt::format("<tr><th scope=\"row\">{}</th><td class=\"value\">{}</td><td class=\"meaning\">{}</td></tr>\n",
                      line.name, line.value, line.meaning);
    }
  }
  if (explanation.hamming) {
    part += fmt::format(
        "<tr><th scope=\"row\">fingerprints</th><td class=\"value\">{}</td><td class=\"meaning\">differing bits of "
        "64</td></tr>\n",
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
  return part +
         "<p class=\"faint\">A band is a sample of the text. Only documents that share a band are "
         "compared.</p></section>\n";
}

std::string texts_part(const PairExplanation& explanation, const std::string& a, const std::string& b,
                       std::size_t most_words_unfolded) {
  if (!explanation.words) {
    return "<h2>Texts</h2><p>The index does not hold the words of both: it has no positions that cover them.</p>\n";
  }
  const WordComparison& words = *explanation.words;
  const bool folds = std::max(words.a.tokens.size(), words.b.tokens.size()) > most_words_unfolded;
  return "<h2>Texts</h2><p class=\"faint\">Words of only one text are <del>marked in the first</del> or <ins>marked in "
         "the second</ins>. The numbers count words.</p>\n" +
         text_comparison(words, {0, a, {}}, {0, b, {}}, {folds ? kKeptWords : kAllWords});
}

}  // namespace

std::string explanation_page(const PairExplanation& explanation, const std::string& a, const std::string& b,
                             const std::string& verdict, std::size_t most_words_unfolded) {
  const std::string body = fmt::format(
      "<p class=\"verdict\">{}</p>\n<p>First: <strong>{}</strong></p>\n<p>Second: <strong>{}</strong></p>\n{}"
      "{}<div class=\"facts\">\n{}{}</div>\n",
      shown_text(verdict), isolated_text(a), isolated_text(b), texts_part(explanation, a, b, most_words_unfolded),
      beside_part(explanation), measures_part(explanation), bands_part(explanation));
  return page_frame("Two documents compared", std::string(kTextComparisonStyle) + kExplanationStyle, body);
}

}  // namespace neardup::cli
