#include "dedupe/dedupe_run.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <map>
#include <optional>
#include <stdexcept>

#include <fmt/format.h>

#include "bytes/parsed_number.h"
#include "characters/text_line.h"
#include "dedupe/container_output.h"
#include "dedupe/copied_items.h"
#include "dedupe/dedupe_output.h"
#include "dedupe/dedupe_page.h"
#include "dedupe/discarded_items.h"
#include "dedupe/keep_rule.h"
#include "dedupe/kept_parts.h"
#include "errors/exit_codes.h"
#include "errors/interruption.h"
#include "output/printable.h"
#include "output/progress.h"
#include "output/whole_file.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

/** Each text of a file is near itself: such an input would be dropped whole. */
void require_no_reference(const DedupeOptions& options) {
  for (const std::string& input : options.inputs) {
    const std::optional<FileState> state = state_of_file(input);
    for (const std::string& reference : options.references) {
      const std::optional<FileState> other = state_of_file(reference);
      if (state && other && state->identity == other->identity)
        throw UsageError(
            fmt::format("'{}' is an input and, as '{}', what --against names; give another one", input, reference));
    }
  }
}

/** Where --move-to puts files, no run finds them again. */
void require_apart(const DedupeOptions& options) {
  if (options.removal.move_to.empty()) return;
  if (std::filesystem::exists(options.removal.move_to) && !std::filesystem::is_directory(options.removal.move_to))
    throw UsageError(fmt::format("--move-to '{}' is a file; name a folder", options.removal.move_to));
  const std::string folder = std::filesystem::weakly_canonical(options.removal.move_to).string() + '/';
  for (const std::string& input : options.inputs) {
    const std::string other = std::filesystem::weakly_canonical(input).string() + '/';
    if (folder.rfind(other, 0) == 0 || other.rfind(folder, 0) == 0)
      throw UsageError(fmt::format("--move-to '{}' and the input '{}' lie in each other; name a folder beside it",
                                   options.removal.move_to, input));
  }
}

/** Each of these files would take the place of another one. */
void require_different_files(const DedupeOptions& options) {
  const std::vector<std::pair<std::string, std::string>> written{
      {"--output", options.output}, {"--report", options.report}, {"--log", options.removal.log}};
  for (auto one = written.begin(); one != written.end(); ++one) {
    for (auto other = one + 1; other != written.end(); ++other) {
      if (one->second.empty() || other->second.empty()) continue;
      if (std::filesystem::weakly_canonical(one->second) == std::filesystem::weakly_canonical(other->second))
        throw UsageError(
            fmt::format("{} and {} both write '{}'; name another file", one->first, other->first, other->second));
    }
  }
}

void check_inputs(const DedupeOptions& options) {
  std::vector<std::string> all = options.inputs;
  all.insert(all.end(), options.references.begin(), options.references.end());
  if (std::count(all.begin(), all.end(), "-") > 1)
    throw UsageError("standard input is given more than once; give it once and name files for the others");
  require_different_files(options);
  if (!options.output.empty()) require_no_input(options.output, all);
  if (!options.removal.log.empty()) require_no_input(options.removal.log, all);
  require_no_reference(options);
  require_apart(options);
  for (const std::string& path : all) {
    if (path == "-" || ::access(path.c_str(), F_OK) == 0) continue;
    const int reason = errno;
    if (path.find("://") != std::string::npos)
      throw std::runtime_error(printable(path) + ": is a URL; download it, and name the file");
    throw std::runtime_error(fmt::format("{}: {}; check the path", path, std::strerror(reason)));
  }
  require_report_file(options.report, all);
  if (options.prints_records()) require_container_output(options.inputs, options.output, options.mark);
}

