#include "text/position_reader.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "text/positioned_terms.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {

namespace {

/** Dotless i, g with breve, s with cedilla, schwa, and the dot that folding leaves of a dotted capital I. */
bool is_turkic(unsigned character) {
  constexpr unsigned kLetters[] = {0x131, 0x11f, 0x15f, 0x259, 0x307};
  return std::find(std::begin(kLetters), std::end(kLetters), character) != std::end(kLetters);
}

class TraitsTaker final : public TokenSink {
 public:
  void take(const Token* tokens, std::size_t count) override {
    for (const Token* token = tokens; token != tokens + count; ++token) {
      const bool ascii = std::all_of(token->text.begin(), token->text.end(),
                                     [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
      if (!ascii) take_letters(token->text);
    }
  }

  WordTraits traits() const {
    WordTraits traits = traits_;
    traits.hangul_ngrams = 2 * hangul_syllables_ > hangul_words_;
    return traits;
  }

 private:
  void take_letters(std::string_view word) {
    const Xapian::Utf8Iterator end;
    bool unspaced = false;
    for (Xapian::Utf8Iterator letter(word.data(), word.size()); letter != end; ++letter) {
      unspaced = unspaced || is_unspaced(*letter);
      traits_.turkic = traits_.turkic || is_turkic(*letter);
    }
    traits_.unspaced += unspaced ? 1 : 0;
    Xapian::Utf8Iterator second(word.data(), word.size());
    if (!is_hangul(*second)) return;
    ++hangul_words_;
    hangul_syllables_ += ++second == end ? 1 : 0;
  }

  WordTraits traits_;
  std::size_t hangul_words_ = 0;
  std::size_t hangul_syllables_ = 0;  // words of one syllable
};

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
  TraitsTaker taker;
  PositionsTokenizer(tokenizer_, text_).tokenize(text_.text, taker);
  return taker.traits();
}

}  // namespace neardup
