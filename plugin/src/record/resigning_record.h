/** @file resigning_record.h
 *  The progress of a re-signing, in a database's metadata (plugin/FORMAT.md). Internal. */
#ifndef NEARDUP_PLUGIN_RECORD_RESIGNING_RECORD_H
#define NEARDUP_PLUGIN_RECORD_RESIGNING_RECORD_H

#include <string>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** One re-signing of one database. It changes with the scheme, the tokenizer data, and the docids of a copy. */
class ResigningRecord {
 public:
  ResigningRecord(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& tokenizer_version);

  /** The last docid that is done; 0 if there is no record, or it belongs to another re-signing. */
  Xapian::docid done() const;

  /** Does not commit. */
  void set_done(Xapian::docid docid);
  void clear();

 private:
  Xapian::WritableDatabase& database_;
  std::string name_;  // of the re-signing
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_RESIGNING_RECORD_H
