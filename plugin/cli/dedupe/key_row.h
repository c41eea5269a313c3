/** @file key_row.h
 *  The rows of `dedupe --emit-keys`: a key of a text, and what is needed to compare the text with others of that key.
 *
 *      key  id  preference  rule  digest  left_out  tokens  fingerprint  sketch
 *
 *  Cells are separated by tabs. Numbers have 16 hexadecimal digits, tokens are decimal, the sketch has two digits a slot.
 *  `\t`, `\n`, `\r` and `\\` stand for the characters that a cell cannot hold. THREADS: pure functions. */
#ifndef NEARDUP_CLI_DEDUPE_KEY_ROW_H
#define NEARDUP_CLI_DEDUPE_KEY_ROW_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/corpus_table.h"
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

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_KEY_ROW_H
