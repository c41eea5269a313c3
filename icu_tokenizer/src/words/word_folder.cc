#include "words/word_folder.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <array>

#include "words/ascii.h"

namespace neardup {

namespace {

/** What each ASCII character folds to; 0 if it is not a word character. */
constexpr std::array<char, 128> make_ascii_folds() {
  std::array<char, 128> folds{};
  for (unsigned char c = 'a'; c <= 'z'; ++c) {
    folds[c] = static_cast<char>(c);
    folds[c - 'a' + 'A'] = static_cast<char>(c);
  }
  for (unsigned char c = '0'; c <= '9'; ++c) {
    folds[c] = static_cast<char>(c);
  }
  folds['_'] = '_';
  return folds;
}

constexpr std::array<char, 128> kAsciiFolds = make_ascii_folds();

constexpr char32_t kDotAbove = 0x307;

/** Whether a mark does not stack with a dot above: it has another place. */
bool is_mark_of_another_place(UChar32 c) {
  constexpr int kAbove = 230;
  const int combining_class = u_getCombiningClass(c);
  return combining_class != 0 && combining_class < kAbove;
}

/** Whether a character is an i, with marks of other places or none: U+1ECB has a dot below. */
bool is_dotted_i(UChar32 c) {
  if (c < 0x80) return c == 'i';
  icu::UnicodeString parts;
  if (!nfd().getDecomposition(c, parts) || parts.char32At(0) != 'i') return false;
  for (int32_t i = 1; i < parts.length(); i = parts.moveIndex32(i, 1)) {
    if (!is_mark_of_another_place(parts.char32At(i))) return false;
  }
  return true;
}

/** Reads the characters of well-formed UTF-8. */
class CharacterReader {
 public:
  explicit CharacterReader(std::string_view text) : text_(text) {}
  bool at_end() const { return position_ == text_.size(); }
  std::size_t position() const { return position_; }
  char32_t next() {
    UChar32 c = 0;
    U8_NEXT_UNSAFE(text_.data(), position_, c);
    return static_cast<char32_t>(c);
  }

