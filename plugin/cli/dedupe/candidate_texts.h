/** @file candidate_texts.h
 *  How several machines share the work of `dedupe`: each writes the keys of its texts, any program finds the texts that
 *  share a key, and one run signs and compares only these.
 *
 *      texts --> KeyWriter --> rows: key, text --> texts whose key repeats --> CandidateTexts --> CorpusReader
 *
 *  A key has 12 hexadecimal digits: the run that compares makes whole keys, so a chance collision costs one signature. A
 *  text has 30: 16 of its name, 6 of the scheme and the field of --within, 8 of its words.
 *  THREADS: const functions from several; else one at a time. */
#ifndef NEARDUP_CLI_DEDUPE_CANDIDATE_TEXTS_H
#define NEARDUP_CLI_DEDUPE_CANDIDATE_TEXTS_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus/corpus_table.h"
#include "output/whole_file.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** A text as rows name it. */
struct NamedText {
  std::uint64_t name = 0;   ///< a hash of its id, or of its place
  std::uint32_t rule = 0;   ///< key_rule()
  std::uint32_t words = 0;  ///< words_hash()
};

/** 24 bits that keys depend on: the scheme, and the field within which records are compared, or an empty one. */
std::uint32_t key_rule(const Scheme& scheme, const std::string& within);

/** Tells whether a text is still the one that was signed. */
std::uint32_t words_hash(const CorpusSignature& signature);

std::string text_cell(const NamedText& text);

/** @param line  a cell and its line end. @exception std::runtime_error for anything else. */
NamedText parse_text_cell(std::string_view line);

class KeyWriter {
 public:
  /** @param within  the field of the scopes, or empty. @param path  empty for standard output.
   *  @exception those of WholeFile. */
  KeyWriter(const Scheme& scheme, const std::string& within, const std::string& path);

  /** Write a row for each key, and one for the words, by which copies meet. A text without tokens has none.
   *  @param scope  only texts of one scope get the same key. @param keys  [count] of its bands. */
  void add(std::uint64_t name, const CorpusSignature& signature, const std::string& scope, const std::uint64_t* keys,
           std::size_t count);

  /** Nothing is written afterwards. */
  void finish() { file_.finish(); }

  std::uint64_t rows() const { return rows_; }

 private:
  std::uint32_t rule_;
  WholeFile file_;
  std::uint64_t rows_ = 0;
};

class CandidateTexts {
 public:
  /** @param path  a text a line, in any order; "-" for standard input. @param rule  of this run.
   *  @param checking  called now and then; may throw.
   *  @exception std::runtime_error, or ExitWith for another rule, naming the line. Memory: 16 bytes a text. */
  CandidateTexts(const std::string& path, std::uint32_t rule, const std::function<void()>& checking);

  /** The words_hash() that a text had; nothing if it is no candidate. */
  std::optional<std::uint32_t> words_of(std::uint64_t name) const;

  std::size_t size() const { return texts_.size(); }

 private:
  std::vector<std::pair<std::uint64_t, std::uint32_t>> texts_;  // names and words; ascending, each name once
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_CANDIDATE_TEXTS_H
