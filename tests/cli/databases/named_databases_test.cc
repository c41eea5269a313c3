#include "databases/database_opening.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include <xapian.h>

#include "cli/temporary_folder.h"

namespace neardup::cli {
namespace {

TEST(NamedDatabasesTest, ArgumentsThatAreDatabasesAreFoundOnce) {
  const TemporaryFolder folder;
  const std::string one = folder / "one";
  const std::string two = folder / "two";
  for (const std::string& place : {one, two}) Xapian::WritableDatabase(place, Xapian::DB_CREATE).close();
  using Names = std::vector<std::string>;
  EXPECT_EQ(Names{}, named_databases({"", "-", "--db", folder / "none", folder.path()}));
  EXPECT_EQ(Names{one}, named_databases({"--db=" + one, "--url", "/", one + "/"}));
  EXPECT_EQ((Names{two, one}), named_databases({two, "x", one}));
}

}  // namespace
}  // namespace neardup::cli