 private:
  std::string_view text_;
  std::size_t position_ = 0;
};

}  // namespace

WordFolder::WordFolder(CharacterTable& characters)
    : characters_(characters), nfkc_casefold_(nfkc_casefold()), nfc_(nfc()) {}

const std::vector<FoldedToken>& WordFolder::fold(std::string_view word) {
  tokens_.clear();
  // Folding by a table makes one byte of a byte, and two to four of any longer character.
  if (folded_.size() < 2 * word.size()) {
    folded_.resize(2 * word.size());
  }
  if (!fold_ascii(word)) {
    tokens_.clear();
    if (!fold_by_table(word)) {
      tokens_.clear();
      const bool by_xapian = characters_.rules() == WordRules::kXapian;
      fold_by_icu(by_xapian ? without_symbols(word) : word);
      if (by_xapian) drop_second_dots();
    }
  }
  return tokens_;
}

/** @return whether the word has ASCII characters only; otherwise discard the result. */
bool WordFolder::fold_ascii(std::string_view word) {
  for (std::size_t i = 0; i != word.size(); ++i) {
    const std::size_t begin = i;
    bool alphabetic = false;
    for (; i != word.size() && is_ascii(word[i]); ++i) {
      const char folded = kAsciiFolds[static_cast<unsigned char>(word[i])];
      if (folded == 0) {
        break;
      }
      folded_[i] = folded;
      alphabetic = alphabetic || folded >= 'a';
    }
    if (i != begin) {
      tokens_.push_back({std::string_view(folded_.data() + begin, i - begin), {begin, i}, alphabetic});
    }
    if (i == word.size()) {
      break;
    }
    if (!is_ascii(word[i])) {
      return false;
    }
  }
  return true;
}

/** Fold character by character. That is NFKC_Casefold of the whole if no character depends on the one before it.
 *  @return whether the word could be folded in this way; otherwise discard the result. */
bool WordFolder::fold_by_table(std::string_view word) {
  FoldedToken token;
  std::size_t text_begin = 0;
  std::size_t written = 0;
  for (CharacterReader reader(word); !reader.at_end();) {
    const std::size_t begin = reader.position();
    const CharacterFacts facts = characters_.of(reader.next());
    if (!facts.folds_to_one() || (facts.joins_previous() && begin != 0)) {
      return false;
    }
    if (!facts.in_word()) {
      close(token);
      continue;
    }
    if (token.text.empty()) {
      token.source.begin = begin;
      text_begin = written;
    }
    U8_APPEND_UNSAFE(folded_.data(), written, facts.folded());
    token.text = std::string_view(folded_.data() + text_begin, written - text_begin);
    token.source.end = reader.position();
    token.alphabetic = token.alphabetic || facts.alphabetic();
  }
  close(token);
  return true;
}

void WordFolder::fold_by_icu(std::string_view word) {
  const std::string_view folded = nfkc_casefold_.apply(word);
  FoldedToken token;
  for (CharacterReader reader(folded); !reader.at_end();) {
    const std::size_t begin = reader.position();
    const CharacterFacts facts = characters_.of(reader.next());
    if (!facts.in_word()) {
      close(token);
      continue;
    }
    token.source.begin = token.text.empty() ? begin : token.source.begin;
    token.source.end = reader.position();
    token.text = folded.substr(token.source.begin, token.source.end - token.source.begin);
    token.alphabetic = token.alphabetic || facts.alphabetic();
  }
  close(token);
  if (OffsetMap& map = nfkc_casefold_.map(); !map.empty()) {
    for (FoldedToken& folded_token : tokens_) {
      folded_token.source = map.to_source(folded_token.source);
    }
  }
}

/** The word with spaces in place of characters that belong to no word and do not change when folded. */
std::string_view WordFolder::without_symbols(std::string_view word) {
  masked_.assign(word);
  for (CharacterReader reader(word); !reader.at_end();) {
    const std::size_t begin = reader.position();
    const CharacterFacts facts = characters_.of(reader.next());
    if (!facts.in_term() && !facts.ignorable()) {
      std::fill(masked_.begin() + static_cast<std::ptrdiff_t>(begin),
                masked_.begin() + static_cast<std::ptrdiff_t>(reader.position()), ' ');
    }
  }
  return masked_;
}

/** For all tokens of the word. */
void WordFolder::drop_second_dots() {
  const auto has_dot = [](const FoldedToken& token) { return token.text.find("\xCC\x87") != std::string_view::npos; };
  rewritten_.clear();
  for (const FoldedToken& token : tokens_) {
    if (has_dot(token)) rewritten_.append(without_second_dots(token.text)) += ' ';
  }
  std::string_view rewritten = rewritten_;
  for (FoldedToken& token : tokens_) {
    if (!has_dot(token)) continue;
    token.text = rewritten.substr(0, rewritten.find(' '));
    rewritten.remove_prefix(token.text.size() + 1);
  }
}

/** @return valid until the next call. */
std::string_view WordFolder::without_second_dots(std::string_view token) {
  undotted_.clear();
  bool behind_i = false;
  for (CharacterReader reader(token); !reader.at_end();) {
    const std::size_t begin = reader.position();
    const char32_t character = reader.next();
    if (character == kDotAbove && behind_i) continue;
    const auto c = static_cast<UChar32>(character);
    behind_i = is_dotted_i(c) || (behind_i && is_mark_of_another_place(c));
    undotted_.append(token, begin, reader.position() - begin);
  }
  return nfc_.apply(undotted_);
}

/** Keep a token unless it is empty, and begin the next. */
void WordFolder::close(FoldedToken& token) {
  if (!token.text.empty()) {
    tokens_.push_back(token);
    token = FoldedToken();
  }
}

}  // namespace neardup
