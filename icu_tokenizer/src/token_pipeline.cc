#include "token_pipeline.h"

namespace neardup {

TokenPipeline::TokenPipeline(bool spacing_marks, PieceCutter cutter, SimdLevel level)
    : cutter_(cutter),
      characters_(spacing_marks),
      scan_(characters_, level),
      repair_(characters_),
      nfc_(nfc()),
      folder_(characters_) {}

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
  scan_.scan(piece);
  for (std::size_t begin = 0; begin != piece.size();) {
    const ByteRange awkward = scan_.next_awkward_stretch(begin);
    cut_plain(piece, {begin, awkward.begin}, piece_begin);
    if (awkward.begin != awkward.end) {
      cut_awkward(piece.substr(awkward.begin, awkward.end - awkward.begin), piece_begin + awkward.begin);
    }
    begin = awkward.end;
  }
  batch_.finish();  // the next piece overwrites the folded bytes
}

void TokenPipeline::cut_plain(std::string_view piece, ByteRange stretch, std::size_t piece_begin) {
  if (stretch.begin == stretch.end) return;
  links_.clear();
  if (scan_.may_have_links()) find_plain_links(piece, stretch);
  scan_.start_stretch(stretch);
  if (links_.links().empty()) {
    add_plain_tokens(piece_begin, [](std::size_t, std::size_t) { return false; });
  } else {
    add_plain_tokens(piece_begin, [this](std::size_t begin, std::size_t end) { return links_.overlaps({begin, end}); });
  }
}

/** @param is_link  whether the token of that range is part of a link; asked in order. */
template <class IsLink>
void TokenPipeline::add_plain_tokens(std::size_t piece_begin, IsLink is_link) {
  const char* folded = scan_.folded();
  for (const simd::TokenEdges* edges = &scan_.next_edges(); edges->count != 0; edges = &scan_.next_edges()) {
    batch_.add_in_place(edges->count, [&](std::size_t i) {
      const std::size_t begin = edges->begins[i];
      const std::size_t end = edges->ends[i];
      const TokenClass unlinked = scan_.is_number(end) ? TokenClass::kNumber : TokenClass::kWord;
      return Token{std::string_view(folded + begin, end - begin), piece_begin + begin, piece_begin + end,
                   is_link(begin, end) ? TokenClass::kLink : unlinked};
    });
  }
}

/** No link goes on where a piece may begin: to look at what stands between two such places is enough. */
void TokenPipeline::find_plain_links(std::string_view piece, ByteRange stretch) {
  std::size_t last = stretch.begin;
  for (;;) {
    std::size_t begin = scan_.next_link_byte(last, stretch.end);
    if (begin == stretch.end) return;
    std::size_t end = begin;
    while (begin != last && !PieceCutter::may_begin_at(piece, begin)) --begin;
    while (end != stretch.end && !PieceCutter::may_begin_at(piece, end)) ++end;
    links_.add(piece.substr(begin, end - begin), begin);
    last = end;
  }
}

void TokenPipeline::cut_awkward(std::string_view stretch, std::size_t stretch_begin) {
  const std::string_view composed = nfc_.apply(repair_.apply(stretch));
  links_.find(composed);
  boundaries_.set_text(composed);
  std::size_t begin = 0;
  for (std::size_t end = 0; (end = boundaries_.next()) != WordBoundaries::kDone; begin = end) {
    for (const FoldedToken& token : folder_.fold(composed.substr(begin, end - begin))) {
      const ByteRange range{begin + token.source.begin, begin + token.source.end};
      const TokenClass unlinked = token.alphabetic ? TokenClass::kWord : TokenClass::kNumber;
      batch_.add(token.text, place_in_text(range, stretch_begin),
                 links_.overlaps(range) ? TokenClass::kLink : unlinked);
    }
  }
}

ByteRange TokenPipeline::place_in_text(ByteRange range, std::size_t stretch_begin) {
  if (!nfc_.map().empty()) {
    range = nfc_.map().to_source(range);
  }
  if (!repair_.map().empty()) {
    range = repair_.map().to_source(range);
  }
  return {stretch_begin + range.begin, stretch_begin + range.end};
}

}  // namespace neardup
