/** @file body_reading.h
 *  Finds the word marks that make a body's positions read back as the body's tokens. Internal. */
#ifndef NEARDUP_PLUGIN_TEXT_BODY_READING_H
#define NEARDUP_PLUGIN_TEXT_BODY_READING_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "neardup/token.h"
#include "text/positioned_terms.h"
#include "text/word_marks.h"
#include "text/xapian_words.h"

namespace neardup {

/** Takes the tokens of a text. Records where words of scripts without spaces end, and a digest of all tokens. */
class TokenPlaces final : public TokenSink {
 public:
  /** @param text  whose tokens this takes; must outlive this. */
  explicit TokenPlaces(std::string_view text) : text_(text) {}

  void take(const Token* tokens, std::size_t count) override;

  /** Ascending offsets of tokens that begin with a character of a script without spaces, or directly after one. */
  const std::vector<std::size_t>& unspaced() const { return unspaced_; }

  /** Digest of the tokens in order. */
  std::uint64_t digest() const { return digest_; }

 private:
  std::string_view text_;
  std::vector<std::size_t> unspaced_;
  std::uint64_t digest_ = 0;
};

/** The words of a body as they are written, and the word marks that they need. */
class BodyReading {
 public:
  /** @param places  has taken the tokens of the text; all three must outlive this.
   *  @param last    the position before the first word. */
  BodyReading(std::string_view text, Tokenizer& tokenizer, const TokenPlaces& places, Xapian::termpos last)
      : text_(text), tokenizer_(tokenizer), places_(places), last_(last) {}

  /** Add a word of the body that got a position; in text order. */
  void add(const XapianWord& word, Xapian::termpos position);

  /** The marks that the body needs. Cost: one more tokenization; if that gives other tokens, which is rare, one more
   *  for each word. */
  WordMarks marks();

 private:
  /** The unit of reading: a term, or the characters of one word of Han or Kana. */
  struct Unit {
    Xapian::termpos position;
    std::size_t begin;  // in the text
    std::string term;
    bool whole;
  };

  bool begins_whole_word(const XapianWord& word) const;
  bool reads_back(TextAssembly& assembly);
  bool reads_alike(const Unit& unit, const std::vector<std::string>& tokens);
  std::vector<Unit> units(const std::vector<XapianWord>& words) const;
  void correct(const std::vector<Unit>& units, bool every_word);

  std::string_view text_;
  Tokenizer& tokenizer_;
  const TokenPlaces& places_;
  Xapian::termpos last_;
  WordMarks marks_;
  TextAssembly reading_{marks_};
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_BODY_READING_H
