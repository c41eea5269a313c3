/** @file corpus_texts.h
 *  The texts of a corpus, read again where they lie. THREADS: see below. */
#ifndef NEARDUP_CORE_CORPUS_CORPUS_TEXTS_H
#define NEARDUP_CORE_CORPUS_CORPUS_TEXTS_H

#include <cstddef>
#include <string>

namespace neardup {

class CorpusTexts {
 public:
  virtual ~CorpusTexts() = default;

  /** The text that was signed for an item. Called from several threads at once.
   *  @exception std::runtime_error if it cannot be read. */
  virtual std::string text(std::size_t item) const = 0;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_CORPUS_TEXTS_H