/** Read all inputs, references first. */
void read_inputs(const DedupeOptions& options, CorpusReader& reader, ReadCorpus& corpus) {
  const double share = 1.0 / static_cast<double>(options.references.size() + options.inputs.size());
  double before = 0;
  std::vector<std::string> all = options.references;
  all.insert(all.end(), options.inputs.begin(), options.inputs.end());
  reader.find_files(all);
  for (const std::string& path : options.references) {
    const std::size_t texts = corpus.records.size();
    const std::size_t failed = corpus.failed;
    reader.read(path, before, share);
    if (!corpus.cut_off.empty()) throw std::runtime_error(printable(corpus.cut_off));
    if (corpus.failed != failed && corpus.records.size() == texts)
      throw std::runtime_error(printable(path) + ": was not read, so nothing was written");
    before += share;
  }
  reader.end_references();
  corpus.records.end_references();
  corpus.failed_references = corpus.failed;
  for (const std::string& path : options.inputs) {
    reader.read(path, before, share);
    before += share;
  }
  reader.end();
}

void print(const DedupeOptions& options, const DedupedCorpus& deduped) {
  const char name_end = options.null ? '\0' : '\n';
  switch (options.printed) {
    case Printed::kKept:
      return write_kept(deduped, options.output, name_end, options.reading.reading.max_bytes);
    case Printed::kMarked:
      return write_marked(deduped, options.output, options.mark);
    case Printed::kGroups:
      return print_groups(deduped, options.format);
    case Printed::kDropped:
      return print_dropped(deduped, options.format, name_end);
    case Printed::kPairs:
      return print_pairs(deduped, options.format);
    case Printed::kRemoved:  // remove()
      return;
  }
}

std::string summary(const DedupeOptions& options, const DedupedCorpus& deduped, double seconds) {
  const DedupeCounts counts = counts_of(deduped);
  std::string text = fmt::format("{}: {} kept, {} dropped", counted(counts.texts, "text"),
                                 counts.texts - counts.dropped, counts.dropped);
  if (!options.references.empty()) text += fmt::format(" ({} for --against)", counts.dropped_by_references);
  text += fmt::format(", {}", counted(counts.groups, "group"));
  if (counts.groups != 0) text += fmt::format(", the largest of {}", counts.largest);
  if (counts.families != 0)
    text += fmt::format("; {} with {}, which differ in words of their own: --families keep groups them",
                        counted(counts.families, "template"), counted(counts.family_texts, "text"));
  if (deduped.groups.oversized != 0)
    text += fmt::format("; {} of more than {} centres, so near texts may stay: --band-cap {} compares more",
                        counted(deduped.groups.oversized, "band"), with_commas(options.grouping.band_cap),
                        2 * options.grouping.band_cap);
  if (deduped.groups.pairs_left_out != 0)
    text += fmt::format("; {} of families of more than {} texts left out",
                        counted(deduped.groups.pairs_left_out, "pair"), with_commas(kWholeFamily));
  if (deduped.corpus.lacking > 1)
    text += fmt::format("; {} such as NA stand for a missing one, and stay", counted(deduped.corpus.lacking, "text"));
  if (counts.texts == 0) text += "; nothing to compare: name files with texts, or say with --as what they are";
  return text + fmt::format("; {:.1f} s", seconds) + skipped_text(deduped.corpus.skipped);
}

/** On standard output if no result is there. */
void tell_summary(const DedupeOptions& options, const std::string& text, Progress& progress) {
  if (options.quiet) return;
  if (options.log_format == LogFormat::kJsonLines) {
    progress.say(text.substr(0, text.find('\n')), "summary");  // the log has what was skipped
  } else if (options.output.empty()) {
    for (std::string_view rest = text; !rest.empty();) progress.say(std::string(take_line(rest)));
  } else {
    fmt::print("{}\n", text);
  }
}

void require_field(bool found, bool any_fields, const std::string& option, const std::string& field) {
  if (found) return;
  throw UsageError(any_fields ? fmt::format("{}: no record has the field '{}'; name another one", option, field)
                              : option + ": lines and files have no fields; give it with JSON lines or a table");
}

