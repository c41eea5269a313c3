#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "commands/commands.h"
#include "corpus/corpus_groups.h"
#include "dedupe/candidate_rows.h"
#include "dedupe/corpus_reader.h"
#include "dedupe/dedupe_output.h"
#include "dedupe/dedupe_page.h"
#include "dedupe/dedupe_report.h"
#include "dedupe/keep_rule.h"
#include "dedupe/key_writer.h"
#include "errors/exit_codes.h"
#include "errors/interruption.h"
#include "options/choice_option.h"
#include "options/database_options.h"
#include "options/option_checks.h"
#include "options/output_options.h"
#include "output/counted.h"
#include "output/log_format.h"
#include "output/next_step.h"
#include "output/printable.h"
#include "output/progress.h"
#include "output/report_file.h"
#include "pages/report_parts.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

enum class Printed : std::uint8_t { kKept, kMarked, kGroups, kDropped, kPairs, kKeys };

struct DedupeOptions {
  std::vector<std::string> inputs;
  std::vector<std::string> references;
  std::string scheme = "standard";
  std::string keep = "first";
  std::string memory;
  std::string output;
  std::string mark;
  bool groups = false;
  bool dropped = false;
  bool pairs = false;
  bool emits_keys = false;
  std::string candidates;
  std::string report;
  bool null = false;
  bool quiet = false;
  CorpusReading reading;
  CorpusGrouping grouping;
  ListingOptions listing;
  LogFormat log_format = LogFormat::kText;

  Printed printed() const {
    if (!mark.empty()) return Printed::kMarked;
    if (groups) return Printed::kGroups;
    if (dropped) return Printed::kDropped;
    if (emits_keys) return Printed::kKeys;
    return pairs ? Printed::kPairs : Printed::kKept;
  }
  bool prints_records() const { return printed() == Printed::kKept || printed() == Printed::kMarked; }
  bool writes_file() const { return prints_records() || emits_keys; }
};

std::vector<std::pair<std::string, InputFormat>> input_formats() {
  return {{"auto", InputFormat::kByName}, {"lines", InputFormat::kLines}, {"jsonl", InputFormat::kJsonLines},
          {"csv", InputFormat::kCsv},     {"tsv", InputFormat::kTsv},     {"files", InputFormat::kFiles}};
}

/** "512M", "2G"; nothing for another text. */
std::optional<std::size_t> size_of(const std::string& text) {
  constexpr std::size_t kMostDigits = 6;
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  if (digits == 0 || digits > kMostDigits || text.size() != digits + 1) return std::nullopt;
  const std::size_t number = std::stoul(text.substr(0, digits));
  switch (text.back()) {
    case 'K':
      return number << 10U;
    case 'M':
      return number << 20U;
    case 'G':
      return number << 30U;
    default:
      return std::nullopt;
  }
}

void check_inputs(const DedupeOptions& options) {
  std::vector<std::string> all = options.inputs;
  all.insert(all.end(), options.references.begin(), options.references.end());
  if (!options.candidates.empty()) all.push_back(options.candidates);
  if (std::count(all.begin(), all.end(), "-") > 1)
    throw UsageError("standard input is given more than once; give it once and name files for the others");
  if (!options.output.empty()) require_no_input(options.output, all);
  for (const std::string& path : all) {
    if (path == "-" || ::access(path.c_str(), F_OK) == 0) continue;
    throw std::runtime_error(fmt::format("{}: {}; check the path", path, std::strerror(errno)));
  }
  if (!options.report.empty()) {
    require_no_input(options.report, all);
    require_writable(options.report);
  }
}

/** Read all inputs, references first. */
void read_inputs(const DedupeOptions& options, CorpusReader& reader, ReadCorpus& corpus) {
  const double share = 1.0 / static_cast<double>(options.references.size() + options.inputs.size());
  double before = 0;
  for (const std::string& path : options.references) {
    reader.read(path, before, share);
    before += share;
  }
  corpus.records.end_references();
  for (const std::string& path : options.inputs) {
    reader.read(path, before, share);
    before += share;
  }
}

void print(const DedupeOptions& options, const DedupedCorpus& deduped) {
  const char name_end = options.null ? '\0' : '\n';
  switch (options.printed()) {
    case Printed::kKept:
      return write_kept(deduped, options.output, name_end, options.reading.jobs);
    case Printed::kMarked:
      return write_marked(deduped, options.output, options.mark);
    case Printed::kGroups:
      return print_groups(deduped, options.listing);
    case Printed::kDropped:
      return print_dropped(deduped, options.listing, name_end);
    case Printed::kPairs:
      return print_pairs(deduped, options.listing);
    case Printed::kKeys:
      return;  // written while the inputs were read
  }
}

