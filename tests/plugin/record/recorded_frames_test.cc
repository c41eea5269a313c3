#include "record/recorded_frames.h"

#include <gtest/gtest.h>

#include <string>

#include "content/frame_set.h"
#include "plugin/temporary_folder.h"

namespace neardup {
namespace {

std::string folder_of(std::size_t bytes) {
  std::string folder = "/site";
  while (folder.size() + 1 < bytes) folder += folder.size() % 50 == 0 ? '/' : 'x';
  return folder + '/';
}

TEST(RecordedFramesTest, FrameOfAFolderIsFoundHoweverLongItsName) {
  const TemporaryFolder place;
  Xapian::WritableDatabase database(place.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
  for (const std::size_t bytes : {20U, 179U, 180U, 181U, 182U, 300U, 2000U}) {
    const std::string folder = folder_of(bytes);
    ASSERT_EQ(bytes, folder.size());
    EXPECT_NE(folder, RecordedFrames(database).site_of("", folder + "page.html")) << bytes;
    record_frame(database, folder, FrameSet({bytes}));
    const RecordedFrames frames(database);
    for (const std::string& path : {folder + "page.html", folder + "deeper/and/deeper/page.html"}) {
      EXPECT_EQ(folder, frames.site_of("", path)) << bytes;
      EXPECT_TRUE(frames.frame(frames.site_of("", path))->has(bytes)) << bytes;
    }
    EXPECT_NE(folder, frames.site_of("", folder.substr(0, bytes - 1) + "y/page.html"));
    EXPECT_EQ("host", frames.site_of("https://host/", folder + "page.html"));
    EXPECT_EQ("host", frames.site_of("http://www.Host:80", folder + "page.html"));
  }
  database.set_metadata(kBaseUrlsKey, "/srv/www/ https://www.host/\n");
  EXPECT_EQ("host", RecordedFrames(database).site_of("", "/srv/www/deeper/page.html"));
  EXPECT_EQ("other", RecordedFrames(database).site_of("https://other/", "/srv/www/page.html"));
}

}  // namespace
}  // namespace neardup
