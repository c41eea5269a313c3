/** @file line_reader.h
 *  Lines of a file or of standard input, streamed. THREADS: one at a time. */
#ifndef NEARDUP_CLI_LINE_READER_H
#define NEARDUP_CLI_LINE_READER_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace neardup::cli {

/** One line of a file. */
struct NumberedLine {
  std::string text;          ///< without its line end, LF or CRLF; empty if it was too long
  std::uint64_t number = 0;  ///< from 1
  bool too_long = false;     ///< longer than the bound: read over, not kept
};

/** Reads lines that are not blank, of any length up to a bound. A UTF-8 byte order mark at the start is dropped. */
class LineReader {
 public:
  /** @param path  "-" is standard input.
   *  @exception std::system_error naming the file if it cannot be opened. */
  LineReader(const std::string& path, std::size_t max_line_octets);
  ~LineReader();
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  /** The next line that is not blank; nothing at the end.
   *  @exception std::system_error naming the file if it cannot be read, or reading was interrupted by a signal. */
  std::optional<NumberedLine> next();

  std::uint64_t octets_read() const { return octets_read_; }

  /** Size of the file; 0 if it is not known. */
  std::uint64_t size() const;

 private:
  bool fill();
  bool read_line(NumberedLine& line);
  void append(NumberedLine& line, const char* text, std::size_t octets) const;

  std::string name_;
  int descriptor_;
  std::size_t max_line_octets_;
  std::array<char, 65536> buffer_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  std::uint64_t lines_ = 0;
  std::uint64_t octets_read_ = 0;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_LINE_READER_H
