#include "pipeline/piece_scan.h"

#include <unicode/utf8.h>

#include <algorithm>

#include "repair/next_character.h"
#include "tokens/long_word.h"
#include "words/piece_cutter.h"

namespace neardup {

namespace {

std::uint64_t low_bits(std::size_t count) {
  return (std::uint64_t{1} << count) - 1;
}

}  // namespace

PieceScan::PieceScan(CharacterTable& characters, SimdLevel level)
    : characters_(characters), kernels_(simd::kernels_of(level)), term_words_(characters) {}

void PieceScan::scan(std::string_view piece) {
  piece_ = piece;
  run_.clear();  // in case an earlier scan ran out of memory
  run_begins_.clear();
  const std::size_t blocks = piece.size() / kBlock + 1;
  if (folded_.size() < blocks * kBlock) {  // grows last, in case memory runs out
    blocks_.resize(blocks);
    number_ends_.resize(blocks);
    noted_.resize(blocks);
    folded_.resize(blocks * kBlock);
  }
  summary_ = kernels_.scan(reinterpret_cast<const std::uint8_t*>(piece.data()), piece.size(), blocks_.data(),
                           folded_.data(), noted_.data());
  if (summary_.awkward) settle_by_table();
  may_have_links_ = std::any_of(noted_.begin(), noted_.begin() + static_cast<std::ptrdiff_t>(summary_.noted),
                                [this](std::uint32_t block) { return has_link_sign(block); });
  initials_.clear();
  initials_met_ = 0;
  if (characters_.rules() == WordRules::kXapian) settle_term_words();
}

void PieceScan::settle_by_table() {
  std::size_t settled = 0;
  for (std::size_t block = 0; block <= piece_.size() / kBlock; ++block) {
    if (blocks_[block].awkward != 0) settled = settle_block(block, settled);
  }
  close_run();
}

/** Characters that the kernels do not know are no longer awkward if the table calls them plain. Nor are ill-formed
 *  bytes, which separate words as U+FFFD does.
 *  @param settled  the end of the last character that was looked at.
 *  @return         the new one. */
std::size_t PieceScan::settle_block(std::size_t block, std::size_t settled) {
  std::uint64_t left = blocks_[block].awkward;
  if (settled > block * kBlock) left &= ~low_bits(settled - block * kBlock);
  while (left != 0) {
    const auto bit = static_cast<std::size_t>(__builtin_ctzll(left));
    const std::size_t begin = block * kBlock + bit;
    std::size_t end = begin;
    const UChar32 character = next_character(piece_, end);
    if (character >= 0x80) {
      const auto code = static_cast<char32_t>(character);
      const CharacterFacts facts = characters_.of(code);
      if (facts.plain == PlainKind::kKanaKanji) add_to_run(begin, end - begin, code);
      if (facts.plain != PlainKind::kNone) mark(begin, end - begin, facts);
    } else {
      end = begin + 1;
      blocks_[block].awkward &= ~(std::uint64_t{1} << bit);
    }
    left &= ~(low_bits(end - begin) << bit);
    settled = end;
  }
  return settled;
}

void PieceScan::add_to_run(std::size_t begin, std::size_t bytes, char32_t character) {
  if (begin != run_end_) close_run();
  run_.push_back(character);
  run_begins_.push_back(static_cast<std::uint32_t>(begin));
  run_end_ = begin + bytes;
}

void PieceScan::close_run() {
  if (run_.empty()) return;
  if (!cut_run()) {
    for (std::size_t i = run_begins_[0]; i != run_end_; ++i) make_awkward(i);
  }
  run_.clear();
  run_begins_.clear();
}

/** @return whether the run can be cut without ICU. */
bool PieceScan::cut_run() {
  const bool behind_connector = run_begins_[0] != 0 && piece_[run_begins_[0] - 1] == '_';
  const bool before_connector = run_end_ != piece_.size() && piece_[run_end_] == '_';
  if (behind_connector || before_connector) return false;
  if (segmenter_ == nullptr) segmenter_ = std::make_unique<CjkSegmenter>();
  if (!segmenter_->available()) return false;
  cut_before(run_begins_[0]);
  for (const std::uint32_t end : segmenter_->segment(run_)) {
    cut_before(end == run_.size() ? run_end_ : run_begins_[end]);
  }
  return true;
}

void PieceScan::mark(std::size_t begin, std::size_t bytes, CharacterFacts facts) {
  const std::size_t bit = begin % kBlock;
  simd::BlockBits& here = blocks_[begin / kBlock];
  const std::uint64_t these = low_bits(bytes) << bit;
  const std::uint64_t spill = bit + bytes > kBlock ? low_bits(bit + bytes - kBlock) : 0;
  simd::BlockBits& next = spill != 0 ? blocks_[begin / kBlock + 1] : here;
  here.awkward &= ~these;
  next.awkward &= ~spill;
  if (!facts.in_word) return;
  here.word |= these;
  next.word |= spill;
  if (facts.alphabetic) here.letter |= std::uint64_t{1} << bit;
  if (facts.plain == PlainKind::kHangul) {
    here.hangul |= these;
    next.hangul |= spill;
  }
  if (facts.plain != PlainKind::kWord) return;  // the others fold to themselves
  std::size_t written = begin;
  const auto folded = static_cast<std::uint32_t>(facts.folded);
  U8_APPEND_UNSAFE(folded_.data(), written, folded);
}

/** Handles term words in plain stretches; those in awkward stretches go to ICU. */
void PieceScan::settle_term_words() {
  const TermWordPlaces places = term_word_places();
  std::size_t begin = 0;
  for (std::size_t i = 0; i != summary_.noted; ++i) {
    for (TermWordPlaces::Part part = places.next_plain(noted_[i], begin); part.range.begin != part.range.end;
         part = places.next_plain(noted_[i], begin)) {
      begin = part.range.end;
      if (part.is_initials) {
        join_initials(part.range);
      } else {
        settle_term_words_of(part.range);
      }
    }
  }
}

void PieceScan::settle_term_words_of(ByteRange part) {
  if (!is_plain(part)) return;
  term_words_.clear();
  for (const ByteRange initials : term_words_.find(piece_, part)) join_initials(initials);
}

ByteRange PieceScan::next_term_words(ByteRange stretch) const {
  if (characters_.rules() != WordRules::kXapian) return {stretch.end, stretch.end};
  return term_word_places().next_of_any(stretch);
}

bool PieceScan::is_plain(ByteRange range) const {
  for (std::size_t block = range.begin / kBlock; block * kBlock < range.end; ++block) {
    if ((blocks_[block].awkward & simd::BlockBits::inside(block, range.begin, range.end)) != 0) return false;
  }
  return true;
}

/** @param range  of initials in a plain stretch. Those of many letters go to ICU, so that a plain token of many bytes is a long
 *                word. */
void PieceScan::join_initials(ByteRange range) {
  if (range.end - range.begin > kLongestWord) {
    for (std::size_t i = range.begin; i != range.end; ++i) make_awkward(i);
    summary_.awkward = true;
    return;
  }
  std::size_t written = range.begin;
  for (std::size_t i = range.begin; i < range.end; i += 2) folded_[written++] = folded_[i];
  for (std::size_t i = range.begin; i < range.end; ++i) blocks_[i / kBlock].word |= std::uint64_t{1} << i % kBlock;
  initials_.push_back(range);
}

ByteRange PieceScan::next_initials(std::size_t begin, std::size_t end) {
  while (initials_met_ != initials_.size() && initials_[initials_met_].begin < begin) ++initials_met_;
  const bool found = initials_met_ != initials_.size() && initials_[initials_met_].begin < end;
  return found ? initials_[initials_met_++] : ByteRange{end, end};
}

std::size_t PieceScan::next_awkward_byte(std::size_t begin) const {
  if (!summary_.awkward) return piece_.size();
  std::uint64_t mask = ~std::uint64_t{0} << begin % kBlock;
  for (std::size_t block = begin / kBlock; block <= piece_.size() / kBlock; ++block) {
    const std::uint64_t awkward = blocks_[block].awkward & mask;
    if (awkward != 0) return block * kBlock + static_cast<std::size_t>(__builtin_ctzll(awkward));
    mask = ~std::uint64_t{0};
  }
  return piece_.size();
}

std::size_t PieceScan::next_link_byte(std::size_t begin, std::size_t end) const {
  std::uint64_t mask = ~std::uint64_t{0} << begin % kBlock;
  for (std::size_t block = begin / kBlock; block * kBlock < end; ++block) {
    for (std::uint64_t signs = blocks_[block].sign & mask; signs != 0; signs &= signs - 1) {
      const std::size_t sign = block * kBlock + static_cast<std::size_t>(__builtin_ctzll(signs));
      if (is_link_sign(sign)) return std::min(end, sign);
    }
    mask = ~std::uint64_t{0};
  }
  return end;
}

bool PieceScan::has_link_sign(std::size_t block) const {
  for (std::uint64_t signs = blocks_[block].sign; signs != 0; signs &= signs - 1) {
    if (is_link_sign(block * kBlock + static_cast<std::size_t>(__builtin_ctzll(signs)))) return true;
  }
  return false;
}

/** Whether the byte of a sign belongs to a link rather than to initials. */
bool PieceScan::is_link_sign(std::size_t byte) const {
  return piece_[byte] != '.' || piece_[byte - 1] == 'w' || piece_[byte - 1] == 'W';
}

ByteRange PieceScan::next_awkward_stretch(std::size_t begin) const {
  constexpr std::size_t kNear = 64;  // bytes between two stretches: starting ICU again costs more than these
  std::size_t awkward = next_awkward_byte(begin);
  if (awkward == piece_.size()) return {awkward, awkward};
  ByteRange stretch{awkward, awkward};
  while (stretch.begin != begin && !PieceCutter::may_begin_at(piece_, stretch.begin)) --stretch.begin;
  while (awkward - stretch.end <= kNear && awkward != piece_.size()) {
    stretch.end = awkward + 1;
    while (stretch.end != piece_.size() && !PieceCutter::may_begin_at(piece_, stretch.end)) ++stretch.end;
    awkward = next_awkward_byte(stretch.end);
  }
  return stretch;
}

void PieceScan::start_stretch(ByteRange stretch) {
  cursor_ = simd::EdgeCursor(stretch.begin, stretch.end);
  edges_.count = 0;
  edges_.open = 0;
}

const simd::TokenEdges& PieceScan::next_edges() {
  if (edges_.open != 0) edges_.begins[0] = edges_.begins[edges_.count];
  edges_.count = 0;
  if (!cursor_.done()) kernels_.find_edges(blocks_.data(), number_ends_.data(), cursor_, edges_);
  return edges_;
}

}  // namespace neardup
