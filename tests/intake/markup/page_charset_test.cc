#include "markup/page_charset.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

std::string charset_of(const std::string& head) {
  return meta_charset(head, [](const std::string& charset) { return charset != "nosuch"; });
}

TEST(PageCharsetTest, BothDeclarationsCount) {
  EXPECT_EQ(charset_of("<meta charset=koi8-r>"), "koi8-r");
  EXPECT_EQ(charset_of("<!doctype html><html a='>'><META/CHARSET = ' Shift_JIS '>"), "shift_jis");
  EXPECT_EQ(charset_of("<meta http-equiv=Content-Type content='text/html; charset=EUC-JP'>"), "euc-jp");
  EXPECT_EQ(charset_of("<meta content=\"a;charset  b charset = 'big5' \" http-equiv='content-type'>"), "big5");
  EXPECT_EQ(charset_of("<meta charset=x-user-defined>"), "windows-1252");
}

TEST(PageCharsetTest, OtherTextIsNoDeclaration) {
  for (const char* head : {"",
                           "<",
                           "<meta",
                           "<meta ",
                           "<meta charset",
                           "<meta charset=koi8-r",
                           "<meta charset='koi8-r>",
                           "charset=koi8-r",
                           "<!-- <meta charset=koi8-r> -->",
                           "<p title='<meta charset=koi8-r>'>",
                           "<metas charset=koi8-r>",
                           "<!meta <meta charset=koi8-r>",
                           "<? <meta charset=koi8-r>",
                           "<meta content='text/html; charset=koi8-r'>",
                           "<meta http-equiv=refresh content='text/html; charset=koi8-r'>",
                           "<meta name=charset content=koi8-r>",
                           "<meta http-equiv=content-type content='charset=\"koi8-r'>",
                           "<meta http-equiv=content-type content='charset'>",
                           "<link charset=koi8-r>",
                           "<meta charset=nosuch>"}) {
    EXPECT_EQ(charset_of(head), "") << head;
  }
}

TEST(PageCharsetTest, FirstOfEachCounts) {
  EXPECT_EQ(charset_of("<meta charset=a charset=b><meta charset=c>"), "a");
  EXPECT_EQ(charset_of("<meta charset=nosuch><meta charset=c>"), "c");
  EXPECT_EQ(charset_of("<!--><meta charset=a>"), "a");
  EXPECT_EQ(charset_of("<!-- --><meta charset=a>"), "a");
  EXPECT_EQ(charset_of("<meta http-equiv=content-type content='x;charset=a' charset=b>"), "b");
  EXPECT_EQ(charset_of("</p a='><meta charset=b>'><meta charset=a>"), "a");
}

}  // namespace
}  // namespace neardup
