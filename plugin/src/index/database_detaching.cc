#include "index/database_detaching.h"

#include <string>
#include <utility>
#include <vector>

#include "database/argument_checks.h"
#include "database/metadata_keys.h"
#include "database/slot_values.h"
#include "marks/signature_removal.h"
#include "record/scheme_record.h"
#include "scheme/own_terms.h"
#include "text/word_marks.h"

namespace neardup {

namespace {

/** One run over a database. */
class Detaching {
 public:
  /** @param writer  of the database; null: only count. */
  Detaching(const Xapian::Database& database, Xapian::WritableDatabase* writer, const DatabaseDetachingOptions& options)
      : database_(database), writer_(writer), options_(options), metadata_(metadata_keys(database, kOwnKeys)) {
    for (const Scheme& scheme : recorded_schemes(database)) schemes_.emplace_back(scheme, OwnTerms(scheme));
  }

  DatabaseDetachingReport run() {
    report_.documents = database_.get_doccount();
    if (metadata_.empty()) return report_;
    report_.metadata = metadata_.size();
    const std::vector<Xapian::docid> docids = documents();
    for (std::size_t done = 0; done != docids.size(); ++done) {
      if (options_.stop && options_.stop()) {
        report_.finished = false;
        break;
      }
      if (options_.progress) options_.progress(done, docids.size());
      detach(docids[done]);
    }
    if (!writer_) return report_;
    if (report_.finished) {
      for (const std::string& key : metadata_) writer_->set_metadata(key, {});
    }
    commit();
    return report_;
  }

 private:
  /** A cursor must not be open during a write. */
  std::vector<Xapian::docid> documents() const { return {database_.postlist_begin(""), database_.postlist_end("")}; }

  void detach(Xapian::docid docid) {
    Xapian::Document document = database_.get_document(docid);
    if (!remove_signatures(document, schemes_)) return;
    remove_word_marks(document);
    ++report_.detached;
    if (!writer_) return;
    writer_->replace_document(docid, document);
    if (report_.detached % options_.commit_every == 0) commit();
  }

  void commit() {
    if (options_.commit) options_.commit();
  }

  const Xapian::Database& database_;
  Xapian::WritableDatabase* writer_;
  const DatabaseDetachingOptions& options_;
  std::vector<std::string> metadata_;
  std::vector<std::pair<Scheme, OwnTerms>> schemes_;
  DatabaseDetachingReport report_;
};

}  // namespace

DatabaseDetachingReport detach_database(Xapian::WritableDatabase& database, const DatabaseDetachingOptions& options) {
  require_one_local_shard(database, "detach");
  require_commit_every(options.commit_every);
  return Detaching(database, &database, options).run();
}

DatabaseDetachingReport count_attached(const Xapian::Database& database, const DatabaseDetachingOptions& options) {
  return Detaching(database, nullptr, options).run();
}

}  // namespace neardup
