#include "line_reader.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>

namespace neardup::cli {

namespace {

[[noreturn]] void throw_errno(const std::string& what) {
  throw std::system_error(errno, std::generic_category(), what);
}

/** Make of what was read a line as it is handed out. */
void finish(NumberedLine& line) {
  if (!line.text.empty() && line.text.back() == '\r') line.text.pop_back();
  if (line.number == 1 && line.text.rfind("\xef\xbb\xbf", 0) == 0) line.text.erase(0, 3);
}

bool is_blank(const NumberedLine& line) {
  return !line.too_long && line.text.find_first_not_of(" \t\r") == std::string::npos;
}

}  // namespace

LineReader::LineReader(const std::string& path, std::size_t max_line_octets)
    : name_(path == "-" ? "standard input" : path),
      descriptor_(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC)),
      max_line_octets_(max_line_octets) {
  if (descriptor_ < 0) throw_errno("cannot open '" + name_ + "'");
}

LineReader::~LineReader() {
  if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
}

std::uint64_t LineReader::size() const {
  struct stat status {};
  const bool known = ::fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode);
  return known ? static_cast<std::uint64_t>(status.st_size) : 0;
}

std::optional<NumberedLine> LineReader::next() {
  for (;;) {
    NumberedLine line;
    if (!read_line(line)) return std::nullopt;
    finish(line);
    if (!is_blank(line)) return line;
  }
}

bool LineReader::read_line(NumberedLine& line) {
  if (begin_ == end_ && !fill()) return false;
  line.number = ++lines_;
  do {
    const char* const start = buffer_.data() + begin_;
    const auto* const line_end = static_cast<const char*>(std::memchr(start, '\n', end_ - begin_));
    if (line_end != nullptr) {
      const auto octets = static_cast<std::size_t>(line_end - start);
      append(line, start, octets);
      begin_ += octets + 1;
      return true;
    }
    append(line, start, end_ - begin_);
    begin_ = end_;
  } while (fill());
  return true;
}

void LineReader::append(NumberedLine& line, const char* text, std::size_t octets) const {
  line.too_long = line.too_long || line.text.size() + octets > max_line_octets_;
  if (line.too_long) {
    line.text.clear();
  } else {
    line.text.append(text, octets);
  }
}

bool LineReader::fill() {
  const ssize_t got = ::read(descriptor_, buffer_.data(), buffer_.size());
  if (got < 0) throw_errno("cannot read '" + name_ + "'");
  begin_ = 0;
  end_ = static_cast<std::size_t>(got);
  octets_read_ += end_;
  return end_ != 0;
}

}  // namespace neardup::cli
