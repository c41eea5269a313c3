#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "attaching/application_profile.h"
#include "characters/iso_date.h"
#include "commands/commands.h"
#include "database/flushed_transaction.h"
#include "databases/build_folder.h"
#include "databases/recorded_choices.h"
#include "errors/exit_codes.h"
#include "files/canonical_path.h"
#include "files/file_walk.h"
#include "indexing/index_inputs.h"
#include "indexing/index_pipeline.h"
#include "omega/omega_record.h"
#include "output/printable.h"
#include "record/chosen_scheme.h"
#include "record/recorded_frames.h"
#include "record/scheme_record.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

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
  const bool is_new = !std::filesystem::exists(options.place);
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
  IndexReport report = pipeline.finish();
  if (is_new && !opened.build && report.failed != 0 && report.is_empty()) std::filesystem::remove_all(options.place);
  return report;
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
      const std::string reason = std::strerror(errno);
      const std::string link = dangling_link(path);
      problems.push_back(path + ": " +
                         (url             ? "is a URL; save its pages first, as with 'wget --mirror'"
                          : !link.empty() ? "'" + link + "' is a link to nothing"
                                          : reason));
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
  const std::vector<std::string>& paths = options.inputs.paths;
  const bool may_be_gone = std::any_of(paths.begin(), paths.end(), [](const std::string& path) {
    return ::access(path.c_str(), F_OK) != 0 && dangling_link(path).empty();
  });
  const char* const remedy = options.index.delete_missing && !is_new && may_be_gone
                                 ? "check the path, or add --force to delete the documents of a PATH that is gone"
                                 : "check the path";
  throw std::runtime_error(fmt::format("{}; {}; {}", fmt::join(problems, "; "),
                                       is_new ? "no database was created" : "nothing was indexed", remedy));
}

/** Refuse a table that is given as JSON, and the other way round. */
void check_record_formats(const std::vector<RecordFile>& files) {
  for (const RecordFile& file : files) {
    const InputFormat named = record_format_of_suffix(format_of_name(file.path).suffix);
    if (named == InputFormat::kByContent || is_json(named) == is_json(file.format)) continue;
    throw UsageError(fmt::format("'{}' is {} by its name; give it with {}", printable(file.path),
                                 is_json(named) ? "JSON" : "a table", is_json(named) ? "--jsonl" : "--csv or --tsv"));
  }
}

/** Refuse what can be refused before a database is created. */
void check_inputs(const IndexCommandOptions& options) {
  refuse_stub(options.place);
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
  check_record_formats(options.inputs.records);
  const std::vector<std::string>& paths = options.inputs.paths;
  if (paths.size() == 1 && !std::filesystem::exists(paths[0]) && std::filesystem::is_directory(options.place) &&
      !std::filesystem::is_empty(options.place) && named_databases({options.place}).empty()) {
    throw UsageError(
        fmt::format("'{0}' does not exist, and '{1}' is a folder: name the new database first, 'xapian-neardup "
                    "index {2} {3}'",
                    printable(paths[0]), printable(options.place), shell_word(paths[0]), shell_word(options.place)));
  }
  const std::string obstacle = obstacle_to_shards(options.inputs, options.index);
  if (options.index.build == BuildWay::kShards && !obstacle.empty()) {
    throw UsageError("--build shards: has no effect " + obstacle);
  }
  if (!options.stemmer.empty()) stemmer_for(options.stemmer);
  const bool is_new = !std::filesystem::exists(options.place);
  // An existing database may record the scheme under this id.
  if (is_new && !options.scheme.empty()) require_no_slot_of_omega(Scheme::parse(options.scheme));
  const bool may_forget_paths = !is_new && options.index.delete_missing && options.index.delete_all;
  if (!may_forget_paths) check_openable(options, is_new);
}

std::string failure_message(const IndexReport& report) {
  return fmt::format("{} failed, {} indexed", counted(report.failed, "input"),
                     report.is_empty() ? "nothing was" : "the rest was");
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
  if (options.group && !report.interrupted && std::filesystem::exists(options.place)) {
    group_afterwards({options.place}, options.scheme, options.index.wait, options.index.quiet,
                     options.index.log_format);
  }
  if (options.index.log_format == LogFormat::kJsonLines) return finish_log(report);
  if (report.interrupted)
    throw Interrupted("interrupted; the documents so far are committed; run the same command again to index the rest");
  if (report.failed != 0) throw PartialFailure(failure_message(report));
}

/** Files of records stand in the order of the command line, whatever their format. */
void set_records(Command& command, IndexCommandOptions& options) {
  const std::pair<const char*, InputFormat> formats[] = {
      {"--jsonl", InputFormat::kJsonLines}, {"--csv", InputFormat::kCsv}, {"--tsv", InputFormat::kTsv}};
  for (const auto& [name, format] : formats) {
    command.take(name, [&options, format = format](const std::string& path) {
      options.inputs.records.push_back({path, format});
    });
  }
  RecordFields& fields = options.index.record_fields;
  command.set("--id-field", fields.id);
  command.set("--text-field", fields.text);
  command.set("--title-field", fields.title);
  command.set("--url-field", fields.url);
}

void set_inputs(Command& command, IndexCommandOptions& options) {
  IndexOptions& index = options.index;
  command.set("PATH", options.inputs.paths);
  command.take("--base-url", [&options](const std::string& url) {
    if (const std::string problem = base_url_problem(url); !problem.empty()) throw UsageError(problem);
    options.base_url = url;
  });
  command.set("--delete-missing", index.delete_missing);
  command.set("--files-from", options.inputs.name_lists);
  command.take("--null", [&index](const std::string&) { index.name_separator = '\0'; });
  command.take("--since", [&index](const std::string& date) {
    index.since = parse_iso_date(date);
    if (!index.since) throw UsageError("'" + date + "' is not a date like 2026-11-21 or 2026-11-21T12:00:00Z");
  });
  command.take("--force", [&index](const std::string&) { index.force = index.delete_all = true; });
  command.take("--relearn", [&index](const std::string&) { index.relearn = index.force = true; });
  command.set("--follow", index.follow);
  set_charset(command, index.reading.charset);
  command.choose("--content", index.reading.content);
  set_exclusions(command, index.reading.exclusions);
  command.set("--max-size", index.reading.max_bytes);
}

void set_writing(Command& command, IndexCommandOptions& options) {
  IndexOptions& index = options.index;
  command.set("--group", options.group);
  command.choose("--on-duplicate", index.duplicates.policy);
  command.set("--duplicate-threshold", index.duplicates.threshold);
  command.set("--quiet", index.quiet);
  command.set("--scheme", options.scheme);
  command.set("--stemmer", options.stemmer);
  command.set("--sample-size", options.sample_size);
  command.set("--jobs", index.jobs);
  command.choose("--build", index.build);
  command.set("--commit-every", index.commit_every);
  command.set("--wait", index.wait);
  command.choose("--log-format", index.log_format);
}

}  // namespace

void set_up_index(Command& command) {
  const auto options = std::make_shared<IndexCommandOptions>();
  options->index.jobs = std::max(1U, std::thread::hardware_concurrency());
  command.take("DATABASE", [options](const std::string& named) { options->place = place_to_write(named); });
  set_inputs(command, *options);
  set_records(command, *options);
  set_writing(command, *options);
  run_with(command, options);
}

}  // namespace neardup::cli
