/** @file left_out.h
 *  Names what a run left out, or treated in its own way: for each reason how many inputs, and the first of them. This is the
 *  one place that counts them. THREADS: one at a time. */
#ifndef NEARDUP_CLI_OUTPUT_LEFT_OUT_H
#define NEARDUP_CLI_OUTPUT_LEFT_OUT_H

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "output/listing.h"
#include "output/log_format.h"

namespace neardup::cli {

/** How many inputs there are of a kind, and the names of the first three. */
struct NamedCount {
  static constexpr std::size_t kNamed = 3;

  std::size_t count = 0;
  std::vector<std::string> first;

  void add(const std::string& name);
  bool names_all() const { return count <= kNamed; }

  /** The names in a line(): "a.png, b.png, c.png, ...". */
  std::string names() const;

  /** "\nskipped 5: image (a.png, b.png, c.png, ...)"; a remedy behind the reason stands behind the names. Paths below the
   *  current folder are relative. Empty for no input.
   *  @param reason  with its remedy, if there is one: "PDF; install pdftotext". */
  std::string line(const std::string& done, const std::string& reason) const;
};

/** In JSON it is the number. */
inline void to_json(Row& row, const NamedCount& named) {
  row = named.count;
}

/** Counts by reason. */
using LeftOut = std::map<std::string, NamedCount>;

/** Lines of all reasons, and one that says how to see all names, if some are missing.
 *  @param others_named  whether no name is missing in the lines before these. */
std::string skipped_text(const LeftOut& left_out, bool others_named = true);

/** A line on standard error for an input, if the log is JSON: {"event":, "source":, "reason":, "remedy":}, the last one only if
 *  the reason has a remedy. */
void log_left_out(LogFormat format, const char* event, const std::string& source, const std::string& reason);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_LEFT_OUT_H
