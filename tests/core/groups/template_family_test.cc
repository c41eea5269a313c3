#include "groups/template_family.h"

#include <gtest/gtest.h>

#include <numeric>
#include <string>
#include <vector>

#include "core/groups/template_texts.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

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

TEST(TemplateFamilyTest, NamesBesideDatesAndOtherFiguresAreNames) {
  for (const char* const form :
       {"leeds 12 may 2021 @", "@ 12 5 2021", "2021 @", "@ season 2 2019", "@ red 20 x 2000 mm", "5 4000 @"}) {
    std::vector<std::string> pages;
    for (const std::string name : {"schulz", "miller", "garcia", "tanaka", "novak"}) {
      std::string text = form;
      pages.push_back(page(text.replace(text.find('@'), 1, name)));
    }
    EXPECT_EQ(TemplateFamily::kWords, family(pages)) << form;
  }
  for (const char* const form : {"12 @ 2021", "12 de @ de 2021", "@ 12 2021", "2021 @ 12"}) {
    std::vector<std::string> pages;
    for (const std::string month : {"january", "february", "march", "april", "may"}) {
      std::string text = form;
      pages.push_back(page(text.replace(text.find('@'), 1, month)));
    }
    EXPECT_EQ(TemplateFamily::kNone, family(pages)) << form;
  }
}

TEST(TemplateFamilyTest, MoreWordsThanThereAreMonthsAreNames) {
  std::vector<std::string> pages;
  for (int i = 0; i != 13; ++i) {
    if (i == 12) {
      EXPECT_EQ(TemplateFamily::kNone, family(pages));
    }
    pages.push_back(page("12 " + filler(100 + i, 1) + "2021"));
  }
  EXPECT_EQ(TemplateFamily::kWords, family(pages));
}

TEST(TemplateFamilyTest, NamesThatRecurAreNamesBesideOtherDifferences) {
  const std::vector<std::string> names{"schulz", "miller", "garcia", "tanaka", "novak"};
  const auto form = [](const std::string& name, int answers, bool twice) {
    std::string text = name + " " + filler(0, 30);
    for (int question = 0; question != 5; ++question)
      text += ((answers >> question) & 1 ? "yes " : "no ") + filler(30 + 4 * question, 4);
    return text + (twice ? name : "nobody") + " " + filler(60, 9);
  };
  for (const bool twice : {true, false}) {
    std::vector<std::string> pages;
    for (int i = 0; i != 5; ++i) pages.push_back(form(names[static_cast<std::size_t>(i)], 3 + 5 * i, twice));
    EXPECT_EQ(twice ? TemplateFamily::kWords : TemplateFamily::kNone, family(pages));
  }
  // Several texts have one name.
  std::vector<std::string> months;
  std::vector<std::string> revisions;
  for (int i = 0; i != 15; ++i) {
    months.push_back(form(names[static_cast<std::size_t>(i % 5)], 0, true));
    revisions.push_back(form(names[static_cast<std::size_t>(i % 4)], 0, true));
  }
  EXPECT_EQ(TemplateFamily::kWords, family(months));
  EXPECT_EQ(TemplateFamily::kNone, family(revisions)) << "four names";
}

TEST(TemplateFamilyTest, AParagraphOfItsOwnTellsTextsApart) {
  for (const int words : {28, 100, 300}) {
    std::vector<std::string> pages;
    for (int i = 0; i != 5; ++i) pages.push_back(page(filler(200 + 200 * i, words)));
    EXPECT_EQ(TemplateFamily::kWords, family(pages)) << words;
  }
}

TEST(TemplateFamilyTest, WordsThatWereAddedToALongTextAreNoneOfItsOwn) {
  for (const int words : {900, 1000}) {
    const std::string text = filler(2000, words);
    std::vector<std::string> books;
    for (const char* const front :
         {"", "a chronicle ", "a chronicle by ann ", "a chronicle by ann contents ", "by ann "})
      books.push_back(front + text);
    EXPECT_EQ(words == 1000 ? TemplateFamily::kNone : TemplateFamily::kWords, family(books)) << words;
  }
}

