#include "carried_groups.h"

#include <algorithm>

namespace neardup {

CarriedGroups::CarriedGroups(const Xapian::Database& database, const Scheme& scheme, const SignatureTable& table)
    : marks_(table.size()) {
  const std::uint32_t id = scheme.id();
  const auto read = [&](unsigned slot, const auto& take) {
    std::size_t item = 0;
    for (auto value = database.valuestream_begin(slot); value != database.valuestream_end(slot); ++value) {
      const Xapian::docid docid = value.get_docid();
      while (item != table.size() && table.docid(item) < docid) ++item;
      if (item != table.size() && table.docid(item) == docid) {
        take(marks_[item], *value);
      } else {
        strays_.push_back(docid);
      }
    }
  };
  read(scheme.slots.group, [](CarriedGroup& marks, std::string value) { marks.group = std::move(value); });
  read(scheme.slots.group_state,
       [&](CarriedGroup& marks, const std::string& value) { marks.state = decode_group_state(value, id); });
  std::sort(strays_.begin(), strays_.end());
  strays_.erase(std::unique(strays_.begin(), strays_.end()), strays_.end());
}

}  // namespace neardup
