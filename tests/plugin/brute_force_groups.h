/** @file brute_force_groups.h
 *  Star groups by their definition, from texts, comparing everything with everything. */
#ifndef NEARDUP_TESTS_PLUGIN_BRUTE_FORCE_GROUPS_H
#define NEARDUP_TESTS_PLUGIN_BRUTE_FORCE_GROUPS_H

#include <xapian.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "compare/similarity.h"
#include "features/feature_counts.h"
#include "fingerprint/simhash.h"
#include "group_marks.h"
#include "groups/template_family.h"
#include "neardup/measure.h"
#include "plugin/signature_buckets.h"
#include "sign/signer.h"
#include "sign/stored_values.h"
#include "sketch/minhash.h"
#include "verify/text_measures.h"
#include "white_space_tokenizer.h"

namespace neardup {

/** What may keep a document from others. */
struct ScopeOfDocument {
  std::string term;                     // documents with other terms are in other groups; empty is one more term
  std::optional<std::int64_t> time{0};  // seconds; nothing: in no group
};

class BruteForceGroups {
 public:
  BruteForceGroups(const Scheme& scheme, double threshold, std::size_t band_cap)
      : signer_(scheme),
        threshold_(threshold),
        band_cap_(band_cap),
        floor_(rejection_floor(threshold, scheme.minhash.slots)),
        guaranteed_distance_(scheme.guaranteed_distance(false)) {}

  /** Documents come in order of preference. An uncovered one can be estimated only; one without band terms meets only
   *  its copies in buckets of terms. */
  void add(Xapian::docid docid, const std::string& text, bool covered, bool has_bands = true,
           ScopeOfDocument scope = {}) {
    Member member;
    member.docid = docid;
    member.signature = signer_.sign(text, tokenizer_);
    if (member.signature.empty()) return;
    MeasuredText measured = measured_text(signer_, tokenizer_, text);
    member.shingles = std::move(measured.features);
    member.feature_counts = std::move(measured.feature_counts);
    member.word_counts = std::move(measured.word_counts);
    TemplateWords words;
    tokenizer_.tokenize(text, words);
    member.words = std::move(words.text);
    member.bands = signature_buckets(signer_.scheme(), member.signature, has_bands);
    member.bands.push_back("text " + hex_encode(member.signature.token_digest));  // copies share that
    for (std::string& band : member.bands) band += " " + scope.term;
    member.scope = std::move(scope);
    // The first document of a text speaks for all of them.
    member.covered = covered_.emplace(member.text(), covered).first->second;
    members_.push_back(std::move(member));
  }

  /** Documents that lie further apart are not near. */
  void set_window(std::int64_t seconds) { window_ = seconds; }

  /** Documents that are not near, whatever their texts. */
  void declare_distinct(Xapian::docid a, Xapian::docid b) {
    distinct_.emplace(a, b);
    distinct_.emplace(b, a);
  }

  /** @param weights  of words, by token hash; for measures that weigh them. */
  void set_measure(Measure measure, FeatureWeight weights = {}) {
    measure_ = measure;
    weights_ = std::move(weights);
  }

  /** Families of one template stay whole. */
  void keep_families() { split_families_ = false; }

  /** Documents without a near-duplicate have the id of the group that they would represent. */
  void name_singles() { names_singles_ = true; }

  MarksByDocid groups() {
    for (std::size_t item = 0; item != members_.size(); ++item) choose_leader(item);
    const std::vector<std::size_t> centres_first = order_of_centres();
    for (const std::size_t item : centres_first) place(item);
    if (split_families_) split_families(centres_first);
    for (Member& member : members_) follow_leader(member);
    for (std::size_t item = 0; item != members_.size(); ++item) part_from_earlier(item);
    sizes_.assign(members_.size(), 0);
    for (const Member& member : members_) ++sizes_[member.centre];
    MarksByDocid marks;
    for (std::size_t item = 0; item != members_.size(); ++item) marks[members_[item].docid] = marks_of(item);
    return marks;
  }

