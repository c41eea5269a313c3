#include "sign/evidence.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "bytes/base_encodings.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

constexpr std::uint64_t kSeed = 20261128;

using testing::ElementsAre;
using testing::IsEmpty;

std::string one(EvidenceKind kind, const std::string& text, std::size_t words = 1) {
  EvidenceCollector facts;
  facts.add(kind, text);
  return facts.evidence(words);
}

TEST(EvidenceTest, WordsWithDigitsOfAnyScriptAreCounters) {
  const auto counter = [](const std::string& number) {
    return one(EvidenceKind::kLeftOut, "visits of this page " + number);
  };
  for (const char* const number : {"5678", "۱۲۳۴", "١٢٣٤", "１２３４", "१२३४"})
    EXPECT_EQ(counter("1234"), counter(number));
  EXPECT_NE(counter("1 2 3 4 5"), counter("۱ ۲ ۳ ۴ ۶")) << "many figures";
}

TEST(EvidenceTest, TheTableIsInTheOrderOfTheKinds) {
  std::set<std::string_view> names;
  for (std::size_t i = 0; i != std::size(kEvidenceRules); ++i) {
    EXPECT_EQ(i, static_cast<std::size_t>(kEvidenceRules[i].kind));
    EXPECT_TRUE(names.insert(kEvidenceRules[i].name).second);
  }
}

/** Stored in databases. */
TEST(EvidenceTest, BytesArePinned) {
  EvidenceCollector facts;
  EXPECT_EQ("", facts.evidence(1));
  facts.add(EvidenceKind::kName, "The Mill");
  facts.add(EvidenceKind::kCaption, "red lamp");
  facts.add(EvidenceKind::kFiles, 0x0123456789abcdefU);
  std::string digits;
  for (const char byte : facts.evidence(1)) digits += hex_encode(static_cast<unsigned char>(byte), 2);
  EXPECT_EQ("00c08ab78021934a58ebb5112c", digits);
}

TEST(EvidenceTest, AFactIsAddedInItsPlace) {
  EvidenceCollector facts;
  facts.add(EvidenceKind::kName, "The Mill");
  facts.add(EvidenceKind::kEmbedded, "mill.jpg");
  std::string evidence = facts.evidence(1);
  add_fact(evidence, EvidenceKind::kSigns, 0);
  EXPECT_EQ(facts.evidence(1), evidence);
  facts.add(EvidenceKind::kSigns, "C++");
  std::string later = facts.evidence(1);
  EXPECT_TRUE(is_evidence(later));
  add_fact(evidence, EvidenceKind::kSigns, 7);
  EXPECT_TRUE(is_evidence(evidence));
  EXPECT_THAT(parting_kinds(later, evidence, false), ElementsAre(EvidenceKind::kSigns));
  add_fact(evidence, EvidenceKind::kCaption, 7);
  EXPECT_FALSE(is_evidence(evidence)) << "captions are samples";
}

TEST(EvidenceTest, AFactCountsBelowItsLength) {
  for (const EvidenceRule& rule : kEvidenceRules) {
    EvidenceCollector facts;
    facts.add(rule.kind, "one two three", 1);
    const std::size_t most = std::max(rule.below, 3 * rule.part + 1);
    EXPECT_NE("", facts.evidence(most - 1)) << rule.name;
    EXPECT_EQ(rule.below != 0, !one(rule.kind, "one", rule.below - 1).empty()) << rule.name;
    if (most != kAnyLength) {
      EXPECT_EQ("", facts.evidence(most)) << rule.name;
    }
    EXPECT_EQ("", one(rule.kind, " - ")) << rule.name;
    EvidenceCollector unlikely;
    unlikely.add(rule.kind, "one two three", rule.chance - 0.01F);
    if (rule.chance != 0) {
      EXPECT_EQ("", unlikely.evidence(1)) << rule.name;
    }
  }
}

