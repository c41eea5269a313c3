#include "marks/signature_reader.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "neardup/error.h"
#include "plugin/random_texts.h"
#include "plugin/remote_server.h"
#include "plugin/signed_database.h"

namespace neardup {
namespace {

using ::testing::HasSubstr;

/** Documents 1 to 40 of which some do not exist and some have no value in slot 5. */
class GappyDatabase {
 public:
  GappyDatabase() : database_(folder_.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC) {
    for (Xapian::docid docid = 1; docid <= 40; ++docid) {
      Xapian::Document document;
      document.add_value(6, "other");
      if (docid % 3 != 0) document.add_value(5, expected(docid));
      if (docid % 5 != 0) database_.replace_document(docid, document);
    }
    database_.commit();
  }

  static std::string expected(Xapian::docid docid) {
    return docid % 3 != 0 && docid % 5 != 0 && docid <= 40 && docid != 0 ? "v" + std::to_string(docid) : std::string();
  }

  std::string path() const { return folder_.path("db"); }
  const Xapian::WritableDatabase& database() const { return database_; }

 private:
  TemporaryFolder folder_;
  Xapian::WritableDatabase database_;
};

void expect_right_in_any_order(const Xapian::Database& database) {
  constexpr unsigned kSeed = 3;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  std::vector<Xapian::docid> order(45);
  std::iota(order.begin(), order.end(), 1U);
  order.insert(order.end(), order.begin(), order.end());
  RandomTexts random(kSeed);
  for (int round = 0; round != 3; ++round) {
    ValueColumn column(database, 5);
    for (const Xapian::docid docid : order) EXPECT_EQ(GappyDatabase::expected(docid), column.value(docid)) << docid;
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
  }
}

TEST(ValueColumnTest, IsRightInAnyOrderAndOverGaps) {
  GappyDatabase gappy;
  expect_right_in_any_order(gappy.database());
  expect_right_in_any_order(Xapian::Database(gappy.path()));
}

TEST(ValueColumnTest, IsRightOnARemoteDatabase) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  GappyDatabase gappy;
  RemoteServer server({gappy.path()});
  expect_right_in_any_order(server.open());
}

TEST(ValueColumnTest, SlotThatNobodyUsesIsEmpty) {
  GappyDatabase gappy;
  ValueColumn column(gappy.database(), 77);
  for (const Xapian::docid docid : {1U, 5U, 41U, 2U}) EXPECT_EQ("", column.value(docid));
}

class SignatureReaderTest : public ::testing::Test {
 protected:
  SignatureReader reader() { return {database_.reader(), database_.scheme()}; }

  std::string refusal(Xapian::docid docid) {
    try {
      reader().require_signature(docid);
    } catch (const Xapian::Error& error) {
      return error.get_msg();
    }
    return "none";
  }

  /** A document signed under another scheme with the same slots. */
  Xapian::Document other_document() {
    DocumentSigner indexer = white_space_indexer(word_set_scheme());
    return signed_document(indexer, "signed under another scheme");
  }

