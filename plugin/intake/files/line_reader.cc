#include "files/line_reader.h"

#include <utility>

namespace neardup {

namespace {

constexpr std::size_t kPartBytes = std::size_t{1} << 16;

/** Prepare a line that was read for the caller. */
void finish(NumberedLine& line) {
  if (!line.text.empty() && line.text.back() == '\r') line.text.pop_back();
  if (line.number == 1 && line.text.rfind("\xef\xbb\xbf", 0) == 0) line.text.erase(0, 3);
}

bool is_blank(const NumberedLine& line) {
  return !line.too_long && line.text.find_first_not_of(" \t\r") == std::string::npos;
}

}  // namespace

LineReader::LineReader(const std::string& path, std::size_t max_line_bytes, std::function<void()> checking)
    : input_(path, Pipes::kRead, std::move(checking)), max_line_bytes_(max_line_bytes) {}

std::optional<NumberedLine> LineReader::next() {
  for (;;) {
    NumberedLine line;
    if (!read_line(line)) return std::nullopt;
    finish(line);
    if (!is_blank(line)) return line;
  }
}

bool LineReader::read_line(NumberedLine& line) {
  std::optional<std::string> part = input_.line(kPartBytes);
  if (!part) return false;
  line.number = ++lines_;
  for (; part; part = input_.line(kPartBytes)) {
    const bool ends = part->back() == '\n';
    if (ends) part->pop_back();
    append(line, *part);
    if (ends) break;
  }
  return true;
}

void LineReader::append(NumberedLine& line, const std::string& part) const {
  line.too_long = line.too_long || line.text.size() + part.size() > max_line_bytes_;
  if (line.too_long) {
    line.text.clear();
  } else {
    line.text += part;
  }
}

}  // namespace neardup