TEST(EvidenceTest, RulesDecideWhatParts) {
  for (const EvidenceRule& rule : kEvidenceRules) {
    const std::string a = one(rule.kind, "one two three");
    const std::string b = one(rule.kind, "four five six");
    EXPECT_TRUE(is_evidence(a)) << rule.name;
    EXPECT_TRUE(evidence_agrees(a, a, false)) << rule.name;
    EXPECT_FALSE(evidence_agrees(a, b, false)) << rule.name;
    EXPECT_THAT(parting_kinds(a, b, false), ElementsAre(rule.kind));
    EXPECT_EQ(!rule.declared, evidence_agrees(a, b, true)) << rule.name;
    for (const auto& [x, y] : {std::pair(a, std::string()), std::pair(std::string(), a)}) {
      EXPECT_EQ(!rule.absence, evidence_agrees(x, y, false)) << rule.name;
    }
    const bool near =
        evidence_agrees(one(rule.kind, "one two three four"), one(rule.kind, "zero one two three four"), false);
    EXPECT_EQ(rule.comparison == Comparison::kPart || rule.comparison == Comparison::kNear, near) << rule.name;
    const bool dated = evidence_agrees(one(rule.kind, "one 12"), one(rule.kind, "one 13"), false);
    EXPECT_EQ(rule.words == CountedWords::kWithoutDigits, dated) << rule.name;
  }
}

TEST(EvidenceTest, OptionalFactsAreThoseThatACopyMayLack) {
  EXPECT_TRUE(optional_facts("").empty());
  for (const EvidenceRule& rule : kEvidenceRules) {
    const std::vector<std::uint32_t> facts = optional_facts(one(rule.kind, "one two three"));
    const bool compared = rule.comparison == Comparison::kEqual || rule.comparison == Comparison::kPart;
    const bool counts = compared && !rule.absence;
    ASSERT_EQ(counts, !facts.empty()) << rule.name;
    if (!counts) continue;
    EXPECT_EQ(std::size(kEvidenceRules), facts.size());
    for (std::size_t kind = 0; kind != facts.size(); ++kind) {
      EXPECT_EQ(kind == static_cast<std::size_t>(rule.kind), facts[kind] != 0) << rule.name;
    }
    EXPECT_EQ(facts, optional_facts(one(rule.kind, "one two three")));
    EXPECT_NE(facts, optional_facts(one(rule.kind, "four five six")));
  }
}

TEST(EvidenceTest, SomeFactsAreComparedInFilesOfOneKindOnly) {
  const auto of = [](std::uint8_t form, const char* cells) {
    EvidenceCollector facts(form);
    facts.add(EvidenceKind::kCells, cells);
    return facts.evidence(1);
  };
  EXPECT_THAT(parting_kinds(of(1, "0 2"), of(1, "0 3"), false), ElementsAre(EvidenceKind::kCells));
  EXPECT_TRUE(evidence_agrees(of(1, "0 2"), of(1, "0 2"), false));
  EXPECT_TRUE(evidence_agrees(of(1, "0 2"), of(2, "0 3"), false));
  EXPECT_TRUE(evidence_agrees(of(1, "0 2"), "", false));
}

/** One figure or two, a date and a time change with each visit; a timetable, a telephone number and prices do not. */
TEST(EvidenceTest, LinesOfManyFiguresCountAsTheyAre) {
  const auto agree = [](const std::string& a, const std::string& b) {
    return evidence_agrees(one(EvidenceKind::kLeftOut, a), one(EvidenceKind::kLeftOut, b), false);
  };
  EXPECT_TRUE(agree("seen 12 times, 3 May 2020 at 14:05:33", "seen 15 times, 3 May 2020 at 16:11:02"));
  EXPECT_TRUE(agree("12 posts\n13 readers\n14 likes\n15 links", "21 posts\n31 readers\n41 likes\n51 links"));
  EXPECT_FALSE(agree("open 9.00 to 12.30, room 17, call 555 010", "open 14.00 to 18.45, room 3, call 222 790"));
}

TEST(EvidenceTest, EachOfSeveralKindsIsNamed) {
  const auto of = [](const char* name, const char* caption, std::uint64_t file) {
    EvidenceCollector facts;
    facts.add(EvidenceKind::kName, name);
    facts.add(EvidenceKind::kCaption, caption);
    facts.add(EvidenceKind::kFiles, file);
    return facts.evidence(100);
  };
  EXPECT_THAT(parting_kinds(of("a", "red lamp", 1), of("b", "old mill", 2), false),
              ElementsAre(EvidenceKind::kName, EvidenceKind::kCaption, EvidenceKind::kFiles));
  EXPECT_THAT(parting_kinds(of("a", "red lamp", 1), of("a", "", 1), false), ElementsAre(EvidenceKind::kCaption));
  EXPECT_THAT(parting_kinds(of("", "red lamp", 0), of("a", "", 1), false),
              ElementsAre(EvidenceKind::kCaption, EvidenceKind::kFiles));
}

/** A part of a text is near it; another text of the same language is not, though they share words, unless the samples do not
 *  overlap. */
