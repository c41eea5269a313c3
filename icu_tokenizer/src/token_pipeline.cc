#include "token_pipeline.h"

namespace neardup {

TokenPipeline::TokenPipeline(WordRules rules, PieceCutter cutter, SimdLevel level)
    : cutter_(cutter),
      characters_(rules),
      scan_(characters_, level),
      repair_(characters_),
      nfc_(nfc()),
      folder_(characters_),
      term_words_(characters_) {}

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
    if (awkward.begin != awkward.end) cut_awkward(piece, awkward, piece_begin);
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
      return Token{std::string_view(folded + begin, scan_.folded_size(begin, end)), piece_begin + begin,
                   piece_begin + end, is_link(begin, end) ? TokenClass::kLink : unlinked};
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

void TokenPipeline::cut_awkward(std::string_view piece, ByteRange range, std::size_t piece_begin) {
  const std::string_view stretch = piece.substr(range.begin, range.end - range.begin);
  const std::size_t stretch_begin = piece_begin + range.begin;
  if (scan_.may_have_term_words(range)) {
    term_words_.find(stretch);
  } else {
    term_words_.clear();
  }
  initials_.clear();  // what a sink that threw left behind
  const std::string_view composed = nfc_.apply(repair_.apply(stretch));
  links_.find(composed);
  boundaries_.set_text(composed);
  std::size_t begin = 0;
  for (std::size_t end = 0; (end = boundaries_.next()) != WordBoundaries::kDone; begin = end) {
    for (const FoldedToken& token : folder_.fold(composed.substr(begin, end - begin))) {
      const ByteRange in_composed{begin + token.source.begin, begin + token.source.end};
      const TokenClass unlinked = token.alphabetic ? TokenClass::kWord : TokenClass::kNumber;
      const TokenClass token_class = links_.overlaps(in_composed) ? TokenClass::kLink : unlinked;
      add_awkward_token(token, place_in_stretch(in_composed), token_class, stretch_begin);
    }
  }
  add_initials(stretch_begin);
}

void TokenPipeline::add_awkward_token(const FoldedToken& token, ByteRange source, TokenClass token_class,
                                      std::size_t stretch_begin) {
  if (!initials_.empty() && source.begin >= initials_end_) add_initials(stretch_begin);
  const TermWord* const word = term_words_.overlapping(source);
  if (word != nullptr && word->kind == TermWord::Kind::kInitials) {
    if (initials_.empty() || token_class == TokenClass::kLink) initials_class_ = token_class;
    if (initials_.empty()) initials_source_.begin = source.begin;
    initials_source_.end = source.end;
    initials_end_ = word->range.end;
    initials_.append(token.text);
  } else if (word == nullptr || !term_words_.leave_out(source)) {
    batch_.add(token.text, {stretch_begin + source.begin, stretch_begin + source.end}, token_class);
  }
}

/** Hand on the initials that were gathered, if there are any. */
void TokenPipeline::add_initials(std::size_t stretch_begin) {
  if (initials_.empty()) return;
  batch_.add(initials_, {stretch_begin + initials_source_.begin, stretch_begin + initials_source_.end},
             initials_class_);
  initials_.clear();
}

ByteRange TokenPipeline::place_in_stretch(ByteRange range) {
  if (!nfc_.map().empty()) {
    range = nfc_.map().to_source(range);
  }
  if (!repair_.map().empty()) {
    range = repair_.map().to_source(range);
  }
  return range;
}

}  // namespace neardup
