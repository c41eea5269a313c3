// Pages that someone made to collide with another's, so that a search shows theirs and hides the victim's.

#include <gmock/gmock.h>

#include <algorithm>
#include <string>
#include <vector>

#include "collapse/group_list.h"
#include "compare/similarity.h"
#include "features/shingles.h"
#include "find/cascade_finder.h"
#include "group/grouping.h"
#include "neardup/collapse.h"
#include "plugin/random_texts.h"
#include "plugin/signed_database.h"
#include "sign/signer.h"

namespace neardup {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::IsEmpty;

constexpr unsigned kSeed = 9107;
constexpr std::size_t kVictimWords = 120;
constexpr std::size_t kAttackers = 40;

/** Writes pages that have all band terms of a victim's and little of its text, as one can who knows the scheme: of the
 *  words tried at each place, the first that changes no band is kept. */
class Attacker {
 public:
  explicit Attacker(const Scheme& scheme) : signer_(scheme) {}

  std::string page(const std::string& victim, std::size_t added_words) {
    const std::vector<std::string> wanted = signer_.sign(victim, tokenizer_).band_terms;
    std::string page = victim;
    while (added_words != 0) {
      const std::string longer = page + " " + random_.word();
      if (signer_.sign(longer, tokenizer_).band_terms != wanted) continue;
      page = longer;
      --added_words;
    }
    return page;
  }

 private:
  Signer signer_;
  WhiteSpaceTokenizer tokenizer_;
  RandomTexts random_{kSeed, 1'000'000};
};

double jaccard_of(const std::string& a, const std::string& b, const Scheme& scheme) {
  const Signer signer(scheme);
  WhiteSpaceTokenizer tokenizer;
  return jaccard(signer.shingle_set(a, tokenizer), signer.shingle_set(b, tokenizer));
}

class CraftedCollisionsTest : public ::testing::Test {
 protected:
  /** The pages are there first, so that they are the ones that groups prefer. */
  void add_attack(std::size_t pages) {
    Attacker attacker(database_.scheme());
    for (std::size_t i = 0; i != pages; ++i) {
      attack_.push_back(attacker.page(victim_, 4 * kVictimWords));
      database_.add(attack_.back());
    }
  }

  GroupReport group(std::size_t band_cap = GrouperOptions().band_cap) {
    GrouperOptions options;
    options.band_cap = band_cap;
    return group_databases({database_.database()}, database_.scheme(), database_.tokenizer(), options);
  }

  std::string group_of(Xapian::docid docid) {
    return neardup::group_of(database_.database(), database_.database().get_document(docid));
  }

  FindResult find(Xapian::docid docid) {
    WhiteSpaceTokenizer tokenizer;
    return CascadeFinder(database_.reader(), database_.scheme(), tokenizer).find_document(docid);
  }

  /** What a search for a word of the victim's shows, each text once. */
  std::vector<Xapian::docid> shown() {
    const Xapian::Database reader = database_.reader();
    Xapian::Enquire enquire(reader);
    enquire.set_query(Xapian::Query(victim_.substr(0, victim_.find(' '))));
    std::vector<Xapian::docid> shown;
    for (const CollapsedHit& hit : collapse(enquire, reader, 0, reader.get_doccount()).hits) shown.push_back(hit.docid);
    return shown;
  }

  SignedDatabase database_;
  RandomTexts random_{kSeed + 1};
  std::string victim_ = random_.text(kVictimWords);
  std::vector<std::string> attack_;
};

TEST_F(CraftedCollisionsTest, ThePagesShareEveryBandAndLittleText) {
  add_attack(2);
  WhiteSpaceTokenizer tokenizer;
  const Signer signer(database_.scheme());
  for (const std::string& page : attack_) {
    EXPECT_EQ(signer.sign(victim_, tokenizer).band_terms, signer.sign(page, tokenizer).band_terms);
    EXPECT_LT(jaccard_of(victim_, page, database_.scheme()), 0.25);
  }
}

TEST_F(CraftedCollisionsTest, CollisionsAloneHideNobody) {
  add_attack(kAttackers);
  const Xapian::docid victim = database_.add(victim_);
  group();
  EXPECT_EQ("", group_of(victim));
  EXPECT_THAT(shown(), Contains(victim));
  const FindResult found = find(victim);
  EXPECT_EQ(kAttackers, found.candidates);
  EXPECT_THAT(found.matches, IsEmpty());
}

TEST_F(CraftedCollisionsTest, FloodThatFillsEveryBandHidesNobodyAndIsReported) {
  add_attack(kAttackers);
  const Xapian::docid victim = database_.add(victim_);
  const Xapian::docid copy = database_.add(victim_);
  const Xapian::docid near = database_.add(victim_ + " " + random_.word());
  const GroupReport report = group(kAttackers / 4);
  EXPECT_EQ(database_.scheme().band_count(), report.oversized_bands);
  EXPECT_GT(report.forgotten, 0U);
  EXPECT_THAT(shown(), Contains(victim));
  EXPECT_EQ(group_of(victim), group_of(copy)) << "equal texts need no band";
  EXPECT_NE("", group_of(victim));
  // The flood can only keep apart what belongs together: the text is shown twice, and a look-up still knows.
  EXPECT_THAT(find(victim).matches, Contains(Field(&Match::docid, near)));
}

TEST_F(CraftedCollisionsTest, PageThatIsNearlyTheVictimsLeadsToIt) {
  const Xapian::docid thief = database_.add(victim_ + " " + random_.word());
  const Xapian::docid victim = database_.add(victim_);
  group();
  EXPECT_EQ(1U, shown().size()) << "either, for they show the same words";
  const std::vector<Group> groups = list_groups(database_.reader(), database_.scheme());
  ASSERT_EQ(1U, groups.size());
  EXPECT_THAT(groups[0].members, ElementsAre(thief, victim));
  EXPECT_EQ(thief, groups[0].representative);
  EXPECT_GE(groups[0].min_similarity, GrouperOptions().threshold);
  const Xapian::Database reader = database_.reader();
  EXPECT_EQ(2U, matches_in_group(reader, Xapian::Query::MatchAll, group_of(thief)))
      << "the number that a hit says stand behind it";
}

TEST_F(CraftedCollisionsTest, AnotherSeedTakesTheCollisionsAway) {
  Attacker attacker(white_space_scheme());
  Scheme secret = white_space_scheme();
  secret.seed = 0x5eed;
  SignedDatabase database(secret);
  for (std::size_t i = 0; i != kAttackers; ++i) database.add(attacker.page(victim_, 4 * kVictimWords));
  const Xapian::docid victim = database.add(victim_);
  WhiteSpaceTokenizer tokenizer;
  const FindResult found = CascadeFinder(database.reader(), secret, tokenizer).find_document(victim);
  // A pair with J = 0.2 shares one of 8 bands of 4 rows with probability 0.013: 0.5 of 40 are expected.
  EXPECT_LE(found.candidates, 4U);
}

}  // namespace
}  // namespace neardup
