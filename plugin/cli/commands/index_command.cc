#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include "characters/iso_date.h"
#include "characters/text_encoding.h"
#include "commands/commands.h"
#include "databases/database_opening.h"
#include "databases/stemmer_choice.h"
#include "errors/exit_codes.h"
#include "indexing/index_inputs.h"
#include "indexing/index_pipeline.h"
#include "neardup/durable_commit.h"
#include "options/choice_option.h"
#include "options/database_options.h"
#include "options/idle_option.h"
#include "options/number_range.h"
#include "options/output_options.h"
#include "options/signing_options.h"
#include "options/whole_number.h"
#include "output/counted.h"
#include "output/standard_error.h"
#include "record/chosen_scheme.h"
#include "record/database_scheme.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

constexpr const char* kNoFiles = "without PATH or --files-from";

std::vector<std::pair<std::string, DuplicatePolicy>> duplicate_policies() {
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
  std::vector<std::string> name_lists;
  std::string scheme;
  std::string stemmer;
  std::string base_url;
  IndexOptions index;
};

struct IndexRun {
  IndexReport report;
  bool interrupted = false;
};

constexpr const char* kBaseUrlsKey = "neardup:base-urls";

bool is_inside_another(const std::string& path, const std::vector<std::string>& paths) {
  return std::any_of(paths.begin(), paths.end(), [&](const std::string& outer) {
    return path != outer && path.rfind(outer.back() == '/' ? outer : outer + '/', 0) == 0;
  });
}

/** The addresses of the runs before, and those that this run names, recorded for the next; not committed. What is not
 *  there has none: a site that is not mounted, or a slip of the pen. */
BaseUrls recorded_base_urls(Xapian::WritableDatabase& database, const IndexCommandOptions& options) {
  const std::string recorded = database.get_metadata(kBaseUrlsKey);
  BaseUrls urls = BaseUrls::parse(recorded);
  if (options.base_url.empty()) return urls;
  std::vector<std::string> paths;
  for (const std::string& path : options.paths) paths.push_back(canonical_path(path));
  for (const std::string& path : paths) {
    if (is_inside_another(path, paths)) continue;
    const bool folder = std::filesystem::is_directory(path);
    if (folder) urls.set_folder(path, options.base_url);
    if (!folder && std::filesystem::exists(path)) urls.set_file(path, options.base_url);
  }
  if (urls.text() != recorded) database.set_metadata(kBaseUrlsKey, urls.text());
  return urls;
}

IndexRun index(const IndexCommandOptions& options) {
  Xapian::WritableDatabase database = open_or_create(options.place, options.wait, options.index.log_format);
  const Scheme scheme = scheme_to_sign_with(database, options.scheme);
  require_no_slot_of_omega(scheme);
  const bool was_signed = !recorded_schemes(database).empty();
  DocumentSigner indexer(scheme, tokenizer_for(scheme));
  const std::string language = stemmer_language(database, options.stemmer);
  stemmer_for(language);  // refuses a language that there is no stemmer for
  prepare_database(database, scheme, indexer.tokenizer().version());
  record_stemmer(database, language);
  const BaseUrls urls = recorded_base_urls(database, options);
  const auto commit = [&](const PendingChanges& pending) { commit_durably(database, options.place, pending); };
  IndexPipeline pipeline(database, indexer, language, options.index, commit, was_signed);
  IndexInputs inputs(pipeline, options.index, options.paths, urls);
  if (!options.paths.empty()) inputs.index_paths();
  for (const std::string& path : options.json_lines) inputs.index_json_lines(path);
  for (const std::string& path : options.name_lists) inputs.index_names(path);
  return {pipeline.finish(), pipeline.interrupted()};
}

/** The same for programs: the exit code stands for what the summary has said. */
void finish_log(const IndexRun& run) {
  write_to_stderr(fmt::format("{}\n", run.report.json(run.interrupted)));
  if (run.interrupted) throw ExitWith(kInterrupted, "");
  if (run.report.failed != 0) throw ExitWith(kError, "");
}

/** Inputs that cannot be opened, each with the reason. @param lists  whether they are files, or - for standard input.
 */
std::vector<std::string> unopenable(const std::vector<std::string>& paths, bool lists) {
  std::vector<std::string> problems;
  for (const std::string& path : paths) {
    if (lists && path == "-") continue;
    if (::access(path.c_str(), R_OK) != 0) {
      problems.push_back(path + ": " + std::strerror(errno));
    } else if (lists && std::filesystem::is_directory(path)) {
      problems.push_back(path + ": is a folder");
    }
  }
  return problems;
}

