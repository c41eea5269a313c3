#include "rows/template_column.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "bytes/base_encodings.h"
#include "collapse/group_list.h"
#include "output/counted.h"
#include "sign/stored_values.h"

namespace neardup::cli {

namespace {

std::uint64_t family_of(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid) {
  const auto state = decode_group_state(database.get_document(docid).get_value(scheme.slots.group_state), scheme.id());
  return state ? state->family : 0;
}

}  // namespace

Row template_or_null(std::uint64_t family) {
  return family == 0 ? Row(nullptr) : Row(base32_encode(family));
}

std::uint64_t common_family(const Xapian::Database& database, const Scheme& scheme, Xapian::docid a, Xapian::docid b) {
  const std::uint64_t family = family_of(database, scheme, a);
  return family != 0 && family_of(database, scheme, b) == family ? family : 0;
}

std::string template_note(std::uint64_t family) {
  return family == 0 ? "" : "  of one template";
}

std::string template_text(const Xapian::Database& database, const Scheme& scheme, std::uint64_t family) {
  if (family == 0) return {};
  const std::vector<Family> families = list_families(database, scheme);
  const auto found =
      std::find_if(families.begin(), families.end(), [family](const Family& one) { return one.id == family; });
  const std::size_t members = found == families.end() ? 0 : found->members.size();
  return fmt::format("\ntemplate            a family of {} from one template: {}", counted(members, "document"),
                     base32_encode(family));
}

}  // namespace neardup::cli
