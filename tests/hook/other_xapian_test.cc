#include "loaded_libraries.h"

#include <dlfcn.h>
#include <gtest/gtest.h>
#include <link.h>

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

TEST(OtherXapianTest, NamesAreFoundWhetherOrNotTheirPlaceIsRelative) {
  static const char image[] = "head of the library, names";
  link_map library{};
  library.l_addr = reinterpret_cast<ElfW(Addr)>(image);
  for (const ElfW(Addr) place : {ElfW(Addr){21}, library.l_addr + 21}) {
    ElfW(Dyn) dynamic[3] = {};
    dynamic[0].d_tag = DT_NEEDED;
    dynamic[1].d_tag = DT_STRTAB;
    dynamic[1].d_un.d_ptr = place;
    library.l_ld = dynamic;
    EXPECT_STREQ("names", names_of(library));
  }
  ElfW(Dyn) none[1] = {};
  library.l_ld = none;
  EXPECT_EQ(nullptr, names_of(library));
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
