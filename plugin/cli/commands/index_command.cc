#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "characters/iso_date.h"
#include "commands/commands.h"
#include "database/flushed_transaction.h"
#include "databases/build_folder.h"
#include "databases/recorded_choices.h"
#include "errors/exit_codes.h"
#include "indexing/index_inputs.h"
#include "indexing/index_pipeline.h"
#include "omega/omega_record.h"
#include "output/printable.h"
#include "record/chosen_scheme.h"
#include "record/scheme_record.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

constexpr const char* kNoFiles = "without PATH or --files-from";

struct IndexCommandOptions {
  std::string place;
  IndexedInputs inputs;
  std::string scheme;
  std::string stemmer;
  std::optional<std::size_t> sample_size;
  std::string base_url;
  bool group = false;
  IndexOptions index;
};

constexpr std::size_t kMostSampleBytes = std::size_t{1} << 20;
constexpr const char* kBaseUrlsKey = "neardup:base-urls";

bool is_inside_another(const std::string& path, const std::vector<std::string>& paths) {
  return std::any_of(paths.begin(), paths.end(), [&](const std::string& outer) {
    return path != outer && path.rfind(outer.back() == '/' ? outer : outer + '/', 0) == 0;
  });
}

/** The recorded URLs and those of this run. They are recorded for the next run, but not committed. A path that does not
 *  exist gets none: it may be an unmounted site or a typing error. */
BaseUrls recorded_base_urls(Xapian::WritableDatabase& database, const IndexCommandOptions& options) {
  const std::string recorded = database.get_metadata(kBaseUrlsKey);
  BaseUrls urls = BaseUrls::parse(recorded);
  if (options.base_url.empty()) return urls;
  std::vector<std::string> paths;
  for (const std::string& path : options.inputs.paths) paths.push_back(canonical_path(path));
  for (const std::string& path : paths) {
    if (is_inside_another(path, paths)) continue;
    const bool folder = std::filesystem::is_directory(path);
    if (folder) urls.set_folder(path, options.base_url);
    if (!folder && std::filesystem::exists(path)) urls.set_file(path, options.base_url);
  }
  if (urls.text() != recorded) database.set_metadata(kBaseUrlsKey, urls.text());
  return urls;
}

struct OpenedPlace {
  Xapian::WritableDatabase database;
  std::optional<BuildFolder> build;  ///< if it is the head of a new build in shards
};

/** Open the database, or begin to build a new one. A build that was interrupted is finished first. */
OpenedPlace open_place(const IndexCommandOptions& options) {
  refuse_remote(options.place);
  BuildFolder build(options.place);
  const auto in_shards = [&] { return is_built_in_shards(options.place, options.inputs, options.index); };
  const LockWait wait = std::filesystem::exists(options.place) ? LockWait::zero() : options.index.wait;
  if ((build.exists() || in_shards()) && build.lock(wait, options.index.log_format)) {
    build.settle();
    if (in_shards()) return {build.create(), build};  // nobody else has built it while this one waited
    build.remove();
  }
  return {open_or_create(options.place, options.index.wait, options.index.log_format), std::nullopt};
}

IndexReport index(const IndexCommandOptions& options) {
  const FlushSize flush_size = FlushSize::for_database(options.place);
  flush_size.set();
  OpenedPlace opened = open_place(options);
  Xapian::WritableDatabase& database = opened.database;
  const Scheme scheme = scheme_to_sign_with(database, options.scheme);
  require_no_slot_of_omega(scheme);
  const bool was_signed = !recorded_schemes(database).empty();
  DocumentSigner indexer(scheme, tokenizer_for(scheme));
  const std::string language = stemmer_language(database, options.stemmer);
  stemmer_for(language);  // throws for an unknown language
  require_unprefixed_texts(scheme);
  prepare_database(database, scheme, indexer.tokenizer().version());
  record_stemmer(database, language);
  IndexOptions settled = options.index;
  settled.duplicates.time_of = modified_time;
  settled.sample_bytes = sample_size(database, options.sample_size);
  record_sample_size(database, settled.sample_bytes);
  const BaseUrls urls = recorded_base_urls(database, options);
  IndexPipeline pipeline(database, opened.build ? opened.build->head() : options.place, flush_size, indexer, language,
                         settled, was_signed);
  if (opened.build) pipeline.build_in(*opened.build);
  IndexInputs inputs(pipeline, database, settled, options.inputs.paths, urls);
  if (!options.inputs.paths.empty()) inputs.index_paths();
  for (const RecordFile& file : options.inputs.records) inputs.index_records(file);
  for (const std::string& path : options.inputs.name_lists) inputs.index_names(path);
  return pipeline.finish();
}

