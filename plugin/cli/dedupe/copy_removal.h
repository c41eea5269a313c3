/** @file copy_removal.h
 *  Deletes copies among files, or moves them away. Each pair of files is read and compared again before the act, so that
 *  nothing goes that has changed, and nothing whose like is no longer there. THREADS: one at a time. */
#ifndef NEARDUP_CLI_DEDUPE_COPY_REMOVAL_H
#define NEARDUP_CLI_DEDUPE_COPY_REMOVAL_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "dedupe/dedupe_output.h"
#include "formats/reading_options.h"
#include "output/left_out.h"
#include "output/listing.h"

namespace neardup::cli {

struct RemovalOptions {
  std::string move_to;      ///< the folder to move copies to, each below it at its whole path; empty: they are deleted
  bool near = false;        ///< also files whose texts reach the threshold; else only equal ones
  bool figures = false;     ///< near files with other figures, such as dates, pictures or filled fields go, too
  bool dry_run = false;     ///< print what would go
  bool mend_links = false;  ///< symbolic links to what goes are pointed to what stays; else they are named
  std::string log;          ///< the file that gets a line for each act; empty for removal_log()
};

struct RemovalCounts {
  std::size_t removed = 0;
  std::uint64_t bytes = 0;  ///< of these files
  NamedCount figures;       ///< near-duplicates that stay for their figures, pictures or fields
  std::size_t within = 0;   ///< others that are documents in a file of many
  std::size_t kept = 0;     ///< others that are not equal, and links
  std::size_t failed = 0;   ///< changed, or the system refused
};

/** Where the log goes: "removed.log" in the folder of the moved files, else in $XDG_STATE_HOME/xapian-neardup or
 *  ~/.local/state/xapian-neardup.
 *  @exception UsageError if neither variable is set. Source: XDG Base Directory Specification 0.8. */
std::string removal_log(const RemovalOptions& options);

/** Remove the members of groups that need not stay, and print a row for each.
 *
 *  Equal are files with the same bytes, and plain texts with the same characters in other encodings. Without `near` of each
 *  set of equal files in a group one stays. References, links and files that hold many documents always stay. The log has a
 *  line of time, act, reason, file, what stays in its place, new path and, of near files, differing words, separated by
 *  tabs; it is on the disk before the act. A row is printed when a power cut can no longer undo the act.
 *  A file that is moved never replaces another one: if one with the same bytes is at the new path, that one stands for it,
 *  else ".~1~" or a higher number is added. The folders above it have the permissions of those that it was in.
 *  A file that goes, and the one that stays in its place, are held by flock(2): of two runs at once each one would rely on
 *  the copy that the other removes.
 *  @param fail      gets a message for each file that could not be removed.
 *  @param checking  called before each act; may throw.
 *  @exception UsageError if the texts are not those of files. std::system_error if the log cannot be written: then nothing
 *             more is removed. */
RemovalCounts remove_copies(const DedupedCorpus& deduped, const RemovalOptions& options, const ReadingOptions& reading,
                            Format format, const std::function<void(const std::string&)>& fail,
                            const std::function<void()>& checking);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_COPY_REMOVAL_H
