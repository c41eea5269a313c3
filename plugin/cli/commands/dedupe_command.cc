#include <algorithm>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "commands/commands.h"
#include "dedupe/dedupe_run.h"
#include "dedupe/keep_rule.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

/** "512M", "2G"; nothing for another text. */
std::optional<std::size_t> size_of(const std::string& text) {
  constexpr std::string_view kUnits = "KMG";
  constexpr std::size_t kMostDigits = 6;
  const std::string digits = text.substr(0, text.find_first_not_of("0123456789"));
  const std::size_t unit = kUnits.find(text.substr(digits.size()));
  if (digits.empty() || digits.size() > kMostDigits || text.size() != digits.size() + 1 || unit == kUnits.npos)
    return std::nullopt;
  return std::stoul(digits) << 10U * (unit + 1);
}

using SharedDedupeOptions = std::shared_ptr<DedupeOptions>;

void refuse_with_keys(const CLI::App& command, CLI::Option* option, const SharedDedupeOptions& options) {
  refuse_idle(command, option, "with --emit-keys", [options] { return !options->emits_keys(); });
}

/** The command for the same groups: without its threshold, and without what it prints. */
std::string repeated_command(const CLI::App& command) {
  std::string text = "xapian-neardup dedupe";
  for (const char* name : {"INPUT", "--against", "--as", "--text-field", "--id-field", "--within", "--keep", "--scheme",
                           "--families", "--band-cap", "--candidates", "--max-size", "--charset", "--follow"}) {
    const CLI::Option& option = *command.get_option(name);
    const bool is_flag = option.get_items_expected_max() == 0;
    if (option.count() == 0 || (is_flag && !option.as<bool>())) continue;
    std::vector<std::string> values = option.results();
    if (option.get_delimiter() != '\0') values = {fmt::format("{}", fmt::join(values, ","))};
    for (const std::string& value : values) {
      if (!option.get_positional()) text += fmt::format(" {}", name);
      if (!is_flag) text += " " + shell_word(value);
    }
  }
  return text;
}

void add_printing_options(CLI::App& command, const SharedDedupeOptions& options) {
  const auto print = [options](CLI::Option* option, Printed what) {
    return option->each([options, what](const std::string&) { options->printed = what; });
  };
  const auto print_flag = [&](const char* name, Printed what, const std::string& help) {
    return command.add_flag_callback(
        name, [options, what] { options->printed = what; }, help);
  };
  const std::vector<CLI::Option*> prints{
      print_flag("--groups", Printed::kGroups, "print the groups instead of the records"),
      print_flag("--dropped", Printed::kDropped, "print the names of the records that may go"),
      print_flag("--pairs", Printed::kPairs, "print all pairs that reach the threshold"),
      print(add_value_option(command, "--mark NAME", options->mark,
                             "print all records; field NAME has the name of the record kept in their place"),
            Printed::kMarked),
      print_flag("--emit-keys", Printed::kKeys, "write the keys of all texts, to find those that share one"),
      print_flag("--delete", Printed::kRemoved, "delete files that are equal to one that stays"),
      print(add_value_option(command, "--move-to DIR", options->removal.move_to,
                             "move these files into DIR, each below its whole path"),
            Printed::kRemoved)};
  for (CLI::Option* option : prints) {
    for (CLI::Option* other : prints) {
      if (option != other) option->excludes(other);
    }
  }
  CLI::Option* output = add_value_option(command, "--output FILE", options->output,
                                         "write the records to FILE, which appears whole; default: standard output");
  refuse_idle(command, output, "with --groups, --dropped, --pairs, --delete or --move-to",
              [options] { return options->prints_records() || options->emits_keys(); });
  RemovalOptions& removal = options->removal;
  for (CLI::Option* option :
       {command.add_flag("--near", removal.near, "remove near-duplicates, too, not only equal files"),
        add_value_option(command, "--log FILE", removal.log,
                         "log what is removed; default: DIR/removed.log or one in ~/.local/state")}) {
    refuse_idle(command, option, "without --delete or --move-to",
                [options] { return options->printed == Printed::kRemoved; });
  }
  CLI::Option* report =
      add_value_option(command, "--report FILE", options->report, "write a page about what goes and stays, too");
  refuse_with_keys(command, report, options);
  CLI::Option* null = command.add_flag("-0,--null", options->null, "end names with a zero byte, for xargs -0");
  refuse_idle(command, null, "with --groups, --pairs, --mark, --emit-keys, --delete or --move-to",
              [options] { return options->printed == Printed::kDropped || options->printed == Printed::kKept; });
  add_listing_options(command, options->listing);
}