/** End a run with --log-format jsonl: the summary says what happened, so that the exit code needs no message. */
void finish_log(const IndexReport& report) {
  write_to_stderr(fmt::format("{}\n", report.json()));
  if (report.interrupted) throw ExitWith(kInterrupted, "");
  if (report.failed != 0) throw ExitWith(kError, "");
}

/** Inputs that cannot be opened, each with the reason.
 *  @param lists  whether the inputs are lists: files, or - for standard input. */
std::vector<std::string> unopenable(const std::vector<std::string>& paths, bool lists) {
  std::vector<std::string> problems;
  for (const std::string& path : paths) {
    if (lists && path == "-") continue;
    if (::access(path.c_str(), R_OK) != 0) {
      const bool url = path.find("://") != std::string::npos;
      problems.push_back(path + ": " +
                         (url ? "is a URL; save its pages first, as with 'wget --mirror'" : std::strerror(errno)));
    } else if (lists && std::filesystem::is_directory(path)) {
      problems.push_back(path + ": is a folder");
    }
  }
  return problems;
}

/** Refuse a run none of whose inputs can be opened, before it writes. */
void check_openable(const IndexCommandOptions& options, bool is_new) {
  std::vector<std::string> problems = unopenable(options.inputs.paths, false);
  for (const auto& files : {options.inputs.record_paths(), options.inputs.name_lists}) {
    for (const std::string& problem : unopenable(files, true)) problems.push_back(problem);
  }
  const std::size_t inputs =
      options.inputs.paths.size() + options.inputs.records.size() + options.inputs.name_lists.size();
  if (problems.size() < inputs) return;
  throw std::runtime_error(fmt::format("{}; {}; check the path", fmt::join(problems, "; "),
                                       is_new ? "no database was created" : "nothing was indexed"));
}

/** Refuse what can be refused before a database is created. */
void check_inputs(const IndexCommandOptions& options) {
  const bool lists = !options.inputs.records.empty() || !options.inputs.name_lists.empty();
  if (options.inputs.paths.empty() && !lists) {
    throw UsageError(
        "index needs a database and a PATH, --jsonl, --csv, --tsv or --files-from FILE, such as 'xapian-neardup index "
        "NEW.db PATH'; see 'xapian-neardup index --help'");
  }
  const auto reads = [](const std::vector<std::string>& files) { return std::count(files.begin(), files.end(), "-"); };
  if (reads(options.inputs.record_paths()) + reads(options.inputs.name_lists) > 1) {
    throw UsageError("standard input is given more than once; give it once and name files for the others");
  }
  const std::string obstacle = obstacle_to_shards(options.inputs, options.index);
  if (options.index.build == BuildWay::kShards && !obstacle.empty()) {
    throw UsageError("--build shards: has no effect " + obstacle);
  }
  if (!options.stemmer.empty()) stemmer_for(options.stemmer);
  const bool is_new = !std::filesystem::exists(options.place);
  // An existing database may record the scheme under this id.
  if (is_new && !options.scheme.empty()) require_no_slot_of_omega(Scheme::parse(options.scheme));
  check_openable(options, is_new);
}

std::string failure_message(const IndexReport& report) {
  const bool some = report.written() + report.unchanged + report.skipped_duplicates != 0;
  return fmt::format("{} failed, {} indexed", counted(report.failed, "input"), some ? "the rest was" : "nothing was");
}

void suggest_grouping(const std::string& place, const IndexReport& report) {
  if (report.written() == 0) return;
  print_next_step(fmt::format("'{}' groups near-duplicates, 'xapian-neardup search {} WORDS' searches",
                              group_command(place).text, shell_word(place)));
}

void run(const IndexCommandOptions& options) {
  check_inputs(options);
  const auto start = std::chrono::steady_clock::now();
  IndexReport report = index(options);
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  fmt::print("{}\n", report.text());
  if (!options.group && !options.index.quiet) suggest_grouping(options.place, report);
  if (options.group && !report.interrupted) {
    group_afterwards(options.place, options.scheme, options.index.wait, options.index.quiet, options.index.log_format);
  }
  if (options.index.log_format == LogFormat::kJsonLines) return finish_log(report);
  if (report.interrupted)
    throw Interrupted("interrupted; the documents so far are committed; run the same command again to index the rest");
  if (report.failed != 0) throw PartialFailure(failure_message(report));
}

