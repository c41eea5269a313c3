/** @file dump_record.h
 *  Records of scriptindex's input: lines `name=value`. A line that begins with `=` continues the value: it adds a
 *  line end and the rest of the line. A blank line ends the record, also in a file of another system's line ends. THREADS: one at a time. */
#ifndef NEARDUP_CLI_OMEGA_DUMP_RECORD_H
#define NEARDUP_CLI_OMEGA_DUMP_RECORD_H

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace neardup::cli {

/** A field: its bytes in the dump, and its value. */
struct DumpField {
  std::string name;   ///< empty for a line that is not a field
  std::string lines;  ///< unchanged; a line end is added if the dump ends without one
  std::string value;  ///< lines of the value, joined by line feeds
};

using DumpRecord = std::vector<DumpField>;

/** Reads a dump record by record. Accepts any bytes; only a line feed ends a line. */
class DumpReader {
 public:
  /** @param dump  must outlive the reader. */
  explicit DumpReader(std::istream& dump) : dump_(dump) {}

  /** Read the next record. It is empty for an additional blank line between records.
   *  @return false at the end. Cost: holds the record in memory. */
  bool next(DumpRecord& record);

  /** Whether a blank line followed the last record; it may be missing at the end of a dump. */
  bool blank_line_follows() const { return blank_line_follows_; }

 private:
  std::istream& dump_;
  bool blank_line_follows_ = false;
};

/** The values of the fields of these names, in the order of the record. */
std::vector<std::string_view> values_of(const DumpRecord& record, const std::vector<std::string>& names);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OMEGA_DUMP_RECORD_H
