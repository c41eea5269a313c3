#include "documents/met_records.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "cli/temporary_folder.h"
#include "files/file_errors.h"

namespace neardup::cli {
namespace {

WarcRecord met(const std::string& target, const std::string& date, const std::string& digest, std::uint64_t place) {
  WarcRecord record;
  record.type = "response";
  record.target = target;
  record.date = date;
  record.payload_digest = digest;
  record.place = place;
  return record;
}

WarcRecord revisit(const std::string& referred, const std::string& digest) {
  WarcRecord record;
  record.type = "revisit";
  record.referred = referred;
  record.payload_digest = digest;
  return record;
}

TEST(MetRecordsTest, RevisitsReferByUrlAndDateOrByDigest) {
  MetRecords records;
  EXPECT_FALSE(records.place_of(revisit("", "")));
  records.add("a.warc", met("http://a/", "2026-01-01T00:00:00Z", "sha1:A", 17));
  records.add("b.warc", met("http://a/", "2026-01-02T00:00:00Z", "sha1:B", 18));
  records.add("b.warc", met("http://c/", "2026-01-03T00:00:00Z", "", 19));
  const auto place_of = [&](const std::string& referred, const std::string& digest) {
    const std::optional<RecordPlace> place = records.place_of(revisit(referred, digest));
    return place ? place->path + ":" + std::to_string(place->place) : "none";
  };
  EXPECT_EQ(place_of("http://a/ 2026-01-01T00:00:00Z", ""), "a.warc:17");
  EXPECT_EQ(place_of("http://a/ 2026-01-02T00:00:00Z", "sha1:A"), "b.warc:18") << "the URL and the date come first";
  EXPECT_EQ(place_of("http://elsewhere/ 2026-01-02T00:00:00Z", "sha1:A"), "a.warc:17");
  EXPECT_EQ(place_of("", "sha1:B"), "b.warc:18");
  EXPECT_EQ(place_of("http://c/ 2026-01-03T00:00:00Z", ""), "b.warc:19");
  EXPECT_EQ(place_of("http://c/ ", ""), "none");
  EXPECT_EQ(place_of("", ""), "none");
}

TEST(MetRecordsTest, ARecordWithoutAPlaceCannotBeReadAgain) {
  MetRecords records;
  WarcRecord record = met("http://a/", "2026-01-01T00:00:00Z", "sha1:A", 0);
  record.place = std::nullopt;
  records.add("a.warc", record);
  EXPECT_FALSE(records.place_of(revisit("", "sha1:A")));
}

TEST(MetRecordsTest, ARevisitedPageHasTheUrlAndTheDateOfTheRevisit) {
  const TemporaryFolder folder;
  const std::string path = folder.write(
      "a.warc",
      "WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: http://a/\r\nWARC-Date: 2026-01-01T00:00:00Z\r\n"
      "Content-Type: application/http\r\nContent-Length: 50\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: "
      "text/plain\r\n\r\nText\n\r\n\r\n");
  WarcRecord other = revisit("", "");
  other.target = "http://b/";
  other.date = "2026-01-02T03:04:05Z";
  const SourceDocument document = revisited_document({path, 0}, other, {});
  EXPECT_EQ(document.id, "http://b/");
  EXPECT_EQ(document.record.url, "http://b/");
  EXPECT_EQ(document.record.modified, 1767323045);
  EXPECT_EQ(document.text.body, "Text\n");
  EXPECT_THROW(revisited_document({path, 0}, other, {40, {}}), TooLarge);
  EXPECT_THROW(revisited_document({folder.write("a.warc", "other"), 0}, other, {}), std::runtime_error);
}

}  // namespace
}  // namespace neardup::cli
