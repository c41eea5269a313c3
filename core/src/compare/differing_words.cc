#include "compare/differing_words.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/digits.h"
#include "bytes/eight_bytes.h"
#include "bytes/feature_hash.h"
#include "bytes/utf8_characters.h"
#include "compare/token_alignment.h"
#include "compare/word_ends.h"
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

/** What stands between a token and the one behind it, or the end. */
std::string_view behind(const TokenizedText& words, std::size_t at) {
  const std::size_t begin = words.tokens[at].end;
  const std::size_t end = at + 1 == words.tokens.size() ? words.text.size() : words.tokens[at + 1].begin;
  return words.text.substr(begin, end - begin);
}

bool is_apostrophe(std::string_view between) {
  return between == "'" || between == "\u2019" || between == "\u00b4" || between == "`";
}

/** Whether a token is a number in words or in figures, such as "5" and "5mg" but not "A4". Before an apostrophe its last vowel
 *  may be left out: "vent'anni". */
bool is_number(const TokenizedText& words, std::size_t at) {
  const OwnedToken& token = words.tokens[at];
  if (token.token_class == TokenClass::kNumber || is_amount(token.text)) return true;
  if (!token.text.empty() && is_digit(token.text.front())) return true;
  const std::string_view vowels = is_apostrophe(behind(words, at)) ? "aio" : "";
  return std::any_of(vowels.begin(), vowels.end(), [&](char vowel) { return is_amount(token.text + vowel); });
}

bool is_next_to_number(const TokenizedText& words, std::size_t at) {
  return (at != 0 && is_number(words, at - 1)) || (at + 1 != words.tokens.size() && is_number(words, at + 1));
}

/** Whether a token is what tokenizers leave of a negation: the "t" of "don't", the "n" of "n'ose". */
bool is_cut_negation(const TokenizedText& words, std::size_t at) {
  const std::string& text = words.tokens[at].text;
  if (text == "n") return is_apostrophe(behind(words, at));
  return text == "t" && at != 0 && ends_with(words.tokens[at - 1].text, "n") && is_apostrophe(behind(words, at - 1));
}

/** Whether a word changes what a text says as a figure does: also any word next to a number, which may be its unit. */
bool counts_as_figure(const TokenizedText& words, std::size_t at) {
  const OwnedToken& token = words.tokens[at];
  const std::string_view written = words.text.substr(token.begin, token.end - token.begin);
  return has_figure(token) || is_number(words, at) || is_negation(token.text) || is_decision(token.text) ||
         is_roman_numeral(written) || is_cut_negation(words, at) || is_next_to_number(words, at);
}

/** Whether a word begins with a capital letter. */
bool is_capitalised(const TokenizedText& words, std::size_t at) {
  const OwnedToken& token = words.tokens[at];
  const std::string_view written = words.text.substr(token.begin, token.end - token.begin);
  if (written.empty() || is_ascii(written.substr(0, 1))) return !written.empty() && is_capital(written.front());
  const std::size_t bytes = first_character(written).bytes;
  return !begins_with(token.text, written.substr(0, bytes));
}

/** Whether half of the longer word is in the other: another spelling of one name. */
bool are_spelt_alike(std::string_view a, std::string_view b) {
  return 2 * equal_at_ends(a, b) >= std::max(a.size(), b.size());
}

/** Counts names that stand for others, word by word, in either direction: parties may have changed places. */
class Names {
 public:
  void add(const TokenizedText& a, const TokenizedText& b, const TokenGap& gap) {
    if (gap.end_a - gap.begin_a != gap.end_b - gap.begin_b) return;
    for (std::size_t i = gap.begin_a, j = gap.begin_b; i != gap.end_a; ++i, ++j) {
      const std::string& one = a.tokens[i].text;
      const std::string& other = b.tokens[j].text;
      if (!is_capitalised(a, i) || !is_capitalised(b, j) || are_spelt_alike(one, other)) continue;
      recur_ = !pairs_.insert(std::minmax(one, other)).second || recur_;
    }
  }

  bool recur() const { return recur_; }

 private:
  std::set<std::pair<std::string, std::string>> pairs_;
  bool recur_ = false;
};

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
  Names names;
  for (const TokenGap& gap : gaps_between(hashes_of(tokens_a), hashes_of(tokens_b))) {
    found.count += std::max(gap.end_a - gap.begin_a, gap.end_b - gap.begin_b);
    name(tokens_a, gap.begin_a, gap.end_a, found.only_in_a);
    name(tokens_b, gap.begin_b, gap.end_b, found.only_in_b);
    names.add(words_a, words_b, gap);
    found.figures =
        found.figures || has_figures(words_a, gap.begin_a, gap.end_a) || has_figures(words_b, gap.begin_b, gap.end_b);
  }
  found.count = std::min(found.count, found.words);
  found.names = names.recur();
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
