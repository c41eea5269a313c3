#include "index/document_signer.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <string>
#include <vector>

#include "neardup/error.h"
#include "plugin/document_contents.h"
#include "plugin/plain_texts.h"
#include "plugin/random_texts.h"
#include "plugin/signed_database.h"
#include "plugin/white_space_tokenizer.h"
#include "record/scheme_record.h"
#include "text/position_reader.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

Xapian::Document rich_document() {
  Xapian::Document document = plain_document(kRose, "rose");
  for (const unsigned slot : {0U, 1U, 2U, 63U, 68U, 1000U}) document.add_value(slot, "value " + std::to_string(slot));
  document.add_term("XNE", 3);
  document.add_term("XNF", 4);
  document.add_posting("Zrose", 7, 2);
  document.add_posting("Stitle", 1);
  document.add_boolean_term("XNH");
  return document;
}

TEST(DocumentSignerTest, AnotherTokenizerProfileIsRefusedNamingBoth) {
  try {
    DocumentSigner(Scheme(), std::make_unique<WhiteSpaceTokenizer>());
    FAIL();
  } catch (const Xapian::InvalidArgumentError& error) {
    EXPECT_THAT(error.get_msg(), HasSubstr("'icu-uax29-xapian2'"));
    EXPECT_THAT(error.get_msg(), HasSubstr("'ws'"));
  }
}

TEST(DocumentSignerTest, InvalidSchemeIsRefused) {
  Scheme scheme = white_space_scheme();
  scheme.features.length = 0;
  EXPECT_THROW(white_space_indexer(scheme), Xapian::InvalidArgumentError);
}

/** The evidence of a document as omindex writes it. @param md5  in its slot. */
std::string evidence_of(const std::string& type, const std::string& md5, const std::string& text) {
  DocumentSigner indexer = white_space_indexer();
  Xapian::Document document = plain_document(text, "id");
  document.set_data("url=/scan\ntype=" + type);
  document.add_value(1, md5);
  indexer.annotate(document, text_from_positions(document, indexer.scheme()));
  const Scheme scheme = indexer.scheme();
  const std::string from_positions =
      decode_signature(document.get_value(scheme.slots.signature), scheme.id())->evidence;
  indexer.annotate(document, text, SignatureOrigin());
  EXPECT_EQ(decode_signature(document.get_value(scheme.slots.signature), scheme.id())->evidence, from_positions);
  return from_positions;
}

TEST(DocumentSignerTest, TheBytesOfAFileOfFewWordsAreEvidence) {
  const std::string words = "scanned with a scanner";
  const std::string one = evidence_of("application/pdf", "0123456789abcdef", words);
  EXPECT_THAT(one, Not(IsEmpty()));
  EXPECT_EQ(evidence_of("application/pdf", "0123456789abcdef", words), one);
  EXPECT_FALSE(evidence_agrees(evidence_of("application/pdf", "0123456789abcdeF", words), one, false));
  RandomTexts random(1);
  EXPECT_THAT(evidence_of("application/pdf", "0123456789abcdef", random.text(20)), IsEmpty());
  EXPECT_THAT(evidence_of("text/html", "0123456789abcdef", words), IsEmpty());
  EXPECT_THAT(evidence_of("application/pdf", "no digest", words), IsEmpty());
}

TEST(DocumentSignerTest, TheFiguresOfAFileAreEvidenceAsInIndex) {
  const auto evidence = [](const std::string& type, const std::string& text) {
    DocumentSigner indexer = white_space_indexer();
    Xapian::Document document = plain_document(text, "id");
    document.set_data("url=/bill\ntype=" + type);
    indexer.annotate(document, text, SignatureOrigin());
    return decode_signature(document.get_value(66), indexer.scheme().id())->evidence;
  };
  const std::string bill = RandomTexts(1).text(200) + " to pay by noon: ";
  for (const std::string type : {"application/pdf", "application/vnd.oasis.opendocument.text", "text/rtf"}) {
    EXPECT_EQ(parting_kinds(evidence(type, bill + "1,250.00"), evidence(type, bill + "1,520.00"), false),
              std::vector{EvidenceKind::kFigures})
        << type;
    EXPECT_TRUE(evidence_agrees(evidence(type, bill + "1,250.00"), evidence(type, bill + "1,250.00"), false));
  }
  for (const std::string type : {"text/plain", "text/html"}) EXPECT_THAT(evidence(type, bill + "1,250.00"), IsEmpty());
}

