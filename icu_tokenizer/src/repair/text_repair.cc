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

/** The next fault from `begin` on, a place where a run may start: the bytes to replace, or none to insert a separator;
 *  empty at the end of the piece if there is none. */
ByteRange TextRepair::next_fault(std::string_view piece, std::size_t begin) {
  int run = 0;
  for (std::size_t i = begin;;) {
    const std::size_t start = skip_ascii(piece, i);
    run = start == i ? run : 0;
    if (start == piece.size()) {
      return {start, start};
    }
    i = start;
    const UChar32 character = next_character(piece, i);
    if (character < 0) {
      return {start, i};
    }
    const CharacterFacts facts = characters_.of(static_cast<char32_t>(character));
    if (facts.non_starter) {
      if (run == kLongestRun) {
        return {start, start};
      }
      ++run;
    } else if (!facts.ignorable) {
      run = 0;
    }
  }
}

std::string_view TextRepair::apply(std::string_view piece) {
  map_.clear();
  ByteRange fault = next_fault(piece, 0);
  if (fault.begin == piece.size()) {
    return piece;
  }
  repaired_.clear();
  std::size_t copied = 0;
  for (; fault.begin != piece.size(); fault = next_fault(piece, copied)) {
    repaired_.append(piece, copied, fault.begin - copied);
    const std::size_t at = repaired_.size();
    repaired_.append(kSeparator);
    map_.add(fault, {at, repaired_.size()});
    copied = fault.end;
  }
  repaired_.append(piece, copied);
  return repaired_;
}

}  // namespace neardup
