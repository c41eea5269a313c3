/** @file scheme_choice.h
 *  Which scheme each database that the program writes is signed with. THREADS: safe; a database is its caller's. */
#ifndef NEARDUP_HOOK_SCHEME_CHOICE_H
#define NEARDUP_HOOK_SCHEME_CHOICE_H

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include <xapian.h>

#include "messages.h"
#include "scheme/scheme.h"

namespace neardup::hook {

class SchemeChoice {
 public:
  /** @param asked_for          name of a preset, a scheme's text, or empty: each database's own, else the standard one.
   *  @param tokenizer_version  recorded beside the scheme. */
  SchemeChoice(std::string asked_for, std::string tokenizer_version, Messages& messages)
      : asked_for_(std::move(asked_for)), tokenizer_version_(std::move(tokenizer_version)), messages_(messages) {}

  /** The scheme to sign a document with; recorded in the database's metadata when it returns. A database that has one
   *  keeps it, and if another one is asked for that is said once. A new database of documents that come signed with a
   *  preset, as copies do, gets that preset if none is asked for.
   *  @exception SchemeMismatchError if the database has several schemes, or the document comes signed with one that
   *             nobody knows the text of. @exception std::invalid_argument if what is asked for is no scheme.
   *  Cost: a look-up of metadata for each document: a cancelled transaction takes the record away again. */
  std::shared_ptr<const Scheme> prepare(Xapian::WritableDatabase& database, const Xapian::Document& document);

 private:
  std::shared_ptr<const Scheme> remembered(const std::string& uuid);
  void remember(const std::string& uuid, std::shared_ptr<const Scheme> scheme);
  bool is_recorded(const Xapian::Database& database, const Scheme& scheme) const;
  Scheme choose(const Xapian::Database& database, const Xapian::Document& document) const;

  const std::string asked_for_;
  const std::string tokenizer_version_;
  Messages& messages_;
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<const Scheme>> by_uuid_;
};

}  // namespace neardup::hook

#endif  // NEARDUP_HOOK_SCHEME_CHOICE_H
