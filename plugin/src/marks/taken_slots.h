/** @file taken_slots.h
 *  Tells values and terms of other programs in the places of a scheme from ours. They are never changed. Internal.
 *
 *  A fingerprint, a signature and a group state prove by their checksum that they are ours, whatever their scheme. One that
 *  is damaged is ours if it still names its scheme and the document's other value is valid. A group value is ours by its
 *  form and a state, or a group term, of the document; with a state one character may be wrong. THREADS: pure functions.
 */
#ifndef NEARDUP_PLUGIN_MARKS_TAKEN_SLOTS_H
#define NEARDUP_PLUGIN_MARKS_TAKEN_SLOTS_H

#include <string>
#include <vector>

#include <xapian.h>

#include "database/grouped_databases.h"
#include "scheme/scheme.h"

namespace neardup {

/** What a document has in the slots of a scheme; empty: nothing. */
struct SlotValues {
  std::string fingerprint, group, signature, state;
  bool has_group_term = false;  ///< that of the group value; known if the state proves nothing

  static SlotValues of(const Xapian::Document& document, const Scheme& scheme);
};

/** The slots with a value of another program, ascending. */
std::vector<Xapian::valueno> taken_slots(const SlotValues& values, const Scheme& scheme);

std::vector<Xapian::valueno> taken_slots(const Xapian::Document& document, const Scheme& scheme);

/** A document cannot be signed, because another program uses a slot. The document is as it was. */
class TakenSlotError : public Xapian::InvalidArgumentError {
 public:
  TakenSlotError(const std::vector<Xapian::valueno>& slots, const Xapian::Document& document);
};

/** Remove such values. @return whether there were any. */
bool take_slots(Xapian::Document& document, const Scheme& scheme);

/** "value 64 of 7 bytes, value 65 of 3 bytes" for the taken slots. */
std::string described_slots(const Xapian::Document& document, const std::vector<Xapian::valueno>& slots);

/** @exception TakenSlotError if a slot is taken. */
void require_no_taken_slot(const Xapian::Document& document, const Scheme& scheme);

/** How to sign such documents: one line. */
constexpr const char* kTakenSlotRemedy =
    "sign under a scheme with free slots, named by slots=; 'xapian-neardup sign DATABASE --verify --take-slots' "
    "removes "
    "these values";

/** @exception Xapian::InvalidArgumentError if a database that is not signed under the scheme has values of another
 *             program in its slots. Slots of a recorded scheme are ours. Cost: reads each value of the slots, until the
 *             scheme is recorded. */
void require_free_slots(const Xapian::Database& database, const Scheme& scheme);

/** @exception Xapian::InvalidArgumentError if a database that is not signed under the scheme has a term of another
 *             program that has the form of a term of the scheme. Cost: the terms that begin with its prefixes, until
 *             the scheme is recorded. */
void require_free_terms(const Xapian::Database& database, const Scheme& scheme);

/** The same for the group terms, in each database that was never grouped. Values of others are left document by document
 *  (taken_slots.h). */
void require_group_places(const GroupedDatabases& databases, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_TAKEN_SLOTS_H