std::string command_of(const DedupeOptions& options) {
  std::string command = "xapian-neardup dedupe";
  for (const std::string& input : options.inputs) command += " " + shell_word(input);
  for (const std::string& reference : options.references) command += " --against " + shell_word(reference);
  return command;
}

void write_report(const DedupeOptions& options, const DedupedCorpus& deduped, const Scheme& scheme) {
  if (options.report.empty()) return;
  const DedupeReport report =
      dedupe_report(deduped, scheme, *tokenizer_for(scheme), options.grouping.threshold, command_of(options));
  write_report_file(options.report, dedupe_page(report));
}

std::string summary(const DedupeOptions& options, const DedupedCorpus& deduped, double seconds) {
  const DedupeCounts counts = counts_of(deduped);
  std::string text = fmt::format("{}: {} kept, {} dropped", counted(counts.texts, "text"),
                                 counts.texts - counts.dropped, counts.dropped);
  if (!options.references.empty()) text += fmt::format(" ({} for --against)", counts.dropped_by_references);
  text += fmt::format(", {}", counted(counts.groups, "group"));
  if (counts.groups != 0) text += fmt::format(", the largest of {}", counts.largest);
  if (deduped.groups.oversized != 0)
    text += fmt::format("; {} of more centres than --band-cap", counted(deduped.groups.oversized, "band"));
  for (const auto& [reason, count] : deduped.corpus.skipped)
    text += fmt::format("; {} skipped: {}", counted(count, "file"), reason);
  return text + fmt::format("; {:.1f} s", seconds);
}

/** On standard output if no result is there. */
void tell_summary(const DedupeOptions& options, const std::string& text, Progress& progress) {
  if (options.quiet) return;
  if (options.output.empty() || options.log_format == LogFormat::kJsonLines) {
    progress.say(text, "summary");
  } else {
    fmt::print("{}\n", text);
  }
}

void require_field(bool found, const std::string& option, const std::string& field) {
  if (!found) throw UsageError(fmt::format("{}: no record has the field '{}'; name another one", option, field));
}

/** @exception UsageError if an option names a field that no record has. */
void require_fields(const DedupeFields& fields, const ReadCorpus& corpus) {
  if (corpus.records.size() == 0) return;
  const auto has = [](const std::optional<std::string>& value) { return value.has_value(); };
  const auto& values = corpus.preferences;
  require_field(values.empty() || std::any_of(values.begin(), values.end(), has), "--keep", fields.keep);
  require_field(fields.within.empty() || corpus.scopes.size() > 1, "--within", fields.within);
  require_field(fields.id == DedupeFields().id || !corpus.records.ids().empty(), "--id-field", fields.id);
}

/** After the kept records themselves, which say nothing about the others. */
void suggest(const DedupeOptions& options) {
  if (options.printed() != Printed::kKept) return;
  print_next_step("no input was changed; --groups shows which texts are alike, --dropped names those that may go");
}

/** "'a' in notes.jsonl:1, notes.jsonl:7 and 2 more" */
std::string repeated_id(const CorpusRecords& records, const std::vector<std::uint32_t>& items) {
  constexpr std::size_t kShown = 3;
  std::string places;
  for (std::size_t i = 0; i != std::min(items.size(), kShown); ++i)
    places += (i == 0 ? "" : ", ") + records.source(items[i]);
  if (items.size() > kShown) places += fmt::format(" and {} more", items.size() - kShown);
  return fmt::format("'{}' in {}", printable(records.id(items.front()).value_or("")), places);
}

/** Report ids that several records have. Keys name records by their ids, so there they must differ. */
void check_ids(const DedupeOptions& options, CorpusRecords& records, Progress& progress) {
  const bool must_differ = options.emits_keys || !options.candidates.empty();
  const std::vector<std::vector<std::uint32_t>> repeated =
      must_differ ? records.ids().repeated() : records.find_repeated_ids();
  if (repeated.empty()) return;
  const std::string found = fmt::format("{} in several records, the first {}", counted(repeated.size(), "id"),
                                        repeated_id(records, repeated.front()));
  if (must_differ) throw std::runtime_error(found + "; name a field whose values differ with --id-field");
  progress.say(found + "; these records are named by file and number");
}

void read_all(const DedupeOptions& options, const Scheme& scheme, const CorpusReading& reading, ReadCorpus& corpus,
              const Interruption& interruption, Progress& progress) {
  {
    CorpusReader reader(corpus, scheme, reading, progress, interruption);
    read_inputs(options, reader, corpus);
  }
  progress.wipe();
  require_fields(reading.fields, corpus);
  check_ids(options, corpus.records, progress);
}

void throw_if_failed(const ReadCorpus& corpus, const std::string& singular, const std::string& plural) {
  if (corpus.failed == 0) return;
  throw PartialFailure(
      fmt::format("{} not read, which {}", counted(corpus.failed, "input"), corpus.failed == 1 ? singular : plural));
}

