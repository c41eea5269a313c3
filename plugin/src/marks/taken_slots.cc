#include "marks/taken_slots.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "bytes/big_endian.h"
#include "database/slot_values.h"
#include "marks/duplicate_mark.h"
#include "marks/stored_marks.h"
#include "record/rule_words.h"
#include "record/scheme_record.h"
#include "scheme/own_terms.h"
#include "sign/stored_values.h"

namespace neardup {

namespace {

constexpr std::size_t kTrailerBytes = 8;  // scheme id and checksum
constexpr std::size_t kGroupIdSize = 13;  // characters of base 32 for 64 bits

/** Whether it is a fingerprint, a signature or a group state of any scheme. */
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

template <typename IsOurs>
void require_slot(const Xapian::Database& database, Xapian::valueno slot, const IsOurs& is_ours) {
  for_each_value(database, slot, [&](Xapian::docid docid, const std::string& value) {
    if (is_ours(value)) return;
    throw Xapian::InvalidArgumentError("document " + std::to_string(docid) + " has a value of " +
                                       std::to_string(value.size()) + " bytes of another program in slot " +
                                       std::to_string(slot) +
                                       ", which the scheme uses; sign the database under a scheme with free "
                                       "slots, named by slots=");
  });
}

[[noreturn]] void refuse_term(const Xapian::Database& database, const std::string& term, const std::string& remedy) {
  throw Xapian::InvalidArgumentError("document " + std::to_string(*database.postlist_begin(term)) + " has the term '" +
                                     term + "' of another program, " + remedy);
}

/** Whether a term is on a document for which `is_ours` returns false. */
template <typename IsOurs>
bool has_other(const Xapian::Database& database, const std::string& term, const IsOurs& is_ours) {
  const auto end = database.postlist_end(term);
  for (auto posting = database.postlist_begin(term); posting != end; ++posting) {
    if (!is_ours(database.get_document(*posting))) return true;
  }
  return false;
}

void require_group_terms(const Xapian::Database& database, const Scheme& scheme) {
  for_each_group_term(database, OwnTerms(scheme), [&](const Xapian::TermIterator& at) {
    const std::string term = *at;
    const auto is_ours = [&](const Xapian::Document& document) {
      return scheme.group_prefix + document.get_value(scheme.slots.group) == term;
    };
    if (!has_other(database, term, is_ours)) return;
    refuse_term(
        database, term,
        "which has the form of a group term; sign the database under a scheme whose groupprefix= names a prefix "
        "that no term begins with");
  });
}

void require_band_terms(const Xapian::Database& database, const Scheme& scheme, const std::vector<Scheme>& recorded) {
  // Signing leaves bands and marks only on documents with values of a scheme, whether or not the metadata is there.
  const auto is_signed = [&](const Xapian::Document& document) {
    return has_checksum(document.get_value(scheme.slots.signature)) ||
           has_checksum(document.get_value(scheme.slots.fingerprint));
  };
  for_each_band_term(database, OwnTerms(scheme), [&](const Xapian::TermIterator& at) {
    const std::string term = *at;
    const bool known = std::any_of(recorded.begin(), recorded.end(),
                                   [&](const Scheme& other) { return OwnTerms(other).is_band(term); });
    if (known || (recorded.empty() && !has_other(database, term, is_signed))) return;
    refuse_term(database, term,
                "which has the form of a band term; sign the database under a scheme whose bandprefix= names a "
                "prefix that no term begins with");
  });
  if (recorded.empty() && has_other(database, kMarkPrefix, is_signed)) {
    refuse_term(database, kMarkPrefix, "which marks near-duplicates here; give that program another prefix");
  }
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

std::vector<Xapian::valueno> taken_slots(const Xapian::Document& document, const Scheme& scheme) {
  return taken_slots(SlotValues::of(document, scheme), scheme);
}

bool take_slots(Xapian::Document& document, const Scheme& scheme) {
  const std::vector<Xapian::valueno> taken = taken_slots(document, scheme);
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
  const std::vector<Xapian::valueno> taken = taken_slots(document, scheme);
  if (!taken.empty()) throw TakenSlotError(taken, document);
}

void require_free_slots(const Xapian::Database& database, const Scheme& scheme) {
  const std::vector<Scheme> recorded = recorded_schemes(database);
  const auto require = [&](Xapian::valueno slot, const auto& is_ours) {
    const bool known = std::any_of(recorded.begin(), recorded.end(), [slot](const Scheme& other) {
      const std::array<unsigned, 4> slots = other.slots.all();
      return std::find(slots.begin(), slots.end(), slot) != slots.end();
    });
    if (!known) require_slot(database, slot, is_ours);
  };
  require(scheme.slots.fingerprint, has_checksum);
  require(scheme.slots.signature, has_checksum);
  require(scheme.slots.group, is_group_id);
  require(scheme.slots.group_state, has_checksum);
}

void require_free_terms(const Xapian::Database& database, const Scheme& scheme) {
  const std::vector<Scheme> recorded = recorded_schemes(database);
  if (std::find(recorded.begin(), recorded.end(), scheme) != recorded.end()) return;
  require_band_terms(database, scheme, recorded);
  const bool known = std::any_of(recorded.begin(), recorded.end(),
                                 [&](const Scheme& other) { return other.group_prefix == scheme.group_prefix; });
  if (!known) require_group_terms(database, scheme);
}

void require_group_places(const GroupedDatabases& databases, const Scheme& scheme) {
  for (const Xapian::Database& database : databases.grouped_parts()) {
    if (!rule_of_groups(database, scheme).empty()) continue;
    require_group_terms(database, scheme);
  }
}

}  // namespace neardup
