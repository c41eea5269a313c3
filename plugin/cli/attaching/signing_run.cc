#include "attaching/signing_run.h"

#include "errors/exit_codes.h"
#include "errors/interruption.h"
#include "group/grouping.h"
#include "neardup/durable_commit.h"
#include "options/asked_grouping.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

DatabaseSigningReport sign_place(SigningRun& run, Progress& progress) {
  refuse_remote(run.place);
  refuse_stub(run.place);
  Xapian::WritableDatabase database = open_writable(run.place, run.wait, progress.format());
  const Scheme scheme = run.scheme(database);
  const bool is_new_rule = !run.grouping.empty() && record_grouping(database, scheme, parse_grouping(run.grouping));
  DocumentSigner indexer(scheme, tokenizer_for(scheme));
  const Interruption interruption;
  const PendingChanges batch{run.signing.commit_every, 0};
  run.signing.commit = [&, batch] { commit_durably(database, run.place, batch); };
  run.signing.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
  run.signing.stop = [&] { return interruption.requested(); };
  DatabaseSigningReport report = sign_database(database, indexer, run.signing);
  if (is_new_rule) run.signing.commit();
  return report;
}

void require_finished(const DatabaseSigningReport& report) {
  if (report.finished) return;
  throw Interrupted("interrupted; the signatures so far are committed; run the same command again to sign the rest");
}

}  // namespace neardup::cli
