#include "pages/evaluation_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "plugin/white_space_tokenizer.h"

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string page_of(const LabelledSet& set, const std::string& name = "a scheme",
                    const Scheme& scheme = white_space_scheme()) {
  EvaluationOptions options;
  options.by_exact_similarity = true;
  WhiteSpaceTokenizer tokenizer;
  const SchemeEvaluation evaluation = evaluate_scheme(set, scheme, tokenizer, options);
  const auto lengths = measure_shingle_lengths(set, scheme, tokenizer, options);
  return evaluation_page(set, {{name, scheme, evaluation}}, lengths, options);
}

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

/** Two equal texts, one that has 3 of their 5 shingles and 2 of its own, and one of other words. */
LabelledSet small_set(std::optional<double> similarity) {
  return {"small",
          {{"a", "one two three four five six seven"},
           {"b", "one two three four five six seven"},
           {"c", "one two three four five ten eleven"},
           {"d", "none of them"}},
          {{0, 1, similarity}}};
}

TEST(EvaluationPageTest, HasTableAndPlots) {
  const std::string page = page_of(small_set(1.0));
  EXPECT_THAT(page, HasSubstr("<h1>Evaluation on small</h1>"));
  EXPECT_THAT(page, HasSubstr("4 documents, 1 labelled pair, true from a similarity of 0.8."));
  EXPECT_THAT(page, HasSubstr("<tr><td>a scheme</td><td>1</td>"));
  EXPECT_EQ(3U + kShingleLengths, count_of(page, "<svg "));
  EXPECT_THAT(page, HasSubstr("labels from 0.9: candidates 1 of 1 pair: 1.0000"));
  EXPECT_THAT(page, HasSubstr("5-29 tokens: found 1 of 1 pair: 1.0000"));
}

TEST(EvaluationPageTest, MeasuredStandsNextToExpected) {
  const std::string page = page_of(small_set(1.0));
  EXPECT_THAT(page, HasSubstr(">expected</text>"));
  EXPECT_THAT(page, HasSubstr("<tr><td>0.95</td><td>1</td><td>1</td><td>1.0000</td><td>1.0000</td></tr>"));
  // a and c, b and c: 3 shingles of 7; 1 - (1 - (3/7)^4)^8 by Python.
  EXPECT_THAT(page, HasSubstr("<tr><td>0.40</td><td>2</td>"));
  EXPECT_THAT(page, HasSubstr("<td>0.2401</td></tr>"));
}

TEST(EvaluationPageTest, WhatIsNotKnownIsNotDrawn) {
  Scheme simhash = white_space_scheme();
  simhash.families = {BandFamily::simhash_4x16()};
  const std::string page = page_of(small_set(std::nullopt), "a scheme", simhash);
  EXPECT_THAT(page, Not(HasSubstr("Recall by similarity of the label")));
  EXPECT_THAT(page, Not(HasSubstr(">expected</text>")));
  EXPECT_THAT(page, Not(HasSubstr("labelled true")));
  EXPECT_EQ(2U + kShingleLengths, count_of(page, "<svg "));
}

TEST(EvaluationPageTest, LengthsOfShinglesAreCountedOnALogarithmicScale) {
  const std::string page = page_of(small_set(1.0));
  EXPECT_THAT(page, HasSubstr(">Single words<"));
  EXPECT_THAT(page, HasSubstr(">Shingles of 9 words<"));
  // Single words: a and c, b and c share 5 of 9.
  EXPECT_THAT(page, HasSubstr("from 0.55: 2 pairs, all pairs"));
  EXPECT_THAT(page, HasSubstr("from 0.95: 1 pair, labelled true"));
}

TEST(EvaluationPageTest, NothingForeignIsMarkupAndNothingIsLoaded) {
  LabelledSet set = small_set(1.0);
  set.name = "<script>alert(1)</script>\x1b";
  const std::string page = page_of(set, "<img src=x>");
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_THAT(page, Not(HasSubstr("<img")));
  EXPECT_THAT(page, Not(HasSubstr("\x1b")));
  EXPECT_THAT(page, HasSubstr("default-src 'none'"));
  for (const char* const reference : {"http:", "https:", "url(", "href=", "@import"}) {
    EXPECT_THAT(page, Not(HasSubstr(reference)));
  }
}

}  // namespace
}  // namespace neardup::cli