using SharedOptions = std::shared_ptr<IndexCommandOptions>;

/** Whether the command line names files or lists of files. */
std::function<bool()> names_files(const SharedOptions& options) {
  return [options] { return !options->inputs.paths.empty() || !options->inputs.name_lists.empty(); };
}

void add_path_option(CLI::App& command, const SharedOptions& options) {
  CLI::Option* path = command.add_option("PATH", options->inputs.paths,
                                         "files and folders: text, Markdown, HTML, PDF, mail (.mbox, .eml, Maildir),\n"
                                         "web archives (.warc, .wet, .arc); each also as .gz, .zst, .xz, .bz2, .lz4");
  add_value_option(command, "--base-url URL", options->base_url,
                   "public URL of PATH; files indexed under another URL are updated;\n"
                   "file:///FOLDER removes it; default: the recorded URL, else file URLs")
      ->needs(path)
      ->check([](const std::string& url) { return base_url_problem(url); });
}

void add_duplicate_options(CLI::App& command, const SharedOptions& options) {
  add_choice_option<DuplicatePolicy>(command, "--on-duplicate",
                                     {{"keep", DuplicatePolicy::kKeep},
                                      {"skip", DuplicatePolicy::kSkip},
                                      {"replace", DuplicatePolicy::kReplace},
                                      {"mark", DuplicatePolicy::kMark}},
                                     options->index.duplicates.policy,
                                     "action for near-duplicates of indexed documents, see below");
  CLI::Option* duplicate_threshold =
      add_value_option(command, "--duplicate-threshold T", options->index.duplicates.threshold,
                       "with --on-duplicate: minimum Jaccard index of word 3-shingles, 0 to 1", number_between(0, 1));
  refuse_idle(command, duplicate_threshold, "without --on-duplicate skip, replace or mark",
              [options] { return options->index.acts_on_duplicates(); });
}

/** Files of records stand in the order of the command line, whatever their format. */
void add_record_options(CLI::App& command, const SharedOptions& options) {
  const auto add_files = [&](const char* name, InputFormat format, const char* help) {
    command
        .add_option_function<std::string>(
            name,
            [options, format](const std::string& path) {
              options->inputs.records.push_back({path, format});
            },
            help)
        ->option_text("FILE")
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->trigger_on_parse();
  };
  add_files("--jsonl", InputFormat::kJsonLines,
            "index lines of {\"id\":, \"text\":, \"title\":, \"url\":, ...}; - for standard input");
  add_files("--csv", InputFormat::kCsv, "index the rows of a table; its first row names the fields; - likewise");
  add_files("--tsv", InputFormat::kTsv, "the same with tabs, without quotes; - likewise");
  RecordFields& fields = options->index.record_fields;
  for (CLI::Option* option :
       {add_value_option(command, "--id-field NAME", fields.id, "field with the ids; records without one are numbered"),
        add_value_option(command, "--text-field NAMES", fields.text, "fields with the text, separated by commas")
            ->delimiter(','),
        add_value_option(command, "--title-field NAME", fields.title, "field with the title"),
        add_value_option(command, "--url-field NAME", fields.url, "field with the URL")}) {
    refuse_idle(command, option, "without --jsonl, --csv or --tsv",
                [options] { return !options->inputs.records.empty(); });
  }
}

void add_list_options(CLI::App& command, const SharedOptions& options) {
  command
      .add_flag("--delete-missing", options->index.delete_missing,
                "delete documents whose files below PATH no longer exist; mails and records stay")
      ->needs(command.get_option("PATH"));
  add_record_options(command, options);
  CLI::Option* files_from =
      add_value_option(command, "--files-from FILE", options->inputs.name_lists,
                       "index the files and folders named in FILE, one per line; - for standard input");
  command
      .add_flag_callback(
          "--null", [options] { options->index.name_separator = '\0'; }, "names in --files-from end with a zero byte")
      ->needs(files_from);
}

