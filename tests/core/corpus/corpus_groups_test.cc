#include "corpus/corpus_groups.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "compare/similarity.h"
#include "core/corpus/made_corpus.h"
#include "core/seeded_random.h"
#include "groups/family_parts.h"
#include "groups/item_groups.h"
#include "groups/neighbour_lists.h"
#include "groups/star_groups.h"
#include "sign/signer.h"
#include "sign/stored_values.h"

namespace neardup {
namespace {

using Row = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t, double, double>;

std::vector<Row> rows_of(const CorpusGroups& groups) {
  std::vector<Row> rows;
  for (const CorpusMember& m : groups.members)
    rows.emplace_back(m.item, m.centre, m.representative, m.group_size, m.family, m.similarity, m.to_representative);
  return rows;
}

/** Originals, edits, copies, pages of a template, empty texts, in random order. */
std::vector<std::string> random_texts(SeededRandom& random, std::size_t count) {
  std::vector<std::vector<std::string>> made;
  const auto word = [&] { return "w" + std::to_string(random.below(3000)); };
  while (made.size() < count) {
    const std::size_t kind = random.below(10);
    if (made.empty() || kind < 2) {
      std::vector<std::string> words(random.below(60));
      for (std::string& w : words) w = word();
      made.push_back(words);
    } else if (kind == 2) {
      made.push_back(made[random.below(made.size())]);
    } else if (kind == 3) {
      std::vector<std::string> page(60, "page");
      for (std::size_t i = 0; i != page.size(); ++i) page[i] += std::to_string(i);
      for (const std::size_t place : {10U, 35U}) page[place] = random.text(7, "abcdefghijklmnopqrstuvwxyz");
      made.push_back(page);
    } else {
      std::vector<std::string> edited = made[random.below(made.size())];
      for (std::size_t edits = random.below(4); edits != 0 && !edited.empty(); --edits)
        edited[random.below(edited.size())] = word();
      made.push_back(edited);
    }
  }
  std::vector<std::string> texts;
  for (const std::vector<std::string>& words : made) {
    std::string text;
    for (const std::string& w : words) text += w + " ";
    texts.push_back(text);
  }
  return texts;
}

/** The same groups by the functions that group a database, over all items at once. */
class WholeCorpus {
 public:
  WholeCorpus(const std::vector<std::string>& texts, const Scheme& scheme, const std::vector<std::uint32_t>& scopes,
              const CorpusOrder& order, const CorpusGrouping& grouping)
      : texts_(texts), scopes_(scopes), order_(order), grouping_(grouping), signer_(scheme) {
    for (const std::string& text : texts) signatures_.push_back(signer_.sign(text, tokenizer_));
  }

