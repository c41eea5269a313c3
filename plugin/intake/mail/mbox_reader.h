/** @file mbox_reader.h
 *  Reads the messages of a mailbox file in the forms mboxo, mboxrd, mboxcl and mboxcl2 (RFC 4155, qmail's mbox(5)).
 *  THREADS: pure functions; a reader by one.
 */
#ifndef NEARDUP_INTAKE_MAIL_MBOX_READER_H
#define NEARDUP_INTAKE_MAIL_MBOX_READER_H

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include "files/byte_stream.h"

namespace neardup {

/** Whether a line begins with "From ". */
bool begins_with_from(std::string_view line);

/** Whether a line is "From SENDER DATE". The sender may be any text or empty: "a@b", "a at b", "-". The date has the
 *  form of asctime(), "Tue Jan  2 12:34:56 2001", or of a mail header, "Tue, 2 Jan 2001 12:34:56 +0100". Seconds may
 *  be missing. A time zone may precede and follow the year, and "remote from HOST" may end the line.
 *  Source: RFC 4155 appendix A; RFC 976 section 2.4. */
bool is_dated_separator(std::string_view line);

/** Whether a line is only "From " or "From -", as Thunderbird writes it. */
bool is_bare_separator(std::string_view line);

/** Whether a line is a field of a header: "Name: value". Source: RFC 5322 section 2.2. */
bool is_header_field(std::string_view line);

struct MboxMessage {
  std::string bytes;         ///< without the "From ..." line and the quoting of such lines; empty if too large
  std::uint64_t offset = 0;  ///< offset of the "From ..." line in the decompressed mailbox
  std::uint64_t size = 0;    ///< size in bytes in the mailbox, without that line
  bool too_large = false;    ///< larger than the limit: skipped
};

/** A message begins with a line "From SENDER DATE", at the beginning of the file or after a blank line. Other lines
 *  that begin with "From " are text. A line "From " without sender and date also begins a message
 *  if a header field follows. In a file whose first such line has no date, every line "From ..." begins a message.
 *
 *  A line "From ..." within the Content-Length of a message is text, if that length ends at the beginning of a
 *  message or at the end of the file. After the first wrong length all further lengths in the file are ignored, so
 *  the cost is linear. */
class MboxReader {
 public:
  /** @param input      must outlive the reader.
   *  @param max_bytes  limit of one message. */
  MboxReader(ByteStream& input, std::size_t max_bytes) : input_(input), max_bytes_(max_bytes) {}

  /** The next message; nothing at the end. Holds the message and, within the limit, as many bytes as its
   *  Content-Length claims.
   *  @exception std::runtime_error if the file is not a mailbox, or is recognisably damaged or incomplete. */
  std::optional<MboxMessage> next();

 private:
  struct Line {
    std::string bytes;
    std::uint64_t offset = 0;
    bool at_start = true;  // false for the rest of a line that is longer than the limit
  };
  class Header;

  std::optional<Line> take();
  const Line* peek(std::size_t place);
  std::optional<Line> first_line();
  bool separates(const Line& line, std::size_t next);
  bool separates_unspaced(const Line& line, const MboxMessage& message);
  bool continues(std::uint64_t bytes);
  bool ends_at(std::size_t place);
  void add(MboxMessage& message, const Line& line) const;

  ByteStream& input_;
  std::size_t max_bytes_;
  std::deque<Line> ahead_;         // lines that were read ahead
  bool line_ended_ = true;         // whether the last line that was read is complete
  std::optional<Line> separator_;  // the "From ..." line of the next message, if it was read
  bool started_ = false;
  bool any_from_separates_ = false;
  bool lengths_are_true_ = true;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_MBOX_READER_H
