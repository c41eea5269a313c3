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

/** The box that a line without its bullet begins with; empty without one. */
std::string_view box_of(std::string_view line) {
  if (line.find_first_of("-*+") == 0) line = trimmed(line.substr(1));
  const bool is_box = line.size() >= kBox && line[0] == '[' && line[2] == ']' &&
                      std::string_view(" xX*-").find(line[1]) != std::string_view::npos;
  return is_box ? line.substr(0, kBox) : std::string_view();
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
    boxes += box_of(line);
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