/** No database is made for inputs none of which can be opened. */
void check_openable(const IndexCommandOptions& options) {
  std::vector<std::string> problems = unopenable(options.paths, false);
  for (const auto& files : {options.json_lines, options.name_lists}) {
    for (const std::string& problem : unopenable(files, true)) problems.push_back(problem);
  }
  const std::size_t inputs = options.paths.size() + options.json_lines.size() + options.name_lists.size();
  if (problems.size() < inputs) return;
  throw std::runtime_error(fmt::format("{}; no database is made", fmt::join(problems, "; ")));
}

/** What can be refused before a database is made. */
void check_inputs(const IndexCommandOptions& options) {
  const bool lists = !options.json_lines.empty() || !options.name_lists.empty();
  if (options.paths.empty() && !lists) {
    throw UsageError("index needs a PATH, --jsonl FILE or --files-from FILE; see 'xapian-neardup index --help'");
  }
  const auto reads = [](const std::vector<std::string>& files) { return std::count(files.begin(), files.end(), "-"); };
  if (reads(options.json_lines) + reads(options.name_lists) > 1) {
    throw UsageError("standard input can be only one of the files; name the others");
  }
  const std::string& charset = options.index.reading.charset;
  if (!charset.empty() && !is_known_charset(charset)) {
    throw UsageError("no charset is called '" + charset + "'; 'iconv --list' names those that are known");
  }
  if (!options.stemmer.empty()) stemmer_for(options.stemmer);
  const bool is_new = !std::filesystem::exists(options.place);
  // Else it may be the id of a recorded one.
  if (is_new && !options.scheme.empty()) require_no_slot_of_omega(Scheme::parse(options.scheme));
  if (is_new) check_openable(options);
}

std::string failure_message(const IndexReport& report) {
  const bool some = report.written() + report.unchanged + report.skipped_duplicates != 0;
  return fmt::format("{} failed, {} is indexed", counted(report.failed, "input"), some ? "the rest" : "nothing");
}

void run(const IndexCommandOptions& options) {
  check_inputs(options);
  const auto start = std::chrono::steady_clock::now();
  IndexRun done = index(options);
  IndexReport& report = done.report;
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  fmt::print("{}\n", report.text());
  if (options.index.log_format == LogFormat::kJsonLines) return finish_log(done);
  if (done.interrupted) throw Interrupted("interrupted; what is indexed is committed, the same command does the rest");
  if (report.failed != 0) throw PartialFailure(failure_message(report));
}

using SharedOptions = std::shared_ptr<IndexCommandOptions>;

/** Whether files are named, which are read one by one. */
std::function<bool()> names_files(const SharedOptions& options) {
  return [options] { return !options->paths.empty() || !options->name_lists.empty(); };
}

void add_input_options(CLI::App& command, const SharedOptions& options) {
  CLI::Option* path = command.add_option("PATH", options->paths,
                                         "files and folders: text, Markdown, HTML, PDF, mail (.mbox, .eml, Maildir),\n"
                                         "web archives (.warc, .wet); each also as .gz, .zst, .xz, .bz2, .lz4");
  command
      .add_option("--jsonl", options->json_lines,
                  "lines of {\"id\":, \"text\":, \"title\":, \"url\":, ...}, compressed or not; - for stdin")
      ->option_text("FILE");
  CLI::Option* files_from =
      command
          .add_option("--files-from", options->name_lists,
                      "names of files and folders, a line each, as they arrive; - for standard input")
          ->option_text("FILE");
  command
      .add_flag_callback(
          "--null", [options] { options->index.name_separator = '\0'; }, "names of --files-from end in a zero byte")
      ->needs(files_from);
  command
      .add_option(
          "--base-url", options->base_url,
          "address of PATH from now on: of a folder and all in it, or of the folder of a file, for that file alone;\n"
          "files that are there under another are indexed anew; file:///FOLDER takes it away; default: that of the\n"
          "runs before, else file addresses")
      ->needs(path)
      ->check([](const std::string& url) { return base_url_problem(url); })
      ->option_text("URL");
}

void add_writing_options(CLI::App& command, const SharedOptions& options) {
  add_signing_option(command, options->scheme);
  command
      .add_option("--stemmer", options->stemmer,
                  "language of the search terms' stemmer, or none; default: the database's, else english")
      ->option_text("LANGUAGE");
  command.add_option("--jobs", options->index.jobs, "threads that read and sign; default: one for each processor")
      ->check(whole_number(1, 256));
  command.add_option("--commit-every", options->index.commit_every, "documents between two commits")
      ->check(whole_number(1));
}

