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

bool is_one_text(const GroupedDocuments& documents, const std::vector<std::size_t>& members) {
  const std::size_t first = documents.texts.first(members.front());
  return std::all_of(members.begin(), members.end(),
                     [&](std::size_t rank) { return documents.texts.first(rank) == first; });
}

std::uint32_t hash_of(const GroupedDocuments& documents, const std::vector<std::size_t>& members) {
  std::string all;
  for (const std::size_t rank : members) {
    append_big_endian(all, documents.docid(rank), 4);
    append_big_endian(all, documents.table.digest(documents.order.item(rank)), 8);
  }
  return static_cast<std::uint32_t>(xxh3_hash(all));
}

StarReader reader(GroupComparison& comparison, const std::vector<std::size_t>& members) {
  const GroupedDocuments& documents = comparison.documents();
  const auto words = [&](std::size_t i) {
    const std::size_t item = documents.order.item(documents.texts.first(members[i]));
    return template_words(comparison.verifier(), comparison.tokenizer(), documents.table.docid(item),
                          documents.table.signature(item));
  };
  return {words, [&](std::size_t i) { return documents.table.canonical(documents.order.item(members[i])); },
          [&](std::size_t i) {
            return title_words(comparison.database(), comparison.tokenizer(), documents.docid(members[i]));
          }};
}

bool may_be_a_family(const GroupedDocuments& documents, const StarMembers& star) {
  if (documents.options.measure != Measure::kJaccard) return true;  // the links are of another measure
  std::vector<TemplateSize> sizes;
  for (std::size_t i = 0; i != star.items.size(); ++i) {
    const StoredSignature signature = documents.table.signature_without_sketch(documents.order.item(star.items[i]));
    sizes.push_back({signature.tokens, signature.shingles, star.links[i].similarity});
  }
  return may_be_family(sizes);
}

/** The parts of a family; empty for a group that is none. */
std::vector<IncrementalState::FamilyMember> parts_of(GroupComparison& comparison, const StarMembers& star) {
  const GroupedDocuments& documents = comparison.documents();
  const std::vector<std::size_t>& members = star.items;
  const StarReader of_members = reader(comparison, members);
  const std::uint64_t tokens = documents.table.signature_without_sketch(documents.order.item(members.front())).tokens;
  if (!may_be_a_family(documents, star) && !any_title_differs(members.size(), of_members, tokens)) return {};
  const std::optional<std::vector<std::uint64_t>> keys = family_part_keys(members.size(), of_members);
  if (!keys) return {};
  const StarGroups parts =
      family_parts(*keys, [&](std::size_t a, std::size_t b) { return comparison.link(members[a], members[b]); });
  std::vector<IncrementalState::FamilyMember> family;
  for (std::size_t i = 0; i != members.size(); ++i) {
    family.push_back(
        {documents.docid(members[i]), star.links[i], documents.docid(members[parts.representative[i]]), parts.link[i]});
  }
  return family;
}

}  // namespace

std::vector<IncrementalState::Judged> judged_stars(GroupComparison& comparison, const std::vector<StarMembers>& stars,
                                                   const PreviousGroups* before) {
  const GroupedDocuments& documents = comparison.documents();
  std::vector<IncrementalState::Judged> judged;
  if (documents.options.keep_families) return judged;
  for (const StarMembers& star : stars) {
    if (is_one_text(documents, star.items)) continue;
    const std::uint32_t hash = hash_of(documents, star.items);
    const IncrementalState::Judged* known = before ? before->judged(star.items, hash) : nullptr;
    judged.push_back(
        known ? *known
              : IncrementalState::Judged{documents.docid(star.items.front()), hash, parts_of(comparison, star)});
  }
  return judged;
}

FormedGroups split_families(const GroupedDocuments& documents, const StarGroups& stars,
                            const std::vector<IncrementalState::Judged>& judged) {
  FormedGroups groups{stars.representative, stars.link,
                      std::vector<std::size_t>(stars.representative.size(), FormedGroups::kNoFamily)};
  for (const IncrementalState::Judged& star : judged) {
    for (const IncrementalState::FamilyMember& member : star.members) {
      const std::size_t of_member = *documents.rank(member.docid);
      groups.centre[of_member] = *documents.rank(member.centre);
      groups.link[of_member] = member.link_to_centre;
      groups.family[of_member] = *documents.rank(star.centre);
    }
  }
  return groups;
}

}  // namespace neardup
