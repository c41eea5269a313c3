#include "index/database_signing.h"

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "check/scheme_check.h"
#include "compare/similarity.h"
#include "database/metadata_keys.h"
#include "find/cascade_finder.h"
#include "group/grouping.h"
#include "index/database_detaching.h"
#include "marks/duplicate_mark.h"
#include "marks/signature_reader.h"
#include "neardup/collapse.h"
#include "neardup/error.h"
#include "neardup/icu_tokenizer.h"
#include "pipeline/tokenizer_profiles.h"
#include "plugin/document_contents.h"
#include "plugin/plain_texts.h"
#include "plugin/random_scheme.h"
#include "plugin/random_texts.h"
#include "plugin/remote_server.h"
#include "plugin/signed_database.h"
#include "record/scheme_record.h"
#include "verify/verifier.h"

namespace neardup {
namespace {

std::vector<std::string> prefixed_terms_of(const Xapian::Database& database, Xapian::docid docid,
                                           const std::string& prefix) {
  std::vector<std::string> terms;
  for (auto term = database.termlist_begin(docid); term != database.termlist_end(docid); ++term) {
    if ((*term).compare(0, prefix.size(), prefix) == 0) terms.push_back(*term);
  }
  return terms;
}

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

/** A database that another indexer wrote. */
class ForeignDatabase {
 public:
  ForeignDatabase() : database_(folder_.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC) {}

  Xapian::docid add(const Xapian::Document& document) { return database_.add_document(document); }
  Xapian::docid add(const std::string& text) { return add(plain_document(text)); }

  /** Documents of random texts, from docid 1 on. */
  std::vector<std::string> add_random(unsigned seed, std::size_t documents) {
    RandomTexts random(seed);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i != documents; ++i) {
      texts.push_back(random.text(1 + random.below(60)));
      add(texts.back());
    }
    return texts;
  }

  Xapian::WritableDatabase& operator*() { return database_; }
  Xapian::WritableDatabase* operator->() { return &database_; }
  std::string path() const { return folder_.path("db"); }

  Xapian::Document document(Xapian::docid docid) { return database_.get_document(docid); }

  StoredSignature signature(Xapian::docid docid, const Scheme& scheme = white_space_scheme()) {
    return SignatureReader(database_, scheme).require_signature(docid);
  }