/** @exception UsageError if an option names a field that no record has. */
void require_fields(const RecordFields& fields, const ReadCorpus& corpus) {
  if (corpus.records.size() == 0) return;
  const auto has = [](const std::optional<std::string>& value) { return value.has_value(); };
  const std::vector<CorpusRecords::Range> ranges = corpus.records.ranges();
  const bool any_fields = corpus.records.references() != 0 ||
                          std::any_of(ranges.begin(), ranges.end(), [](const CorpusRecords::Range& range) {
                            return is_json(range.input->format()) || has_header(range.input->format());
                          });
  const auto require = [&](bool found, const char* option, const std::string& field) {
    require_field(found, any_fields, option, field);
  };
  require(any_fields || fields.text.empty() || fields.text == RecordFields().text, "--text-field",
          joined(fields.text, ","));
  for (const auto& [name, found] : corpus.text_fields) require(found, "--text-field", name);
  const auto& values = corpus.preferences;
  const bool any_tables = std::any_of(ranges.begin(), ranges.end(), [](const CorpusRecords::Range& range) {
    return has_header(range.input->format());  // which has the column, though its cells may be empty
  });
  if (any_tables) return;
  require(values.empty() || std::any_of(values.begin(), values.end(), has), "--keep", fields.keep);
  require(fields.within.empty() || corpus.scopes.size() > 1, "--within", fields.within);
  require(fields.id == RecordFields().id || !corpus.records.ids().empty(), "--id-field", fields.id);
}

/** Of several files of lines a person may have meant the files. */
bool may_mean_files(const CorpusRecords& records) {
  const std::vector<CorpusRecords::Range> ranges = records.ranges();
  return ranges.size() > 1 && std::all_of(ranges.begin(), ranges.end(), [](const CorpusRecords::Range& range) {
           return range.input->format() == InputFormat::kLines;
         });
}

/** After the kept records themselves, which say nothing about the others, and after names, which may say little: a mail's is
 *  its number in the mailbox. */
