#include "pipeline/token_pipeline.h"

#include <unicode/uchar.h>

#include <algorithm>

#include "repair/next_character.h"
#include "tokens/long_word.h"
#include "tokens/minus.h"

namespace neardup {

namespace {

/** Bytes of the minus of a token; 0 if it has none.
 *  @param begin  of the token in the piece. */
std::size_t minus_of(std::string_view token, TokenClass token_class, std::string_view piece, std::size_t begin) {
  if (token_class != TokenClass::kNumber) return 0;
  const std::size_t minus = bytes_of_minus(piece, begin);
  std::size_t end = 0;
  return minus != 0 && u_isdigit(next_character(token, end)) ? minus : 0;
}

}  // namespace

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
    add_plain_tokens(piece, piece_begin, [](std::size_t, std::size_t) { return false; });
  } else {
    add_plain_tokens(piece, piece_begin, [this](std::size_t begin, std::size_t end) {
      return links_.overlaps({begin, end});
    });
  }
}

/** @param is_link  whether the token of a range is part of a link; called in order. */
template <class IsLink>
void TokenPipeline::add_plain_tokens(std::string_view piece, std::size_t piece_begin, IsLink is_link) {
  const char* const folded = scan_.folded();
  for (const simd::TokenEdges* edges = &scan_.next_edges(); edges->count != 0; edges = &scan_.next_edges()) {
    std::size_t rewritten = 0;
    batch_.add_in_place(edges->count, [&](std::size_t i) {
      const std::size_t begin = edges->begins[i];
      const std::size_t end = edges->ends[i];
      const bool is_number = scan_.is_number(end);
      to_rewrite_[rewritten] = static_cast<std::uint16_t>(i);
      rewritten += is_number || end - begin > kLongestWord ? 1 : 0;
      return Token{std::string_view(folded + begin, end - begin), piece_begin + begin, piece_begin + end,
                   is_link(begin, end) ? TokenClass::kLink
                   : is_number         ? TokenClass::kNumber
                                       : TokenClass::kWord};
    });
    if (rules() != WordRules::kXapian) continue;
    shorten_initials(*edges);
    for (std::size_t k = 0; k != rewritten; ++k) {
      const std::size_t i = to_rewrite_[k];
      rewrite_plain(batch_.last_added(i, edges->count), piece, {edges->begins[i], edges->ends[i]});
    }
  }
}

/** A number gets its sign; a long word is its hash. Both are written to the folded bytes.
 *  @param range  in the piece. */
void TokenPipeline::rewrite_plain(Token& token, std::string_view piece, ByteRange range) {
  char* folded = scan_.folded() + range.begin;
  if (const std::size_t minus = minus_of(token.text, token.token_class, piece, range.begin); minus != 0) {
    *--folded = '-';
    token.text = {folded, token.text.size() + 1};
    token.begin -= minus;
  }
  if (token.text.size() <= kLongestWord) return;
  write_long_word(token.text, folded);
  token.text = {folded, kLongWordBytes};
  if (token.token_class == TokenClass::kNumber) token.token_class = TokenClass::kWord;
}

/** For the last tokens: their letters without the dots are at the begin of the folded bytes. */
void TokenPipeline::shorten_initials(const simd::TokenEdges& edges) {
  const auto begins = edges.begins.begin();
  const auto begins_end = begins + static_cast<std::ptrdiff_t>(edges.count);
  const std::size_t end = edges.ends[edges.count - 1];
  for (ByteRange next{edges.begins[0], 0}; (next = scan_.next_initials(next.begin, end)).begin != end;) {
    const auto place = static_cast<std::size_t>(std::lower_bound(begins, begins_end, next.begin) - begins);
    std::string_view& text = batch_.last_added(place, edges.count).text;
    text = text.substr(0, (text.size() + 1) / 2);
  }
}

/** A link never continues where a piece may begin, so only the text between two such places is read. */
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

void TokenPipeline::cut_awkward(std::string_view piece, ByteRange stretch, std::size_t piece_begin) {
  find_term_words(piece, stretch);
  initials_.clear();  // left behind by a sink that threw
  const std::string_view composed = nfc_.apply(repair_.apply(piece.substr(stretch.begin, stretch.end - stretch.begin)));
  links_.find(composed);
  boundaries_.set_text(composed);
  std::size_t begin = 0;
  for (std::size_t end = 0; (end = boundaries_.next()) != WordBoundaries::kDone; begin = end) {
    for (const FoldedToken& token : folder_.fold(composed.substr(begin, end - begin))) {
      const ByteRange in_composed{begin + token.source.begin, begin + token.source.end};
      const TokenClass unlinked = token.alphabetic ? TokenClass::kWord : TokenClass::kNumber;
      const TokenClass token_class = links_.overlaps(in_composed) ? TokenClass::kLink : unlinked;
      const ByteRange in_stretch = repair_.map().to_source(nfc_.map().to_source(in_composed));
      add_awkward_token(token, {stretch.begin + in_stretch.begin, stretch.begin + in_stretch.end}, token_class, piece,
                        piece_begin);
    }
  }
  add_initials(piece_begin);
}

void TokenPipeline::find_term_words(std::string_view piece, ByteRange stretch) {
  term_words_.clear();
  for (ByteRange part = scan_.next_term_words(stretch); part.begin != part.end;
       part = scan_.next_term_words({part.end, stretch.end})) {
    term_words_.find(piece, part);
  }
}

void TokenPipeline::add_awkward_token(const FoldedToken& token, ByteRange source, TokenClass token_class,
                                      std::string_view piece, std::size_t piece_begin) {
  if (!initials_.empty() && source.begin >= initials_range_.end) add_initials(piece_begin);
  if (const ByteRange* const initials = term_words_.overlapping(source)) {
    if (initials_.empty() || token_class == TokenClass::kLink) initials_class_ = token_class;
    initials_range_ = *initials;
    initials_.append(token.text);
    return;
  }
  const bool by_xapian = rules() == WordRules::kXapian;
  const std::size_t minus = by_xapian ? minus_of(token.text, token_class, piece, source.begin) : 0;
  const ByteRange range{piece_begin + source.begin - minus, piece_begin + source.end};
  add_token(minus == 0 ? token.text : negative_.assign("-").append(token.text), range, token_class);
}

/** Of any length. */
void TokenPipeline::add_token(std::string_view text, ByteRange source, TokenClass token_class) {
  if (text.size() > kLongestWord && rules() == WordRules::kXapian) {
    batch_.add(long_word(text), source, token_class == TokenClass::kLink ? token_class : TokenClass::kWord);
  } else {
    batch_.add(text, source, token_class);
  }
}

/** Pass on the gathered initials, if there are any. */
void TokenPipeline::add_initials(std::size_t piece_begin) {
  if (initials_.empty()) return;
  add_token(initials_, {piece_begin + initials_range_.begin, piece_begin + initials_range_.end}, initials_class_);
  initials_.clear();
}

}  // namespace neardup
