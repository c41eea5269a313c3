#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <thread>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "commands.h"
#include "database_opening.h"
#include "database_options.h"
#include "exit_codes.h"
#include "index_pipeline.h"
#include "neardup/database_scheme.h"
#include "neardup/durable_commit.h"
#include "signing_options.h"
#include "stemmer_choice.h"
#include "tokenizer_choice.h"
#include "whole_number.h"

namespace neardup::cli {

namespace {

std::map<std::string, DuplicatePolicy> duplicate_policies() {
  return {{"keep", DuplicatePolicy::kKeep},
          {"skip", DuplicatePolicy::kSkip},
          {"replace", DuplicatePolicy::kReplace},
          {"mark", DuplicatePolicy::kMark}};
}

struct IndexCommandOptions {
  std::string place;
  LockWait wait{0};
  std::vector<std::string> paths;
  std::vector<std::string> json_lines;
  std::string scheme;
  std::string stemmer;
  IndexOptions index;
};

struct IndexRun {
  IndexReport report;
  bool interrupted = false;
};

IndexRun index(const IndexCommandOptions& options) {
  Xapian::WritableDatabase database = open_or_create(options.place, options.wait);
  const Scheme scheme = scheme_to_sign_with(database, options.scheme);
  const bool was_signed = !recorded_schemes(database).empty();
  Indexer indexer(scheme, tokenizer_for(scheme));
  const std::string language = stemmer_language(database, options.stemmer);
  stemmer_for(language);  // refuses a language that there is no stemmer for
  prepare_database(database, scheme, indexer.tokenizer().version());
  record_stemmer(database, language);
  const auto commit = [&](const PendingChanges& pending) { commit_durably(database, options.place, pending); };
  IndexPipeline pipeline(database, indexer, language, options.index, commit, was_signed);
  if (!options.paths.empty()) pipeline.index_paths(options.paths);
  for (const std::string& path : options.json_lines) pipeline.index_json_lines(path);
  return {pipeline.finish(), pipeline.interrupted()};
}

void run(const IndexCommandOptions& options) {
  if (options.paths.empty() && options.json_lines.empty()) {
    throw UsageError("index needs a PATH or --jsonl FILE; see 'xapian-neardup index --help'");
  }
  const auto start = std::chrono::steady_clock::now();
  auto [report, interrupted] = index(options);
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  fmt::print("{}\n", report.text());
  if (interrupted) throw Interrupted("interrupted; what is indexed is committed, the same command does the rest");
  if (report.failed != 0) throw PartialFailure(fmt::format("{} inputs failed, the rest is indexed", report.failed));
}

}  // namespace

void add_index_command(CLI::App& app) {
  const auto options = std::make_shared<IndexCommandOptions>();
  options->index.jobs = std::max(1U, std::thread::hardware_concurrency());
  CLI::App* command = app.add_subcommand("index", "Index and sign files, folders and JSON lines.");
  command->add_option("DATABASE", options->place, "folder of the database; made if it is not there")->required();
  command->add_option("PATH", options->paths, "files and folders: text, Markdown, HTML, each also as .gz");
  command
      ->add_option("--jsonl", options->json_lines,
                   "lines of {\"id\":, \"text\":, \"title\":, \"url\":, ...}; - for standard input")
      ->option_text("FILE");
  command->add_option("--base-url", options->index.base_url, "address of PATH; default: file addresses")
      ->option_text("URL");
  add_signing_option(*command, options->scheme);
  command
      ->add_option("--stemmer", options->stemmer,
                   "language of the search terms' stemmer, or none; default: the database's, else english")
      ->option_text("LANGUAGE");
  command->add_option("--jobs", options->index.jobs, "threads that read and sign")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_option("--commit-every", options->index.commit_every, "documents between two commits")
      ->check(whole_number(1))
      ->capture_default_str();
  command->add_option("--max-size", options->index.max_size, "larger files are reported and left out; in octets")
      ->check(whole_number(1))
      ->capture_default_str();
  command
      ->add_option_function<std::string>(
          "--on-duplicate",
          [options](const std::string& name) { options->index.on_duplicate = duplicate_policies().at(name); },
          "what to do with a document of which the database has a near-duplicate; default keep")
      ->check(CLI::IsMember(duplicate_policies()))
      ->option_text("keep|skip|replace|mark");
  command
      ->add_option("--duplicate-threshold", options->index.duplicate_threshold,
                   fmt::format("least Jaccard index of word 3-shingles for --on-duplicate, 0 to 1; default {}",
                               options->index.duplicate_threshold))
      ->check(CLI::Range(0.0, 1.0))
      ->option_text("T");
  command->add_flag("--follow", options->index.follow, "follow symbolic links to folders");
  command->add_flag("--force", options->index.force, "index unchanged files too");
  command->add_flag("--delete-missing", options->index.delete_missing,
                    "delete documents of files below PATH that are gone");
  add_wait_option(*command, options->wait);
  command->add_flag("--quiet", options->index.quiet, "no progress on the terminal");
  command->footer(
      "A file's id is its absolute path. Files whose time and size are those of the last run are passed over; changed\n"
      "ones replace their document. 'xapian-neardup group' afterwards forms the groups that searches collapse on.\n\n"
      "Near-duplicates on arrival, verified at --duplicate-threshold; documents of --jsonl lines too:\n"
      "  keep     write it; the default, nothing is looked for\n"
      "  skip     do not add it; a document that is there is updated all the same\n"
      "  replace  add it and delete those that are older by the time of their last change; if one is not older, skip\n"
      "           it; without a time the last to arrive counts as the newest. Files are taken newest first\n"
      "  mark     add it with the term XNM and one that names the most similar unmarked one, XNM and its id\n"
      "What is done is said on stderr, the first 200 times, and counted. The same command again leaves the same\n"
      "documents. --delete-missing then deletes before anything is indexed, so that a renamed file is not skipped.\n\n"
      "Examples:\n  xapian-neardup index site.db /var/www --base-url https://example.org/\n"
      "  export-records | xapian-neardup index records.db --jsonl -");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
