#include "attaching/signing_run.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "errors/exit_codes.h"
#include "errors/interruption.h"
#include "group/grouping.h"
#include "marks/taken_slots.h"
#include "neardup/durable_commit.h"
#include "neardup/error.h"
#include "options/asked_grouping.h"
#include "output/printable.h"
#include "output/progress.h"
#include "record/chosen_scheme.h"
#include "record/scheme_record.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup {
NEARDUP_ROW_OF(DatabaseSigningReport, documents, newly_signed, resigned, bands_restored, already_signed, without_words,
               without_positions, under_prefixes, not_covered, slots_taken, overlapping, dropped, finished)
}

namespace neardup::cli {

namespace {

std::string described(const IndexLayout& layout) {
  std::string text = "text of " + text_place(layout) + ", ids of " + id_place(layout);
  if (!layout.id_pattern.empty()) text += ", names from data:" + layout.id_pattern;
  if (layout.ordered_words != IndexLayout().ordered_words)
    text += fmt::format(", orders of up to {} words", layout.ordered_words);
  return text;
}

/** Refuse to read another layout than the one under which a database was signed. */
void require_layout(const Xapian::Database& database, const Scheme& scheme) {
  for (const Scheme& recorded : recorded_schemes(database)) {
    if (recorded.index == scheme.index) continue;
    throw SchemeMismatchError(fmt::format(
        "database is signed with the {}, asked for the {}; leave the options of the layout out, or sign every "
        "document again: 'xapian-neardup sign DATABASE --resign' with the same options",
        described(recorded.index), described(scheme.index)));
  }
}

std::string left_out_text(const DatabaseSigningReport& report) {
  const std::pair<std::size_t, std::string> reasons[] = {
      {report.without_positions, "their words have no positions; index these documents with positions"},
      {report.under_prefixes, fmt::format("all their words have a prefix ({}); --text-prefix PREFIX signs those of one",
                                          printable(fmt::format("{}", fmt::join(report.prefixes, ", "))))},
      {report.not_covered, "the positions differ from the signed words; index these documents again"},
      {report.slots_taken, fmt::format("another program keeps values in slots of the scheme; {}", kTakenSlotRemedy)}};
  std::string text;
  for (const auto& [documents, why] : reasons) {
    if (documents != 0) text += fmt::format("\nleft out {}: {}", documents, why);
  }
  if (report.dropped != 0) {
    text += fmt::format("\n{} lost a signature that was damaged or of another scheme, and {} no signature now",
                        counted(report.dropped, "document"), report.dropped == 1 ? "has" : "have");
  }
  if (report.overlapping != 0) {
    text += fmt::format(
        "\n{} with several words at one position, such as two texts under one id: compared by an estimate, and copies "
        "may be missed",
        counted(report.overlapping, "document"));
  }
  return text;
}

std::string signing_text(const DatabaseSigningReport& report, double seconds) {
  std::string text = counted(report.newly_signed, "document") + " signed";
  if (report.resigned != 0) text += fmt::format(", {} signed again", report.resigned);
  if (report.bands_restored != 0) {
    text += fmt::format(", band terms of {} restored", report.bands_restored);
  }
  text += fmt::format(", {} already signed", report.already_signed);
  if (report.without_words != 0) text += fmt::format("; {} without words left unsigned", report.without_words);
  text += fmt::format(
      "\n{:.1f} s, {:.0f} documents/s", seconds,
      static_cast<double>(report.newly_signed + report.resigned + report.bands_restored) / std::max(seconds, 1e-3));
  return text + left_out_text(report);
}

DatabaseSigningReport sign_documents(SigningRun& run, const std::function<Scheme(const Xapian::Database&)>& choose,
                                     Progress& progress) {
  refuse_remote(run.place);
  refuse_stub(run.place);
  Xapian::WritableDatabase database = open_writable(run.place, run.wait, run.log_format);
  const Scheme scheme = choose(database);
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

}  // namespace

Scheme scheme_to_run(const Xapian::Database& database, const SigningRun& run, const std::optional<IndexLayout>& usual) {
  Scheme scheme = scheme_to_sign_with(database, run.scheme);
  scheme.index = asked_layout(usual.value_or(scheme.index), run.layout);
  if (!run.signing.resign) require_layout(database, scheme);
  return scheme;
}

void sign_place(SigningRun& run, const std::function<Scheme(const Xapian::Database&)>& choose, Row row, bool prints) {
  Progress progress("documents", run.quiet, run.log_format);
  const DatabaseSigningReport report = sign_documents(run, choose, progress);
  progress.wipe();
  row.update(Row(report));
  if (prints) Listing(run.listing, keys_of(row)).row(row, signing_text(report, progress.seconds()));
  if (!report.finished)
    throw Interrupted("interrupted; the signatures so far are committed; run the same command again to sign the rest");
  if (!run.quiet && run.is_for_people() && !run.group)
    print_next_step(fmt::format("'xapian-neardup group {}' groups near-duplicates", shell_word(run.place)));
}

}  // namespace neardup::cli
