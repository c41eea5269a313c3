// The golden values were written by omindex 1.4.22.
#include "omega/omega_record.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <ctime>
#include <set>
#include <stdexcept>

#include "bytes/digest128.h"

namespace neardup::cli {
namespace {

using std::string_literals::operator""s;

std::string repeated(const std::string& text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i != times; ++i) all += text;
  return all;
}

std::set<std::string> terms_of(const Xapian::Document& document) {
  std::set<std::string> terms;
  for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) terms.insert(*term);
  return terms;
}

DocumentRecord page_record() {
  DocumentRecord record;
  record.url = "/base/sub/page.html";
  record.title = "My  Title\n here";
  record.type = "text/html";
  record.suffix = "html";
  record.modified = 1709618828;
  record.size = 112;
  record.md5 = bytes_of(md5_of("x"));
  return record;
}

class OmegaRecordTest : public testing::Test {
 protected:
  void SetUp() override {
    ::setenv("TZ", "UTC", 1);
    ::tzset();
  }
};

TEST_F(OmegaRecordTest, DataIsThatOfOmindex) {
  Xapian::Document document;
  put_omega_record(document, page_record(), "Home\n Hello world text body");
  EXPECT_EQ(document.get_data(),
            "url=/base/sub/page.html\nsample=Home Hello world text body\ncaption=My Title here\ntype=text/html\n"
            "modtime=1709618828\nsize=112");
}

TEST_F(OmegaRecordTest, ValuesAreThoseOfOmindex) {
  Xapian::Document document;
  put_omega_record(document, page_record(), "");
  EXPECT_EQ(document.get_value(0), "\x65\xe6\xb6\x8c");
  EXPECT_EQ(document.get_value(1), bytes_of(md5_of("x")));
  EXPECT_EQ(document.get_value(2), "\xbb");
  DocumentRecord record = page_record();
  for (const auto& [size, value] :
       {std::pair(76, "\xb8\xc0"s), std::pair(805, "\xca\x4a"s), std::pair(1500, "\xcd\xdc"s)}) {
    record.size = static_cast<std::uint64_t>(size);
    put_omega_record(document, record, "");
    EXPECT_EQ(document.get_value(2), value) << size;
  }
}

TEST_F(OmegaRecordTest, BooleanTermsAreThoseOfOmindex) {
  Xapian::Document document;
  put_omega_record(document, page_record(), "not indexed here");
  EXPECT_EQ(terms_of(document), (std::set<std::string>{"D20240305", "Ehtml", "M202403", "P/base", "P/base/sub",
                                                       "Ttext/html", "U/base/sub/page.html", "Y2024"}));
}

TEST_F(OmegaRecordTest, HostSiteAndFoldersAreThoseOfOmindex) {
  const auto chosen = [](const std::string& url, const std::optional<std::string>& site) {
    DocumentRecord record;
    record.url = url;
    record.site = site;
    Xapian::Document document;
    put_omega_record(document, record, "");
    std::set<std::string> terms = terms_of(document);
    terms.erase(url_term(url));
    return terms;
  };
  using Terms = std::set<std::string>;
  EXPECT_EQ(chosen("http://h.example:8080/pre/a/x.html", "http://h.example:8080/pre"),
            (Terms{"Hh.example", "Jhttp://h.example:8080/pre", "P/pre", "P/pre/a"}));
  EXPECT_EQ(chosen("/sp%20ace/x.html", ""), (Terms{"J", "P/sp ace"}));
  EXPECT_EQ(chosen("http://h/a/x.html", std::nullopt), (Terms{"Hh", "Jhttp://h", "P/a"})) << "of a web archive";
  EXPECT_EQ(chosen("file:///srv/x.html", std::nullopt), (Terms{"P/srv"}));
}

TEST_F(OmegaRecordTest, WhatIsNotKnownIsNotWritten) {
  Xapian::Document document;
  DocumentRecord record;
  record.md5 = bytes_of(md5_of(""));
  put_omega_record(document, record, "");
  EXPECT_EQ(document.get_data(), "sample=\nsize=0");
  EXPECT_EQ(document.get_value(0), "");
  EXPECT_TRUE(terms_of(document).empty());
}

TEST_F(OmegaRecordTest, OtherFieldsFollowOnOneLineEach) {
  Xapian::Document document;
  DocumentRecord record;
  record.url = "a\nsample=forged";
  record.fields = {{"author", "A\nB=c"}, {"year", "1999"}};
  put_omega_record(document, record, "text");
  EXPECT_EQ(document.get_data(), "url=a sample=forged\nsample=text\nsize=0\nauthor=A B=c\nyear=1999");
}

TEST_F(OmegaRecordTest, TimesOutsideTheFieldStandAtItsEnds) {
  EXPECT_EQ(modified_value(0), "\0\0\0\0"s);
  EXPECT_EQ(modified_value(-1), "\0\0\0\0"s);
  EXPECT_EQ(modified_value((std::int64_t{1} << 32) - 1), "\xff\xff\xff\xff");
  EXPECT_EQ(modified_value(std::int64_t{1} << 32), "\xff\xff\xff\xff");
}

