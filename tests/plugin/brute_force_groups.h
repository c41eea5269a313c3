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

#include "neardup/base32.h"
#include "neardup/feature_hash.h"
#include "neardup/hex.h"
#include "neardup/minhash.h"
#include "neardup/signature.h"
#include "neardup/similarity.h"
#include "neardup/stored_values.h"
#include "white_space_tokenizer.h"

namespace neardup {

/** What a document must carry: its group value and the contents of its group state. */
struct GroupMarks {
  std::string group;
  GroupState state;
};

class BruteForceGroups {
 public:
  BruteForceGroups(const Scheme& scheme, double threshold, std::size_t hot_cap)
      : signer_(scheme), threshold_(threshold), hot_cap_(hot_cap) {}

  /** Documents come in order of preference. An uncovered one can be estimated only. */
  void add(Xapian::docid docid, const std::string& text, bool covered) {
    Member member;
    member.docid = docid;
    member.signature = signer_.sign(text, tokenizer_);
    if (member.signature.empty()) return;
    member.shingles = signer_.shingle_set(text, tokenizer_);
    member.bands = member.signature.band_terms;
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

  std::map<Xapian::docid, GroupMarks> groups() {
    for (std::size_t item = 0; item != members_.size(); ++item) place(item);
    std::map<Xapian::docid, GroupMarks> marks;
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

  /** The similarity, if it reaches the threshold. */
  std::optional<GroupState> near(const Member& a, const Member& b) const {
    if (distinct_.count({a.docid, b.docid}) != 0) return std::nullopt;
    GroupState link;
    if (a.signature.token_digest == b.signature.token_digest) return link;
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

  /** In a band that remembers so many representatives, the earlier must be one of them. */
  bool meet(std::size_t representative, std::size_t item) const {
    const std::vector<std::string>& a = members_[representative].bands;
    const std::vector<std::string>& b = members_[item].bands;
    return std::any_of(a.begin(), a.end(), [&](const std::string& term) {
      const std::vector<std::size_t>& in_band = representatives_.at(term);
      const auto place = std::find(in_band.begin(), in_band.end(), representative) - in_band.begin();
      return static_cast<std::size_t>(place) < hot_cap_ && std::find(b.begin(), b.end(), term) != b.end();
    });
  }

  void place(std::size_t item) {
    Member& member = members_[item];
    member.representative = item;
    for (std::size_t earlier = 0; earlier != item; ++earlier) {
      if (members_[earlier].representative != earlier || !meet(earlier, item)) continue;
      if (const std::optional<GroupState> link = near(members_[earlier], member)) {
        member.representative = earlier;
        member.link = *link;
        return;
      }
    }
    for (const std::string& term : member.bands) representatives_[term].push_back(item);
  }

  std::size_t group_size(std::size_t representative) const {
    return static_cast<std::size_t>(std::count_if(members_.begin(), members_.end(), [&](const Member& member) {
      return member.representative == representative;
    }));
  }

  /** Groups that earlier copies of a representative's text head. */
  std::size_t earlier_groups(std::size_t representative) const {
    std::size_t groups = 0;
    for (std::size_t earlier = 0; earlier != representative; ++earlier) {
      const bool same_text =
          members_[earlier].signature.token_digest == members_[representative].signature.token_digest;
      if (same_text && group_size(earlier) > 1) ++groups;
    }
    return groups;
  }

  GroupMarks marks_of(std::size_t item) const {
    const Member& member = members_[item];
    GroupMarks marks;
    marks.state.token_digest = member.signature.token_digest;
    if (group_size(member.representative) < 2) return marks;
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
  std::vector<Member> members_;
  std::map<std::uint64_t, bool> covered_;
  std::set<std::pair<Xapian::docid, Xapian::docid>> distinct_;
  std::map<std::string, std::vector<std::size_t>> representatives_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_BRUTE_FORCE_GROUPS_H
