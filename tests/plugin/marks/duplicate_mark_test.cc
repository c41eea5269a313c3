#include "marks/duplicate_mark.h"

#include <gmock/gmock.h>

#include <string>

#include "database/document_id.h"
#include "plugin/signed_database.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Optional;

TEST(DuplicateMarkTest, NamesTheOriginalByItsId) {
  Xapian::Document document;
  EXPECT_EQ(std::nullopt, marked_original(document));
  mark_duplicate(document, "/some/path");
  EXPECT_THAT(terms_of(document), ElementsAre("XNM", "XNM/some/path"));
  EXPECT_THAT(marked_original(document), Optional(std::string("/some/path")));
}

TEST(DuplicateMarkTest, TermsAreBoolean) {
  Xapian::Document document;
  mark_duplicate(document, "a");
  for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) EXPECT_EQ(0U, term.get_wdf());
}

TEST(DuplicateMarkTest, AnIdOfAnyBeginningIsReadBack) {
  for (const char* id : {"Alpha", ":x", "::x", "0", "x", "\xc3\x84", "Z:"}) {
    Xapian::Document document;
    mark_duplicate(document, id);
    EXPECT_THAT(marked_original(document), Optional(std::string(id)));
    EXPECT_EQ(duplicate_mark(id), terms_of(document).back());
  }
  EXPECT_EQ("XNM:Alpha", duplicate_mark("Alpha"));
  EXPECT_EQ("XNM::x", duplicate_mark(":x"));
  EXPECT_EQ("XNMx", duplicate_mark("x"));
}

TEST(DuplicateMarkTest, LongIdsAreCutAlikeWhetherCutBeforeOrNot) {
  const std::string id = "A" + std::string(300, 'x');
  const std::string cut = unique_term(id).substr(1);
  EXPECT_EQ(duplicate_mark(id), duplicate_mark(cut));
  EXPECT_LE(duplicate_mark(id).size(), 245U) << "Xapian's bound";
  Xapian::Document document;
  mark_duplicate(document, id);
  EXPECT_THAT(marked_original(document), Optional(cut));
}

TEST(DuplicateMarkTest, OriginalWithoutAnIdIsNotNamed) {
  for (const std::optional<std::string>& id : {std::optional<std::string>(), std::optional<std::string>("")}) {
    Xapian::Document document;
    mark_duplicate(document, id);
    EXPECT_THAT(terms_of(document), ElementsAre("XNM"));
    EXPECT_THAT(marked_original(document), Optional(std::string()));
  }
}

TEST(DuplicateMarkTest, ANewMarkReplacesTheOld) {
  Xapian::Document document;
  mark_duplicate(document, "a");
  mark_duplicate(document, "b");
  EXPECT_THAT(terms_of(document), ElementsAre("XNM", "XNMb"));
  remove_duplicate_mark(document);
  EXPECT_THAT(terms_of(document), IsEmpty());
  remove_duplicate_mark(document);
}

TEST(DuplicateMarkTest, TermsOfALongerPrefixAreNoMark) {
  Xapian::Document document;
  document.add_boolean_term("XNMAIL:someone");
  EXPECT_EQ(std::nullopt, marked_original(document));
  mark_duplicate(document, std::nullopt);
  EXPECT_THAT(marked_original(document), Optional(std::string()));
  remove_duplicate_mark(document);
  EXPECT_THAT(terms_of(document), ElementsAre("XNMAIL:someone"));
}

TEST(DuplicateMarkTest, SigningTakesTheMarkAway) {
  DocumentSigner indexer = white_space_indexer();
  Xapian::Document document;
  indexer.annotate(document, "some text");
  const std::string unmarked = document.serialise();
  mark_duplicate(document, "a");
  indexer.annotate(document, "some text");
  EXPECT_EQ(unmarked, document.serialise());
}

TEST(DuplicateMarkTest, MarkedDocumentsAreFilteredByTheTerm) {
  SignedDatabase database;
  for (const char* text : {"shared one", "shared two", "shared three"}) database.add(text);
  Xapian::Document marked = plain_document("shared four");
  mark_duplicate(marked, "a");
  database.add(marked);
  Xapian::Enquire enquire(database.database());
  enquire.set_query({Xapian::Query::OP_AND_NOT, Xapian::Query("shared"), Xapian::Query(kMarkPrefix)});
  EXPECT_EQ(3U, enquire.get_mset(0, 10).size());
  enquire.set_query({Xapian::Query::OP_FILTER, Xapian::Query("shared"), Xapian::Query(duplicate_mark("a"))});
  EXPECT_EQ(1U, enquire.get_mset(0, 10).size());
}

TEST(DuplicateMarkTest, TermsOfOthersThatBeginAlikeAreNoMark) {
  Xapian::Document document;
  for (const char* term : {"XNMfoo", "XNMOVIE", "XNM:lower"}) document.add_boolean_term(term);
  EXPECT_EQ(std::nullopt, marked_original(document));
  remove_duplicate_mark(document);
  EXPECT_THAT(terms_of(document), ElementsAre("XNM:lower", "XNMOVIE", "XNMfoo"));
}

TEST(DuplicateMarkTest, DocumentWithATermLikeAMarksNameIsNotMarked) {
  Xapian::Document document;
  document.add_boolean_term("XNMfoo");
  EXPECT_THROW(mark_duplicate(document, "a"), Xapian::InvalidArgumentError);
  EXPECT_THAT(terms_of(document), ElementsAre("XNMfoo"));
}

}  // namespace
}  // namespace neardup
