/** @file chosen_scheme.h
 *  Chooses one of a database's schemes, with a tokenizer of its profile, for all public classes.
 *  THREADS: use a database handle in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_RECORD_CHOSEN_SCHEME_H
#define NEARDUP_PLUGIN_RECORD_CHOSEN_SCHEME_H

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

/** The recorded scheme with a name: its id in hexadecimal, a preset, or its text. A preset or text without an index
 *  layout also names the recorded scheme that differs only in its layout. Nothing if the database has no such scheme. */
std::optional<Scheme> recorded_scheme(const Xapian::Database& database, std::string_view name);

/** The recorded scheme with a name.
 *  @param name  empty for the only scheme of the database.
 *  @exception SchemeMismatchError if there is none; the message names the database's schemes. */
Scheme scheme_of(const Xapian::Database& database, std::string_view name);

/** The named scheme, or all schemes of the database if the name is empty.
 *  @exception SchemeMismatchError like scheme_of(); also if the database has no scheme. */
std::vector<Scheme> schemes_of(const Xapian::Database& database, std::string_view name);

/** The scheme asked for, else the database's own, else the standard one. A scheme without an index layout of its own
 *  gets that of the database, whose text and ids stay where they are.
 *  @param asked_for  a preset, the text of a scheme, or the id of a scheme that the database has; may be empty.
 *  @exception Xapian::InvalidArgumentError if asked_for is none of these.
 *  @exception SchemeMismatchError if asked_for is empty and the database has several schemes. */
Scheme scheme_to_sign_with(const Xapian::Database& database, std::string_view asked_for);

struct SchemeAndTokenizer {
  Scheme scheme;
  std::unique_ptr<Tokenizer> own;  ///< null if the caller has one
  Tokenizer* tokenizer;            ///< never null
};

/** For reading a database.
 *  @param name       id or preset, if the database has several schemes; empty: the only one.
 *  @param tokenizer  null: makes one of the scheme's profile.
 *  @exception SchemeMismatchError if the database has no such scheme. */
SchemeAndTokenizer choice_to_read(const Xapian::Database& database, std::string_view name, Tokenizer* tokenizer);

/** The scheme for signing a database: the one that it records. A new database gets the one that you ask for, or
 *  "standard".
 *  @exception SchemeMismatchError if it records another one, or several and you name none. */
Scheme choice_to_sign(const Xapian::Database& database, std::string_view asked_for);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_CHOSEN_SCHEME_H
