#include "documents/document_source.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "characters/text_line.h"
#include "cli/temporary_folder.h"
#include "intake/gzip.h"
#include "intake/zip_file.h"
#include "intake/zstd_dictionary.h"

namespace neardup::cli {
namespace {

const std::string kFrom = "From a@b Tue Jan  2 12:34:56 2001\n";
const std::string kMessage = "Message-ID: <1@b>\nSubject: T\n\nBody\n";
const std::string kRecord =
    "WARC/1.0\r\nWARC-Type: conversion\r\nWARC-Target-URI: http://a/y\r\nWARC-Date: 2026-01-02T03:04:05Z\r\n"
    "Content-Length: 4\r\n\r\nText\r\n\r\n";
const std::string kInfo = "WARC/1.0\r\nWARC-Type: warcinfo\r\nContent-Length: 4\r\n\r\ninfo\r\n\r\n";

class DocumentSourceTest : public testing::Test {
 protected:
  /** A line for each document: its number and place, its id as far as it is known before, and what is read. */
  std::vector<std::string> documents(const std::string& name, const std::string& bytes, std::size_t most = 1000) {
    const std::string path = folder_.write(name, bytes);
    DocumentSource source({path, *state_of_file(path), false, false}, most);
    std::vector<std::string> all;
    while (const std::optional<UnreadDocument> document = source.next()) {
      const std::string id = document->id == path ? "PATH" : document->id;
      const std::string head = std::to_string(document->number) + ' ' + document->place + " [" + id + "] ";
      if (!document->skip_reason.empty()) {
        all.push_back(head + document->skip_reason);
      } else if (document->problem) {
        all.push_back(head + document->problem->what());
      } else {
        all.push_back(head + one_line(source.reader()(ReadingOptions()).text.body));
      }
    }
    EXPECT_EQ(source.share(), 1);
    EXPECT_FALSE(source.next()) << "after the end";
    return all;
  }
  TemporaryFolder folder_;
};

using Documents = std::vector<std::string>;

TEST_F(DocumentSourceTest, OneTextIsOneDocumentWhoseIdIsItsPath) {
  EXPECT_EQ(documents("a.txt", "words"), (Documents{"1  [PATH] words"}));
  EXPECT_EQ(documents("a.txt.gz", gzip("words")), (Documents{"1  [PATH] words"}));
  for (const char* const name : {"a", "a.txt", "a.html", "a.log.1"})
    EXPECT_EQ(documents(name, gzip("words")), (Documents{"1  [PATH] words"})) << name << ", whose name does not say it";
  EXPECT_EQ(documents("a", "words"), (Documents{"1  [PATH] words"}));
  EXPECT_EQ(documents("a.eml", kMessage), (Documents{"1  [] Body"}));
  EXPECT_EQ(documents("a.png", "x"), (Documents{"1  [PATH] image"}));
  EXPECT_EQ(documents("a.txt", "words", 4), (Documents{"1  [PATH] has 5 bytes or more, over the limit of 4"}));
}

TEST_F(DocumentSourceTest, MailboxesAndWebArchivesGiveOneAfterTheOther) {
  const Documents mails{"1 message at byte 0 [] Body", "2 message at byte 70 [] Body"};
  EXPECT_EQ(documents("a.mbox", kFrom + kMessage + '\n' + kFrom + kMessage), mails);
  EXPECT_EQ(documents("Inbox", kFrom + kMessage + '\n' + kFrom + kMessage), mails) << "by its first bytes";
  const Documents records{"1 record at byte 0 [] web archive: record of type warcinfo",
                          "2 record at byte 60 [http://a/y] Text"};
  EXPECT_EQ(documents("a.warc", kInfo + kRecord), records);
  EXPECT_EQ(documents("a.warc.gz", gzip(kInfo) + gzip(kRecord)), records);
}

TEST_F(DocumentSourceTest, WaczFilesGiveTheRecordsOfTheirArchivesInOrder) {
  const std::string other = kRecord.substr(0, kRecord.find("a/y")) + "b/z" + kRecord.substr(kRecord.find("a/y") + 3);
  for (const char* const method : {"store", "deflate"}) {
    const std::string zip = zip_file({{"datapackage.json", "{}"},
                                      {"archive/one.warc.gz", gzip(kInfo) + gzip(kRecord)},
                                      {"archive/notes.txt", "notes"},
                                      {"pages/pages.warc", kRecord},
                                      {"archive/two.warc", other}},
                                     method);
    EXPECT_EQ(documents("a.wacz", zip),
              (Documents{"1 archive/one.warc.gz: record at byte 0 [] web archive: record of type warcinfo",
                         "2 archive/one.warc.gz: record at byte 60 [http://a/y] Text",
                         "3 archive/two.warc: record at byte 0 [http://b/z] Text"}));
  }
}

/** The error that ends a file; "none". */
std::string end_of(const std::string& path) {
  DocumentSource source({path, {}, false, false}, 1000);
  try {
    while (source.next()) {
    }
    return "none";
  } catch (const std::runtime_error& error) {
    return error.what();
  }
}

TEST_F(DocumentSourceTest, DamageInAWaczFileIsNamedByItsPlace) {
  EXPECT_EQ(end_of(folder_.write("a.wacz", zip_file({{"a.warc", kRecord}}))),
            "has no web archive in a folder 'archive', as WACZ files have");
  EXPECT_EQ(
      end_of(folder_.write("b.wacz", zip_file({{"archive/a.warc", kRecord + "stray\n"}, {"archive/b.warc", kRecord}}))),
      "archive/a.warc: 6 bytes belong to no record of a web archive, the first of them at byte " +
          std::to_string(kRecord.size()));
  std::string zip = zip_file({{"archive/a.warc.gz", gzip(kRecord)}});
  zip[zip.find("\x1f\x8b") + 30] ^= 1;
  EXPECT_EQ(end_of(folder_.write("c.wacz", zip)).substr(0, 39), "archive/a.warc.gz: gzip data is damaged");
}

std::string captured(const std::string& type, const std::string& target, const std::string& day,
                     const std::string& more, const std::string& body) {
  const std::string block = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n" + body;
  return "WARC/1.0\r\nWARC-Type: " + type + "\r\nWARC-Target-URI: " + target + "\r\nWARC-Date: 2026-01-" + day +
         "T00:00:00Z\r\nContent-Type: application/http\r\n" + more + "Content-Length: " + std::to_string(block.size()) +
         "\r\n\r\n" + block + "\r\n\r\n";
}

TEST_F(DocumentSourceTest, RevisitsRepeatThePageThatTheyReferTo) {
  const std::string dictionary = zstd_dictionary();
  const auto same = [](const std::string& bytes) { return bytes; };
  const auto frame = [&](const std::string& bytes) { return zstd(bytes, dictionary); };
  const auto wacz = [](const std::string& bytes) {
    return zip_file({{"datapackage.json", "{}"}, {"archive/x.warc.gz", bytes}, {"pages/pages.jsonl", "{}\n"}});
  };
  const auto check = [&](const std::string& name, const std::string& begin, const auto& packed, const auto& file) {
    const Documents all = documents(
        name,
        file(begin + packed(captured("response", "http://a/", "01", "WARC-Payload-Digest: sha1:A\r\n", "first")) +
             packed(captured("response", "http://a/", "02", "", "second")) +
             packed(captured("revisit", "http://a/", "03",
                             "WARC-Refers-To-Target-URI: http://a/\r\nWARC-Refers-To-Date: 2026-01-01T00:00:00Z\r\n",
                             "")) +
             packed(captured("revisit", "http://b/", "04", "WARC-Payload-Digest: sha1:A\r\n", "")) +
             packed(captured("revisit", "http://c/", "05", "WARC-Payload-Digest: sha1:C\r\n", ""))),
        10000);
    std::string shown;
    for (const std::string& line : all) shown += line.substr(line.find('[')) + "; ";
    EXPECT_EQ(shown,
              "[http://a/] first; [http://a/] second; [http://a/] first; [http://b/] first; [http://c/] web archive: "
              "revisit of a page that is not at hand; ");
  };
  check("a.warc", "", same, same);
  check("a.warc.gz", "", gzip, same);
  check("a.warc.zst", dictionary_frame(dictionary), frame, same);
  check("a.wacz", "", gzip, wacz);
}

TEST_F(DocumentSourceTest, ARevisitMayReferToAnEarlierFile) {
  MetRecords met;
  const auto last_of = [&](const std::string& name, const std::string& bytes) {
    DocumentSource source(
        {folder_.write(name, bytes), {}, false, false}, 1000, [] {}, &met);
    EXPECT_EQ(source.next()->repeats, name == "b.warc");
    const std::string body = source.reader()(ReadingOptions()).text.body;
    EXPECT_FALSE(source.next());
    return body;
  };
  last_of("a.warc", captured("response", "http://a/", "01", "WARC-Payload-Digest: sha1:A\r\n", "first"));
  EXPECT_EQ(last_of("b.warc", captured("revisit", "http://b/", "02", "WARC-Payload-Digest: sha1:A\r\n", "")), "first");
}

TEST_F(DocumentSourceTest, WhatIsTooLargeOrHasNoIdIsAProblemOfItsOwn) {
  EXPECT_EQ(documents("a.mbox", kFrom + kMessage + '\n' + kFrom + kMessage + std::string(100, 'x'), 100),
            (Documents{"1 message at byte 0 [] Body",
                       "2 message at byte 70 [] has 135 bytes or more, over the limit of 100"}));
  EXPECT_EQ(documents("a.warc", kRecord, 3),
            (Documents{"1 record at byte 0 [http://a/y] has 4 bytes or more, over the limit of 3"}));
  EXPECT_EQ(documents("a.warc", "WARC/1.0\r\nWARC-Type: resource\r\nContent-Length: 0\r\n\r\n\r\n"),
            (Documents{"1 record at byte 0 [] has neither a URL nor an id"}));
}

TEST_F(DocumentSourceTest, DatesOfRecordsAreKnownBeforeTheyAreRead) {
  const std::string path = folder_.write("a.warc", kRecord);
  EXPECT_EQ(DocumentSource({path, {}, false, false}, 1000).next()->modified, 1767323045);
}

TEST_F(DocumentSourceTest, BytesAreThoseOfTheDocumentDecompressed) {
  for (const auto& [name, bytes] : {std::pair("a.eml.gz", gzip(kMessage)), std::pair("a.mbox", kFrom + kMessage)}) {
    DocumentSource source({folder_.write(name, bytes), {}, false, false}, 1000);
    source.next();
    EXPECT_EQ(source.bytes(), kMessage) << name;
  }
}

TEST_F(DocumentSourceTest, DigestsAreOfTheBytesOfAFileUnlessTheyAreNotWanted) {
  const std::string path = folder_.write("a.txt", "abc");
  ReadingOptions reading;
  const std::string md5 = "\x90\x01\x50\x98\x3c\xd2\x4f\xb0\xd6\x96\x3f\x7d\x28\xe1\x7f\x72";
  EXPECT_EQ(read_document({path, {}, false, false}, reading).record.md5, md5);
  reading.digest = false;
  EXPECT_EQ(read_document({path, {}, false, false}, reading).record.md5, "");
}

TEST_F(DocumentSourceTest, DamageEndsTheFileAfterWhatCameBefore) {
  const std::string path = folder_.write("a.warc", kRecord + kRecord.substr(0, kRecord.size() - 6));
  DocumentSource source({path, {}, false, false}, 1000);
  EXPECT_TRUE(source.next());
  EXPECT_EQ(source.reader()(ReadingOptions()).text.body, "Text");
  EXPECT_TRUE(source.next());
  EXPECT_THROW(source.reader(), std::runtime_error);
}

TEST_F(DocumentSourceTest, BytesOfNoRecordAreAnErrorAtTheEnd) {
  const std::string path = folder_.write("a.warc", "stray\n" + kRecord);
  DocumentSource source({path, {}, false, false}, 1000);
  std::string error = "none";
  try {
    while (source.next()) {
    }
  } catch (const std::runtime_error& reason) {
    error = reason.what();
  }
  EXPECT_NE(error.find("6 bytes belong to no record"), std::string::npos) << error;
}

}  // namespace
}  // namespace neardup::cli
