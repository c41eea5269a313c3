// Every method is an ordinary scheme: what it signs is found, paired, grouped, explained and checked by the same calls.

#include <algorithm>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "check/scheme_check.h"
#include "compare/similarity.h"
#include "find/cascade_finder.h"
#include "find/pair_explanation.h"
#include "group/grouping.h"
#include "neardup/pairs.h"
#include "plugin/random_texts.h"
#include "plugin/signed_database.h"
#include "plugin/white_space_tokenizer.h"

namespace neardup {
namespace {

using ::testing::Contains;
using ::testing::Field;
using ::testing::IsEmpty;

Scheme scheme_with(const std::string& changes) {
  return Scheme::parse("standard tokenizer=" + WhiteSpaceTokenizer().profile() + " " + changes);
}

const char* const kMethods[] = {
    "shingle=word:2+counts",
    "shingle=char:5",
    "shingle=char:4+counts minhash=weighted:128",
    "shingle=stop-led:3 stop=w0,w1,w2,w3,w4,w5,w6,w7",
    "shingle=spot:2:1 stop=w0,w1,w2,w3,w4,w5,w6,w7",
    "minhash=modulo:64 sketch=0 bands=minhash:16x2",
    "bands=simhash:4x16 fingerprint=words-log",
    "bands=simhash:16x28 fingerprint=features shingle=word:1",
    "bands=sample:4",
    "bands=minhash:8x4,sample:16,digest-tokens,digest-text,profile:1:10",
    "bands=digest-tokens",
};

class SigningMethodsTest : public ::testing::TestWithParam<const char*> {
 protected:
  SigningMethodsTest() : scheme_(scheme_with(GetParam())), database_(scheme_) {
    RandomTexts random(4711, 40);
    for (int i = 0; i != 30; ++i) texts_.push_back(random.text(20 + random.below(100)));
    for (const std::string& text : texts_) database_.add(text);
    copy_ = database_.add(texts_[3]);
  }

  Scheme scheme_;
  SignedDatabase database_;
  WhiteSpaceTokenizer tokenizer_;
  std::vector<std::string> texts_;
  Xapian::docid copy_ = 0;
};

TEST_P(SigningMethodsTest, CopyIsFoundPairedGroupedAndExplained) {
  CascadeFinder finder(database_.database(), scheme_, tokenizer_);
  EXPECT_THAT(finder.find_text(texts_[3]).matches, Contains(Field(&Match::docid, copy_)));
  EXPECT_THAT(finder.find_document(4).matches, Contains(Field(&Match::docid, copy_)));
  std::vector<Xapian::docid> partners;
  find_pairs(
      database_.database(), {},
      [&](const DocumentPair& pair) {
        EXPECT_GE(pair.second.similarity->jaccard, 0.8);
        if (pair.first == 4) partners.push_back(pair.second.docid);
      },
      &tokenizer_);
  EXPECT_THAT(partners, Contains(copy_));
  EXPECT_GE(group_databases({database_.database()}, scheme_, tokenizer_).groups, 1U);
  const PairExplanation explanation = explain_pair(database_.database(), scheme_, tokenizer_, 4, copy_);
  EXPECT_DOUBLE_EQ(1, explanation.similarity->jaccard);
}

TEST_P(SigningMethodsTest, VerificationFromPositionsIsThatOfTheTexts) {
  const Signer signer(scheme_);
  CascadeOptions options;
  options.threshold = 0;
  CascadeFinder finder(database_.database(), scheme_, tokenizer_, options);
  for (Xapian::docid docid = 1; docid <= 10; ++docid) {
    const ShingleSet own = signer.shingle_set(texts_[docid - 1], tokenizer_);
    for (const Match& match : finder.find_document(docid).matches) {
      if (match.docid == copy_) continue;
      EXPECT_DOUBLE_EQ(jaccard(own, signer.shingle_set(texts_[match.docid - 1], tokenizer_)),
                       match.similarity->jaccard);
    }
  }
}

TEST_P(SigningMethodsTest, CheckFindsNothingWrong) {
  group_databases({database_.database()}, scheme_, tokenizer_);
  for (const bool words : {false, true}) {
    DatabaseCheckOptions options;
    options.words = words;
    std::vector<std::string> issues;
    options.found = [&](const Issue& issue) { issues.push_back(issue.detail); };
    check_database(database_.database(), scheme_, tokenizer_, options);
    EXPECT_THAT(issues, IsEmpty()) << (words ? "with words" : "without words");
  }
}

INSTANTIATE_TEST_SUITE_P(Methods, SigningMethodsTest, ::testing::ValuesIn(kMethods));

// A page quoted whole, or nearly, in a longer one, by the whole cascade.
TEST(ContainmentTest, QuotedTextsAreFoundByASample) {
  const Scheme scheme = scheme_with("bands=sample:16");
  SignedDatabase database(scheme);
  RandomTexts random(1994);
  WhiteSpaceTokenizer tokenizer;
  CascadeOptions options;
  options.threshold = 0.9;
  options.by_containment = true;
  std::vector<std::string> quoted;
  constexpr int kTrials = 300;
  for (int i = 0; i != kTrials; ++i) {
    std::vector<std::string> words = random.words(102);  // 100 shingles
    database.add(random.text(200) + " " + joined(words) + " " + random.text(500));
    words[50] = "another";  // 97 of 100 stay
    quoted.push_back(joined(words));
  }
  int found = 0;
  CascadeFinder finder(database.database(), scheme, tokenizer, options);
  for (int i = 0; i != kTrials; ++i) {
    const FindResult result = finder.find_text(quoted[static_cast<std::size_t>(i)]);
    for (const Match& match : result.matches) {
      EXPECT_EQ(static_cast<Xapian::docid>(i + 1), match.docid);
      EXPECT_NEAR(0.97, match.similarity->containment, 1e-9);
      EXPECT_LT(match.similarity->jaccard, 0.2);
      ++found;
    }
  }
  EXPECT_GE(found, kTrials * 0.95);  // 1 - (15/16)^97 = 0.998
}

TEST(ContainmentTest, EstimateIsNoMatch) {
  const Scheme scheme = scheme_with("bands=minhash:8x4");
  SignedDatabase database(scheme);
  database.add_uncovered("one two three four five six seven eight nine ten eleven twelve thirteen");
  WhiteSpaceTokenizer tokenizer;
  CascadeOptions options;
  options.threshold = 0.5;
  options.by_containment = true;
  const FindResult result = CascadeFinder(database.database(), scheme, tokenizer, options)
                                .find_text("one two three four five six seven eight nine ten eleven twelve fourteen");
  EXPECT_THAT(result.matches, IsEmpty());
  EXPECT_EQ(1U, result.estimated);
}

}  // namespace
}  // namespace neardup
