#include "dedupe/line_marks.h"

#include <iterator>

#include "bytes/ascii.h"
#include "characters/text_line.h"

namespace neardup::cli {

namespace {

constexpr std::string_view kBoxes[] = {"\u2610", "\u2611", "\u2612"};
constexpr std::string_view kComments[] = {"#", ";", "//", "--", "%"};
constexpr std::string_view kBeginsBox = "\xe2\x98";
constexpr std::size_t kBox = 3;  // bytes, in both spellings

/** The boxes and round buttons of a line, in their order: "[x]", "(o)", "( )". */
std::string boxes_of(std::string_view line) {
  constexpr std::string_view kOpen = "[(";
  constexpr std::string_view kClosed = "])";
  constexpr std::string_view kInside = " xXoO*-";
  std::string boxes;
  for (std::size_t at = 0; at + kBox <= line.size(); ++at) {
    const std::size_t kind = kOpen.find(line[at]);
    if (kind == kOpen.npos || line[at + 2] != kClosed[kind] || kInside.find(line[at + 1]) == kInside.npos) continue;
    if (at == 0 || !is_letter_or_digit(line[at - 1])) boxes += line.substr(at, kBox);  // no index of an array
  }
  return boxes;
}

std::string_view comment_of(std::string_view line) {
  for (const std::string_view sign : kComments) {
    if (begins_with(line, sign)) return sign;
  }
  return " ";
}

}  // namespace

std::string line_marks(std::string_view text) {
  std::string boxes;
  std::string comments;
  std::string_view last;
  std::size_t lines = 0;
  std::size_t settings = 0;
  while (!text.empty()) {
    const std::string_view line = trimmed(take_line(text));
    if (line.empty()) continue;
    ++lines;
    boxes += boxes_of(line);
    for (std::size_t at = 0; (at = line.find(kBeginsBox, at)) != line.npos; ++at) {
      if (is_among(kBoxes, line.substr(at, kBox))) boxes += line.substr(at, kBox);
    }
    const std::string_view comment = comment_of(line);
    if (comment != " " || line.find('=') != line.npos) ++settings;
    if (comment != last) comments += comment;
    last = comment;
  }
  return 2 * settings >= lines ? boxes + comments : boxes;  // of prose a line may begin with any sign
}

}  // namespace neardup::cli
