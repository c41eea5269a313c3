#include "characters/charset_conversion.h"

#include <gtest/gtest.h>

#include "characters/text_encoding.h"

namespace neardup::cli {
namespace {

TEST(CharsetLabelTest, LabelsOfBrowsersHaveConverters) {
  EXPECT_EQ(converter_name("latin1"), "CP1252");
  EXPECT_EQ(converter_name("gb2312"), "GB18030");
  EXPECT_EQ(converter_name("utf-7"), "UTF-7");
  for (const char* const label : {"eucgb2312_cn", "big5_tw", "euc_jp"}) EXPECT_TRUE(is_known_charset(label));  // Python
  for (const char* const label : {"x-cp1250", "x-cp1258", "windows-874", "csisolatin9", "x-mac-roman", "x-mac-cyrillic",
                                  "logical", "csbig5", "x-euc-jp", "ks_c_5601-1989", "unicode-1-1-utf-8"}) {
    EXPECT_TRUE(is_known_charset(label)) << label;
  }
}

TEST(CharsetLabelTest, OthersStayAsTheyAre) {
  EXPECT_EQ(converter_name("koi8-u"), "koi8-u");
  EXPECT_EQ(converter_name("klingon"), "klingon");
  EXPECT_EQ(converter_name(""), "");
}

}  // namespace
}  // namespace neardup::cli