TEST(DocumentSignerTest, ValuesAndTermsAreThoseOfTheSignature) {
  DocumentSigner indexer = white_space_indexer();
  Xapian::Document document;
  const Signature returned = indexer.annotate(document, kRose);
  WhiteSpaceTokenizer tokenizer;
  const Signature signature = Signer(white_space_scheme()).sign(kRose, tokenizer);
  const std::uint32_t id = white_space_scheme().id();
  EXPECT_EQ(signature.fingerprint, returned.fingerprint);
  EXPECT_EQ(signature.token_digest, returned.token_digest);
  EXPECT_EQ(signature.band_terms, returned.band_terms);
  EXPECT_EQ(12U, signature.tokens);
  EXPECT_EQ(encode_fingerprint(signature.fingerprint, id), document.get_value(64));
  StoredSignature stored{{}, signature.tokens, signature.shingles, signature.token_digest, signature.sketch};
  stored.fingerprint_check = fingerprint_check(signature.fingerprint);
  EXPECT_EQ(encode_signature(stored, id), document.get_value(66));
  EXPECT_EQ(2U, document.values_count());
  std::vector<std::string> terms = signature.band_terms;
  std::sort(terms.begin(), terms.end());
  EXPECT_EQ(8U, terms.size());
  EXPECT_EQ(terms, terms_of(document));
}

TEST(DocumentSignerTest, SlotsAndPrefixesAreTheSchemes) {
  Scheme scheme = white_space_scheme();
  scheme.slots = {10, 11, 12, 13};
  scheme.band_prefix = "XAB";
  DocumentSigner indexer = white_space_indexer(scheme);
  Xapian::Document document;
  indexer.annotate(document, kRose);
  EXPECT_EQ(16U, document.get_value(10).size());
  EXPECT_FALSE(document.get_value(12).empty());
  EXPECT_EQ(2U, document.values_count());
  EXPECT_EQ(8U, terms_of(document, "XAB").size());
}

TEST(DocumentSignerTest, BandTermsAreBoolean) {
  DocumentSigner indexer = white_space_indexer();
  Xapian::Document document;
  indexer.annotate(document, kRose);
  for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) EXPECT_EQ(0U, term.get_wdf());
}

TEST(DocumentSignerTest, SourceIsKept) {
  DocumentSigner indexer = white_space_indexer();
  for (const TextSource source : {TextSource::kText, TextSource::kPositions}) {
    Xapian::Document document;
    indexer.annotate(document, kRose, source);
    EXPECT_EQ(source, decode_signature(document.get_value(66), indexer.scheme().id())->source);
  }
}

TEST(DocumentSignerTest, NothingElseOfANewDocumentChanges) {
  DocumentSigner indexer = white_space_indexer();
  Xapian::Document document = rich_document();
  const DocumentContents before(document);
  indexer.annotate(document, kRose);
  EXPECT_TRUE(before == DocumentContents(document));
  indexer.annotate(document, "");
  EXPECT_TRUE(before == DocumentContents(document));
  EXPECT_THAT(terms_of(document, "XND"), IsEmpty());
}

TEST(DocumentSignerTest, NothingElseOfAStoredDocumentChanges) {
  SignedDatabase signed_database;
  Xapian::WritableDatabase& database = signed_database.database();
  const Xapian::docid docid = database.add_document(rich_document());
  database.commit();
  const DocumentContents before(database.get_document(docid));
  for (const char* text : {kRose, "another text altogether", ""}) {
    Xapian::Document document = database.get_document(docid);
    signed_database.indexer().annotate(document, text);
    database.replace_document(docid, document);
    database.commit();
    EXPECT_TRUE(before == DocumentContents(database.get_document(docid))) << text;
  }
}

TEST(DocumentSignerTest, AnnotatingAgainReplacesSignatureAndDropsGroupMarks) {
  DocumentSigner indexer = white_space_indexer();
  Xapian::Document document;
  indexer.annotate(document, "the text that it had before");
  document.add_value(65, "aaaaaaaaaaaaa");
  document.add_value(67, encode_group_state({}, indexer.scheme().id()));
  document.add_boolean_term("XNGaaaaaaaaaaaaa");
  document.add_boolean_term("XNGbbbbbbbbbbbba");  // of another program
  indexer.annotate(document, kRose);
  Xapian::Document fresh;
  fresh.add_boolean_term("XNGbbbbbbbbbbbba");
  indexer.annotate(fresh, kRose);
  EXPECT_EQ(fresh.serialise(), document.serialise());
}

TEST(DocumentSignerTest, TermsOfALongerPrefixStay) {
  DocumentSigner indexer = white_space_indexer();
  Xapian::Document document;
  for (const char* term : {"XNDOCmine", "XNGONEmine"}) document.add_boolean_term(term);
  indexer.annotate(document, kRose);
  indexer.annotate(document, "");
  EXPECT_THAT(terms_of(document), ElementsAre("XNDOCmine", "XNGONEmine"));
}

