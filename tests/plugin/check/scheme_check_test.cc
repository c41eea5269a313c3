#include "check/scheme_check.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "group/grouping.h"
#include "marks/distinct_pairs.h"
#include "marks/signature_reader.h"
#include "neardup/error.h"
#include "pipeline/tokenizer_profiles.h"
#include "plugin/database_bytes.h"
#include "plugin/plain_texts.h"
#include "plugin/random_scheme.h"
#include "plugin/random_texts.h"
#include "plugin/remote_server.h"
#include "plugin/signed_database.h"
#include "record/scheme_record.h"

namespace neardup {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

constexpr const char* kOther = "shall I compare thee to a summers day thou art more lovely and more temperate";

struct Checked {
  DatabaseCheckReport report;
  std::vector<Issue> issues;

  /** Names of what was found, in order, each with its docid: "stale-group 3". */
  std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (const Issue& issue : issues) {
      names.push_back(issue_name(issue.kind) + " " + std::to_string(issue.docid));
    }
    return names;
  }

  std::string all() const {
    std::string text;
    for (const Issue& issue : issues) {
      text += issue_name(issue.kind) + " " + std::to_string(issue.docid) + ": " + issue.detail + "\n";
    }
    return text;
  }

  std::string detail(IssueKind kind) const {
    for (const Issue& issue : issues) {
      if (issue.kind == kind) return issue.detail;
    }
    return "";
  }
};

Checked check(const Xapian::Database& database, const Scheme& scheme, bool words = false) {
  WhiteSpaceTokenizer tokenizer;
  Checked checked;
  DatabaseCheckOptions options;
  options.words = words;
  options.found = [&](const Issue& issue) { checked.issues.push_back(issue); };
  checked.report = check_database(database, scheme, tokenizer, options);
  EXPECT_EQ(checked.issues.size(), checked.report.issues);
  return checked;
}

Checked check(SignedDatabase& database, bool words = false) {
  return check(database.database(), database.scheme(), words);
}

GrouperOptions with_group_terms() {
  GrouperOptions options;
  options.group_terms = true;
  return options;
}

void group(SignedDatabase& database, const GrouperOptions& options = with_group_terms()) {
  group_databases({database.database()}, database.scheme(), database.tokenizer(), options);
}

/** Texts of which some repeat others, exactly or nearly. */
void add_random(SignedDatabase& database, unsigned seed, std::size_t documents) {
  RandomTexts random(seed);
  std::vector<std::string> texts{random.text(80)};
  for (std::size_t i = 0; i != documents; ++i) {
    const std::string& earlier = texts[random.below(texts.size())];
    texts.push_back(random.below(2) == 0 ? random.text(1 + random.below(80))
                                         : random.edited_text(earlier, random.below(3)));
    database.add(texts.back());
  }
}

/** As a stub shows them. */
Xapian::Database looked_at_together(SignedDatabase& one, SignedDatabase& two) {
  Xapian::Database both;
  both.add_database(one.database());
  both.add_database(two.database());
  return both;
}

/** Grouped: 1 to 3 are a group, 4 and 5 another, 6 stands alone. */
class GroupedDatabase : public SignedDatabase {
 public:
  explicit GroupedDatabase(const Scheme& scheme = white_space_scheme()) : SignedDatabase(scheme) {
    for (const char* text : {kSweetRose, kSweetRose, kSweetRose, kOther, kOther}) add(text);
    add("nobody else has these words");
    group(*this);
  }

  std::string value(Xapian::docid docid, unsigned slot) { return database().get_document(docid).get_value(slot); }
  GroupState state(Xapian::docid docid) { return *decode_group_state(value(docid, 67), scheme().id()); }
  void set_state(Xapian::docid docid, const GroupState& state) {
    set_value(docid, 67, encode_group_state(state, scheme().id()));
  }
};

/** With more band families, of the 2nd on. */
Scheme scheme_with(const std::vector<std::string>& key_methods) {
  Scheme scheme = white_space_scheme();
  for (const std::string& method : key_methods) scheme.families.push_back(BandFamily::of_key_method(method));
  return scheme;
}

TEST(SchemeCheckTest, EmptyDatabaseHasNothingWrong) {
  SignedDatabase database;
  const Checked checked = check(database, true);
  EXPECT_THAT(checked.issues, IsEmpty()) << checked.all();
  EXPECT_EQ(0U, checked.report.documents);
}

TEST(SchemeCheckTest, HealthyDatabaseGivesNoFindingUnderAnyScheme) {
  for (unsigned seed = 0; seed != 20; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomTexts random(seed);
    SignedDatabase database(random_scheme(random));
    add_random(database, seed, 60);
    database.add("", "without-words");
    EXPECT_EQ("", check(database, true).all());
    GrouperOptions options;
    options.threshold = seed % 3 == 0 ? 0.5 : 0.9;
    options.group_terms = seed % 4 != 0;
    group(database, options);
    const Checked checked = check(database, true);
    EXPECT_EQ("", checked.all());
    EXPECT_EQ(61U, checked.report.documents);
    EXPECT_LE(50U, checked.report.signed_documents);  // a text may lose its last word
    EXPECT_EQ(checked.report.signed_documents, checked.report.words_compared);
    EXPECT_LT(0U, checked.report.groups);
  }
}

TEST(SchemeCheckTest, HealthyDatabaseUnderThePresetsGivesNoFinding) {
  for (const std::string& name : Scheme::preset_names()) {
    Scheme scheme = Scheme::preset(name);
    scheme.tokenizer_profile = WhiteSpaceTokenizer().profile();
    GroupedDatabase database(scheme);
    database.add("12 34 56");  // a text without a word has no simhash bands
    group(database);
    EXPECT_EQ("", check(database, true).all()) << name;
  }
}