 private:
  TemporaryFolder folder_;
  Xapian::WritableDatabase database_;
};

DatabaseSigningReport sign(ForeignDatabase& database, const DatabaseSigningOptions& options = {},
                           const Scheme& scheme = white_space_scheme()) {
  DocumentSigner indexer = white_space_indexer(scheme);
  return sign_database(*database, indexer, options);
}

DatabaseSigningOptions resigning() {
  DatabaseSigningOptions options;
  options.resign = true;
  return options;
}

/** Standard bands elsewhere, and others of them. */
Scheme elsewhere_scheme() {
  Scheme scheme = white_space_scheme(BandFamily::minhash(4, 2));
  scheme.slots = {10, 11, 12, 13};
  scheme.band_prefix = "XAB";
  scheme.group_prefix = "XAG";
  return scheme;
}

/** The project's marks on a document as its text gives them, its source aside. */
void expect_signed_as(const std::string& text, const Xapian::Document& document, const Scheme& scheme) {
  DocumentSigner indexer = white_space_indexer(scheme);
  Xapian::Document expected;
  indexer.annotate(expected, text, TextSource::kPositions);
  EXPECT_EQ(expected.get_value(scheme.slots.fingerprint), document.get_value(scheme.slots.fingerprint)) << text;
  EXPECT_EQ(expected.get_value(scheme.slots.signature), document.get_value(scheme.slots.signature)) << text;
  EXPECT_EQ(terms_of(expected), terms_of(document, scheme.band_prefix)) << text;
}

TEST(DatabaseSigningTest, SignatureIsThatOfTheText) {
  constexpr unsigned seed = 5;
  SCOPED_TRACE("seed " + std::to_string(seed));
  ForeignDatabase database;
  const std::vector<std::string> texts = database.add_random(seed, 60);
  const DatabaseSigningReport report = sign(database);
  EXPECT_EQ(60U, report.documents);
  EXPECT_EQ(60U, report.newly_signed);
  EXPECT_TRUE(report.finished);
  for (std::size_t i = 0; i != texts.size(); ++i) {
    expect_signed_as(texts[i], database.document(static_cast<Xapian::docid>(i + 1)), white_space_scheme());
  }
}

TEST(DatabaseSigningTest, EnglishIsSignedAsIndexSignsIt) {
  const std::string texts[] = {
      "The quick brown fox, \"jumps\" over the lazy dog; can't it? See example.com (page 3.14).",
      "Free software is a matter of liberty, not price. To understand the concept, you should think of 'free' as in "
      "'free speech', not as in 'free beer'.",
      "Na\xc3\xafve caf\xc3\xa9 owners\xe2\x80\x94"
      "all 1,024 of them\xe2\x80\x94met in M\xc3\xbcnchen on 2026-11-21."};
  ForeignDatabase database;
  for (const std::string& text : texts) database.add(text);
  DocumentSigner indexer(Scheme(), std::make_unique<IcuTokenizer>());
  EXPECT_EQ(3U, sign_database(*database, indexer).newly_signed);
  for (Xapian::docid docid = 1; docid <= 3; ++docid) {
    const std::string& text = texts[docid - 1];
    Xapian::Document from_text;
    indexer.annotate(from_text, text);
    const auto expected = decode_signature(from_text.get_value(66), Scheme());
    const StoredSignature stored = database.signature(docid, Scheme());
    EXPECT_EQ(expected->token_digest, stored.token_digest) << text;
    EXPECT_EQ(expected->sketch, stored.sketch);
    EXPECT_EQ(TextSource::kPositions, stored.source);
    EXPECT_EQ(from_text.get_value(64), database.document(docid).get_value(64));
    EXPECT_EQ(terms_of(from_text), terms_of(database.document(docid), "XND"));
  }
}

TEST(DatabaseSigningTest, JapaneseInNgramsHasNearlyTheSimilarityOfItsTexts) {
  const std::string one =
      "\xe5\x90\xbe\xe8\xbc\xa9\xe3\x81\xaf\xe7\x8c\xab\xe3\x81\xa7\xe3\x81\x82\xe3\x82\x8b\xe3\x80\x82"
      "\xe5\x90\x8d\xe5\x89\x8d\xe3\x81\xaf\xe3\x81\xbe\xe3\x81\xa0\xe7\x84\xa1\xe3\x81\x84\xe3\x80\x82"
      "\xe3\x81\xa9\xe3\x81\x93\xe3\x81\xa7\xe7\x94\x9f\xe3\x82\x8c\xe3\x81\x9f\xe3\x81\x8b\xe3\x81\xa8"
      "\xe3\x82\x93\xe3\x81\xa8\xe8\xa6\x8b\xe5\xbd\x93\xe3\x81\x8c\xe3\x81\xa4\xe3\x81\x8b\xe3\x81\xac\xe3\x80\x82"
      "\xe4\xbd\x95\xe3\x81\xa7\xe3\x82\x82\xe8\x96\x84\xe6\x9a\x97\xe3\x81\x84\xe3\x81\x98\xe3\x82\x81\xe3\x81\x98"
      "\xe3\x82\x81\xe3\x81\x97\xe3\x81\x9f\xe6\x89\x80\xe3\x81\xa7\xe6\xb3\xa3\xe3\x81\x84\xe3\x81\xa6\xe3\x81\x84"
      "\xe3\x81\x9f\xe4\xba\x8b\xe3\x81\xa0\xe3\x81\x91\xe3\x81\xaf\xe8\xa8\x98\xe6\x86\xb6\xe3\x81\x97\xe3\x81\xa6"
      "\xe3\x81\x84\xe3\x82\x8b\xe3\x80\x82";
  const std::string two = one +
                          "\xe5\x90\xbe\xe8\xbc\xa9\xe3\x81\xaf\xe3\x81\x93\xe3\x81\x93\xe3\x81\xa7\xe5\xa7\x8b"
                          "\xe3\x82\x81\xe3\x81\xa6\xe4\xba\xba\xe9\x96\x93\xe3\x82\x92\xe8\xa6\x8b\xe3\x81\x9f";
  ForeignDatabase database;
  Xapian::TermGenerator generator;
  generator.set_flags(Xapian::TermGenerator::FLAG_CJK_NGRAM);
  for (const std::string& text : {one, two}) {
    Xapian::Document document;
    generator.set_document(document);
    generator.index_text(text);
    database.add(document);
    generator.set_termpos(0);
  }
  DocumentSigner indexer(Scheme(), std::make_unique<IcuTokenizer>());
  EXPECT_EQ(2U, sign_database(*database, indexer).newly_signed);
  const Signer signer{Scheme()};
  Verifier verifier(*database, signer, indexer.tokenizer());
  const auto similarity =
      verifier.compare({database.signature(1, Scheme()), 1, nullptr}, {database.signature(2, Scheme()), 2, nullptr});
  ASSERT_TRUE(similarity);
  EXPECT_EQ(Verification::kExact, similarity->verification);
  const double of_texts =
      jaccard(signer.shingle_set(one, indexer.tokenizer()), signer.shingle_set(two, indexer.tokenizer()));
  EXPECT_LT(0.5, of_texts);
  EXPECT_NEAR(of_texts, similarity->jaccard, 0.05);
}

TEST(DatabaseSigningTest, NothingElseOfADocumentChanges) {
  ForeignDatabase database;
  Xapian::Document document = plain_document(kRose, "rose");
  for (const unsigned slot : {0U, 1U, 2U, 63U, 68U}) document.add_value(slot, "value " + std::to_string(slot));
  document.add_posting("Zrose", 7, 2);
  document.add_posting("Stitle", 1);
  document.add_term("XNDOCUMENTed", 4);
  document.add_boolean_term("XNGROUPed");
  const Xapian::docid docid = database.add(document);
  database->commit();
  const Xapian::Document stored = database.document(docid);
  const std::map<unsigned, std::string> values = DocumentContents(stored).values;
  const auto terms = DocumentContents(stored).terms;
  sign(database);
  sign(database, resigning());
  database->commit();
  const Xapian::Document after = Xapian::Database(database.path()).get_document(docid);
  EXPECT_EQ(stored.get_data(), after.get_data());
  EXPECT_EQ(values, DocumentContents(after).values);
  EXPECT_EQ(terms, DocumentContents(after).terms);
  EXPECT_THAT(terms_of(after, "XNDOC"), ElementsAre("XNDOCUMENTed"));
  EXPECT_THAT(terms_of(after, "XNG"), ElementsAre("XNGROUPed"));
  EXPECT_THAT(terms_of(after, "XND"), SizeIs(9));
}

TEST(DatabaseSigningTest, SecondRunPassesEverythingOverAndWritesNothing) {
  ForeignDatabase database;
  database.add_random(1, 20);
  sign(database);
  database->commit();
  const Xapian::rev revision = Xapian::Database(database.path()).get_revision();
  const DatabaseSigningReport report = sign(database);
  database->commit();
  EXPECT_EQ(20U, report.already_signed);
  EXPECT_EQ(0U, report.newly_signed);
  EXPECT_EQ(revision, Xapian::Database(database.path()).get_revision());
}

TEST(DatabaseSigningTest, DocumentsSignedFromTextStayAndMatchTheNewOnes) {
  ForeignDatabase database;
  DocumentSigner indexer = white_space_indexer();
  prepare_database(*database, white_space_scheme(), "ws 1");
  const std::string text = RandomTexts(8).text(100);
  database.add(signed_document(indexer, text));
  database.add(text + " more");
  const DatabaseSigningReport report = sign(database);
  EXPECT_EQ(1U, report.already_signed);
  EXPECT_EQ(1U, report.newly_signed);
  EXPECT_EQ(TextSource::kText, database.signature(1).source);
  EXPECT_EQ(TextSource::kPositions, database.signature(2).source);
  CascadeFinder finder(*database, white_space_scheme(), indexer.tokenizer());
  const std::vector<Match> matches = finder.find_document(1).matches;
  ASSERT_THAT(matches, SizeIs(1));
  EXPECT_EQ(2U, matches[0].docid);
  EXPECT_EQ(Verification::kExact, matches[0].similarity->verification);
}

TEST(DatabaseSigningTest, WhatCannotBeSignedIsCountedByReason) {
  ForeignDatabase database;
  Xapian::Document no_positions;
  Xapian::TermGenerator generator;
  generator.set_document(no_positions);
  generator.index_text_without_positions(kRose);
  Xapian::Document titled;
  titled.add_posting("Stitle", 1);
  Xapian::Document digits;
  digits.add_term("1999");
  database.add(Xapian::Document());
  database.add(no_positions);
  database.add(titled);
  database.add(digits);
  database.add(kRose);
  const DatabaseSigningReport report = sign(database);
  EXPECT_EQ(5U, report.documents);
  EXPECT_EQ(1U, report.newly_signed);
  EXPECT_EQ(2U, report.without_words);
  EXPECT_EQ(2U, report.without_positions);
  EXPECT_EQ(0U, report.not_covered);
  for (const Xapian::docid docid : {1U, 2U, 3U, 4U}) EXPECT_EQ(0U, database.document(docid).values_count());
}

TEST(DatabaseSigningTest, TermsWithoutATokenAreNoWords) {
  ForeignDatabase database;
  Xapian::Document document;
  document.add_posting("\xe2\x80\xbc", 1);  // punctuation to the tokenizer
  database.add(document);
  DocumentSigner indexer(Scheme(), std::make_unique<IcuTokenizer>());
  EXPECT_EQ(1U, sign_database(*database, indexer).without_words);
}

TEST(DatabaseSigningTest, DamagedSignaturesAreMadeAnew) {
  for (const unsigned slot : {64U, 66U}) {
    ForeignDatabase database;
    database.add(kRose);
    sign(database);
    Xapian::Document document = database.document(1);
    document.add_value(slot, damaged(document.get_value(slot)));
    database->replace_document(1, document);
    const DatabaseSigningReport report = sign(database);
    EXPECT_EQ(1U, report.documents);
    EXPECT_EQ(0U, report.already_signed) << slot;
    expect_signed_as(kRose, database.document(1), white_space_scheme());
  }
}

TEST(DatabaseSigningTest, SchemeIsRecordedWithTheFirstSignature) {
  ForeignDatabase database;
  EXPECT_EQ(0U, sign(database).documents);
  database.add(Xapian::Document());
  EXPECT_EQ(1U, sign(database).without_words);
  EXPECT_THAT(metadata_keys(*database, "neardup:"), IsEmpty());
  database.add(kRose);
  EXPECT_EQ(1U, sign(database).newly_signed);
  EXPECT_EQ(white_space_scheme(), database_scheme(*database));
  EXPECT_THAT(recorded_tokenizer_versions(*database, white_space_scheme()), ElementsAre("ws 1"));
}

TEST(DatabaseSigningTest, SchemeThatWritesToThePlacesOfAnotherIsRefusedNamingBoth) {
  Scheme same_slot = elsewhere_scheme(), same_prefix = elsewhere_scheme();
  same_slot.slots.group_state = 66;
  same_prefix.group_prefix = "XNDG";
  for (const auto& [old, shared] :
       {std::pair(same_slot, "both use slot 66"), std::pair(same_prefix, "both use terms XNDG and XND")}) {
    ForeignDatabase database;
    database.add(kRose);
    sign(database, {}, old);
    database.add("a later one");
    try {
      sign(database);
      FAIL();
    } catch (const SchemeMismatchError& error) {
      EXPECT_THAT(error.get_msg(), HasSubstr(white_space_scheme().name()));
      EXPECT_THAT(error.get_msg(), HasSubstr(old.name()));
      EXPECT_THAT(error.get_msg(), HasSubstr("sign DATABASE --resign"));
      EXPECT_THAT(error.get_msg(), HasSubstr(shared));
    }
    EXPECT_EQ(old, database_scheme(*database));
    EXPECT_EQ(0U, database.document(2).values_count());
  }
}

TEST(DatabaseSigningTest, SchemeWithPlacesOfItsOwnStandsBesideTheFirst) {
  ForeignDatabase database;
  database.add(kRose);
  database.add(kRose);
  sign(database);
  WhiteSpaceTokenizer tokenizer;
  group_databases({*database}, white_space_scheme(), tokenizer);
  Xapian::Document marked = database.document(2);
  mark_duplicate(marked, std::string("one"));
  database->replace_document(2, marked);
  const std::string group = database.document(2).get_value(65);
  const DatabaseSigningReport report = sign(database, {}, elsewhere_scheme());
  EXPECT_EQ(2U, report.newly_signed);
  EXPECT_THAT(recorded_schemes(*database), UnorderedElementsAre(white_space_scheme(), elsewhere_scheme()));
  EXPECT_EQ("one", marked_original(database.document(2)));
  for (const Scheme& scheme : {white_space_scheme(), elsewhere_scheme()}) {
    expect_signed_as(kRose, database.document(1), scheme);
    EXPECT_EQ(1U, CascadeFinder(*database, scheme, tokenizer).find_document(1).matches.size());
  }
  EXPECT_EQ(group, database.document(2).get_value(65)) << "the first one's groups stay";
  EXPECT_EQ(1U, group_databases({*database}, elsewhere_scheme(), tokenizer).groups);
  EXPECT_EQ(group, database.document(2).get_value(65));
  EXPECT_FALSE(database.document(2).get_value(11).empty());
  for (const Scheme& scheme : {white_space_scheme(), elsewhere_scheme()}) {
    DatabaseCheckOptions check;
    check.found = [&](const Issue& issue) { ADD_FAILURE() << scheme.name() << ": " << issue.detail; };
    EXPECT_EQ(1U, check_database(*database, scheme, tokenizer, check).groups);
    EXPECT_EQ(0U, group_databases({*database}, scheme, tokenizer).changed_documents) << "each has its own groups";
  }
  // What one scheme did is undone by moving to the other alone.
  sign(database, resigning());
  EXPECT_THAT(recorded_schemes(*database), ElementsAre(white_space_scheme()));
  EXPECT_EQ("", database.document(1).get_value(10));
  EXPECT_THAT(terms_of(database.document(1), "XA"), IsEmpty());
}

TEST(DatabaseSigningTest, PreferenceOfASchemeThatGoesIsKept) {
  ForeignDatabase database;
  for (int i = 0; i != 2; ++i) database.add(kRose);
  sign(database, {}, elsewhere_scheme());
  WhiteSpaceTokenizer tokenizer;
  GrouperOptions options;
  options.prefer = Preference::parse("newest");
  group_databases({*database}, elsewhere_scheme(), tokenizer, options);
  sign(database, resigning());
  EXPECT_EQ(options.prefer, recorded_grouping(*database, white_space_scheme()).value().options.prefer);
  EXPECT_THROW(recorded_grouping(*database, elsewhere_scheme()), SchemeMismatchError);
}

TEST(DatabaseSigningTest, PreferenceOfTheSchemeItselfIsKeptBeforeThatOfAnother) {
  ForeignDatabase database;
  for (int i = 0; i != 2; ++i) database.add(kRose);
  sign(database);
  sign(database, {}, elsewhere_scheme());
  WhiteSpaceTokenizer tokenizer;
  group_databases({*database}, white_space_scheme(), tokenizer);
  GrouperOptions options;
  options.prefer = Preference::parse("newest");
  group_databases({*database}, elsewhere_scheme(), tokenizer, options);
  for (int i = 0; i != 2; ++i) {
    sign(database, resigning());
    EXPECT_EQ(Preference(),
              recorded_grouping(*database, white_space_scheme()).value_or(RecordedGrouping()).options.prefer);
  }
}

TEST(DatabaseSigningTest, AnotherSchemeOfADocumentAloneIsRefusedToo) {
  ForeignDatabase database;
  database.add("an earlier one");
  DocumentSigner other = white_space_indexer(word_set_scheme());
  database.add(signed_document(other, kRose));
  try {
    sign(database);
    FAIL();
  } catch (const SchemeMismatchError& error) {
    EXPECT_THAT(error.get_msg(), HasSubstr(white_space_scheme().name()));
    EXPECT_THAT(error.get_msg(), HasSubstr(word_set_scheme().name() + " (unknown to this database)"));
  }
  EXPECT_THAT(recorded_schemes(*database), IsEmpty());
  EXPECT_EQ(0U, database.document(1).values_count());
}

TEST(DatabaseSigningTest, ResigningLeavesNothingOfAnotherScheme) {
  for (const Scheme& old : {elsewhere_scheme(), word_set_scheme()}) {
    ForeignDatabase database, expected;
    for (ForeignDatabase* one : {&database, &expected}) {
      one->add_random(3, 30);
      one->add(kRose);
      one->add(kRose);
    }
    sign(database, {}, old);
    WhiteSpaceTokenizer tokenizer;
    EXPECT_EQ(1U, group_databases({*database}, old, tokenizer).groups);
    const DatabaseSigningReport report = sign(database, resigning());
    EXPECT_EQ(32U, report.resigned);
    EXPECT_EQ(0U, report.newly_signed);
    EXPECT_EQ(0U, report.dropped);
    EXPECT_EQ(white_space_scheme(), database_scheme(*database));
    sign(expected);
    for (Xapian::docid docid = 1; docid <= 32; ++docid) {
      EXPECT_EQ(expected.document(docid).serialise(), database.document(docid).serialise()) << docid;
    }
    std::vector<std::string> keys(database->metadata_keys_begin("neardup:"), database->metadata_keys_end("neardup:"));
    const std::string name = white_space_scheme().name();
    EXPECT_THAT(keys, ElementsAre("neardup:lengths:" + name, "neardup:scheme:" + name, "neardup:tokenizer:" + name));
  }
}

/** The evidence that a document's signature of a scheme has. */
std::string evidence_of(const Xapian::Document& document, const Scheme& scheme) {
  return decode_signature(document.get_value(scheme.slots.signature), scheme).value().evidence;
}

TEST(DatabaseSigningTest, SignaturesOfAnotherSchemeGiveWhatCopiesMustShare) {
  EvidenceCollector facts;
  facts.add(EvidenceKind::kName, "Oxford");
  SignatureOrigin origin;
  origin.evidence = facts.evidence(5);
  origin.content_rules = 7;
  for (const bool resigned : {true, false}) {
    ForeignDatabase database;
    const Scheme old = elsewhere_scheme();
    DocumentSigner indexer(old, std::make_unique<WhiteSpaceTokenizer>());
    prepare_database(*database, old, "ws 1");
    for (const char* const indexed : {kRose, "a rose is a rose is a rose by any other word"}) {
      Xapian::Document document = plain_document(indexed);
      indexer.annotate(document, kRose, origin);
      database.add(document);
    }
    sign(database, resigned ? resigning() : DatabaseSigningOptions());
    EXPECT_EQ(origin.evidence, evidence_of(database.document(1), white_space_scheme()));
    EXPECT_EQ("", evidence_of(database.document(2), white_space_scheme())) << "of other words";
    const auto signature =
        decode_signature(database.document(1).get_value(white_space_scheme().slots.signature), white_space_scheme());
    EXPECT_EQ(7U, signature.value().content_rules);
    EXPECT_EQ(TextSource::kPositions, signature.value().source);
  }
}

/** As xapian-compact merges databases that were signed apart. */
TEST(DatabaseSigningTest, ResigningLeavesNothingOfSchemesWithSlotsInCommon) {
  ForeignDatabase database;
  for (int i = 0; i != 4; ++i) database.add(kRose);
  Xapian::docid docid = 0;
  for (const char* prefixes : {"bandprefix=XNE groupprefix=XNH", "bandprefix=XNF groupprefix=XNI"}) {
    Scheme scheme = Scheme::parse(std::string("standard ") + prefixes);
    scheme.tokenizer_profile = white_space_scheme().tokenizer_profile;
    DocumentSigner signer = white_space_indexer(scheme);
    database->set_metadata("neardup:scheme:" + scheme.name(), scheme.text());
    for (int i = 0; i != 2; ++i) {
      Xapian::Document document = database.document(++docid);
      signer.annotate(document, kRose);
      database->replace_document(docid, document);
    }
  }
  sign(database, resigning());
  for (const char* prefix : {"XNE", "XNF"}) {
    EXPECT_EQ(database->allterms_begin(prefix), database->allterms_end(prefix)) << prefix;
  }
  EXPECT_EQ(white_space_scheme(), database_scheme(*database));
}

TEST(DatabaseSigningTest, ResigningUnderAnUnknownSchemesSignaturesReplacesThem) {
  ForeignDatabase database;
  DocumentSigner other = white_space_indexer(word_set_scheme());
  database.add(signed_document(other, kRose));
  database.add(uncovered_document(other, kRose));
  const DatabaseSigningReport report = sign(database, resigning());
  EXPECT_EQ(1U, report.resigned);
  EXPECT_EQ(1U, report.without_positions);
  EXPECT_EQ(1U, report.dropped);
  expect_signed_as(kRose, database.document(1), white_space_scheme());
  EXPECT_EQ(0U, database.document(2).values_count());
  EXPECT_THAT(terms_of(database.document(2), "XND"), IsEmpty());
}

TEST(DatabaseSigningTest, ResigningUnderTheSameSchemeKeepsGroupsAndTakesOldVersionsAway) {
  ForeignDatabase database;
  prepare_database(*database, white_space_scheme(), "ws 0");
  database.add(kRose);
  database.add(kRose);
  sign(database);
  WhiteSpaceTokenizer tokenizer;
  GrouperOptions options;
  options.group_terms = true;
  group_databases({*database}, white_space_scheme(), tokenizer, options);
  const std::string group = database.document(2).get_value(65), state = database.document(2).get_value(67);
  const std::vector<std::string> terms = terms_of(database.document(2), "XNG");
  const std::string rule = database->get_metadata("neardup:groups:" + white_space_scheme().name());
  EXPECT_FALSE(group.empty() || state.empty() || rule.empty());
  EXPECT_THAT(terms, SizeIs(1));
  const DatabaseSigningReport report = sign(database, resigning());
  EXPECT_EQ(2U, report.resigned);
  EXPECT_EQ(group, database.document(2).get_value(65));
  EXPECT_EQ(state, database.document(2).get_value(67));
  EXPECT_EQ(terms, terms_of(database.document(2), "XNG"));
  EXPECT_EQ(rule, database->get_metadata("neardup:groups:" + white_space_scheme().name()));
  EXPECT_TRUE(is_grouped(*database, white_space_scheme().name()));
  EXPECT_EQ("", database->get_metadata("neardup:state:" + white_space_scheme().name()));
  group_databases({*database}, white_space_scheme(), tokenizer);
  EXPECT_EQ(group, database.document(2).get_value(65));
  EXPECT_THAT(recorded_tokenizer_versions(*database, white_space_scheme()), ElementsAre("ws 1"));
}

TEST(DatabaseSigningTest, ResigningLeavesNoGroupMarksWhereNothingCouldBeSigned) {
  const std::string state = encode_group_state({}, white_space_scheme().id());
  ForeignDatabase database;
  DocumentSigner indexer = white_space_indexer();
  prepare_database(*database, white_space_scheme(), "ws 1");
  Xapian::Document uncovered = uncovered_document(indexer, kRose);
  uncovered.add_value(67, damaged(state));
  const std::string kept_value = uncovered.get_value(66);
  Xapian::Document unsigned_document;
  unsigned_document.add_value(67, state);
  unsigned_document.add_value(65, "stalestalesta");
  unsigned_document.add_boolean_term("XNGstalestalesta");
  database.add(uncovered);
  database.add(unsigned_document);
  sign(database, resigning());
  EXPECT_EQ("", database.document(1).get_value(67));
  EXPECT_EQ(kept_value, database.document(1).get_value(66));
  EXPECT_EQ(0U, database.document(2).values_count());
  EXPECT_EQ(0U, database.document(2).termlist_count());
  WhiteSpaceTokenizer tokenizer;
  EXPECT_NO_THROW(group_databases({*database}, white_space_scheme(), tokenizer));
}

TEST(DatabaseSigningTest, ValuesOfAnotherProgramAreNotWrittenOver) {
  for (const unsigned slot : {64U, 65U, 66U, 67U}) {
    for (const DatabaseSigningOptions& options : {DatabaseSigningOptions(), resigning()}) {
      ForeignDatabase database;
      database.add(kRose);
      Xapian::Document foreign = plain_document(kRose);
      foreign.add_value(slot, "of another program");
      database.add(foreign);
      EXPECT_THROW(sign(database, options), Xapian::InvalidArgumentError);
      EXPECT_EQ("of another program", database.document(2).get_value(slot));
      EXPECT_EQ(0U, database.document(1).values_count());
      EXPECT_THAT(recorded_schemes(*database), IsEmpty());
      EXPECT_THROW(prepare_database(*database, white_space_scheme(), "ws 1"), Xapian::InvalidArgumentError);
    }
  }
}

TEST(DatabaseSigningTest, SignatureThatPositionsDoNotCoverIsKeptUnderItsScheme) {
  ForeignDatabase database;
  DocumentSigner indexer = white_space_indexer();
  prepare_database(*database, white_space_scheme(), "ws 0");
  Xapian::Document document = plain_document(kRose);
  indexer.annotate(document, std::string(kRose) + " and words that the index has not");
  const Xapian::docid docid = database.add(document);
  const std::string before = database.document(docid).serialise();
  const DatabaseSigningReport report = sign(database, resigning());
  EXPECT_EQ(1U, report.not_covered);
  EXPECT_EQ(0U, report.dropped);
  EXPECT_EQ(before, database.document(docid).serialise());
  EXPECT_THAT(recorded_tokenizer_versions(*database, white_space_scheme()), ElementsAre("ws 0", "ws 1"));
}

TEST(DatabaseSigningTest, SignatureThatPositionsDoNotCoverIsDroppedUnderAnotherScheme) {
  ForeignDatabase database;
  DocumentSigner old = white_space_indexer(elsewhere_scheme());
  prepare_database(*database, elsewhere_scheme(), "ws 1");
  Xapian::Document document = plain_document(kRose);
  const DocumentContents before(document);
  old.annotate(document, std::string(kRose) + " and words that the index has not");
  const Xapian::docid docid = database.add(document);
  const DatabaseSigningReport report = sign(database, resigning());
  EXPECT_EQ(1U, report.not_covered);
  EXPECT_EQ(1U, report.dropped);
  EXPECT_EQ(0U, database.document(docid).values_count());
  EXPECT_TRUE(before == DocumentContents(database.document(docid)));
}

/** As a program does that rewrites a document from its own records. */
void drop_terms(ForeignDatabase& database, Xapian::docid docid, const std::string& prefix) {
  Xapian::Document document = database.document(docid);
  for (const std::string& term : terms_of(document, prefix)) document.remove_term(term);
  database->replace_document(docid, document);
}

TEST(DatabaseSigningTest, BandTermsThatGotLostAreTheSameAgainWhateverTheScheme) {
  for (unsigned seed = 0; seed != 30; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomTexts random(seed);
    Scheme scheme = random_scheme(random);
    if (seed % 3 == 0) scheme.families.push_back(BandFamily::of_key_method("digest-tokens"));
    if (seed % 5 == 0) scheme.families.push_back(BandFamily::of_key_method("sample:4"));
    DocumentSigner indexer = white_space_indexer(scheme);
    ForeignDatabase database;
    prepare_database(*database, scheme, "ws 1");
    std::vector<std::string> before;
    for (int i = 0; i != 20; ++i) {
      const std::string text = i == 0 ? "12 34" : random.text(1 + random.below(80));
      Xapian::Document document = plain_document(text);
      indexer.annotate(document, text, i % 2 == 0 ? TextSource::kText : TextSource::kPositions);
      database.add(document);
      before.push_back(document.serialise());
    }
    const std::string prefixes[] = {"XND", "XNDa", "XNDb"};
    for (Xapian::docid docid = 1; docid <= 20; ++docid) drop_terms(database, docid, prefixes[random.below(3)]);
    const DatabaseSigningReport report = sign(database, {}, scheme);
    EXPECT_EQ(20U, report.bands_restored + report.already_signed);
    EXPECT_LE(15U, report.bands_restored);
    for (Xapian::docid docid = 1; docid <= 20; ++docid) {
      EXPECT_EQ(before[docid - 1], database.document(docid).serialise()) << docid;
    }
    EXPECT_EQ(20U, sign(database, {}, scheme).already_signed);
  }
}

TEST(DatabaseSigningTest, BandTermsComeBackAlsoWhereTheIndexLacksAFewWords) {
  std::size_t restored = 0;
  for (unsigned seed = 0; seed != 20; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomTexts random(seed);
    ForeignDatabase database;
    DocumentSigner indexer = white_space_indexer();
    prepare_database(*database, white_space_scheme(), "ws 1");
    const std::string text = random.text(400);
    Xapian::Document document = plain_document(text);
    indexer.annotate(document, "leftout " + text);
    const std::string whole = document.serialise();
    database.add(document);
    drop_terms(database, 1, "XND");
    const std::string bare = database.document(1).serialise();
    const DatabaseSigningReport report = sign(database);
    EXPECT_EQ(1U, report.bands_restored + report.not_covered);
    EXPECT_EQ(report.bands_restored != 0 ? whole : bare, database.document(1).serialise()) << "never half";
    restored += report.bands_restored;
  }
  EXPECT_LE(10U, restored);
}

TEST(DatabaseSigningTest, TextThatLostItsBandsAndAWordIsSignedAgain) {
  for (unsigned seed = 0; seed != 20; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomTexts random(seed);
    ForeignDatabase database, expected;
    const std::string text = random.text(400);
    for (const char* const end : {" monday", " friday"}) {
      database.add(text + end);
      expected.add(text + " friday");
    }
    for (ForeignDatabase* one : {&database, &expected}) sign(*one);
    const std::string signed_before = database.document(1).get_value(white_space_scheme().slots.signature);
    Xapian::Document edited = plain_document(text + " friday");  // as `notmuch reindex` leaves it
    for (const unsigned slot : {white_space_scheme().slots.signature, white_space_scheme().slots.fingerprint})
      edited.add_value(slot, database.document(1).get_value(slot));
    database->replace_document(1, edited);
    EXPECT_EQ(1U, sign(database).resigned);
    EXPECT_EQ(expected.document(1).serialise(), database.document(1).serialise());
  }
}

TEST(DatabaseSigningTest, SignatureWhoseWordsAreNotInTheIndexIsLeftWithoutBands) {
  ForeignDatabase database;
  DocumentSigner indexer = white_space_indexer();
  prepare_database(*database, white_space_scheme(), "ws 1");
  database.add(uncovered_document(indexer, kRose));
  database.add(signed_document(indexer, kRose));
  drop_terms(database, 1, "XND");
  const std::string before = database.document(1).serialise();
  const DatabaseSigningReport report = sign(database);
  EXPECT_EQ(1U, report.not_covered);
  EXPECT_EQ(1U, report.already_signed);
  EXPECT_EQ(before, database.document(1).serialise());
}

TEST(DatabaseSigningTest, DocumentsWhoseBandTermsCameBackAreGroupedWithThoseThatCameMeanwhile) {
  const Scheme scheme = white_space_scheme(BandFamily::minhash(20, 2));  // whose bands only the terms tell
  WhiteSpaceTokenizer tokenizer;
  SignedDatabase database(scheme);
  RandomTexts random(5);
  const std::string text = random.text(100);
  database.add(text);
  group_databases({database.database()}, scheme, tokenizer);
  database.remove_terms(1, "XND");
  database.add(random.edited_text(text, 1));
  EXPECT_EQ(0U, group_databases({database.database()}, scheme, tokenizer).groups);
  EXPECT_EQ(1U, sign_database(database.database(), database.indexer()).bands_restored);
  EXPECT_EQ(1U, group_databases({database.database()}, scheme, tokenizer).groups);
}

TEST(DatabaseSigningTest, DocumentsThatLostTheirBandTermsAreGroupedByTheirSketches) {
  SignedDatabase database;
  RandomTexts random(5);
  const std::string text = random.text(100);
  database.add(text);
  database.add(random.edited_text(text, 1));
  database.remove_terms(1, "XND");
  EXPECT_EQ(1U, group_databases({database.database()}, database.scheme(), database.tokenizer()).groups);
}

TEST(DatabaseSigningTest, DocumentThatAnotherProgramReplacesByTheSameTextIsDecidedAgain) {
  ForeignDatabase database;
  DocumentSigner indexer = white_space_indexer();
  prepare_database(*database, white_space_scheme(), "ws 1");
  GrouperOptions options;
  options.measure = Measure::kIdf;  // needs the words of both
  database.add(uncovered_document(indexer, kRose));
  database.add(signed_document(indexer, std::string(kRose) + " indeed"));
  options.threshold = 0.5;
  EXPECT_EQ(0U, group_databases({*database}, white_space_scheme(), indexer.tokenizer(), options).groups);
  database->replace_document(1, plain_document(kRose));
  EXPECT_EQ(1U, sign(database).newly_signed);
  EXPECT_EQ(1U, group_databases({*database}, white_space_scheme(), indexer.tokenizer(), options).groups);
}

TEST(DatabaseSigningTest, WordsOfLinksCannotBeSignedFromPositionsForSimhashBands) {
  for (const char* text : {"simhash-doc", "standard bands=minhash:8x4,simhash:4x16"}) {
    const Scheme scheme = Scheme::parse(text);
    ForeignDatabase database;
    DocumentSigner indexer(scheme, tokenizer_of_profile(scheme.tokenizer_profile));
    prepare_database(*database, scheme, indexer.tokenizer().version());
    database.add(signed_document(indexer, kRose));
    database.add(Xapian::Document());
    EXPECT_EQ(1U, sign_database(*database, indexer).already_signed) << "nothing is to be signed";
    drop_terms(database, 1, "XND");
    EXPECT_EQ(1U, sign_database(*database, indexer).bands_restored) << "the fingerprint has them";
    database.add(kRose);
    const std::string before = database.document(3).serialise();
    EXPECT_THROW(sign_database(*database, indexer), Xapian::InvalidArgumentError);
    EXPECT_EQ(before, database.document(3).serialise());
  }
}

TEST(DatabaseSigningTest, CountsAddUpOverDocumentsOfEveryKind) {
  for (unsigned seed = 1; seed <= 12; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomTexts random(seed);
    const bool resign = seed % 2 == 0;
    DocumentSigner indexer = white_space_indexer(), other = white_space_indexer(word_set_scheme());
    ForeignDatabase database;
    std::map<Xapian::docid, std::string> texts;  // of those that positions can sign
    for (int i = 0; i != 40; ++i) {
      const std::string text = random.text(20);
      const std::size_t kind = random.below(resign ? 6 : 4);
      switch (kind) {
        case 0:
          database.add(Xapian::Document());
          break;
        case 1:
          database.add(uncovered_document(indexer, text));
          break;
        case 2:
          texts[database.add(signed_document(indexer, text))] = text;
          break;
        case 3:
          texts[database.add(text)] = text;
          break;
        case 4:
          texts[database.add(signed_document(other, text))] = text;
          break;
        default:
          database.add(uncovered_document(other, text));
      }
    }
    DatabaseSigningOptions options;
    options.resign = resign;
    const DatabaseSigningReport report = sign(database, options);
    EXPECT_EQ(40U, report.documents);
    EXPECT_EQ(40U, report.already_signed + report.newly_signed + report.resigned + report.without_words +
                       report.without_positions + report.not_covered);
    for (const auto& [docid, text] : texts) {
      EXPECT_EQ(Signer(white_space_scheme()).sign(text, indexer.tokenizer()).token_digest,
                database.signature(docid).token_digest);
    }
    for (Xapian::docid docid = 1; docid <= 40; ++docid) {
      EXPECT_NE(SignatureStatus::kOtherScheme, SignatureReader(*database, white_space_scheme()).status(docid));
    }
  }
}

TEST(DatabaseSigningTest, StoppedRunIsFinishedByTheNext) {
  for (const bool resign : {false, true}) {
    ForeignDatabase database;
    database.add_random(4, 50);
    if (resign) sign(database, {}, elsewhere_scheme());
    DatabaseSigningOptions options;
    options.resign = resign;
    int asked = 0;
    options.stop = [&] { return ++asked > 20; };
    const DatabaseSigningReport first = sign(database, options);
    EXPECT_FALSE(first.finished);
    EXPECT_EQ(20U, first.newly_signed + first.resigned);
    if (resign) {
      EXPECT_THAT(recorded_schemes(*database), SizeIs(2));
      EXPECT_THROW(sign(database), SchemeMismatchError);
    }
    options.stop = {};
    const DatabaseSigningReport second = sign(database, options);
    EXPECT_TRUE(second.finished);
    EXPECT_EQ(20U, second.already_signed);
    EXPECT_EQ(30U, second.newly_signed + second.resigned);
    EXPECT_EQ(white_space_scheme(), database_scheme(*database));
    EXPECT_EQ("", database->get_metadata("neardup:resigning"));
    if (!resign) continue;
    EXPECT_EQ(50U, sign(database, options).resigned);  // a new re-signing begins at the beginning
  }
}

TEST(DatabaseSigningTest, ResigningThatIsStoppedAgainKeepsItsPlace) {
  ForeignDatabase database;
  database.add(Xapian::Document());  // looked into by every run
  database.add_random(4, 20);
  sign(database);
  DatabaseSigningOptions options = resigning();
  for (const int documents : {6, 1, 0}) {
    int left = documents;
    options.stop = [&] { return left-- == 0; };
    sign(database, options);
  }
  options.stop = {};
  EXPECT_EQ(5U, sign(database, options).already_signed);
}

TEST(DatabaseSigningTest, RecordOfADifferentResigningDoesNotCount) {
  ForeignDatabase database;
  database.add_random(4, 10);
  sign(database);
  for (const char* record : {"10", "nonsense\n10", "\n\n\n10"}) {
    database->set_metadata("neardup:resigning", record);
    EXPECT_EQ(10U, sign(database, resigning()).resigned) << record;
  }
}

TEST(DatabaseSigningTest, KilledRunIsFinishedByTheNext) {
  for (const int commits : {0, 1, 3}) {
    TemporaryFolder folder;
    const std::string path = folder.path("db");
    {
      Xapian::WritableDatabase database(path, Xapian::DB_CREATE);
      RandomTexts random(6);
      for (int i = 0; i != 40; ++i) database.add_document(plain_document(random.text(20)));
    }
    const pid_t child = ::fork();
    ASSERT_NE(-1, child);
    if (child == 0) {
      Xapian::WritableDatabase database(path, Xapian::DB_OPEN);
      DocumentSigner indexer = white_space_indexer();
      DatabaseSigningOptions options;
      options.commit_every = 7;
      int left = commits;
      options.commit = [&] {
        if (left-- == 0) ::_exit(0);
        database.commit();
      };
      sign_database(database, indexer, options);
      ::_exit(1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    ASSERT_EQ(0, status);
    Xapian::WritableDatabase database(path, Xapian::DB_OPEN);
    DocumentSigner indexer = white_space_indexer();
    const DatabaseSigningReport report = sign_database(database, indexer);
    EXPECT_EQ(static_cast<std::size_t>(7 * commits), report.already_signed);
    EXPECT_EQ(40U, report.already_signed + report.newly_signed);
  }
}

TEST(DatabaseSigningTest, CommitsAndProgressComeAsPromised) {
  ForeignDatabase database;
  database.add_random(4, 25);
  DatabaseSigningOptions options;
  options.commit_every = 10;
  std::size_t commits = 0;
  std::vector<std::pair<std::size_t, std::size_t>> steps;
  options.commit = [&] { ++commits; };
  options.progress = [&](std::size_t done, std::size_t all) { steps.emplace_back(done, all); };
  sign(database, options);
  EXPECT_EQ(3U, commits);
  ASSERT_THAT(steps, SizeIs(25));
  EXPECT_EQ(std::make_pair(std::size_t{0}, std::size_t{25}), steps.front());
  EXPECT_EQ(std::make_pair(std::size_t{24}, std::size_t{25}), steps.back());
}

TEST(DatabaseSigningTest, OthersWriteBetweenTwoBatches) {
  for (const bool verify : {false, true}) {
    ForeignDatabase database;
    database.add_random(4, 30);
    database->commit();
    DatabaseSigningOptions options;
    options.verify = verify;
    options.commit_every = 4;
    options.commit = [&] { database->commit(); };
    Xapian::docid turns = 0;
    options.let_others_in = [&] {
      *database = Xapian::WritableDatabase();
      Xapian::WritableDatabase other(database.path(), Xapian::DB_OPEN);  // throws if the lock is held
      if (++turns <= 3) other.delete_document(30 - turns);
      if (turns <= 3) other.add_document(plain_document(kRoseAndViolet));
      if (turns == 1) other.replace_document(30, plain_document(kRose));
      other.commit();
      other = Xapian::WritableDatabase();
      *database = Xapian::WritableDatabase(database.path(), Xapian::DB_OPEN);
    };
    const DatabaseSigningReport report = sign(database, options);
    EXPECT_LE(6U, turns);
    EXPECT_EQ(30U, report.documents);
    EXPECT_EQ(30U, report.newly_signed);
    expect_signed_as(kRose, database.document(30), white_space_scheme());
    for (const Xapian::docid added : {31, 32, 33}) {
      expect_signed_as(kRoseAndViolet, database.document(added), white_space_scheme());
    }
    EXPECT_EQ(30U, sign(database).already_signed);
  }
}

TEST(DatabaseSigningTest, RunEndsIfAnotherOneResignsOrDetachesMeanwhile) {
  const Scheme other = elsewhere_scheme();
  for (const bool detaches : {false, true}) {
    ForeignDatabase database;
    database.add_random(4, 30);
    if (!detaches) sign(database, {}, other);
    DatabaseSigningOptions options;
    options.resign = !detaches;
    options.commit_every = 4;
    options.commit = [&] { database->commit(); };
    options.let_others_in = [&] {
      if (detaches) {
        detach_database(*database);
      } else {
        sign(database, resigning(), other);
      }
    };
    EXPECT_THROW(sign(database, options), SchemeMismatchError);
    EXPECT_EQ(detaches ? std::vector<Scheme>() : std::vector<Scheme>{other}, recorded_schemes(*database));
    if (detaches) {
      EXPECT_EQ(0U, database.document(1).values_count());
    } else {
      EXPECT_EQ(30U, sign(database, {}, other).already_signed);
    }
  }
}

TEST(DatabaseSigningTest, OthersWaitNoLongerThanABatchTakes) {
  ForeignDatabase database;
  database.add_random(4, 30);
  DatabaseSigningOptions options;
  options.hold = std::chrono::milliseconds(0);
  std::size_t commits = 0;
  std::size_t turns = 0;
  options.commit = [&] { ++commits; };
  options.let_others_in = [&] { ++turns; };
  sign(database, options);
  EXPECT_EQ(29U, turns);
  EXPECT_EQ(31U, commits) << "the last one has the lengths of the documents";
}

TEST(DatabaseSigningTest, LostBandsAreFoundWhereADamagedDocumentHasAsMany) {
  ForeignDatabase database;
  for (int i = 0; i != 2; ++i) database.add(kRose);
  sign(database);
  const std::vector<std::string> bands = prefixed_terms_of(*database, 1, "XND");
  database->replace_document(1, [&] {
    Xapian::Document damaged = database->get_document(1);
    damaged.add_value(66, neardup::damaged(damaged.get_value(66)));
    return damaged;
  }());
  database->replace_document(2, [&] {
    Xapian::Document stripped = database->get_document(2);
    for (const std::string& term : bands) stripped.remove_term(term);
    return stripped;
  }());
  sign(database);
  EXPECT_EQ(bands, prefixed_terms_of(*database, 1, "XND"));
  EXPECT_EQ(bands, prefixed_terms_of(*database, 2, "XND"));
}

TEST(DatabaseSigningTest, PreferenceOutlivesAResigning) {
  ForeignDatabase database;
  for (int i = 0; i != 2; ++i) database.add(kRose);
  sign(database);
  WhiteSpaceTokenizer tokenizer;
  GrouperOptions options;
  options.prefer = Preference::parse("longest,newest");
  group_databases({*database}, white_space_scheme(), tokenizer, options);
  for (const Scheme& scheme : {white_space_scheme(), word_set_scheme(), white_space_scheme()}) {
    EXPECT_TRUE(scheme == white_space_scheme() || is_grouped(*database, white_space_scheme().name()));
    sign(database, resigning(), scheme);
    EXPECT_EQ(options.prefer, recorded_grouping(*database, scheme).value().options.prefer);
  }
  EXPECT_FALSE(is_grouped(*database, white_space_scheme().name()));
}

TEST(DatabaseSigningTest, WhatWasChosenForTheGroupsOutlivesAResigning) {
  ForeignDatabase database;
  for (int i = 0; i != 2; ++i) {
    Xapian::Document document = plain_document(kRose);
    document.add_boolean_term("Hhost");
    document.add_value(3, "20260101");
    database->add_document(document);
  }
  sign(database);
  WhiteSpaceTokenizer tokenizer;
  GrouperOptions options;
  options.threshold = 0.75;
  options.band_cap = 7;
  options.scope = {"H", TimeWindow{3, 30}};
  group_databases({*database}, white_space_scheme(), tokenizer, options);
  sign(database, resigning());
  const GrouperOptions left = recorded_grouping(*database, white_space_scheme()).value().options;
  EXPECT_EQ(0.75, left.threshold);
  EXPECT_EQ(7U, left.band_cap);
  EXPECT_EQ("H", left.scope.within);
  EXPECT_EQ(3U, left.scope.window.value().slot);
  EXPECT_EQ(30U, left.scope.window.value().days);
}

TEST(DatabaseSigningTest, BadArgumentsAreRefused) {
  ForeignDatabase database;
  DatabaseSigningOptions options;
  options.commit_every = 0;
  EXPECT_THROW(sign(database, options), Xapian::InvalidArgumentError);
  TemporaryFolder folder;
  Xapian::WritableDatabase shards;
  for (const char* name : {"one", "two"}) {
    shards.add_database(Xapian::WritableDatabase(folder.path(name), Xapian::DB_CREATE));
  }
  DocumentSigner indexer = white_space_indexer();
  EXPECT_THROW(sign_database(shards, indexer), Xapian::InvalidArgumentError);
}

TEST(DatabaseSigningTest, RemoteDatabaseIsRefused) {
  if (!RemoteServer::available()) GTEST_SKIP() << "no xapian-tcpsrv";
  TemporaryFolder folder;
  Xapian::WritableDatabase(folder.path("db"), Xapian::DB_CREATE).commit();
  const RemoteServer server({folder.path("db")}, RemoteServer::Access::kWritable);
  Xapian::WritableDatabase remote = server.open_writable();
  DocumentSigner indexer = white_space_indexer();
  EXPECT_THROW(sign_database(remote, indexer), Xapian::InvalidArgumentError);
}

}  // namespace
}  // namespace neardup
