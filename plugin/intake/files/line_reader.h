/** @file line_reader.h
 *  Reads lines of a file or of standard input, compressed or not, as a stream. THREADS: one at a time. */
#ifndef NEARDUP_INTAKE_FILES_LINE_READER_H
#define NEARDUP_INTAKE_FILES_LINE_READER_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "files/byte_stream.h"

namespace neardup {

/** One line of a file. */
struct NumberedLine {
  std::string text;          ///< without its line end, LF or CRLF; empty if too long
  std::uint64_t number = 0;  ///< from 1
  bool too_long = false;     ///< longer than the limit: skipped
};

/** Reads lines that are not blank, up to a limit of their length. A UTF-8 byte order mark at the start is dropped. */
class LineReader {
 public:
  /** Parameters and errors are those of ByteStream: messages do not name the file. Pipes are read as they arrive. */
  LineReader(
      const std::string& path, std::size_t max_line_bytes, std::function<void()> checking = [] {});

  /** The next line that is not blank; nothing at the end. */
  std::optional<NumberedLine> next();

  /** Share of the file that has been read, 0..1; 0 for a pipe. */
  double share() const { return input_.share(); }

 private:
  bool read_line(NumberedLine& line);
  void append(NumberedLine& line, const std::string& part) const;

  ByteStream input_;
  std::size_t max_line_bytes_;
  std::uint64_t lines_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_LINE_READER_H