TEST(EvidenceTest, SpellingsAndPunctuationOfAHeadlineDoNotCount) {
  const auto name = [](const std::string& text) { return one(EvidenceKind::kName, text); };
  EXPECT_EQ(name("Cầu mới ở Việt Nam"), name("Ca\u0302\u0300u mo\u031b\u0301i o\u031b\u0309 Vie\u0323\u0302t Nam"));
  EXPECT_EQ(name("ＮＨＫ、予算２０２４年"), name("NHK、予算2024年"));
  EXPECT_EQ(name("Neue Straße"), name("NEUE STRASSE"));
  EXPECT_EQ(name("Ο νέος δρόμος"), name("Ο ΝΈΟΣ ΔΡΌΜΟΣ"));
  EXPECT_EQ(name("新桥开通！"), name("新桥开通"));
  EXPECT_EQ(name("پل کھل گیا۔"), name("پل کھل گیا"));
  EXPECT_EQ(name("¿Nuevo puente?"), name("Nuevo puente?"));
  EXPECT_NE(name("sort!"), name("sort"));
  EXPECT_NE(name("新桥开通"), name("新桥关闭"));
}

TEST(EvidenceTest, SamplesTellAPartFromAnotherText) {
  SeededRandom random(kSeed);
  int parts = 0;
  int others = 0;
  constexpr int kRounds = 2000;
  for (int round = 0; round != kRounds; ++round) {
    const auto text = [&](std::size_t words) {
      std::string all;
      for (std::size_t i = 0; i != words; ++i) all += "w" + std::to_string(random.below(200)) + ' ';
      return all;
    };
    const std::string whole = text(60 + random.below(60));
    const std::string part = whole.substr(0, whole.find(' ', whole.size() * 2 / 3));
    parts += evidence_agrees(one(EvidenceKind::kCaption, whole), one(EvidenceKind::kCaption, part), false) ? 1 : 0;
    const std::string other = text(60 + random.below(60));
    others += evidence_agrees(one(EvidenceKind::kCaption, whole), one(EvidenceKind::kCaption, other), false) ? 1 : 0;
  }
  EXPECT_GT(parts, kRounds * 99 / 100);
  EXPECT_LT(others, kRounds * 6 / 100);
}

/** Wherever the word stands, and however long the titles are. */
TEST(EvidenceTest, TitlesDifferByOneWord) {
  SeededRandom random(kSeed);
  const auto joined = [](const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words) all += word + ' ';
    return all;
  };
  constexpr int kRounds = 20000;
  int near = 0;
  for (int round = 0; round != kRounds; ++round) {
    std::vector<std::string> words;
    for (std::size_t i = 2 + random.below(13); i != 0; --i) words.push_back("w" + std::to_string(random.below(2000)));
    const std::string title = one(EvidenceKind::kTitle, joined(words));
    const std::string longer = one(EvidenceKind::kTitle, "harbour journal " + joined(words) + "page");
    EXPECT_TRUE(evidence_agrees(title, longer, false)) << joined(words);
    words[random.below(words.size())] = "other";
    near += evidence_agrees(title, one(EvidenceKind::kTitle, joined(words)), false) ? 1 : 0;
  }
  EXPECT_LT(near, kRounds / 100);
  const auto agree = [](const char* a, const char* b) {
    return evidence_agrees(one(EvidenceKind::kTitle, a), one(EvidenceKind::kTitle, b), false);
  };
  EXPECT_FALSE(agree("Version 2.2", "Version 2.1"));
  EXPECT_FALSE(agree("All pages tagged with the colour red", "All pages tagged with the colour aqua"));
}

/** By all pairs of words, for texts that the sample holds whole. */
TEST(EvidenceTest, ShortFactsAreComparedExactly) {
  SeededRandom random(kSeed);
  for (int round = 0; round != 2000; ++round) {
    std::set<std::string> pairs[2];
    std::string texts[2];
    for (int side = 0; side != 2; ++side) {
      std::vector<std::string> words;
      for (std::size_t i = 0, count = 2 + random.below(kSampledPairs - 1); i != count; ++i) {
        words.push_back("w" + std::to_string(random.below(4)) + std::string(random.below(2), 'x'));
        texts[side] += words.back() + ' ';
        if (i != 0) pairs[side].insert(words[i - 1] + ' ' + words[i]);
      }
    }
    std::size_t shared = 0;
    for (const std::string& pair : pairs[0]) shared += pairs[1].count(pair);
    const bool near = 6 * shared >= 5 * std::min(pairs[0].size(), pairs[1].size());
    EXPECT_EQ(near,
              evidence_agrees(one(EvidenceKind::kCaption, texts[0]), one(EvidenceKind::kCaption, texts[1]), false))
        << texts[0] << "and " << texts[1];
  }
}

