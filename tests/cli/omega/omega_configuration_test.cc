#include "omega/omega_configuration.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(OmegaConfigurationTest, NameWhiteSpaceValue) {
  const std::string text = "# folders\n\ndatabase_dir /a b/data\n \ttemplate_dir\t/t \r\nlog_dir /var/log";
  EXPECT_EQ("/a b/data", omega_setting(text, "database_dir"));
  EXPECT_EQ("/t", omega_setting(text, "template_dir"));
}

TEST(OmegaConfigurationTest, CommentsAndOtherNamesSayNothing) {
  for (const char* const name : {"database_dir", "template_dir"})
    EXPECT_EQ("", omega_setting("#template_dir /t\ntemplate_directory /t\ndatabase_dir\n", name)) << name;
}

TEST(OmegaConfigurationTest, TheLastOfANameCounts) {
  EXPECT_EQ("/b", omega_setting("template_dir /a\ntemplate_dir /b", "template_dir"));
}

TEST(OmegaConfigurationTest, AnyBytesAreTaken) {
  EXPECT_EQ("", omega_setting("", "template_dir"));
  EXPECT_EQ("\xff", omega_setting("\n\n \n\x01\x02\ntemplate_dir \xff", "template_dir"));
}

}  // namespace
}  // namespace neardup::cli
