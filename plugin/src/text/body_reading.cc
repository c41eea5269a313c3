#include "text/body_reading.h"

#include <algorithm>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/eight_bytes.h"
#include "bytes/feature_hash.h"
#include "text/xapian_words.h"
#include "tokens/each_token.h"
#include "tokens/minus.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {

namespace {

bool is_without_spaces(unsigned character) {
  return is_han_or_kana(character) || is_dictionary_cut(character);
}

unsigned first_character(std::string_view text) {
  return Xapian::Utf8Iterator(text.data(), text.size()).strict_deref();
}

unsigned last_character(std::string_view text) {
  std::size_t begin = text.size() - 1;
  while (begin != 0 && (static_cast<unsigned char>(text[begin]) & 0xc0) == 0x80) --begin;
  return first_character(text.substr(begin));
}

}  // namespace

void TokenPlaces::take(const Token* tokens, std::size_t count) {
  for (std::size_t i = 0; i != count; ++i) {
    digest_ = xxh3_hash(tokens[i].text, digest_);
    const std::size_t begin = tokens[i].begin;
    // All of these scripts are above U+0E00, in characters of three or four bytes.
    const bool candidate = static_cast<unsigned char>(text_[begin]) >= 0xe0 ||
                           (begin != 0 && static_cast<unsigned char>(text_[begin - 1]) >= 0x80);
    if (!candidate || (!unspaced_.empty() && unspaced_.back() >= begin)) continue;
    if (is_without_spaces(first_character(text_.substr(begin))) ||
        (begin != 0 && is_without_spaces(last_character(text_.substr(0, begin))))) {
      unspaced_.push_back(begin);
    }
  }
}

bool BodyReading::begins_whole_word(const XapianWord& word) const {
  if (!word.han_or_kana) return is_dictionary_cut(first_character(word.term));
  const std::vector<std::size_t>& places = places_.unspaced();
  return !word.follows_han || std::binary_search(places.begin(), places.end(), word.begin);
}

void BodyReading::add(const XapianWord& word, Xapian::termpos position) {
  if (begins_whole_word(word)) marks_.whole_words.push_back(position);
  if (bytes_of_minus(text_, word.begin) != 0 && is_digit(word.term[0]))
    marks_.corrections[position] = token_texts(tokenizer_, "-" + word.term);
  reading_.add(position, word.term, word.han_or_kana);
}

WordMarks BodyReading::marks() {
  if (reads_back(reading_)) return std::move(marks_);
  marks_.corrections.clear();
  std::vector<XapianWord> words;
  PostedWords all(text_, places_.unspaced(), tokenizer_);
  while (const XapianWord* word = all.next()) words.push_back(*word);
  for (const bool every_word : {false, true}) {
    correct(units(words), every_word);
    TextAssembly corrected(marks_);
    Xapian::termpos position = last_;
    for (const XapianWord& word : words) corrected.add(++position, word.term, word.han_or_kana);
    if (every_word || reads_back(corrected)) break;
  }
  return std::move(marks_);
}

bool BodyReading::reads_back(TextAssembly& assembly) {
  const TextFromPositions reading = assembly.finish();
  PositionsTokenizer tokenizer(tokenizer_, reading);
  std::uint64_t digest = 0;
  for_each_token(tokenizer, reading.text, [&](const Token& token) { digest = xxh3_hash(token.text, digest); });
  return digest == places_.digest();
}

std::vector<BodyReading::Unit> BodyReading::units(const std::vector<XapianWord>& words) const {
  std::vector<Unit> units;
  Xapian::termpos position = last_;
  for (const XapianWord& word : words) {
    ++position;
    const bool whole = begins_whole_word(word);
    if (word.han_or_kana && !whole) {
      units.back().term += word.term;
    } else {
      units.push_back({position, word.begin, word.term, whole});
    }
  }
  return units;
}

bool BodyReading::reads_alike(const Unit& unit, const std::vector<std::string>& tokens) {
  if (unit.whole) return tokens.size() == 1 && tokens.front() == unit.term;
  return token_texts(tokenizer_, unit.term) == tokens;
}

/** A unit should be read as the tokens between its begin and the begin of the next unit. Tokens before the first unit
 *  are at the position before it.
 *  @param every_word  correct everything but plain ASCII, because units may be cut differently within a text. */
void BodyReading::correct(const std::vector<Unit>& units, bool every_word) {
  std::vector<OwnedToken> tokens = collect_tokens(tokenizer_, text_);
  auto token = tokens.begin();
  const auto tokens_before = [&](std::size_t place) {
    std::vector<std::string> texts;
    for (; token != tokens.end() && token->begin < place; ++token) texts.push_back(std::move(token->text));
    return texts;
  };
  if (units.empty()) {
    if (!tokens.empty()) marks_.corrections[0] = tokens_before(text_.size() + 1);
    return;
  }
  const std::vector<std::string> leading = tokens_before(units.front().begin);
  if (!leading.empty()) marks_.corrections[units.front().position - 1] = leading;
  for (std::size_t i = 0; i != units.size(); ++i) {
    const std::size_t end = i + 1 == units.size() ? text_.size() + 1 : units[i + 1].begin;
    std::vector<std::string> texts = tokens_before(end);
    if ((every_word && !is_ascii(units[i].term)) || !reads_alike(units[i], texts)) {
      marks_.corrections[units[i].position] = std::move(texts);
    }
  }
}

}  // namespace neardup
