#include "database/document_id.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "plugin/signed_database.h"
#include "scheme/scheme.h"

namespace neardup {
namespace {

TEST(DocumentIdTest, UniqueTermIsQAndTheId) {
  EXPECT_EQ("Qreport-7", unique_term("report-7"));
  EXPECT_EQ("QUPPER", unique_term("UPPER"));
  EXPECT_EQ("Q", unique_term(""));
}

TEST(DocumentIdTest, TermOf240BytesIsKeptWhole) {
  const std::string id(239, 'x');
  EXPECT_EQ("Q" + id, unique_term(id));
}

TEST(DocumentIdTest, LongerTermIsCutAndHashedAsOmegaDoes) {
  // What omindex 1.4.22 wrote for the path below, but for the first letter.
  const std::string folder = "/x/" + std::string(200, 'a') + "/";
  const std::string id = folder + std::string(60, 'b') + ".txt";
  TemporaryFolder place;
  Xapian::WritableDatabase database(place.path("db"), Xapian::DB_CREATE);
  Xapian::Document document;
  document.add_boolean_term("U" + folder + std::string(29, 'b') + ".J#A&\"");
  const Xapian::docid docid = database.add_document(document);
  EXPECT_EQ(docid, find_document(database, id));
  EXPECT_EQ(240U, unique_term(id).size());
  EXPECT_EQ("Q" + folder + std::string(29, 'b'), unique_term(id).substr(0, 234));
}

TEST(DocumentIdTest, LongIdsThatDifferInTheirEndOnlyHaveDifferentTerms) {
  const std::string start(300, 'x');
  EXPECT_NE(unique_term(start + "1"), unique_term(start + "2"));
}

TEST(DocumentIdTest, DocumentIsFoundByItsId) {
  SignedDatabase database;
  const Xapian::docid one = database.add("first text", "one");
  const Xapian::docid two = database.add("second text", std::string(200, 'y'));
  EXPECT_EQ(one, find_document(database.database(), "one"));
  EXPECT_EQ(two, find_document(database.database(), std::string(200, 'y')));
  EXPECT_EQ(std::nullopt, find_document(database.database(), "none"));
  EXPECT_EQ(std::nullopt, find_document(database.database(), ""));
}

TEST(DocumentIdTest, IdOfAnyBytesIsNotFoundInsteadOfAnError) {
  SignedDatabase database;
  database.add("text", "one");
  EXPECT_EQ(std::nullopt, find_document(database.database(), std::string(500, '\0')));
  EXPECT_EQ(std::nullopt, find_document(database.database(), std::string(240, '\0')));
  EXPECT_EQ(std::nullopt, find_document(database.database(), "\xff\xfe"));
}

TEST(DocumentIdTest, QTermComesBeforeUTerm) {
  TemporaryFolder folder;
  Xapian::WritableDatabase database(folder.path("db"), Xapian::DB_CREATE);
  Xapian::Document by_url, by_id, both;
  by_url.add_boolean_term("Uname");
  by_id.add_boolean_term("Qname");
  both.add_boolean_term("Uurl");
  both.add_boolean_term("Qid");
  const Xapian::docid url_docid = database.add_document(by_url);
  EXPECT_EQ(url_docid, find_document(database, "name"));
  const Xapian::docid id_docid = database.add_document(by_id);
  EXPECT_EQ(id_docid, find_document(database, "name"));
  EXPECT_EQ("name", document_id(database, url_docid));
  EXPECT_EQ("id", document_id(database, database.add_document(both)));
}

TEST(DocumentIdTest, FirstOfSeveralDocumentsIsTaken) {
  SignedDatabase database;
  database.add("unrelated", "other");
  const Xapian::docid first = database.add("some text", "twice");
  database.add("some other text", "twice");
  EXPECT_EQ(first, find_document(database.database(), "twice"));
}

TEST(DocumentIdTest, DocumentWithoutAUniqueTermHasNoId) {
  SignedDatabase database;
  EXPECT_EQ(std::nullopt, document_id(database.database(), database.add("text without a name")));
}

TEST(DocumentIdTest, MissingDocumentIsReported) {
  SignedDatabase database;
  EXPECT_THROW(document_id(database.database(), 1), Xapian::DocNotFoundError);
}

TEST(DocumentIdTest, IdOfALongNameLeadsBackToItsDocument) {
  SignedDatabase database;
  Xapian::Document document = plain_document("text");
  document.add_boolean_term(unique_term(std::string(400, 'z')));
  const Xapian::docid docid = database.add(document);
  const std::optional<std::string> id = document_id(database.database(), docid);
  ASSERT_TRUE(id);
  EXPECT_EQ(docid, find_document(database.database(), *id));
  EXPECT_EQ(docid, find_document(database.database(), std::string(400, 'z')));
}

/** Two ids whose ends have one hash: 33 * '1' + 'a' is 33 * '2' + '@'. */
std::string long_id(const char* end) {
  return std::string(300, 'x') + end;
}

TEST(DocumentIdTest, LongIdIsKeptWholeWhereTermsAreAlike) {
  ASSERT_EQ(unique_term(long_id("1a")), unique_term(long_id("2@")));
  TemporaryFolder place;
  Xapian::WritableDatabase database(place.path("db"), Xapian::DB_CREATE);
  Xapian::Document document;
  document.add_boolean_term(unique_term(long_id("1a")));
  document.set_data("sample=x\n" + std::string(kWholeIdField) + "=" + whole_id_field(long_id("1a")));
  database.add_document(document);
  EXPECT_EQ(1U, find_document(database, long_id("1a")));
  EXPECT_EQ(std::nullopt, find_document(database, long_id("2@")));
  EXPECT_EQ(long_id("1a"), whole_id(database.get_document(1), unique_term(long_id("2@"))));
}

TEST(DocumentIdTest, AnyLongIdIsReadBackWhole) {
  for (const std::string& end : {std::string("\n=%0a"), std::string("\xff\x01"), std::string("%41 /")}) {
    const std::string id = long_id(end.c_str());
    Xapian::Document document;
    document.set_data(std::string(kWholeIdField) + "=" + whole_id_field(id));
    EXPECT_EQ(id, whole_id(document, unique_term(id)));
  }
}

TEST(DocumentIdTest, ShortIdsAreTheirTermsWhateverTheDataSay) {
  Xapian::Document document;
  document.set_data("id=other");
  EXPECT_EQ("", whole_id_field("own"));
  EXPECT_EQ("own", whole_id(document, unique_term("own")));
  const std::string longest(239, 'y');
  EXPECT_EQ(longest, whole_id(document, unique_term(longest)));
}

/** A database whose scheme says where ids are. */
class RecordedIdTest : public ::testing::Test {
 protected:
  void record(const std::string& scheme) { database_.set_metadata("neardup:scheme:x", Scheme::parse(scheme).text()); }