TEST(SchemeCheckTest, ScopesWindowsAndDistinctPairsGiveNoFinding) {
  SignedDatabase database;
  for (int i = 0; i != 12; ++i) {
    Xapian::Document document =
        signed_document(database.indexer(), i % 3 == 0 ? kOther : kSweetRose, std::to_string(i));
    if (i % 4 != 3) document.add_boolean_term("H" + std::to_string(i % 2));
    document.add_value(0, i % 5 == 0 ? "20260101" : "20260601");
    database.add(document);
  }
  declare_distinct(database.database(), "1", "5");
  GrouperOptions options;
  options.scope.within = "H";
  options.scope.window = TimeWindow::parse("0:30");
  group(database, options);
  const Checked checked = check(database, true);
  EXPECT_EQ("", checked.all());
  EXPECT_LE(2U, checked.report.groups);
}

TEST(SchemeCheckTest, DamagedAndForeignValuesAreNamedWithBothSchemes) {
  SignedDatabase database;
  for (int i = 0; i != 4; ++i) database.add(kSweetRose);
  database.damage(1, 66);
  database.set_value(2, 64, "damaged too");
  StoredSignature impossible;
  impossible.tokens = 2;
  impossible.shingles = 3;
  database.set_value(3, 66, encode_signature(impossible, database.scheme().id()));
  const Scheme other = word_set_scheme();
  database.set_value(4, 66, encode_signature({{}, 1, 1, 1, {}}, other.id()));
  const Checked checked = check(database);
  EXPECT_THAT(checked.names(), ElementsAre("damaged 1", "taken 2", "damaged 3", "foreign 4"));
  EXPECT_THAT(checked.issues[0].detail, HasSubstr("bytes has a wrong checksum"));
  EXPECT_THAT(checked.issues[2].detail, HasSubstr("impossible content"));
  EXPECT_THAT(checked.issues[3].detail, HasSubstr(other.name()));
  EXPECT_THAT(checked.issues[3].detail, HasSubstr(database.scheme().name()));
  EXPECT_EQ(0U, checked.report.signed_documents);
}

TEST(SchemeCheckTest, SignatureAndFingerprintMissEachOther) {
  SignedDatabase database;
  for (int i = 0; i != 2; ++i) database.add(kSweetRose);
  database.set_value(1, 64, "");
  database.set_value(2, 66, "");
  EXPECT_THAT(check(database).names(), ElementsAre("wrong-signature 1", "wrong-signature 2"));
}

TEST(SchemeCheckTest, UnsignedDocumentsComeOnceWithTheirNumber) {
  SignedDatabase database;
  database.add(kSweetRose);
  for (int i = 0; i != 12; ++i) database.add(plain_document(kOther));
  const Checked checked = check(database);
  ASSERT_THAT(checked.names(), ElementsAre("unsigned 0"));
  EXPECT_THAT(checked.issues[0].detail, HasSubstr("12 documents (docids 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, ...)"));
}

TEST(SchemeCheckTest, MissingExtraAndMisshapenBandsAreFoundWithoutWords) {
  for (const BandFamily& family : {BandFamily::minhash(8, 4), BandFamily::minhash(40, 1), BandFamily::simhash_4x16(),
                                   BandFamily::simhash_16x28()}) {
    SCOPED_TRACE(family.text());
    SignedDatabase database(white_space_scheme(family));
    for (int i = 0; i != 5; ++i) database.add(kSweetRose);
    const std::vector<std::string> terms = terms_of(database.database().get_document(1), "XND");
    const auto edit = [&](Xapian::docid docid, const std::function<void(Xapian::Document&)>& change) {
      Xapian::Document document = database.database().get_document(docid);
      change(document);
      database.database().replace_document(docid, document);
    };
    edit(1, [&](Xapian::Document& document) { document.remove_term(terms.front()); });
    edit(2, [&](Xapian::Document& document) { document.add_boolean_term(database.scheme().band_term(0, 0, 3)); });
    edit(3, [&](Xapian::Document& document) {  // one key too short
      document.remove_term(terms.back());
      document.add_boolean_term(terms.back().substr(0, terms.back().size() - 1));
    });
    edit(4, [&](Xapian::Document& document) { document.add_boolean_term("XNDXisAnotherPrefix"); });
    edit(5, [&](Xapian::Document& document) { document.add_boolean_term("XNDzzzz"); });  // of another program
    const Checked checked = check(database);
    EXPECT_THAT(checked.names(), ElementsAre("wrong-bands 1", "taken 2", "wrong-bands 3"));
    EXPECT_THAT(checked.issues[0].detail, HasSubstr("1 band terms are missing and 0"));
    EXPECT_THAT(checked.issues[1].detail, HasSubstr("1 terms of the form of a band term more"));
  }
}

TEST(SchemeCheckTest, BandsWithoutASignatureAreFound) {
  SignedDatabase database;
  database.add(kSweetRose);
  database.set_value(1, 64, "");
  database.set_value(1, 66, "");
  EXPECT_THAT(check(database).names(), ElementsAre("taken 1", "unsigned 0"));
}

TEST(SchemeCheckTest, SimhashBandsOfAnotherFingerprintAreFoundWithoutWords) {
  SignedDatabase database(white_space_scheme(BandFamily::simhash_4x16()));
  database.add(kSweetRose);
  Xapian::Document document = database.database().get_document(1);
  give_fingerprint(document, database.scheme(), 7);
  database.database().replace_document(1, document);
  EXPECT_THAT(check(database).names(), ElementsAre("wrong-bands 1"));
}

