/** @file hashed_words.h
 *  Words as a KeyMaker is given them: tokens and their hashes. */
#ifndef NEARDUP_TESTS_CORE_HASHED_WORDS_H
#define NEARDUP_TESTS_CORE_HASHED_WORDS_H

#include <algorithm>
#include <string>
#include <vector>

#include "bands/key_method.h"
#include "bytes/feature_hash.h"

namespace neardup {

/** Give a text of these words to a key maker, in batches of a size. */
inline void add_words(KeyMaker& maker, const std::vector<std::string>& words, std::size_t batch = 256) {
  std::vector<Token> tokens;
  std::vector<std::uint64_t> hashes;
  for (const std::string& word : words) {
    tokens.push_back({word, 0, 0, TokenClass::kWord});
    hashes.push_back(xxh3_hash(word));
  }
  for (std::size_t i = 0; i < words.size(); i += batch) {
    maker.add_tokens(tokens.data() + i, hashes.data() + i, std::min(batch, words.size() - i));
  }
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_CORE_HASHED_WORDS_H
