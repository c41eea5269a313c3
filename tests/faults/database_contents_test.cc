#include "faults/database_contents.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "faults/work_folder.h"

namespace neardup::faults {
namespace {

/** A small database with one of everything, changed. */
DatabaseContents contents_after(const std::function<void(Xapian::WritableDatabase& database)>& change) {
  const WorkFolder folder("contents");
  Xapian::WritableDatabase database(folder.path().string(), Xapian::DB_CREATE_OR_OPEN);
  Xapian::Document document;
  document.set_data("data");
  document.add_posting("word", 1);
  document.add_boolean_term("Qid");
  document.add_value(3, "value");
  database.add_document(document);
  database.set_metadata("key", "metadata");
  database.add_spelling("word");
  database.add_synonym("word", "term");
  database.commit();
  change(database);
  database.commit();
  return contents_of(database);
}

DatabaseContents example() {
  return contents_after([](Xapian::WritableDatabase&) {});
}

TEST(DatabaseContentsTest, EqualDatabasesDoNotDiffer) {
  EXPECT_EQ(differences(example(), example()), std::vector<std::string>());
}

TEST(DatabaseContentsTest, EachChangeOfADocumentIsADifference) {
  const std::vector<std::function<void(Xapian::Document & document)>> changes{
      [](Xapian::Document& document) { document.set_data("Data"); },
      [](Xapian::Document& document) { document.add_posting("word", 2, 0); },
      [](Xapian::Document& document) { document.add_term("word", 1); },
      [](Xapian::Document& document) { document.remove_posting("word", 1, 0); },
      [](Xapian::Document& document) { document.add_boolean_term("Xother"); },
      [](Xapian::Document& document) { document.remove_term("Qid"); },
      [](Xapian::Document& document) { document.add_value(3, "Value"); },
      [](Xapian::Document& document) { document.remove_value(3); },
      [](Xapian::Document& document) { document.add_value(4, "value"); }};
  for (const auto& change : changes) {
    const DatabaseContents changed = contents_after([&](Xapian::WritableDatabase& database) {
      Xapian::Document document = database.get_document(1);
      change(document);
      database.replace_document(1, document);
    });
    EXPECT_FALSE(differences(example(), changed).empty());
  }
}

TEST(DatabaseContentsTest, EachChangeOfADatabaseIsADifference) {
  const std::vector<std::function<void(Xapian::WritableDatabase & database)>> changes{
      [](Xapian::WritableDatabase& database) { database.delete_document(1); },
      [](Xapian::WritableDatabase& database) { database.add_document(Xapian::Document()); },
      [](Xapian::WritableDatabase& database) { database.set_metadata("key", "other"); },
      [](Xapian::WritableDatabase& database) { database.set_metadata("key", ""); },
      [](Xapian::WritableDatabase& database) { database.set_metadata("key2", "metadata"); },
      [](Xapian::WritableDatabase& database) { database.add_spelling("word"); },
      [](Xapian::WritableDatabase& database) { database.add_synonym("word", "other"); },
      [](Xapian::WritableDatabase& database) {  // as document 2
        database.replace_document(2, database.get_document(1));
        database.delete_document(1);
      }};
  for (const auto& change : changes) EXPECT_FALSE(differences(example(), contents_after(change)).empty());
}

TEST(DatabaseContentsTest, DifferencesAreShownFromShortlyBeforeAndCounted) {
  const DatabaseContents wanted{{"a", std::string(50, 'x') + "1"}, {"b", "2"}, {"c", "same"}};
  const DatabaseContents found{{"a", std::string(50, 'x') + "\n"}, {"c", "same"}, {"d", "4"}};
  const std::string many(20, 'x');
  EXPECT_EQ(differences(wanted, found, 2),
            (std::vector<std::string>{"a: wanted '..." + many + "1', found '..." + many + "\\x0a'",
                                      "b: wanted '2', found nothing", "and 1 more"}));
}

TEST(DatabaseContentsTest, FactsAreTakenByTheBeginningOfTheirNames) {
  const DatabaseContents contents{{"ab", "1"}, {"abc", "2"}, {"ac", "3"}};
  EXPECT_EQ(facts_of(contents, "ab"), (DatabaseContents{{"ab", "1"}, {"abc", "2"}}));
}

TEST(DatabaseContentsTest, ADatabaseThatIsNotThereHoldsNothing) {
  EXPECT_TRUE(contents_of(std::filesystem::path("/nowhere/at/all")).empty());
}

}  // namespace
}  // namespace neardup::faults
