// Web archives that are cut off at random places: the records before the cut are read, and the cut is named.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "characters/text_line.h"
#include "cli/temporary_folder.h"
#include "documents/document_source.h"
#include "intake/gzip.h"
#include "intake/zip_file.h"
#include "intake/zstd_dictionary.h"

namespace neardup::cli {
namespace {

constexpr int kCuts = 1000;
constexpr std::size_t kZipDescriptor = 24;  // bytes

/** An archive, and where each of its documents ends. */
struct Archive {
  std::string name;
  std::string bytes;
  std::vector<std::pair<std::size_t, std::string>> ends;  // place, text
  std::size_t begin = 0;                                  // of the first of them; before it may be an archive of none
};

std::string random_text(std::mt19937& random, int number) {
  std::string text = "Page " + std::to_string(number);
  for (std::size_t words = random() % 300; words != 0; --words) text += " w" + std::to_string(random() % 5000);
  return text;
}

std::string warc_record(const std::string& text, int number) {
  const std::string block = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n" + text;
  return "WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: http://a/" + std::to_string(number) +
         "\r\nContent-Type: application/http\r\nContent-Length: " + std::to_string(block.size()) + "\r\n\r\n" + block +
         "\r\n\r\n";
}

/** @param make  makes the bytes of a record. @param begin  comes first. */
template <typename Make>
Archive archive_of(std::mt19937& random, const std::string& name, const std::string& begin, Make make) {
  Archive archive{name, begin, {}, begin.size()};
  for (int number = 0; number != 20; ++number) {
    const std::string text = random_text(random, number);
    archive.bytes += make(text, number);
    archive.ends.emplace_back(archive.bytes.size(), text);
  }
  return archive;
}

/** As a file in a WACZ file. */
Archive zipped(const Archive& archive) {
  const std::string zip = zip_file({{"archive/a.warc.gz", archive.bytes}, {"pages/pages.jsonl", "{}"}});
  Archive all{"a.wacz", zip, archive.ends};
  const std::size_t begin = zip.find(archive.bytes);
  for (auto& [end, text] : all.ends) end += begin;
  return all;
}

std::vector<Archive> archives(std::mt19937& random) {
  const std::string dictionary = zstd_dictionary();
  const auto arc = [](const std::string& text, int number) {
    return gzip("http://a/" + std::to_string(number) + " 192.0.2.1 200104240938 text/plain " +
                std::to_string(text.size()) + "\n" + text + "\n");
  };
  const auto gz = [](const std::string& text, int number) { return gzip(warc_record(text, number)); };
  const auto zst = [&](const std::string& text, int number) { return zstd(warc_record(text, number), dictionary); };
  const Archive members = archive_of(random, "a.warc.gz", "", gz);
  return {members, zipped(members), archive_of(random, "a.warc", "", warc_record),
          archive_of(random, "a.warc.zst", dictionary_frame(dictionary), zst),
          archive_of(random, "a.arc.gz", gzip("filedesc://a.arc 0.0.0.0 200104240938 text/plain 0\n\n"), arc)};
}

struct ReadArchive {
  std::vector<std::string> texts;
  std::string error;
};

ReadArchive read_archive(const std::string& path) {
  ReadArchive result;
  try {
    DocumentSource source({path, {}, false, false}, std::size_t{1} << 20);
    while (const std::optional<UnreadDocument> document = source.next()) {
      if (!document->skip_reason.empty()) continue;
      const DocumentReader reader = source.reader();
      result.texts.push_back(one_line(reader(ReadingOptions()).text.body));
    }
  } catch (const std::runtime_error& error) {
    result.error = error.what();
  }
  return result;
}

TEST(ArchiveCutsTest, RecordsBeforeTheCutAreReadAndTheCutIsNamed) {
  const unsigned seed = std::random_device()();
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  const TemporaryFolder folder;
  const std::vector<Archive> all = archives(random);
  for (const Archive& archive : all) {
    SCOPED_TRACE(archive.name);
    const ReadArchive whole = read_archive(folder.write(archive.name, archive.bytes));
    EXPECT_EQ(whole.error, "");
    ASSERT_EQ(whole.texts.size(), archive.ends.size());
    const ReadArchive twice = read_archive(folder.write("twice_" + archive.name, archive.bytes + archive.bytes));
    EXPECT_GE(twice.texts.size(), archive.ends.size()) << "an archive that is there twice: " << twice.error;
    for (int i = 0; i != kCuts / static_cast<int>(all.size()); ++i) {
      const std::size_t cut = 1 + random() % (archive.bytes.size() - 1);
      const ReadArchive part = read_archive(folder.write("cut_" + archive.name, archive.bytes.substr(0, cut)));
      std::vector<std::string> before;
      bool between = cut == archive.begin;  // or after a record that is whole, or its line ends
      for (const auto& [end, text] : archive.ends) {
        const std::size_t line_ends = archive.name == "a.warc" ? 4 : 0;
        if (end - line_ends <= cut) before.push_back(text);
        between = between || (end - line_ends <= cut && cut <= end);
      }
      const bool zip = archive.name == "a.wacz";
      between = between || (zip && cut > archive.ends.back().first);  // the end of the ZIP file is not needed
      // libarchive gives the last bytes of a file without a size only if it sees those behind them.
      if (zip && part.texts.size() + 1 == before.size() && archive.ends[part.texts.size()].first + kZipDescriptor > cut)
        before.pop_back();
      EXPECT_TRUE(part.texts == before) << part.texts.size() << " of " << before.size() << " records, cut at " << cut;
      EXPECT_TRUE(between || !part.error.empty()) << cut;
    }
  }
}

}  // namespace
}  // namespace neardup::cli
