/** @file token_pipeline.h
 *  The steps of the tokenizer in order; each has its own file.
 *
 *                          +-- plain ----> words -------------------------------------------+
 *                          |       simd/edge_kernel                                         |
 *      text --> piece --> scan                                                              +--> classed --> batch
 *        piece_cutter  piece_scan                                                           | link_finder  token_batch
 *                          +-- awkward --> repaired --> NFC --> words --> folded and cut ---+
 *                                text_repair  normalizer  word_boundaries  word_folder
 *
 *  With Xapian's rules, term_words decides on both paths which tokens are joined or left out.
 *
 *  Nearly all text of many languages is plain and never needs ICU. Other stretches, from white space to white space,
 *  take the lower path. Both paths give the same tokens; the plain path knows less and is thirty times as fast.
 *
 *  THREADS: none; holds scratch memory.
 */
#ifndef NEARDUP_ICU_TOKENIZER_PIPELINE_TOKEN_PIPELINE_H
#define NEARDUP_ICU_TOKENIZER_PIPELINE_TOKEN_PIPELINE_H

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "boundaries/word_boundaries.h"
#include "neardup/token.h"
#include "pipeline/piece_scan.h"
#include "repair/character_table.h"
#include "repair/normalizer.h"
#include "repair/offset_map.h"
#include "repair/text_repair.h"
#include "words/link_finder.h"
#include "words/piece_cutter.h"
#include "words/term_words.h"
#include "words/token_batch.h"
#include "words/word_folder.h"

namespace neardup {

class TokenPipeline {
 public:
  /** @param level  one that this machine supports.
   *  @exception std::runtime_error if ICU's data is missing. */
  explicit TokenPipeline(WordRules rules, PieceCutter cutter = PieceCutter(), SimdLevel level = best_simd_level());
  TokenPipeline(const TokenPipeline&) = delete;
  TokenPipeline& operator=(const TokenPipeline&) = delete;

  WordRules rules() const { return characters_.rules(); }

  /** As Tokenizer::tokenize(). */
  void run(std::string_view text, TokenSink& sink);

 private:
  void cut_piece(std::string_view piece, std::size_t piece_begin);
  void cut_plain(std::string_view piece, ByteRange stretch, std::size_t piece_begin);
  template <class IsLink>
  void add_plain_tokens(std::string_view piece, std::size_t piece_begin, IsLink is_link);
  void rewrite_plain(Token& token, std::string_view piece, ByteRange range);
  void shorten_initials(const simd::TokenEdges& edges);
  void find_plain_links(std::string_view piece, ByteRange stretch);
  void cut_awkward(std::string_view piece, ByteRange stretch, std::size_t piece_begin);
  void find_term_words(std::string_view piece, ByteRange stretch);
  void add_awkward_token(const FoldedToken& token, ByteRange source, TokenClass token_class, std::string_view piece,
                         std::size_t piece_begin);
  void add_token(std::string_view text, ByteRange source, TokenClass token_class);
  void add_initials(std::size_t piece_begin);

  PieceCutter cutter_;
  CharacterTable characters_;
  PieceScan scan_;
  TextRepair repair_;
  Normalizer nfc_;
  LinkFinder links_;
  WordBoundaries boundaries_;
  WordFolder folder_;
  TermWords term_words_;
  std::array<std::uint16_t, simd::TokenEdges::kMost + 1> to_rewrite_;  // plain tokens that may be, and one more
  std::string negative_;                                               // a number with its sign
  std::string initials_;                                               // tokens to join, and what is known of them
  ByteRange initials_range_;
  TokenClass initials_class_ = TokenClass::kWord;
  TokenBatch batch_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_PIPELINE_TOKEN_PIPELINE_H
