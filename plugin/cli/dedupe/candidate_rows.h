/** @file candidate_rows.h
 *  Reads the rows of `dedupe --emit-keys`, sorted by key, and gives the corpus its signatures and keys.
 *
 *      rows --> those whose key repeats --> signatures by item --> table
 *                                      \--> keys, of the first copy of each text --> keys
 *
 *  THREADS: one at a time. */
#ifndef NEARDUP_CLI_DEDUPE_CANDIDATE_ROWS_H
#define NEARDUP_CLI_DEDUPE_CANDIDATE_ROWS_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "corpus/corpus_groups.h"
#include "dedupe/corpus_reader.h"
#include "dedupe/key_row.h"
#include "scheme/scheme.h"

namespace neardup::cli {

class CandidateRows {
 public:
  /** @param corpus  whose records were read and not signed. @param within  the field of its scopes, or empty. */
  CandidateRows(ReadCorpus& corpus, const Scheme& scheme, const std::string& within);

  /** Read all rows, and fill the table of the corpus.
   *  @param path  "-" for standard input. @param checking  called now and then; may throw.
   *  @exception std::runtime_error naming the row. Memory: the signatures of candidates, and 16 bytes a key of theirs. */
  void read(const std::string& path, const std::function<void()>& checking);

  /** Fill the keys of the corpus. A copy gives its keys to the first copy in this order. Both are read and signed again:
   *  nobody else reads copies.
   *  @exception std::runtime_error naming a record whose words are not those of its row. */
  void add_keys(const CorpusOrder& order, std::size_t threads, const std::function<void()>& checking);

 private:
  struct Entry {
    std::uint64_t key;
    std::uint32_t item;
  };

  void index_names();
  std::uint32_t item_named(const std::string& id) const;
  void take(KeyRow row);
  void keep(std::uint32_t item, const KeyRow& row);
  void fill_table();
  void require_signed(const std::vector<std::uint32_t>& items, std::size_t threads,
                      const std::function<void()>& checking) const;

  ReadCorpus& corpus_;
  const Scheme& scheme_;
  std::string rule_;
  std::vector<std::pair<std::uint64_t, std::uint32_t>> names_;  // hashes of names, with their items; ascending
  std::optional<std::uint64_t> key_;                            // of the last row
  std::optional<std::pair<std::uint32_t, KeyRow>> first_;       // of this key, as long as it is alone
  std::vector<Entry> entries_;                                  // of keys that repeat
  std::vector<std::uint32_t> known_;                            // [items] 1 + place in signatures_; 0: unknown
  std::vector<CorpusSignature> signatures_;
  std::vector<std::uint8_t> sketches_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_CANDIDATE_ROWS_H
