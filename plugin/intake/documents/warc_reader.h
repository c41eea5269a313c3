/** @file warc_reader.h
 *  Reads the records of a web archive: WARC 1.0 and 1.1 (ISO 28500), and ARC 1 and 2, which was written until 2009; plain or
 *  compressed; and makes documents of them. A wrong length of a record costs no other record where each is compressed for
 *  itself, or none is. THREADS: one at a time. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_WARC_READER_H
#define NEARDUP_INTAKE_DOCUMENTS_WARC_READER_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "files/byte_stream.h"
#include "formats/document_file.h"
#include "formats/document_record.h"

namespace neardup {

/** The header of a record. Missing fields are empty. A record of ARC is a response, its description of itself is warcinfo. */
struct WarcRecord {
  std::string type;                       ///< "response", in lower case
  std::string id;                         ///< WARC-Record-ID: "<urn:uuid:...>"
  std::vector<std::string> concurrent{};  ///< WARC-Concurrent-To: ids of records of the same visit
  std::string target;                     ///< WARC-Target-URI, without the angle brackets of some writers
  std::string date;                       ///< WARC-Date
  std::string content_type;               ///< of the block
  std::string payload_digest;             ///< WARC-Payload-Digest
  std::string referred;      ///< of a revisit: target and date of the record that it repeats, with a space between
  bool truncated = false;    ///< the archive has only the beginning of the block
  std::uint64_t length = 0;  ///< bytes of the block: as its header says, unless the next record begins before
  std::uint64_t offset = 0;  ///< offset of the record in the decompressed archive
  std::optional<std::uint64_t> place;  ///< where in the file a ByteStream may begin with it
};

/** Holds one header, of at most 64 KiB, and a block if it is requested. */
class WarcReader {
 public:
  /** @param input  must outlive the reader. */
  explicit WarcReader(ByteStream& input) : input_(input) {}

  /** The header of the next record; nothing at the end. Skips the rest of the previous block, and bytes that belong
   *  to no record, as after a wrong length.
   *  @exception std::runtime_error if the archive is damaged or ends inside a record; then reading ends. */
  std::optional<WarcRecord> next();

  /** The block of the present record. Call it once per record.
   *  @exception std::runtime_error if the archive is damaged or ends in the block. */
  std::string block();

  /** Number of bytes so far that belong to no record, and the offset of the first of them. */
  std::uint64_t stray_bytes() const { return stray_bytes_; }
  std::uint64_t first_stray_byte() const { return first_stray_byte_; }

 private:
  std::optional<WarcRecord> read_header(std::uint64_t offset);
  std::optional<WarcRecord> arc_record(const std::string& line, std::uint64_t offset);
  WarcRecord begin_block(WarcRecord record, std::uint64_t length, std::uint64_t offset);
  std::uint64_t true_length(std::uint64_t claimed, bool begins_member);
  std::uint64_t distance_of_record(std::uint64_t most) const;
  void pass_stray(std::uint64_t offset, std::uint64_t count);
  template <typename Read>
  auto read_block(Read read);

  ByteStream& input_;
  std::uint64_t offset_ = 0;  // of the record that next() gave
  std::uint64_t block_left_ = 0;
  std::uint64_t stray_bytes_ = 0;
  std::uint64_t first_stray_byte_ = 0;
  bool is_arc_ = false;
};

/** The reason why a record is not a document, by its header alone; empty if it may be one. The number of reasons is
 *  small, whatever the header says. */
std::string warc_skip_reason(const WarcRecord& record);

/** The error in the header of a record: no id, or a zero byte in the id; empty if there is none. */
std::string warc_problem(const WarcRecord& record);

/** The URL of a record, or its own id if it has none. */
const std::string& warc_document_id(const WarcRecord& record);

/** Read a record: the page of a `response`, the text of a `conversion`, the file of a `resource`. A response whose type is
 *  not that of HTTP is the page itself, as archives of 1996 have it.
 *  @exception NoTextDocument if it is not a response with status 200, or not HTML, PDF or plain text; std::runtime_error
 *             if it is damaged. */
SourceDocument warc_document(const WarcRecord& record, std::string block, ReadingOptions options);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_WARC_READER_H
