#include "corpus/corpus_groups.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <unordered_map>
#include <unordered_set>

#include "corpus/batch_groups.h"
#include "corpus/repeat_filter.h"
#include "groups/candidate_components.h"
#include "sign/signer.h"

namespace neardup {

namespace {

constexpr double kShareOfBuckets = 0.3;  // of the time, about
constexpr double kShareOfTests = 0.4;    // up to here

std::vector<std::uint32_t> ranks_of(const CorpusOrder& order) {
  std::vector<std::uint32_t> ranks(order.items.size());
  for (std::uint32_t rank = 0; rank != order.items.size(); ++rank) ranks[order.items[rank]] = rank;
  return ranks;
}

/** By rank, which is the place in the order of preference. */
struct TextCopies {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> copies;  ///< a rank and its leader, by ascending rank
  std::vector<bool> leads;                                      ///< [items] items without tokens do not
  std::vector<std::vector<std::uint32_t>> shared;  ///< leaders of one text: one of the references, one of the rest
  std::vector<std::pair<std::uint32_t, std::uint32_t>> repeated;  ///< a leader and the reference that it is a copy of
};

using KeyOfRank = std::pair<std::uint64_t, std::uint32_t>;

/** The ranks of items whose text may repeat, with the keys of these texts, sorted. */
std::vector<KeyOfRank> repeated_texts(const CorpusTable& table, const CorpusOrder& order) {
  RepeatFilter filter(table.size());
  for (std::size_t item = 0; item != table.size(); ++item) {
    if (table.has_text(item)) filter.add(table.text_key(item));
  }
  std::vector<KeyOfRank> repeated;
  for (std::uint32_t rank = 0; rank != table.size(); ++rank) {
    const std::size_t item = order.item(rank);
    if (table.has_text(item) && filter.may_repeat(table.text_key(item)))
      repeated.emplace_back(table.text_key(item), rank);
  }
  std::sort(repeated.begin(), repeated.end());
  return repeated;
}

/** Folds the copies of a text: the first one stands for all, so that copies by the million cost no comparison.
 *  Items are copies if their digests, numbers of tokens and sketches are equal. Texts without words have only copies.
 *  Cost: linear; copies are sorted. */
TextCopies fold_copies(const CorpusTable& table, const CorpusOrder& order) {
  TextCopies folded;
  folded.leads.resize(table.size());
  for (std::uint32_t rank = 0; rank != table.size(); ++rank) folded.leads[rank] = table.tokens(order.item(rank)) != 0;
  const std::vector<KeyOfRank> repeated = repeated_texts(table, order);
  for (auto begin = repeated.begin(); begin != repeated.end();) {
    const auto end =
        std::find_if(begin, repeated.end(), [&](const KeyOfRank& text) { return text.first != begin->first; });
    std::vector<std::uint32_t> leaders;
    for (auto text = begin; text != end; ++text) {
      const std::uint32_t rank = text->second;
      const auto leader_in = [&](bool references) {
        return std::find_if(leaders.begin(), leaders.end(), [&](std::uint32_t other) {
          return (other < order.references) == references && table.signed_alike(order.item(other), order.item(rank));
        });
      };
      const bool of_reference = rank < order.references;
      const auto leader = leader_in(of_reference);
      if (leader == leaders.end()) {
        const auto reference = leader_in(true);
        if (reference != leaders.end()) folded.repeated.emplace_back(rank, *reference);
        leaders.push_back(rank);
      } else {
        folded.copies.emplace_back(rank, *leader);
        folded.leads[rank] = false;
      }
    }
    if (leaders.size() > 1) folded.shared.push_back(std::move(leaders));
    begin = end;
  }
  std::sort(folded.copies.begin(), folded.copies.end());
  return folded;
}

class Corpus {
 public:
  Corpus(CorpusTable& table, CandidateKeys& keys, const CorpusOrder& order, const CorpusTexts& texts,
         const Scheme& scheme, const Tokenizer& tokenizer, const CorpusGrouping& grouping)
      : table_(table),
        keys_(keys),
        order_(order),
        texts_(texts),
        signer_(scheme),
        tokenizer_(tokenizer),
        grouping_(grouping),
        test_(table, scheme, grouping.threshold),
        apart_test_(table, scheme, grouping.apart_from.value_or(grouping.threshold)) {}

