#include "other_xapian.h"

#include <dlfcn.h>
#include <gtest/gtest.h>

#include <string>

#include "hook/xapian_library.h"

namespace neardup::hook {
namespace {

TEST(OtherXapianTest, LibrariesAreNamedUpToTheNumberOfTheirInterface) {
  EXPECT_EQ("libxapian.so.30", xapian_library("/usr/lib/x86_64-linux-gnu/libxapian.so.30.12.1"));
  EXPECT_EQ("libxapian.so.45", xapian_library("libxapian.so.45"));
  for (const char* other : {"", "/", "libxapian.so", "/usr/lib/libxapian-neardup-hook.so", "libxml2.so.2", "so.30"}) {
    EXPECT_EQ("", xapian_library(other)) << other;
  }
}

TEST(OtherXapianTest, ALibraryOfAnotherInterfaceIsNamedBesideTheHooksOwn) {
  EXPECT_EQ("", other_xapian());
  void* const library = ::dlopen(NEARDUP_OTHER_XAPIAN, RTLD_NOW | RTLD_LOCAL);
  ASSERT_NE(nullptr, library) << ::dlerror();
  const std::string said = other_xapian();
  ::dlclose(library);
  EXPECT_EQ(0U, said.find("this program uses libxapian.so.99, but the hook is built for libxapian.so.")) << said;
  EXPECT_EQ("", other_xapian());
}

}  // namespace
}  // namespace neardup::hook
