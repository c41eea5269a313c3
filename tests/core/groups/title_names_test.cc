#include "groups/title_names.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "core/groups/template_texts.h"

namespace neardup {
namespace {

/** name_key() of a text beside another one. */
std::uint64_t key_beside(const std::string& title, const std::string& text, const std::string& first_title,
                         const std::string& first_text) {
  const TemplateText first = text_of(first_text);
  const std::uint64_t key = name_key(text_of(text), text_of(title), first, text_of(first_title));
  EXPECT_TRUE(key == 0 || titles_differ(text_of(title), text_of(first_title), first.size()));
  return key;
}

TEST(TitleNamesTest, AWordThatAlsoDiffersInTheTitlesIsAName) {
  const std::string three = "manual of gtk 3 for all";
  const std::string four = "manual of gtk 4 for all";
  EXPECT_NE(0U, key_beside("gtk 4 doc", four, "gtk 3 doc", three));
  EXPECT_EQ(key_beside("gtk 4 doc", four, "gtk 3 doc", three), key_beside("the 4 gtk", four, "gtk 3 doc", three));
  EXPECT_NE(0U, key_beside("gtk 4 doc", four + " not 3", "gtk 3 doc", three + " not 3")) << "more often";
  EXPECT_NE(key_beside("gtk 4 doc", four, "gtk 3 doc", three),
            key_beside("gtk 2 doc", "manual of gtk 2 for all", "gtk 3 doc", three));
}

TEST(TitleNamesTest, ATitleAloneIsNoName) {
  const std::string text = "manual of gtk for all";
  EXPECT_EQ(0U, key_beside("gtk 4 doc", text, "gtk 3 doc", text)) << "the texts have none of the words";
  EXPECT_EQ(0U, key_beside("gtk 4 doc", text + " 4 3", "gtk 3 doc", text + " 3 4")) << "both have both";
  EXPECT_EQ(0U, key_beside("gtk", text + " 4", "gtk", text + " 3")) << "one title";
  EXPECT_EQ(0U, key_beside("", text + " 4", "", text + " 3")) << "no title";
}

TEST(TitleNamesTest, AWordThatBothTitlesHaveIsNoName) {
  const std::string text = "salt and pepper for the kitchen " + filler(0, 40);
  EXPECT_EQ(0U, key_beside("salt and pepper museum of bread and butter", "home salt and pepper " + text,
                           "salt and pepper print version", text))
      << "a trail repeats the title, and the name of the site has an and, too";
  EXPECT_EQ(0U, key_beside("gtk gtk 4", "gtk gtk 4 " + text, "gtk 4", "gtk 4 " + text));
}

TEST(TitleNamesTest, ATitleThatStandsInItsTextRepeatsNoWord) {
  const std::string rest = " of gtk for all";
  EXPECT_EQ(0U, key_beside("the new guide", "the new guide" + rest + " now", "the old guide", "the old guide" + rest))
      << "a revision";
  EXPECT_EQ(0U, key_beside("new guide", "title new guide" + rest + " now", "old guide", "title old guide" + rest));
  EXPECT_EQ(0U, key_beside("the new gui", "the new guide" + rest + " now", "the old gui", "the old guide" + rest))
      << "a title that is cut";
  EXPECT_EQ(0U, key_beside("the new gui", "the new guide" + rest, "the old gui", "the old guide" + rest))
      << "only titles that are cut differ";
  const std::string start = filler(0, 15) + " ";
  EXPECT_EQ(0U, key_beside("a new guide", start + "a new guide now", "an old guide", start + "an old guide"));
}

TEST(TitleNamesTest, ATitleThatIsTheWholeTextRepeatsNoWord) {
  EXPECT_EQ(0U, key_beside("lamp of ivory 735 set", "lamp of ivory 735 set", "lamp of ivory 735", "lamp of ivory 735"));
  EXPECT_EQ(0U, key_beside("lamp of ivory 736", "lamp of ivory 736", "lamp of ivory 735", "lamp of ivory 735"));
}

TEST(TitleNamesTest, ATextMayLackItsHeadline) {
  const std::string rest = "manual of gtk for all " + filler(0, 40);
  for (const std::string title : {"letter", "my first letter", "", "heating in the flat, a letter"}) {
    EXPECT_EQ(0U, key_beside(title, rest, "heating in the flat", "heating in the flat " + rest)) << title;
    EXPECT_EQ(0U, key_beside("heating in the flat", "heating in the flat " + rest, title, rest)) << title;
  }
  EXPECT_NE(0U, key_beside("letter", rest, "heating in the flat", rest + " heating")) << "not a headline";
}

TEST(TitleNamesTest, ATitleIsAnotherWitnessOfAName) {
  const std::string rest = " of gtk for all";
  EXPECT_NE(0U, key_beside("the new guide", "the new guide" + rest, "the old guide", "the old guide" + rest))
      << "only the titles differ";
  EXPECT_NE(0U, key_beside("red lamp", "red lamp" + rest + " 30", "blue lamp", "blue lamp" + rest + " 40"))
      << "only the titles and figures differ";
  EXPECT_NE(0U, key_beside("guide 3", "guide 3" + rest + " gtk 3", "guide 2", "guide 2" + rest + " gtk 2"))
      << "the name recurs";
  EXPECT_NE(0U, key_beside("new guide", "new guide" + rest, "ancient guide", "guide for ancient ones" + rest))
      << "one of them stands in its text, and the other text has the other name";
  EXPECT_NE(0U, key_beside("3", "3" + rest + " now", "2", "2" + rest)) << "of one word";
  EXPECT_NE(0U, key_beside("a new text", "a new guide" + rest + " now", "an old text", "an old guide" + rest))
      << "not cut";
  const std::string start = filler(0, 16) + " ";
  EXPECT_NE(0U, key_beside("a new guide", start + "a new guide now", "an old guide", start + "an old guide"))
      << "behind the first words";
}

TEST(TitleNamesTest, ANameMayBeWrittenInOneWordWithItsFigure) {
  EXPECT_NE(0U, key_beside("gtk 4 doc", "manual of gtk4 for all", "gtk2 doc", "manual of gtk 2 for all"));
  EXPECT_NE(0U, key_beside("libqt6keychain1", "built for qt6 here", "libqt5keychain1", "built for qt5 here"));
  EXPECT_NE(0U, key_beside("libqt5organizer5a", "the organizer of qt", "libqt5contacts5a", "the contacts of qt"));
  EXPECT_EQ(0U, key_beside("gtk 4 doc", "manual of gtk4 for all", "gtk4 doc", "manual of gtk 4 for all"));
}

TEST(TitleNamesTest, AShortTextMayHaveTheOnlyName) {
  const std::string text = "manual of gtk for all ";
  const std::uint64_t key = key_beside("gtk cairo doc", text + "by cairo", "gtk doc", text);
  EXPECT_NE(0U, key);
  EXPECT_NE(0U, key_beside("gtk doc", text, "gtk cairo doc", text + "by cairo")) << "the other way round";
  EXPECT_EQ(key, key_beside("doc gtk cairo", text + "and cairo", "gtk doc", text));
  EXPECT_NE(key, key_beside("gtk pango doc", text + "by pango", "gtk doc", text));
  EXPECT_NE(0U, key_beside("gtk 4", text + "4", "gtk", text + "3"));
  EXPECT_EQ(0U, key_beside("gtk cairo doc", text + "by cairo", "gtk doc", text + "not cairo")) << "both have it";
  EXPECT_NE(0U, key_beside("gtk cairo doc", text + "cairo cairo", "gtk doc", text + "not cairo")) << "more often";
  EXPECT_EQ(0U, key_beside("gtk cairo doc", text + "by pango", "gtk doc", text)) << "not in the title";
  EXPECT_EQ(0U, key_beside("gtk cairo doc", text + "by cairo", "doc cairo", text)) << "in both titles";
  const std::string long_text = filler(0, 196);
  EXPECT_NE(0U, key_beside("gtk cairo", long_text + "a b c cairo", "gtk", long_text)) << "200 words";
  EXPECT_EQ(0U, key_beside("gtk cairo", long_text + "a b c d cairo", "gtk", long_text)) << "201 words";
}

TEST(TitleNamesTest, ATitleMayAbbreviateTheNameOfAShortText) {
  const std::string text = "data of the script ";
  EXPECT_NE(0U, key_beside("ocr latn", text + "latin", "ocr", text));
  EXPECT_NE(0U, key_beside("ocr effect", text + "effects", "ocr", text));
  EXPECT_EQ(0U, key_beside("ocr lat", text + "latin", "ocr", text)) << "too short";
  EXPECT_EQ(0U, key_beside("ocr cyrl", text + "latin", "ocr", text));
  EXPECT_EQ(0U, key_beside("ocr atin", text + "latin", "ocr", text)) << "not its first letter";
  EXPECT_EQ(0U, key_beside("ocr \u65e5\u672c", text + "\u65e5\u6a39\u672c", "ocr", text))
      << "no bytes of other letters";
  EXPECT_EQ(0U, key_beside("ocr latt", text + "latin", "ocr", text)) << "not twice";
  EXPECT_EQ(0U, key_beside("data3", text + "data2", "ocr", text)) << "other figures";
  EXPECT_NE(0U, key_beside("pt pt", text + "portugal", "pt br", text + "brazil")) << "each has a name";
  EXPECT_EQ(0U, key_beside("pt pt", text + "portugal", "pt br", text + "france"));
}

TEST(TitleNamesTest, ANoteOfADateIsNoName) {
  const std::string text = "a fitting of brass for all ";
  for (const std::string note : {"printed on 1 may 2023", "printed may 1 2023", "printed 2023 05 01"}) {
    EXPECT_EQ(0U, key_beside("fitting print", text + note, "fitting shop", text)) << note;
    EXPECT_EQ(0U, key_beside("fitting shop", text, "fitting print", text + note)) << note;
  }
  for (const std::string name : {"print of 1 may 2023", "printed by hand", "printed in 2023"})
    EXPECT_NE(0U, key_beside("fitting print", text + name, "fitting shop", text)) << name;
}

TEST(TitleNamesTest, AWordOfATitleMayHoldTheNameOfAShortText) {
  const std::string text = "data of the library ";
  EXPECT_NE(0U, key_beside("libparpack2", text + "parpack", "libarpack2", text));
  EXPECT_NE(0U, key_beside("libloadpng4", text + "png", "libloadjpg4", text + "jpg"));
  EXPECT_EQ(0U, key_beside("libloadpng4", text + "png", "libload4", text)) << "too short";
  EXPECT_EQ(0U, key_beside("libloadpng4", text + "pg", "libloadjpg4", text + "jp")) << "too short";
}

}  // namespace
}  // namespace neardup
