#include "group/template_families.h"

#include <algorithm>
#include <string>

#include "bytes/big_endian.h"
#include "bytes/feature_hash.h"
#include "verify/template_words.h"

namespace neardup {

namespace {

IncrementalState::Link stored(const StarLink& link) {
  return {link.similarity, link.exact};
}

}  // namespace

/** Members in the order in which they become centres, the centre first. */
std::vector<std::vector<std::size_t>> TemplateFamilies::stars_of_several_texts(const StarGroups& stars,
                                                                               const CentreOrder& centres) const {
  std::vector<std::size_t> size(stars.representative.size());
  for (std::size_t rank = 0; rank != size.size(); ++rank) {
    if (documents_.texts.leads(rank)) ++size[stars.representative[rank]];
  }
  std::vector<std::size_t> number(size.size());
  std::vector<std::vector<std::size_t>> groups;
  for (std::size_t place = 0; place != centres.size(); ++place) {
    const std::size_t rank = centres.item(place);
    const std::size_t representative = stars.representative[rank];
    if (size[representative] < 2 || !documents_.texts.leads(rank)) continue;
    if (representative == rank) {
      number[rank] = groups.size();
      groups.emplace_back();
    }
    groups[number[representative]].push_back(rank);
  }
  const auto one_text = [this](const std::vector<std::size_t>& members) {
    const std::size_t first = documents_.texts.first(members.front());
    return std::all_of(members.begin(), members.end(),
                       [&](std::size_t rank) { return documents_.texts.first(rank) == first; });
  };
  groups.erase(std::remove_if(groups.begin(), groups.end(), one_text), groups.end());
  return groups;
}

FormedGroups TemplateFamilies::split(const StarGroups& stars, const CentreOrder& centres,
                                     const PreviousGroups* before) {
  FormedGroups groups{stars.representative, stars.link,
                      std::vector<std::size_t>(stars.representative.size(), FormedGroups::kNoFamily)};
  for (const std::vector<std::size_t>& members : stars_of_several_texts(stars, centres)) {
    const IncrementalState::Judged* known = before ? before->judged(members, hash_of(members)) : nullptr;
    judged_.push_back(known ? *known : judge(members, stars));
    apply(judged_.back(), groups);
  }
  return groups;
}

std::uint32_t TemplateFamilies::hash_of(const std::vector<std::size_t>& members) const {
  std::string all;
  for (const std::size_t rank : members) {
    append_big_endian(all, docid(rank), 4);
    append_big_endian(all, documents_.table.digest(documents_.order.item(rank)), 8);
  }
  return static_cast<std::uint32_t>(xxh3_hash(all));
}

StarReader TemplateFamilies::reader(const std::vector<std::size_t>& members) {
  const auto words = [&](std::size_t i) {
    const std::size_t item = documents_.order.item(documents_.texts.first(members[i]));
    return template_words(verifier_, tokenizer_, documents_.table.docid(item), documents_.table.signature(item));
  };
  return {words, [&](std::size_t i) { return documents_.table.canonical(documents_.order.item(members[i])); },
          [&](std::size_t i) { return title_words(documents_.database(), tokenizer_, docid(members[i])); }};
}

bool TemplateFamilies::may_be_a_family(const std::vector<std::size_t>& members, const StarGroups& stars) const {
  if (documents_.measure != Measure::kJaccard) return true;  // the links are of another measure
  std::vector<TemplateSize> sizes;
  for (const std::size_t rank : members) {
    const StoredSignature signature = documents_.table.signature_without_sketch(documents_.order.item(rank));
    sizes.push_back({signature.tokens, signature.shingles, stars.link[rank].similarity});
  }
  return may_be_family(sizes);
}

IncrementalState::Judged TemplateFamilies::judge(const std::vector<std::size_t>& members, const StarGroups& stars) {
  IncrementalState::Judged judged{docid(members.front()), hash_of(members), {}};
  const StarReader of_members = reader(members);
  const std::uint64_t tokens = documents_.table.signature_without_sketch(documents_.order.item(members.front())).tokens;
  if (!may_be_a_family(members, stars) && !any_title_differs(members.size(), of_members, tokens)) return judged;
  const std::optional<std::vector<std::uint64_t>> keys = family_part_keys(members.size(), of_members);
  if (!keys) return judged;
  const FamilyParts parts = family_parts(members, *keys, near_);
  for (std::size_t i = 0; i != members.size(); ++i) {
    judged.members.push_back(
        {docid(members[i]), stored(stars.link[members[i]]), docid(parts.centre[i]), stored(parts.link[i])});
  }
  return judged;
}

void TemplateFamilies::apply(const IncrementalState::Judged& judged, FormedGroups& groups) const {
  for (const IncrementalState::FamilyMember& member : judged.members) {
    const std::size_t of_member = rank(member.docid);
    groups.centre[of_member] = rank(member.centre);
    groups.link[of_member] = {member.link_to_centre.similarity, member.link_to_centre.exact};
    groups.family[of_member] = rank(judged.centre);
  }
}

}  // namespace neardup
