#include "group/target_groups.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <unordered_map>
#include <utility>

#include "database/slot_values.h"
#include "groups/star_groups.h"

namespace neardup {

CurrentGroups::CurrentGroups(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table)
    : places_(table.size()) {
  const std::uint32_t id = scheme.id();
  const auto read = [&](unsigned slot, const auto& take) {
    std::size_t item = 0;
    for_each_value(database, slot, [&](Xapian::docid docid, const std::string& value) {
      while (item != table.size() && table.docid(item) < docid) ++item;
      if (item == table.size() || table.docid(item) != docid) return strays_.push_back(docid);
      if (places_[item] == 0) {
        places_[item] = static_cast<std::uint32_t>(marks_.size());
        marks_.emplace_back();
      }
      take(marks_[places_[item]], value);
    });
  };
  read(scheme.slots.group, [](CarriedGroup& marks, const std::string& value) { marks.group = value; });
  read(scheme.slots.group_state, [&](CarriedGroup& marks, const std::string& value) {
    marks.state = decode_group_state(value, id);
    marks.damaged = !marks.state;
  });
  std::sort(strays_.begin(), strays_.end());
  strays_.erase(std::unique(strays_.begin(), strays_.end()), strays_.end());
}

CurrentGroups CurrentGroups::without_references(const GroupedDatabases& databases, const SignatureTable& table) && {
  if (!databases.has_references()) return std::move(*this);
  CurrentGroups rest;
  rest.marks_ = std::move(marks_);
  for (std::size_t item = 0; item != places_.size(); ++item) {
    if (!databases.is_reference(table.docid(item))) rest.places_.push_back(places_[item]);
  }
  for (const Xapian::docid docid : strays_) {
    if (!databases.is_reference(docid)) rest.strays_.push_back(databases.grouped_docid(docid));
  }
  return rest;
}

namespace {

std::vector<std::size_t> group_sizes(const ItemGroups& groups) {
  std::vector<std::size_t> sizes(groups.centre.size(), 0);
  for (const std::size_t centre : groups.centre) ++sizes[centre];
  return sizes;
}

/** Counts the groups of a text in a scope. */
using Heads = std::map<std::pair<std::uint64_t, std::uint32_t>, std::uint32_t>;

/** By item: what no other document of its group decides. */
std::vector<DocumentGroup> documents_alone(const GroupedDocuments& documents, const ItemGroups& groups) {
  std::unordered_map<std::size_t, std::uint64_t> families;  // ids: each is that of its most preferred document
  std::vector<DocumentGroup> wanted(documents.table.size());
  for (std::size_t rank = 0; rank != wanted.size(); ++rank) {
    const std::size_t item = documents.order.item(rank);
    DocumentGroup& document = wanted[item];
    document.docid = documents.table.docid(item);
    document.state.token_digest = documents.table.digest(item);
    document.state.similarity = groups.link[rank].similarity;
    document.state.exact = groups.link[rank].exact;
    if (groups.family[rank] == ItemGroups::kNoFamily) continue;
    const auto [id, is_new] = families.try_emplace(groups.family[rank]);
    if (is_new) id->second = family_id(document.state.token_digest, documents.scopes.name_of(item));
    document.state.family = id->second;
  }
  return wanted;
}

}  // namespace

std::string headed_group(const SignatureTable& table, const ScopeTable& scopes, std::size_t item,
                         const std::string& there, std::uint32_t ordinal) {
  return there.empty() ? group_id(table.digest(item), scopes.name_of(item), ordinal) : there;
}

std::vector<DocumentGroup> target_groups(const GroupedDocuments& documents, const ItemGroups& groups,
                                         const CurrentGroups& carried, const ReferenceMembers& members) {
  const std::vector<std::size_t> sizes = group_sizes(groups);
  Heads heads;
  std::vector<DocumentGroup> wanted = documents_alone(documents, groups);
  const auto of = [&](std::size_t rank) -> DocumentGroup& { return wanted[documents.order.item(rank)]; };
  for (std::size_t rank = 0; rank != wanted.size(); ++rank) {
    const bool singles = documents.options.singles;
    const std::size_t centre = groups.centre[rank];
    if (rank != groups.representative[rank] || (sizes[centre] == 1 && members.empty() && !singles)) continue;
    const std::size_t item = documents.order.item(rank);
    const auto text = std::make_pair(documents.table.digest(item), documents.scopes.number(item));
    const std::string there = documents.is_reference(item) ? carried.of(item).group : std::string();
    std::string group = headed_group(documents.table, documents.scopes, item, there, heads[text]);
    const std::size_t size = sizes[centre] + members.count(group);
    if (size == 1 && !singles) continue;
    ++heads[text];
    of(rank).group = std::move(group);
    if (size == 1) continue;
    of(rank).state.size = static_cast<std::uint32_t>(std::min<std::size_t>(size, kMostStoredSize));
    of(rank).state.role = GroupRole::kRepresentative;
    of(rank).state.apart = rank != centre;
  }
  for (std::size_t rank = 0; rank != wanted.size(); ++rank) {
    const DocumentGroup& head = of(groups.representative[rank]);
    if (&of(rank) == &head) continue;
    of(rank).group = head.group;
    of(rank).behind = head.docid;
    of(rank).state.role = GroupRole::kMember;
    of(rank).state.size = head.state.size;
    of(rank).state.apart = rank == groups.centre[rank];
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
