#include "index/database_detaching.h"

#include <string>
#include <utility>
#include <vector>

#include "database/argument_checks.h"
#include "database/metadata_keys.h"
#include "database/slot_values.h"
#include "marks/signature_removal.h"
#include "neardup/error.h"
#include "record/scheme_record.h"
#include "scheme/own_terms.h"
#include "sign/stored_values.h"
#include "text/word_marks.h"

namespace neardup {

namespace {

/** @exception SchemeMismatchError if the record of the schemes was lost: then nothing says what is ours. */
void require_recorded_signatures(const Xapian::Database& database) {
  const unsigned slot = Scheme().slots.signature;
  if (!recorded_schemes(database).empty() || database.get_value_freq(slot) == 0) return;
  for (auto value = database.valuestream_begin(slot); value != database.valuestream_end(slot); ++value) {
    const std::optional<std::uint32_t> id = stored_scheme_id(*value);
    if (id && decode_signature(*value, *id))
      throw SchemeMismatchError(
          "database has signatures, but no record of their scheme; record it with 'xapian-neardup sign DATABASE', and "
          "with "
          "--scheme unless it is the standard one, then detach");
  }
}

/** @param writer  of the database; null: only count. */
DatabaseDetachingReport detached(const Xapian::Database& database, Xapian::WritableDatabase* writer,
                                 const DatabaseRun& options) {
  require_recorded_signatures(database);
  std::vector<std::pair<Scheme, OwnTerms>> schemes;
  for (const Scheme& scheme : recorded_schemes(database)) schemes.emplace_back(scheme, OwnTerms(scheme));
  const std::vector<std::string> metadata = metadata_keys(database, kOwnKeys);
  DatabaseDetachingReport report;
  report.documents = database.get_doccount();
  report.metadata = metadata.size();
  // A cursor must not be open during a write.
  std::vector<Xapian::docid> docids;
  if (!metadata.empty()) docids = {database.postlist_begin(""), database.postlist_end("")};
  for (std::size_t done = 0; done != docids.size(); ++done) {
    report.finished = !options.stop || !options.stop();
    if (!report.finished) break;
    if (options.progress) options.progress(done, docids.size());
    Xapian::Document document = database.get_document(docids[done]);
    if (!remove_signatures(document, schemes)) continue;
    remove_word_marks(document);
    ++report.detached;
    if (!writer) continue;
    writer->replace_document(docids[done], document);
    if (report.detached % options.commit_every == 0 && options.commit) options.commit();
  }
  if (!writer || metadata.empty()) return report;
  for (const std::string& key : metadata) {
    if (report.finished) writer->set_metadata(key, {});
  }
  if (options.commit) options.commit();
  return report;
}

}  // namespace

DatabaseDetachingReport detach_database(Xapian::WritableDatabase& database, const DatabaseRun& options) {
  require_one_local_shard(database, "detach");
  require_commit_every(options.commit_every);
  return detached(database, &database, options);
}

DatabaseDetachingReport count_attached(const Xapian::Database& database, const DatabaseRun& options) {
  return detached(database, nullptr, options);
}

}  // namespace neardup
