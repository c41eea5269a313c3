#include "repair/icu_library.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <new>
#include <stdexcept>

namespace neardup {

TEST(IcuLibraryTest, SuccessAndWarningsPass) {
  EXPECT_NO_THROW(throw_if_failed(U_ZERO_ERROR, "do it"));
  EXPECT_NO_THROW(throw_if_failed(U_USING_DEFAULT_WARNING, "do it"));
}

TEST(IcuLibraryTest, MissingDataGivesTaskCodeAndRemedy) {
  try {
    throw_if_failed(U_FILE_ACCESS_ERROR, "load its word-boundary rules");
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("ICU cannot load its word-boundary rules: U_FILE_ACCESS_ERROR"));
    EXPECT_THAT(error.what(), testing::HasSubstr("libicudata"));
  }
}

TEST(IcuLibraryTest, LackOfMemoryIsBadAlloc) {
  EXPECT_THROW(throw_if_failed(U_MEMORY_ALLOCATION_ERROR, "do it"), std::bad_alloc);
}

}  // namespace neardup