void add_input_options(CLI::App& command, const SharedDedupeOptions& options) {
  command
      .add_option(
          "INPUT", options->inputs,
          "files of lines, .jsonl, .csv, .tsv, .mbox, .warc, also compressed; folders of files;\n- for standard input")
      ->required();
  command.add_flag("--follow", options->reading.follow, "read symbolic links in folders, too; else they are skipped");
  CorpusReading& reading = options->reading;
  add_choice_option<InputFormat>(command, "--as",
                                 {{"auto", InputFormat::kByContent},
                                  {"lines", InputFormat::kLines},
                                  {"jsonl", InputFormat::kJsonLines},
                                  {"json", InputFormat::kJson},
                                  {"csv", InputFormat::kCsv},
                                  {"tsv", InputFormat::kTsv},
                                  {"files", InputFormat::kFiles}},
                                 reading.format, "what a text is; auto: the first bytes and the name decide");
  add_value_option(command, "--text-field NAMES", reading.fields.text, "fields with the text, separated by commas")
      ->delimiter(',');
  add_charset_option(command, reading.reading.charset);
  add_value_option(command, "--id-field NAME", reading.fields.id, "field with the name of a record");
  add_value_option(command, "--against FILE", options->references,
                   "drop what is near a text of FILE, too; FILE is not printed; repeat it for several files");
  CLI::Option* candidates =
      add_value_option(command, "--candidates FILE", options->candidates,
                       "sign and compare only the texts of FILE, whose keys of --emit-keys repeat");
  refuse_with_keys(command, candidates, options);
  add_value_option(command, "--within FIELD", reading.fields.within,
                   "compare only records with the same value of FIELD; records without it are kept");
  add_value_option(command, "--max-size BYTES", reading.reading.max_bytes,
                   "report longer lines, records and files, and keep them", whole_number(1));
}

void add_grouping_options(CLI::App& command, const SharedDedupeOptions& options) {
  std::vector<CLI::Option*> of_groups{add_value_option(command, "--threshold T", options->grouping.threshold,
                                                       "minimum Jaccard index of word 3-shingles, 0 to 1",
                                                       number_between(0, 1))};
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
  for (CLI::Option* option : of_groups) refuse_with_keys(command, option, options);
  add_signing_option(command, options->scheme);
  command
      .add_option_function<std::string>(
          "--memory", [options](const std::string& text) { options->reading.memory = size_of(text); },
          "keep signatures and keys beyond SIZE, such as 2G, in TMPDIR; default: in memory")
      ->check(CLI::Validator(
          [](const std::string& text) { return size_of(text) ? "" : "'" + text + "' is no size such as 512M or 2G"; },
          ""))
      ->option_text("SIZE");
  add_value_option(command, "--jobs N", options->reading.jobs, "number of threads; default: one per processor",
                   whole_number(1, 256));
}

}  // namespace

void add_dedupe_command(CLI::App& app) {
  const auto options = std::make_shared<DedupeOptions>();
  options->reading.jobs = std::max(1U, std::thread::hardware_concurrency());
  CLI::App& command =
      *app.add_subcommand("dedupe", "Drop the near-duplicates of lines, records or files, without a database.");
  add_printing_options(command, options);
  add_input_options(command, options);
  add_grouping_options(command, options);
  command.add_flag("--quiet", options->quiet, "show neither progress nor the summary");
  add_log_format_option(command, options->log_format);
  command.footer(
      R"(The records that stay are written unchanged and in order. Each record that goes reaches the threshold, word for
word, with the centre of its group. The groups are those of 'index' and 'group'. A record that cannot be read is
reported and kept; the exit code is then 1. Each input is read twice; pipes and compressed files are kept in TMPDIR.
A file with several names is one text. --delete and --move-to read both files again and compare them before each
act.

Examples:
  xapian-neardup dedupe lines.txt --output clean.txt
  xapian-neardup dedupe train.jsonl --against test.jsonl --output clean.jsonl
  xapian-neardup dedupe articles.csv --text-field title,body --keep date:max --groups
  xapian-neardup dedupe texts/ --move-to copies/ --near
  xapian-neardup dedupe train.jsonl --emit-keys | LC_ALL=C sort | uniq -w 12 -D | cut -f 2 > candidates.tsv
  xapian-neardup dedupe train.jsonl --candidates candidates.tsv --output clean.jsonl)");
  command.callback([options, &command] {
    options->command = repeated_command(command);
    run_dedupe(*options);
  });
}

}  // namespace neardup::cli
