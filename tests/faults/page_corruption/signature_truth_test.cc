#include "faults/page_corruption/signature_truth.h"

#include <gtest/gtest.h>

#include <functional>
#include <memory>

#include "faults/work_folder.h"
#include "index/document_signer.h"
#include "record/scheme_record.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::faults {
namespace {

constexpr unsigned kFingerprintSlot = 64;

/** A database of three signed documents, and one without words. */
class SignatureTruthTest : public ::testing::Test {
 protected:
  SignatureTruthTest() : place_(folder_.path() / "db") {
    Xapian::WritableDatabase database(place_.string(), Xapian::DB_CREATE);
    const Scheme scheme = Scheme::preset("standard");
    DocumentSigner indexer(scheme, tokenizer_for(scheme));
    prepare_database(database, scheme, indexer.tokenizer().version());
    for (const char* text : {"one text of words", "", "another text of other words", "and a third one"}) {
      Xapian::Document document;
      indexer.annotate(document, text);
      database.add_document(document);
    }
    database.commit();
  }

  void change_fingerprint(Xapian::docid docid, const std::function<std::string(std::string)>& change) const {
    Xapian::WritableDatabase database(place_.string(), Xapian::DB_OPEN);
    Xapian::Document document = database.get_document(docid);
    document.add_value(kFingerprintSlot, change(document.get_value(kFingerprintSlot)));
    database.replace_document(docid, document);
    database.commit();
  }

  WorkFolder folder_{"signature_truth"};
  std::filesystem::path place_;
};

TEST_F(SignatureTruthTest, ASoundDatabaseHasNothingWrong) {
  const SignatureTruth truth(place_);
  EXPECT_EQ(3U, truth.documents());
  for (const ReaderKind reader : {ReaderKind::kChecked, ReaderKind::kUnchecked}) {
    const TakenValues taken = truth.taken_from(place_, reader);
    EXPECT_EQ(6U, taken.right);
    EXPECT_EQ(0U, taken.wrong());
  }
}

TEST_F(SignatureTruthTest, OnlyAReaderWithoutChecksumsTakesAChangedValue) {
  const SignatureTruth truth(place_);
  change_fingerprint(3, [](std::string value) {
    value[2] = static_cast<char>(value[2] ^ 1);
    return value;
  });
  const TakenValues checked = truth.taken_from(place_, ReaderKind::kChecked);
  EXPECT_EQ(5U, checked.right);
  EXPECT_EQ(0U, checked.wrong());
  const TakenValues unchecked = truth.taken_from(place_, ReaderKind::kUnchecked);
  EXPECT_EQ(1U, unchecked.invented);
  EXPECT_EQ(5U, unchecked.right);
}

TEST_F(SignatureTruthTest, AnotherDocumentsValueIsMisplaced) {
  const SignatureTruth truth(place_);
  const std::string first = Xapian::Database(place_.string()).get_document(1).get_value(kFingerprintSlot);
  change_fingerprint(4, [&](const std::string&) { return first; });
  const TakenValues taken = truth.taken_from(place_, ReaderKind::kChecked);
  EXPECT_EQ(1U, taken.misplaced);
  EXPECT_EQ(0U, taken.invented);
}

TEST_F(SignatureTruthTest, WhatDoesNotOpenThrows) {
  const SignatureTruth truth(place_);
  EXPECT_THROW(truth.taken_from(folder_.path() / "nothing", ReaderKind::kChecked), Xapian::Error);
}

}  // namespace
}  // namespace neardup::faults