TEST(SchemeCheckTest, WordsTellWhatNothingElseTells) {
  SignedDatabase database;
  for (int i = 0; i != 4; ++i) database.add(kSweetRose);
  const Xapian::Document other = signed_document(database.indexer(), kOther);
  {  // the bands of another text
    Xapian::Document document = database.database().get_document(1);
    for (const std::string& term : terms_of(document, "XND")) document.remove_term(term);
    for (const std::string& term : terms_of(other, "XND")) document.add_boolean_term(term);
    database.database().replace_document(1, document);
  }
  StoredSignature wrong = *decode_signature(database.database().get_document(2).get_value(66), database.scheme());
  ++wrong.sketch[5];
  database.set_value(2, 66, encode_signature(wrong, database.scheme().id()));
  Xapian::Document third = database.database().get_document(3);
  give_fingerprint(third, database.scheme(), *decode_fingerprint(other.get_value(64), database.scheme().id()));
  database.database().replace_document(3, third);
  StoredSignature other_words = *decode_signature(other.get_value(66), database.scheme());
  other_words.tokens = 17;  // as many as there are
  other_words.fingerprint_check =
      decode_signature(database.database().get_document(4).get_value(66), database.scheme())->fingerprint_check;
  database.set_value(4, 66, encode_signature(other_words, database.scheme().id()));
  EXPECT_THAT(check(database).names(), IsEmpty());
  const Checked checked = check(database, true);
  EXPECT_THAT(checked.names(),
              ElementsAre("wrong-bands 1", "wrong-signature 2", "wrong-signature 3", "wrong-signature 4"))
      << checked.all();
  EXPECT_THAT(checked.issues[1].detail, HasSubstr("do not give its sketch"));
  EXPECT_THAT(checked.issues[2].detail, HasSubstr("do not give its fingerprint"));
  EXPECT_EQ(4U, checked.report.words_compared);
}

TEST(SchemeCheckTest, WordsSayNothingOfADigestOfTheBytesThatWereSigned) {
  SignedDatabase database(scheme_with({"digest-tokens", "digest-text"}));
  database.add("a rose  is a rose\nis a rose");  // white space that the index does not keep
  EXPECT_EQ("", check(database, true).all());
  Xapian::Document document = database.database().get_document(1);
  const std::string of_tokens = database.scheme().band_prefix + database.scheme().band_label(1, 0);
  for (const std::string& term : terms_of(document, of_tokens)) document.remove_term(term);
  document.add_boolean_term(of_tokens + std::string(26, 'a'));
  database.database().replace_document(1, document);
  EXPECT_THAT(check(database, true).names(), ElementsAre("wrong-bands 1"));
}

TEST(SchemeCheckTest, WordsTellADigestOfBytesThatWereRebuiltFromThem) {
  SignedDatabase database(scheme_with({"digest-text"}));
  Xapian::Document document = plain_document(kSweetRose);
  database.indexer().annotate(document, kSweetRose, TextSource::kPositions);
  const std::string of_text = database.scheme().band_prefix + database.scheme().band_label(1, 0);
  for (const std::string& term : terms_of(document, of_text)) document.remove_term(term);
  document.add_boolean_term(of_text + std::string(26, 'a'));
  database.add(document);
  EXPECT_THAT(check(database, true).names(), ElementsAre("wrong-bands 1"));
}

TEST(SchemeCheckTest, WordsOfATextThatPositionsDoNotCoverSayNothing) {
  SignedDatabase database;
  database.add_uncovered(kSweetRose);
  const Checked checked = check(database, true);
  EXPECT_THAT(checked.names(), ElementsAre("without-positions 0"));
  EXPECT_THAT(check(database).names(), ElementsAre("without-positions 0")) << "no word in the database has a position";
  EXPECT_EQ(1U, checked.report.not_covered);
  EXPECT_EQ(0U, checked.report.words_compared);
}

TEST(SchemeCheckTest, PositionsThatChangedSinceTheyWereSignedAreFound) {
  SignedDatabase database;
  Xapian::Document document = plain_document(kSweetRose);
  database.indexer().annotate(document, kSweetRose, TextSource::kPositions);
  document.add_posting("word", 1000);
  database.add(document);
  EXPECT_THAT(check(database, true).names(), ElementsAre("wrong-signature 1"));
}

/** Texts of which none is near another. */
std::vector<std::string> distinct_texts(RandomTexts& random, std::size_t number) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i != number; ++i) texts.push_back(random.text(8 + random.below(150)));
  return texts;
}

/** Give a document the signature of another, and its band terms if it is to have them too. */
void take_signature(SignedDatabase& database, Xapian::docid to, const Xapian::Document& from, bool bands) {
  Xapian::Document document = database.database().get_document(to);
  for (const unsigned slot : {64U, 66U}) document.add_value(slot, from.get_value(slot));
  if (bands) {
    for (const std::string& term : terms_of(document, "XND")) document.remove_term(term);
    for (const std::string& term : terms_of(from, "XND")) document.add_boolean_term(term);
  }
  database.database().replace_document(to, document);
}