  Xapian::docid add(const std::vector<std::string>& terms) {
    Xapian::Document document;
    for (const std::string& term : terms) document.add_boolean_term(term);
    return database_.add_document(document);
  }

  TemporaryFolder folder_;
  Xapian::WritableDatabase database_{folder_.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC};
};

TEST_F(RecordedIdTest, IdIsTheTermOfTheRecordedPrefix) {
  record("standard idterm=XP");
  const Xapian::docid docid = add({"Qother", "XPFoo", "XPlibc-bin"});
  EXPECT_EQ("libc-bin", document_id(database_, docid));  // XPF is another prefix
  EXPECT_EQ(docid, find_document(database_, "libc-bin"));
  EXPECT_EQ(std::nullopt, find_document(database_, "other"));
}

TEST_F(RecordedIdTest, ColonEndsAPrefixOfSeveralLetters) {
  record("standard idterm=XP,I");
  const Xapian::docid with_colon = add({"XP:Upper"});
  const Xapian::docid second = add({"IUpper"});
  EXPECT_EQ("Upper", document_id(database_, with_colon));
  EXPECT_EQ(with_colon, find_document(database_, "Upper"));
  EXPECT_EQ("Upper", document_id(database_, second));
  EXPECT_EQ(std::nullopt, document_id(database_, add({"Qa", "Ub"})));
}

TEST_F(RecordedIdTest, TermWithoutACapitalBehindANamedPrefixComesFirst) {
  record("standard idterm=Q");
  const Xapian::docid docid = add({"QQ000000000002", "Qpages.page.2"});  // as haystack writes them
  EXPECT_EQ("pages.page.2", document_id(database_, docid));
  EXPECT_EQ(docid, find_document(database_, "pages.page.2"));
  EXPECT_EQ("CA@mail", document_id(database_, add({"QCA@mail"})));
}

}  // namespace
}  // namespace neardup
