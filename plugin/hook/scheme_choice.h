/** @file scheme_choice.h
 *  Chooses the scheme for each database that the program writes; a pool of indexers that threads share. THREADS: safe; a
 *  database belongs to its caller. */
#ifndef NEARDUP_HOOK_SCHEME_CHOICE_H
#define NEARDUP_HOOK_SCHEME_CHOICE_H

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include <xapian.h>

#include "index/document_signer.h"
#include "messages.h"
#include "scheme/scheme.h"

namespace neardup::hook {

class SchemeChoice {
 public:
  /** @param asked_for  name of a preset, or the text of a scheme; empty for each database's own, else the standard one. */
  SchemeChoice(std::string asked_for, Messages& messages) : asked_for_(std::move(asked_for)), messages_(messages) {}

  /** The scheme to sign a document with. It is recorded in the database's metadata when this returns. A database
   *  keeps its recorded scheme; if another one is asked for, that is reported once. A new database gets the scheme
   *  asked for, else the preset of the document's existing signature, as for copies, else the standard one.
   *  @exception SchemeMismatchError if the database has several schemes, or the document has a signature of an
   *             unknown scheme.
   *  @exception std::invalid_argument if the scheme asked for is invalid.
   *  Cost: reads metadata for each document, because a cancelled transaction removes the record. */
  std::shared_ptr<const Scheme> prepare(Xapian::WritableDatabase& database, const Xapian::Document& document);

 private:
  std::shared_ptr<const Scheme> remembered(const std::string& uuid);
  void remember(const std::string& uuid, std::shared_ptr<const Scheme> scheme);
  bool is_recorded(const Xapian::Database& database, const Scheme& scheme) const;
  Scheme choose(const Xapian::Database& database, const Xapian::Document& document) const;

  const std::string asked_for_;
  std::string tokenizer_version(const Scheme& scheme) const;

  mutable std::map<std::string, std::string> versions_;  // by tokenizer profile
  Messages& messages_;
  mutable std::mutex mutex_;
  std::map<std::string, std::shared_ptr<const Scheme>> by_uuid_;
};

class IndexerPool {
 public:
  /** Take an indexer from the pool, or create one. It goes back when its last owner is gone.
   *  @exception SchemeMismatchError if the scheme's profile has no tokenizer. */
  std::shared_ptr<DocumentSigner> lease(const Scheme& scheme);

 private:
  void give_back(const std::string& scheme, std::unique_ptr<DocumentSigner> indexer) noexcept;

  std::mutex mutex_;
  std::map<std::string, std::vector<std::unique_ptr<DocumentSigner>>> idle_;
};

}  // namespace neardup::hook

#endif  // NEARDUP_HOOK_SCHEME_CHOICE_H
