#include "formats/markdown_repair.h"

#include <algorithm>
#include <cstddef>

#include "characters/text_line.h"

namespace neardup {

namespace {

constexpr std::size_t kMostSteps = 100'000'000;
constexpr std::size_t kLinesOfAPart = 100;

/** The first line with its line end, or the whole rest. */
std::string_view first_line(std::string_view text) {
  return text.substr(0, std::min(text.find('\n'), text.size() - 1) + 1);
}

/** The lines up to the next blank line, or one blank line. */
struct Paragraph {
  std::string_view text;
  std::size_t lines = 0;
  std::size_t brackets = 0;

  bool takes_too_long() const { return lines > kLinesOfAPart && brackets > kMostSteps / lines; }
};

Paragraph first_paragraph(std::string_view text) {
  Paragraph paragraph;
  std::size_t size = 0;
  while (size != text.size()) {
    const std::string_view line = first_line(text.substr(size));
    const bool blank = trimmed(line).empty();
    if (blank && size != 0) break;
    size += line.size();
    ++paragraph.lines;
    paragraph.brackets += static_cast<std::size_t>(std::count(line.begin(), line.end(), '['));
    if (blank) break;
  }
  paragraph.text = text.substr(0, size);
  return paragraph;
}

void append_in_parts(std::string& text, std::string_view paragraph) {
  for (std::size_t lines = 0; !paragraph.empty(); ++lines) {
    if (lines != 0 && lines % kLinesOfAPart == 0) text += '\n';
    const std::string_view line = first_line(paragraph);
    text += line;
    paragraph.remove_prefix(line.size());
  }
}

}  // namespace

std::optional<std::string> repaired_markdown(std::string_view markdown) {
  std::optional<std::string> mended;
  for (std::size_t at = 0; at != markdown.size();) {
    const Paragraph paragraph = first_paragraph(markdown.substr(at));
    if (paragraph.takes_too_long()) {
      if (!mended) mended = std::string(markdown.substr(0, at));
      append_in_parts(*mended, paragraph.text);
    } else if (mended) {
      *mended += paragraph.text;
    }
    at += paragraph.text.size();
  }
  return mended;
}

}  // namespace neardup