 private:
  struct Member {
    Xapian::docid docid = 0;
    Signature signature;
    ShingleSet shingles;
    FeatureCounts feature_counts;
    FeatureCounts word_counts;
    TemplateText words;
    std::vector<std::string> bands;
    ScopeOfDocument scope;
    bool covered = true;
    std::size_t leader = 0;
    std::size_t centre = 0;
    GroupState link;
    std::optional<std::size_t> family;  // centre of the group that was split

    std::pair<std::uint64_t, std::string> text() const { return {signature.token_digest, scope.term}; }
  };

  bool is_declared(Xapian::docid docid) const {
    const auto pair = distinct_.lower_bound({docid, 0});
    return pair != distinct_.end() && pair->first == docid;
  }

  /** Sketches and fingerprints may say that a pair is not worth a look. */
  bool promising(const Member& a, const Member& b) const {
    const double floor =
        measure_ == Measure::kJaccard ? floor_ : rejection_floor(least_jaccard(a, b), signer_.scheme().minhash.slots);
    const auto distance = static_cast<int>(hamming_distance(a.signature.fingerprint, b.signature.fingerprint));
    return distance <= guaranteed_distance_ || estimate_jaccard(a.signature.sketch, b.signature.sketch).value >= floor;
  }

  double least_jaccard(const Member& a, const Member& b) const {
    if (measure_ == Measure::kContainment)
      return jaccard_from_containment(threshold_, a.shingles.size(), b.shingles.size());
    if (measure_ != Measure::kMultiset || !signer_.scheme().features.of_token_hashes()) return 0;
    return jaccard_from_multiset(threshold_, numbers(a.feature_counts), numbers(b.feature_counts));
  }

  static FeatureNumbers numbers(const FeatureCounts& counts) {
    FeatureNumbers numbers{counts.size(), 0};
    for (const FeatureCount& count : counts) numbers.all += count.count;
    return numbers;
  }

  double measured(const Member& a, const Member& b) const {
    switch (measure_) {
      case Measure::kContainment:
        return containment(a.shingles, b.shingles);
      case Measure::kMultiset:
        return multiset_jaccard(a.feature_counts, b.feature_counts);
      case Measure::kIdf:
        return weighted_jaccard(a.word_counts, b.word_counts, weights_);
      case Measure::kCosine:
        return weighted_cosine(a.word_counts, b.word_counts, weights_);
      case Measure::kJaccard:
        break;
    }
    return jaccard(a.shingles, b.shingles);
  }

  /** The similarity, if it reaches the threshold. */
  std::optional<GroupState> near(const Member& a, const Member& b) const {
    if (distinct_.count({a.docid, b.docid}) != 0) return std::nullopt;
    if (window_ && std::abs(*a.scope.time - *b.scope.time) > *window_) return std::nullopt;
    GroupState link;
    if (a.signature.token_digest == b.signature.token_digest) return link;
    const bool known = a.covered && b.covered;
    if (!promising(a, b) || (!known && measure_ != Measure::kJaccard)) return std::nullopt;
    double least = link.similarity = measured(a, b);
    if (!known) {
      const JaccardEstimate estimate = estimate_jaccard(a.signature.sketch, b.signature.sketch);
      link.exact = false;
      link.similarity = estimate.value;
      least = estimate.lower;
    }
    if (least < threshold_) return std::nullopt;
    return link;
  }

  struct TemplateWords : TokenSink {
    TemplateText text;
    void take(const Token* tokens, std::size_t count) override {
      for (std::size_t i = 0; i != count; ++i) text.push_back(template_word(tokens[i]));
    }
  };

  /** A copy goes where the first copy of its scope and time goes, whatever bands it has itself; one that is declared
   *  distinct from any document goes its own way. */
  void choose_leader(std::size_t item) {
    Member& member = members_[item];
    member.leader = member.centre = item;
    if (!member.scope.time || is_declared(member.docid)) return;
    member.leader = leaders_.emplace(std::pair(member.text(), *member.scope.time), item).first->second;
  }

  void follow_leader(Member& member) const {
    const Member& leader = members_[member.leader];
    member.centre = leader.centre;
    member.link = leader.link;
    member.family = leader.family;
  }

