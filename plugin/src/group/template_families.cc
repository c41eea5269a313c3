#include "group/template_families.h"

#include <algorithm>
#include <optional>
#include <string>

#include "bytes/big_endian.h"
#include "bytes/feature_hash.h"
#include "groups/family_parts.h"
#include "verify/verifier.h"

namespace neardup {

namespace {

class TemplateFamilies {
 public:
  TemplateFamilies(const GroupedDocuments& documents, GroupComparison& comparison)
      : documents_(documents), comparison_(comparison) {}

  std::vector<IncrementalState::Judged> judged(const std::vector<StarMembers>& stars, const PreviousGroups* before) {
    std::vector<IncrementalState::Judged> judged;
    for (const StarMembers& star : stars) {
      if (is_one_text(star.items)) continue;
      const IncrementalState::Judged* known = before ? before->judged(star.items, hash_of(star.items)) : nullptr;
      judged.push_back(known ? *known : judge(star));
    }
    return judged;
  }

 private:
  bool is_one_text(const std::vector<std::size_t>& members) const {
    const std::size_t first = documents_.texts.first(members.front());
    return std::all_of(members.begin(), members.end(),
                       [&](std::size_t rank) { return documents_.texts.first(rank) == first; });
  }

  std::uint32_t hash_of(const std::vector<std::size_t>& members) const {
    std::string all;
    for (const std::size_t rank : members) {
      append_big_endian(all, docid(rank), 4);
      append_big_endian(all, documents_.table.digest(documents_.order.item(rank)), 8);
    }
    return static_cast<std::uint32_t>(xxh3_hash(all));
  }

  StarReader reader(const std::vector<std::size_t>& members) {
    const auto words = [&](std::size_t i) {
      const std::size_t item = documents_.order.item(documents_.texts.first(members[i]));
      return template_words(comparison_.verifier(), comparison_.tokenizer(), documents_.table.docid(item),
                            documents_.table.signature(item));
    };
    return {
        words, [&](std::size_t i) { return documents_.table.canonical(documents_.order.item(members[i])); },
        [&](std::size_t i) { return title_words(comparison_.database(), comparison_.tokenizer(), docid(members[i])); }};
  }

  bool may_be_a_family(const StarMembers& star) const {
    if (documents_.measure != Measure::kJaccard) return true;  // the links are of another measure
    std::vector<TemplateSize> sizes;
    for (std::size_t i = 0; i != star.items.size(); ++i) {
      const StoredSignature signature = documents_.table.signature_without_sketch(documents_.order.item(star.items[i]));
      sizes.push_back({signature.tokens, signature.shingles, star.links[i].similarity});
    }
    return may_be_family(sizes);
  }

  IncrementalState::Judged judge(const StarMembers& star) {
    const std::vector<std::size_t>& members = star.items;
    IncrementalState::Judged judged{docid(members.front()), hash_of(members), {}};
    const StarReader of_members = reader(members);
    const std::uint64_t tokens =
        documents_.table.signature_without_sketch(documents_.order.item(members.front())).tokens;
    if (!may_be_a_family(star) && !any_title_differs(members.size(), of_members, tokens)) return judged;
    const std::optional<std::vector<std::uint64_t>> keys = family_part_keys(members.size(), of_members);
    if (!keys) return judged;
    const StarGroups parts =
        family_parts(*keys, [&](std::size_t a, std::size_t b) { return comparison_.link(members[a], members[b]); });
    for (std::size_t i = 0; i != members.size(); ++i) {
      judged.members.push_back(
          {docid(members[i]), star.links[i], docid(members[parts.representative[i]]), parts.link[i]});
    }
    return judged;
  }

  Xapian::docid docid(std::size_t rank) const { return documents_.table.docid(documents_.order.item(rank)); }

  const GroupedDocuments& documents_;
  GroupComparison& comparison_;
};

}  // namespace

std::vector<IncrementalState::Judged> judged_stars(const GroupedDocuments& documents, GroupComparison& comparison,
                                                   const std::vector<StarMembers>& stars,
                                                   const PreviousGroups* before) {
  return TemplateFamilies(documents, comparison).judged(stars, before);
}

FormedGroups split_families(const GroupedDocuments& documents, const StarGroups& stars,
                            const std::vector<IncrementalState::Judged>& judged) {
  FormedGroups groups{stars.representative, stars.link,
                      std::vector<std::size_t>(stars.representative.size(), FormedGroups::kNoFamily)};
  const auto rank = [&](Xapian::docid docid) { return documents.order.rank(*documents.table.item(docid)); };
  for (const IncrementalState::Judged& star : judged) {
    for (const IncrementalState::FamilyMember& member : star.members) {
      const std::size_t of_member = rank(member.docid);
      groups.centre[of_member] = rank(member.centre);
      groups.link[of_member] = member.link_to_centre;
      groups.family[of_member] = rank(star.centre);
    }
  }
  return groups;
}

}  // namespace neardup