TEST(EvidenceTest, DamagedBytesAreRecognised) {
  EvidenceCollector facts;
  facts.add(EvidenceKind::kName, "The mill");
  facts.add(EvidenceKind::kCaption, "one two three");
  const std::string good = facts.evidence(1);
  ASSERT_TRUE(is_evidence(good));
  EXPECT_TRUE(is_evidence(""));
  for (std::size_t bytes = 1; bytes != good.size(); ++bytes) {
    EXPECT_EQ(bytes == 5, is_evidence(good.substr(0, bytes))) << bytes;
  }
  EXPECT_FALSE(is_evidence(good + good)) << "kinds in another order";
  EXPECT_FALSE(is_evidence("\xff" + good));
  SeededRandom random(kSeed);
  for (int round = 0; round != 20000; ++round) {
    std::string bytes;
    for (std::size_t i = random.below(40); i != 0; --i) bytes += static_cast<char>(random() & 0xff);
    EXPECT_TRUE(!is_evidence(bytes) || evidence_agrees(bytes, bytes, false));
    parting_kinds(bytes, good, false);
  }
}

TEST(EvidenceTest, TheTableKeepsWhatEachItemHas) {
  EvidenceTable table;
  EXPECT_TRUE(table.empty());
  table.add(3, "abc");
  table.add(4, "");
  table.add(6, "de");
  const char* const expected[] = {"", "", "", "abc", "", "", "de", ""};
  for (std::size_t item = 0; item != std::size(expected); ++item) EXPECT_EQ(expected[item], table.of(item)) << item;
}

/** The table of the documentation is this one. */
TEST(EvidenceTest, TheTableIsDocumented) {
  std::ostringstream table;
  table << "| kind | compared by | of texts with | words that count | if one lacks it | between declared copies |\n"
        << "|---|---|---|---|---|---|\n";
  for (const EvidenceRule& rule : kEvidenceRules) {
    std::string of = rule.below == kAnyLength ? "any length" : "fewer than " + std::to_string(rule.below) + " words";
    if (rule.below == 0) of.clear();
    if (rule.below != 0 && rule.part != 0) of += ", or ";
    if (rule.part == 1) of += "no more words than it has";
    if (rule.part > 1) of += "no more than " + std::to_string(rule.part) + " times its words";
    if (rule.chance != 0) of += ", from a chance of " + std::to_string(rule.chance).substr(0, 4) + " on";
    constexpr const char* kComparisons[] = {"equal hash", "part", "near", "equal hash in files of one kind"};
    constexpr const char* kWords[] = {"all", "all, and signs that touch them", "the first 40", "all without digits"};
    table << "| " << rule.name << " | " << kComparisons[static_cast<int>(rule.comparison)] << " | " << of << " | "
          << kWords[static_cast<int>(rule.words)] << " | " << (rule.absence ? "they differ" : "may be copies") << " | "
          << (rule.declared ? "counts" : "does not count") << " |\n";
  }
  std::ostringstream page;
  page << std::ifstream(NEARDUP_SOURCE_DIR "/docs/internals/content.md").rdbuf();
  EXPECT_NE(page.str().find(table.str()), std::string::npos) << "docs/internals/content.md shall have\n" << table.str();
}

TEST(EvidenceTest, WhatACopyMayLackIsMoreIfTheOtherLacksIt) {
  const auto evidence = [](EvidenceKind kind, const char* text) {
    EvidenceCollector facts;
    facts.add(kind, text);
    return facts.evidence(10);
  };
  for (const EvidenceKind kind : {EvidenceKind::kWordless, EvidenceKind::kAsides, EvidenceKind::kSymbols}) {
    const std::string has = evidence(kind, "a fact");
    EXPECT_TRUE(has_more_facts(has, ""));
    EXPECT_FALSE(has_more_facts("", has));
    EXPECT_FALSE(has_more_facts(has, has));
    EXPECT_TRUE(has_more_facts(has, evidence(EvidenceKind::kFigures, "123")));
  }
  EXPECT_FALSE(has_more_facts(evidence(EvidenceKind::kDescription, "of a page"), ""));
}

}  // namespace
}  // namespace neardup
