/** @file document_source.h
 *  The documents of a file: the messages of a mailbox, the records of a web archive or of the archives in a WACZ file, of any
 *  other file the one that it is.
 *
 *  Files of many documents, compressed or not, are read as streams, one document at a time, in bounded memory.
 *  THREADS: a source by one at a time; what it gives by any. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_DOCUMENT_SOURCE_H
#define NEARDUP_INTAKE_DOCUMENTS_DOCUMENT_SOURCE_H

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "documents/met_records.h"
#include "documents/warc_reader.h"
#include "files/byte_stream.h"
#include "files/file_walk.h"
#include "files/zip_entries.h"
#include "formats/document_record.h"
#include "formats/reading_options.h"
#include "formats/text_format.h"
#include "mail/mbox_reader.h"

namespace neardup {

/** What is known of a document before it is read. */
struct UnreadDocument {
  std::string place;                     ///< in its file: "record at byte 17"; empty if it is the whole file
  std::uint64_t number = 1;              ///< among the documents of its file
  std::string id;                        ///< that it will have; empty if only reading tells
  std::uint64_t size = 0;                ///< bytes
  std::optional<std::int64_t> modified;  ///< seconds since 1970, if an archive has it
  std::string skip_reason;               ///< why it is no text; empty if it may be one
  bool repeats = false;                  ///< whether it is an earlier document of its file with another URL or date
  std::shared_ptr<const std::exception> problem;  ///< why it cannot be read; null if it may be
};

/** Reads a document once, in any thread. Of a page in a file, the options have the URL.
 *  @exception NoTextDocument if it has no text; std::system_error or std::runtime_error without the name of the file. */
using DocumentReader = std::function<SourceDocument(const ReadingOptions&)>;

class DocumentSource {
 public:
  /** @param file       its name decides the format, or the first bytes (format_of_file()). Its size and time are those of
   *                    the document, although it may have changed since: then the next run reads it again.
   *  @param max_bytes  limit of a document. @param checking  as of ByteStream.
   *  @param met        records of archives that revisits may refer to; null: those of this file. Must outlive the source. */
  DocumentSource(
      const WalkedFile& file, std::size_t max_bytes, std::function<void()> checking = [] {}, MetRecords* met = nullptr);

  DocumentSource(DocumentSource&&) = delete;
  DocumentSource& operator=(DocumentSource&&) = delete;

  std::optional<TextFormat> format() const { return named_.format; }

  /** The next document; nothing at the end. The file is opened for the first one, if it holds many.
   *  @exception std::system_error or std::runtime_error without the name of the file, if it holds many, and cannot be
   *             opened, is damaged, or has bytes that belong to no document. */
  std::optional<UnreadDocument> next();

  /** The bytes of the document that next() gave, decompressed. For it, call this or reader() once.
   *  @exception as next(). */
  std::string bytes();

  /** How to read the document that next() gave. Holds the bytes of a message or of a record. @exception as next(). */
  DocumentReader reader();

  /** Share of the file that was given, 0 to 1; of a WACZ file 0 until its end. */
  double share() const { return ended_ ? 1 : stream_ ? stream_->share() : number_ == 0 ? 0 : 1; }

 private:
  std::optional<UnreadDocument> next_message(UnreadDocument document);
  std::optional<UnreadDocument> next_record(UnreadDocument document);
  std::optional<WarcRecord> next_archived();
  bool open_archive();

  WalkedFile file_;
  std::size_t max_bytes_;
  std::function<void()> checking_;
  NamedFormat named_;
  std::unique_ptr<ZipEntries> zip_, zip_behind_;  // of a WACZ file: verified first, then read
  std::string entry_;                             // "archive/data.warc.gz: " of a WACZ file
  std::unique_ptr<ByteStream> stream_;            // of a file of many documents
  std::optional<MboxReader> mailbox_;
  std::optional<WarcReader> archive_;
  MetRecords own_met_;
  MetRecords* met_;
  std::optional<RecordPlace> referred_;  // what the present record repeats
  std::string stray_;                    // names bytes that belong to no record
  bool ended_ = false;                   // all archives are read
  MboxMessage message_;
  WarcRecord record_;
  std::uint64_t number_ = 0;  // of documents that were given
};

/** Read a file of one document. Parameters and errors as DocumentReader. */
SourceDocument read_document(const WalkedFile& file, const ReadingOptions& options);

/** The same from the bytes of the file. */
SourceDocument read_document(const WalkedFile& file, std::string bytes, const ReadingOptions& options);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_DOCUMENT_SOURCE_H