  CorpusGroups run() {
    TextCopies copies = fold_copies(table_, order_);
    for (const auto& [rank, leader] : copies.copies) {
      if (grouping_.pairs == nullptr) break;
      std::vector<std::uint32_t>& texts = copies_[leader];
      if (texts.empty()) texts.push_back(leader);
      texts.push_back(rank);
    }
    groups_.copies = copies.copies.size();
    std::vector<CorpusMember> decided = decide(copies);
    join_references(copies, decided);
    add_copies(copies, decided);
    choose_what_stays(decided);
    write_members(std::move(decided));
    for (const auto& [leader, texts] : copies_) list_copies(texts);
    groups_.pairs_left_out += copies_left_out_;
    finish_pairs(groups_.apart);
    return std::move(groups_);
  }

 private:
  void tell(double share) const {
    if (grouping_.progress) grouping_.progress(share);
  }

  KeyBuckets buckets(const TextCopies& copies) const {
    const std::vector<std::uint32_t> ranks = ranks_of(order_);
    const auto number = [&](std::uint32_t item) -> std::int64_t {
      const std::uint32_t rank = ranks.empty() ? item : ranks[item];
      return copies.leads[rank] ? std::int64_t{rank} : -1;
    };
    const auto tell_of = [&](std::size_t done) {
      tell(kShareOfBuckets * static_cast<double>(done) / static_cast<double>(CandidateKeys::kPartitions));
    };
    KeyBuckets buckets = keys_.buckets(grouping_.threads, tell_of, number);
    for (const std::vector<std::uint32_t>& leaders : copies.shared) {
      buckets.members.insert(buckets.members.end(), leaders.begin(), leaders.end());
      buckets.offsets.push_back(buckets.members.size());
    }
    return buckets;
  }

  /** Ascending, each once. */
  std::vector<std::uint32_t> items_in(const KeyBuckets& buckets) const {
    std::vector<bool> shares(table_.size());
    for (const std::uint32_t rank : buckets.members) shares[order_.item(rank)] = true;
    std::vector<std::uint32_t> items;
    for (std::uint32_t item = 0; item != shares.size(); ++item) {
      if (shares[item]) items.push_back(item);
    }
    return items;
  }

  /** What is decided for leaders that are near another one, by ascending rank. Until write_members() all items are ranks. */
  std::vector<CorpusMember> decide(const TextCopies& copies) {
    const auto promising = [this](std::uint32_t a, std::uint32_t b) {
      return apart_test_.promising(order_.item(a), order_.item(b));
    };
    KeyBuckets shared = buckets(copies);
    keys_.clear();
    if (table_.has_spilled()) table_.load_sketches(items_in(shared));
    const CandidateComponents components(
        std::move(shared), grouping_.band_cap, promising, grouping_.threads,
        [this](double share) { tell(kShareOfBuckets + share * (kShareOfTests - kShareOfBuckets)); });
    groups_.candidates = components.candidates();
    std::vector<std::unique_ptr<CorpusComparison>> comparisons;
    for (std::size_t i = 0; i != std::max<std::size_t>(grouping_.threads, 1); ++i) {
      comparisons.push_back(
          std::make_unique<CorpusComparison>(table_, texts_, signer_, tokenizer_, grouping_.threshold));
    }
    const std::function<void(const std::vector<CorpusPair>&)> take_pairs =
        [this](const std::vector<CorpusPair>& pairs) { list_pairs(pairs); };
    const BatchRules rules{table_, order_, test_, apart_test_, grouping_, take_pairs};
    std::vector<BatchGroups> batches(components.batches());
    std::vector<CorpusComparison*> all_comparisons;
    for (const auto& comparison : comparisons) all_comparisons.push_back(comparison.get());
    components.for_each_batch(
        grouping_.threads,
        [&](std::size_t number, const ComponentBatch& batch, std::optional<std::size_t> thread, const auto& step) {
          const auto used = thread ? std::vector<CorpusComparison*>{all_comparisons[*thread]} : all_comparisons;
          batches[number] = group_batch(batch, rules, used, step);
        },
        [&](std::size_t done, std::size_t all) {
          tell(kShareOfTests +
               (1 - kShareOfTests) * static_cast<double>(done) / static_cast<double>(std::max<std::size_t>(all, 1)));
        });
    return gathered(std::move(batches));
  }

  std::vector<CorpusMember> gathered(std::vector<BatchGroups> batches) {
    std::vector<CorpusMember> decided;
    for (BatchGroups& batch : batches) {
      decided.insert(decided.end(), batch.ranks.begin(), batch.ranks.end());
      groups_.pairs_left_out += batch.pairs_left_out;
      groups_.apart.insert(groups_.apart.end(), batch.apart.begin(), batch.apart.end());
      groups_.comparisons += batch.comparisons;
      groups_.oversized += batch.oversized;
      batch = {};
    }
    sort_by_item(decided);
    return decided;
  }

