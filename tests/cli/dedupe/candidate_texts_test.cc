#include "dedupe/candidate_texts.h"

#include <unistd.h>

#include <gtest/gtest.h>

#include <fstream>
#include <stdexcept>
#include <string>

#include "errors/exit_codes.h"

namespace neardup::cli {
namespace {

constexpr std::uint32_t kRule = 0xabcdef;

class CandidateTextsTest : public testing::Test {
 protected:
  ~CandidateTextsTest() override { ::unlink(path_.c_str()); }

  CandidateTexts read(const std::string& lines) const {
    std::ofstream(path_) << lines;
    return CandidateTexts(path_, kRule, [] {});
  }

  static std::string line(std::uint64_t name, std::uint32_t words, std::uint32_t rule = kRule) {
    return text_cell({name, rule, words}) + '\n';
  }

  const std::string path_ = testing::TempDir() + "candidate_texts_" + std::to_string(::getpid());
};

TEST_F(CandidateTextsTest, ATextIsReadAsItWasWritten) {
  EXPECT_EQ("00000000000000010000020000000f\n", line(1, 15, 2));
  for (const NamedText& text : {NamedText{}, NamedText{~0ULL, 0xffffffU, ~0U}, NamedText{1, 2, 3}}) {
    const NamedText again = parse_text_cell(text_cell(text) + '\n');
    EXPECT_EQ(text.name, again.name);
    EXPECT_EQ(text.rule, again.rule);
    EXPECT_EQ(text.words, again.words);
  }
}

TEST_F(CandidateTextsTest, EveryCutIsNoticed) {
  const std::string whole = line(7, 8);
  for (std::size_t size = 0; size != whole.size(); ++size) {
    EXPECT_THROW(parse_text_cell(whole.substr(0, size)), std::runtime_error) << size;
    EXPECT_THROW(parse_text_cell(whole.substr(size + 1)), std::runtime_error) << size;
    if (size + 1 == whole.size()) continue;
    EXPECT_THROW(parse_text_cell(whole.substr(0, size) + '\n'), std::runtime_error) << size;
  }
}

TEST_F(CandidateTextsTest, TheRuleTellsTheSchemeAndTheField) {
  EXPECT_EQ(key_rule(Scheme(), ""), key_rule(Scheme(), ""));
  EXPECT_NE(key_rule(Scheme(), ""), key_rule(Scheme(), "site"));
  EXPECT_NE(key_rule(Scheme(), ""), key_rule(Scheme::parse("loose"), ""));
  EXPECT_LT(key_rule(Scheme(), "site"), 1U << 24U);
}

TEST_F(CandidateTextsTest, TextsInAnyOrderAndSeveralTimes) {
  const CandidateTexts texts = read(line(9, 1) + line(3, 2) + line(9, 1) + line(~0ULL, 4) + line(0, 5));
  EXPECT_EQ(4U, texts.size());
  EXPECT_EQ(1U, texts.words_of(9));
  EXPECT_EQ(2U, texts.words_of(3));
  EXPECT_EQ(4U, texts.words_of(~0ULL));
  EXPECT_EQ(5U, texts.words_of(0));
  EXPECT_FALSE(texts.words_of(4));
  EXPECT_EQ(0U, read("").size());
}

TEST_F(CandidateTextsTest, OtherWordsOfOneTextAreAnError) {
  EXPECT_THROW(read(line(9, 1) + line(3, 2) + line(9, 2)), std::runtime_error);
}

TEST_F(CandidateTextsTest, AnotherRuleHasItsExitCode) {
  try {
    read(line(9, 1) + line(3, 2, kRule + 1));
    FAIL();
  } catch (const ExitWith& error) {
    EXPECT_EQ(kSchemeMismatch, error.code());
    EXPECT_EQ(path_ + ":2: is of another", std::string(error.what()).substr(0, path_.size() + 17));
  }
}

TEST_F(CandidateTextsTest, WordsAndWhatWasLeftOutMakeTheHash) {
  const CorpusSignature signature{1, "2", 3, 4, nullptr, 5};
  CorpusSignature same = signature;
  same.scope = 6;
  same.fingerprint = 7;
  EXPECT_EQ(words_hash(signature), words_hash(same));
  for (std::uint64_t CorpusSignature::*part : {&CorpusSignature::token_digest, &CorpusSignature::tokens}) {
    CorpusSignature other = signature;
    ++(other.*part);
    EXPECT_NE(words_hash(signature), words_hash(other));
  }
  CorpusSignature other = signature;
  other.evidence = "3";
  EXPECT_NE(words_hash(signature), words_hash(other));
}

}  // namespace
}  // namespace neardup::cli
