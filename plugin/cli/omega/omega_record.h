/** @file omega_record.h
 *  A document as Omega's templates and filters know it: what omindex 1.4 writes beside the text.
 *
 *  Data lines url=, sample=, caption=, type=, modtime=, size=; values 0 (last modification), 1 (MD5), 2 (size); boolean
 *  terms T (media type), E (suffix), D, M and Y (date), U (address). Omega owns the slots 0 to 4.
 *  THREADS: pure functions. */
#ifndef NEARDUP_CLI_OMEGA_OMEGA_RECORD_H
#define NEARDUP_CLI_OMEGA_OMEGA_RECORD_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <xapian.h>

#include "formats/document_record.h"

namespace neardup::cli {

constexpr Xapian::valueno kModifiedSlot = 0;
constexpr Xapian::valueno kMd5Slot = 1;
constexpr Xapian::valueno kSizeSlot = 2;
constexpr std::size_t kSampleBytes = 512;   // omindex's default
constexpr std::size_t kCaptionBytes = 128;  // likewise

/** The beginning of a text on one line, in at most about so many bytes: cut after a word, with " ...", or within one
 *  that is longer than half of it, with "...". */
std::string sample_of(std::string_view text, std::size_t max_bytes);

/** Set data, values and boolean terms; those of the text and of the signature are not touched.
 *  @param text  of which the sample is the beginning.
 *  @exception std::runtime_error if the data would have more than 100 MiB, which Xapian cannot store. */
void put_omega_record(Xapian::Document& document, const DocumentRecord& record, std::string_view text);

/** What a list of results shows of a document. */
struct ShownRecord {
  std::string url;
  std::string caption;
  std::string sample;
};

/** Read a document's data, as this program or one of Omega's wrote it. Any bytes are welcome; a line that is missing
 *  is empty, and the first of several counts. */
ShownRecord parse_omega_record(std::string_view data);

/** Value of kModifiedSlot: 4 bytes, big-endian. Times before 1970 are kept as 1970, those after 2106 as the last second
 *  that the value can hold, so that documents sort by time. modified_time() gives the time itself. */
std::string modified_value(std::int64_t seconds);

/** When a document was last changed, in seconds since 1970: from its data, whose line modtime= holds any time, else
 * from kModifiedSlot. @return nothing if it has neither. Any bytes are welcome. */
std::optional<std::int64_t> modified_time(const Xapian::Document& document);

/** The term of a file name's suffix: "E" and the suffix. */
std::string suffix_term(std::string_view suffix);

/** The term of an address: "U" and the address, hashed as omindex does when it is too long. */
std::string url_term(std::string_view url);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OMEGA_OMEGA_RECORD_H
