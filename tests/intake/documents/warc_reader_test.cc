#include "documents/warc_reader.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "characters/text_line.h"
#include "cli/temporary_folder.h"
#include "intake/gzip.h"

namespace neardup::cli {
namespace {

using std::string_literals::operator""s;

std::string record(const std::string& fields, const std::string& block) {
  return "WARC/1.0\r\n" + fields + "Content-Length: " + std::to_string(block.size()) + "\r\n\r\n" + block + "\r\n\r\n";
}

const std::string kPage = record(
    "WARC-Type: response\r\nWARC-Record-ID: <urn:uuid:1>\r\nWARC-Target-URI: http://a/x\r\n"
    "WARC-Date: 2026-01-02T03:04:05Z\r\nContent-Type: application/http; msgtype=response\r\n",
    "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<title>T</title><p>Body");
const std::string kText = record("WARC-Type: conversion\r\nWARC-Target-URI: <http://a/y>\r\n", "Text");

class WarcReaderTest : public testing::Test {
 protected:
  ByteStream& open(const std::string& bytes) {
    stream_ = std::make_unique<ByteStream>(folder_.write("x.warc", bytes));
    return *stream_;
  }

 private:
  TemporaryFolder folder_;
  std::unique_ptr<ByteStream> stream_;
};

TEST_F(WarcReaderTest, HeadersSayWhatARecordIs) {
  WarcReader reader(open(kPage + kText));
  const std::optional<WarcRecord> page = reader.next();
  EXPECT_EQ(page->type, "response");
  EXPECT_EQ(page->id, "<urn:uuid:1>");
  EXPECT_EQ(page->target, "http://a/x");
  EXPECT_EQ(page->date, "2026-01-02T03:04:05Z");
  EXPECT_EQ(page->offset, 0U);
  const std::optional<WarcRecord> text = reader.next();  // the first one's block was not read
  EXPECT_EQ(text->target, "http://a/y");
  EXPECT_EQ(text->offset, kPage.size());
  EXPECT_EQ(text->length, 4U);
  EXPECT_EQ(reader.block(), "Text");
  EXPECT_FALSE(reader.next());
  EXPECT_EQ(reader.stray_bytes(), 0U);
}

TEST_F(WarcReaderTest, EmptyArchivesHaveNoRecord) {
  EXPECT_FALSE(WarcReader(open("")).next());
  EXPECT_FALSE(WarcReader(open("\r\n\r\n")).next());
}

TEST_F(WarcReaderTest, EveryCutIsAnErrorOrBetweenRecords) {
  for (std::size_t size = 1; size < kText.size() - 4; ++size) {
    WarcReader reader(open(kText.substr(0, size)));
    try {
      while (reader.next()) reader.block();
      EXPECT_LT(size, 5U);  // "WARC/" is not whole: it may be anything
      EXPECT_EQ(reader.stray_bytes(), size);
    } catch (const std::runtime_error& error) {
      EXPECT_NE(std::string(error.what()).find("record at byte 0"), std::string::npos) << error.what();
    }
  }
}

TEST_F(WarcReaderTest, LengthsThatLieCostTheirRecordAlone) {
  std::string too_short = kText;
  too_short.replace(too_short.find(": 4"), 3, ": 2");
  WarcReader reader(open(too_short + kPage));
  EXPECT_EQ(reader.next()->length, 2U);
  EXPECT_EQ(reader.block(), "Te");
  EXPECT_EQ(reader.next()->target, "http://a/x");
  EXPECT_EQ(reader.stray_bytes(), 4U);  // "xt" and the line end
  EXPECT_EQ(reader.first_stray_byte(), kText.size() - 6);
}

/** A record whose header claims another length than it has. */
std::string with_length(const std::string& text, std::uint64_t length) {
  const std::size_t begin = text.find("Content-Length: ") + 16;
  return text.substr(0, begin) + std::to_string(length) + text.substr(text.find('\r', begin));
}

TEST_F(WarcReaderTest, LengthsThatAreTooLongCostNoOtherRecord) {
  const auto targets = [&](const std::string& bytes) {
    WarcReader reader(open(bytes));
    std::string all;
    while (const std::optional<WarcRecord> record = reader.next()) {
      all += record->target + ' ';
      if (record->target == "http://a/y") {
        EXPECT_EQ(trimmed(reader.block()), "Text");
      }
    }
    EXPECT_EQ(reader.stray_bytes(), 0U);
    return all;
  };
  const std::uint64_t between = kPage.size() + 2;  // ends within the line ends behind the next record
  for (const std::uint64_t more :
       {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{4}, std::uint64_t{5}, std::uint64_t{9}, std::uint64_t{60},
        std::uint64_t{180}, between, std::uint64_t{1'000'000}}) {
    const std::string text = with_length(kText, 4 + more);
    EXPECT_EQ(targets(text + kPage + text + kPage), "http://a/y http://a/x http://a/y http://a/x ") << more;
    EXPECT_EQ(targets(gzip(text) + gzip(kPage) + gzip(text) + gzip(kPage)),
              "http://a/y http://a/x http://a/y http://a/x ")
        << more;
    EXPECT_EQ(targets(gzip(kPage) + gzip(text)), "http://a/x http://a/y ") << more;
  }
}

TEST_F(WarcReaderTest, APageThatQuotesARecordIsWhole) {
  const std::string quoting = record("WARC-Type: conversion\r\nWARC-Target-URI: http://a/q\r\n", "See:\n" + kPage);
  for (const std::string& bytes : {quoting + kText, gzip(quoting) + gzip(kText), gzip(quoting + kText)}) {
    WarcReader reader(open(bytes));
    reader.next();
    EXPECT_EQ(reader.block(), "See:\n" + kPage);
    EXPECT_EQ(reader.next()->target, "http://a/y");
    EXPECT_FALSE(reader.next());
  }
}

TEST_F(WarcReaderTest, ARecordMayContinueInTheNextMember) {
  const std::string all = kText + kPage + kText;
  for (std::size_t cut = 1; cut < all.size(); cut += 3) {
    WarcReader reader(open(gzip(all.substr(0, cut)) + gzip(all.substr(cut))));
    EXPECT_EQ(reader.next()->target, "http://a/y") << cut;
    EXPECT_EQ(reader.block(), "Text") << cut;
    EXPECT_EQ(reader.next()->target, "http://a/x") << cut;
    EXPECT_EQ(reader.next()->target, "http://a/y") << cut;
    EXPECT_EQ(reader.block(), "Text") << cut;
  }
}

TEST_F(WarcReaderTest, PlacesAreWhereAStreamMayBegin) {
  WarcReader plain(open(kText + kPage));
  plain.next();
  EXPECT_EQ(plain.next()->place, kText.size());
  WarcReader members(open(gzip(kText) + gzip(kPage)));
  members.next();
  EXPECT_EQ(members.next()->place, gzip(kText).size());
  WarcReader one(open(gzip(kText + kPage)));
  EXPECT_EQ(one.next()->place, 0U);
  EXPECT_EQ(one.next()->place, std::nullopt);
}

TEST_F(WarcReaderTest, WhatARevisitRefersToIsInItsHeader) {
  WarcReader reader(
      open(record("WARC-Type: revisit\r\nWARC-Refers-To-Date: 2026-01-02T03:04:05Z\r\nWARC-Payload-Digest: sha1:X\r\n"
                  "WARC-Refers-To-Target-URI: <http://a/>\r\n",
                  "")));
  const WarcRecord revisit = *reader.next();
  EXPECT_EQ(revisit.referred, "http://a/ 2026-01-02T03:04:05Z");
  EXPECT_EQ(revisit.payload_digest, "sha1:X");
}

TEST_F(WarcReaderTest, ARecordThatClaimsATerabyteIsReadOverInVain) {
  std::string huge = kText;
  huge.replace(huge.find(": 4"), 3, ": 1099511627776");
  WarcReader reader(open(huge));
  EXPECT_EQ(reader.next()->length, std::uint64_t{1} << 40);
  EXPECT_THROW(reader.next(), std::runtime_error);
  WarcReader again(open(huge));
  again.next();
  EXPECT_THROW(again.block(), std::runtime_error);
}

TEST_F(WarcReaderTest, WhatHasNoLengthOrNoEndOfHeaderIsNoRecord) {
  for (const std::string length :
       {"", "Content-Length: -1\r\n", "Content-Length: 99999999999999999999\r\n", "Content-Length: 4x\r\n"}) {
    WarcReader reader(open("WARC/1.0\r\nWARC-Type: response\r\n" + length + "\r\n" + kText));
    EXPECT_EQ(reader.next()->target, "http://a/y") << length;
    EXPECT_GT(reader.stray_bytes(), 0U);
  }
  WarcReader endless(open("WARC/1.0\r\n" + std::string(200'000, 'x') + "\r\n" + kText));
  EXPECT_EQ(endless.next()->target, "http://a/y");
}

TEST_F(WarcReaderTest, FoldedFieldsAreJoinedAndTruncationIsSaid) {
  WarcReader reader(
      open("WARC/1.1\r\nWARC-Target-URI: http://a/x\r\nContent-Type: text/html;\r\n charset: x\r\n"
           "WARC-Truncated: length\r\nContent-Length:\r\n 4\r\n\r\nText\r\n\r\n"));
  const std::optional<WarcRecord> record = reader.next();
  EXPECT_EQ(record->content_type, "text/html; charset: x");
  EXPECT_TRUE(record->truncated);
  EXPECT_EQ(reader.block(), "Text");
  WarcReader other(open(kPage));
  EXPECT_FALSE(other.next()->truncated);
}

TEST_F(WarcReaderTest, OtherFilesHaveNoRecordAndAllBytesAreStray) {
  const std::string bytes(100'000, '\0');
  WarcReader reader(open(bytes));
  EXPECT_FALSE(reader.next());
  EXPECT_EQ(reader.stray_bytes(), bytes.size());
}

SourceDocument document_of(const std::string& type, const std::string& content_type, const std::string& block,
                           bool truncated = false) {
  WarcRecord record;
  record.type = type;
  record.target = "http://a/x";
  record.date = "2026-01-02T03:04:05Z";
  record.content_type = content_type;
  record.truncated = truncated;
  record.length = block.size();
  return warc_document(record, block, {});
}

TEST(WarcDocumentTest, PagesAreReadFromTheirAnswers) {
  const SourceDocument page =
      document_of("response", "application/http",
                  "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=koi8-r\r\n\r\n<title>T</title><p>\xf0\xd2");
  EXPECT_EQ(page.id, "http://a/x");
  EXPECT_EQ(page.record.url, "http://a/x");
  EXPECT_EQ(page.record.title, "T");
  EXPECT_EQ(page.record.type, "text/html");
  EXPECT_EQ(page.record.modified, 1767323045);
  EXPECT_NE(page.text.body.find("Пр"), std::string::npos);
}

TEST(WarcDocumentTest, TextsAndResourcesAreReadAsTheyAre) {
  EXPECT_EQ(document_of("conversion", "text/plain", "Text").text.body, "Text");
  EXPECT_EQ(document_of("resource", "text/html", "<title>T</title>").text.title, "T");
  EXPECT_EQ(document_of("resource", "", "<html><title>T</title>").text.title, "T");
}

TEST(WarcDocumentTest, PagesWithoutAUsefulTypeAreReadByTheirContent) {
  const auto body = [](const std::string& type) {
    const std::string field = type.empty() ? "" : "Content-Type: " + type + "\r\n";
    return one_line(document_of("response", "application/http",
                                "HTTP/1.1 200 OK\r\n" + field + "\r\n<?xml version='1.0'?>\n<html><p>words</p></html>")
                        .text.body);
  };
  for (const char* const type : {"", "html", "*/*", "unknown/unknown", "text/xml", "application/xml; charset=utf-8",
                                 "application/xhtml+xml", "text/html, text/html"}) {
    EXPECT_EQ(body(type), "words") << type;
  }
}

TEST(WarcDocumentTest, WhatIsThereOfATruncatedPageIsRead) {
  std::string page = "<p>";
  for (int i = 0; i != 1000; ++i) page += std::to_string(i * i) + ' ';
  const std::string block = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Encoding: gzip\r\n\r\n" + gzip(page);
  const std::string beginning = block.substr(0, block.size() / 2);
  EXPECT_NE(document_of("response", "application/http", beginning, true).text.body.find(" 100 "), std::string::npos);
  EXPECT_THROW(document_of("response", "application/http", beginning), std::runtime_error);
}

TEST(WarcDocumentTest, WhatIsNoPageIsLeftOutByReason) {
  const auto reason = [](const std::string& type, const std::string& content_type, const std::string& block) {
    try {
      document_of(type, content_type, block);
      return std::string("none");
    } catch (const NoTextDocument& error) {
      return std::string(error.what());
    }
  };
  EXPECT_EQ(reason("response", "application/http", "HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\n\r\nx"),
            "web archive: response without status 200");
  EXPECT_EQ(reason("response", "application/http", "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n\r\nx"),
            "web archive: neither HTML, PDF nor plain text");
  EXPECT_EQ(reason("resource", "image/png", "x"), "web archive: neither HTML, PDF nor plain text");
  EXPECT_EQ(reason("conversion", "text/plain", "a\0b"s), "binary");
  const std::string page = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n";
  EXPECT_EQ(reason("response", "application/http", page + "Content-Encoding: compress\r\n\r\n\x0b\x02\x80hello\x03"),
            "web archive: body in the encoding compress");
  EXPECT_EQ(reason("response", "application/http", page + "Content-Encoding: secret\r\n\r\n\x0b\x02\x80hello\x03"),
            "web archive: body in an unknown encoding");
  EXPECT_EQ(reason("resource", "application/xml", "<?xml version='1.0'?><rss/>"),
            "web archive: neither HTML, PDF nor plain text");
  EXPECT_THROW(document_of("response", "application/http", "no answer"), std::runtime_error);
}

TEST(WarcDocumentTest, OtherRecordsAreLeftOutByTheirHeaders) {
  const auto reason = [](const std::string& type, const std::string& target) {
    WarcRecord record;
    record.type = type;
    record.target = target;
    return warc_skip_reason(record);
  };
  EXPECT_EQ(reason("response", "https://a/"), "");
  EXPECT_EQ(reason("conversion", "https://a/"), "");
  EXPECT_EQ(reason("response", "dns:a"), "web archive: response not from a web server");
  for (const char* const type : {"warcinfo", "request", "metadata", "continuation"}) {
    EXPECT_EQ(reason(type, "http://a/"), std::string("web archive: record of type ") + type);
  }
  EXPECT_EQ(reason("revisit", "http://a/"), "web archive: revisit of a page that is not at hand");
  EXPECT_EQ(reason("made up", ""), "web archive: record of unknown type");
  EXPECT_EQ(reason("", ""), "web archive: record of unknown type");
}

TEST(WarcDocumentTest, WhatCrawlersWriteAboutTheirWorkIsNoPage) {
  const auto reason = [](const std::string& type, const std::string& target) {
    WarcRecord record;
    record.type = type;
    record.target = target;
    record.content_type = "text/plain";
    return warc_skip_reason(record);
  };
  for (const char* const target : {"metadata://gnu.org/software/wget/warc/wget_arguments.txt", "urn:text:http://a/",
                                   "urn:view:http://a/", "urn:pageinfo:http://a/", "urn:thumbnail:http://a/",
                                   "urn:X-wpull:log", "screenshot:http://a/", "dns:a", "whois://a", "METADATA://a"}) {
    EXPECT_EQ(reason("resource", target), "web archive: a crawler's own record") << target;
    EXPECT_EQ(reason("conversion", target), "web archive: a crawler's own record") << target;
    EXPECT_EQ(reason("response", target), "web archive: response not from a web server") << target;
  }
  for (const char* const target :
       {"http://a/", "HTTPS://a/", "ftp://a/x", "file:///a/x", "", "a/x:y", "C:\\x", "/x?y:z"}) {
    EXPECT_EQ(reason("resource", target), "") << target;
    EXPECT_EQ(reason("conversion", target), "") << target;
  }
}

TEST(WarcDocumentTest, ABlockThatIsSaidToBeAPageIsOne) {
  EXPECT_EQ(document_of("response", "text/html", "<title>T</title><p>Body").text.body, "Body");
  EXPECT_EQ(document_of("response", "text/html", "HTTP/1.0 200 OK\r\nServer: s\r\n\r\n<p>Body").text.body, "Body");
  EXPECT_EQ(document_of("response", "no-type", "<html><p>Body").text.body, "Body");
  for (const char* const type : {"", "application/http", "application/http; msgtype=response"})
    EXPECT_THROW(document_of("response", type, "<html><p>Body"), std::runtime_error) << type;
}

TEST(WarcDocumentTest, PdfIsReadAsAFileIs) {
  const std::string pdf = "%PDF-1.4 damaged";
  for (const auto& [type, block] :
       {std::pair("response", "HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n" + pdf),
        std::pair("resource", pdf)}) {
    std::string error = "none";
    try {
      document_of(type, type == std::string("response") ? "application/http" : "application/pdf", block);
    } catch (const std::runtime_error& reason) {
      error = reason.what();
    }
    EXPECT_NE(error.find("pdf"), std::string::npos) << "pdftotext is asked, or named: " << error;
  }
}

TEST(WarcDocumentTest, ProblemsOfHeadersAreSaid) {
  WarcRecord record;
  EXPECT_EQ(warc_problem(record), "has neither a URL nor an id");
  record.id = "<urn:uuid:1>";
  EXPECT_EQ(warc_problem(record), "");
  EXPECT_EQ(warc_document_id(record), "<urn:uuid:1>");
  record.target = "http://a/\0"s;
  EXPECT_EQ(warc_problem(record), "has a zero byte in its URL");
  record.target = "http://a/";
  EXPECT_EQ(warc_problem(record), "");
}

std::string response(const std::string& fields) {
  return "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n" + fields + "\r\n<p>Body";
}

TEST_F(WarcReaderTest, PagesThatAServerExcludesHaveNoText) {
  WarcReader reader(
      open(record("WARC-Type: response\r\nWARC-Target-URI: http://a/x\r\nWARC-Date: 2026-01-02T03:04:05Z\r\n",
                  response("X-Robots-Tag: noindex\r\n"))));
  const WarcRecord header = *reader.next();
  const std::string block = reader.block();
  EXPECT_EQ(warc_document(header, block, {}).text.body, "Body");
  ReadingOptions options;
  options.exclusions = Exclusions::kAll;
  const SourceDocument document = warc_document(header, block, options);
  EXPECT_EQ(document.text.excluded, "X-Robots-Tag");
  EXPECT_EQ(document.text.body, "");
  EXPECT_EQ(document.id, "http://a/x");
  EXPECT_EQ(document.record.modified, 1767323045);
}

const std::string kDescription = "1 0 Writer\nURL IP-address Archive-date Content-type Archive-length\n\n";

std::string arc_record(const std::string& url, const std::string& block, const std::string& more = {}) {
  return url + " 192.0.2.1 20040925001013 text/html " + more + std::to_string(block.size()) + "\n" + block + "\n";
}

TEST_F(WarcReaderTest, RecordsOfArcAreResponses) {
  const std::string page = response("");
  for (const char* more : {"", "200 checksum - 0 x.arc "}) {  // versions 1 and 2
    WarcReader reader(open(arc_record("filedesc://x.arc", kDescription) + arc_record("http://a/b c", page, more) +
                           arc_record("dns:a", "20040925 192.0.2.1") + arc_record("http://a/d", page)));
    EXPECT_NE(warc_skip_reason(*reader.next()), "");
    const std::optional<WarcRecord> first = reader.next();
    EXPECT_EQ(first->target, "http://a/b%20c");
    EXPECT_EQ(first->date, "2004-09-25T00:10:13Z");
    EXPECT_EQ(warc_skip_reason(*first), "");
    EXPECT_EQ(warc_problem(*first), "");
    EXPECT_EQ(warc_document(*first, reader.block(), {}).text.body, "Body");
    EXPECT_EQ(warc_skip_reason(*reader.next()), "web archive: response not from a web server");
    EXPECT_EQ(reader.next()->target, "http://a/d");
    EXPECT_FALSE(reader.next());
    EXPECT_EQ(reader.stray_bytes(), 0U);
  }
}

TEST_F(WarcReaderTest, DamagedRecordsOfArcAreStrayBytes) {
  const std::string damaged = "http://a/ 192.0.2.1 20040925001013 text/html -1\n";
  WarcReader reader(open(arc_record("filedesc://x.arc", kDescription) + damaged + arc_record("http://a/d", "x")));
  reader.next();
  EXPECT_EQ(reader.next()->target, "http://a/d");
  EXPECT_FALSE(reader.next());
  EXPECT_EQ(reader.stray_bytes(), damaged.size());
  WarcReader cut_off(open("filedesc://x.arc 0.0.0.0 20040925001013 text/plain 99\n1 0"));
  cut_off.next();
  EXPECT_THROW(cut_off.next(), std::runtime_error);
}

TEST_F(WarcReaderTest, DatesOfArcMayBeShortOrMissing) {
  const auto date_of = [&](const std::string& line) {
    WarcReader reader(open(arc_record("filedesc://x.arc", kDescription) + line + "1\nx\n"));
    reader.next();
    const std::optional<WarcRecord> record = reader.next();
    return record ? record->date + " [" + record->content_type + "] " + record->target : "none";
  };
  const std::string page = " [text/html] http://a/";
  EXPECT_EQ(date_of("http://a/ 192.0.2.1 2001 text/html "), "2001-01-01T00:00:00Z" + page);
  EXPECT_EQ(date_of("http://a/ 192.0.2.1 20010424 text/html "), "2001-04-24T00:00:00Z" + page);
  EXPECT_EQ(date_of("http://a/ 192.0.2.1 2001042409 text/html "), "2001-04-24T09:00:00Z" + page);
  EXPECT_EQ(date_of("http://a/ 192.0.2.1 200104240938 text/html "), "2001-04-24T09:38:00Z" + page);
  EXPECT_EQ(date_of("http://a/ 2001:db8::1 2001042409381 text/html "), "2001-04-24T09:38:00Z" + page);
  EXPECT_EQ(date_of("http://a/ - - text/html "), page);
  EXPECT_EQ(date_of("http://a/ 192.0.2.1 200104240938 "), "2001-04-24T09:38:00Z [no-type] http://a/");
  EXPECT_EQ(date_of("http://a/ b 192.0.2.1 2001 text/html 200 - - 0 x.arc "),
            "2001-01-01T00:00:00Z [text/html] http://a/%20b");
  for (const char* const line : {"http://a/ b 2001 text/html ", "words 192.0.2.1 2001 text/html ", "http://a/ 2001 ",
                                 "http://a/ 192.0.2.1 200 text/html "}) {
    EXPECT_EQ(date_of(line), "none") << line;
  }
}

TEST_F(WarcReaderTest, LengthsOfArcThatAreTooLongCostNoOtherMember) {
  const std::string page = response("");
  const std::string lies = "http://a/c 192.0.2.1 20040925001013 text/html 500\n" + page + "\n";
  WarcReader reader(
      open(gzip(arc_record("filedesc://x.arc", kDescription)) + gzip(lies) + gzip(arc_record("http://a/d", page))));
  reader.next();
  EXPECT_EQ(reader.next()->target, "http://a/c");
  EXPECT_EQ(reader.next()->target, "http://a/d");
  EXPECT_EQ(reader.stray_bytes(), 0U);
}

TEST_F(WarcReaderTest, LinesOfOtherFilesAreNoRecordsOfArc) {
  WarcReader reader(open(arc_record("http://a/", "x")));
  EXPECT_FALSE(reader.next());
}

}  // namespace
}  // namespace neardup::cli
