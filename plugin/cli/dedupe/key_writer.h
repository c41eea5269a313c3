/** @file key_writer.h
 *  Writes the keys of texts as rows (key_row.h), so that a program that sorts can bring together what several machines read.
 *
 *  Copies of a text are folded: only the first has its band keys. Each text has one more key, of its words, by which copies
 *  of several machines meet. THREADS: one at a time. */
#ifndef NEARDUP_CLI_DEDUPE_KEY_WRITER_H
#define NEARDUP_CLI_DEDUPE_KEY_WRITER_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_set>

#include "corpus/corpus_table.h"
#include "dedupe/key_row.h"
#include "output/whole_file.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** A text and its band keys. */
struct KeyedText {
  std::string id;
  std::string preference;
  std::string scope;  ///< only texts of one scope get the same key
  CorpusSignature signature;
  const std::uint64_t* keys = nullptr;  ///< [count]
  std::size_t count = 0;
};

class KeyWriter {
 public:
  /** @param within  the field of the scopes, or empty. @param path  empty for standard output.
   *  @exception those of WholeFile. */
  KeyWriter(const Scheme& scheme, const std::string& within, const std::string& path);

  /** Texts without tokens have no rows. */
  void add(const KeyedText& text);

  /** Nothing is written afterwards. */
  void finish() { file_.finish(); }

  std::uint64_t rows() const { return rows_; }
  std::uint64_t copies() const { return copies_; }

 private:
  std::size_t slots_;
  std::string rule_;
  WholeFile file_;
  std::unordered_set<std::uint64_t> seen_;  // hashes of signatures
  std::uint64_t rows_ = 0;
  std::uint64_t copies_ = 0;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_KEY_WRITER_H
