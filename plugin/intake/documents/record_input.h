/** @file record_input.h
 *  One input of texts: lines, records of JSON, rows of a table, or documents of files. It is read in blocks of whole records,
 *  which are parsed in any thread.
 *
 *  The first bytes say what it is. UTF-16 and UTF-32 are read as UTF-8. For another encoding, the first bytes that are not
 *  UTF-8 make the whole input be looked at: mostly UTF-8 means UTF-8, whose other records are errors; else the letters tell
 *  the charset. THREADS: const functions from several. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_RECORD_INPUT_H
#define NEARDUP_INTAKE_DOCUMENTS_RECORD_INPUT_H

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "characters/utf8_repair.h"
#include "corpus/spill_file.h"
#include "documents/record_parser.h"
#include "files/byte_stream.h"
#include "files/open_file.h"

namespace neardup {

/** Whole records, or a part of one that is longer than the limit. */
struct RecordBlock {
  std::string bytes;        ///< empty if too long
  std::uint64_t place = 0;  ///< of the first byte
  bool too_long = false;    ///< one record, which is not read
  std::string charset;      ///< of the bytes; empty: UTF-8
  bool is_utf8 = false;     ///< whether all of them are
};

/** A document of kFiles. */
struct InputDocument {
  std::string name;        ///< the path of its file; of one among many "PATH:NUMBER"
  std::string file;        ///< the path of its file, if it is one among many; else empty
  FileState state;         ///< of the file, before it was read
  std::string read_as{};   ///< the path of an earlier file with these bytes: the text is read under its name
  std::string title{};     ///< as a search would show it; empty if it has none, or was not read
  std::string type{};      ///< media type; empty if it was not read
  bool discarded = false;  ///< as of SourceDocument
  std::vector<std::uint64_t> details{};  ///< hashes of DocumentText::details, if they were read; sorted
  std::uint64_t lines = 0;               ///< DocumentText::lines, likewise

  const std::string& path() const { return file.empty() ? name : file; }
};

struct RecordReading {
  InputFormat format = InputFormat::kByContent;
  RecordFields fields;
  std::string charset;  ///< by the user; empty: detected
  bool again = true;  ///< bytes() is called later: a plain file is read again where it is, all other inputs are kept in
                      ///< a file without a name, in TMPDIR. Else a pipe gives its records as they arrive.
};

class RecordInput {
 public:
  /** @param path      "-" for standard input. @param checking  as of ByteStream.
   *  @exception std::system_error or std::runtime_error without the name of the input, also if it is no text, or has no field
   *             of a name that was asked for in its first records. */
  RecordInput(const std::string& path, const RecordReading& reading, const std::function<void()>& checking);

  const std::string& path() const { return path_; }

  /** canonical_path(), or "-". */
  const std::string& full_path() const { return full_path_; }

  /** Never kByContent. Of kFiles there are no blocks. */
  InputFormat format() const { return format_; }

  const RecordParser& parser() const { return *parser_; }

  /** Of a table its first row, of an array of JSON its bracket; else empty. */
  const std::string& header() const { return header_; }

  /** Whether records are elements of an array. */
  bool is_array() const { return format_ == InputFormat::kJson && !header_.empty(); }

  /** The charset of what was given last; empty: UTF-8. */
  const std::string& charset() const { return charset_; }

  /** Whether all that was given is ASCII, which is the same in the other encodings. */
  bool was_ascii() const { return charset_.empty() && ascii_; }

  /** Whether it was UTF-16 or UTF-32: its bytes are UTF-8 now. */
  bool was_wide() const { return was_wide_; }

  /** The next records, about half a mebibyte of them; nothing at the end.
   *  @param most_bytes  of a record. @exception std::runtime_error if the encoding cannot be told, an array has no end, or
   *  reading fails: then after the whole records that were read. */
  std::optional<RecordBlock> next(std::size_t most_bytes);

  /** Keep a document of kFiles. */
  void add_document(InputDocument document, std::string_view text);

  const std::vector<InputDocument>& documents() const { return documents_; }

  /** Whether somebody has written to the file that is read again. */
  bool has_changed() const { return file_ && file_->has_changed(); }

  /** Read a range again. */
  std::string bytes(std::uint64_t begin, std::uint64_t end) const;

  /** Where the bytes that were given so far end. */
  std::uint64_t end() const { return end_; }

  /** Share of the input that was given; 0 if unknown. */
  double share() const;

 private:
  void recognise(InputFormat asked);
  void read_wide();
  std::size_t read_more();
  void read_until(std::size_t size);
  std::size_t read_block(std::uint64_t place, std::string& bytes) const;
  void read_header();
  bool set_charset(const std::string& bytes);
  std::string sample_of_all(Utf8Census& census);

  std::string path_;
  std::string full_path_;
  InputFormat format_;
  RecordFields fields_;
  bool again_;
  std::unique_ptr<OpenFile> file_;                 // a plain file
  std::unique_ptr<ByteStream> stream_;             // else
  std::optional<SpillFile> spool_{std::in_place};  // of the stream, and of documents
  std::optional<RecordParser> parser_;
  std::string header_;
  std::string charset_;
  bool charset_known_ = false;
  bool ascii_ = true;  // all that was given
  bool was_wide_ = false;
  std::string pending_;    // read, not given; of kFiles the last documents, which are not in the spool
  std::uint64_t end_ = 0;  // of what was given
  std::uint64_t read_ = 0;
  bool ended_ = false;
  bool closed_ = false;         // whether what was given ends an array
  std::exception_ptr failure_;  // of reading on
  std::vector<InputDocument> documents_;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_RECORD_INPUT_H