TEST(SchemeCheckTest, SwappedSignaturesAreFoundOnAllTheirDocuments) {
  for (unsigned seed = 0; seed != 40; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomTexts random(seed);
    SignedDatabase database;
    for (const std::string& text : distinct_texts(random, 8)) database.add(text);
    const Xapian::docid swapped = seed % 3 == 0 ? 2 : 5;  // documents 1 to that one pass them round
    std::vector<Xapian::Document> before;
    for (Xapian::docid docid = 1; docid <= swapped; ++docid) {
      before.push_back(Xapian::Document::unserialise(database.database().get_document(docid).serialise()));
    }
    for (Xapian::docid docid = 1; docid <= swapped; ++docid) {
      take_signature(database, docid, before[docid % swapped], seed % 2 == 0);
    }
    std::set<Xapian::docid> found;
    for (const Issue& issue : check(database, true).issues) {
      EXPECT_EQ(IssueKind::kWrongSignature, issue.kind);
      found.insert(issue.docid);
    }
    EXPECT_EQ(swapped, found.size());
    EXPECT_EQ(1U, *found.begin());
    EXPECT_EQ(swapped, *found.rbegin());
  }
}

TEST(SchemeCheckTest, OneWordChangedUnderKeptValuesIsFound) {
  for (unsigned seed = 0; seed != 40; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomTexts random(seed);
    SignedDatabase database;
    for (const std::string& text : distinct_texts(random, 4)) database.add(text);
    std::string text = database.database().get_document(2).get_data();
    const std::size_t word = text.find(' ', random.below(text.size() - 7)) + 1;
    if (word == 0) continue;
    text.replace(word, text.find(' ', word) - word, "another");
    const Xapian::Document old = Xapian::Document::unserialise(database.database().get_document(2).serialise());
    database.database().replace_document(2, plain_document(text));
    take_signature(database, 2, old, true);
    EXPECT_THAT(check(database, true).names(), ElementsAre("wrong-signature 2"));
  }
}

TEST(SchemeCheckTest, StemsInTheIndexAreNoOtherWords) {
  constexpr const char* kTexts[] = {
      "the visitors admired several paintings hanging beside the wooden stairs leading upwards",
      "running dogs chased barking foxes across flooded meadows during raging storms",
      "engineers measuring vibrations noticed unusually loud noises inside rotating turbines"};
  for (const char* title : {"", "travelling musicians"}) {
    SignedDatabase database;
    for (const char* text : kTexts) database.add(stemmed_document(database.indexer(), text, title));
    const Checked checked = check(database, true);
    EXPECT_EQ("", checked.all()) << title;
    EXPECT_EQ(3U, checked.report.not_covered) << "they cannot be compared";
  }
}

TEST(SchemeCheckTest, StemsBesideDocumentsOfWholeWordsAreNoOtherWords) {
  RandomTexts random(1);
  SignedDatabase database;
  for (const std::string& text : distinct_texts(random, 4)) database.add(text);
  for (int i = 0; i != 2; ++i) {
    database.add(stemmed_document(database.indexer(), "running dogs chased barking foxes across flooded meadows", ""));
  }
  for (const std::string& text : distinct_texts(random, 8)) database.add(document_with_stems(database.indexer(), text));
  EXPECT_EQ("", check(database, true).all());
}

TEST(SchemeCheckTest, StemsBesideTheWordsProveThatTheseAreWhole) {
  SignedDatabase database;
  Xapian::Document document = document_with_stems(database.indexer(), "running dogs chased barking foxes");
  const Xapian::Document other = signed_document(database.indexer(), "several paintings hanging beside stairs");
  for (const unsigned slot : {64U, 66U}) document.add_value(slot, other.get_value(slot));
  for (const std::string& term : terms_of(document, "XND")) document.remove_term(term);
  for (const std::string& term : terms_of(other, "XND")) document.add_boolean_term(term);
  database.add(document);
  EXPECT_THAT(check(database, true).names(), ElementsAre("wrong-signature 1"));
}

TEST(SchemeCheckTest, LongerTextUnderKeptValuesIsFound) {
  for (unsigned seed = 0; seed != 40; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomTexts random(seed);
    SignedDatabase database;
    for (const std::string& text : distinct_texts(random, 4)) database.add(text);
    const Xapian::Document old = Xapian::Document::unserialise(database.database().get_document(2).serialise());
    std::string longer;
    while (longer.size() < 3 * old.get_data().size()) longer += "other" + std::to_string(random.below(1000000)) + ' ';
    database.database().replace_document(2, plain_document(longer));
    take_signature(database, 2, old, true);
    EXPECT_THAT(check(database, true).names(), ElementsAre("wrong-signature 2"));
  }
}

TEST(SchemeCheckTest, FewerWordsInTheIndexThanInTheTextAreNoFinding) {
  for (unsigned seed = 0; seed != 20; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomTexts random(seed);
    SignedDatabase database(random_scheme(random));
    for (const std::string& text : distinct_texts(random, 10)) {
      Xapian::Document document = plain_document(text);
      std::string more = text;  // what an indexer left out, here and there
      for (std::size_t i = 0; i <= seed; ++i) more.insert(random.below(more.size()) + 1, " leftout ");
      database.indexer().annotate(document, more);
      database.add(document);
    }
    const Checked checked = check(database, true);
    EXPECT_EQ("", checked.all());
    EXPECT_EQ(10U, checked.report.not_covered);
  }
}

