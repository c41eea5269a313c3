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

#include "bytes/base32.h"
#include "bytes/feature_hash.h"
#include "bytes/hex.h"
#include "compare/similarity.h"
#include "fingerprint/simhash.h"
#include "group_marks.h"
#include "sign/signer.h"
#include "sign/stored_values.h"
#include "sketch/minhash.h"
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
   *  its copies. */
  void add(Xapian::docid docid, const std::string& text, bool covered, bool has_bands = true,
           ScopeOfDocument scope = {}) {
    Member member;
    member.docid = docid;
    member.signature = signer_.sign(text, tokenizer_);
    if (member.signature.empty()) return;
    member.shingles = signer_.shingle_set(text, tokenizer_);
    if (has_bands) member.bands = member.signature.band_terms;
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

  MarksByDocid groups() {
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
    ScopeOfDocument scope;
    bool covered = true;
    std::size_t representative = 0;
    GroupState link;

    std::pair<std::uint64_t, std::string> text() const { return {signature.token_digest, scope.term}; }
  };

  bool is_declared(Xapian::docid docid) const {
    const auto pair = distinct_.lower_bound({docid, 0});
    return pair != distinct_.end() && pair->first == docid;
  }

  /** Sketches and fingerprints may say that a pair is not worth a look. */
  bool promising(const Member& a, const Member& b) const {
    const auto distance = static_cast<int>(hamming_distance(a.signature.fingerprint, b.signature.fingerprint));
    return distance <= guaranteed_distance_ || estimate_jaccard(a.signature.sketch, b.signature.sketch).value >= floor_;
  }

  /** The similarity, if it reaches the threshold. */
  std::optional<GroupState> near(const Member& a, const Member& b) const {
    if (distinct_.count({a.docid, b.docid}) != 0) return std::nullopt;
    if (window_ && std::abs(*a.scope.time - *b.scope.time) > *window_) return std::nullopt;
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
      met.insert(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), band_cap_)));
    }
    return met;
  }

  /** A copy goes where the first copy of its scope and time goes, whatever bands it has itself; one that is declared
   *  distinct from any document goes its own way. */
  void place(std::size_t item) {
    Member& member = members_[item];
    member.representative = item;
    if (!member.scope.time) return;
    if (!is_declared(member.docid)) {
      const auto [first, is_first] = leaders_.emplace(std::pair(member.text(), *member.scope.time), item);
      if (!is_first) {
        member.representative = members_[first->second].representative;
        member.link = members_[first->second].link;
        return;
      }
    }
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
      const bool same_text = members_[earlier].text() == members_[representative].text();
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
    const std::string name = hex_encode(head) + ":" + std::to_string(earlier_groups(member.representative)) + ":";
    marks.group = base32_encode(xxh3_hash(name + member.scope.term));
    marks.state.role = member.representative == item ? GroupRole::kRepresentative : GroupRole::kMember;
    marks.state.similarity = member.link.similarity;
    marks.state.exact = member.link.exact;
    return marks;
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
  std::map<std::string, std::vector<std::size_t>> representatives_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_BRUTE_FORCE_GROUPS_H