void suggest(const DedupeOptions& options, const CorpusRecords& records, bool found) {
  if (options.reading.format == InputFormat::kByContent && may_mean_files(records))
    print_next_step("each line was a text; --as files compares the files as a whole");
  if (std::any_of(options.inputs.begin(), options.inputs.end(), is_workbook))
    print_next_step("a workbook was one text; to compare its rows, export its sheet as CSV");
  if (found && options.printed == Printed::kGroups && options.format == Format::kText && options.report.empty())
    print_next_step("* stays, o is the centre; --report PAGE.html shows the texts");
  if (options.printed != Printed::kKept) return;
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

/** Report ids that several records have. */
void check_ids(CorpusRecords& records, Progress& progress) {
  const std::vector<std::vector<std::uint32_t>> repeated = records.find_repeated_ids();
  if (repeated.empty()) return;
  const std::string found = fmt::format("{} in several records, the first {}", counted(repeated.size(), "id"),
                                        repeated_id(records, repeated.front()));
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
  check_ids(corpus.records, progress);
}

/** An output that lacks records is not written. */
void require_whole_inputs(const DedupeOptions& options, const ReadCorpus& corpus) {
  if (!options.prints_records() || corpus.cut_off.empty()) return;
  if (corpus.records.size() == 0) throw ExitWith(kError, "");  // the reader said why
  throw std::runtime_error(printable(corpus.cut_off));
}

/** Let files that have changed since they were read stay, and what would go for their sake. @return whether any stays. */
bool keep_changed_files(ReadCorpus& corpus, CorpusGroups& groups, Progress& progress) {
  bool any = false;
  for (CorpusMember& member : groups.members) {
    if (member.representative == member.item || !corpus.records.is_document(member.item)) continue;
    for (const std::uint32_t item : {member.item, member.representative}) {
      if (!corpus.records.has_changed(item)) continue;
      progress.say(fmt::format("{}: has changed since it was read; {} stays", printable(corpus.records.source(item)),
                               item == member.item ? "it" : printable(corpus.records.source(member.item))),
                   "failure");
      ++corpus.failed;
      member.representative = member.item;
      any = true;
      break;
    }
  }
  return any;
}

/** Whether two files have the same words, in whatever format. */
bool same_words(const CorpusTable& table, std::uint32_t a, std::uint32_t b) {
  return table.token_digest(a) == table.token_digest(b) && table.tokens(a) == table.tokens(b);
}

/** What must not go for another text that is near it: for a discarded mail none that is not, unless the user compares with it
 *  by --against; and where near files are removed, for a document of another type none that has other words. */
std::function<bool(std::uint32_t, std::uint32_t)> removal_rule(const DedupeOptions& options, const ReadCorpus& corpus,
                                                               const std::vector<bool>& discarded) {
  return [near = options.removal.near, &corpus, &discarded](std::uint32_t item, std::uint32_t kept) {
    const CorpusRecords& records = corpus.records;
    if (!discarded.empty() && discarded[kept] && !discarded[item]) return false;
    if (!near || !records.is_document(item) || !records.is_document(kept)) return true;
    return same_words(corpus.table, item, kept) || records.document(item).type == records.document(kept).type;
  };
}

/** Count the members of groups of which some stay. */
void count_members(CorpusGroups& groups) {
  std::map<std::uint32_t, std::uint32_t> sizes;  // by representative
  for (const CorpusMember& member : groups.members) ++sizes[member.representative];
  for (CorpusMember& member : groups.members) member.group_size = sizes[member.representative];
}

/** "1 file moved", "2 files would be deleted". */
std::string act_text(const RemovalOptions& options, const RemovalCounts& counts) {
  return fmt::format("{} {}{}", counted(counts.removed, "file"), options.dry_run ? "would be " : "",
                     options.move_to.empty() ? "deleted" : "moved");
}

/** Delete or move copies. */
RemovalCounts remove(const DedupeOptions& options, const DedupedCorpus& deduped, const Interruption& interruption,
                     Progress& progress) {
  const RemovalCounts counts = remove_copies(
      deduped, options.removal, options.reading.reading, options.format,
      [&](const std::string& message) { progress.say(printable(message), "failure"); },
      [&] {
        if (interruption.requested())
          throw Interrupted("interrupted; the log names what was removed: " + removal_log(options.removal));
      });
  if (options.quiet) return counts;
  std::string text = act_text(options.removal, counts);
  if (counts.figures.count != 0)
    text += fmt::format("; {} left for other figures, names, signs or parts ({}); --families keep removes them, too",
                        counted(counts.figures.count, "near-duplicate"), counts.figures.names());
  if (counts.within != 0)
    text += fmt::format(
        "; {} left in files of many documents; 'dedupe FILE --output NEW' writes one without its copies, with "
        "--against OTHER also without those of another",
        counted(counts.within, "near-duplicate"));
  if (counts.kept != 0)
    text += fmt::format(
        "; {} left: {}", counted(counts.kept, "near-duplicate"),
        options.removal.near
            ? "links, or of which more than half differs in order"
            : "not equal to what stays, or links; --near removes those of one type and of the same words, too");
  if (!options.removal.dry_run) text += "; log: " + printable(removal_log(options.removal));
  progress.say(text, "summary");
  return counts;
}

/** Write the report, and remove copies, if that was asked for: then the report, which reads the texts, is made before, and
 *  counts what was done. */
void report_and_remove(const DedupeOptions& options, const DedupedCorpus& deduped, const Scheme& scheme,
                       const Interruption& interruption, Progress& progress) {
  const auto write = [&](const DedupeReport& report) {
    if (!options.report.empty()) write_report_file(options.report, dedupe_page(report));
  };
  DedupeReport report;
  if (!options.report.empty())
    report = dedupe_report(deduped, scheme, *tokenizer_for(scheme), options.grouping.threshold, options.command);
  report.unchanged = options.printed != Printed::kRemoved || options.removal.dry_run;
  write(report);
  if (options.printed != Printed::kRemoved) return;
  const RemovalCounts counts = remove(options, deduped, interruption, progress);
  report.removed = act_text(options.removal, counts);
  report.removed_bytes = counts.bytes;
  write(report);
  if (counts.failed != 0)
    throw PartialFailure(fmt::format("{} could not be removed", counted(counts.failed, "near-duplicate")));
}

/** "1 input not read, which ..."; empty for none. */
std::string not_read(std::size_t inputs, const char* what, const std::string& singular, const std::string& plural) {
  return inputs == 0 ? "" : fmt::format("{} {}", counted(inputs, what), inputs == 1 ? singular : plural);
}

void throw_if_failed(const ReadCorpus& corpus) {
  if (corpus.failed == 0) return;
  const char* const what = corpus.failed == corpus.failed_records ? "record" : "input";
  const std::string inputs = not_read(corpus.failed - corpus.failed_references, what,
                                      "not read, which is kept as it is", "not read, which are kept as they are");
  const std::string references =
      not_read(corpus.failed_references, what, "of --against not read: texts near it are not dropped",
               "of --against not read: texts near them are not dropped");
  throw PartialFailure(inputs + (inputs.empty() || references.empty() ? "" : "; ") + references);
}

}  // namespace