  /** A document leaves the group of an earlier one from which it is declared distinct. */
  void part_from_earlier(std::size_t item) {
    Member& member = members_[item];
    for (std::size_t earlier = 0; earlier != item; ++earlier) {
      if (members_[earlier].centre != member.centre || distinct_.count({members_[earlier].docid, member.docid}) == 0)
        continue;
      member.centre = item;
      member.link = {};
    }
  }

  bool decides(std::size_t item) const { return members_[item].leader == item && members_[item].scope.time; }

  /** The items of each band that decide for themselves. */
  std::map<std::string, std::vector<std::size_t>> items_of_bands() const {
    std::map<std::string, std::vector<std::size_t>> items;
    for (std::size_t item = 0; item != members_.size(); ++item) {
      if (!decides(item)) continue;
      for (const std::string& band : members_[item].bands) items[band].push_back(item);
    }
    return items;
  }

  /** Those with most neighbours first, or by containment the longest. A band offers the first so many of its items as neighbours. */
  std::vector<std::size_t> order_of_centres() const {
    constexpr std::size_t kNeighbours = 32;
    const auto items_of_band = items_of_bands();
    std::vector<std::size_t> neighbours(members_.size());
    std::vector<std::size_t> order;
    for (std::size_t item = 0; item != members_.size(); ++item) {
      if (!decides(item)) continue;
      std::set<std::size_t> found;
      for (const std::string& band : members_[item].bands) {
        const std::vector<std::size_t>& items = items_of_band.at(band);
        for (std::size_t i = 0; i != std::min(items.size(), band_cap_); ++i) {
          const std::size_t other = items[i];
          if (other != item && near(members_[std::min(item, other)], members_[std::max(item, other)]))
            found.insert(other);
        }
      }
      neighbours[item] = std::min(found.size(), kNeighbours);
      if (measure_ == Measure::kContainment) neighbours[item] = members_[item].signature.shingles;
      order.push_back(item);
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return neighbours[a] > neighbours[b]; });
    return order;
  }

