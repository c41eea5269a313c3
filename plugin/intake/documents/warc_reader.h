/** @file warc_reader.h
 *  Records of a web archive, one after the other: WARC 1.0 and 1.1 (ISO 28500), plain or compressed. THREADS: one at a
 *  time. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_WARC_READER_H
#define NEARDUP_INTAKE_DOCUMENTS_WARC_READER_H

#include <cstdint>
#include <optional>
#include <string>

#include "files/byte_stream.h"

namespace neardup {

/** The header of a record. What it does not say is empty. */
struct WarcRecord {
  std::string type;          ///< "response", in lower case
  std::string id;            ///< WARC-Record-ID: "<urn:uuid:...>"
  std::string target;        ///< WARC-Target-URI, without the angle brackets that some writers put around it
  std::string date;          ///< WARC-Date
  std::string content_type;  ///< of the block
  bool truncated = false;    ///< the archive has kept the beginning of the block alone
  std::uint64_t length = 0;  ///< bytes of the block, as the header claims
  std::uint64_t offset = 0;  ///< of the record, in the decompressed archive
};

/** Holds one header, of at most 64 KiB, and a block where it is asked for. */
class WarcReader {
 public:
  /** @param input  outlives the reader. */
  explicit WarcReader(ByteStream& input) : input_(input) {}

  /** The header of the next record; nothing at the end. What is left of the block before is passed over, and so is what
   *  belongs to no record: a false length, another file.
   *  @exception std::runtime_error if the archive is damaged or ends inside a record: there is no more to be read. */
  std::optional<WarcRecord> next();

  /** The block of the record that next() gave, once.
   *  @exception std::runtime_error if the archive is damaged or ends in it. */
  std::string block();

  /** Bytes so far that belong to no record. */
  std::uint64_t stray_bytes() const { return stray_bytes_; }

 private:
  std::optional<WarcRecord> read_header(std::uint64_t offset);
  void pass_block();

  ByteStream& input_;
  std::uint64_t offset_ = 0;  // of the record that next() gave
  std::uint64_t block_left_ = 0;
  std::uint64_t stray_bytes_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_WARC_READER_H