  static void sort_by_item(std::vector<CorpusMember>& decided) {
    std::sort(decided.begin(), decided.end(),
              [](const CorpusMember& a, const CorpusMember& b) { return a.item < b.item; });
  }

  /** A member among the first ones, which are sorted; null if it is none of them. */
  static CorpusMember* member_of(std::vector<CorpusMember>& decided, std::size_t sorted, std::uint32_t item) {
    const auto end = decided.begin() + static_cast<std::ptrdiff_t>(sorted);
    const auto found =
        std::lower_bound(decided.begin(), end, item, [](const CorpusMember& a, std::uint32_t b) { return a.item < b; });
    return found == end || found->item != item ? nullptr : &*found;
  }

  /** The group of a reference's text takes its copies, whatever references before it are near them. */
  static void join_references(const TextCopies& copies, std::vector<CorpusMember>& decided) {
    const std::size_t before = decided.size();
    std::unordered_set<std::uint32_t> begun;  // references that are in a group by their copies only
    for (const auto& [copy, reference] : copies.repeated) {
      if (CorpusMember* const member = member_of(decided, before, copy)) *member = {copy, reference, reference};
      if (member_of(decided, before, reference) == nullptr && begun.insert(reference).second)
        decided.push_back({reference, reference, reference});
    }
    sort_by_item(decided);
  }

  /** Copies join the group of their leader. */
  static void add_copies(const TextCopies& copies, std::vector<CorpusMember>& decided) {
    const std::size_t before = decided.size();
    decided.reserve(before + 2 * copies.copies.size());
    std::vector<bool> begun(copies.leads.size());  // leaders that are in a group by their copies only
    for (const auto& [rank, leader] : copies.copies) {
      CorpusMember copy{leader, leader, leader};
      if (const CorpusMember* const found = member_of(decided, before, leader)) {
        copy = *found;
      } else if (!begun[leader]) {
        begun[leader] = true;
        decided.push_back(copy);
      }
      copy.item = rank;
      decided.push_back(copy);
    }
    sort_by_item(decided);
  }

  /** Let several members of a group stay, where one may not or need not stand for all. */
  void choose_what_stays(std::vector<CorpusMember>& decided) const {
    if (!grouping_.prefers_each && !grouping_.may_go_for) return;
    std::unordered_map<std::uint32_t, std::vector<CorpusMember*>> groups;  // by centre; members by ascending rank
    for (CorpusMember& member : decided) groups[member.centre].push_back(&member);
    CorpusComparison comparison(table_, texts_, signer_, tokenizer_, grouping_.threshold);
    for (const auto& [centre, members] : groups) {
      tell(1);
      const auto goes = [&](const CorpusMember* member) { return may_go_for(member->item, member->representative); };
      if (!grouping_.prefers_each && std::all_of(members.begin(), members.end(), goes)) continue;
      comparison.clear();
      choose_in_group(members, comparison);
    }
  }

  /** @param members  by ascending rank. */
  void choose_in_group(const std::vector<CorpusMember*>& members, CorpusComparison& comparison) const {
    std::vector<std::uint32_t> staying;
    for (CorpusMember* const member : members) {
      std::optional<StarLink> link;
      const auto kept = std::find_if(staying.begin(), staying.end(), [&](std::uint32_t rank) {
        if (member->item >= order_.references && may_go_for(member->item, rank))
          link = linked(rank, member->item, comparison);
        return link.has_value();
      });
      member->representative = kept == staying.end() ? member->item : *kept;
      member->centre = member->representative;
      member->similarity = member->to_representative = link ? link->similarity : 1;
      if (!link) staying.push_back(member->item);
    }
  }

  /** Of ranks. */
  bool may_go_for(std::uint32_t rank, std::uint32_t kept) const {
    return rank == kept || !grouping_.may_go_for || grouping_.may_go_for(order_.item(rank), order_.item(kept));
  }

  std::optional<StarLink> linked(std::uint32_t rank_a, std::uint32_t rank_b, CorpusComparison& comparison) const {
    const std::uint32_t a = order_.item(rank_a);
    const std::uint32_t b = order_.item(rank_b);
    return test_.promising(a, b) ? comparison.link(a, b) : std::nullopt;
  }

