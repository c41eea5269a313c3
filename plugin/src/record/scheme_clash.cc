#include "record/scheme_clash.h"

#include <algorithm>
#include <array>

namespace neardup {

namespace {

std::array<unsigned, 4> slots_of(const Scheme& scheme) {
  return {scheme.slots.fingerprint, scheme.slots.group, scheme.slots.signature, scheme.slots.group_state};
}

/** Whether a term of one prefix may begin with the other prefix. Scheme::validate() applies the same rule to the
 *  prefixes of one scheme. */
bool overlap(const std::string& a, const std::string& b) {
  const std::size_t shorter = std::min(a.size(), b.size());
  return a.compare(0, shorter, b, 0, shorter) == 0;
}

}  // namespace

std::optional<std::string> clash_of(const Scheme& a, const Scheme& b) {
  const std::array<unsigned, 4> taken = slots_of(b);
  for (const unsigned slot : slots_of(a)) {
    if (std::find(taken.begin(), taken.end(), slot) != taken.end()) return "slot " + std::to_string(slot);
  }
  for (const std::string& prefix : {a.band_prefix, a.group_prefix}) {
    for (const std::string& other : {b.band_prefix, b.group_prefix}) {
      if (overlap(prefix, other)) return "terms " + prefix + (prefix == other ? "" : " and " + other);
    }
  }
  return std::nullopt;
}

}  // namespace neardup