  std::vector<Row> rows() {
    const std::size_t n = texts_.size();
    std::vector<std::size_t> leader(n);
    std::map<std::tuple<std::uint64_t, std::uint32_t, bool>, std::size_t> first;
    std::map<std::pair<std::string, std::uint32_t>, std::vector<std::uint32_t>> by_term;
    for (std::uint32_t rank = 0; rank != n; ++rank) {
      const Signature& signature = signature_of(rank);
      leader[rank] = rank;
      if (signature.empty()) continue;
      leader[rank] =
          first.emplace(std::make_tuple(signature.token_digest, scope(rank), is_reference(rank)), rank).first->second;
      if (leader[rank] != rank) continue;
      for (const std::string& term : signature.band_terms) by_term[{term, scope(rank)}].push_back(rank);
    }
    BucketLists lists;
    std::vector<std::vector<std::uint32_t>> ids(n);
    for (const auto& [term, ranks] : by_term) {
      if (ranks.size() < 2) continue;
      for (const std::uint32_t rank : ranks) ids[rank].push_back(lists.bucket_count);
      ++lists.bucket_count;
    }
    for (const auto& of_rank : ids) {
      lists.ids.insert(lists.ids.end(), of_rank.begin(), of_rank.end());
      lists.offsets.push_back(lists.ids.size());
    }
    const NearTest near = [this](std::size_t a, std::size_t b) { return link(a, b); };
    StarRules search;
    search.promising = [](std::size_t, std::size_t) { return true; };
    search.near = near;
    search.bucket_cap = grouping_.band_cap;
    const NeighbourLists neighbours = neighbour_lists(lists, {search});
    std::vector<std::size_t> weights;
    for (std::size_t rank = 0; rank != n; ++rank)
      weights.push_back(is_reference(rank) ? std::numeric_limits<std::size_t>::max() : neighbours.of[rank].size());
    const CentreOrder centres(weights);
    const NearTest near_by_place = [&](std::size_t a, std::size_t b) { return near(centres.item(a), centres.item(b)); };
    const StarGroups stars = centres.by_item(
        star_groups(centres.by_place(lists), {near_by_place}, grouping_.band_cap, {}, order_.references));
    std::vector<std::size_t> centre = stars.representative;
    std::vector<StarLink> links = stars.link;
    std::vector<std::uint32_t> family(n, kNoItem);
    if (!grouping_.keep_families) split(stars, centres, leader, near, centre, links, family);
    for (std::size_t rank = 0; rank != n; ++rank) {
      centre[rank] = centre[leader[rank]];
      links[rank] = links[leader[rank]];
      family[rank] = family[leader[rank]];
    }
    for (std::uint32_t rank = 0; rank != n; ++rank) {  // copies of a reference
      const Signature& signature = signature_of(rank);
      const auto reference = first.find(std::make_tuple(signature.token_digest, scope(rank), true));
      if (signature.empty() || is_reference(rank) || reference == first.end()) continue;
      centre[rank] = reference->second;
      links[rank] = {};
      family[rank] = kNoItem;
    }
    return listed(centre, links, family);
  }

 private:
  std::size_t item(std::size_t rank) const { return order_.item(rank); }
  std::uint32_t scope(std::size_t rank) const { return scopes_.empty() ? 0 : scopes_[item(rank)]; }
  bool is_reference(std::size_t rank) const { return rank < order_.references; }
  const Signature& signature_of(std::size_t rank) const { return signatures_[item(rank)]; }

  std::optional<StarLink> link(std::size_t a, std::size_t b) {
    if (is_reference(b)) return std::nullopt;
    const double similarity =
        jaccard(signer_.shingle_set(texts_[item(a)], tokenizer_), signer_.shingle_set(texts_[item(b)], tokenizer_));
    if (similarity < grouping_.threshold) return std::nullopt;
    return StarLink{stored_similarity(similarity), true};
  }

  void split(const StarGroups& stars, const CentreOrder& centres, const std::vector<std::size_t>& leader,
             const NearTest& near, std::vector<std::size_t>& centre, std::vector<StarLink>& links,
             std::vector<std::uint32_t>& family) {
    std::map<std::size_t, std::vector<std::size_t>> members;
    for (std::size_t place = 0; place != centres.size(); ++place) {
      const std::size_t rank = centres.item(place);
      if (leader[rank] == rank) members[stars.representative[rank]].push_back(rank);
    }
    for (const auto& [head, ranks] : members) {
      const auto text_of = [&, &of_group = ranks](std::size_t i) {
        TemplateText text;
        for (const OwnedToken& token : collect_tokens(tokenizer_, texts_[item(of_group[i])]))
          text.push_back(template_word({token.text, token.begin, token.end, token.token_class}));
        return std::optional(text);
      };
      const auto keys = family_part_keys(ranks.size(), {text_of, {}, {}});
      if (!keys) continue;
      const StarGroups parts = family_parts(
          *keys, [&, &of_group = ranks](std::size_t a, std::size_t b) { return near(of_group[a], of_group[b]); });
      for (std::size_t i = 0; i != ranks.size(); ++i) {
        centre[ranks[i]] = ranks[parts.representative[i]];
        links[ranks[i]] = parts.link[i];
        family[ranks[i]] = static_cast<std::uint32_t>(item(head));
      }
    }
  }

