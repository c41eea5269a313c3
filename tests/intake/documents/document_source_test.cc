#include "documents/document_source.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "characters/text_line.h"
#include "cli/temporary_folder.h"
#include "intake/gzip.h"

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