void run_dedupe(const DedupeOptions& options) {
  check_inputs(options);
  const Scheme scheme = Scheme::parse(options.scheme);
  KeepRule keep = *KeepRule::parse(options.keep);
  keep.by_default = options.keep_by_default;
  keep.by_type = options.removal.near && options.keep_by_default;
  CorpusReading reading = options.reading;
  reading.fields.keep = keep.field;
  reading.fields.one_of_text = options.inputs.size() + options.references.size() > 1;
  reading.reading.digest = false;
  if (reading.bytes) reading.fields.text.clear();
  const Interruption interruption;
  const auto checking = [&] {
    if (interruption.requested()) throw Interrupted("interrupted; nothing was written");
  };
  ReadCorpus corpus(scheme, reading.memory);
  Progress signing("texts read", options.quiet, options.log_format);
  read_all(options, scheme, reading, corpus, interruption, signing);
  require_whole_inputs(options, corpus);
  const ItemsBehind behind{copied_items(corpus), discarded_items(corpus.records)};
  const CorpusOrder order = order_by(keep, corpus, behind, [&](const std::string& note) { signing.say(note); });
  if (options.prints_records()) require_one_output(corpus.records, options.mark);
  const double seconds_read = signing.seconds();
  Progress comparing("texts compared", options.quiet, options.log_format);
  CorpusGrouping grouping = options.grouping;
  grouping.threads = reading.jobs;
  grouping.prefers_each = options.removal.near;
  if (options.removal.near || !behind.discarded.empty())
    grouping.may_go_for = removal_rule(options, corpus, behind.discarded);
  PairRuns pairs;
  if (options.printed == Printed::kPairs) grouping.pairs = &pairs;
  if (!options.report.empty()) grouping.apart_from = apart_from(grouping.threshold);
  grouping.progress = [&](double share) {
    checking();
    comparing.update_share(static_cast<std::uint64_t>(share * static_cast<double>(corpus.records.size())), share);
  };
  CorpusGroups groups =
      group_corpus(corpus.table, corpus.keys, order, corpus.records, scheme, *tokenizer_for(scheme), grouping);
  comparing.wipe();
  if (corpus.failed != 0 && corpus.records.size() == 0) throw ExitWith(kError, "");  // the reader said why
  corpus.records.require_unchanged_inputs();
  const bool changed = keep_changed_files(corpus, groups, comparing);
  if (keep_parts(order, options.log_format, corpus, groups) || changed) count_members(groups);
  const DropReasons reasons(corpus.records, scheme);
  const DedupedCorpus deduped{corpus, order, groups, pairs, reasons, options.why};
  print(options, deduped);
  tell_summary(options, summary(options, deduped, seconds_read + comparing.seconds()), comparing);
  report_and_remove(options, deduped, scheme, interruption, comparing);
  if (!options.quiet) suggest(options, corpus.records, !groups.members.empty());
  throw_if_failed(corpus);
}

}  // namespace neardup::cli