  std::vector<Row> listed(const std::vector<std::size_t>& centre, const std::vector<StarLink>& links,
                          const std::vector<std::uint32_t>& family) {
    std::map<std::size_t, std::vector<std::size_t>> groups;
    for (std::size_t rank = 0; rank != centre.size(); ++rank) groups[centre[rank]].push_back(rank);
    std::vector<Row> rows;
    for (const auto& [head, ranks] : groups) {
      const auto of = [&](std::size_t a, std::size_t b) -> std::optional<StarLink> {
        return texts_[item(a)] == texts_[item(b)] ? StarLink{} : link(a, b);
      };
      const std::size_t stays = *std::find_if(ranks.begin(), ranks.end(), [&, &all = ranks](std::size_t candidate) {
        return std::all_of(all.begin(), all.end(), [&](std::size_t rank) { return of(candidate, rank).has_value(); });
      });
      for (const std::size_t rank : ranks) {
        if (ranks.size() == 1 && family[rank] == kNoItem) continue;
        rows.emplace_back(item(rank), item(head), item(stays), ranks.size(), family[rank], links[rank].similarity,
                          of(stays, rank)->similarity);
      }
    }
    std::sort(rows.begin(), rows.end());
    return rows;
  }

  const std::vector<std::string>& texts_;
  const std::vector<std::uint32_t>& scopes_;
  const CorpusOrder& order_;
  const CorpusGrouping& grouping_;
  WhiteSpaceTokenizer tokenizer_;
  Signer signer_;
  std::vector<Signature> signatures_;
};

TEST(CorpusGroupsTest, EqualWhatADatabaseGivesForAnyOrderScopeCapAndMemory) {
  SeededRandom random(20261123);
  std::size_t families = 0;
  std::size_t groups = 0;
  for (int round = 0; round != 40; ++round) {
    const std::vector<std::string> texts = random_texts(random, 30 + random.below(200));
    const Scheme scheme = white_space_scheme(BandFamily::minhash(16, round % 2 == 0 ? 2 : 1));
    CorpusGrouping grouping;
    grouping.threshold = round % 3 == 0 ? 0.5 : 0.8;
    grouping.band_cap = round % 4 == 0 ? 2 : 200;
    grouping.keep_families = round % 5 == 0;
    grouping.threads = 1 + random.below(3);
    if (round % 3 == 2) grouping.apart_from = 0.2;
    CorpusOrder order;
    if (round % 2 == 1) {
      order.items.resize(texts.size());
      std::iota(order.items.begin(), order.items.end(), 0U);
      std::shuffle(order.items.begin(), order.items.end(), random);
    }
    if (round % 3 == 1) order.references = random.below(texts.size());
    std::vector<std::uint32_t> scopes;
    if (round % 7 == 6) {
      for (std::size_t i = 0; i != texts.size(); ++i) scopes.push_back(static_cast<std::uint32_t>(random.below(2)));
    }
    MadeCorpus corpus(texts, scheme, scopes, round % 2 == 0 ? 0 : CandidateKeys::kNoLimit);
    const CorpusGroups found =
        group_corpus(corpus.table(), corpus.keys(), order, corpus, scheme, corpus.tokenizer(), grouping);
    const std::vector<Row> rows = rows_of(found);
    ASSERT_EQ(WholeCorpus(texts, scheme, scopes, order, grouping).rows(), rows) << "round " << round;
    for (const Row& row : rows) {
      families += std::get<4>(row) != kNoItem ? 1 : 0;
      groups += std::get<3>(row) > 1 ? 1 : 0;
    }
  }
  EXPECT_GT(families, 20U);
  EXPECT_GT(groups, 500U);
}

TEST(CorpusGroupsTest, ProgressIsToldWithinALargeComponent) {
  std::vector<std::string> texts;
  const std::string page = SeededRandom(5).text(30, "ab") + " is the first of thirty words of one large component ";
  for (int i = 0; i != 5000; ++i) {
    std::string text = page;
    for (int k = 0; k != 30; ++k) text += "word" + std::to_string(k) + " ";
    texts.push_back(text + std::to_string(i));
  }
  const Scheme scheme = white_space_scheme(BandFamily::minhash(16, 1));
  MadeCorpus corpus(texts, scheme);
  std::vector<double> told;
  CorpusGrouping grouping;
  grouping.threads = 2;
  grouping.progress = [&told](double share) { told.push_back(share); };
  group_corpus(corpus.table(), corpus.keys(), {}, corpus, scheme, corpus.tokenizer(), grouping);
  EXPECT_TRUE(std::is_sorted(told.begin(), told.end()));
  EXPECT_LE(told.back(), 1.0);
  const auto halfway = [](double share) { return share > 0.5 && share < 0.9; };
  EXPECT_GT(std::count_if(told.begin(), told.end(), halfway), 1000);
}

std::vector<ShingleSet> shingle_sets(const std::vector<std::string>& texts, const Scheme& scheme) {
  const Signer signer(scheme);
  WhiteSpaceTokenizer tokenizer;
  std::vector<ShingleSet> sets;
  for (const std::string& text : texts) sets.push_back(signer.shingle_set(text, tokenizer));
  return sets;
}

TEST(CorpusGroupsTest, EachMemberReachesTheThresholdWithItsCentreAndWithWhatStaysAndPairsAreAllNearOnes) {
  SeededRandom random(7);
  const std::vector<std::string> texts = random_texts(random, 400);
  const Scheme scheme = white_space_scheme(BandFamily::minhash(16, 2));
  MadeCorpus corpus(texts, scheme);
  CorpusGrouping grouping;
  grouping.threshold = 0.7;
  PairRuns pairs(100);
  grouping.pairs = &pairs;
  const CorpusGroups groups =
      group_corpus(corpus.table(), corpus.keys(), {}, corpus, scheme, corpus.tokenizer(), grouping);
  const std::vector<ShingleSet> sets = shingle_sets(texts, scheme);
  for (const CorpusMember& member : groups.members) {
    EXPECT_GE(jaccard(sets[member.item], sets[member.centre]), 0.7);
    EXPECT_GE(jaccard(sets[member.item], sets[member.representative]), 0.7);
    EXPECT_NEAR(jaccard(sets[member.item], sets[member.representative]), member.to_representative, 1e-6);
  }
  EXPECT_EQ(0U, groups.pairs_left_out);
  std::vector<std::pair<std::uint32_t, std::uint32_t>> near;
  for (std::uint32_t a = 0; a != texts.size(); ++a) {
    for (std::uint32_t b = a + 1; b != texts.size(); ++b) {
      if (!sets[a].empty() && jaccard(sets[a], sets[b]) >= 0.7) near.emplace_back(a, b);
    }
  }
  std::vector<std::pair<std::uint32_t, std::uint32_t>> found;
  pairs.each([&](const CorpusPair& pair) {
    if (sets[pair.first].empty()) return;
    found.emplace_back(pair.first, pair.second);
    EXPECT_NEAR(jaccard(sets[pair.first], sets[pair.second]), pair.similarity, 1e-9);
  });
  EXPECT_EQ(near, found);
  EXPECT_GT(near.size(), 300U);
}

/** What stays of groups of which several may stay: each item that may go for none before it, by the order of preference. */
std::vector<std::uint32_t> each_by_preference(const CorpusGroups& groups, const CorpusOrder& order,
                                              const std::vector<ShingleSet>& sets, const CorpusGrouping& grouping) {
  std::map<std::uint32_t, std::uint32_t> centres;
  for (const CorpusMember& member : groups.members) centres[member.item] = member.centre;
  std::map<std::uint32_t, std::vector<std::uint32_t>> staying;  // by centre
  std::vector<std::uint32_t> representatives(sets.size());
  std::iota(representatives.begin(), representatives.end(), 0U);
  for (std::size_t rank = 0; rank != sets.size(); ++rank) {
    const std::uint32_t item = order.item(rank);
    if (centres.count(item) == 0) continue;
    std::vector<std::uint32_t>& before = staying[centres[item]];
    const auto kept = std::find_if(before.begin(), before.end(), [&](std::uint32_t other) {
      const bool near = sets[item] == sets[other] || jaccard(sets[item], sets[other]) >= grouping.threshold;
      return near && (!grouping.may_go_for || grouping.may_go_for(item, other));
    });
    if (kept == before.end()) {
      before.push_back(item);
    } else {
      representatives[item] = *kept;
    }
  }
  return representatives;
}

std::set<std::uint32_t> representatives_in(const CorpusGroups& groups) {
  std::set<std::uint32_t> found;
  for (const CorpusMember& member : groups.members) found.insert(member.representative);
  return found;
}

TEST(CorpusGroupsTest, EachThatIsNearNoneBeforeItStaysIfThatIsAskedForOrOneMayNotGo) {
  SeededRandom random(11);
  std::size_t several = 0;
  for (int round = 0; round != 30; ++round) {
    const std::vector<std::string> texts = random_texts(random, 200);
    const Scheme scheme = white_space_scheme(BandFamily::minhash(16, 1));
    CorpusOrder order;
    order.items.resize(texts.size());
    std::iota(order.items.begin(), order.items.end(), 0U);
    std::shuffle(order.items.begin(), order.items.end(), random);
    CorpusGrouping grouping;
    grouping.threshold = 0.7;
    grouping.keep_families = true;
    const auto grouped = [&] {
      MadeCorpus corpus(texts, scheme);
      return group_corpus(corpus.table(), corpus.keys(), order, corpus, scheme, corpus.tokenizer(), grouping);
    };
    const CorpusGroups one = grouped();
    grouping.prefers_each = true;
    if (round % 2 == 1)
      grouping.may_go_for = [](std::uint32_t item, std::uint32_t kept) { return item % 2 == kept % 2; };
    const std::vector<ShingleSet> sets = shingle_sets(texts, scheme);
    const std::vector<std::uint32_t> expected = each_by_preference(one, order, sets, grouping);
    std::vector<std::uint32_t> found(texts.size());
    std::iota(found.begin(), found.end(), 0U);
    std::map<std::uint32_t, std::uint32_t> sizes;
    const CorpusGroups each = grouped();
    for (const CorpusMember& member : each.members) {
      found[member.item] = member.representative;
      ++sizes[member.representative];
      EXPECT_EQ(member.centre, member.representative);
      EXPECT_TRUE(sets[member.item].empty() ||
                  jaccard(sets[member.item], sets[member.representative]) >= grouping.threshold);
    }
    EXPECT_EQ(expected, found) << "round " << round;
    for (const CorpusMember& member : each.members) EXPECT_EQ(sizes[member.representative], member.group_size);
    several += sizes.size() > representatives_in(one).size() ? 1 : 0;
  }
  EXPECT_GT(several, 10U);
}

TEST(CorpusGroupsTest, OnlyGroupsWhoseMembersMayNotGoAreChosenOtherwise) {
  const std::string words = "one text of a dozen words that stands here three times or more ";
  const std::vector<std::string> texts{words + "a", words + "a b", words + "a b c"};
  const Scheme scheme = white_space_scheme(BandFamily::minhash(64, 1));
  CorpusGrouping grouping;
  grouping.threshold = 0.9;  // 1 and 3 are not near
  const auto representatives = [&] {
    MadeCorpus corpus(texts, scheme);
    std::vector<std::uint32_t> found;
    for (const CorpusMember& member :
         group_corpus(corpus.table(), corpus.keys(), {}, corpus, scheme, corpus.tokenizer(), grouping).members)
      found.push_back(member.representative);
    return found;
  };
  EXPECT_EQ((std::vector<std::uint32_t>{1, 1, 1}), representatives());
  grouping.may_go_for = [](auto, auto) { return true; };
  EXPECT_EQ((std::vector<std::uint32_t>{1, 1, 1}), representatives());
  grouping.may_go_for = [](std::uint32_t item, auto) { return item != 0; };
  EXPECT_EQ((std::vector<std::uint32_t>{0, 0}), representatives()) << "the third one stands alone";
  grouping.may_go_for = {};
  grouping.prefers_each = true;
  EXPECT_EQ((std::vector<std::uint32_t>{0, 0}), representatives());
}

TEST(CorpusGroupsTest, TitlesTellTextsOfOneTemplateApart) {
  const std::string words = SeededRandom(3).text(800, "abcdefgh ");
  const std::vector<std::string> texts{words + " it failed", words + " it passed"};
  const Scheme scheme = white_space_scheme(BandFamily::minhash(64, 1));
  for (const bool titled : {false, true}) {
    MadeCorpus corpus(texts, scheme);
    if (titled) corpus.set_titles({"run failed", "run passed"});
    const CorpusGroups groups = group_corpus(corpus.table(), corpus.keys(), {}, corpus, scheme, corpus.tokenizer(), {});
    ASSERT_EQ(2U, groups.members.size());
    EXPECT_EQ(titled ? 1U : 2U, groups.members.front().group_size);
  }
}

/** Variants of one text, each with another word in the place of one. */
std::vector<std::string> variants(std::size_t count) {
  SeededRandom random(2);
  std::vector<std::string> words(60);
  for (std::string& w : words) w = random.text(6, "abcdefghijklmnopqrstuvwxyz");
  std::vector<std::string> texts;
  while (texts.size() != count) {
    std::vector<std::string> edited = words;
    edited[random.below(edited.size())] = "w" + std::to_string(texts.size());
    std::string text;
    for (const std::string& w : edited) text += w + " ";
    texts.push_back(text);
  }
  return texts;
}

/** Pairs that are listed, and pairs that are left out. */
std::pair<std::uint64_t, std::uint64_t> pairs_of(const std::vector<std::string>& texts, double threshold) {
  const Scheme scheme = white_space_scheme();
  MadeCorpus corpus(texts, scheme);
  PairRuns pairs;
  CorpusGrouping grouping;
  grouping.threshold = threshold;
  grouping.pairs = &pairs;
  const CorpusGroups groups =
      group_corpus(corpus.table(), corpus.keys(), {}, corpus, scheme, corpus.tokenizer(), grouping);
  return {pairs.size(), groups.pairs_left_out};
}

TEST(CorpusGroupsTest, PairsOfOneFamilyAreAllListedUpToThreeThousandTexts) {
  EXPECT_EQ(std::pair(std::uint64_t{250} * 249 / 2, std::uint64_t{0}), pairs_of(variants(250), 0.7));
  EXPECT_EQ(std::pair(std::uint64_t{1500} * 1499 / 2, std::uint64_t{0}), pairs_of(variants(1500), 0.7));
  const auto [listed, left_out] = pairs_of(variants(4000), 0.7);
  EXPECT_GE(listed, 700000U);
  EXPECT_EQ(std::uint64_t{4000} * 3999 / 2, listed + left_out);
}

TEST(CorpusGroupsTest, PairsOfEqualTextsAreAllListedUpToThreeThousandTexts) {
  const auto copies = [](std::size_t count) { return std::vector<std::string>(count, "one text and its copies"); };
  EXPECT_EQ(std::pair(std::uint64_t{6}, std::uint64_t{0}), pairs_of(copies(4), 0.9));
  EXPECT_EQ(std::pair(std::uint64_t{3000} * 2999 / 2, std::uint64_t{0}), pairs_of(copies(3000), 0.9));
  EXPECT_EQ(std::pair(std::uint64_t{3999}, std::uint64_t{3999} * 3998 / 2), pairs_of(copies(4000), 0.9));
}

TEST(CorpusGroupsTest, PairsNextToTheThresholdAreThoseOfWhatStays) {
  SeededRandom random(8);
  const std::vector<std::string> texts = random_texts(random, 300);
  const Scheme scheme = white_space_scheme(BandFamily::minhash(64, 1));
  MadeCorpus corpus(texts, scheme);
  CorpusGrouping grouping;
  grouping.threshold = 0.8;
  grouping.apart_from = 0.5;
  grouping.band_cap = 1000;
  const CorpusGroups groups =
      group_corpus(corpus.table(), corpus.keys(), {}, corpus, scheme, corpus.tokenizer(), grouping);
  const std::vector<ShingleSet> sets = shingle_sets(texts, scheme);
  std::vector<bool> stays(texts.size(), true);
  for (const CorpusMember& member : groups.members) stays[member.item] = member.representative == member.item;
  std::map<std::uint32_t, double> expected;  // the best of each item
  for (std::uint32_t a = 0; a != texts.size(); ++a) {
    for (std::uint32_t b = 0; b != texts.size(); ++b) {
      const double similarity = jaccard(sets[a], sets[b]);
      if (a == b || !stays[a] || !stays[b] || similarity < 0.5 || similarity >= 0.8) continue;
      expected[a] = std::max(expected[a], similarity);
    }
  }
  std::map<std::uint32_t, double> found;
  for (const CorpusPair& pair : groups.apart) {
    EXPECT_LT(pair.first, pair.second);
    EXPECT_NEAR(jaccard(sets[pair.first], sets[pair.second]), pair.similarity, 1e-6);
    found[pair.first] = std::max(found[pair.first], pair.similarity);
    found[pair.second] = std::max(found[pair.second], pair.similarity);
  }
  EXPECT_GT(expected.size(), 20U);
  ASSERT_EQ(expected.size(), found.size());
  for (const auto& [item, similarity] : expected) EXPECT_NEAR(similarity, found[item], 1e-6) << item;
}

TEST(CorpusGroupsTest, ManyCopiesAreNotCompared) {
  const Scheme scheme = white_space_scheme();
  MadeCorpus corpus(std::vector<std::string>(20000, "one text that is written again and again"), scheme);
  const CorpusGroups groups = group_corpus(corpus.table(), corpus.keys(), {}, corpus, scheme, corpus.tokenizer(), {});
  EXPECT_EQ(groups.comparisons, 0U);
  EXPECT_EQ(groups.copies, 19999U);
  ASSERT_EQ(groups.members.size(), 20000U);
  EXPECT_EQ(groups.members.back().representative, 0U);
  EXPECT_EQ(groups.members.back().group_size, 20000U);
}

TEST(CorpusGroupsTest, AChangedTextIsAnError) {
  const Scheme scheme = word_set_scheme();
  MadeCorpus corpus({"a b c d e f g h i j", "a b c d e f g h i k"}, scheme);
  corpus.change(1, "another text");
  CorpusGrouping grouping;
  grouping.threshold = 0.5;
  EXPECT_THROW(group_corpus(corpus.table(), corpus.keys(), {}, corpus, scheme, corpus.tokenizer(), grouping),
               std::runtime_error);
}

TEST(CorpusGroupsTest, NothingGivesNothing) {
  const Scheme scheme = white_space_scheme();
  for (const std::vector<std::string>& texts : {std::vector<std::string>{}, {""}, {"", ""}, {"one text"}}) {
    MadeCorpus corpus(texts, scheme);
    EXPECT_TRUE(
        group_corpus(corpus.table(), corpus.keys(), {}, corpus, scheme, corpus.tokenizer(), {}).members.empty());
  }
}

}  // namespace
}  // namespace neardup
