// Databases whose programs keep the text behind a prefix, as mu does.

#include <gmock/gmock.h>

#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "bytes/feature_hash.h"
#include "check/scheme_check.h"
#include "find/cascade_finder.h"
#include "index/database_signing.h"
#include "marks/signature_reader.h"
#include "neardup/error.h"
#include "plugin/plain_texts.h"
#include "plugin/signed_database.h"
#include "record/scheme_record.h"
#include "record/weight_snapshot.h"
#include "text/indexed_text.h"
#include "text/position_reader.h"
#include "text/word_order.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

Scheme behind(const std::vector<std::string>& prefixes) {
  Scheme scheme = white_space_scheme();
  scheme.index.text_prefixes = prefixes;
  return scheme;
}

class LayoutSigningTest : public ::testing::Test {
 protected:
  Xapian::docid add(const std::string& body, const std::string& subject, bool positions = true) {
    Xapian::Document document;
    Xapian::TermGenerator generator;
    generator.set_document(document);
    generator.index_text(subject, 1, "S");
    if (positions) {
      generator.index_text(body, 1, "B");
    } else {
      generator.index_text_without_positions(body, 1, "B");
    }
    return database_.add_document(document);
  }

  DatabaseSigningReport sign(const Scheme& scheme, bool resign = false) {
    DocumentSigner signer = white_space_indexer(scheme);
    DatabaseSigningOptions options;
    options.resign = resign;
    return sign_database(database_, signer, options);
  }

  TemporaryFolder folder_;
  Xapian::WritableDatabase database_{folder_.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC};
};

TEST_F(LayoutSigningTest, SignatureIsThatOfTheWordsBehindThePrefix) {
  const Xapian::docid docid = add(kRoseAndViolet, "flowers");
  const DatabaseSigningReport report = sign(behind({"B"}));
  EXPECT_EQ(1U, report.newly_signed);
  DocumentSigner signer = white_space_indexer();
  Xapian::Document expected;
  signer.annotate(expected, kRoseAndViolet, TextSource::kPositions);
  const Scheme scheme = white_space_scheme();
  EXPECT_EQ(expected.get_value(scheme.slots.signature),
            database_.get_document(docid).get_value(scheme.slots.signature));
  EXPECT_THAT(recorded_schemes(database_), ElementsAre(behind({"B"})));
}

TEST_F(LayoutSigningTest, DocumentsAreFoundExactlyAndCheckedClean) {
  const Xapian::docid one = add(kRoseAndViolet, "flowers");
  const Xapian::docid two = add(std::string(kRoseAndViolet) + " again", "other subject");
  const Scheme scheme = behind({"B"});
  sign(scheme);
  WhiteSpaceTokenizer tokenizer;
  const std::vector<Match> matches = CascadeFinder(database_, scheme, tokenizer).find_document(one).matches;
  ASSERT_THAT(matches, SizeIs(1));
  EXPECT_EQ(two, matches[0].docid);
  EXPECT_EQ(Verification::kExact, matches[0].similarity->verification);
  DatabaseCheckOptions options;
  options.words = true;
  const DatabaseCheckReport report = check_database(database_, scheme, tokenizer, options);
  EXPECT_EQ(0U, report.issues);
  EXPECT_EQ(2U, report.words_compared);
}

TEST_F(LayoutSigningTest, DocumentsWithoutSuchTextStayUnsignedAndAreCounted) {
  add(kRoseAndViolet, "flowers", false);
  add("", "a subject only");
  const DatabaseSigningReport report = sign(behind({"B"}));
  EXPECT_EQ(1U, report.without_positions);
  EXPECT_EQ(1U, report.without_words);
  EXPECT_EQ(IndexedText::kWithoutPositions, indexed_text(database_, 1, behind({"B"})));
  EXPECT_EQ(IndexedText::kWithPositions, indexed_text(database_, 1, behind({"B", "S"})));
  EXPECT_EQ(IndexedText::kUnderPrefixes, indexed_text(database_, 1, white_space_scheme()));
  EXPECT_EQ(IndexedText::kNone, indexed_text(database_, 2, behind({"B"})));
}

TEST_F(LayoutSigningTest, AnotherPrefixNeedsAResigning) {
  add(kRoseAndViolet, "one of a hundred thousand and more subjects");
  sign(behind({"B"}));
  EXPECT_THROW(sign(behind({"S"})), SchemeMismatchError);
  EXPECT_THROW(sign(white_space_scheme()), SchemeMismatchError);
  const DatabaseSigningReport report = sign(behind({"S"}), true);
  EXPECT_EQ(1U, report.resigned);
  EXPECT_THAT(recorded_schemes(database_), ElementsAre(behind({"S"})));
  EXPECT_EQ(8U, SignatureReader(database_, behind({"S"})).require_signature(1).tokens);
}

TEST_F(LayoutSigningTest, TextsBehindSeveralPrefixesFollowEachOther) {
  const std::string text = kRoseAndViolet;
  const auto add_both_from_the_first_position = [&](const std::string& attachment) {
    Xapian::Document document;
    for (const auto& [prefix, content] : {std::pair("B", text), std::pair("E", attachment)}) {
      std::istringstream words(content);
      Xapian::termpos position = 0;
      for (std::string word; words >> word;) document.add_posting(prefix + word, ++position);
    }
    return database_.add_document(document);
  };
  const Xapian::docid body = add_both_from_the_first_position("");
  const Xapian::docid both = add_both_from_the_first_position("a list of names");
  const Scheme scheme = behind({"B", "E"});
  sign(scheme);
  EXPECT_EQ(text, text_from_positions(database_, body, scheme).text);
  EXPECT_EQ(text + " a list of names", text_from_positions(database_, both, scheme).text);
  EXPECT_EQ(text + " a list of names", text_in_word_order(database_, both, scheme)->text);
  EXPECT_FALSE(text_from_positions(database_, both, scheme).overlapping);
}

TEST_F(LayoutSigningTest, TextsWithoutAPrefixAreNotIndexedThere) {
  Scheme from_behind = white_space_scheme();
  from_behind.index.text_from = 100'001;
  EXPECT_THROW(require_unprefixed_texts(from_behind), Xapian::InvalidArgumentError);
  EXPECT_THROW(require_unprefixed_texts(behind({"B"})), Xapian::InvalidArgumentError);
  EXPECT_NO_THROW(require_unprefixed_texts(white_space_scheme()));
}

TEST_F(LayoutSigningTest, WordsAreWeighedBehindThePrefix) {
  add("the cat", "dog");
  add("the bird", "cat");
  const WeightSnapshot body = WeightSnapshot::of(database_, behind({"B"}));
  const WeightSnapshot both = WeightSnapshot::of(database_, behind({"B", "S"}));
  EXPECT_GT(body.weight(xxh3_hash("cat")), body.weight(xxh3_hash("the")));
  EXPECT_EQ(body.weight(xxh3_hash("cat")), body.weight(xxh3_hash("bird")));
  EXPECT_EQ(both.weight(xxh3_hash("dog")), both.weight(xxh3_hash("bird")));
}

}  // namespace
}  // namespace neardup
