#include "captured_texts.h"

#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

namespace neardup::hook {
namespace {

/** Indexes as a program does, with the texts captured. */
class Program {
 public:
  explicit Program(CapturedTexts& texts) : texts_(texts) {}

  void index(Xapian::Document& document, const std::string& piece, Indexed indexed = Indexed::kWithPositions) {
    generator_.set_document(document);
    texts_.add(document, piece, indexed);
    if (indexed == Indexed::kWithPositions) {
      generator_.index_text(piece);
    } else {
      generator_.index_text_without_positions(piece);
    }
    texts_.indexed(document);
  }

 private:
  CapturedTexts& texts_;
  Xapian::TermGenerator generator_;
};

TEST(CapturedTextsTest, PiecesAreOneTextInOrder) {
  CapturedTexts texts;
  Program program(texts);
  Xapian::Document document;
  program.index(document, "one");
  program.index(document, "two");
  const auto captured = texts.take(document);
  ASSERT_TRUE(captured);
  EXPECT_EQ("one\ntwo", captured->text);
  EXPECT_TRUE(captured->whole);
}

TEST(CapturedTextsTest, DocumentsAreKeptApart) {
  CapturedTexts texts;
  Program program(texts);
  Xapian::Document a, b;
  program.index(a, "of a");
  program.index(b, "of b");
  program.index(a, "more");
  EXPECT_EQ("of b", texts.take(b)->text);
  EXPECT_EQ("of a\nmore", texts.take(a)->text);
}

TEST(CapturedTextsTest, TextWithoutPositionsCountsWhereThereIsNoOther) {
  CapturedTexts texts;
  Program program(texts);
  Xapian::Document both, alone;
  program.index(both, "navigation", Indexed::kWithoutPositions);
  program.index(both, "body");
  program.index(alone, "only this", Indexed::kWithoutPositions);
  EXPECT_EQ("body", texts.take(both)->text);
  EXPECT_EQ("only this", texts.take(alone)->text);
}

TEST(CapturedTextsTest, TakenTextsAndThoseOfNewDocumentsAreForgotten) {
  CapturedTexts texts;
  Program program(texts);
  Xapian::Document document;
  EXPECT_FALSE(texts.take(document));
  program.index(document, "text");
  EXPECT_TRUE(texts.take(document));
  EXPECT_FALSE(texts.take(document));
  program.index(document, "text");
  texts.forget(document);
  EXPECT_FALSE(texts.take(document));
  EXPECT_EQ(0U, texts.bytes());
}

TEST(CapturedTextsTest, TextThatIsAddedToWordsIsNotWhole) {
  CapturedTexts texts;
  Program program(texts);
  Xapian::Document document;
  document.add_posting("before", 1);
  program.index(document, "added");
  EXPECT_FALSE(texts.take(document)->whole);
}

TEST(CapturedTextsTest, PrefixedAndUnpositionedTermsAreNoWords) {
  CapturedTexts texts;
  Program program(texts);
  Xapian::Document document;
  document.add_boolean_term("category");
  document.add_posting("Stitle", 1);
  document.add_boolean_term("Qid");
  program.index(document, "body");
  EXPECT_TRUE(texts.take(document)->whole);
}

TEST(CapturedTextsTest, ClearedDocumentsBeginAnotherText) {
  CapturedTexts texts;
  Program program(texts);
  Xapian::Document document;
  program.index(document, "the text that is given up");
  document.clear_terms();
  program.index(document, "another");
  const auto captured = texts.take(document);
  EXPECT_EQ("another", captured->text);
  EXPECT_TRUE(captured->whole);
}

TEST(CapturedTextsTest, TextThatGaveNoTermsStays) {
  CapturedTexts texts;
  Program program(texts);
  Xapian::Document document;
  program.index(document, "...");
  program.index(document, "word");
  EXPECT_EQ("...\nword", texts.take(document)->text);
}

TEST(CapturedTextsTest, AboveTheLimitTheTextThatBeganFirstIsDropped) {
  CapturedTexts texts(10000);
  Program program(texts);
  std::vector<Xapian::Document> documents(3);
  for (Xapian::Document& document : documents) program.index(document, std::string(4000, 'x'));
  EXPECT_LE(texts.bytes(), 10000U);
  EXPECT_FALSE(texts.take(documents[0]));
  EXPECT_TRUE(texts.take(documents[1]));
  EXPECT_TRUE(texts.take(documents[2]));
}

TEST(CapturedTextsTest, ManyEmptyDocumentsStayWithinTheLimit) {
  CapturedTexts texts(10000);
  Program program(texts);
  std::vector<Xapian::Document> documents(1000);
  for (Xapian::Document& document : documents) program.index(document, "x");
  EXPECT_LE(texts.bytes(), 10000U);
}

TEST(CapturedTextsTest, PieceAboveTheLimitIsNotKept) {
  CapturedTexts texts(10000);
  Program program(texts);
  Xapian::Document document;
  program.index(document, "short");
  program.index(document, std::string(20000, 'x'));
  program.index(document, "short again");
  const auto captured = texts.take(document);
  ASSERT_TRUE(captured);
  EXPECT_FALSE(captured->whole);
  EXPECT_EQ("", captured->text);
}

TEST(CapturedTextsTest, ThreadsDoNotDisturbEachOther) {
  CapturedTexts texts;
  std::vector<std::thread> threads;
  std::vector<int> wrong(4);
  for (int thread = 0; thread != 4; ++thread) {
    threads.emplace_back([&texts, &wrong, thread] {
      Program program(texts);
      for (int i = 0; i != 500; ++i) {
        Xapian::Document document;
        texts.forget(document);
        const std::string text = std::to_string(thread) + " " + std::to_string(i);
        program.index(document, text);
        const auto captured = texts.take(document);
        if (!captured || captured->text != text) ++wrong[static_cast<std::size_t>(thread)];
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(std::vector<int>(4), wrong);
}

TEST(CapturedTextsTest, WhatWasDroppedIsNotWholeThoughSomethingWasLeftOutOfIt) {
  constexpr std::size_t kLimit = 1000;
  CapturedTexts texts(kLimit);
  Xapian::Document document;
  texts.add(document, std::string(kLimit - 1, 'x'), Indexed::kWithPositions);  // dropped with what an entry takes
  ASSERT_EQ(0U, texts.bytes());
  SignatureOrigin origin;
  origin.content_rules = 4;
  texts.leave_out(document, origin);
  const auto captured = texts.take(document);
  EXPECT_FALSE(captured && captured->whole);
}

}  // namespace
}  // namespace neardup::hook
