#include "neardup/near_field_processor.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "neardup/error.h"
#include "signed_database.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr const char* kText = "one two three four five six seven eight nine ten eleven twelve";

class NearFieldProcessorTest : public ::testing::Test {
 protected:
  NearFieldProcessorTest() : finder_(database_.database(), database_.scheme(), tokenizer_) {
    database_.add(std::string(kText) + " cat", "first");
    database_.add(std::string(kText) + " dog", "second");
    database_.add("a cat is not a dog", "third");
    database_.add("", "empty");
    parser_.add_boolean_prefix("near", (new NearFieldProcessor(finder_))->release());
  }

  std::vector<Xapian::docid> search(const std::string& query) {
    Xapian::Enquire enquire(database_.database());
    enquire.set_query(parser_.parse_query(query));
    enquire.set_docid_order(Xapian::Enquire::ASCENDING);
    enquire.set_weighting_scheme(Xapian::BoolWeight());
    const Xapian::MSet matches = enquire.get_mset(0, 10);
    return {matches.begin(), matches.end()};
  }

  SignedDatabase database_;
  WhiteSpaceTokenizer tokenizer_;
  Finder finder_;
  Xapian::QueryParser parser_;
};

TEST_F(NearFieldProcessorTest, IdFindsItsNearDuplicates) {
  EXPECT_THAT(search("near:first"), ElementsAre(1, 2));
  EXPECT_THAT(search("near:third"), ElementsAre(3));
}

TEST_F(NearFieldProcessorTest, FilterComposesWithTheRestOfTheQuery) {
  EXPECT_THAT(search("cat near:second"), ElementsAre(1));
  EXPECT_THAT(search("dog near:second"), ElementsAre(2));
  EXPECT_THAT(search("cat"), ElementsAre(1, 3));
}

TEST_F(NearFieldProcessorTest, DocumentWithoutTokensHasNone) {
  EXPECT_THAT(search("near:empty"), IsEmpty());
  EXPECT_THAT(search("cat near:empty"), IsEmpty());
}

// A word stands before the field in each of these: Xapian 1.4 leaks a term when the first one of a query throws.
TEST_F(NearFieldProcessorTest, UnknownIdIsAQueryErrorThatNamesIt) {
  try {
    parser_.parse_query("cat near:nobody");
    FAIL();
  } catch (const Xapian::QueryParserError& error) {
    EXPECT_THAT(error.get_msg(), HasSubstr("'nobody'"));
  }
}

TEST_F(NearFieldProcessorTest, DocumentThatWasNeverSignedIsAQueryErrorToo) {
  database_.add(plain_document("some words", "unsigned"));
  EXPECT_THROW(parser_.parse_query("some near:unsigned"), Xapian::QueryParserError);
}

TEST_F(NearFieldProcessorTest, DocumentOfAnotherSchemeIsReportedAsSuch) {
  Indexer other = white_space_indexer(word_set_scheme());
  database_.add(signed_document(other, "some words", "other"));
  EXPECT_THROW(parser_.parse_query("some near:other"), SchemeMismatchError);
}

}  // namespace
}  // namespace neardup
