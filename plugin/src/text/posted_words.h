/** @file posted_words.h
 *  The words of a text that become terms: those of XapianWords, and in place of a word that is too long for a term its
 *  tokens. Internal. THREADS: one per thread. */
#ifndef NEARDUP_PLUGIN_TEXT_POSTED_WORDS_H
#define NEARDUP_PLUGIN_TEXT_POSTED_WORDS_H

#include <cstddef>
#include <string_view>
#include <vector>

#include "neardup/token.h"
#include "text/xapian_words.h"

namespace neardup {

class PostedWords {
 public:
  /** Everything is kept by reference. @param cuts  as of XapianWords. */
  PostedWords(std::string_view text, const std::vector<std::size_t>& cuts, Tokenizer& tokenizer)
      : text_(text), words_(text, cuts), tokenizer_(tokenizer) {}

  /** The next word. @return null at the end of the text; else valid until the next call. Cost: linear in the text. */
  const XapianWord* next();

 private:
  std::string_view text_;
  XapianWords words_;
  Tokenizer& tokenizer_;
  std::vector<OwnedToken> tokens_;  // of the last long word
  std::size_t next_token_ = 0;
  std::size_t begin_ = 0;  // of that word in the text
  XapianWord token_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_POSTED_WORDS_H
