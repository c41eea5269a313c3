#include "token_pipeline.h"

namespace neardup {

TokenPipeline::TokenPipeline(bool spacing_marks, PieceCutter cutter)
    : cutter_(cutter), characters_(spacing_marks), repair_(characters_), nfc_(nfc()), folder_(characters_) {}

void TokenPipeline::run(std::string_view text, TokenSink& sink) {
  batch_.start(sink);
  for (std::size_t begin = 0; begin != text.size();) {
    const std::size_t end = cutter_.end_of_piece(text, begin);
    cut_piece(text.substr(begin, end - begin), begin);
    begin = end;
  }
  batch_.finish();
}

void TokenPipeline::cut_piece(std::string_view piece, std::size_t piece_begin) {
  const std::string_view composed = nfc_.apply(repair_.apply(piece));
  links_.find(composed);
  boundaries_.set_text(composed);
  std::size_t begin = 0;
  for (std::size_t end = 0; (end = boundaries_.next()) != WordBoundaries::kDone; begin = end) {
    for (const FoldedToken& token : folder_.fold(composed.substr(begin, end - begin))) {
      const ByteRange range{begin + token.source.begin, begin + token.source.end};
      const TokenClass unlinked = token.alphabetic ? TokenClass::kWord : TokenClass::kNumber;
      batch_.add(token.text, place_in_text(range, piece_begin), links_.overlaps(range) ? TokenClass::kLink : unlinked);
    }
  }
}

ByteRange TokenPipeline::place_in_text(ByteRange range, std::size_t piece_begin) {
  if (!nfc_.map().empty()) {
    range = nfc_.map().to_source(range);
  }
  if (!repair_.map().empty()) {
    range = repair_.map().to_source(range);
  }
  return {piece_begin + range.begin, piece_begin + range.end};
}

}  // namespace neardup
