#include "groups/template_family.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace neardup {
namespace {

/** Tokens at white space; a token without a letter is a number, one with a dot a part of a link. */
TemplateText text_of(const std::string& words) {
  TemplateText text;
  std::istringstream in(words);
  for (std::string word; in >> word;) {
    Token token;
    token.text = word;
    if (word.find_first_not_of("0123456789") == std::string::npos) token.token_class = TokenClass::kNumber;
    if (word.find('.') != std::string::npos) token.token_class = TokenClass::kLink;
    text.push_back(template_word(token));
  }
  return text;
}

std::string filler(int from, int words) {
  std::string text;
  for (int i = from; i != from + words; ++i) {
    text += "w";
    for (const char digit : std::to_string(i)) text += static_cast<char>('a' + (digit - '0'));
    text += ' ';
  }
  return text;
}

/** A text of 60 words, and more words after the first 30. */
std::string page(const std::string& own) {
  return filler(0, 30) + own + " " + filler(30, 30);
}

TemplateFamily family(const std::vector<std::string>& texts) {
  std::vector<TemplateText> read;
  for (const std::string& text : texts) read.push_back(text_of(text));
  return template_family(read);
}

TemplateFamily family_of_pages(const std::vector<std::string>& own) {
  std::vector<std::string> pages;
  for (const std::string& words : own) pages.push_back(page(words));
  return family(pages);
}

TEST(TemplateFamilyTest, FewerThanTwoTextsAreNone) {
  EXPECT_EQ(TemplateFamily::kNone, family({}));
  EXPECT_EQ(TemplateFamily::kNone, family({"one text"}));
}

TEST(TemplateFamilyTest, OtherWordsInTheSamePlaceAreAFamily) {
  EXPECT_EQ(TemplateFamily::kWords, family_of_pages({"german", "french", "polish"}));
  EXPECT_EQ(TemplateFamily::kWords, family_of_pages({"german", "french", "polish", "dutch", "greek", "latin"}));
}

TEST(TemplateFamilyTest, TwoTextsAreAFamilyIfTheSameWordsDifferInSeveralPlaces) {
  const auto twice = [](const std::string& name) { return name + " " + filler(0, 60) + " of " + name; };
  const auto named = [&](const std::string& name) { return twice(name) + " " + filler(60, 20) + name; };
  EXPECT_EQ(TemplateFamily::kWords, family({named("german"), named("french")}));
  EXPECT_EQ(TemplateFamily::kNone, family_of_pages({"german", "french"})) << "a word was replaced once";
  EXPECT_EQ(TemplateFamily::kNone, family({twice("where"), twice("in which")})) << "a common word was replaced";
  EXPECT_EQ(TemplateFamily::kNone,
            family({"german " + filler(0, 60) + " of yours", "french " + filler(0, 60) + " of mine"}))
      << "two words were replaced";
}

TEST(TemplateFamilyTest, AWordAddedOrLostInOneOfTwoTextsIsARevision) {
  EXPECT_EQ(TemplateFamily::kNone, family_of_pages({"german", ""}));
}

TEST(TemplateFamilyTest, WordsRoundANameDoNotMakeItAlike) {
  // One of four has another sentence, so the place is the whole sentence.
  EXPECT_EQ(TemplateFamily::kWords,
            family_of_pages({"this package contains the development headers of graphite",
                             "this package contains the python bindings of graphite",
                             "this package contains the shared objects of graphite", "pdf manual for readers"}));
  EXPECT_EQ(
      TemplateFamily::kNone,
      family_of_pages({"this package contains the header of graphite", "this package contains the headers of graphite",
                       "this package contains the header files of graphite", "pdf manual for readers"}));
}

TEST(TemplateFamilyTest, OtherSpellingsAreRevisions) {
  EXPECT_EQ(TemplateFamily::kNone, family_of_pages({"colour", "color"}));
  EXPECT_EQ(TemplateFamily::kNone, family_of_pages({"dialog", "dialogue box"}));
  EXPECT_EQ(TemplateFamily::kNone, family_of_pages({"recieve", "receive", "receives"}));
}

TEST(TemplateFamilyTest, OneOtherWordInALongTextIsARevision) {
  const auto named = [](const std::string& name, int words) {
    return name + " " + filler(0, 100) + name + " " + filler(100, words) + name;
  };
  EXPECT_EQ(TemplateFamily::kNone, family({named("german", 98), named("french", 98)}));
  EXPECT_EQ(TemplateFamily::kWords, family({named("german", 97), named("french", 97)}));
}

TEST(TemplateFamilyTest, DifferencesThatRecurAreRevisions) {
  EXPECT_EQ(TemplateFamily::kNone, family_of_pages({"german", "french", "french", "german", "german", "french"}));
}

TEST(TemplateFamilyTest, DifferencesInOtherPlacesAreRevisions) {
  std::vector<std::string> texts;
  for (int i = 0; i != 6; ++i) texts.push_back(filler(0, 9 * i) + "other words here " + filler(9 * i, 60 - 9 * i));
  EXPECT_EQ(TemplateFamily::kNone, family(texts));
}

TEST(TemplateFamilyTest, CorrectionsOfNeighbouringWordsAreTwoPlaces) {
  EXPECT_EQ(TemplateFamily::kNone, family_of_pages({"every copy", "each copy", "every duplicate"}));
  EXPECT_EQ(TemplateFamily::kNone, family_of_pages({"every copy", "every duplicate", "each copy", "every copy twice"}));
  EXPECT_EQ(TemplateFamily::kWords, family_of_pages({"red apples", "green pears", "yellow plums"}));
  EXPECT_EQ(TemplateFamily::kWords, family_of_pages({"red apples", "green pears", "plums"}));
}

TEST(TemplateFamilyTest, ACommonWordMayStandWithinAName) {
  EXPECT_EQ(TemplateFamily::kWords,
            family_of_pages({"angular js", "angular js cookies", "angular js mock", "hogan js", "rickshaw js"}));
}

TEST(TemplateFamilyTest, CountersDatesLinksAndIdsAreNoWords) {
  std::vector<std::string> pages;
  for (int i = 1; i != 13; ++i) {
    const std::string n = std::to_string(i);
    const char* const months[] = {"january", "february", "march",     "april",   "may",      "june",
                                  "july",    "august",   "september", "october", "november", "december"};
    pages.push_back(page("visits 1" + n + " session a" + n + "f3b9c2d" + n + "e at www.example.org/" + n + " on " + n +
                         " " + months[i - 1] + " 2026"));
  }
  EXPECT_EQ(TemplateFamily::kNone, family(pages));
  for (std::size_t i = 1; i != pages.size(); ++i) {
    EXPECT_EQ(TemplateFamily::kNone, family({pages[0], pages[i]}));
  }
}

TEST(TemplateFamilyTest, TheWordsOfALinkAreNoWordsOfTheText) {
  const char* const words[] = {"bread", "water", "honey", "olive", "lemon", "apple"};
  std::vector<std::string> pages;
  std::vector<std::string> named;
  for (const std::string word : words) {
    pages.push_back(page("see https " + word + " example org " + word + " for more"));
    named.push_back(page("see www example org " + filler(90, 12) + word));
  }
  EXPECT_EQ(TemplateFamily::kNone, family(pages)) << "as an index gives them, without a class";
  EXPECT_EQ(TemplateFamily::kWords, family(named)) << "a link ends";
  EXPECT_EQ(part_key(text_of(pages[0]), TemplateFamily::kWords), part_key(text_of(pages[1]), TemplateFamily::kWords));
}

TEST(TemplateFamilyTest, ANameOfAProtocolIsALinkIfAHostFollows) {
  const auto pages = [](const std::string& before, const std::string& after) {
    std::vector<std::string> own;
    for (const std::string word : {"bread", "water", "honey", "olive", "lemon", "apple"})
      own.push_back(before + " " + word + " " + after);
    return own;
  };
  for (const std::string protocol : {"http", "ftp"}) {
    EXPECT_EQ(TemplateFamily::kWords, family_of_pages(pages(protocol, "library"))) << protocol;
    EXPECT_EQ(TemplateFamily::kWords, family_of_pages(pages(protocol, "library for version 4"))) << protocol;
    EXPECT_EQ(TemplateFamily::kWords, family_of_pages(pages(protocol + " is", "library"))) << protocol;
    EXPECT_EQ(TemplateFamily::kNone, family_of_pages(pages(protocol + " localhost 8080", "index"))) << protocol;
    EXPECT_EQ(TemplateFamily::kNone, family_of_pages(pages(protocol, "example com"))) << protocol;
    EXPECT_EQ(TemplateFamily::kNone, family_of_pages(pages(protocol, "example de"))) << protocol;
    EXPECT_EQ(TemplateFamily::kNone, family_of_pages(pages(protocol + " 192 168 0 1", "index"))) << protocol;
  }
}

TEST(TemplateFamilyTest, TablesOfOtherFiguresAreAFamily) {
  const auto table = [](int seed) {
    std::string text;
    for (int row = 0; row != 8; ++row) text += filler(10 * row, 10) + std::to_string(seed * 1000 + row * 7) + " ";
    return text;
  };
  EXPECT_EQ(TemplateFamily::kFigures, family({table(1), table(2)}));
  EXPECT_EQ(TemplateFamily::kFigures, family({table(1), table(2), table(3), table(4), table(5)}));
}

TEST(TemplateFamilyTest, NumberedItemsAreNoTable) {
  std::string numbered;
  std::string plain;
  for (int item = 0; item != 8; ++item) {
    const std::string words = filler(10 * item, 10);
    numbered += std::to_string(item) + " " + words;
    plain += words;
  }
  EXPECT_EQ(TemplateFamily::kNone, family({numbered, plain}));
}

TEST(TemplateFamilyTest, OneFigureInManyPlacesIsNoTable) {
  const auto version = [](const std::string& number) {
    std::string text;
    for (int row = 0; row != 8; ++row) text += filler(10 * row, 10) + number + " ";
    return text;
  };
  EXPECT_EQ(TemplateFamily::kNone, family({version("7"), version("8")}));
}

TEST(TemplateFamilyTest, ProductsOfOneTemplateAreAFamily) {
  std::vector<std::string> pages;
  for (int i = 0; i != 64; ++i) {
    const std::string name = filler(1000 + 2 * i, 2);
    pages.push_back(page("buy " + name + " now for " + std::to_string(10 + i) + " euros " + filler(500, 20) + name));
  }
  EXPECT_EQ(TemplateFamily::kWords, family(pages));
}

TEST(TemplateFamilyTest, LongTextsWithFewShinglesOfTheirOwnAreNotRead) {
  EXPECT_TRUE(may_be_family({{200, 198, 1}, {200, 198, 0.97}}));
  EXPECT_FALSE(may_be_family({{201, 199, 1}, {201, 199, 196.0 / 202}})) << "3 shingles each";
  EXPECT_TRUE(may_be_family({{201, 199, 1}, {201, 199, 193.0 / 205}})) << "6 shingles each";
  EXPECT_TRUE(may_be_family({{400, 398, 1}, {400, 398, 1}, {400, 398, 1}}));
  EXPECT_FALSE(may_be_family({{900, 898, 1}, {900, 898, 1}, {900, 898, 0.9}}));
  EXPECT_TRUE(may_be_family(std::vector<TemplateSize>(5, {900, 898, 1})));
}

TEST(TemplateFamilyTest, PartsDifferByFiguresOnly) {
  const TemplateText one = text_of("the german page of 1 visit");
  const TemplateText two = text_of("the german page of 2 visit");
  const TemplateText other = text_of("the french page of 1 visit");
  EXPECT_EQ(part_key(one, TemplateFamily::kWords), part_key(two, TemplateFamily::kWords));
  EXPECT_NE(part_key(one, TemplateFamily::kWords), part_key(other, TemplateFamily::kWords));
  EXPECT_NE(part_key(text_of("for ext2"), TemplateFamily::kWords),
            part_key(text_of("for ext4"), TemplateFamily::kWords));
  EXPECT_EQ(part_key(text_of("the 2nd"), TemplateFamily::kWords),
            part_key(text_of("the 12nd"), TemplateFamily::kWords));
  EXPECT_NE(part_key(one, TemplateFamily::kFigures), part_key(two, TemplateFamily::kFigures));
  EXPECT_EQ(part_key(one, TemplateFamily::kFigures), part_key(one, TemplateFamily::kFigures));
}

/** name_key() of a text beside another one. */
std::uint64_t key_beside(const std::string& title, const std::string& text, const std::string& first_title,
                         const std::string& first_text) {
  const TemplateText first = text_of(first_text);
  const std::uint64_t key = name_key(text_of(text), text_of(title), first, text_of(first_title));
  EXPECT_TRUE(key == 0 || titles_differ(text_of(title), text_of(first_title), first.size()));
  return key;
}

TEST(TemplateFamilyTest, AWordThatAlsoDiffersInTheTitlesIsAName) {
  const std::string three = "manual of gtk 3 for all";
  const std::string four = "manual of gtk 4 for all";
  EXPECT_NE(0U, key_beside("gtk 4 doc", four, "gtk 3 doc", three));
  EXPECT_EQ(key_beside("gtk 4 doc", four, "gtk 3 doc", three), key_beside("the 4 gtk", four, "gtk 3 doc", three));
  EXPECT_NE(0U, key_beside("gtk 4 doc", four + " not 3", "gtk 3 doc", three + " not 3")) << "more often";
  EXPECT_NE(key_beside("gtk 4 doc", four, "gtk 3 doc", three),
            key_beside("gtk 2 doc", "manual of gtk 2 for all", "gtk 3 doc", three));
}

TEST(TemplateFamilyTest, ATitleAloneIsNoName) {
  const std::string text = "manual of gtk for all";
  EXPECT_EQ(0U, key_beside("gtk 4 doc", text, "gtk 3 doc", text)) << "the texts have none of the words";
  EXPECT_EQ(0U, key_beside("gtk 4 doc", text + " 4 3", "gtk 3 doc", text + " 3 4")) << "both have both";
  EXPECT_EQ(0U, key_beside("gtk", text + " 4", "gtk", text + " 3")) << "one title";
  EXPECT_EQ(0U, key_beside("", text + " 4", "", text + " 3")) << "no title";
}

TEST(TemplateFamilyTest, ATitleThatStandsInItsTextRepeatsNoWord) {
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

TEST(TemplateFamilyTest, ATitleIsAnotherWitnessOfAName) {
  const std::string rest = " of gtk for all";
  EXPECT_NE(0U, key_beside("the new guide", "the new guide" + rest, "the old guide", "the old guide" + rest))
      << "only the titles differ";
  EXPECT_NE(0U, key_beside("red lamp", "red lamp" + rest + " 30", "blue lamp", "blue lamp" + rest + " 40"))
      << "only the titles and figures differ";
  EXPECT_NE(0U, key_beside("guide 3", "guide 3" + rest + " gtk 3", "guide 2", "guide 2" + rest + " gtk 2"))
      << "the name recurs";
  EXPECT_NE(0U, key_beside("new guide", "new guide" + rest + " now", "old guide", "guide for old ones" + rest))
      << "only one of them stands in its text";
  EXPECT_NE(0U, key_beside("3", "3" + rest + " now", "2", "2" + rest)) << "of one word";
  EXPECT_NE(0U, key_beside("a new text", "a new guide" + rest + " now", "an old text", "an old guide" + rest))
      << "not cut";
  const std::string start = filler(0, 16) + " ";
  EXPECT_NE(0U, key_beside("a new guide", start + "a new guide now", "an old guide", start + "an old guide"))
      << "behind the first words";
}

TEST(TemplateFamilyTest, ANameMayBeWrittenInOneWordWithItsFigure) {
  EXPECT_NE(0U, key_beside("gtk 4 doc", "manual of gtk4 for all", "gtk2 doc", "manual of gtk 2 for all"));
  EXPECT_NE(0U, key_beside("libqt6keychain1", "built for qt6 here", "libqt5keychain1", "built for qt5 here"));
  EXPECT_NE(0U, key_beside("libqt5organizer5a", "the organizer of qt", "libqt5contacts5a", "the contacts of qt"));
  EXPECT_EQ(0U, key_beside("gtk 4 doc", "manual of gtk4 for all", "gtk4 doc", "manual of gtk 4 for all"));
}

TEST(TemplateFamilyTest, AShortTextMayHaveTheOnlyName) {
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

TEST(TemplateFamilyTest, ATitleMayAbbreviateTheNameOfAShortText) {
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

TEST(TemplateFamilyTest, AWordOfATitleMayHoldTheNameOfAShortText) {
  const std::string text = "data of the library ";
  EXPECT_NE(0U, key_beside("libparpack2", text + "parpack", "libarpack2", text));
  EXPECT_NE(0U, key_beside("libloadpng4", text + "png", "libloadjpg4", text + "jpg"));
  EXPECT_EQ(0U, key_beside("libloadpng4", text + "png", "libload4", text)) << "too short";
  EXPECT_EQ(0U, key_beside("libloadpng4", text + "pg", "libloadjpg4", text + "jp")) << "too short";
}

TEST(TemplateFamilyTest, WordsAreReadWithoutDigits) {
  const TemplateText text = text_of("v1beta2 42 a1b2c3d4e www.example.org arm64 2026");
  EXPECT_EQ("vbeta", text[0].letters);
  EXPECT_EQ("", text[1].letters);
  EXPECT_TRUE(text[1].is_number);
  EXPECT_EQ("", text[2].letters);
  EXPECT_EQ("", text[3].letters);
  EXPECT_EQ("arm", text[4].letters);
  EXPECT_EQ(2026U, text[5].figure);
}

}  // namespace
}  // namespace neardup
