/** @file chosen_scheme.h
 *  Chooses one of a database's schemes. THREADS: use a database handle in one thread at a time. */
#ifndef NEARDUP_PLUGIN_RECORD_CHOSEN_SCHEME_H
#define NEARDUP_PLUGIN_RECORD_CHOSEN_SCHEME_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** One of the database's schemes: by its id in hexadecimal, as messages show it, by a preset, or by its text. Nothing
 *  if the database has no scheme of this name. */
std::optional<Scheme> recorded_scheme(const Xapian::Database& database, std::string_view name);

/** The same. @param name  empty: the database's only scheme.
 *  @exception SchemeMismatchError if it has no scheme of this name; lists those that it has. */
Scheme scheme_of(const Xapian::Database& database, std::string_view name);

/** The named scheme, or all schemes of the database.
 *  @exception  as scheme_of(); also if the database has none. */
std::vector<Scheme> schemes_of(const Xapian::Database& database, std::string_view name);

/** The requested scheme, or else the database's own, or else the standard one.
 *  @param asked_for  what --scheme takes, or the id of a scheme that the database has, as messages show it; empty:
 *                    none.
 *  @exception std::invalid_argument for any other name.
 *  @exception SchemeMismatchError if none is requested and the database has several. */
Scheme scheme_to_sign_with(const Xapian::Database& database, std::string_view asked_for);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_CHOSEN_SCHEME_H
