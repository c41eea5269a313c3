/** @file corpus_input.h
 *  One input of `dedupe`: where the bytes of its records lie, so that a record can be read again.
 *
 *  A plain file is read again where it is. All other inputs are kept in a file without a name, in TMPDIR: pipes,
 *  decompressed files, and the texts of documents. THREADS: const functions from several. */
#ifndef NEARDUP_CLI_DEDUPE_CORPUS_INPUT_H
#define NEARDUP_CLI_DEDUPE_CORPUS_INPUT_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/spill_file.h"
#include "files/byte_stream.h"
#include "files/open_file.h"
#include "records/record_parser.h"

namespace neardup::cli {

/** Whole records, or a part of one that is longer than the limit. */
struct RecordBlock {
  std::string bytes;        ///< empty if too long
  std::uint64_t place = 0;  ///< of the first byte
  bool too_long = false;    ///< one record, which is not read
};

/** A document of kFiles. */
struct InputDocument {
  std::string name;  ///< the path of its file; of one among many "PATH:NUMBER"
  std::string file;  ///< the path of its file, if it is one among many; else empty
  FileState state;   ///< of the file, before it was read

  const std::string& path() const { return file.empty() ? name : file; }
};

class CorpusInput {
 public:
  /** @param path      "-" for standard input. @param format  not kByName.
   *  @param checking  as of ByteStream.
   *  @exception std::system_error or std::runtime_error without the name of the input. */
  CorpusInput(const std::string& path, InputFormat format, const DedupeFields& fields,
              const std::function<void()>& checking);

  const std::string& path() const { return path_; }

  /** canonical_path(), or "-". */
  const std::string& full_path() const { return full_path_; }

  InputFormat format() const { return format_; }
  const RecordParser& parser() const { return *parser_; }
  const std::string& header() const { return header_; }

  /** The next records, about half a mebibyte of them; nothing at the end.
   *  @param most_bytes  of a record. */
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
  std::size_t read_more();
  void read_header();

  std::string path_;
  std::string full_path_;
  InputFormat format_;
  std::unique_ptr<OpenFile> file_;      // a plain file
  std::unique_ptr<ByteStream> stream_;  // else
  SpillFile spool_;                     // of the stream, and of documents
  std::optional<RecordParser> parser_;
  std::string header_;
  std::string pending_;    // read, not given
  std::uint64_t end_ = 0;  // of what was given
  std::uint64_t read_ = 0;
  bool ended_ = false;
  std::vector<InputDocument> documents_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_CORPUS_INPUT_H