void add_reading_options(CLI::App& command, const SharedOptions& options) {
  command
      .add_option("--max-size", options->index.reading.max_bytes,
                  "larger files, records and messages are reported and left out; in bytes")
      ->check(whole_number(1));
  CLI::Option* charset = command
                             .add_option("--charset", options->index.reading.charset,
                                         "encoding of all texts and HTML pages; default: looked for in each")
                             ->option_text("NAME");
  refuse_idle(command, charset, names_files(options), kNoFiles);
  CLI::Option* since =
      command
          .add_option_function<std::string>(
              "--since", [options](const std::string& date) { options->index.since = parse_iso_date(date); },
              "leave out records of web archives and messages that are older")
          ->check([](const std::string& date) {
            return parse_iso_date(date) ? "" : "'" + date + "' is no date like 2026-11-21 or 2026-11-21T12:00:00Z";
          })
          ->option_text("DATE");
  refuse_idle(command, since, names_files(options), kNoFiles);
}

void add_duplicate_options(CLI::App& command, const SharedOptions& options) {
  add_choice_option(command, "--on-duplicate", duplicate_policies(), options->index.on_duplicate,
                    "what to do with a document of which the database has a near-duplicate; default keep");
  CLI::Option* duplicate_threshold =
      command
          .add_option("--duplicate-threshold", options->index.duplicate_threshold,
                      fmt::format("least Jaccard index of word 3-shingles for --on-duplicate, 0 to 1; default {}",
                                  options->index.duplicate_threshold))
          ->check(number_between(0, 1))
          ->option_text("T");
  refuse_idle(
      command, duplicate_threshold, [options] { return options->index.acts_on_duplicates(); },
      "without --on-duplicate skip, replace or mark");
}

void add_file_options(CLI::App& command, const SharedOptions& options) {
  refuse_idle(command, command.add_flag("--follow", options->index.follow, "follow symbolic links to folders"),
              names_files(options), kNoFiles);
  command.add_flag("--force", options->index.force, "index what is unchanged, too");
  command
      .add_flag("--delete-missing", options->index.delete_missing,
                "delete documents of files below PATH that are not on the disk any more; messages, records and lines\n"
                "of JSON, which may come in any file, stay")
      ->needs(command.get_option("PATH"));
}

}  // namespace

void add_index_command(CLI::App& app) {
  const auto options = std::make_shared<IndexCommandOptions>();
  options->index.jobs = std::max(1U, std::thread::hardware_concurrency());
  CLI::App* command = app.add_subcommand("index", "Index and sign files, folders and JSON lines.");
  command->add_option("DATABASE", options->place, "folder of the database; made if it is not there")->required();
  add_input_options(*command, options);
  add_writing_options(*command, options);
  add_reading_options(*command, options);
  add_duplicate_options(*command, options);
  add_file_options(*command, options);
  add_wait_option(*command, options->wait);
  command->add_flag("--quiet", options->index.quiet, "no progress, and no line for each near-duplicate acted on");
  add_log_format_option(*command, options->index.log_format);
  command->footer(
      "A file's id is its absolute path. Files whose time and size are those of the last run are passed over; changed\n"
      "ones replace their document. 'xapian-neardup group' afterwards forms the groups that searches collapse on.\n\n"
      "A line of --jsonl whose document is there as it would be written is passed over.\n\n"
      "A record of a web archive has its address as its id, a mail message its Message-ID. One that is there with the\n"
      "same date is passed over, so that an interrupted run goes on; of several captures of a page the newest stays.\n"
      "--files-from indexes while its pipe is open, and commits when no name has come for three seconds.\n"
      "PDFs are read by pdftotext (Debian: poppler-utils), for a minute at most each.\n"
      "A compressed pipe is kept in a file below TMPDIR before it is read.\n"
      "Of a damaged compressed file only what its checksums vouch for is read. What cannot be read, and a file that "
      "is\n"
      "named itself and is no document, is said, and the exit code is 1; all else is indexed.\n\n"
      "Near-duplicates on arrival, verified at --duplicate-threshold; documents of --jsonl lines too:\n"
      "  keep     write it; the default, nothing is looked for\n"
      "  skip     do not add it; a document that is there is updated all the same\n"
      "  replace  add it and delete those that are older by the time of their last change; if one is not older, skip\n"
      "           it; without a time the last to arrive counts as the newest. Files are taken newest first\n"
      "  mark     add it with the term XNM and one that names the most similar unmarked one, XNM and its id\n"
      "What is done is said on stderr, the first 200 times, and counted. The same command again leaves the same\n"
      "documents. --delete-missing then deletes before anything is indexed, so that a renamed file is not skipped.\n\n"
      "Examples:\n  xapian-neardup index site.db /var/www --base-url https://example.org/\n"
      "  export-records | xapian-neardup index records.db --jsonl -\n"
      "  find /srv -newer stamp -print0 | xapian-neardup index site.db --files-from - --null\n"
      "  xapian-neardup index crawl.db CC-MAIN-00000.warc.wet.gz --since 2026-01-01");
  command->callback([options] { run(*options); });
}

}  // namespace neardup::cli
