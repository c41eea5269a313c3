/** @file metadata_update.h
 *  Writes metadata only if it changes. Internal. */
#ifndef NEARDUP_PLUGIN_DATABASE_METADATA_UPDATE_H
#define NEARDUP_PLUGIN_DATABASE_METADATA_UPDATE_H

#include <string>

#include <xapian.h>

namespace neardup {

/** Set an entry unless it has this value already. An unchanged database has nothing to commit. */
inline void update_metadata(Xapian::WritableDatabase& database, const std::string& key, const std::string& value) {
  if (database.get_metadata(key) != value) database.set_metadata(key, value);
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_METADATA_UPDATE_H