TEST(DocumentSignerTest, TextWithoutATokenLeavesNothing) {
  DocumentSigner indexer = white_space_indexer();
  for (const char* text : {"", " \n\t "}) {
    Xapian::Document document;
    const Signature signature = indexer.annotate(document, text);
    EXPECT_TRUE(signature.empty());
    EXPECT_EQ(0U, signature.fingerprint);
    EXPECT_THAT(signature.band_terms, IsEmpty());
    EXPECT_EQ(0U, document.values_count());
    EXPECT_EQ(0U, document.termlist_count());
  }
}

TEST(DocumentSignerTest, TextWithoutATokenTakesAnEarlierSignatureAway) {
  DocumentSigner indexer = white_space_indexer();
  Xapian::Document document;
  indexer.annotate(document, kRose);
  indexer.annotate(document, "");
  EXPECT_EQ(0U, document.values_count());
  EXPECT_EQ(0U, document.termlist_count());
}

TEST(DocumentSignerTest, SeveralFieldsAreOneText) {
  DocumentSigner indexer = white_space_indexer();
  Xapian::Document in_fields;
  indexer.annotate(in_fields, std::vector<std::string_view>{"to be or", "", "not to", "be"});
  Xapian::Document in_one;
  indexer.annotate(in_one, "to be or not to be");
  EXPECT_EQ(in_one.serialise(), in_fields.serialise());
  Xapian::Document none;
  EXPECT_TRUE(indexer.annotate(none, std::vector<std::string_view>{}).empty());
}

TEST(DocumentSignerTest, CloneSignsAlike) {
  DocumentSigner indexer = white_space_indexer(word_set_scheme());
  const std::unique_ptr<DocumentSigner> clone = indexer.clone();
  EXPECT_EQ(indexer.scheme(), clone->scheme());
  EXPECT_NE(&indexer.tokenizer(), &clone->tokenizer());
  Xapian::Document one, two;
  indexer.annotate(one, kRose);
  clone->annotate(two, kRose);
  EXPECT_EQ(one.serialise(), two.serialise());
}

TEST(PrepareDatabaseTest, RecordsSchemeAndTokenizerVersion) {
  SignedDatabase signed_database;
  const Xapian::Database reader = signed_database.reader();
  EXPECT_EQ(white_space_scheme(), database_scheme(reader));
  EXPECT_EQ(white_space_scheme().text(), reader.get_metadata("neardup:scheme:" + white_space_scheme().name()));
  EXPECT_EQ("ws 1\n", reader.get_metadata("neardup:tokenizer:" + white_space_scheme().name()));
}

TEST(PrepareDatabaseTest, IsNotCommitted) {
  TemporaryFolder folder;
  Xapian::WritableDatabase database(folder.path("db"), Xapian::DB_CREATE);
  prepare_database(database, white_space_scheme(), "ws 1");
  EXPECT_THAT(recorded_schemes(Xapian::Database(folder.path("db"))), IsEmpty());
}

TEST(PrepareDatabaseTest, WritesNothingTheSecondTime) {
  SignedDatabase signed_database;
  signed_database.database().commit();
  const Xapian::rev revision = Xapian::Database(signed_database.path()).get_revision();
  prepare_database(signed_database.database(), white_space_scheme(), "ws 1");
  signed_database.database().commit();
  EXPECT_EQ(revision, Xapian::Database(signed_database.path()).get_revision());
}

TEST(PrepareDatabaseTest, AnotherSchemeIsRefusedNamingBoth) {
  SignedDatabase signed_database;
  const Scheme other = word_set_scheme();
  try {
    prepare_database(signed_database.database(), other, "ws 1");
    FAIL();
  } catch (const SchemeMismatchError& error) {
    EXPECT_THAT(error.get_msg(), HasSubstr(white_space_scheme().name()));
    EXPECT_THAT(error.get_msg(), HasSubstr(other.name()));
    EXPECT_THAT(error.get_msg(),
                HasSubstr("'xapian-neardup sign DATABASE --resign --scheme \"" + brief_text(other) + "\"'"));
  }
  EXPECT_EQ(white_space_scheme(), database_scheme(signed_database.reader()));
}

TEST(PrepareDatabaseTest, ARefusalNamesAPresetByItsName) {
  SignedDatabase signed_database;
  try {
    prepare_database(signed_database.database(), Scheme::preset("short"), "ws 1");
    FAIL();
  } catch (const SchemeMismatchError& error) {
    EXPECT_THAT(error.get_msg(), HasSubstr("'xapian-neardup sign DATABASE --resign --scheme short'"));
  }
}

TEST(PrepareDatabaseTest, SeveralTokenizerVersionsAreKeptInOrder) {
  SignedDatabase signed_database;
  for (const char* version : {"ws 3", "ws 0", "ws 3"}) {
    prepare_database(signed_database.database(), white_space_scheme(), version);
  }
  EXPECT_THAT(recorded_tokenizer_versions(signed_database.reader(), white_space_scheme()),
              ElementsAre("ws 0", "ws 1", "ws 3"));
}

}  // namespace
}  // namespace neardup
