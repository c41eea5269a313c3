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
#include "options/output_options.h"
#include "options/signing_options.h"
#include "options/whole_number.h"
#include "output/counted.h"
#include "output/listing.h"
#include "output/printable.h"
#include "output/progress.h"
#include "record/chosen_scheme.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

struct AddCommandOptions {
  std::string place;
  LockWait wait{0};
  std::string scheme;
  ListingOptions listing;
  DatabaseSigningOptions signing;
  bool quiet = false;
};

std::string left_out_text(const DatabaseSigningReport& report) {
  std::string text;
  if (report.without_positions != 0) {
    text += fmt::format("\nleft out {}: their words have no positions; index them with positions",
                        report.without_positions);
  }
  if (report.under_prefixes != 0) {
    text += fmt::format(
        "\nleft out {}: their words are under prefixes only ({}); this program reads words without a prefix",
        report.under_prefixes, printable(fmt::format("{}", fmt::join(report.prefixes, ", "))));
  }
  if (report.not_covered != 0) {
    text += fmt::format("\nleft out {}: the positions do not hold the words that were signed; index them anew",
                        report.not_covered);
  }
  if (report.dropped != 0) {
    text += fmt::format("\n{} lost a signature of another scheme and {} none now", counted(report.dropped, "document"),
                        report.dropped == 1 ? "has" : "have");
  }
  return text;
}

std::string report_text(const DatabaseSigningReport& report, double seconds) {
  std::string text = counted(report.newly_signed, "document") + " signed";
  if (report.resigned != 0) text += fmt::format(", {} signed anew", report.resigned);
  if (report.bands_restored != 0) {
    text += fmt::format(", {} had lost band terms and {} them again", report.bands_restored,
                        report.bands_restored == 1 ? "has" : "have");
  }
  text += fmt::format(", {} were signed", report.already_signed);
  if (report.without_words != 0) text += fmt::format("; {} without a word are not signed", report.without_words);
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

DatabaseSigningReport sign(AddCommandOptions& options, Progress& progress) {
  refuse_remote(options.place);
  refuse_stub(options.place);
  Xapian::WritableDatabase database = open_writable(options.place, options.wait);
  const Scheme scheme = scheme_to_sign_with(database, options.scheme);
  DocumentSigner indexer(scheme, tokenizer_for(scheme));
  const Interruption interruption;
  const PendingChanges batch{options.signing.commit_every, 0};
  options.signing.commit = [&, batch] { commit_durably(database, options.place, batch); };
  options.signing.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
  options.signing.stop = [&] { return interruption.requested(); };
  return sign_database(database, indexer, options.signing);
}

void run(AddCommandOptions& options) {
  Progress progress("documents", options.quiet);
  const DatabaseSigningReport report = sign(options, progress);
  progress.wipe();
  const Row row = report_row(report);
  Listing(options.listing, keys_of(row)).row(row, report_text(report, progress.seconds()));
  if (!report.finished) throw Interrupted("interrupted; what is signed is committed, the same command does the rest");
}

}  // namespace

void add_sign_command(CLI::App& app) {
  const auto options = std::make_shared<AddCommandOptions>();
  CLI::App* command = app.add_subcommand("sign", "Sign the documents of a database that another indexer wrote.");
  command->add_option("DATABASE", options->place, "folder of the database")->required();
  add_signing_option(*command, options->scheme);
  command->add_flag("--resign", options->signing.resign,
                    "sign every document anew, also those of another scheme, whose data goes");
  command->add_option("--commit-every", options->signing.commit_every, "documents between two commits")
      ->check(whole_number(1));
  add_wait_option(*command, options->wait);
  command->add_flag("--quiet", options->quiet, "no progress on the terminal");
  add_listing_options(*command, options->listing);
  command->footer(
      "For databases of omindex, scriptindex or any other indexer: the words are read back from the positions in the\n"
      "index. Words that it left out, such as unspaced Chinese, Japanese or Thai, are not seen, nor are words under\n"
      "prefixes. Documents that have a valid signature are passed over, so run it after each run of the indexer. "
      "Programs\n"
      "that rewrite documents may drop the terms of a signature and keep its values: such terms are put back. Groups "
      "are\n"
      "'xapian-neardup group' afterwards. A scheme of simhash bands, such as simhash-doc, needs the texts: "
      "'xapian-neardup\n"
      "index' or 'xapian-neardup run'.\n\n"
      "Examples:\n  xapian-neardup sign /var/lib/xapian-omega/data/default\n"
      "  xapian-neardup sign site.db --resign --scheme short");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