CorpusReading reading_of(const DedupeOptions& options, const KeepRule& keep) {
  CorpusReading reading = options.reading;
  reading.fields.keep = keep.field;
  if (!options.memory.empty()) reading.memory = size_of(options.memory);
  reading.signs = options.candidates.empty();
  return reading;
}

void emit_keys(const DedupeOptions& options) {
  check_inputs(options);
  const Scheme scheme = Scheme::parse(options.scheme);
  CorpusReading reading = reading_of(options, *KeepRule::parse(options.keep));
  const Interruption interruption;
  ReadCorpus corpus(scheme, reading.memory);
  KeyWriter keys(scheme, reading.fields.within, options.output);
  reading.keys = &keys;
  Progress signing("texts read", options.quiet, options.log_format);
  read_all(options, scheme, reading, corpus, interruption, signing);
  keys.finish();
  tell_summary(options,
               fmt::format("{}, {} folded as copies: {}; {:.1f} s", counted(corpus.records.size(), "text"),
                           keys.copies(), counted(keys.rows(), "row"), signing.seconds()),
               signing);
  throw_if_failed(corpus, "has no row", "have no rows");
}

void run(const DedupeOptions& options) {
  check_inputs(options);
  const Scheme scheme = Scheme::parse(options.scheme);
  const KeepRule keep = *KeepRule::parse(options.keep);
  const CorpusReading reading = reading_of(options, keep);
  const Interruption interruption;
  ReadCorpus corpus(scheme, reading.memory);
  Progress signing("texts read", options.quiet, options.log_format);
  read_all(options, scheme, reading, corpus, interruption, signing);
  CandidateRows candidates(corpus, scheme, reading.fields.within);
  if (!options.candidates.empty()) {
    candidates.read(options.candidates, [&] {
      if (interruption.requested()) throw Interrupted("interrupted; nothing was written");
    });
  }
  const CorpusOrder order = order_by(keep, corpus);
  if (!options.candidates.empty()) candidates.add_keys(order);
  const double seconds_read = signing.seconds();
  Progress comparing("texts compared", options.quiet, options.log_format);
  CorpusGrouping grouping = options.grouping;
  grouping.threads = reading.jobs;
  grouping.lists_pairs = options.pairs;
  if (!options.report.empty()) grouping.apart_from = apart_from(grouping.threshold);
  grouping.progress = [&](double share) {
    if (interruption.requested()) throw Interrupted("interrupted; nothing was written");
    comparing.update_share(static_cast<std::uint64_t>(share * static_cast<double>(corpus.records.size())), share);
  };
  const CorpusGroups groups =
      group_corpus(corpus.table, corpus.keys, order, corpus.records, scheme, *tokenizer_for(scheme), grouping);
  comparing.wipe();
  if (corpus.failed != 0 && corpus.records.size() == 0) throw ExitWith(kError, "");  // the reader said why
  const DedupedCorpus deduped{corpus, groups};
  print(options, deduped);
  write_report(options, deduped, scheme);
  tell_summary(options, summary(options, deduped, seconds_read + comparing.seconds()), comparing);
  if (!options.quiet) suggest(options);
  throw_if_failed(corpus, "is kept as it is", "are kept as they are");
}

using SharedOptions = std::shared_ptr<DedupeOptions>;

void add_printing_options(CLI::App& command, const SharedOptions& options) {
  std::vector<CLI::Option*> prints{
      command.add_flag("--groups", options->groups, "print the groups instead of the records"),
      command.add_flag("--dropped", options->dropped, "print the names of the records that may go"),
      command.add_flag("--pairs", options->pairs, "print all pairs that reach the threshold"),
      add_value_option(command, "--mark NAME", options->mark,
                       "print all records; field NAME has the name of the record kept in their place"),
      command.add_flag("--emit-keys", options->emits_keys, "write the keys of all texts, to join those of machines")};
  for (CLI::Option* option : prints) {
    for (CLI::Option* other : prints) {
      if (option != other) option->excludes(other);
    }
  }
  CLI::Option* output = add_value_option(command, "--output FILE", options->output,
                                         "write the records to FILE, which appears whole; default: standard output");
  refuse_idle(
      command, output, [options] { return options->writes_file(); }, "with --groups, --dropped or --pairs");
  CLI::Option* report =
      add_value_option(command, "--report FILE", options->report, "write a page about what goes and stays, too");
  refuse_idle(
      command, report, [options] { return !options->emits_keys; }, "with --emit-keys");
  CLI::Option* null = command.add_flag("-0,--null", options->null, "end names with a zero byte, for xargs -0");
  refuse_idle(
      command, null,
      [options] { return options->printed() == Printed::kDropped || options->printed() == Printed::kKept; },
      "with --groups, --pairs, --mark or --emit-keys");
  add_listing_options(command, options->listing);
}