  /** The centres so far that share a band with an item, and are among the first so many of that band, in order. */
  std::vector<std::size_t> met(const Member& member) const {
    std::set<std::size_t> places;
    for (const std::string& band : member.bands) {
      const auto in_band = centres_of_band_.find(band);
      if (in_band == centres_of_band_.end()) continue;
      const std::vector<std::size_t>& all = in_band->second;
      places.insert(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), band_cap_)));
    }
    std::vector<std::size_t> met;
    for (const std::size_t place : places) met.push_back(centres_[place]);
    return met;
  }

  void place(std::size_t item) {
    Member& member = members_[item];
    for (const std::size_t earlier : met(member)) {
      if (const std::optional<GroupState> link = near(members_[earlier], member)) {
        member.centre = earlier;
        member.link = *link;
        return;
      }
    }
    for (const std::string& band : member.bands) centres_of_band_[band].push_back(centres_.size());
    centres_.push_back(item);
  }

  void split_families(const std::vector<std::size_t>& order) {
    std::map<std::size_t, std::vector<std::size_t>> groups;
    for (const std::size_t item : order) groups[members_[item].centre].push_back(item);
    for (const auto& [centre, items] : groups) {
      const TemplateFamily family = family_of(items);
      if (family != TemplateFamily::kNone) split(items, family);
    }
  }

  TemplateFamily family_of(const std::vector<std::size_t>& items) const {
    constexpr std::size_t kJudged = 64;
    std::set<std::uint64_t> texts;
    std::vector<TemplateText> words;
    std::vector<TemplateSize> sizes;
    bool covered = true;
    for (const std::size_t item : items) {
      const Signature& signature = members_[item].signature;
      sizes.push_back({signature.tokens, signature.shingles, members_[item].link.similarity});
      texts.insert(members_[item].signature.token_digest);
      covered = covered && members_[item].covered;
      if (words.size() != kJudged) words.push_back(members_[item].words);
    }
    const bool may_be = measure_ != Measure::kJaccard || may_be_family(sizes);
    return texts.size() < 2 || !covered || !may_be ? TemplateFamily::kNone : template_family(words);
  }

  /** Items whose words differ by figures only form groups of their own. */
  void split(const std::vector<std::size_t>& items, TemplateFamily family) {
    const std::size_t centre = items.front();
    std::vector<std::size_t> centres;
    for (const std::size_t item : items) {
      Member& member = members_[item];
      member.family = centre;
      member.centre = item;
      member.link = {};
      for (const std::size_t earlier : centres) {
        if (part_key(members_[earlier].words, family) != part_key(member.words, family)) continue;
        const std::optional<GroupState> link = near(members_[earlier], member);
        if (!link) continue;
        member.centre = earlier;
        member.link = *link;
        break;
      }
      if (member.centre == item) centres.push_back(item);
    }
  }

  /** The most preferred item of a group that all others are near. */
  std::size_t representative(std::size_t centre) const {
    std::vector<std::size_t> items;
    for (std::size_t item = 0; item != members_.size(); ++item) {
      if (members_[item].centre == centre) items.push_back(item);
    }
    const auto is_near_all = [&](std::size_t candidate) {
      return std::all_of(items.begin(), items.end(), [&](std::size_t item) {
        return item == candidate || near(members_[candidate], members_[item]);
      });
    };
    return *std::find_if(items.begin(), items.end(), is_near_all);
  }

  /** Groups that earlier copies of a representative's text head. */
  std::size_t earlier_groups(std::size_t head) const {
    std::size_t groups = 0;
    for (std::size_t earlier = 0; earlier != head; ++earlier) {
      const std::size_t centre = members_[earlier].centre;
      const bool same_text = members_[earlier].text() == members_[head].text();
      if (same_text && (sizes_[centre] > 1 || names_singles_) && representative(centre) == earlier) ++groups;
    }
    return groups;
  }

  GroupMarks marks_of(std::size_t item) const {
    const Member& member = members_[item];
    GroupMarks marks;
    marks.state.token_digest = member.signature.token_digest;
    if (member.family) marks.state.family = family_of_item(*member.family);
    if (sizes_[member.centre] < 2 && !names_singles_) return marks;
    const std::size_t head = representative(member.centre);
    marks.group = base32_encode(name_of(head, earlier_groups(head)));
    if (sizes_[member.centre] < 2) return marks;
    marks.state.size = static_cast<std::uint32_t>(sizes_[member.centre]);
    marks.state.role = head == item ? GroupRole::kRepresentative : GroupRole::kMember;
    marks.state.apart = (head == item) != (member.centre == item);
    marks.state.similarity = member.link.similarity;
    marks.state.exact = member.link.exact;
    return marks;
  }

  std::uint64_t name_of(std::size_t head, std::size_t ordinal) const {
    const Member& member = members_[head];
    return xxh3_hash(hex_encode(member.signature.token_digest) + ":" + std::to_string(ordinal) + ":" +
                     member.scope.term);
  }

  /** Named after its most preferred item. */
  std::uint64_t family_of_item(std::size_t centre) const {
    std::size_t item = 0;
    while (members_[item].family != centre) ++item;
    return std::max<std::uint64_t>(name_of(item, 0), 1);
  }

  WhiteSpaceTokenizer tokenizer_;
  Signer signer_;
  double threshold_;
  std::size_t band_cap_;
  double floor_;
  int guaranteed_distance_;
  std::vector<Member> members_;
  std::vector<std::size_t> sizes_;  // of the groups, by representative
  std::optional<std::int64_t> window_;
  std::map<std::pair<std::uint64_t, std::string>, bool> covered_;                                  // by text
  std::map<std::pair<std::pair<std::uint64_t, std::string>, std::int64_t>, std::size_t> leaders_;  // by text and time
  std::set<std::pair<Xapian::docid, Xapian::docid>> distinct_;
  std::vector<std::size_t> centres_;                                 // in the order in which they became that
  std::map<std::string, std::vector<std::size_t>> centres_of_band_;  // places in centres_
  bool split_families_ = true;
  bool names_singles_ = false;
  Measure measure_ = Measure::kJaccard;
  FeatureWeight weights_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_BRUTE_FORCE_GROUPS_H
