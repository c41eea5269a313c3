#include "record/document_lengths.h"

#include <gmock/gmock.h>

#include <cstddef>
#include <string>

#include "database/metadata_keys.h"
#include "plugin/database_bytes.h"
#include "plugin/signed_database.h"
#include "record/rule_words.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class DocumentLengthsTest : public ::testing::Test {
 protected:
  TemporaryFolder folder_;
  Xapian::WritableDatabase database_{folder_.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC};
};

TEST_F(DocumentLengthsTest, DocumentsOfAnotherLengthHaveChanged) {
  for (int i = 0; i != 200; ++i) database_.add_document(plain_document("one two three"));
  database_.delete_document(5);
  const DocumentLengths before = DocumentLengths::of(database_);
  database_.replace_document(3, plain_document("one two three four"));
  database_.replace_document(4, plain_document("three words again"));  // as long as before
  database_.delete_document(6);
  database_.replace_document(180, plain_document("one"));
  database_.add_document(plain_document("a new one"));
  EXPECT_THAT(DocumentLengths::of(database_).changed_since(before), ElementsAre(3, 180));
  EXPECT_THAT(before.changed_since(before), IsEmpty());
  EXPECT_THAT(before.changed_since({}), IsEmpty());
}

TEST_F(DocumentLengthsTest, BooleanTermsAndValuesDoNotChangeTheLength) {
  database_.add_document(plain_document("one two three"));
  const DocumentLengths before = DocumentLengths::of(database_);
  Xapian::Document document = database_.get_document(1);
  document.add_boolean_term("XNDaaaaaaaaa");
  document.add_value(64, "value");
  database_.replace_document(1, document);
  EXPECT_THAT(DocumentLengths::of(database_).changed_since(before), IsEmpty());
}

TEST_F(DocumentLengthsTest, LengthsAreReadBackAndDamagedOnesAreNone) {
  for (const char* text : {"one", "two of them", ""}) database_.add_document(plain_document(text));
  const DocumentLengths lengths = DocumentLengths::of(database_);
  const Scheme scheme = white_space_scheme();
  EXPECT_EQ(DocumentLengths().encode(), DocumentLengths::recorded(database_, scheme).encode());
  lengths.record(database_, scheme);
  EXPECT_EQ(lengths.encode(), DocumentLengths::recorded(database_, scheme).encode());
  const std::string bytes = lengths.encode();
  EXPECT_EQ(std::string("\x01\x01\x01\x03\x01\x00", 6), bytes.substr(0, bytes.size() - 4));
  for (std::size_t size = 0; size != bytes.size(); ++size) {
    EXPECT_EQ(DocumentLengths().encode(), DocumentLengths::decode(bytes.substr(0, size)).encode());
  }
}

/** Lengths of so many documents, as they are recorded. */
std::string encoded_lengths(std::size_t documents) {
  std::string bytes;
  for (std::size_t i = 0; i != documents; ++i) bytes += "\x01\x03";
  return with_check(bytes);
}

/** Xapian refuses values of about 130 MB. */
TEST_F(DocumentLengthsTest, LengthsOfManyDocumentsAreInParts) {
  const Scheme scheme = white_space_scheme();
  const std::string many = encoded_lengths(kMetadataPart);
  DocumentLengths::decode(many).record(database_, scheme);
  database_.commit();
  EXPECT_EQ(kMetadataPart, longest_metadata_value(database_));
  EXPECT_TRUE(many == DocumentLengths::recorded(database_, scheme).encode());
  const std::string few = encoded_lengths(3);
  DocumentLengths::decode(few).record(database_, scheme);
  EXPECT_EQ(few, DocumentLengths::recorded(database_, scheme).encode());
  database_.commit();
  EXPECT_EQ(few.size(), longest_metadata_value(database_));
}

TEST_F(DocumentLengthsTest, OneLongValueIsStillRead) {
  const Scheme scheme = white_space_scheme();
  const std::string many = encoded_lengths(kMetadataPart);
  database_.set_metadata(scheme_key(kDocumentLengthKeys, scheme), many);
  EXPECT_TRUE(many == DocumentLengths::recorded(database_, scheme).encode());
  DocumentLengths::decode(many).record(database_, scheme);
  database_.commit();
  EXPECT_EQ(kMetadataPart, longest_metadata_value(database_));
  EXPECT_TRUE(many == DocumentLengths::recorded(database_, scheme).encode());
}

}  // namespace
}  // namespace neardup
