/** @file brute_force_groups.h
 *  Star groups by their definition, from texts, comparing everything with everything. */
#ifndef NEARDUP_TESTS_PLUGIN_BRUTE_FORCE_GROUPS_H
#define NEARDUP_TESTS_PLUGIN_BRUTE_FORCE_GROUPS_H

#include <xapian.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "group_marks.h"
#include "neardup/base32.h"
#include "neardup/feature_hash.h"
#include "neardup/hex.h"
#include "neardup/minhash.h"
#include "neardup/signature.h"
#include "neardup/simhash.h"
#include "neardup/similarity.h"
#include "neardup/stored_values.h"
#include "white_space_tokenizer.h"

namespace neardup {

class BruteForceGroups {
 public:
  BruteForceGroups(const Scheme& scheme, double threshold, std::size_t hot_cap)
      : signer_(scheme),
        threshold_(threshold),
        hot_cap_(hot_cap),
        floor_(rejection_floor(threshold, scheme.minhash_slots)),
        promised_distance_(scheme.promised_distance(false)) {}

  /** Documents come in order of preference. An uncovered one can be estimated only; one without band terms meets only
   * its copies. */
  void add(Xapian::docid docid, const std::string& text, bool covered, bool has_bands = true) {
    Member member;
    member.docid = docid;
    member.signature = signer_.sign(text, tokenizer_);
    if (member.signature.empty()) return;
    member.shingles = signer_.shingle_set(text, tokenizer_);
    if (has_bands) member.bands = member.signature.band_terms;
    member.bands.push_back("text " + hex_encode(member.signature.token_digest));  // copies share that
    // The first document of a text speaks for all of them.
    member.covered = covered_.emplace(member.signature.token_digest, covered).first->second;
    members_.push_back(std::move(member));
  }

  /** Documents that are not near, whatever their texts. */
  void declare_distinct(Xapian::docid a, Xapian::docid b) {
    distinct_.emplace(a, b);
    distinct_.emplace(b, a);
  }

  MarksByDocid groups() {
    share_bands();
    for (std::size_t item = 0; item != members_.size(); ++item) place(item);
    sizes_.assign(members_.size(), 0);
    for (const Member& member : members_) ++sizes_[member.representative];
    MarksByDocid marks;
    for (std::size_t item = 0; item != members_.size(); ++item) marks[members_[item].docid] = marks_of(item);
    return marks;
  }

 private:
  struct Member {
    Xapian::docid docid = 0;
    Signature signature;
    ShingleSet shingles;
    std::vector<std::string> bands;
    bool covered = true;
    std::size_t representative = 0;
    GroupState link;
  };

  bool is_declared(Xapian::docid docid) const {
    const auto pair = distinct_.lower_bound({docid, 0});
    return pair != distinct_.end() && pair->first == docid;
  }

  /** Copies go where the first of them goes, whatever bands they have themselves; one that is declared distinct from
   *  any document goes its own way. */
  void share_bands() {
    std::map<std::uint64_t, const std::vector<std::string>*> first;
    for (Member& member : members_) {
      if (is_declared(member.docid)) continue;
      member.bands = *first.emplace(member.signature.token_digest, &member.bands).first->second;
    }
  }

  /** Sketches and fingerprints may say that a pair is not worth a look. */
  bool promising(const Member& a, const Member& b) const {
    const auto distance = static_cast<int>(hamming_distance(a.signature.fingerprint, b.signature.fingerprint));
    return distance <= promised_distance_ || estimate_jaccard(a.signature.sketch, b.signature.sketch).value >= floor_;
  }

  /** The similarity, if it reaches the threshold. */
  std::optional<GroupState> near(const Member& a, const Member& b) const {
    if (distinct_.count({a.docid, b.docid}) != 0) return std::nullopt;
    GroupState link;
    if (a.signature.token_digest == b.signature.token_digest) return link;
    if (!promising(a, b)) return std::nullopt;
    double least = link.similarity = jaccard(a.shingles, b.shingles);
    if (!a.covered || !b.covered) {
      const JaccardEstimate estimate = estimate_jaccard(a.signature.sketch, b.signature.sketch);
      link.exact = false;
      link.similarity = estimate.value;
      least = estimate.lower;
    }
    if (least < threshold_) return std::nullopt;
    return link;
  }

  /** The representatives so far that share a band with an item, and are among the first so many of that band. */
  std::set<std::size_t> met(const Member& member) const {
    std::set<std::size_t> met;
    for (const std::string& term : member.bands) {
      const auto in_band = representatives_.find(term);
      if (in_band == representatives_.end()) continue;
      const std::vector<std::size_t>& all = in_band->second;
      met.insert(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), hot_cap_)));
    }
    return met;
  }

  void place(std::size_t item) {
    Member& member = members_[item];
    member.representative = item;
    for (const std::size_t earlier : met(member)) {
      if (const std::optional<GroupState> link = near(members_[earlier], member)) {
        member.representative = earlier;
        member.link = *link;
        return;
      }
    }
    for (const std::string& term : member.bands) representatives_[term].push_back(item);
  }

  /** Groups that earlier copies of a representative's text head. */
  std::size_t earlier_groups(std::size_t representative) const {
    std::size_t groups = 0;
    for (std::size_t earlier = 0; earlier != representative; ++earlier) {
      const bool same_text =
          members_[earlier].signature.token_digest == members_[representative].signature.token_digest;
      if (same_text && sizes_[earlier] > 1) ++groups;
    }
    return groups;
  }

  GroupMarks marks_of(std::size_t item) const {
    const Member& member = members_[item];
    GroupMarks marks;
    marks.state.token_digest = member.signature.token_digest;
    if (sizes_[member.representative] < 2) return marks;
    const std::uint64_t head = members_[member.representative].signature.token_digest;
    marks.group =
        base32_encode(xxh3_hash(hex_encode(head) + ":" + std::to_string(earlier_groups(member.representative)) + ":"));
    marks.state.role = member.representative == item ? GroupRole::kRepresentative : GroupRole::kMember;
    marks.state.similarity = member.link.similarity;
    marks.state.exact = member.link.exact;
    return marks;
  }

  WhiteSpaceTokenizer tokenizer_;
  Signer signer_;
  double threshold_;
  std::size_t hot_cap_;
  double floor_;
  int promised_distance_;
  std::vector<Member> members_;
  std::vector<std::size_t> sizes_;  // of the groups, by representative
  std::map<std::uint64_t, bool> covered_;
  std::set<std::pair<Xapian::docid, Xapian::docid>> distinct_;
  std::map<std::string, std::vector<std::size_t>> representatives_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_BRUTE_FORCE_GROUPS_H
