/** @file piece_scan.h
 *  Reads all bytes of a piece once: which belong to plain words, which need ICU, which may belong to a link.
 *
 *  Second step of the tokenizer: piece --> bits and folded bytes. A character is plain if its words can be cut without
 *  knowing its neighbours: a letter, digit or connector that folds to one of as many bytes, or a separator to which no
 *  mark belongs (CharacterFacts::plain); or if it is in a run that cjk_segmenter cuts. Plain characters are folded in
 *  place, so a token of plain characters has the same range in the piece and in folded(). Ill-formed bytes are
 *  separators. All others are awkward and go to ICU.
 *
 *  With Xapian's rules, term_words decides where the bits say that initials or an overlong word may be. Initials become
 *  one token, folded to its begin. The bytes of an overlong word do not belong to any word.
 *
 *  THREADS: none; holds scratch memory.
 */
#ifndef NEARDUP_ICU_TOKENIZER_PIPELINE_PIECE_SCAN_H
#define NEARDUP_ICU_TOKENIZER_PIPELINE_PIECE_SCAN_H

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "boundaries/cjk_segmenter.h"
#include "repair/character_table.h"
#include "repair/offset_map.h"
#include "simd/kernels.h"
#include "words/term_words.h"

namespace neardup {

class PieceScan {
 public:
  /** @param characters  must outlive this object. */
  PieceScan(CharacterTable& characters, SimdLevel level);

  /** Read a piece. It must not change while you call the other functions.
   *  @param piece  of less than 4 GiB. Cost: linear; allocates only for a piece longer than all earlier ones. */
  void scan(std::string_view piece);

  /** The first stretch from `begin` on that needs ICU. It begins and ends where pieces may begin, or at the piece's
   *  edge. Stretches near each other are joined. Empty, at the piece's end, if there is none.
   *  @param begin  the piece's begin, or the end of a stretch. Cost: linear for all calls on a piece. */
  ByteRange next_awkward_stretch(std::size_t begin) const;

  /** Whether a plain byte may belong to a link. */
  bool may_have_links() const { return may_have_links_; }

  /** The first byte in [begin, end) that may belong to a link; `end` if there is none. */
  std::size_t next_link_byte(std::size_t begin, std::size_t end) const;

  /** The first part of an awkward stretch that may have initials; empty, at the stretch's end, if
   *  there is none, and always with other rules than Xapian's. */
  ByteRange next_term_words(ByteRange stretch) const;

  /** Begin the next plain stretch of the piece. */
  void start_stretch(ByteRange stretch);

  /** The next tokens of the stretch; none at its end. */
  const simd::TokenEdges& next_edges();

  /** Whether the token of the last edges that ends at `end` has no Alphabetic character. */
  bool is_number(std::size_t end) const { return (number_ends_[end / kBlock] >> end % kBlock & 1) != 0; }

  /** [bytes of the piece] The folded bytes of plain words. They may be changed behind the tokens before. */
  char* folded() { return reinterpret_cast<char*>(folded_.data()); }

  /** The next plain token of initials that begins in a range; empty, at its end, if there is none. Its letters are at
   *  its begin in folded().
   *  @param begin  not before an earlier one: bytes before it are skipped. */
  ByteRange next_initials(std::size_t begin, std::size_t end);

 private:
  static constexpr std::size_t kBlock = simd::BlockBits::kBytes;

  std::size_t next_awkward_byte(std::size_t begin) const;
  void settle_by_table();
  std::size_t settle_block(std::size_t block, std::size_t settled);
  void mark(std::size_t begin, std::size_t bytes, CharacterFacts facts);
  void add_to_run(std::size_t begin, std::size_t bytes, char32_t character);
  void close_run();
  bool cut_run();
  void cut_before(std::size_t byte) { blocks_[byte / kBlock].cut |= std::uint64_t{1} << byte % kBlock; }
  void make_awkward(std::size_t byte) { blocks_[byte / kBlock].awkward |= std::uint64_t{1} << byte % kBlock; }
  void settle_term_words();
  void settle_term_words_of(ByteRange part);
  TermWordPlaces term_word_places() const { return TermWordPlaces(piece_, blocks_.data()); }
  bool is_link_sign(std::size_t byte) const;
  bool has_link_sign(std::size_t block) const;
  bool is_plain(ByteRange range) const;
  void join_initials(ByteRange range);

  CharacterTable& characters_;
  const simd::Kernels& kernels_;
  std::string_view piece_;
  std::vector<simd::BlockBits> blocks_;
  std::vector<std::uint64_t> number_ends_;  // a word a block
  std::vector<std::uint8_t> folded_;
  std::vector<std::uint32_t> noted_;  // blocks, see BlockSummary
  simd::BlockSummary summary_;
  std::vector<char32_t> run_;              // of Kana and Kanji, the last met
  std::vector<std::uint32_t> run_begins_;  // first byte of each of its characters
  std::size_t run_end_ = 0;
  std::unique_ptr<CjkSegmenter> segmenter_;  // made for the first run
  TermWords term_words_;
  bool may_have_links_ = false;
  std::vector<ByteRange> initials_;  // in plain stretches
  std::size_t initials_met_ = 0;
  simd::EdgeCursor cursor_{0, 0};
  simd::TokenEdges edges_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_PIPELINE_PIECE_SCAN_H
