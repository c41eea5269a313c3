#include "indexing/document_builder.h"

#include <gtest/gtest.h>

#include <set>

#include "databases/recorded_choices.h"
#include "text/position_reader.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {
namespace {

class DocumentBuilderTest : public testing::Test {
 protected:
  BuiltDocument build(const DocumentText& text) { return builder_.build("/a/b.html", text, DocumentRecord(), "b"); }

  Scheme scheme_;
  DocumentBuilder builder_{std::make_unique<DocumentSigner>(scheme_, tokenizer_for(scheme_)), "english",
                           kDefaultSampleSize};
};

TEST_F(DocumentBuilderTest, DocumentHasItsUniqueTerm) {
  const BuiltDocument built = build({"", "some words", ""});
  EXPECT_EQ(built.unique_term, "Q/a/b.html");
  const std::set<std::string> terms(built.document.termlist_begin(), built.document.termlist_end());
  EXPECT_EQ(terms.count("Q/a/b.html"), 1U);
  EXPECT_EQ(terms.count("Fb"), 1U);
  EXPECT_EQ(built.document.get_data(), "sample=some words\nsize=0");
}

TEST_F(DocumentBuilderTest, OnlyTheBodyIsSigned) {
  const auto fingerprint = [this](const DocumentText& text) {
    return build(text).document.get_value(scheme_.slots.fingerprint);
  };
  const std::string alone = fingerprint({"", "one two three four", ""});
  EXPECT_FALSE(alone.empty());
  EXPECT_EQ(fingerprint({"A title", "one two three four", "Home Up Next"}), alone);
  EXPECT_NE(fingerprint({"", "four three two one five", ""}), alone);
  EXPECT_EQ(text_from_positions(build({"A title", "one two", "Home"}).document, Scheme()).text, "one two");
}

TEST_F(DocumentBuilderTest, ADocumentWithoutWordsIsNotSigned) {
  for (const char* body : {"", " ,.\n"}) {
    const BuiltDocument built = build({"Only a title", body, "and a menu"});
    EXPECT_TRUE(built.empty);
    EXPECT_EQ(built.document.get_value(scheme_.slots.fingerprint), "");
  }
}

TEST_F(DocumentBuilderTest, DocumentsDoNotInfluenceEachOther) {
  const BuiltDocument first = build({"", "first words", ""});
  const BuiltDocument second = build({"", "second", ""});
  EXPECT_EQ(text_from_positions(first.document, Scheme()).text, "first words");
  EXPECT_EQ(text_from_positions(second.document, Scheme()).text, "second");
}

}  // namespace
}  // namespace neardup::cli
