#include "words/word_folder.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

#include <algorithm>

#include "repair/next_character.h"

namespace neardup {

namespace {

constexpr UChar32 kDotAbove = 0x307;

bool has_ordinal(std::string_view word) {
  return word.find("\xC2\xAA") != word.npos || word.find("\xC2\xBA") != word.npos;
}

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

}  // namespace

WordFolder::WordFolder(CharacterTable& characters)
    : characters_(characters),
      nfkc_casefold_(nfkc_casefold()),
      nfkc_casefold_but_ordinals_(nfkc_casefold_but_ordinals()),
      nfc_(nfc()) {}

const std::vector<FoldedToken>& WordFolder::fold(std::string_view word) {
  tokens_.clear();
  // Folding by a table makes one byte of a byte, and two to four of any longer character.
  if (folded_.size() < 2 * word.size()) {
    folded_.resize(2 * word.size());
  }
  if (fold_by_table(word)) return tokens_;
  tokens_.clear();
  const bool by_xapian = characters_.rules() == WordRules::kXapian;
  fold_by_icu(by_xapian ? without_symbols(word) : word);
  if (by_xapian) drop_second_dots();
  return tokens_;
}

/** Fold character by character. That is NFKC_Casefold of the whole if no character depends on the one before it.
 *  @return whether the word could be folded in this way; otherwise discard the result. */
bool WordFolder::fold_by_table(std::string_view word) {
  FoldedToken token;
  std::size_t text_begin = 0;
  std::size_t written = 0;
  for (std::size_t end = 0; end != word.size();) {
    const std::size_t begin = end;
    const CharacterFacts facts = characters_.of(static_cast<char32_t>(next_character(word, end)));
    if (!facts.folds_to_one || (facts.joins_previous && begin != 0)) {
      return false;
    }
    if (!facts.in_word) {
      close(token);
      continue;
    }
    if (token.text.empty()) {
      token.source.begin = begin;
      text_begin = written;
    }
    U8_APPEND_UNSAFE(folded_.data(), written, facts.folded);
    token.text = std::string_view(folded_.data() + text_begin, written - text_begin);
    token.source.end = end;
    token.alphabetic = token.alphabetic || facts.alphabetic;
  }
  close(token);
  return true;
}

void WordFolder::fold_by_icu(std::string_view word) {
  const bool ordinals = characters_.rules() == WordRules::kXapian && has_ordinal(word);
  Normalizer& normalizer = ordinals ? nfkc_casefold_but_ordinals_ : nfkc_casefold_;
  const std::string_view folded = normalizer.apply(word);
  FoldedToken token;
  for (std::size_t end = 0; end != folded.size();) {
    const std::size_t begin = end;
    const CharacterFacts facts = characters_.of(static_cast<char32_t>(next_character(folded, end)));
    if (!facts.in_word) {
      close(token);
      continue;
    }
    token.source.begin = token.text.empty() ? begin : token.source.begin;
    token.source.end = end;
    token.text = folded.substr(token.source.begin, token.source.end - token.source.begin);
    token.alphabetic = token.alphabetic || facts.alphabetic;
  }
  close(token);
  for (FoldedToken& folded_token : tokens_) folded_token.source = normalizer.map().to_source(folded_token.source);
}

/** The word with spaces in place of characters that belong to no word and do not change when folded. */
std::string_view WordFolder::without_symbols(std::string_view word) {
  masked_.assign(word);
  for (std::size_t end = 0; end != word.size();) {
    const std::size_t begin = end;
    const CharacterFacts facts = characters_.of(static_cast<char32_t>(next_character(word, end)));
    if (!facts.in_term && !facts.ignorable) {
      std::fill(masked_.begin() + static_cast<std::ptrdiff_t>(begin),
                masked_.begin() + static_cast<std::ptrdiff_t>(end), ' ');
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
  for (std::size_t end = 0; end != token.size();) {
    const std::size_t begin = end;
    const UChar32 c = next_character(token, end);
    if (c == kDotAbove && behind_i) continue;
    behind_i = is_dotted_i(c) || (behind_i && is_mark_of_another_place(c));
    undotted_.append(token, begin, end - begin);
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
