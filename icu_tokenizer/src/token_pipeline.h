/** @file token_pipeline.h
 *  The steps of the tokenizer in order; each is a file of its own.
 *
 *      text --> piece --> repaired --> NFC --> words --> folded and cut --> classed --> batch --> sink
 *        piece_cutter  text_repair  normalizer  word_boundaries  word_folder  link_finder  token_batch
 *
 *  THREADS: none; holds scratch memory.
 */
#ifndef NEARDUP_ICU_TOKENIZER_TOKEN_PIPELINE_H
#define NEARDUP_ICU_TOKENIZER_TOKEN_PIPELINE_H

#include <string_view>

#include "byte_range.h"
#include "character_table.h"
#include "link_finder.h"
#include "neardup/token.h"
#include "normalizer.h"
#include "piece_cutter.h"
#include "text_repair.h"
#include "token_batch.h"
#include "word_boundaries.h"
#include "word_folder.h"

namespace neardup {

class TokenPipeline {
 public:
  /** @param spacing_marks  whether category Mc counts as a word character.
   *  @exception std::runtime_error if ICU's data is missing. */
  explicit TokenPipeline(bool spacing_marks, PieceCutter cutter = PieceCutter());
  TokenPipeline(const TokenPipeline&) = delete;
  TokenPipeline& operator=(const TokenPipeline&) = delete;

  /** As Tokenizer::tokenize(). */
  void run(std::string_view text, TokenSink& sink);

 private:
  void cut_piece(std::string_view piece, std::size_t piece_begin);
  ByteRange place_in_text(ByteRange in_composed, std::size_t piece_begin);

  PieceCutter cutter_;
  CharacterTable characters_;
  TextRepair repair_;
  Normalizer nfc_;
  LinkFinder links_;
  WordBoundaries boundaries_;
  WordFolder folder_;
  TokenBatch batch_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_TOKEN_PIPELINE_H
