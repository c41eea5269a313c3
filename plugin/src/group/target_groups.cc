#include "group/target_groups.h"

#include <cstdint>
#include <limits>
#include <map>
#include <utility>

#include "groups/star_groups.h"

namespace neardup {

namespace {

std::vector<std::size_t> group_sizes(const FormedGroups& groups) {
  std::vector<std::size_t> sizes(groups.centre.size(), 0);
  for (const std::size_t centre : groups.centre) ++sizes[centre];
  return sizes;
}

/** [ranks] The most preferred document of each rank's group. */
std::vector<std::size_t> representatives(const FormedGroups& groups) {
  constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
  std::vector<std::size_t> of_centre(groups.centre.size(), kNone);
  std::vector<std::size_t> representatives;
  representatives.reserve(groups.centre.size());
  for (std::size_t rank = 0; rank != groups.centre.size(); ++rank) {
    std::size_t& representative = of_centre[groups.centre[rank]];
    if (representative == kNone) representative = rank;
    representatives.push_back(representative);
  }
  return representatives;
}

/** Counts the groups of a text in a scope. */
using Heads = std::map<std::pair<std::uint64_t, std::uint32_t>, std::uint32_t>;

}  // namespace

std::string headed_group(const SignatureTable& table, const ScopeTable& scopes, std::size_t item,
                         const std::string& there, std::uint32_t ordinal) {
  return there.empty() ? group_id(table.digest(item), scopes.name_of(item), ordinal) : there;
}

std::vector<DocumentGroup> target_groups(const GroupedDocuments& documents, const FormedGroups& groups,
                                         const CurrentGroups& carried, const ReferenceMembers& members) {
  const std::vector<std::size_t> sizes = group_sizes(groups);
  const std::vector<std::size_t> representative = representatives(groups);
  Heads heads;
  const bool singles = documents.options.singles;
  std::unordered_map<std::size_t, std::uint64_t> families;  // ids: each is that of its most preferred document
  std::vector<DocumentGroup> wanted(documents.table.size());
  for (std::size_t rank = 0; rank != wanted.size(); ++rank) {  // representatives come before their members
    const std::size_t item = documents.order.item(rank);
    const std::size_t centre = groups.centre[rank];
    DocumentGroup& document = wanted[item];
    document.docid = documents.table.docid(item);
    document.state.token_digest = documents.table.digest(item);
    if (groups.family[rank] != FormedGroups::kNoFamily) {
      const auto [id, is_new] = families.try_emplace(groups.family[rank]);
      if (is_new) id->second = family_id(document.state.token_digest, documents.scopes.name_of(item));
      document.state.family = id->second;
    }
    document.state.similarity = groups.link[rank].similarity;
    document.state.exact = groups.link[rank].exact;
    if (rank != representative[rank]) {
      const DocumentGroup& head = wanted[documents.order.item(representative[rank])];
      document.group = head.group;
      document.behind = head.docid;
      document.state.role = GroupRole::kMember;
      document.state.size = head.state.size;
      document.state.apart = rank == centre;
    } else if (sizes[centre] > 1 || !members.empty() || singles) {
      const auto text = std::make_pair(documents.table.digest(item), documents.scopes.number(item));
      const std::string there = documents.is_reference(item) ? carried.of(item).group : std::string();
      std::string group = headed_group(documents.table, documents.scopes, item, there, heads[text]);
      const std::size_t size = sizes[centre] + members.count(group);
      if (size == 1 && !singles) continue;
      ++heads[text];
      document.group = std::move(group);
      if (size == 1) continue;
      document.state.size = static_cast<std::uint32_t>(std::min<std::size_t>(size, kMostStoredSize));
      document.state.role = GroupRole::kRepresentative;
      document.state.apart = rank != centre;
    }
  }
  return wanted;
}

std::vector<DocumentGroup> without_references(const GroupedDatabases& databases, std::vector<DocumentGroup> wanted) {
  if (!databases.has_references()) return wanted;
  std::vector<DocumentGroup> rest;
  for (const DocumentGroup& document : wanted) {
    if (databases.is_reference(document.docid)) continue;
    const bool behind_a_reference = document.behind == 0 || databases.is_reference(document.behind);
    rest.push_back({databases.grouped_docid(document.docid),
                    behind_a_reference ? 0 : databases.grouped_docid(document.behind), document.group, document.state});
  }
  return rest;
}

}  // namespace neardup
