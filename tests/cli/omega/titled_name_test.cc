#include "omega/hit_snippet.h"

#include <gtest/gtest.h>

#include <string>

namespace neardup::cli {
namespace {

std::string titled(const std::string& data, const Row& name) {
  Xapian::WritableDatabase database("", Xapian::DB_BACKEND_INMEMORY);
  Xapian::Document document;
  document.set_data(data);
  database.add_document(document);
  return titled_name(database, 1, name);
}

TEST(TitledNameTest, TitleFollowsANameThatSaysNothing) {
  EXPECT_EQ("m1@example.org  Dinner", titled("sample=x\ncaption=Dinner", "m1@example.org"));
  EXPECT_EQ("docid 1  Dinner", titled("caption=Dinner", 1));
  EXPECT_EQ("m1@example.org", titled("sample=x", "m1@example.org"));
}

TEST(TitledNameTest, PathsAndUrlsStandAlone) {
  EXPECT_EQ("/srv/a.html", titled("caption=Dinner", "/srv/a.html"));
}

}  // namespace
}  // namespace neardup::cli
