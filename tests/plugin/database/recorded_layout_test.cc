#include "database/document_id.h"

#include <gtest/gtest.h>

#include <clocale>
#include <optional>
#include <string>

#include "plugin/temporary_folder.h"
#include "scheme/scheme.h"

namespace neardup {
namespace {

std::optional<std::string> name_in_data(const std::string& pattern, const std::string& data) {
  Xapian::Document document;
  document.set_data(data);
  IndexLayout layout;
  layout.id_pattern = pattern;
  return kept_name(document, layout);
}

TEST(RecordedLayoutTest, NameMayBeAValue) {
  Xapian::Document document;
  document.add_value(3, "inbox/7");
  IndexLayout layout;
  layout.id_slot = 3;
  EXPECT_EQ("inbox/7", kept_name(document, layout));
  EXPECT_EQ(std::nullopt, kept_name(Xapian::Document(), layout));
  EXPECT_EQ(std::nullopt, kept_name(document, IndexLayout()));
}

TEST(RecordedLayoutTest, LayoutIsThatOfTheSchemeAndTheUsualOneWithoutAScheme) {
  const TemporaryFolder folder;
  Xapian::WritableDatabase database(folder.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
  EXPECT_TRUE(recorded_layout(database).usual());
  const Scheme scheme = Scheme::parse("standard textprefix=B idterm=I idfrom=data:^a");
  database.set_metadata("neardup:scheme:" + scheme.name(), scheme.text());
  EXPECT_EQ(scheme.index, recorded_layout(database));
}

TEST(RecordedLayoutTest, NameIsTheFirstGroupOrTheWholeMatch) {
  EXPECT_EQ("/mail/1", name_in_data("[:]path \"([^\"]*)\"", "(:path \"/mail/1\" :size 3)"));
  const std::string recoll = "url=([^[:cntrl:]]*)([[:cntrl:]].*[[:cntrl:]]ipath=([^[:cntrl:]]*))?";
  EXPECT_EQ("file:///a.zip|b.txt", name_in_data(recoll, "url=file:///a.zip\nmtype=x\nipath=b.txt\nabstract=c\n"));
  EXPECT_EQ("file:///a.zip", name_in_data(recoll, "url=file:///a.zip\nmtype=x\nabstract=c\n"));
  EXPECT_EQ("alpha", name_in_data("^[a-z]+", "alpha beta"));
  EXPECT_EQ(std::nullopt, name_in_data("^[A-Z]+", "alpha"));
  EXPECT_EQ(std::nullopt, name_in_data("x*", "alpha"));  // an empty name
  EXPECT_EQ(std::nullopt, name_in_data("(x)?alpha", "alpha"));
  EXPECT_EQ(std::nullopt, name_in_data("(", "("));  // a scheme with such a pattern is not valid
}

TEST(RecordedLayoutTest, DataMayHoldAnyBytes) {
  const std::string pickled("\x80\x05\0\0(\x8c\x0cpages.page.2\x94", 19);
  EXPECT_EQ("pages.page.2", name_in_data("[a-z_]+[.][a-z_]+[.][0-9]+", pickled));
  EXPECT_EQ(std::nullopt, name_in_data("b", std::string(std::size_t{1} << 16, 'a') + "b"));
}

TEST(RecordedLayoutTest, DocumentIsFoundByTheNameInItsData) {
  const TemporaryFolder folder;
  Xapian::WritableDatabase database(folder.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
  for (const char* data : {"name=one;", "nothing", "name=two;"}) {
    Xapian::Document document;
    document.set_data(data);
    database.add_document(document);
  }
  EXPECT_EQ(std::nullopt, find_kept_name(database, "two"));
  database.set_metadata("neardup:scheme:x", Scheme::parse("standard idfrom=data:name=([^;]*)").text());
  EXPECT_EQ(3U, find_kept_name(database, "two"));
  EXPECT_EQ(std::nullopt, find_kept_name(database, "three"));
}

TEST(RecordedLayoutTest, NamesDoNotDependOnTheLocale) {
  const std::string before = std::setlocale(LC_ALL, nullptr);
  const std::string data = "x=é";
  const auto usual = name_in_data("x=(.)", data);
  ASSERT_NE(nullptr, std::setlocale(LC_ALL, "C.UTF-8"));
  EXPECT_EQ(usual, name_in_data("x=(.)", data)) << "a pattern that was read before";
  EXPECT_EQ(usual, name_in_data("x=(.)()", data)) << "one that is read now";
  std::setlocale(LC_ALL, before.c_str());
}

}  // namespace
}  // namespace neardup
