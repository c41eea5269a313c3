/** @file dump_record.h
 *  One record of the text that scriptindex reads: lines `name=value`; a value goes on in lines that begin with `=`,
 * each standing for a line end and its rest; a blank line ends the record. THREADS: one at a time. */
#ifndef NEARDUP_CLI_OMEGA_DUMP_RECORD_H
#define NEARDUP_CLI_OMEGA_DUMP_RECORD_H

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace neardup::cli {

/** A field as it stands in the dump, and what it says. */
struct DumpField {
  std::string name;   ///< empty: a line that is no field
  std::string lines;  ///< byte for byte, with the last line end, which is added where the dump ends without one
  std::string value;  ///< its lines joined by line feeds
};

using DumpRecord = std::vector<DumpField>;

/** Reads a dump record by record. Any bytes are taken; a line ends at a line feed alone. */
class DumpReader {
 public:
  /** @param dump  must outlive the reader. */
  explicit DumpReader(std::istream& dump) : dump_(dump) {}

  /** The next record; empty where the dump has a blank line more between records.
   *  @return false at the end. Cost: the record is held in memory. */
  bool next(DumpRecord& record);

  /** Whether a blank line followed the last record: the last one of a dump may have none. */
  bool blank_line_follows() const { return blank_line_follows_; }

 private:
  std::istream& dump_;
  bool blank_line_follows_ = false;
};

/** The values of the fields of these names, in the order of the record. */
std::vector<std::string_view> values_of(const DumpRecord& record, const std::vector<std::string>& names);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OMEGA_DUMP_RECORD_H
