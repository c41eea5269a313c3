/** @file key_row.h
 *  The rows of `dedupe --emit-keys`, so that a program that sorts can bring together what several machines read: a key
 *  of a text, and what is needed to compare the text with others of that key.
 *
 *      key  id  preference  rule  digest  left_out  tokens  fingerprint  sketch
 *
 *  Cells are separated by tabs. Numbers have 16 hexadecimal digits, tokens are decimal, the sketch has two digits a
 *  slot. `\t`, `\n`, `\r` and `\\` stand for the characters that a cell cannot hold. Copies of a text are folded: only
 *  the first has its band keys. Each text has one more key, of its words, by which copies of several machines meet.
 *  THREADS: pure functions; a writer by one.
 */
#ifndef NEARDUP_CLI_DEDUPE_KEY_ROW_H
#define NEARDUP_CLI_DEDUPE_KEY_ROW_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "corpus/corpus_table.h"
#include "output/whole_file.h"
#include "scheme/scheme.h"

namespace neardup::cli {

struct KeyRow {
  std::uint64_t key = 0;
  std::string id;
  std::string preference;  ///< by which --keep chooses; empty if the order of the input does
  std::string rule;        ///< key_rule()
  CorpusSignature signature;
  std::vector<std::uint8_t> sketch;  ///< signature.sketch is its data
};

/** Names what keys depend on: the scheme, and the field within which records are compared, if there is one. */
std::string key_rule(const Scheme& scheme, const std::string& within);

/** The cells of a row behind its key, with the tabs and the line end. All rows of a text have them.
 *  @param slots  of the sketch. */
std::string cells_behind_key(const KeyRow& row, std::size_t slots);

/** @param line  with its line end. @param slots  of a sketch.
 *  @exception std::runtime_error with the reason. */
KeyRow parse_key_row(std::string_view line, std::size_t slots);

class KeyWriter {
 public:
  /** @param within  the field of the scopes, or empty. @param path  empty for standard output.
   *  @exception those of WholeFile. */
  KeyWriter(const Scheme& scheme, const std::string& within, const std::string& path);

  /** Add a text. Those without tokens have no rows.
   *  @param row    without its key, rule and sketch. @param scope  only texts of one scope get the same key.
   *  @param keys   [count] of its bands. */
  void add(KeyRow row, const std::string& scope, const std::uint64_t* keys, std::size_t count);

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

#endif  // NEARDUP_CLI_DEDUPE_KEY_ROW_H
