#include "text/missing_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "text/position_reader.h"
#include "text/positioned_terms.h"
#include "text/word_marks.h"
#include "text/word_order.h"
#include "tokens/each_token.h"
#include "tokens/long_word.h"

namespace neardup {

namespace {

constexpr std::string_view kChilluBegin = "\xE0\xB5";  // U+0D7A to U+0D7F, and others
constexpr std::size_t kChilluBytes = 3;

/** The consonants of the chillu letters from U+0D7A on. */
constexpr std::array<std::string_view, 6> kConsonants{"\u0D23", "\u0D28", "\u0D30", "\u0D32", "\u0D33", "\u0D15"};

/** A token with consonants and U+0D4D in place of chillu letters. A text that spells these so, with U+200D, gives such terms:
 *  TermGenerator drops that character. */
std::string without_chillus(std::string_view token) {
  std::string spelled;
  for (std::size_t i = 0; i != token.size();) {
    const bool may_be = token.compare(i, kChilluBegin.size(), kChilluBegin) == 0 && i + kChilluBytes <= token.size();
    const std::size_t number =
        may_be ? static_cast<unsigned char>(token[i + 2]) - std::size_t{0xBA} : kConsonants.size();
    if (number < kConsonants.size()) {
      spelled.append(kConsonants[number]).append("\u0D4D");
      i += kChilluBytes;
    } else {
      spelled += token[i++];
    }
  }
  return spelled;
}

/** A number with a minus, a long word, or a word that may have been spelled with a character that terms lack. */
bool may_be_missing(std::string_view token) {
  return token[0] == '-' || is_long_word(token) || token.find(kChilluBegin) != std::string_view::npos;
}

/** A term at a position, and the tokens that it gives. */
struct Unit {
  Xapian::termpos position;
  std::vector<std::string> tokens;
};

/** Nothing if two terms have one position, or if there are marks. */
std::optional<std::vector<Unit>> units_of(const Xapian::Document& document, const Scheme& scheme,
                                          Tokenizer& tokenizer) {
  if (document.termlist_count() == 0) return std::nullopt;
  TextTerms terms;
  const auto begin = [&] { return document.termlist_begin(); };
  const std::vector<PlacedWord> places = placed_terms(scheme, begin, document.termlist_end(), terms);
  std::vector<std::vector<std::string>> tokens(terms.texts.size());
  std::vector<Unit> units;
  for (const auto& [position, word] : places) {
    const std::string& term = terms.texts[word];
    const bool is_mark = term.compare(0, kWordMark.size(), kWordMark) == 0;
    if (is_mark || (!units.empty() && units.back().position == position)) return std::nullopt;
    if (tokens[word].empty()) tokens[word] = token_texts(tokenizer, term);
    units.push_back({position, tokens[word]});
  }
  return units;
}

bool is_given_by(const std::string& token, const std::string& indexed) {
  return token == indexed || (token[0] == '-' && token.compare(1, std::string::npos, indexed) == 0) ||
         (token.find(kChilluBegin) != std::string::npos && without_chillus(token) == indexed);
}

/** Aligns the tokens of the text with those of the units. Tokens that no unit has belong to the unit before them, or stand
 *  before the first one. Nothing if the text lacks a token of a unit. */
std::optional<Corrections> corrections_of(const std::vector<std::string>& tokens, const std::vector<Unit>& units) {
  Corrections corrections;
  auto token = tokens.begin();
  for (std::size_t i = 0; i != units.size(); ++i) {
    std::vector<std::string> here;
    if (i == 0 && !units[i].tokens.empty()) {
      while (token != tokens.end() && !is_given_by(*token, units[i].tokens.front())) here.push_back(*token++);
      if (!here.empty()) corrections[units[i].position - 1] = std::exchange(here, {});
    }
    for (const std::string& indexed : units[i].tokens) {
      while (token != tokens.end() && !is_given_by(*token, indexed)) here.push_back(*token++);
      if (token == tokens.end()) return std::nullopt;
      here.push_back(*token++);
    }
    const bool is_last = i + 1 == units.size();
    const std::string* const next = is_last || units[i + 1].tokens.empty() ? nullptr : &units[i + 1].tokens.front();
    while (token != tokens.end() && (is_last || (next != nullptr && !is_given_by(*token, *next))))
      here.push_back(*token++);
    if (here != units[i].tokens) corrections[units[i].position] = std::move(here);
  }
  return corrections;
}

}  // namespace

void MissingWordsNotice::take(const Token* tokens, std::size_t count) {
  any_ = any_ || std::any_of(tokens, tokens + count, [](const Token& token) { return may_be_missing(token.text); });
  if (also_ != nullptr) also_->take(tokens, count);
}

void add_missing_words(Xapian::Document& document, const Scheme& scheme, Tokenizer& tokenizer, std::string_view text) {
  if (!scheme.index.whole_text()) return;
  const std::optional<std::vector<Unit>> units = units_of(document, scheme, tokenizer);
  if (!units || units->empty()) return;
  const std::vector<std::string> tokens = token_texts(tokenizer, text);
  const std::optional<Corrections> corrections = corrections_of(tokens, *units);
  if (!corrections) return;
  write_word_marks(document, {{}, *corrections});
  const TextFromPositions reading = text_from_positions(document, scheme);
  PositionsTokenizer words(tokenizer, reading);
  if (token_texts(words, reading.text) != tokens) remove_word_marks(document);
}

}  // namespace neardup
