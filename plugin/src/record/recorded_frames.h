/** @file recorded_frames.h
 *  The frames of sites, in a database's metadata (plugin/FORMAT.md): what many pages of a site repeat. */
#ifndef NEARDUP_PLUGIN_RECORD_RECORDED_FRAMES_H
#define NEARDUP_PLUGIN_RECORD_RECORDED_FRAMES_H

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <xapian.h>

#include "characters/page_url.h"
#include "content/frame_set.h"

namespace neardup {

/** BaseUrls::text() of the files that the database was made of. */
constexpr const char* kBaseUrlsKey = "neardup:base-urls";

/** Before the names of sites in the metadata of a database, as for kFrameKeys: the site, while its documents have yet to be read
 *  with its frame. */
constexpr const char* kUnreadKeys = "neardup:unread:";

/** The longest of some folders that a path is in; empty if it is in none. @param folders  with a slash at their end. */
std::string innermost_folder(const std::vector<std::string>& folders, const std::string& path);

/** The frames that a database holds. THREADS: one object per thread. */
class RecordedFrames {
 public:
  explicit RecordedFrames(const Xapian::Database& database);

  /** The site of a page: the host of its URL, or the innermost folder above its file that has a frame. Empty if it
   *  belongs to none.
   *  @param url   of the page; empty: the recorded URL of its file, if any. @param path  of its file; empty: that of a
   *               `file:` URL. */
  std::string site_of(const std::string& url, const std::string& path) const;

  /** The frame of a site; null if none was learned, it was learned under other content rules, or it is damaged. */
  std::shared_ptr<const FrameSet> frame(const std::string& site) const;

 private:
  std::string site_of_file(const std::string& path) const;

  Xapian::Database database_;
  std::vector<std::string> folders_;
  BaseUrls urls_;
  mutable std::map<std::string, std::shared_ptr<const FrameSet>> known_;
};

/** The footers of mailing lists that a database holds, by the list's id: frames under "<id>". */
std::map<std::string, FrameSet> recorded_list_footers(const Xapian::Database& database);

/** The site of a mailing list, under which its footer is recorded. */
std::string site_of_list(const std::string& id);

/** Record a frame, which may be empty, and note that documents have to be read again if the database has any, and the frame
 *  is another one. Does not commit. */
void record_frame(Xapian::WritableDatabase& database, const std::string& site, const FrameSet& frame);

/** The sites and lists whose documents have yet to be read with their frame. */
std::set<std::string> unread_sites(const Xapian::Database& database);

/** Note that the documents of a site have been read. Does not commit. */
void note_site_read(Xapian::WritableDatabase& database, const std::string& site);

/** Let a site have no frame, as if none was learned. Does not commit. */
void forget_frame(Xapian::WritableDatabase& database, const std::string& site);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_RECORDED_FRAMES_H
