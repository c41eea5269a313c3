#include "compare/differing_words.h"

#include <algorithm>
#include <cstdint>

#include "bytes/digits.h"
#include "bytes/feature_hash.h"
#include "compare/token_alignment.h"
#include "tokens/words_of_amounts.h"

namespace neardup {

namespace {

std::vector<std::uint64_t> hashes_of(const std::vector<OwnedToken>& tokens) {
  std::vector<std::uint64_t> hashes;
  for (const OwnedToken& token : tokens) hashes.push_back(xxh3_hash(token.text));
  return hashes;
}

void name(const std::vector<OwnedToken>& tokens, std::size_t begin, std::size_t end, std::vector<std::string>& to) {
  for (; begin != end && to.size() != kNamedWords; ++begin) to.push_back(tokens[begin].text);
}

/** A text with its tokens. */
struct TokenizedText {
  std::string_view text;
  std::vector<OwnedToken> tokens{};
};

bool has_figure(const OwnedToken& token) {
  return token.token_class == TokenClass::kNumber || has_digit(token.text);
}

/** Whether a number in figures or in words is before or behind a token. */
bool is_next_to_number(const TokenizedText& words, std::size_t at) {
  const auto is_number = [](const OwnedToken& token) { return has_figure(token) || is_amount(token.text); };
  return (at != 0 && is_number(words.tokens[at - 1])) ||
         (at + 1 != words.tokens.size() && is_number(words.tokens[at + 1]));
}

/** Whether a word changes what a text says as a figure does. */
bool counts_as_figure(const TokenizedText& words, std::size_t at) {
  const OwnedToken& token = words.tokens[at];
  const std::string_view written = words.text.substr(token.begin, token.end - token.begin);
  return has_figure(token) || is_amount(token.text) || is_negation(token.text) || is_roman_numeral(written) ||
         (is_amount_next_to_number(token.text, written) && is_next_to_number(words, at));
}

bool has_figures(const TokenizedText& words, std::size_t begin, std::size_t end) {
  for (; begin != end; ++begin)
    if (counts_as_figure(words, begin)) return true;
  return false;
}

}  // namespace

DifferingWords differing_words(Tokenizer& tokenizer, std::string_view a, std::string_view b) {
  const TokenizedText words_a{a, collect_tokens(tokenizer, a)};
  const TokenizedText words_b{b, collect_tokens(tokenizer, b)};
  const std::vector<OwnedToken>& tokens_a = words_a.tokens;
  const std::vector<OwnedToken>& tokens_b = words_b.tokens;
  DifferingWords found{0, std::max(tokens_a.size(), tokens_b.size()), {}, {}, a == b, false};
  for (const TokenGap& gap : gaps_between(hashes_of(tokens_a), hashes_of(tokens_b))) {
    found.count += std::max(gap.end_a - gap.begin_a, gap.end_b - gap.begin_b);
    name(tokens_a, gap.begin_a, gap.end_a, found.only_in_a);
    name(tokens_b, gap.begin_b, gap.end_b, found.only_in_b);
    found.figures =
        found.figures || has_figures(words_a, gap.begin_a, gap.end_a) || has_figures(words_b, gap.begin_b, gap.end_b);
  }
  found.count = std::min(found.count, found.words);
  return found;
}

std::string differing_text(const DifferingWords& words) {
  return std::to_string(words.count) + " of " + std::to_string(words.words) +
         (words.count == 1 ? " words differs" : " words differ");
}

std::string compared_by(const DifferingWords& words, const std::string& features) {
  if (words.count != 0) return features;
  return words.same_bytes ? "bytes" : "words";
}

}  // namespace neardup
