/** @file frame_record.h
 *  The frames of sites, in a database's metadata (plugin/FORMAT.md). Internal. THREADS: as Xapian's databases. */
#ifndef NEARDUP_PLUGIN_RECORD_FRAME_RECORD_H
#define NEARDUP_PLUGIN_RECORD_FRAME_RECORD_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

namespace neardup {

/** The frame that was learned for a site: hashes of its blocks.
 *  @param site   a host, or the path of a folder with a slash at its end.
 *  @param rules  version of the content rules. A frame that was learned under another version counts as none.
 *  @return nothing if none was learned, or the record is damaged. */
std::optional<std::vector<std::uint64_t>> recorded_frame(const Xapian::Database& database, const std::string& site,
                                                         unsigned rules);

/** Record a frame, which may be empty. Does not commit. */
void record_frame(Xapian::WritableDatabase& database, const std::string& site, unsigned rules,
                  const std::vector<std::uint64_t>& hashes);

/** The folders whose frames are recorded, in any version, in byte order; not the hosts. */
std::vector<std::string> folders_with_frames(const Xapian::Database& database);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_FRAME_RECORD_H
