#include "pages/borderline_pairs.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "group/grouping.h"
#include "plugin/signed_database.h"

namespace neardup::cli {
namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += word + " ";
  return text;
}

TEST(BorderlinePairsTest, PairThatIsNotShownTakesNoPlace) {
  SignedDatabase database;
  std::vector<std::string> words;
  for (int i = 0; i != 300; ++i) words.push_back("word" + std::to_string(i));
  database.add(joined(words));
  std::size_t place = 5;
  for (const int changes : {2, 3, 4}) {  // each text is next to the one before, and less so than that to its own
    for (int i = 0; i != changes; ++i, place += 20) words[place] += "changed";
    database.add(joined(words));
  }
  constexpr double kThreshold = 0.98;
  GrouperOptions options;
  options.threshold = kThreshold;
  group_databases({database.database()}, database.scheme(), database.tokenizer(), options);
  const BorderlinePairs found =
      borderline_pairs(database.reader(), database.scheme(), database.tokenizer(), kThreshold, {});
  std::set<std::set<Xapian::docid>> pairs;
  for (const BorderlinePair& pair : found.apart) pairs.insert({pair.a.docid, pair.b.docid});
  EXPECT_EQ((std::set<std::set<Xapian::docid>>{{1, 2}, {3, 4}}), pairs);
}

}  // namespace
}  // namespace neardup::cli
