#include "marks/taken_slots.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "bytes/big_endian.h"
#include "groups/star_groups.h"
#include "scheme/own_terms.h"
#include "sign/stored_values.h"

namespace neardup {

namespace {

constexpr std::size_t kTrailerBytes = 8;  // scheme id and checksum
constexpr std::size_t kGroupIdSize = 13;  // characters of base 32 for 64 bits

bool has_checksum(const std::string& value) {
  return stored_scheme_id(value).has_value();
}

/** Whether a value without a right checksum still names the scheme at its place. */
bool names_scheme(const std::string& value, const Scheme& scheme) {
  if (value.size() < kTrailerBytes) return false;
  return read_big_endian(value.data() + value.size() - kTrailerBytes, sizeof(std::uint32_t)) == scheme.id();
}

/** Whether at most one character of a group id is wrong. */
bool was_group_id(const std::string& value) {
  if (value.size() != kGroupIdSize) return false;
  std::string mended = value;
  for (char& c : mended) {
    if (is_group_id(mended)) return true;
    const char was = std::exchange(c, 'a');
    if (is_group_id(mended)) return true;
    c = was;
  }
  return false;
}

bool has_term(const Xapian::Document& document, const std::string& term) {
  Xapian::TermIterator at = document.termlist_begin();
  at.skip_to(term);
  return at != document.termlist_end() && *at == term;
}

}  // namespace

SlotValues SlotValues::of(const Xapian::Document& document, const Scheme& scheme) {
  SlotValues values{document.get_value(scheme.slots.fingerprint), document.get_value(scheme.slots.group),
                    document.get_value(scheme.slots.signature), document.get_value(scheme.slots.group_state)};
  if (is_group_id(values.group) && !has_checksum(values.state))
    values.has_group_term = has_term(document, scheme.group_prefix + values.group);
  return values;
}

std::vector<Xapian::valueno> taken_slots(const SlotValues& values, const Scheme& scheme) {
  const bool fingerprint = has_checksum(values.fingerprint);
  const bool signature = has_checksum(values.signature);
  const auto is_ours = [&scheme](const std::string& value, bool partner) {
    return value.empty() || has_checksum(value) || (partner && names_scheme(value, scheme));
  };
  const bool state = is_ours(values.state, fingerprint || signature);
  const bool group = values.group.empty() || (is_group_id(values.group) && values.has_group_term) ||
                     (was_group_id(values.group) && !values.state.empty() && state);
  std::vector<Xapian::valueno> taken;
  if (!is_ours(values.fingerprint, signature)) taken.push_back(scheme.slots.fingerprint);
  if (!is_ours(values.signature, fingerprint)) taken.push_back(scheme.slots.signature);
  if (!group) taken.push_back(scheme.slots.group);
  if (!state) taken.push_back(scheme.slots.group_state);
  std::sort(taken.begin(), taken.end());
  return taken;
}

bool has_taken_slot(const Xapian::Document& document, const Scheme& scheme) {
  return !taken_slots(SlotValues::of(document, scheme), scheme).empty();
}

bool take_slots(Xapian::Document& document, const Scheme& scheme) {
  const std::vector<Xapian::valueno> taken = taken_slots(SlotValues::of(document, scheme), scheme);
  for (const Xapian::valueno slot : taken) document.add_value(slot, std::string());  // removes it
  return !taken.empty();
}

std::string described_slots(const Xapian::Document& document, const std::vector<Xapian::valueno>& slots) {
  std::string text;
  for (const Xapian::valueno slot : slots) {
    text += (text.empty() ? "value " : ", value ") + std::to_string(slot) + " of " +
            std::to_string(document.get_value(slot).size()) + " bytes";
  }
  return text;
}

TakenSlotError::TakenSlotError(const std::vector<Xapian::valueno>& slots, const Xapian::Document& document)
    : Xapian::InvalidArgumentError("document " +
                                   (document.get_docid() == 0 ? "" : std::to_string(document.get_docid()) + " ") +
                                   "has " + described_slots(document, slots) +
                                   ", of another program, where the scheme keeps its own; " + kTakenSlotRemedy) {}

void require_no_taken_slot(const Xapian::Document& document, const Scheme& scheme) {
  const std::vector<Xapian::valueno> taken = taken_slots(SlotValues::of(document, scheme), scheme);
  if (!taken.empty()) throw TakenSlotError(taken, document);
}

}  // namespace neardup