TEST_F(OmegaRecordTest, AnyTimeIsReadBack) {
  for (const std::int64_t seconds : {std::int64_t{0}, std::int64_t{-1}, std::int64_t{1} << 32, INT64_MIN, INT64_MAX}) {
    Xapian::Document document;
    DocumentRecord record;
    record.modified = seconds;
    put_omega_record(document, record, "");
    EXPECT_EQ(seconds, modified_time(document));
  }
  Xapian::Document document;
  EXPECT_EQ(std::nullopt, modified_time(document));
  document.add_value(kModifiedSlot, "\0\0\1\0"s);
  EXPECT_EQ(256, modified_time(document)) << "of a program that keeps no line of it";
  document.set_data("modtime=soon");
  EXPECT_EQ(256, modified_time(document));
  document.add_value(kModifiedSlot, "1");
  EXPECT_EQ(std::nullopt, modified_time(document));
}

TEST_F(OmegaRecordTest, OddTimesOfOtherProgramsCountAsWholeSecondsOrNotAtAll) {
  Xapian::Document document;
  const auto time_of = [&document](const std::string& written) {
    document.set_data("modtime=" + written);
    return modified_time(document);
  };
  EXPECT_EQ(1600000000, time_of("1600000000.5"));
  EXPECT_EQ(-7, time_of("-7.999999"));
  document.add_value(kModifiedSlot, modified_value(1700000000));
  EXPECT_EQ(1600000000, time_of("1600000000.25")) << "the line is more exact";
  for (const char* odd :
       {"1600000000.", ".5", "1600000000.x", "1.6e9", "2020-09-13", "99999999999999999999", "+5", " 7"}) {
    EXPECT_EQ(1700000000, time_of(odd)) << odd;
  }
}

TEST_F(OmegaRecordTest, ImpossibleDatesHaveNoDateTerms) {
  Xapian::Document document;
  DocumentRecord record;
  record.modified = INT64_MAX;
  put_omega_record(document, record, "");
  record.modified = 400000000000;  // the year 14645
  put_omega_record(document, record, "");
  EXPECT_TRUE(terms_of(document).empty());
}

TEST_F(OmegaRecordTest, LongAddressesAreHashedAsInOmindex) {
  const std::string url = "/base/" + repeated("d", 150) + "/" + repeated("y%20y%25%C3%A9", 20) + ".txt";
  EXPECT_EQ(url_term(url), "U/base/" + repeated("d", 150) + "/" + repeated("y%20y%25%C3%A9", 5) + "y%20y%#!ASQ$");
  EXPECT_EQ(url_term(url).size(), 240U);
  EXPECT_EQ(url_term("/base/" + repeated("x", 200) + ".txt"), "U/base/" + repeated("x", 200) + ".txt");
}

TEST_F(OmegaRecordTest, EveryRecordCanBeStored) {
  DocumentRecord record;
  record.url = std::string(300, '\0') + std::string(300, 'x');
  record.type = std::string(1000, '\0') + std::string(1000, 't');
  record.suffix = std::string(300, 's');
  Xapian::Document document;
  put_omega_record(document, record, std::string(1000, '\0'));
  Xapian::WritableDatabase database("", Xapian::DB_BACKEND_INMEMORY);
  EXPECT_EQ(database.add_document(document), 1U);
  for (const std::string& term : terms_of(document)) EXPECT_LE(term.size(), 240U);
  record.fields = {{"large", std::string((std::size_t{100} << 20) + 1, 'x')}};
  EXPECT_THROW(put_omega_record(document, record, ""), std::runtime_error);
}

TEST_F(OmegaRecordTest, SamplesAreThoseOfOmindex) {
  EXPECT_EQ(sample_of("", kDefaultSampleSize), "");
  EXPECT_EQ(sample_of(" \n The quick\tbrown \xc2\xa0 fox.\n", kDefaultSampleSize), "The quick brown fox. ");
  EXPECT_EQ(sample_of(repeated("word ", 300), kDefaultSampleSize), repeated("word ", 102) + "...");
  EXPECT_EQ(sample_of(repeated("longword", 100) + " tail", kDefaultSampleSize), repeated("longword", 63) + "longw...");
}

TEST_F(OmegaRecordTest, LongWordsAreNotCutWithinACharacter) {
  const std::string sample = sample_of(repeated("中", 300), kDefaultSampleSize);
  EXPECT_EQ(sample, repeated("中", 169) + "...");
}

TEST_F(OmegaRecordTest, FieldNamesAreWordsOfAscii) {
  for (const char* name : {"a", "author", "x_1.y-z"}) EXPECT_TRUE(is_field_name(name)) << name;
  for (const char* name : {"", "a=b", "a b", "ä", "a\nb"}) EXPECT_FALSE(is_field_name(name)) << name;
}

TEST_F(OmegaRecordTest, ShownFieldsAreReadBack) {
  Xapian::Document document;
  put_omega_record(document, page_record(), "The text");
  const ShownRecord shown = parse_omega_record(document.get_data());
  EXPECT_EQ(shown.url, "/base/sub/page.html");
  EXPECT_EQ(shown.caption, "My Title here");
  EXPECT_EQ(shown.sample, "The text");
}

TEST_F(OmegaRecordTest, ForeignDataIsReadAsFarAsItGoes) {
  for (const std::string& data : {""s, "\n\n"s, "url"s, "no record at all"s, "\0\xff"s, "xurl=a\nmyurl=b"s}) {
    EXPECT_EQ(parse_omega_record(data).url, "") << data;
  }
  EXPECT_EQ(parse_omega_record("caption=a=b\nurl=first\nurl=second").url, "first");
  EXPECT_EQ(parse_omega_record("caption=a=b\nurl=first\nurl=second").caption, "a=b");
}

}  // namespace
}  // namespace neardup::cli
