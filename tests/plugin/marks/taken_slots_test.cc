#include "marks/taken_slots.h"

#include <gmock/gmock.h>

#include <map>
#include <string>
#include <vector>

#include "group/grouping.h"
#include "index/database_signing.h"
#include "plugin/plain_texts.h"
#include "plugin/random_texts.h"
#include "plugin/signed_database.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr const char* kText = "a rose by any other name would smell as sweet";

std::vector<Xapian::valueno> taken(const Xapian::Document& document) {
  const Scheme scheme = white_space_scheme();
  return taken_slots(SlotValues::of(document, scheme), scheme);
}

TEST(TakenSlotsTest, OwnValuesAndDamagedOnesWithAPartnerAreOurs) {
  SignedDatabase database;
  for (int i = 0; i != 2; ++i) database.add(kText);
  group_databases({database.database()}, database.scheme(), database.tokenizer());
  EXPECT_THAT(taken(database.database().get_document(1)), IsEmpty());
  for (const unsigned slot : {64U, 66U, 67U}) {
    Xapian::Document document = database.database().get_document(1);
    document.add_value(slot, damaged(document.get_value(slot)));
    EXPECT_THAT(taken(document), IsEmpty()) << slot;
    if (slot != 67) continue;
    for (const unsigned partner : {64U, 66U}) document.remove_value(partner);
    EXPECT_THAT(taken(document), ElementsAre(65, 67)) << "nothing proves them";
  }
}

TEST(TakenSlotsTest, OtherValuesAreNot) {
  SignedDatabase database;
  database.add(kText);
  for (const unsigned slot : {64U, 65U, 66U, 67U}) {
    for (const std::string value :
         {"price:1", "x", "aaaaaaaaaaaaa", "sixteen bytes ..", "a text of more than 29 bytes, in a slot"}) {
      Xapian::Document document = database.database().get_document(1);
      document.add_value(slot, value);
      EXPECT_THAT(taken(document), ElementsAre(slot)) << value;
      const std::string before = document.serialise();
      EXPECT_THROW(database.indexer().annotate(document, "other words"), TakenSlotError);
      EXPECT_EQ(before, document.serialise());
    }
  }
}

/** What other programs have in a document: values and terms. */
std::string of_others(const Xapian::Document& document, unsigned slot) {
  return document.get_value(slot) + document.get_value(7) + document.get_data();
}

TEST(TakenSlotsTest, NoCommandChangesWhatAnotherProgramAddsLater) {
  for (unsigned seed = 0; seed != 20; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomTexts random(seed);
    SignedDatabase database;
    const std::string text = random.text(40);
    for (int i = 0; i != 12; ++i) database.add(random.edited_text(text, random.below(3)));
    if (random.below(2) == 0) group_databases({database.database()}, database.scheme(), database.tokenizer());
    std::map<Xapian::docid, unsigned> slots;
    std::map<Xapian::docid, std::string> before;
    for (int i = 0; i != 6; ++i) {
      const auto docid = static_cast<Xapian::docid>(1 + random.below(12));
      const auto slot = static_cast<unsigned>(64 + random.below(4));
      if (!slots.emplace(docid, slot).second) continue;
      Xapian::Document document = random.below(2) == 0 ? database.database().get_document(docid) : plain_document(text);
      document.add_value(slot, std::string(1 + random.below(30), static_cast<char>(33 + random.below(90))));
      document.add_value(7, "seven");
      database.database().replace_document(docid, document);
      before[docid] = of_others(document, slot);
    }
    const DatabaseSigningReport report = sign_database(database.database(), database.indexer(), {});
    group_databases({database.database()}, database.scheme(), database.tokenizer());
    sign_database(database.database(), database.indexer(), {});
    EXPECT_LE(report.slots_taken, slots.size());
    for (const auto& [docid, slot] : slots)
      EXPECT_EQ(before[docid], of_others(database.database().get_document(docid), slot)) << docid << " " << slot;
  }
}

}  // namespace
}  // namespace neardup
