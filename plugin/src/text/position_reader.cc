#include "text/position_reader.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "bytes/digits.h"
#include "text/positioned_terms.h"
#include "tokens/each_token.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {

namespace {

/** Dotless i, g with breve, s with cedilla, schwa, and the dot that folding leaves of a dotted capital I. */
bool is_turkic(unsigned character) {
  constexpr unsigned kLetters[] = {0x131, 0x11f, 0x15f, 0x259, 0x307};
  return std::find(std::begin(kLetters), std::end(kLetters), character) != std::end(kLetters);
}

/** See missing_words.h. */
bool may_be_other_token(std::string_view word) {
  constexpr std::string_view kVirama = "\u0D4D";
  return has_digit(word) || word.find(kVirama) != word.npos;
}

}  // namespace

TextFromPositions text_from_positions(const Xapian::Database& database, Xapian::docid docid, const Scheme& scheme) {
  TextTerms terms;
  const auto begin = [&] { return database.termlist_begin(docid); };
  const std::vector<PlacedWord> placed = placed_terms(scheme, begin, database.termlist_end(docid), terms);
  return text_of(terms.texts, placed);
}

TextFromPositions text_from_positions(const Xapian::Document& document, const Scheme& scheme) {
  TextTerms terms;
  const auto begin = [&] { return document.termlist_begin(); };
  const std::vector<PlacedWord> placed = placed_terms(scheme, begin, document.termlist_end(), terms);
  return text_of(terms.texts, placed);
}

void read_positions(Xapian::Document& document) {
  // Xapian reads everything when a term changes. No database can hold a term this long.
  const std::string no_ones(300, ' ');
  document.add_boolean_term(no_ones);
  document.remove_term(no_ones);
}

WordsFromPositions::WordsFromPositions(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer)
    : database_(database), scheme_(scheme), tokenizer_(tokenizer), signer_(scheme, tokenizer) {}

const Signature& WordsFromPositions::sign(Xapian::docid docid) {
  text_ = text_from_positions(database_, docid, scheme_);
  PositionsTokenizer tokenizer(tokenizer_, text_);
  return signer_.sign(text_.text, tokenizer);
}

WordTraits WordsFromPositions::traits() const {
  WordTraits traits;
  std::size_t hangul_words = 0;
  std::size_t hangul_syllables = 0;  // words of one syllable
  PositionsTokenizer tokenizer(tokenizer_, text_);
  for_each_token(tokenizer, text_.text, [&](const Token& token) {
    const Xapian::Utf8Iterator begin(token.text.data(), token.text.size());
    const Xapian::Utf8Iterator end;
    traits.unspaced += std::any_of(begin, end, is_unspaced) ? 1 : 0;
    traits.plain += may_be_other_token(token.text) ? 1 : 0;
    traits.turkic = traits.turkic || std::any_of(begin, end, is_turkic);
    if (!is_hangul(*begin)) return;
    ++hangul_words;
    hangul_syllables += std::next(begin) == end ? 1 : 0;
  });
  traits.hangul_ngrams = 2 * hangul_syllables > hangul_words;
  return traits;
}

}  // namespace neardup
