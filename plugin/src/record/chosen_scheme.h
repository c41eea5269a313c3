/** @file chosen_scheme.h
 *  Which of a database's schemes is meant. THREADS: as the database handle: one at a time. */
#ifndef NEARDUP_PLUGIN_RECORD_CHOSEN_SCHEME_H
#define NEARDUP_PLUGIN_RECORD_CHOSEN_SCHEME_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** One of the database's schemes: by its id in hexadecimal, as messages name it, by a preset, or by its text. Nothing
 *  if it has none of that name. */
std::optional<Scheme> recorded_scheme(const Xapian::Database& database, std::string_view name);

/** The same. @param name  empty: the database has one scheme.
 *  @exception SchemeMismatchError if it has none of that name; those that it has are named. */
Scheme scheme_of(const Xapian::Database& database, std::string_view name);

/** The one named, or each that the database has.
 *  @exception  as scheme_of(); also if it has none. */
std::vector<Scheme> schemes_of(const Xapian::Database& database, std::string_view name);

/** The scheme asked for, else the database's own, else the standard one.
 *  @param asked_for  what --scheme takes, or the id of a scheme that the database has, as messages name it; empty:
 *      none.
 *  @exception std::invalid_argument if it is none of these.
 *  @exception SchemeMismatchError if nothing is asked for and the database has several. */
Scheme scheme_to_sign_with(const Xapian::Database& database, std::string_view asked_for);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_CHOSEN_SCHEME_H
