#include "hook.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>

#include "index/marked_text.h"
#include "marks/signature_reader.h"
#include "plugin/document_contents.h"
#include "plugin/temporary_folder.h"
#include "record/scheme_record.h"
#include "sign/stored_values.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::hook {
namespace {

constexpr const char* kText = "a text of some words, and of some more words after those";

class HookTest : public testing::Test {
 protected:
  void index(Hook& hook, Xapian::Document& document, const std::string& text) {
    Xapian::TermGenerator generator;
    generator.set_document(document);
    hook.before_indexing(document, text, Indexed::kWithPositions);
    generator.index_text(text);
    hook.after_indexing(document);
  }

  /** What the indexer itself leaves in the signature's slot. */
  static std::string expected_value(const std::string& text, TextSource source = TextSource::kText) {
    Xapian::Document document;
    DocumentSigner(Scheme(), tokenizer_for(Scheme())).annotate(document, text, source);
    return document.get_value(66);
  }

  TemporaryFolder folder_;
  Xapian::WritableDatabase database_{folder_.path("db"), Xapian::DB_CREATE};
  HookReport report_;
  Hook hook_{"", report_};
};

TEST_F(HookTest, SignsTheTextThatWasIndexed) {
  Xapian::Document document;
  index(hook_, document, kText);
  hook_.before_writing(database_, document);
  EXPECT_EQ(expected_value(kText), document.get_value(66));
  EXPECT_EQ(1U, report_.from_text);
  EXPECT_EQ(0U, hook_.texts().bytes());
  EXPECT_EQ(Scheme(), database_scheme(database_));
}

TEST_F(HookTest, BytesThatAreNotUtf8AreSignedAsXapianIndexesThem) {
  for (const auto& [bytes, text] :
       {std::pair("Die Sch\xfctze bleiben ge\xf6"
                  "ffnet",
                  "Die Sch\u00fctze bleiben ge\u00f6"
                  "ffnet"),
        std::pair("\xcc\xee\xf1\xea\xe2\xe0 \xe8 \u00fc", "\u00cc\u00ee\u00f1\u00ea\u00e2\u00e0 \u00e8 \u00fc")}) {
    Xapian::Document document;
    index(hook_, document, bytes);
    hook_.before_writing(database_, document);
    EXPECT_EQ(expected_value(text), document.get_value(66)) << text;
    document.remove_value(66);
    hook_.before_writing(database_, document);
    EXPECT_EQ(expected_value(text, TextSource::kPositions), document.get_value(66)) << text;
  }
}

TEST_F(HookTest, LeftOutTextOfAShortContentIsDigested) {
  Xapian::Document document, expected;
  const SignatureOrigin origin{3};
  index(hook_, document, "few words");
  hook_.leave_out(document, origin);
  hook_.before_writing(database_, document);
  DocumentSigner(Scheme(), tokenizer_for(Scheme())).annotate(expected, "few words", origin);
  EXPECT_EQ(expected.get_value(66), document.get_value(66));
  EXPECT_NE(expected_value("few words"), document.get_value(66));
  EXPECT_EQ(0U, hook_.texts().bytes());
}

TEST_F(HookTest, LeftOutTextIsNotShown) {
  constexpr std::uint64_t kSecret = 7;
  Hook hook("", report_, CapturedTexts::kUsualLimit, kSecret);
  const SignatureOrigin origin{3};
  Xapian::Document document;
  index(hook, document, "few words");
  hook.leave_out(document, origin);
  document.set_data("sample=few words " + left_out_mark(origin, kSecret) + " home news contact\ntype=text/html");
  hook.before_writing(database_, document);
  EXPECT_EQ("sample=few words\ntype=text/html", document.get_data());
}

TEST_F(HookTest, PageWithoutContentIsNotSigned) {
  Xapian::Document document;
  hook_.leave_out(document, SignatureOrigin{1});
  index(hook_, document, "");
  hook_.before_writing(database_, document);
  EXPECT_EQ("", document.get_value(66));
  EXPECT_EQ(1U, report_.without_words);
}

TEST_F(HookTest, NothingElseOfTheDocumentChanges) {
  Xapian::Document document;
  document.set_data("data");
  document.add_value(3, "value");
  document.add_boolean_term("Qid");
  index(hook_, document, kText);
  const DocumentContents before(document);
  hook_.before_writing(database_, document);
  EXPECT_TRUE(before == DocumentContents(document));
}

TEST_F(HookTest, SignsFromPositionsWhereNoTextWasSeen) {
  Xapian::Document document;
  Xapian::TermGenerator generator;
  generator.set_document(document);
  generator.index_text(kText);
  hook_.before_writing(database_, document);
  EXPECT_EQ(expected_value(kText, TextSource::kPositions), document.get_value(66));
  EXPECT_EQ(1U, report_.from_positions);
}

TEST_F(HookTest, ValidSignaturesStay) {
  Xapian::Document document;
  index(hook_, document, kText);
  hook_.before_writing(database_, document);
  document.add_value(65, "aaaaaaaaaaaaa");
  hook_.before_writing(database_, document);
  EXPECT_EQ("aaaaaaaaaaaaa", document.get_value(65));
  EXPECT_EQ(1U, report_.kept);
}

TEST_F(HookTest, ValuesOfTheProgramInTheSlotsStay) {
  for (const unsigned slot : {64U, 65U, 66U, 67U}) {
    Xapian::Document document;
    document.add_value(slot, "price");
    index(hook_, document, kText);
    const std::string before = document.serialise();
    hook_.before_writing(database_, document);
    EXPECT_EQ(before, document.serialise()) << slot;
  }
  EXPECT_EQ(4U, report_.slot_taken);
}

TEST_F(HookTest, DamagedSignaturesAreMadeAnew) {
  Xapian::Document document;
  index(hook_, document, kText);
  hook_.before_writing(database_, document);
  std::string value = document.get_value(66);
  value[0] ^= 1;
  document.add_value(66, value);
  hook_.before_writing(database_, document);
  EXPECT_EQ(expected_value(kText, TextSource::kPositions), document.get_value(66));
}

TEST_F(HookTest, TextAddedToAStoredDocumentIsSignedWithWhatWasThere) {
  Xapian::Document document;
  index(hook_, document, "words that were there before");
  hook_.before_writing(database_, document);
  Xapian::Document stored = database_.get_document(database_.add_document(document));
  Xapian::TermGenerator generator;
  generator.set_document(stored);
  generator.set_termpos(100);
  hook_.before_indexing(stored, "and added ones", Indexed::kWithPositions);
  generator.index_text("and added ones");
  hook_.after_indexing(stored);
  hook_.before_writing(database_, stored);
  EXPECT_EQ(expected_value("words that were there before and added ones", TextSource::kPositions),
            stored.get_value(66));
}

TEST_F(HookTest, DocumentsWithoutWordsAreCountedAndNotSigned) {
  Xapian::Document document;
  index(hook_, document, "...");
  hook_.before_writing(database_, document);
  EXPECT_EQ(0U, document.values_count());
  EXPECT_EQ(0U, document.termlist_count());
  EXPECT_EQ(1U, report_.without_words);
}

TEST_F(HookTest, TextOfADocumentThatIsGoneIsNotAnothersText) {
  Hook hook("", report_);
  Xapian::Document document;
  index(hook, document, "a document that was given up");
  document.clear_terms();
  hook.new_document(document);  // as the constructor of the next one at this address says
  document.add_posting("own", 1);
  document.add_posting("words", 2);
  hook.before_writing(database_, document);
  EXPECT_EQ(expected_value("own words", TextSource::kPositions), document.get_value(66));
}

TEST_F(HookTest, FailureIsSaidOnceAndTheDocumentStaysAsItIs) {
  testing::internal::CaptureStderr();
  Hook hook("nonsense", report_);
  for (int i = 0; i != 3; ++i) {
    Xapian::Document document;
    index(hook, document, kText);
    const DocumentContents before(document);
    hook.before_writing(database_, document);
    EXPECT_TRUE(before == DocumentContents(document));
    EXPECT_EQ(0U, document.values_count());
  }
  const std::string said = testing::internal::GetCapturedStderr();
  EXPECT_EQ(3U, report_.not_signed);
  EXPECT_NE(std::string::npos, said.find("not signed"));
  EXPECT_EQ(said.find('\n'), said.size() - 1);
}

TEST_F(HookTest, ErrorsOfTheDatabaseAreLeftToTheProgram) {
  testing::internal::CaptureStderr();
  Xapian::Document document;
  index(hook_, document, kText);
  database_.close();
  hook_.before_writing(database_, document);
  EXPECT_EQ(1U, report_.not_signed);
  testing::internal::GetCapturedStderr();
}

TEST_F(HookTest, TextsAboveTheLimitAreSignedFromPositions) {
  Hook hook("", report_, 1000);
  std::string text;
  for (int i = 0; i != 500; ++i) text += "word" + std::to_string(i) + " ";
  Xapian::Document document;
  index(hook, document, text);
  hook.before_writing(database_, document);
  EXPECT_EQ(expected_value(text, TextSource::kPositions), document.get_value(66));
}

}  // namespace
}  // namespace neardup::hook