TEST(SchemeCheckTest, BandsOfAnotherTextAreFoundThoughTheIndexHasFewerWords) {
  for (unsigned seed = 0; seed != 20; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomTexts random(seed);
    SignedDatabase database;
    const std::string text = random.text(300);
    Xapian::Document document = plain_document(text);
    database.indexer().annotate(document, "leftout " + text);
    const Xapian::docid docid = database.add(document);
    EXPECT_EQ("", check(database, true).all());
    for (const std::string& term : terms_of(document, "XND")) document.remove_term(term);
    const Xapian::Document other = signed_document(database.indexer(), random.text(300));
    for (const std::string& term : terms_of(other, "XND")) document.add_boolean_term(term);
    database.database().replace_document(docid, document);
    EXPECT_THAT(check(database, true).names(), ElementsAre("wrong-bands 1"));
  }
}

/** Under a scheme of the ICU tokenizer, whose fingerprints leave links out. */
class LinkedTexts {
 public:
  explicit LinkedTexts(const Scheme& scheme = Scheme())
      : scheme_(scheme),
        indexer_(scheme, tokenizer_of_profile(scheme.tokenizer_profile)),
        database_(folder_.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC) {
    prepare_database(database_, scheme, indexer_.tokenizer().version());
  }

  void add(const std::string& text) { database_.add_document(signed_document(indexer_, text)); }
  void add_with_stems(const std::string& text) { database_.add_document(document_with_stems(indexer_, text)); }

  std::vector<Issue> issues(bool words = true) {
    std::vector<Issue> issues;
    DatabaseCheckOptions options;
    options.words = words;
    options.found = [&](const Issue& issue) { issues.push_back(issue); };
    check_database(database_, scheme_, indexer_.tokenizer(), options);
    return issues;
  }

  Xapian::WritableDatabase& operator*() { return database_; }

 private:
  TemporaryFolder folder_;
  Scheme scheme_;
  DocumentSigner indexer_;
  Xapian::WritableDatabase database_;
};

/** Words, and links among them. */
std::string linked_text(RandomTexts& random) {
  std::string text = random.text(3 + random.below(100));
  for (std::size_t i = random.below(6); i != 0; --i) {
    const std::string links[] = {"https://www." + random.word() + ".org/" + random.word() + "/" + random.word(),
                                 random.word() + "@" + random.word() + ".com", "www." + random.word() + ".net"};
    text += " " + links[random.below(3)] + " " + random.text(1 + random.below(10));
  }
  return text;
}

TEST(SchemeCheckTest, WordsOfLinksThatTheFingerprintLeavesOutAreNoFinding) {
  for (const char* name : {"standard", "simhash-doc", "short", "loose", "containment"}) {
    SCOPED_TRACE(name);
    RandomTexts random(7);
    LinkedTexts texts(Scheme::preset(name));
    for (int i = 0; i != 60; ++i) texts.add(linked_text(random));
    texts.add("https://www.example.org/nothing/but/a/link");
    for (const Issue& issue : texts.issues()) ADD_FAILURE() << issue_name(issue.kind) << issue.detail;
  }
}

/** TermGenerator joins words at U+200B and cuts them at U+00AD; it leaves unspaced words whole where they are not too long. */
TEST(SchemeCheckTest, WordsThatXapianCutsOtherwiseAreNoOtherWords) {
  const std::pair<const char*, const char*> marks[] = {// within words and behind them
                                                       {"\u200b", " "},
                                                       {"\u00ad", " "},
                                                       {"\u200b", " U.S. "},
                                                       {"", "\u200bU.S. "},
                                                       {"\u200b", "図書館で本を\u200b読む"}};
  for (const auto& [within, behind] : marks) {
    SCOPED_TRACE(std::string(within) + behind);
    RandomTexts random(37);
    LinkedTexts texts;
    for (std::size_t i = 0; i != 60; ++i) {
      std::string text;
      for (const char letter : random.text(5 + random.below(60))) {
        if (letter == ' ') {
          text += random.below(3) == 0 ? behind : " ";
        } else {
          text += (random.below(20) < i / 20 ? within : "") + std::string(1, letter);
        }
      }
      texts.add_with_stems(text);
    }
    for (const Issue& issue : texts.issues()) ADD_FAILURE() << issue_name(issue.kind) << issue.detail;
  }
}

TEST(SchemeCheckTest, FingerprintsThatWereSwappedAreFoundWithoutReadingWords) {
  for (const char* name : {"standard", "simhash-doc", "loose"}) {
    SCOPED_TRACE(name);
    RandomTexts random(11);
    const Scheme scheme = Scheme::preset(name);
    LinkedTexts texts(scheme);
    for (int i = 0; i != 20; ++i) texts.add(linked_text(random));
    for (Xapian::docid docid = 1; docid < 20; docid += 2) {
      Xapian::Document one = (*texts).get_document(docid), other = (*texts).get_document(docid + 1);
      const std::string value = one.get_value(64);
      one.add_value(64, other.get_value(64));
      other.add_value(64, value);
      (*texts).replace_document(docid, one);
      (*texts).replace_document(docid + 1, other);
    }
    EXPECT_EQ(SignatureStatus::kDamaged, SignatureReader(*texts, scheme).status(1));
    std::set<Xapian::docid> found;
    for (const Issue& issue : texts.issues(false)) {
      EXPECT_EQ(IssueKind::kDamaged, issue.kind);
      found.insert(issue.docid);
    }
    EXPECT_EQ(20U, found.size());
  }
}

TEST(SchemeCheckTest, WordsUnderPrefixesAreSaidToBeUnsigned) {
  SignedDatabase database;
  database.add(kSweetRose);
  for (int i = 0; i != 3; ++i) {
    Xapian::Document document;
    Xapian::TermGenerator generator;
    generator.set_document(document);
    generator.index_text(kSweetRose, 1, "B");
    database.add(document);
  }
  const Checked checked = check(database);
  ASSERT_THAT(checked.names(), ElementsAre("under-prefixes 0"));
  EXPECT_THAT(checked.issues[0].detail, HasSubstr("3 documents (docids 2, 3, 4) with words under prefixes only (B)"));
  EXPECT_EQ(3U, checked.report.not_signed);
}

