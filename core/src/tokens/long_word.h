/** @file long_word.h
 *  The token of a word that is too long for a term of an index.
 *
 *  Xapian's TermGenerator makes no term of a word of more than 64 bytes. Its hash is its token: so such words are
 *  signed, compared, indexed and searched like others, and two different ones are different words.
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_TOKENS_LONG_WORD_H
#define NEARDUP_CORE_TOKENS_LONG_WORD_H

#include <cstddef>
#include <string>
#include <string_view>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"

namespace neardup {

/** The most bytes of a word that is a token as it is: those of TermGenerator's longest term. */
constexpr std::size_t kLongestWord = 64;

constexpr std::string_view kLongWordBegin = "longword";
constexpr std::size_t kLongWordBytes = kLongWordBegin.size() + 13;

/** Write `longword` and base32 of XXH3 of a word. Stored: yes (plugin/FORMAT.md).
 *  @param word   folded. @param token  [kLongWordBytes]; may be the memory of the word. */
inline void write_long_word(std::string_view word, char* token) {
  const std::uint64_t hash = xxh3_hash(word);
  kLongWordBegin.copy(token, kLongWordBegin.size());
  base32_encode(hash, 64, token + kLongWordBegin.size());
}

/** Whether a token has the form of the hash of a long word. */
inline bool is_long_word(std::string_view token) {
  return token.size() == kLongWordBytes && token.substr(0, kLongWordBegin.size()) == kLongWordBegin;
}

inline std::string long_word(std::string_view word) {
  std::string token(kLongWordBytes, '\0');
  write_long_word(word, token.data());
  return token;
}

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_LONG_WORD_H
