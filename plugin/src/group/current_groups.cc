#include "group/current_groups.h"

#include <algorithm>
#include <utility>

#include "database/slot_values.h"

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

}  // namespace neardup
