#include "loaded_libraries.h"

#include <gtest/gtest.h>

namespace neardup::hook {
namespace {

TEST(PreloadListTest, OnlyThatLibraryGoes) {
  EXPECT_EQ("", preload_list_without("", "hook.so"));
  EXPECT_EQ("", preload_list_without("/usr/lib/hook.so", "hook.so"));
  EXPECT_EQ("", preload_list_without("hook.so", "hook.so"));
  EXPECT_EQ("/a/other.so:b.so", preload_list_without("/a/other.so:/x/hook.so b.so", "hook.so"));
  EXPECT_EQ("/a/myhook.so", preload_list_without("/x/hook.so::/a/myhook.so", "hook.so"));
}

}  // namespace
}  // namespace neardup::hook
