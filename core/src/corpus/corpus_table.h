/** @file corpus_table.h
 *  What is kept of each text of a corpus: numbers in flat arrays, no text.
 *
 *  Stage signature --> groups of the flow, without a database. Items are the texts in the order of the input.
 *  THREADS: add() from one at a time; const functions from several. */
#ifndef NEARDUP_CORE_CORPUS_CORPUS_TABLE_H
#define NEARDUP_CORE_CORPUS_CORPUS_TABLE_H

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/spill_file.h"
#include "scheme/scheme.h"
#include "sign/evidence.h"

namespace neardup {

/** The signature of one text, without its keys (candidate_keys.h). */
struct CorpusSignature {
  std::uint64_t token_digest = 0;        ///< of a text without tokens that of its bytes; 0: the text takes no part
  std::string evidence = {};             ///< as in SignatureOrigin
  std::uint64_t tokens = 0;              ///< 0: the text is near its copies only
  std::uint64_t fingerprint = 0;         ///< kept only if bands guarantee a distance
  const std::uint8_t* sketch = nullptr;  ///< [CorpusTable::sketch_slots()]; may be null if tokens is 0
  std::uint32_t scope = 0;               ///< only texts of one scope are compared
};

class CorpusTable {
 public:
  static constexpr std::size_t kNoLimit = ~std::size_t{0};

  /** @param sketch_bytes  most bytes of sketches in memory; further ones go to a file. */
  explicit CorpusTable(const Scheme& scheme, std::size_t sketch_bytes = kNoLimit);

  /** @exception those of SpillFile. */
  void add(const CorpusSignature& signature);

  std::size_t size() const { return digests_.size(); }

  /** Whether an item may have copies. */
  bool has_text(std::size_t item) const { return digests_[item] != 0; }

  /** The same for items of the same words in the same scope that lost the same text. */
  std::uint64_t text_key(std::size_t item) const;

  std::uint64_t token_digest(std::size_t item) const { return digests_[item]; }
  std::string_view evidence(std::size_t item) const { return evidence_.of(item); }
  std::uint64_t tokens(std::size_t item) const { return tokens_[item]; }
  std::uint32_t scope(std::size_t item) const { return scopes_.size() == 0 ? 0 : scopes_[item]; }
  std::optional<std::uint64_t> fingerprint(std::size_t item) const;
  std::size_t sketch_slots() const { return sketch_slots_; }

  /** @param item  with tokens. @param buffer  [sketch_slots()] used if the sketch is in the file.
   *  @return [sketch_slots()] bytes. */
  const std::uint8_t* sketch(std::size_t item, std::uint8_t* buffer) const;

  /** All of an item, but for its scope: that of a copy. @param buffer  as of sketch(). */
  CorpusSignature signature(std::size_t item, std::uint8_t* buffer) const;

  /** Whether there are sketches in a file. */
  bool has_spilled() const { return blocks_in_file_ != 0; }

  /** Read the sketches of some items back into memory, as many as twice the limit allows. The keys must be gone.
   *  @param items  with tokens; ascending. */
  void load_sketches(const std::vector<std::uint32_t>& items);

  /** Whether two items have equal digests, sketches and numbers of tokens, as copies of a text have. */
  bool signed_alike(std::size_t a, std::size_t b) const;

 private:
  static constexpr std::size_t kSketchesInBlock = 4096;

  void add_sketch(const std::uint8_t* sketch);

  /** Which of the sketches is that of an item with tokens. */
  std::size_t place_of(std::size_t item) const { return sketch_places_.size() == 0 ? item : sketch_places_[item]; }

  std::size_t sketch_slots_;
  std::size_t most_blocks_;
  bool keeps_fingerprints_;
  std::deque<std::uint64_t> digests_;
  std::deque<std::uint32_t> tokens_;  // capped at the largest number
  std::deque<std::uint32_t> scopes_;  // empty as long as all are 0
  std::deque<std::uint64_t> fingerprints_;
  EvidenceTable evidence_;
  std::deque<std::uint32_t> sketch_places_;  // empty as long as all items have tokens
  std::uint32_t sketch_count_ = 0;
  std::vector<std::vector<std::uint8_t>> sketches_;  // blocks in memory
  std::size_t blocks_in_file_ = 0;                   // after those in memory
  std::vector<std::uint8_t> last_block_;             // of the file, not yet written
  std::vector<std::uint32_t> loaded_places_;         // of sketches that were read back; ascending
  std::vector<std::uint8_t> loaded_;
  SpillFile file_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_CORPUS_TABLE_H
