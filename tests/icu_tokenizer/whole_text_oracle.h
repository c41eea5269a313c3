/** @file whole_text_oracle.h
 *  The tokenizer's rules once more, for tests: the whole text at once in UTF-16, nothing reused, nothing fast. */
#ifndef NEARDUP_TESTS_WHOLE_TEXT_ORACLE_H
#define NEARDUP_TESTS_WHOLE_TEXT_ORACLE_H

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "neardup/icu_tokenizer.h"
#include "neardup/token.h"

namespace neardup::oracle {

/** A character of a text and the bytes it stands for: U+FFFD for an ill-formed subpart. */
struct DecodedCharacter {
  char32_t character = 0;
  std::size_t begin = 0;
  std::size_t end = 0;
};

/** Decodes by tables 3-7 and 3-8 of the Unicode Standard. */
std::vector<DecodedCharacter> decode(std::string_view text);

std::string encode(const std::u32string& characters);

struct ExpectedToken {
  OwnedToken token;
  bool exact_range = false;  ///< whether `begin` and `end` are known: NFC changed nothing, folding is one by one
  bool exact_class = false;  ///< whether the class is known: folding is one by one, or the word is no link or all link
};

/** Tokens of a text without a stretch of 1 MiB that has no white space. Links are searched in quadratic time. */
std::vector<ExpectedToken> tokens_of(std::string_view text, WordRules rules = WordRules::kXapian);

/** Links of a text, by trying every begin and every end. Non-ASCII bytes are of no link. */
std::vector<bool> linked_characters(std::string_view text);

/** The first characters of a text by number, for messages: readable wherever a text differs. */
std::string escaped(std::string_view text);

/** NFKC_Casefold of NFC of a text. */
std::string fold(std::string_view text);

}  // namespace neardup::oracle

#endif  // NEARDUP_TESTS_WHOLE_TEXT_ORACLE_H
