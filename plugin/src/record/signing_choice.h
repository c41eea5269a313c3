/** @file signing_choice.h
 *  The scheme of a database with a tokenizer of its profile, for all public classes. THREADS: as the handle. */
#ifndef NEARDUP_PLUGIN_RECORD_SIGNING_CHOICE_H
#define NEARDUP_PLUGIN_RECORD_SIGNING_CHOICE_H

#include <memory>
#include <string_view>

#include <xapian.h>

#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

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

#endif  // NEARDUP_PLUGIN_RECORD_SIGNING_CHOICE_H
