#include "text/xapian_words.h"

#include <utility>

#include <xapian.h>

#include "text/word_characters.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {

namespace {

bool is_capital(unsigned character) {
  return character >= 'A' && character <= 'Z';
}

/** Whether a character makes pieces of a word (word_pieces.h). */
bool has_pieces(unsigned character) {
  return is_cut_into_ngrams(character) || is_dictionary_cut(character);
}

/** @return the character in lower case. */
unsigned append_in_lower_case(std::string& term, unsigned character) {
  if (character < 0x80) {
    term += static_cast<char>(is_capital(character) ? character - 'A' + 'a' : character);
    return static_cast<unsigned char>(term.back());
  }
  const unsigned lower = Xapian::Unicode::tolower(character);
  Xapian::Unicode::append_utf8(term, lower);
  return lower;
}

}  // namespace

XapianWords::XapianWords(std::string_view text, const std::vector<std::size_t>& cuts) : text_(text), cuts_(cuts) {}

XapianWords::Character XapianWords::at(std::size_t place) const {
  if (place >= text_.size()) return {};
  const auto byte = static_cast<unsigned char>(text_[place]);
  if (byte < 0x80) return {byte, 1};
  Xapian::Utf8Iterator character(text_.data() + place, text_.size() - place);
  const unsigned code = character.strict_deref();
  if (code >= kIllFormed) return {code, 1};
  ++character;
  return {code, text_.size() - place - character.left()};
}

bool XapianWords::is_cut(std::size_t place) {
  while (next_cut_ != cuts_.size() && cuts_[next_cut_] < place) ++next_cut_;
  return next_cut_ != cuts_.size() && cuts_[next_cut_] == place;
}

const XapianWord* XapianWords::next() {
  Character character = at(place_);
  while (character.bytes != 0 && !is_in_words(character.code)) {
    place_ += character.bytes;
    character = at(place_);
  }
  if (character.bytes == 0) return nullptr;
  word_.term.clear();
  word_.begin = place_;
  word_.has_pieces = false;
  word_.han_or_kana = is_han_in_words(character.code);
  word_.follows_han = word_.han_or_kana && han_end_ == place_ && place_ != 0;
  if (word_.han_or_kana) {
    take_han(character);
  } else if (!take_initials()) {
    take_word(character);
  }
  return &word_;
}

/** A variation selector belongs to the character before it, and queries do not have it. */
void XapianWords::take_han(const Character& character) {
  word_.term = text_.substr(place_, character.bytes);
  place_ += character.bytes;
  word_.end = place_;
  for (Character after = at(place_); is_variation_selector(after.code); after = at(place_)) place_ += after.bytes;
  han_end_ = place_;
}

/** Capitals with a full stop after each but the last; no word character follows. */
bool XapianWords::take_initials() {
  if (place_ < no_initials_to_ || !is_capital(at(place_).code)) return false;
  std::string term;
  std::size_t place = place_;
  std::size_t end = place_;
  Character character = at(place);
  while (is_capital(character.code)) {
    term += static_cast<char>(character.code - 'A' + 'a');
    end = place += 1;
    character = at(place);
    if (character.code != '.') break;
    character = at(place += 1);
  }
  if (is_in_words(character.code)) no_initials_to_ = place;  // what continues here also does for those between
  if (term.size() < 2 || is_in_words(character.code)) return false;
  word_.term = std::move(term);
  word_.end = end;
  place_ = place;
  return true;
}

void XapianWords::take_word(Character character) {
  unsigned previous = 0;
  while (true) {
    do {
      if (character.code < 0x80 && cuts_.empty()) {
        previous = take_ascii();
      } else {
        previous = append_in_lower_case(word_.term, character.code);
        word_.has_pieces = word_.has_pieces || (character.code >= 0x80 && has_pieces(character.code));
        place_ += character.bytes;
      }
      character = at(place_);
    } while (is_in_words(character.code) && !is_han_in_words(character.code) && !is_cut(place_));
    word_.end = place_;
    if (character.code <= ' ' || is_in_words(character.code)) return;  // most words end here, and so does the text
    if (!take_infix(previous, character)) break;
  }
  take_suffix();
}

/** Takes the ASCII word characters from place_ on, at least one. @return the last one in lower case. */
unsigned XapianWords::take_ascii() {
  const std::size_t begin = place_;
  while (place_ != text_.size() && is_ascii_word(static_cast<unsigned char>(text_[place_]))) ++place_;
  const std::size_t size = word_.term.size();
  word_.term.append(text_.substr(begin, place_ - begin));
  for (std::size_t i = size; i != word_.term.size(); ++i) {
    const unsigned letter = static_cast<unsigned char>(word_.term[i]);
    if (is_capital(letter)) word_.term[i] = static_cast<char>(letter - 'A' + 'a');
  }
  return static_cast<unsigned char>(word_.term.back());
}

/** The character that joins the words before and after place_. @param character  at place_; then of the next word. */
bool XapianWords::take_infix(unsigned previous, Character& character) {
  std::size_t place = place_ + character.bytes;
  Character after = at(place);
  const bool ignored = is_ignorable(character.code);
  while (ignored && is_ignorable(after.code)) after = at(place += after.bytes);
  if (!is_in_words(after.code) || is_han_in_words(after.code) || is_cut(place)) return false;
  if (!ignored) {
    const bool digits = is_decimal(previous) && is_decimal(after.code);
    const unsigned infix = term_joint(character.code, digits);
    if (character.code == kZeroWidthSpace) no_initials_to_ = place + 1;  // the word goes on in TermGenerator
    if (infix == 0) return false;
    Xapian::Unicode::append_utf8(word_.term, infix);
  }
  place_ = place;
  character = after;
  return true;
}

void XapianWords::take_suffix() {
  const std::size_t length = word_.term.size();
  Character character = at(place_);
  unsigned count = 0;
  while (character.code == '+' || character.code == '#') {
    if (++count > kMostTermSuffixes) {
      word_.term.resize(length);
      return;
    }
    word_.term += static_cast<char>(character.code);
    character = at(place_ += 1);
  }
  if (is_in_words(character.code)) word_.term.resize(length);
}

const XapianWord* PostedWords::next() {
  do {
    while (next_token_ == tokens_.size()) {
      const XapianWord* const word = words_.next();
      if (word == nullptr || word->has_posting()) return word;
      tokens_ = collect_tokens(tokenizer_, text_.substr(word->begin, word->end - word->begin));
      next_token_ = 0;
      begin_ = word->begin;
    }
    OwnedToken& token = tokens_[next_token_++];
    token_.term = std::move(token.text);
    token_.begin = begin_ + token.begin;
    token_.end = begin_ + token.end;
  } while (!token_.has_posting());  // of a tokenizer that does not hash long words
  return &token_;
}

}  // namespace neardup
