/** @file omega_record.h
 *  The data, values and boolean terms of a document for Omega's templates and filters, like omindex 1.4 writes them.
 *
 *  Data lines url=, sample=, caption=, author=, type=, modtime=, size=; values 0 (last modification), 1 (MD5), 2 (size);
 *  boolean terms T (media type), E (suffix), D, M and Y (date), U (URL), H (host), J (site), P (folders of the URL's path).
 *  Omega owns the slots 0 to 4.
 *  THREADS: pure functions. */
#ifndef NEARDUP_CLI_OMEGA_OMEGA_RECORD_H
#define NEARDUP_CLI_OMEGA_OMEGA_RECORD_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <xapian.h>

#include "databases/recorded_choices.h"
#include "formats/document_record.h"

namespace neardup::cli {

constexpr Xapian::valueno kModifiedSlot = 0;
constexpr Xapian::valueno kMd5Slot = 1;
constexpr Xapian::valueno kSizeSlot = 2;
constexpr std::size_t kCaptionBytes = 128;  // omindex's default

/** The beginning of a text on one line, of about this many bytes at most, which are 8 or more: cut after a word, with " ...", or within a
 *  word that is longer than half of it, with "...". */
std::string sample_of(std::string_view text, std::size_t max_bytes);

/** Set data, values and boolean terms. Terms of the text and of the signature stay.
 *  @param text          the sample is its beginning.
 *  @param sample_bytes  most bytes of the sample (sample_of()).
 *  @exception std::runtime_error if the data is larger than 100 MiB, which Xapian cannot store. */
void put_omega_record(Xapian::Document& document, const DocumentRecord& record, std::string_view text,
                      std::size_t sample_bytes = kDefaultSampleSize);

/** The fields of a document that a list of results shows. */
struct ShownRecord {
  std::string url;
  std::string caption;
  std::string sample;
  std::string path;  ///< of a mail; else empty
};

/** Parse the data of a document that this program or one of Omega's wrote. Accepts any bytes. A missing line gives
 *  an empty field; of several lines with a name the first counts. */
ShownRecord parse_omega_record(std::string_view data);

/** The value of kModifiedSlot: 4 bytes, big-endian. It is limited to the years 1970 to 2106, so that documents sort
 *  by time. modified_time() gives the exact time. */
std::string modified_value(std::int64_t seconds);

/** The time of a document's last change, in seconds since 1970: from the line modtime= of its data, else from
 *  kModifiedSlot. Accepts any bytes.
 *  @return nothing if it has neither. */
std::optional<std::int64_t> modified_time(const Xapian::Document& document);

/** The term of the suffix of a file name: "E" and the suffix. */
std::string suffix_term(std::string_view suffix);

/** The term of a URL: "U" and the URL, hashed like omindex does if it is too long. */
std::string url_term(std::string_view url);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OMEGA_OMEGA_RECORD_H