  SignedDatabase database_;
};

TEST_F(SignatureReaderTest, SignedDocumentIsReadBack) {
  const Xapian::docid docid = database_.add("one two three four");
  Xapian::Document document;
  const Signature signature = database_.indexer().annotate(document, "one two three four");
  SignatureReader reader = this->reader();
  EXPECT_EQ(SignatureStatus::kSigned, reader.status(docid));
  EXPECT_EQ(signature.fingerprint, reader.fingerprint(docid));
  for (const auto& stored : {reader.signature(docid), std::optional(reader.require_signature(docid))}) {
    ASSERT_TRUE(stored);
    EXPECT_EQ(4U, stored->tokens);
    EXPECT_EQ(2U, stored->shingles);
    EXPECT_EQ(signature.token_digest, stored->token_digest);
    EXPECT_EQ(signature.sketch, stored->sketch);
  }
}

TEST_F(SignatureReaderTest, DocumentWithoutSignatureHasStatusNone) {
  const Xapian::docid docid = database_.add(plain_document("not signed"));
  EXPECT_EQ(SignatureStatus::kNone, reader().status(docid));
  EXPECT_FALSE(reader().signature(docid));
  EXPECT_FALSE(reader().fingerprint(docid));
  EXPECT_THROW(reader().require_signature(docid), Xapian::DocNotFoundError);
  EXPECT_THAT(refusal(docid), HasSubstr("document 1 is not signed; sign it with 'xapian-neardup sign DATABASE'"));
}

TEST_F(SignatureReaderTest, DocumentThatAddingCannotSignIsNotSentThere) {
  database_.add("");
  database_.add(positionless_document("not signed"));
  EXPECT_THAT(refusal(1), HasSubstr("document 1 has no words"));
  EXPECT_THAT(refusal(2), HasSubstr("document 2 is not signed, and its words have no positions"));
  for (const Xapian::docid docid : {1U, 2U}) {
    EXPECT_THROW(reader().require_signature(docid), Xapian::DocNotFoundError);
    EXPECT_THAT(refusal(docid), ::testing::Not(HasSubstr("neardup add")));
  }
}

TEST_F(SignatureReaderTest, MissingDocumentIsReported) {
  EXPECT_EQ(SignatureStatus::kNone, reader().status(7));
  EXPECT_THROW(reader().require_signature(7), Xapian::DocNotFoundError);
  EXPECT_THAT(refusal(7), ::testing::Not(HasSubstr("not signed")));
}

TEST_F(SignatureReaderTest, AnotherSchemeIsReportedNamingBoth) {
  const Xapian::docid docid = database_.add(other_document());
  EXPECT_EQ(SignatureStatus::kOtherScheme, reader().status(docid));
  EXPECT_FALSE(reader().signature(docid));
  EXPECT_THROW(reader().require_signature(docid), SchemeMismatchError);
  EXPECT_THAT(refusal(docid), HasSubstr(database_.scheme().name()));
  EXPECT_THAT(refusal(docid), HasSubstr(word_set_scheme().name() + " (unknown"));
  EXPECT_THAT(refusal(docid), HasSubstr("'xapian-neardup index "));
}

TEST_F(SignatureReaderTest, DamagedSignatureIsReported) {
  const Xapian::docid docid = database_.add("one two three");
  std::string value = database_.database().get_document(docid).get_value(66);
  value[3] = static_cast<char>(value[3] ^ 1);
  for (const std::string& damaged : {value, value.substr(1), std::string("x"), std::string(500, '\0')}) {
    database_.set_value(docid, 66, damaged);
    EXPECT_EQ(SignatureStatus::kDamaged, reader().status(docid));
    EXPECT_FALSE(reader().signature(docid));
    EXPECT_THROW(reader().require_signature(docid), DamagedSignatureError);
    EXPECT_THAT(refusal(docid), HasSubstr("document 1"));
    EXPECT_THAT(refusal(docid), HasSubstr("'xapian-neardup sign DATABASE --verify'"));
  }
}

TEST_F(SignatureReaderTest, DamagedFingerprintLeavesTheSignatureReadable) {
  const Xapian::docid docid = database_.add("one two three");
  for (const char* damaged : {"", "damaged", "sixteen bytes .."}) {
    database_.set_value(docid, 64, damaged);
    EXPECT_EQ(SignatureStatus::kDamaged, reader().status(docid));
    EXPECT_FALSE(reader().fingerprint(docid));
    EXPECT_TRUE(reader().signature(docid));
    EXPECT_NO_THROW(reader().require_signature(docid));
  }
}

TEST_F(SignatureReaderTest, FingerprintOfAnotherSchemeAloneIsOfThatScheme) {
  Xapian::Document document;
  document.add_value(64, encode_fingerprint(1, word_set_scheme().id()));
  const Xapian::docid docid = database_.add(document);
  EXPECT_EQ(SignatureStatus::kOtherScheme, reader().status(docid));
}

TEST_F(SignatureReaderTest, SketchOfAWrongLengthIsNoSignature) {
  Scheme scheme = database_.scheme();
  const StoredSignature stored{{}, 5, 3, 77, std::vector<std::uint8_t>(127)};
  EXPECT_FALSE(decode_signature(encode_signature(stored, scheme.id()), scheme));
  scheme.sketch = false;
  EXPECT_FALSE(decode_signature(encode_signature(stored, scheme.id()), scheme));
  StoredSignature bare = stored;
  bare.sketch.clear();
  EXPECT_TRUE(decode_signature(encode_signature(bare, scheme.id()), scheme));
}

}  // namespace
}  // namespace neardup