  /** Of ranks. */
  void write_members(std::vector<CorpusMember> decided) {
    std::unordered_map<std::uint32_t, std::uint32_t> sizes;  // by representative
    for (const CorpusMember& member : decided) ++sizes[member.representative];
    for (CorpusMember& member : decided) {
      member.group_size = sizes.at(member.representative);
      for (std::uint32_t* rank : {&member.item, &member.centre, &member.representative}) *rank = order_.item(*rank);
      if (member.family != kNoItem) member.family = order_.item(member.family);
    }
    const auto is_alone = [](const CorpusMember& one) { return one.group_size == 1 && one.family == kNoItem; };
    decided.erase(std::remove_if(decided.begin(), decided.end(), is_alone), decided.end());
    sort_by_item(decided);
    groups_.members = std::move(decided);
  }

  void put(std::uint32_t rank_a, std::uint32_t rank_b, double similarity, std::vector<CorpusPair>& to) const {
    constexpr std::size_t kPortion = std::size_t{1} << 16U;
    const auto [first, second] = std::minmax({order_.item(rank_a), order_.item(rank_b)});
    to.push_back({first, second, similarity});
    if (to.size() != kPortion) return;
    grouping_.pairs->add(to);
    to.clear();
  }

  /** Pairs of ranks, each with those of their copies. */
  void list_pairs(const std::vector<CorpusPair>& pairs) {
    std::vector<CorpusPair> found;
    const auto copies_of = [this](std::uint32_t leader) {
      const auto of_leader = copies_.find(leader);
      return of_leader == copies_.end() ? std::vector<std::uint32_t>{leader} : of_leader->second;
    };
    for (const CorpusPair& pair : pairs) {
      std::vector<std::uint32_t> a = copies_of(pair.first);
      std::vector<std::uint32_t> b = copies_of(pair.second);
      if (a.size() + b.size() > kWholeFamily) {
        copies_left_out_ += std::uint64_t{a.size()} * b.size() - 1;
        a.resize(1);
        b.resize(1);
      }
      for (const std::uint32_t of_a : a) {
        for (const std::uint32_t of_b : b) put(of_a, of_b, pair.similarity, found);
      }
    }
    grouping_.pairs->add(found);
  }

  /** The copies of one text, the first one first. */
  void list_copies(const std::vector<std::uint32_t>& copies) {
    if (copies.front() < order_.references) return;
    std::vector<CorpusPair> found;
    const std::size_t firsts = copies.size() > kWholeFamily ? 1 : copies.size();
    const std::uint64_t rest = copies.size() - firsts;
    if (firsts == 1) copies_left_out_ += rest * (rest - 1) / 2;
    for (std::size_t i = 0; i != firsts; ++i) {
      for (std::size_t j = i + 1; j != copies.size(); ++j) put(copies[i], copies[j], 1, found);
    }
    grouping_.pairs->add(found);
  }

  /** Pairs of ranks as pairs of items, each once. */
  void finish_pairs(std::vector<CorpusPair>& pairs) const {
    for (CorpusPair& pair : pairs) {
      const std::uint32_t a = order_.item(pair.first);
      const std::uint32_t b = order_.item(pair.second);
      pair = {std::min(a, b), std::max(a, b), pair.similarity};
    }
    const auto items = [](const CorpusPair& pair) { return std::pair(pair.first, pair.second); };
    const auto is_before = [&](const CorpusPair& a, const CorpusPair& b) { return items(a) < items(b); };
    const auto is_same = [&](const CorpusPair& a, const CorpusPair& b) { return items(a) == items(b); };
    std::sort(pairs.begin(), pairs.end(), is_before);
    pairs.erase(std::unique(pairs.begin(), pairs.end(), is_same), pairs.end());
  }

  CorpusTable& table_;
  CandidateKeys& keys_;
  const CorpusOrder& order_;
  const CorpusTexts& texts_;
  const Signer signer_;
  const Tokenizer& tokenizer_;
  const CorpusGrouping& grouping_;
  const CandidateTest test_;
  const CandidateTest apart_test_;
  std::unordered_map<std::uint32_t, std::vector<std::uint32_t>>
      copies_;  // ranks of a text by the first, if pairs are listed
  std::atomic<std::uint64_t> copies_left_out_{0};
  CorpusGroups groups_;
};

}  // namespace

CorpusGroups group_corpus(CorpusTable& table, CandidateKeys& keys, const CorpusOrder& order, const CorpusTexts& texts,
                          const Scheme& scheme, const Tokenizer& tokenizer, const CorpusGrouping& grouping) {
  return Corpus(table, keys, order, texts, scheme, tokenizer, grouping).run();
}

}  // namespace neardup
