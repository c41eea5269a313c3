#include "omega/omega_configuration.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(OmegaConfigurationTest, NameWhiteSpaceValue) {
  const OmegaConfiguration read =
      parse_omega_configuration("# folders\n\ndatabase_dir /a b/data\n \ttemplate_dir\t/t \r\nlog_dir /var/log");
  EXPECT_EQ("/a b/data", read.database_dir);
  EXPECT_EQ("/t", read.template_dir);
}

TEST(OmegaConfigurationTest, CommentsAndOtherNamesSayNothing) {
  const OmegaConfiguration read = parse_omega_configuration("#template_dir /t\ntemplate_directory /t\ndatabase_dir\n");
  EXPECT_EQ("", read.database_dir);
  EXPECT_EQ("", read.template_dir);
}

TEST(OmegaConfigurationTest, TheLastOfANameCounts) {
  EXPECT_EQ("/b", parse_omega_configuration("template_dir /a\ntemplate_dir /b").template_dir);
}

TEST(OmegaConfigurationTest, AnyBytesAreTaken) {
  EXPECT_EQ("", parse_omega_configuration("").template_dir);
  EXPECT_EQ("\xff", parse_omega_configuration("\n\n \n\x01\x02\ntemplate_dir \xff").template_dir);
}

}  // namespace
}  // namespace neardup::cli
