/** @file resigning_record.h
 *  How far a re-signing has come, in a database's metadata (plugin/FORMAT.md). Internal. */
#ifndef NEARDUP_PLUGIN_RECORD_RESIGNING_RECORD_H
#define NEARDUP_PLUGIN_RECORD_RESIGNING_RECORD_H

#include <string>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** One re-signing of one database: another scheme, other tokenizer data, or a copy with other docids is another. */
class ResigningRecord {
 public:
  ResigningRecord(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& tokenizer_version);

  /** The docid up to which documents are done; 0 if there is no record, or it is of another re-signing. */
  Xapian::docid done() const;

  /** Not committed. */
  void set_done(Xapian::docid docid);
  void clear();

 private:
  Xapian::WritableDatabase& database_;
  std::string name_;  // of the re-signing
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_RESIGNING_RECORD_H