TEST(SchemeCheckTest, GroupTermsAreThoseOfTheRule) {
  GroupedDatabase database;
  for (Xapian::docid docid = 1; docid <= 6; ++docid) database.remove_terms(docid, "XNG");
  EXPECT_THAT(check(database).names(), ElementsAre("other-groups 0"));
  group(database, {});
  EXPECT_THAT(check(database).names(), IsEmpty()) << "the rule asks for none";
  group(database);
  EXPECT_THAT(check(database).names(), IsEmpty());
}

TEST(SchemeCheckTest, SingleDocumentsHaveTheGroupThatTheyWouldRepresent) {
  GroupedDatabase database;
  GrouperOptions options;
  options.singles = true;
  const Xapian::docid single = database.add("all the world is a stage and all the men and women merely players");
  group(database, options);
  EXPECT_THAT(check(database).names(), IsEmpty());
  database.set_value(single, 65, database.database().get_document(1).get_value(65));
  EXPECT_THAT(check(database).names(), ElementsAre("other-groups 0"));
  database.set_value(single, 65, "");
  EXPECT_THAT(check(database).names(), ElementsAre("other-groups 0"));
  group(database, options);
  EXPECT_THAT(check(database).names(), IsEmpty());
}

TEST(SchemeCheckTest, OtherTokenizerDataIsSaidOnce) {
  SignedDatabase database;
  for (int i = 0; i != 3; ++i) database.add(kSweetRose);
  prepare_database(database.database(), database.scheme(), "ws 0");
  const Checked checked = check(database, true);
  ASSERT_THAT(checked.names(), ElementsAre("tokenizer-data 0"));
  EXPECT_THAT(checked.issues[0].detail, HasSubstr("ws 0, this program runs ws 1"));
}

struct GroupDefect {
  std::string name;
  std::function<void(GroupedDatabase&)> plant;
  std::vector<std::string> issues;
};

std::vector<GroupDefect> group_defects() {
  using Database = GroupedDatabase;
  const auto set_metadata = [](const std::string& keys, const char* value) {
    return [=](Database& database) { database.database().set_metadata(keys + database.scheme().name(), value); };
  };
  return {
      {"damaged state", [](Database& d) { d.damage(2, 67); }, {"damaged 2"}},
      {"foreign state", [](Database& d) { d.set_value(2, 67, encode_group_state(d.state(2), 1)); }, {"foreign 2"}},
      {"no group id",
       [](Database& d) { d.set_value(2, 65, "!" + d.database().get_document(2).get_value(65).substr(1)); },
       {"damaged 2"}},
      {"no state", [](Database& d) { d.set_value(2, 67, ""); }, {"other-groups 0"}},
      {"no signature",
       [](Database& d) {
         d.set_value(2, 64, "");
         d.set_value(2, 66, "");
         d.remove_terms(2, "XND");
       },
       {"stale-group 2", "unsigned 0"}},
      {"other text",
       [](Database& d) {
         GroupState state = d.state(2);
         ++state.token_digest;
         d.set_state(2, state);
       },
       {"stale-group 2"}},
      {"single in a group",
       [](Database& d) {
         GroupState state = d.state(2);
         state.role = GroupRole::kSingle;
         state.size = 1;
         d.set_state(2, state);
       },
       {"other-groups 0"}},
      {"member of none",
       [](Database& d) {
         d.set_value(2, 65, "");
         d.remove_terms(2, "XNG");
       },
       {"other-groups 0"}},
      {"no term", [](Database& d) { d.remove_terms(2, "XNG"); }, {"other-groups 0"}},
      {"no representative", [](Database& d) { d.database().delete_document(1); }, {"other-groups 0"}},
      {"one left", [](Database& d) { d.database().delete_document(5); }, {"other-groups 0"}},
      {"several representatives", [](Database& d) { d.set_state(2, d.state(1)); }, {"other-groups 0"}},
      {"unlike",
       [](Database& d) {
         GroupState state = d.state(2);
         state.similarity = 0.5;
         d.set_state(2, state);
       },
       {"other-groups 0"}},
      {"another rule", set_metadata("neardup:groups:", "scheme=00000000 threshold=0.9 within=H"), {"stale-group 0"}},
      {"an earlier rule",
       [](Database& d) {
         const std::string key = "neardup:groups:" + d.scheme().name();
         const std::string rule = d.database().get_metadata(key);
         d.database().set_metadata(key, rule.substr(0, rule.find(" families=")));
       },
       {"stale-group 0", "other-groups 0"}},
      {"no rule", set_metadata("neardup:groups:", ""), {"stale-group 0"}},
      {"damaged weights of words",
       [](Database& d) {
         const std::string rules = "neardup:groups:" + d.scheme().name();
         d.database().set_metadata(rules, d.database().get_metadata(rules) + " measure=idf");
         d.database().set_metadata("neardup:weights:" + d.scheme().name(), "damaged");
       },
       {"other-groups 0"}},
      {"later document", [](Database& d) { d.add(kSweetRose); }, {"other-groups 0"}},
      {"copied document", [](Database& d) { d.add(d.database().get_document(2)); }, {"other-groups 0"}},
  };
}

