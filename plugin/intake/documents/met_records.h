/** @file met_records.h
 *  Remembers where the responses of web archives are, because revisit records, which have no body of their own, refer to
 *  them: by URL and date, or by the digest of what both have. THREADS: one at a time. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_MET_RECORDS_H
#define NEARDUP_INTAKE_DOCUMENTS_MET_RECORDS_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "documents/warc_reader.h"
#include "formats/document_record.h"
#include "formats/reading_options.h"

namespace neardup {

/** Where a record is. */
struct RecordPlace {
  std::string path;         ///< of the archive
  std::uint64_t place = 0;  ///< as WarcRecord has it
};

class MetRecords {
 public:
  /** Remember a record that has a place. A million are remembered, in 100 MB. @param path  of its archive. */
  void add(const std::string& path, const WarcRecord& response);

  /** The place of the record that a revisit repeats; nothing if it is not known. */
  std::optional<RecordPlace> place_of(const WarcRecord& revisit) const;

 private:
  struct Met {
    std::uint32_t path;
    std::uint64_t place;
  };

  std::vector<std::string> paths_;
  std::unordered_map<std::uint64_t, Met> records_;  // by the hash of "URL date" or of a digest
};

/** Read the page that a revisit repeats: it has the URL and the date of the revisit.
 *  @param place  of the record that the revisit refers to. @exception as warc_document(). */
SourceDocument revisited_document(const RecordPlace& place, const WarcRecord& revisit, const ReadingOptions& options);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_MET_RECORDS_H
