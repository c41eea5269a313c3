#include <algorithm>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "commands/commands.h"
#include "dedupe/dedupe_run.h"
#include "dedupe/keep_rule.h"
#include "errors/exit_codes.h"
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

/** The command for the same groups: without its threshold, and without what it prints. */
std::string repeated_command(const Command& command) {
  std::string text = "xapian-neardup dedupe";
  for (const char* name : {"INPUT", "--against", "--as", "--text-field", "--id-field", "--within", "--keep", "--scheme",
                           "--families", "--band-cap", "--max-size", "--charset", "--follow"}) {
    const Flag flag = flag_of("dedupe", name);
    std::vector<std::string> values = command.values(name);
    if (flag.has_commas && !values.empty()) values = {fmt::format("{}", fmt::join(values, ","))};
    for (const std::string& value : values) {
      if (!flag.is_argument()) text += fmt::format(" {}", name);
      if (flag.takes != Takes::kNothing) text += " " + shell_word(value);
    }
  }
  return text;
}

/** Let the flags that exclude each other say what is printed. */
void set_printing(Command& command, DedupeOptions& options) {
  const std::pair<const char*, Printed> prints[] = {{"--groups", Printed::kGroups},
                                                    {"--dropped", Printed::kDropped},
                                                    {"--pairs", Printed::kPairs},
                                                    {"--delete", Printed::kRemoved}};
  for (const auto& [name, what] : prints) {
    command.take(name, [&options, what = what](const std::string&) { options.printed = what; });
  }
  command.take("--mark", [&options](const std::string& name) {
    options.mark = name;
    options.printed = Printed::kMarked;
  });
  command.take("--move-to", [&options](const std::string& folder) {
    options.removal.move_to = folder;
    options.printed = Printed::kRemoved;
  });
  command.set("--output", options.output);
  command.set("--near", options.removal.near);
  command.set("--why", options.why);
  command.set("--log", options.removal.log);
  command.set("--dry-run", options.removal.dry_run);
  command.set("--report", options.report);
  command.set("--null", options.null);
  command.choose("--format", options.format);
}

void set_inputs(Command& command, DedupeOptions& options) {
  CorpusReading& reading = options.reading;
  command.set("INPUT", options.inputs);
  command.set("--follow", reading.follow);
  command.set("--bytes", reading.bytes);
  command.choose("--as", reading.format);
  command.set("--text-field", reading.fields.text);
  set_charset(command, reading.reading.charset);
  command.set("--id-field", reading.fields.id);
  command.set("--against", options.references);
  command.set("--within", reading.fields.within);
  command.set("--max-size", reading.reading.max_bytes);
}

void set_grouping(Command& command, DedupeOptions& options) {
  command.set("--threshold", options.grouping.threshold);
  const auto keep = [&options](const std::string& text) {
    if (!KeepRule::parse(text))
      throw UsageError("'" + text + "' is not first, last, newest, longest, FIELD:max or FIELD:min");
    options.keep = text;
  };
  command.take("--keep", keep, options.keep);
  command.choose("--families", options.grouping.keep_families);
  command.set("--band-cap", options.grouping.band_cap);
  command.set("--scheme", options.scheme);
  command.take("--memory", [&options](const std::string& text) {
    const std::optional<std::size_t> size = size_of(text);
    if (!size) throw UsageError("'" + text + "' is no size such as 512M or 2G");
    options.reading.memory = *size;
  });
  command.set("--jobs", options.reading.jobs);
}

}  // namespace

void set_up_dedupe(Command& command) {
  const auto options = std::make_shared<DedupeOptions>();
  options->reading.jobs = std::max(1U, std::thread::hardware_concurrency());
  set_printing(command, *options);
  set_inputs(command, *options);
  set_grouping(command, *options);
  command.set("--quiet", options->quiet);
  command.choose("--log-format", options->log_format);
  command.runs([options, &command] {
    if (options->grouping.threshold == 0) throw UsageError("--threshold is 0, must be above 0 and at most 1");
    if (options->why && options->printed != Printed::kGroups && options->printed != Printed::kDropped)
      throw UsageError("--why has no effect without --groups or --dropped");
    if (options->removal.dry_run && options->printed != Printed::kRemoved)
      throw UsageError("--dry-run has no effect without --delete or --move-to");
    options->removal.figures = options->grouping.keep_families;
    options->reading.reading.details = options->removal.near;
    options->removal.mend_links = options->reading.follow;
    options->keep_by_default = command.values("--keep").empty();
    if (options->removal.near && options->keep_by_default) options->keep = "newest";
    options->command = repeated_command(command);
    run_dedupe(*options);
  });
}

}  // namespace neardup::cli
