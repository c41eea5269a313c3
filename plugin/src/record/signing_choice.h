/** @file signing_choice.h
 *  The scheme of a database with a tokenizer of its profile: what every door opens with. THREADS: as the handle. */
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

/** To read a database.
 *  @param name       which scheme of several; empty: the only one.
 *  @param tokenizer  null: one of the scheme's profile is made.
 *  @exception SchemeMismatchError if the database has no such scheme. */
SchemeAndTokenizer choice_to_read(const Xapian::Database& database, std::string_view name, Tokenizer* tokenizer);

/** The scheme to sign a database with: the one that it records; a new database gets the one that is asked for, or
 *  "standard".
 *  @exception SchemeMismatchError if it records another one than is asked for, or several and none is asked for. */
Scheme choice_to_sign(const Xapian::Database& database, std::string_view asked_for);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_SIGNING_CHOICE_H