TEST(TemplateFamilyTest, OnlyWholeCharactersAreSpeltAlike) {
  EXPECT_EQ(TemplateFamily::kWords, family_of_pages({"дом", "кум", "лам"}));
  EXPECT_EQ(TemplateFamily::kNone, family_of_pages({"дома", "дому", "доме"}));
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

TEST(TemplateFamilyTest, OutlinesOfTwoRevisionsNeedNotBeRead) {
  const std::string text = filler(0, 60);
  EXPECT_FALSE(two_may_be_family(outline_of(text + "one more"), outline_of("other " + text)));
  EXPECT_FALSE(two_may_be_family(outline_of("a1 " + text + "b2 " + text + "c3 " + text + "d4"),
                                 outline_of("a5 " + text + "b6 " + text + "c7 " + text + "d8")))
      << "words differ by digits";
  const auto named = [&](const std::string& name) { return name + " " + text + name + " " + filler(60, 60) + name; };
  EXPECT_TRUE(two_may_be_family(outline_of(named("german")), outline_of(named("french"))));
}

/** Words that the rule reads in a way of its own. */
std::string random_word(SeededRandom& random) {
  static const std::vector<std::string> kWords{"http", "https", "www",  "ftp2",      "com",       "localhost", "12",
                                               "2021", "7",     "ext4", "ext3",      "x1",        "x2",        "may",
                                               "june", "anna",  "bert", "deadbeef1", "1a2b3c4d5", "the"};
  return kWords[random.below(kWords.size())];
}

TEST(TemplateFamilyTest, OutlinesOfAFamilyOfTwoSaySo) {
  SeededRandom random(20261129);
  std::size_t families = 0;
  std::size_t excluded = 0;
  for (int round = 0; round != 20000; ++round) {
    std::vector<std::string> words(20 + random.below(100));
    for (std::size_t i = 0; i != words.size(); ++i)
      words[i] = random.below(6) == 0 ? random_word(random) : filler(static_cast<int>(i), 1);
    std::vector<std::string> other = words;
    const std::vector<std::string> of_a{random_word(random), random_word(random)};
    const std::vector<std::string> of_b{random_word(random), random_word(random)};
    for (std::size_t edits = 1 + random.below(9); edits != 0; --edits) {
      const std::size_t place = random.below(words.size());
      const std::size_t which = random.below(2);
      words[place] = of_a[which];
      other[place] = random.below(8) == 0 ? random_word(random) : of_b[which];
    }
    const auto joined = [](const std::vector<std::string>& all) {
      return std::accumulate(all.begin(), all.end(), std::string(),
                             [](const std::string& text, const std::string& word) { return text + word + " "; });
    };
    const std::string a = joined(words);
    const std::string b = joined(other);
    const bool is_family = family({a, b}) != TemplateFamily::kNone;
    const bool may_be = two_may_be_family(outline_of(a), outline_of(b));
    EXPECT_TRUE(may_be || !is_family) << a << "\n" << b;
    families += is_family ? 1 : 0;
    excluded += may_be ? 0 : 1;
  }
  EXPECT_LT(100U, families);
  EXPECT_LT(5000U, excluded);
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

TEST(TemplateFamilyTest, WordsAreReadWithoutDigits) {
  const TemplateText text = text_of("v1beta2 42 a1b2c3d4e www.example.org arm64 2026");
  EXPECT_EQ("vbeta", text[0].letters());
  EXPECT_EQ("", text[1].letters());
  EXPECT_TRUE(text[1].is_number());
  EXPECT_EQ("", text[2].letters());
  EXPECT_EQ("", text[3].letters());
  EXPECT_EQ("arm", text[4].letters());
  EXPECT_EQ(2026U, text[5].figure());
}

TEST(TemplateFamilyTest, DigitsOfOtherScriptsAreDigits) {
  const TemplateText text = text_of("ماده۳ ماده۵ จำนวน๓๐๐บาท");
  EXPECT_EQ("ماده", text[0].letters());
  EXPECT_EQ("ماده", text[1].letters());
  EXPECT_EQ("จำนวนบาท", text[2].letters());
  EXPECT_EQ(text_of("ماده3")[0].parts(), text[0].parts());
  EXPECT_EQ(outline_of("ماده۳").letters, outline_of("ماده۵").letters);
  EXPECT_EQ(2026U, template_word({"۲۰۲۶", 0, 8, TokenClass::kNumber}).figure());
}

}  // namespace
}  // namespace neardup