void add_input_options(CLI::App& command, const SharedOptions& options) {
  command
      .add_option(
          "INPUT", options->inputs,
          "files of lines, .jsonl, .csv, .tsv, .mbox, .warc, also compressed; folders of files;\n- for standard input")
      ->required();
  CorpusReading& reading = options->reading;
  add_choice_option(command, "--as", input_formats(), reading.format,
                    "what a text is; auto: the name of the input decides");
  add_value_option(command, "--text-field NAMES", reading.fields.text, "fields with the text, separated by commas")
      ->delimiter(',');
  add_value_option(command, "--id-field NAME", reading.fields.id, "field with the name of a record");
  add_value_option(command, "--against FILE", options->references,
                   "drop what is near a text of FILE, too; FILE is not printed; repeat it for several files");
  CLI::Option* candidates =
      add_value_option(command, "--candidates FILE", options->candidates,
                       "take the keys from the sorted rows of --emit-keys; do not sign the texts again");
  refuse_idle(
      command, candidates, [options] { return !options->emits_keys; }, "with --emit-keys");
  add_value_option(command, "--within FIELD", reading.fields.within,
                   "compare only records with the same value of FIELD; records without it are kept");
  add_value_option(command, "--max-size BYTES", reading.reading.max_bytes,
                   "report longer lines, records and files, and keep them", whole_number(1));
}

void add_grouping_options(CLI::App& command, const SharedOptions& options) {
  std::vector<CLI::Option*> of_groups{add_threshold_option(command, options->grouping.threshold)};
  add_value_option(
      command, "--keep RULE", options->keep,
      "which record of a group stays: first, last, longest, FIELD:max or FIELD:min",
      CLI::Validator(
          [](const std::string& text) {
            return KeepRule::parse(text) ? "" : "'" + text + "' is not first, last, longest, FIELD:max or FIELD:min";
          },
          ""));
  of_groups.push_back(add_choice_option(
      command, "--families", std::vector<std::pair<std::string, bool>>{{"split", false}, {"keep", true}},
      options->grouping.keep_families, "split texts that were filled from one template, or keep them together"));
  of_groups.push_back(add_value_option(command, "--band-cap N", options->grouping.band_cap,
                                       "maximum group centres to remember per band", whole_number(1)));
  for (CLI::Option* option : of_groups) {
    refuse_idle(
        command, option, [options] { return !options->emits_keys; }, "with --emit-keys");
  }
  add_signing_option(command, options->scheme);
  add_value_option(
      command, "--memory SIZE", options->memory,
      "keep signatures and keys beyond SIZE, such as 2G, in TMPDIR; default: in memory",
      CLI::Validator(
          [](const std::string& text) { return size_of(text) ? "" : "'" + text + "' is no size such as 512M or 2G"; },
          ""));
  add_value_option(command, "--jobs N", options->reading.jobs, "number of threads; default: one per processor",
                   whole_number(1, 256));
}

}  // namespace

void add_dedupe_command(CLI::App& app) {
  const auto options = std::make_shared<DedupeOptions>();
  options->reading.jobs = std::max(1U, std::thread::hardware_concurrency());
  CLI::App* command =
      app.add_subcommand("dedupe", "Drop the near-duplicates of lines, records or files, without a database.");
  add_printing_options(*command, options);
  add_input_options(*command, options);
  add_grouping_options(*command, options);
  command->add_flag("--quiet", options->quiet, "show neither progress nor the summary");
  add_log_format_option(*command, options->log_format);
  command->footer(
      "The records that stay are written unchanged and in order. Each record that goes reaches the threshold, word "
      "for\n"
      "word, with the centre of its group. The groups are those of 'index' and 'group'. A record that cannot be read "
      "is\n"
      "reported and kept; the exit code is then 1. Each input is read twice; pipes and compressed files are kept in "
      "TMPDIR.\n\n"
      "Examples:\n"
      "  xapian-neardup dedupe lines.txt --output clean.txt\n"
      "  xapian-neardup dedupe train.jsonl --against test.jsonl --output clean.jsonl\n"
      "  xapian-neardup dedupe articles.csv --text-field title,body --keep date:max --groups\n"
      "  xapian-neardup dedupe texts/ --dropped --null | xargs -0 rm\n"
      "  xapian-neardup dedupe train.jsonl --emit-keys | LC_ALL=C sort > rows.tsv\n"
      "  xapian-neardup dedupe train.jsonl --candidates rows.tsv --output clean.jsonl");
  command->callback([options] { options->emits_keys ? emit_keys(*options) : run(*options); });
}

}  // namespace neardup::cli
