/** @file piece_cutter.h
 *  Decides where a long text may be cut into pieces, which are processed one after the other.
 *
 *  First step of the tokenizer: text --> pieces. Pieces keep the memory of every later step small. A piece begins only
 *  where no rule of those steps looks across, so tokens do not depend on where pieces begin:
 *
 *  - before an ASCII white space. No word-boundary rule joins anything to a white space that follows it, except a
 *    second white space (WB3, WB3d), which is not a word either. Marks after a white space stay behind it (WB4). A
 *    white space is a starter that never composes (NFC), and is not a character of a link.
 *  - before U+3000, U+3001 and U+3002 (ideographic space, comma, full stop), for the same reasons; ICU's dictionaries
 *    end a run of ideographs there.
 *
 *  A stretch longer than `limit` without such a place is cut every `limit` bytes, at a character. Only such a cut may
 *  change tokens.
 */
#ifndef NEARDUP_ICU_TOKENIZER_WORDS_PIECE_CUTTER_H
#define NEARDUP_ICU_TOKENIZER_WORDS_PIECE_CUTTER_H

#include <cstddef>
#include <string_view>

namespace neardup {

class PieceCutter {
 public:
  static constexpr std::size_t kTarget = std::size_t{8} << 10;  // the data of a piece fit a level-1 cache
  static constexpr std::size_t kLimit = std::size_t{1} << 20;

  /** @param target  bytes, >= 1: a piece ends at the first good place from there on.
   *  @param limit   bytes, >= target and >= 4: the most bytes of a piece. */
  explicit PieceCutter(std::size_t target = kTarget, std::size_t limit = kLimit) : target_(target), limit_(limit) {}

  /** Whether a piece may begin at byte i. */
  static bool may_begin_at(std::string_view text, std::size_t i);

  /** End of the piece that begins at `begin`.
   *  @param begin  < text.size(); 0, or what the previous call returned.
   *  @return       > begin, <= text.size(), <= begin + limit. Cost: O(limit), and O(text) for all pieces of a text. */
  std::size_t end_of_piece(std::string_view text, std::size_t begin) const;

 private:
  std::size_t target_;
  std::size_t limit_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_WORDS_PIECE_CUTTER_H