TEST(SchemeCheckTest, EachDefectOfGroupsIsNamedAndGroupingMendsIt) {
  for (const GroupDefect& defect : group_defects()) {
    SCOPED_TRACE(defect.name);
    GroupedDatabase database;
    defect.plant(database);
    const Checked checked = check(database);
    EXPECT_EQ(defect.issues, checked.names()) << checked.all();
    group(database);
    std::vector<std::string> left = check(database).names();
    left.erase(std::remove(left.begin(), left.end(), "unsigned 0"), left.end());
    EXPECT_THAT(left, IsEmpty());
  }
}

TEST(SchemeCheckTest, IdsOfAnotherScopeAreFound) {
  SignedDatabase database;
  for (int i = 0; i != 2; ++i) {
    Xapian::Document document = signed_document(database.indexer(), kSweetRose);
    document.add_boolean_term("Hhost");
    database.add(document);
  }
  GrouperOptions options = with_group_terms();
  options.scope.within = "H";
  group(database, options);
  EXPECT_EQ("", check(database).all());
  std::string rule = database.database().get_metadata("neardup:groups:" + database.scheme().name());
  rule.erase(rule.find(" within=H"));
  database.database().set_metadata("neardup:groups:" + database.scheme().name(), rule);
  EXPECT_THAT(check(database).names(), ElementsAre("other-groups 0"));
  group(database);
  EXPECT_EQ("", check(database).all());
}

TEST(SchemeCheckTest, GroupsFormedWithOthersAreNotHeldToHaveARepresentative) {
  SignedDatabase one;
  SignedDatabase two;
  one.add(kSweetRose);
  two.add(kSweetRose);
  group_databases({one.database(), two.database()}, one.scheme(), one.tokenizer());
  EXPECT_THAT(check(one).names(), ElementsAre("other-groups 0"));
  EXPECT_THAT(check(two).names(), ElementsAre("other-groups 0"));
}

TEST(SchemeCheckTest, PreferenceThatOutlivedItsGroupsIsNoRule) {
  SignedDatabase database;
  database.add(kSweetRose);
  database.database().set_metadata("neardup:groups:" + database.scheme().name(), "prefer=longest");
  EXPECT_EQ("", check(database).all());
}

TEST(SchemeCheckTest, SeveralSchemesAndAnUnfinishedResigningAreNamed) {
  SignedDatabase database;
  database.add(kSweetRose);
  const Scheme other = word_set_scheme();
  database.database().set_metadata("neardup:scheme:" + other.name(), other.text());
  database.database().set_metadata("neardup:resigning", other.name() + "\nws 1\nuuid\n7");
  const Checked checked = check(database);
  ASSERT_THAT(checked.names(), ElementsAre("several-schemes 0", "several-schemes 0"));
  EXPECT_THAT(checked.issues[0].detail, HasSubstr(other.name()));
  EXPECT_THAT(checked.issues[0].detail, HasSubstr("checked under " + database.scheme().name()));
  EXPECT_THAT(checked.issues[1].detail, HasSubstr(other.name()));
}

TEST(SchemeCheckTest, DistinctDocumentsThatAreNotThereAreNotes) {
  SignedDatabase database;
  for (const char* id : {"a", "b"}) database.add(kSweetRose, id);
  declare_distinct(database.database(), "a", "b");
  group(database);
  EXPECT_EQ("", check(database).all());
  database.database().set_metadata("neardup:distinct:nonsense", "nonsense");
  database.database().delete_document("Qa");
  const Checked checked = check(database);
  EXPECT_THAT(checked.names(), ElementsAre("distinct 0", "distinct 0"));
  EXPECT_THAT(checked.issues[1].detail, HasSubstr("'a' is declared distinct from 'b'"));
  for (const Issue& issue : checked.issues) EXPECT_EQ(IssueWeight::kNote, issue_weight(issue.kind));
}

/** What xapian-compact makes of two databases. */
class MergedDatabase {
 public:
  MergedDatabase(SignedDatabase& one, SignedDatabase& two) {
    Xapian::Database both = one.reader();
    both.add_database(two.reader());
    both.compact(folder_.path("merged"));
    database_ = Xapian::WritableDatabase(folder_.path("merged"), Xapian::DB_OPEN);
  }

  Xapian::WritableDatabase& operator*() { return database_; }

 private:
  TemporaryFolder folder_;
  Xapian::WritableDatabase database_;
};

TEST(SchemeCheckTest, WhatMergingGroupedDatabasesBreaksIsNamedAndGroupingMendsIt) {
  GroupedDatabase one;
  SignedDatabase two;
  for (const char* text :
       {kSweetRose, kSweetRose, "some words that nobody had before", "some words that nobody had before"}) {
    two.add(text);
  }
  group(two);
  MergedDatabase merged(one, two);
  const Checked checked = check(*merged, one.scheme());
  EXPECT_THAT(checked.names(), ElementsAre("other-groups 0")) << checked.all();
  EXPECT_THAT(checked.detail(IssueKind::kOtherGroups), HasSubstr("the next run of grouping changes"));
  WhiteSpaceTokenizer tokenizer;
  group_databases({*merged}, one.scheme(), tokenizer);
  EXPECT_EQ("", check(*merged, one.scheme(), true).all());
}

TEST(SchemeCheckTest, MergedGroupsOfAnotherThresholdAreNamed) {
  GroupedDatabase one;
  SignedDatabase two;
  RandomTexts random(4);
  const std::string text = random.text(60);
  two.add(text);
  two.add(random.edited_text(text, 4));
  GrouperOptions options = with_group_terms();
  options.threshold = 0.5;
  options.keep_families = true;
  group(two, options);
  MergedDatabase merged(one, two);
  EXPECT_THAT(check(*merged, one.scheme()).names(), ElementsAre("other-groups 0"));
}

