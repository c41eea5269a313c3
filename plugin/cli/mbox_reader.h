/** @file mbox_reader.h
 *  Messages of a mailbox file, one after the other: the form called mboxrd (RFC 4155, qmail's mbox(5)). THREADS: one at
 *  a time. */
#ifndef NEARDUP_CLI_MBOX_READER_H
#define NEARDUP_CLI_MBOX_READER_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "octet_stream.h"

namespace neardup::cli {

struct MboxMessage {
  std::string octets;        ///< without the line "From ..." and the quoting of such lines; empty if too large
  std::uint64_t offset = 0;  ///< of the line "From ...", in the decompressed mailbox
  std::uint64_t size = 0;    ///< octets in the mailbox, without that line
  bool too_large = false;    ///< larger than the bound: read over, not kept
};

/** A message begins with a line "From ...", at the beginning of the file or after a blank line. */
class MboxReader {
 public:
  /** @param input  outlives the reader. @param max_octets  bound of one message. */
  MboxReader(OctetStream& input, std::size_t max_octets) : input_(input), max_octets_(max_octets) {}

  /** The next message; nothing at the end.
   *  @exception std::runtime_error if the file is no mailbox, or damaged or cut off where that shows. */
  std::optional<MboxMessage> next();

 private:
  void add(MboxMessage& message, const std::string& line) const;

  OctetStream& input_;
  std::size_t max_octets_;
  bool begun_ = false;  // the line "From ..." of the next message has been read
  std::uint64_t next_offset_ = 0;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_MBOX_READER_H
