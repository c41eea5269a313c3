#include "groups/fact_parts.h"

#include <algorithm>
#include <map>

#include "bytes/feature_hash.h"

namespace neardup {

namespace {

constexpr std::size_t kComparedParts = 64;  // so that a star of many parts costs linear time

/** Clear the facts that do not part the members. @return whether any does. */
bool keep_parting(std::vector<FactHashes>& facts) {
  std::size_t kinds = 0;
  for (const FactHashes& of_member : facts) kinds = std::max(kinds, of_member.size());
  bool any = false;
  for (std::size_t kind = 0; kind != kinds; ++kind) {
    const auto value = [kind](const FactHashes& of_member) { return kind < of_member.size() ? of_member[kind] : 0; };
    std::uint32_t first = 0;
    bool parts = false;
    for (const FactHashes& of_member : facts) {
      parts = parts || (first != 0 && value(of_member) != 0 && value(of_member) != first);
      if (first == 0) first = value(of_member);
    }
    any = any || parts;
    for (FactHashes& of_member : facts) {
      if (!parts && kind < of_member.size()) of_member[kind] = 0;
    }
  }
  for (FactHashes& of_member : facts) {
    if (std::all_of(of_member.begin(), of_member.end(), [](std::uint32_t hash) { return hash == 0; }))
      of_member.clear();
  }
  return any;
}

constexpr std::size_t kKeptMembers = 16;

/** Whether two items have other facts of a kind. */
bool differ(const FactHashes& a, const FactHashes& b) {
  for (std::size_t kind = 0; kind != std::min(a.size(), b.size()); ++kind) {
    if (a[kind] != 0 && b[kind] != 0 && a[kind] != b[kind]) return true;
  }
  return false;
}

struct Member {
  std::size_t place;
  FactHashes facts;
};

/** A part of a star: the first kKeptMembers of its members with facts of their own. */
using Part = std::vector<Member>;

/** The parts of the members that have parting facts. */
class Parts {
 public:
  explicit Parts(const std::function<bool(std::size_t a, std::size_t b)>& may_be_near) : may_be_near_(may_be_near) {}

  /** The number of the part of a member. Cost: linear in the parts, of which the first kComparedParts are tried. */
  std::size_t of(std::size_t member, const FactHashes& facts) {
    const auto [known, is_new] = part_of_.emplace(facts, parts_.size());
    if (!is_new) return known->second;
    const auto end = parts_.begin() + static_cast<std::ptrdiff_t>(std::min(parts_.size(), kComparedParts));
    auto part = std::find_if(parts_.begin(), end, [&](const Part& one) { return belongs(one, {member, facts}); });
    known->second = static_cast<std::size_t>(part - parts_.begin());
    if (part == end) {
      known->second = parts_.size();
      parts_.push_back({{member, facts}});
    } else if (part->size() != kKeptMembers) {
      part->push_back({member, facts});
    }
    return known->second;
  }

  const std::vector<Part>& all() const { return parts_; }

 private:
  /** Whether no member of a part has other facts that part the two. */
  bool belongs(const Part& part, const Member& member) const {
    return std::all_of(part.begin(), part.end(), [&](const Member& one) {
      return !differ(one.facts, member.facts) || may_be_near_(one.place, member.place);
    });
  }

  const std::function<bool(std::size_t a, std::size_t b)>& may_be_near_;
  std::vector<Part> parts_;
  std::map<FactHashes, std::size_t> part_of_;
};

}  // namespace

std::vector<std::uint64_t> fact_part_keys(std::size_t members,
                                          const std::function<FactHashes(std::size_t member)>& facts,
                                          const std::function<bool(std::size_t a, std::size_t b)>& may_be_near,
                                          const NearTest& near) {
  std::vector<FactHashes> parting;
  for (std::size_t member = 0; member != members; ++member) parting.push_back(facts(member));
  if (!keep_parting(parting)) return {};
  std::vector<std::uint64_t> keys(members);
  Parts parts(may_be_near);
  for (std::size_t member = 0; member != members; ++member) {
    if (!parting[member].empty()) keys[member] = parts.of(member, parting[member]);
  }
  if (parts.all().size() == 1) return {};
  double best = -1;
  for (std::size_t part = 0; part != std::min(parts.all().size(), kComparedParts); ++part) {
    const std::optional<StarLink> link = near(0, parts.all()[part].front().place);
    if (!link || link->similarity <= best) continue;
    best = link->similarity;
    keys[0] = part;
  }
  for (std::size_t member = 1; member != members; ++member) {
    if (parting[member].empty()) keys[member] = keys[0];
  }
  return keys;
}

std::optional<std::vector<std::uint64_t>> keys_of_both(const std::optional<std::vector<std::uint64_t>>& family,
                                                       const std::vector<std::uint64_t>& facts) {
  if (facts.empty()) return family;
  if (!family) return facts;
  std::vector<std::uint64_t> keys = *family;
  for (std::size_t i = 0; i != keys.size(); ++i) keys[i] = mix64(keys[i]) + facts[i];
  return keys;
}

}  // namespace neardup