TEST(SchemeCheckTest, MergingSignedDatabasesWithoutGroupsBreaksNothing) {
  SignedDatabase one;
  SignedDatabase two;
  add_random(one, 1, 20);
  add_random(two, 2, 20);
  MergedDatabase merged(one, two);
  EXPECT_EQ("", check(*merged, one.scheme(), true).all());
}

TEST(SchemeCheckTest, RandomMergesAreMendedByGrouping) {
  std::size_t changed = 0;
  for (unsigned seed = 0; seed != 10; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    SignedDatabase one;
    SignedDatabase two;
    add_random(one, seed, 30);
    add_random(two, seed / 2, 30);  // texts of the first, too
    for (SignedDatabase* database : {&one, &two}) group(*database);
    MergedDatabase merged(one, two);
    const std::vector<std::string> before = check(*merged, one.scheme()).names();
    WhiteSpaceTokenizer tokenizer;
    const GroupReport report = group_databases({*merged}, one.scheme(), tokenizer, with_group_terms());
    EXPECT_EQ(report.changed_documents == 0, before.empty());
    EXPECT_EQ(before.empty() ? 0U : 1U,
              static_cast<std::size_t>(std::count(before.begin(), before.end(), "other-groups 0")));
    changed += report.changed_documents;
    EXPECT_EQ("", check(*merged, one.scheme(), true).all());
  }
  EXPECT_GT(changed, 0U);
}

TEST(SchemeCheckTest, DatabasesGroupedOneByOneAreSaidToBeSoIfAGroupShowsIt) {
  GroupedDatabase one;
  SignedDatabase two;
  for (int i = 0; i != 2; ++i) two.add(kSweetRose);
  group(two);
  const Xapian::Database both = looked_at_together(one, two);
  const Checked checked = check(both, one.scheme());
  EXPECT_THAT(checked.names(), ElementsAre("grouped-apart 0", "other-groups 0")) << checked.all();
  EXPECT_THAT(checked.detail(IssueKind::kGroupedApart), HasSubstr("grouped one by one"));
  WhiteSpaceTokenizer tokenizer;
  group_databases({one.database(), two.database()}, one.scheme(), tokenizer);
  EXPECT_THAT(check(both, one.scheme()).names(), ElementsAre("other-groups 0"));
}

TEST(SchemeCheckTest, DatabasesOfWhichOneRefersToTheOtherAreNotGroupedApart) {
  GroupedDatabase one;
  SignedDatabase two;
  two.add(kSweetRose);
  GrouperOptions options = with_group_terms();
  options.references = {one.database()};
  group(two, options);
  const Checked checked = check(looked_at_together(one, two), one.scheme());
  EXPECT_THAT(checked.names(), ElementsAre("other-groups 0")) << checked.all();
  EXPECT_THAT(checked.detail(IssueKind::kOtherGroups), HasSubstr("check each by itself"));
}

TEST(SchemeCheckTest, NothingIsWritten) {
  GroupedDatabase database;
  database.damage(1, 66);
  const auto documents = serialised(database.database());
  const auto metadata = metadata_of(database.database(), "");
  check(database, true);
  EXPECT_EQ(documents, serialised(database.database()));
  EXPECT_EQ(metadata, metadata_of(database.database(), ""));
}

TEST(SchemeCheckTest, ProgressComesBeforeEachDocumentAndGroup) {
  GroupedDatabase database;
  std::vector<std::size_t> done;
  DatabaseCheckOptions options;
  options.progress = [&](std::size_t so_far, std::size_t all) {
    EXPECT_EQ(6U, all);
    done.push_back(so_far);
  };
  check_database(database.database(), database.scheme(), database.tokenizer(), options);
  ASSERT_GT(done.size(), 6U);
  const auto of_grouping = done.begin() + 6;
  EXPECT_THAT(std::vector<std::size_t>(done.begin(), of_grouping), ElementsAre(0U, 1U, 2U, 3U, 4U, 5U));
  EXPECT_TRUE(std::all_of(of_grouping, done.end(), [](std::size_t so_far) { return so_far == 6; }));
}

TEST(SchemeCheckTest, RemoteDatabaseAndOtherTokenizersAreRefused) {
  SignedDatabase database;
  Scheme scheme = database.scheme();
  scheme.tokenizer_profile = "another";
  EXPECT_THROW(check(database.database(), scheme), Xapian::InvalidArgumentError);
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  database.database().commit();
  const RemoteServer server({database.path()});
  EXPECT_THROW(check(server.open(), database.scheme()), Xapian::InvalidArgumentError);
}

TEST(IssueTest, NamesAreDistinctAndRemediesAreCommands) {
  std::set<std::string> names;
  for (int i = 0; i <= static_cast<int>(kLastIssueKind); ++i) {
    const auto kind = static_cast<IssueKind>(i);
    EXPECT_TRUE(names.insert(issue_name(kind)).second) << issue_name(kind);
    EXPECT_EQ(std::string::npos, issue_name(kind).find_first_not_of("abcdefghijklmnopqrstuvwxyz-"));
    EXPECT_THAT(issue_remedy(kind), Not(HasSubstr("SCHEME")));
    if (issue_weight(kind) == IssueWeight::kNote) continue;
    EXPECT_THAT(issue_remedy(kind), HasSubstr("'xapian-neardup "));
  }
}

}  // namespace
}  // namespace neardup
