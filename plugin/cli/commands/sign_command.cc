#include <algorithm>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include "commands/commands.h"
#include "databases/database_opening.h"
#include "errors/exit_codes.h"
#include "errors/interruption.h"
#include "index/database_signing.h"
#include "neardup/durable_commit.h"
#include "options/database_options.h"
#include "options/layout_options.h"
#include "options/option_checks.h"
#include "options/output_options.h"
#include "output/counted.h"
#include "output/listing.h"
#include "output/printable.h"
#include "output/progress.h"
#include "record/chosen_scheme.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

struct SignCommandOptions {
  std::string place;
  LockWait wait{0};
  std::string scheme;
  LayoutOptions layout;
  ListingOptions listing;
  DatabaseSigningOptions signing;
  bool quiet = false;
};

std::string left_out_text(const DatabaseSigningReport& report) {
  std::string text;
  if (report.without_positions != 0) {
    text += fmt::format("\nleft out {}: their words have no positions; index these documents with positions",
                        report.without_positions);
  }
  if (report.under_prefixes != 0) {
    text += fmt::format("\nleft out {}: all their words have a prefix ({}); --text-prefix PREFIX signs those of one",
                        report.under_prefixes, printable(fmt::format("{}", fmt::join(report.prefixes, ", "))));
  }
  if (report.not_covered != 0) {
    text += fmt::format("\nleft out {}: the positions differ from the signed words; index these documents again",
                        report.not_covered);
  }
  if (report.dropped != 0) {
    text += fmt::format("\n{} lost a signature of another scheme and {} no signature now",
                        counted(report.dropped, "document"), report.dropped == 1 ? "has" : "have");
  }
  return text;
}

std::string report_text(const DatabaseSigningReport& report, double seconds) {
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

Row report_row(const DatabaseSigningReport& report) {
  Row row;
  row["documents"] = report.documents;
  row["newly_signed"] = report.newly_signed;
  row["resigned"] = report.resigned;
  row["bands_restored"] = report.bands_restored;
  row["already_signed"] = report.already_signed;
  row["without_words"] = report.without_words;
  row["without_positions"] = report.without_positions;
  row["under_prefixes"] = report.under_prefixes;
  row["not_covered"] = report.not_covered;
  row["dropped"] = report.dropped;
  row["finished"] = report.finished;
  return row;
}

DatabaseSigningReport sign(SignCommandOptions& options, Progress& progress) {
  refuse_remote(options.place);
  refuse_stub(options.place);
  Xapian::WritableDatabase database = open_writable(options.place, options.wait);
  Scheme scheme = scheme_to_sign_with(database, options.scheme);
  scheme.index = asked_layout(scheme.index, options.layout);
  if (!options.signing.resign) require_layout(database, scheme);
  DocumentSigner indexer(scheme, tokenizer_for(scheme));
  const Interruption interruption;
  const PendingChanges batch{options.signing.commit_every, 0};
  options.signing.commit = [&, batch] { commit_durably(database, options.place, batch); };
  options.signing.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
  options.signing.stop = [&] { return interruption.requested(); };
  return sign_database(database, indexer, options.signing);
}

void run(SignCommandOptions& options) {
  Progress progress("documents", options.quiet);
  const DatabaseSigningReport report = sign(options, progress);
  progress.wipe();
  const Row row = report_row(report);
  Listing(options.listing, keys_of(row)).row(row, report_text(report, progress.seconds()));
  if (!report.finished)
    throw Interrupted("interrupted; the signatures so far are committed; run the same command again to sign the rest");
}

}  // namespace

void add_sign_command(CLI::App& app) {
  const auto options = std::make_shared<SignCommandOptions>();
  CLI::App* command = app.add_subcommand("sign", "Sign the documents of a database that another indexer wrote.");
  command->add_option("DATABASE", options->place, "folder of the database")->required();
  add_signing_option(*command, options->scheme);
  add_layout_options(*command, options->layout);
  command->add_flag("--resign", options->signing.resign,
                    "sign all documents again and remove the data of other schemes");
  command->add_flag("--quiet", options->quiet, kQuietHelp);
  add_listing_options(*command, options->listing);
  add_value_option(*command, "--commit-every N", options->signing.commit_every, kCommitEveryHelp, whole_number(1));
  add_wait_option(*command, options->wait);
  command->footer(
      "The command reads the words from their positions in the index. It cannot sign words without positions. The\n"
      "database records the prefixes, so no other command needs them. Documents with a valid signature are skipped:\n"
      "run it after each run of the indexer, then run 'xapian-neardup group'. Schemes with simhash bands, such as\n"
      "simhash-doc, need the texts themselves: use 'xapian-neardup index' or 'xapian-neardup run'.\n\n"
      "Examples:\n"
      "  xapian-neardup sign /var/lib/xapian-omega/data/default\n"
      "  xapian-neardup sign site.db --resign --scheme short\n"
      "  xapian-neardup sign mail.db --text-prefix B --id-term I");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