void add_reading_options(CLI::App& command, const SharedOptions& options) {
  CLI::Option* since =
      command
          .add_option_function<std::string>(
              "--since", [options](const std::string& date) { options->index.since = parse_iso_date(date); },
              "skip records of web archives and messages older than DATE")
          ->check([](const std::string& date) {
            return parse_iso_date(date) ? "" : "'" + date + "' is not a date like 2026-11-21 or 2026-11-21T12:00:00Z";
          })
          ->option_text("DATE");
  refuse_idle(command, since, kNoFiles, names_files(options));
  command.add_flag_callback(
      "--force", [options] { options->index.force = options->index.delete_all = true; },
      "index unchanged documents again; let --delete-missing delete all of a PATH");
  refuse_idle(command,
              command.add_flag_callback(
                  "--relearn", [options] { options->index.relearn = options->index.force = true; },
                  "learn again what the pages of each site repeat, and index all files again"),
              "without PATH", [options] { return !options->inputs.paths.empty(); });
  refuse_idle(command, command.add_flag("--follow", options->index.follow, "follow symbolic links to folders"),
              kNoFiles, names_files(options));
  CLI::Option* charset = add_charset_option(command, options->index.reading.charset);
  const auto reads_texts = [options, names_files = names_files(options)] {
    return names_files() || !options->inputs.records.empty();
  };
  refuse_idle(command, charset, "without PATH, --files-from, --jsonl, --csv or --tsv", reads_texts);
  refuse_idle(command, add_content_option(command, options->index.reading.content), kNoFiles, names_files(options));
  refuse_idle(command, add_exclusions_option(command, options->index.reading.exclusions), kNoFiles,
              names_files(options));
  add_value_option(command, "--max-size BYTES", options->index.reading.max_bytes,
                   "report larger files, records and messages instead of indexing them", whole_number(1));
}

void add_writing_options(CLI::App& command, const SharedOptions& options) {
  add_signing_option(command, options->scheme);
  add_value_option(command, "--stemmer LANGUAGE", options->stemmer,
                   "language of the stemmer, or none; default: the database's, else english");
  add_value_option(command, "--sample-size BYTES", options->sample_size,
                   "bytes of each text for the snippets of Omega; default: the database's, else 512",
                   whole_number(64, kMostSampleBytes));
  add_value_option(command, "--jobs N", options->index.jobs, "number of threads; default: one per processor",
                   whole_number(1, 256));
  add_choice_option<BuildWay>(
      command, "--build", {{"auto", BuildWay::kAuto}, {"shards", BuildWay::kShards}, {"writer", BuildWay::kWriter}},
      options->index.build, "how a new database is built: in shards, or by one writer; see below");
  add_value_option(command, "--commit-every N", options->index.commit_every, kCommitEveryHelp, whole_number(1));
  add_wait_option(command, options->index.wait);
}

}  // namespace

void add_index_command(CLI::App& app) {
  const auto options = std::make_shared<IndexCommandOptions>();
  options->index.jobs = std::max(1U, std::thread::hardware_concurrency());
  CLI::App& command = add_command(app, options, "index",
                                  "Index files, folders, web archives, mail and records, and sign each document.");
  command.add_option("DATABASE", options->place, "folder of the database; created if it does not exist")->required();
  add_path_option(command, options);
  command.add_flag("--group", options->group, "group the database afterwards, as the command group does");
  add_duplicate_options(command, options);
  add_list_options(command, options);
  command.add_flag("--quiet", options->index.quiet, "show neither progress nor near-duplicates");
  add_reading_options(command, options);
  add_writing_options(command, options);
  add_log_format_option(command, options->index.log_format, "format of the messages on stderr; jsonl adds the summary");
  command.footer(
      R"(A file's id is its absolute path, a web page's its URL, a message's its Message-ID. Unchanged inputs are skipped.
Values of --on-duplicate:
  keep     index the document; near-duplicates are not looked up
  skip     do not add the document; an indexed one is still updated
  replace  add the document and delete its older near-duplicates; skip it if one of them is not older
  mark     add the document with the terms XNM and XNM plus the id of its most similar unmarked near-duplicate
The command is idempotent, and resumes an interrupted run. Exit code 1: an input cannot be read; the rest is indexed.
A new database of large inputs is built on all cores, in DATABASE.neardup-build, and appears whole at the end.

Examples:
  xapian-neardup index site.db /var/www --base-url https://example.org/ --group
  export-records | xapian-neardup index records.db --jsonl -
  xapian-neardup index records.db --csv table.csv --id-field number --text-field headline,body
  find /srv -newer stamp -print0 | xapian-neardup index site.db --files-from - --null
  xapian-neardup index crawl.db CC-MAIN-00000.warc.wet.gz --since 2026-01-01)");
}

}  // namespace neardup::cli
