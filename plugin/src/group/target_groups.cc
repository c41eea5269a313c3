#include "group/target_groups.h"

#include <map>
#include <utility>

#include "marks/group_id.h"

namespace neardup {

namespace {

std::vector<std::size_t> group_sizes(const StarGroups& stars) {
  std::vector<std::size_t> sizes(stars.representative.size(), 0);
  for (const std::size_t representative : stars.representative) ++sizes[representative];
  return sizes;
}

/** Counts the groups of a text in a scope. */
using Heads = std::map<std::pair<std::uint64_t, std::uint32_t>, std::uint32_t>;

}  // namespace

std::string headed_group(const GroupedDocuments& documents, const CurrentGroups& carried, std::size_t item,
                         std::uint32_t ordinal) {
  const std::string& there = carried.of(item).group;
  if (documents.is_reference(item) && !there.empty()) return there;
  return group_id(documents.table.digest(item), documents.scopes.name(documents.scopes.number(item)), ordinal);
}

std::vector<DocumentGroup> target_groups(const GroupedDocuments& documents, const StarGroups& stars,
                                         const CurrentGroups& carried, const ReferenceMembers& members) {
  const std::vector<std::size_t> sizes = group_sizes(stars);
  Heads heads;
  std::vector<DocumentGroup> wanted(documents.table.size());
  for (std::size_t rank = 0; rank != wanted.size(); ++rank) {  // representatives come before their members
    const std::size_t item = documents.order.item(rank);
    const std::size_t representative = stars.representative[rank];
    DocumentGroup& document = wanted[item];
    document.docid = documents.table.docid(item);
    document.state.token_digest = documents.table.digest(item);
    if (rank != representative) {
      document.group = wanted[documents.order.item(representative)].group;
      document.state.role = GroupRole::kMember;
      document.state.similarity = stars.link[rank].similarity;
      document.state.exact = stars.link[rank].exact;
    } else if (sizes[rank] > 1 || !members.empty()) {
      const auto text = std::make_pair(documents.table.digest(item), documents.scopes.number(item));
      std::string group = headed_group(documents, carried, item, heads[text]);
      if (sizes[rank] == 1 && !members.follow(group)) continue;
      ++heads[text];
      document.group = std::move(group);
      document.state.role = GroupRole::kRepresentative;
    }
  }
  return wanted;
}

std::vector<DocumentGroup> without_references(const GroupedDatabases& databases, std::vector<DocumentGroup> wanted) {
  if (!databases.has_references()) return wanted;
  std::vector<DocumentGroup> rest;
  for (const DocumentGroup& document : wanted) {
    if (databases.is_reference(document.docid)) continue;
    rest.push_back({databases.grouped_docid(document.docid), document.group, document.state});
  }
  return rest;
}

}  // namespace neardup
