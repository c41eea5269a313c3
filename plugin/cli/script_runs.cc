#include "script_runs.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include <xapian.h>

#include "neardup/unspaced_scripts.h"
#include "utf8_character.h"

namespace neardup::cli {

namespace {

struct Range {
  unsigned first;
  unsigned last;
};

template <std::size_t kCount>
bool is_in(const std::array<Range, kCount>& ranges, unsigned character) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [character](const Range& range) { return character >= range.first && character <= range.last; });
}

/** A character of Han or Kana that Xapian takes into words. */
bool is_ngram_character(unsigned character) {
  return is_han_or_kana(character) && Xapian::Unicode::is_wordchar(character);
}

bool is_hangul(unsigned character) {
  static constexpr std::array<Range, 6> kRanges{
      {{0x1100, 0x11ff}, {0x3130, 0x318f}, {0xa960, 0xa97f}, {0xac00, 0xd7af}, {0xd7b0, 0xd7ff}, {0xffa0, 0xffdc}}};
  return is_in(kRanges, character);
}

bool is_variation_selector(unsigned character) {
  return (character >= 0xfe00 && character <= 0xfe0f) || (character >= 0xe0100 && character <= 0xe01ef);
}

/** Offset of the next octet that may begin a character of one of these scripts: all stand above U+0E00. */
std::size_t next_candidate(std::string_view text, std::size_t from) {
  const auto found = std::find_if(text.begin() + static_cast<std::ptrdiff_t>(from), text.end(),
                                  [](char octet) { return static_cast<unsigned char>(octet) >= 0xe0; });
  return static_cast<std::size_t>(found - text.begin());
}

bool is_white_space(char octet) {
  return octet == ' ' || (octet >= '\t' && octet <= '\r');
}

/** Whether the last character of one text or the first of the next is of an unspaced script; neither is empty. */
bool touches_unspaced(std::string_view before, std::string_view after) {
  if (is_dictionary_cut(first_character(after).code_point)) return true;
  std::size_t last = before.size() - 1;
  while (last != 0 && (static_cast<unsigned char>(before[last]) & 0xc0) == 0x80) --last;
  return is_dictionary_cut(first_character(before.substr(last)).code_point);
}

/** Whether Xapian may take the words on both sides of a gap for one. Between others a space would do no harm to a text,
 *  but to a query: "title:word". */
bool joins_in_xapian(std::string_view gap) {
  return std::all_of(gap.begin(), gap.end(), [](char octet) {
    return static_cast<unsigned char>(octet) >= 0x80 || octet == '\'' || octet == '&';
  });
}

/** Copies a text with a space before each token that touches the one before it in an unspaced script. */
class SpacedCopy final : public TokenSink {
 public:
  SpacedCopy(std::string_view text, std::string& copy) : text_(text), copy_(copy) {}

  void take(const Token* tokens, std::size_t count) override {
    for (std::size_t i = 0; i != count; ++i) take(tokens[i]);
  }

  void finish() { copy_ += text_.substr(copied_); }

 private:
  void take(const Token& token) {
    const bool follows = last_end_ != 0 && token.begin >= last_end_;
    if (follows && joins_in_xapian(text_.substr(last_end_, token.begin - last_end_)) &&
        touches_unspaced(text_.substr(0, last_end_), text_.substr(token.begin))) {
      copy_ += text_.substr(copied_, token.begin - copied_);
      copy_ += ' ';
      copied_ = token.begin;
    }
    last_end_ = token.end;
  }

  std::string_view text_;
  std::string& copy_;
  std::size_t copied_ = 0;    // so much of the text is in the copy
  std::size_t last_end_ = 0;  // of the token before
};

bool has_unspaced(std::string_view text) {
  for (std::size_t place = next_candidate(text, 0); place < text.size();) {
    const Utf8Character character = first_character(text.substr(place));
    if (is_dictionary_cut(character.code_point)) return true;
    place = next_candidate(text, place + character.octets);
  }
  return false;
}

}  // namespace

std::vector<ScriptRun> script_runs(std::string_view text) {
  std::vector<ScriptRun> runs;
  std::size_t begin = 0;
  ScriptRun::Kind kind = ScriptRun::Kind::kSpacedWords;
  const auto end_run = [&](std::size_t end) {
    if (end != begin) runs.push_back({kind, text.substr(begin, end - begin)});
    begin = end;
  };
  for (std::size_t place = next_candidate(text, 0); place < text.size();) {
    const Utf8Character character = first_character(text.substr(place));
    const bool han = is_ngram_character(character.code_point);
    const auto here = han ? ScriptRun::Kind::kHanOrKana : ScriptRun::Kind::kSpacedWords;
    if (here != kind) end_run(place);
    if (kind == ScriptRun::Kind::kHanOrKana && is_variation_selector(character.code_point)) {
      begin = place + character.octets;  // part of the character before it
    } else {
      kind = here;
    }
    place += character.octets;
    if (kind == ScriptRun::Kind::kSpacedWords) place = next_candidate(text, place);
  }
  end_run(text.size());
  return runs;
}

std::vector<std::string_view> hangul_words(std::string_view text) {
  std::vector<std::string_view> words;
  if (next_candidate(text, 0) == text.size()) return words;
  std::size_t begin = 0;
  bool has_hangul = false;
  for (std::size_t place = 0; place < text.size();) {
    const Utf8Character character = first_character(text.substr(place));
    const std::size_t next = place + character.octets;
    const bool in_word = Xapian::Unicode::is_wordchar(character.code_point);
    has_hangul = has_hangul || is_hangul(character.code_point);
    const std::size_t end = in_word ? next : place;
    if (!in_word || next == text.size()) {
      if (has_hangul && end != begin) words.push_back(text.substr(begin, end - begin));
      begin = next;
      has_hangul = false;
    }
    place = next;
  }
  return words;
}

std::optional<std::string> words_spaced(std::string_view text, Tokenizer& tokenizer) {
  if (!has_unspaced(text)) return std::nullopt;
  std::string spaced;
  spaced.reserve(text.size() + text.size() / 4);
  for (std::size_t begin = 0; begin != text.size();) {
    const auto chunk_begin = text.begin() + static_cast<std::ptrdiff_t>(begin);
    const bool space = is_white_space(*chunk_begin);
    const auto chunk_end =
        std::find_if(chunk_begin, text.end(), [space](char octet) { return is_white_space(octet) != space; });
    const std::string_view chunk = text.substr(begin, static_cast<std::size_t>(chunk_end - chunk_begin));
    if (!space && has_unspaced(chunk)) {
      SpacedCopy copy(chunk, spaced);
      tokenizer.tokenize(chunk, copy);
      copy.finish();
    } else {
      spaced += chunk;
    }
    begin += chunk.size();
  }
  return spaced;
}

}  // namespace neardup::cli
