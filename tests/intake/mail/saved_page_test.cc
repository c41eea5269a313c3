#include "mail/saved_page.h"

#include <gtest/gtest.h>

#include <string>

#include "characters/text_line.h"

namespace neardup::cli {
namespace {

std::string saved_page(const std::string& header, const std::string& parts) {
  return header +
         "MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n type=\"text/html\"; boundary=\"B\"\r\n\r\n" +
         parts + "--B--\r\n";
}

const char* const kPicture =
    "--B\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgoAAAANSUhEUg\r\n";
const char* const kPage =
    "--B\r\nContent-Type: text/html; charset=iso-8859-1\r\nContent-Transfer-Encoding: "
    "quoted-printable\r\nContent-Location: "
    "https://example.org/p\r\n\r\n<html><title>Page</title><p>Words of a caf=E9</html>\r\n";

TEST(SavedPageTest, ThePageIsReadInItsEncodingAndNoPicture) {
  for (const std::string& parts : {std::string(kPage) + kPicture, std::string(kPicture) + kPage}) {
    const ExtractedText page = saved_page_text(saved_page("From: <Saved by Blink>\r\nSubject: x\r\n", parts), {});
    EXPECT_EQ(one_line(page.text.body), "Words of a café");
    EXPECT_EQ(page.text.title, "Page");
    EXPECT_EQ(page.format, TextFormat::kSavedPage);
    EXPECT_EQ(page.text.left_out.find("iVBOR"), std::string::npos);
  }
}

TEST(SavedPageTest, TheTypeNamesTheRoot) {
  const auto part = [](const std::string& id) {
    return "--B\r\nContent-Type: text/html\r\nContent-ID: <" + id + ">\r\n\r\n<p>page " + id + "\r\n";
  };
  const std::string page = "MIME-Version: 1.0\nContent-Type: multipart/related; start=\"<two>\"; boundary=B\n\n" +
                           part("one") + part("two") + "--B--\n";
  EXPECT_EQ(one_line(saved_page_text(page, {}).text.body), "page two");
}

TEST(SavedPageTest, ASavedPageIsNoMail) {
  EXPECT_TRUE(begins_as_saved_page(saved_page("From: <Saved by Blink>\r\n", kPage)));
  EXPECT_TRUE(begins_as_saved_page(saved_page("", kPage)));
  EXPECT_FALSE(begins_as_saved_page(saved_page("From: a@b\r\nTo: c@d\r\n", kPage)));
  EXPECT_FALSE(begins_as_saved_page("From: a\nContent-Type: text/plain\n\nwords"));
  EXPECT_FALSE(begins_as_saved_page("words of a text\nContent-Type: multipart/related\n\n"));
  EXPECT_FALSE(begins_as_saved_page(""));
}

TEST(SavedPageTest, OtherContentIsReadAsWhatItIs) {
  EXPECT_EQ(one_line(saved_page_text("<html><p>words", {}).text.body), "words");
}

}  // namespace
}  // namespace neardup::cli
