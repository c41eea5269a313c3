#include "repair/text_repair.h"

#include "bytes/eight_bytes.h"
#include "repair/next_character.h"

namespace neardup {

namespace {

constexpr std::string_view kSeparator = "\xEF\xBF\xBD";  // U+FFFD

/** First byte from `i` on that is not ASCII. */
std::size_t skip_ascii(std::string_view text, std::size_t i) {
  const auto is_ascii = [text](std::size_t at) { return at != text.size() && static_cast<signed char>(text[at]) >= 0; };
  if (is_ascii(i)) i += ascii_eights(text.substr(i));
  while (is_ascii(i)) ++i;
  return i;
}

}  // namespace

/** The next fault from `begin` on: the bytes to replace, or none to insert a separator; at the end of the piece if there is
 *  none. */
Respelling TextRepair::next_fault(std::string_view piece, std::size_t begin) {
  const bool one_spelling = characters_.rules() == WordRules::kXapian;
  for (std::size_t i = begin;;) {
    const std::size_t start = skip_ascii(piece, i);
    if (start != i) run_ = 0;
    if (start == piece.size()) return {{start, start}, {}};
    i = start;
    const UChar32 character = next_character(piece, i);
    if (character < 0) {
      run_ = 0;
      return {{start, i}, kSeparator};
    }
    if (one_spelling && may_be_respelled(character)) {
      const Respelling respelling = respelled(piece, start);
      if (!respelling.text.empty()) run_ = 0;
      if (respelling.range.begin != respelling.range.end) return respelling;
    }
    const CharacterFacts facts = characters_.of(static_cast<char32_t>(character));
    if (facts.non_starter) {
      if (run_ == kLongestRun) {
        run_ = 0;
        return {{start, start}, kSeparator};
      }
      ++run_;
    } else if (!facts.ignorable) {
      run_ = 0;
    }
  }
}

std::string_view TextRepair::apply(std::string_view piece) {
  map_.clear();
  run_ = 0;
  Respelling fault = next_fault(piece, 0);
  if (fault.range.begin == piece.size()) {
    return piece;
  }
  repaired_.clear();
  std::size_t copied = 0;
  for (; fault.range.begin != piece.size(); fault = next_fault(piece, copied)) {
    repaired_.append(piece, copied, fault.range.begin - copied);
    const std::size_t at = repaired_.size();
    repaired_.append(fault.text);
    map_.add(fault.range, {at, repaired_.size()});
    copied = fault.range.end;
  }
  repaired_.append(piece, copied);
  return repaired_;
}

}  // namespace neardup
