/** @file mbox_reader.h
 *  Messages of a mailbox file, one after the other: the forms called mboxo, mboxrd, mboxcl and mboxcl2 (RFC 4155,
 * qmail's mbox(5)). THREADS: one at a time. */
#ifndef NEARDUP_INTAKE_MAIL_MBOX_READER_H
#define NEARDUP_INTAKE_MAIL_MBOX_READER_H

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>

#include "files/byte_stream.h"

namespace neardup {

struct MboxMessage {
  std::string bytes;         ///< without the line "From ..." and the quoting of such lines; empty if too large
  std::uint64_t offset = 0;  ///< of the line "From ...", in the decompressed mailbox
  std::uint64_t size = 0;    ///< bytes in the mailbox, without that line
  bool too_large = false;    ///< larger than the bound: read over, not kept
};

/** A message begins with a line "From SENDER DATE", at the beginning of the file or after a blank line: other lines
 *  that begin with "From " are text (mbox_separator.h). A line "From " without sender and date begins one if a header
 *  field follows; and so does every line "From ..." of a file whose first one has no date.
 *
 *  Such a line within the Content-Length of a message is text, if that length ends where a message begins or where the
 *  file ends. The first length of a file that is false ends the trust in the others: so the cost is linear. */
class MboxReader {
 public:
  /** @param input  outlives the reader. @param max_bytes  bound of one message. */
  MboxReader(ByteStream& input, std::size_t max_bytes) : input_(input), max_bytes_(max_bytes) {}

  /** The next message; nothing at the end. Holds it, and as much as its Content-Length says, within the bound.
   *  @exception std::runtime_error if the file is no mailbox, or damaged or cut off where that shows. */
  std::optional<MboxMessage> next();

 private:
  struct Line {
    std::string bytes;
    std::uint64_t offset = 0;
    bool at_start = true;  // of a line; false: the rest of one that is longer than the bound of lines
  };
  class Header;

  std::optional<Line> take();
  const Line* peek(std::size_t place);
  std::optional<Line> first_line();
  bool separates(const Line& line, std::size_t next);
  bool continues(std::uint64_t bytes);
  bool ends_at(std::size_t place);
  void add(MboxMessage& message, const Line& line) const;

  ByteStream& input_;
  std::size_t max_bytes_;
  std::deque<Line> ahead_;         // lines that have been read and not taken
  bool line_ended_ = true;         // the last one that was read
  std::optional<Line> separator_;  // of the next message, which has been taken
  bool started_ = false;
  bool any_from_separates_ = false;
  bool lengths_are_true_ = true;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_MBOX_READER_H
