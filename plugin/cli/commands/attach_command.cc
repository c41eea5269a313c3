// Signs the database of a program that knows nothing of signatures, as a profile describes it.

#include <filesystem>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "attaching/application_profile.h"
#include "attaching/signing_run.h"
#include "commands/commands.h"
#include "databases/document_name.h"
#include "errors/exit_codes.h"
#include "marks/signature_reader.h"
#include "marks/taken_slots.h"
#include "neardup/snapshot_retry.h"
#include "output/printable.h"
#include "record/scheme_record.h"
#include "text/indexed_text.h"

namespace neardup::cli {

namespace {

/** Counts of documents. */
struct IndexSurvey {
  std::size_t documents = 0;
  std::size_t with_positions = 0;     ///< with words of the text that have positions
  std::size_t without_positions = 0;  ///< with words of the text, but no positions
  std::size_t under_prefixes = 0;     ///< with words under prefixes only
  std::size_t without_words = 0;
  std::size_t already_signed = 0;  ///< with a valid signature
  std::size_t to_sign = 0;         ///< with positions, and without a signature
  std::size_t with_id = 0;         ///< of those with positions, those that have an id
  std::string first_id;            ///< of the first of these
  std::set<std::string> prefixes;  ///< of words, of a few documents whose text is not where the scheme says
};
NEARDUP_ROW_OF(IndexSurvey, documents, with_positions, with_id, already_signed, without_words, without_positions,
               under_prefixes)

constexpr std::size_t kSampledForPrefixes = 100;

/** In the order of IndexedText. */
constexpr std::size_t IndexSurvey::*kCounts[] = {&IndexSurvey::without_words, &IndexSurvey::under_prefixes,
                                                 &IndexSurvey::without_positions, &IndexSurvey::with_positions};

std::string line(const std::string& name, const std::string& text) {
  return fmt::format("{:<11} {}\n", name, text);
}

std::string left_out(const IndexSurvey& survey) {
  std::vector<std::string> parts;
  if (survey.without_words != 0) parts.push_back(fmt::format("{} without text", survey.without_words));
  if (survey.without_positions != 0) parts.push_back(fmt::format("{} without positions", survey.without_positions));
  if (survey.under_prefixes != 0) {
    parts.push_back(fmt::format("{} with words under prefixes only ({})", survey.under_prefixes,
                                printable(prefix_list(survey.prefixes))));
  }
  return parts.empty() ? std::string() : fmt::format("; not to be signed: {}", fmt::join(parts, ", "));
}

/** Cost: the term list of each document, up to its first word with a position. */
IndexSurvey survey_index(const Xapian::Database& database, const Scheme& scheme) {
  IndexSurvey survey;
  SignatureReader reader(database, scheme);
  const Xapian::PostingIterator end = database.postlist_end("");
  for (Xapian::PostingIterator document = database.postlist_begin(""); document != end; ++document) {
    ++survey.documents;
    const bool is_signed = reader.status(*document) == SignatureStatus::kSigned;
    survey.already_signed += is_signed ? 1 : 0;
    const IndexedText text = indexed_text(database, *document, scheme);
    ++(survey.*kCounts[static_cast<std::size_t>(text)]);
    if (text == IndexedText::kWithPositions) {
      survey.to_sign += is_signed ? 0 : 1;
      const std::optional<std::string> id = document_name(database, *document, scheme.index);
      if (id && survey.with_id++ == 0) survey.first_id = *id;
    } else if (survey.documents <= kSampledForPrefixes) {
      survey.prefixes.merge(word_prefixes(database, *document));
    }
  }
  return survey;
}

/** @exception Xapian::InvalidArgumentError if the index has documents and none of them can be signed; says why, and the
 *             remedy. */
void require_fit(const IndexSurvey& survey, const ApplicationProfile& profile, const Scheme& scheme,
                 const std::string& place) {
  if (survey.with_positions != 0 || survey.already_signed != 0 || survey.documents == 0) return;
  if (survey.without_positions != 0) throw Xapian::InvalidArgumentError(no_positions_text(place, profile.run));
  const std::string elsewhere =
      survey.prefixes.empty() ? "" : fmt::format("; words are under {}", printable(prefix_list(survey.prefixes)));
  throw Xapian::InvalidArgumentError(fmt::format(
      "the profile '{}' does not fit '{}': none of {} has a word of {}{}; name the right profile, or the prefix with "
      "--text-prefix",
      profile.name, place, counted(survey.documents, "document"), text_place(scheme.index), elsewhere));
}

/** What is there and what signing does to it, for people. */
std::string survey_text(const IndexSurvey& survey, const ApplicationProfile& profile, const Scheme& scheme,
                        const std::string& place) {
  std::string text = line("program", fmt::format("{}: {}", profile.name, profile.title));
  text += line("database", place);
  text += line("text", fmt::format("{}: {} of {} with positions{}", text_place(scheme.index), survey.with_positions,
                                   counted(survey.documents, "document"), left_out(survey)));
  const std::string example = survey.first_id.empty() ? "" : fmt::format(", such as {}", printable(survey.first_id));
  const std::string names = scheme.index.id_from().empty() ? id_place(scheme.index) : scheme.index.id_from();
  text += line("ids", fmt::format("{}: {} of {}{}", names, survey.with_id, survey.with_positions, example));
  text +=
      line("writes", fmt::format("values {} and {}, terms {}..., metadata neardup:...; 'group' also values {} and {}, "
                                 "terms {}...",
                                 scheme.slots.fingerprint, scheme.slots.signature, scheme.band_prefix,
                                 scheme.slots.group, scheme.slots.group_state, scheme.group_prefix));
  if (!profile.group.empty()) text += line("grouping", profile.group);
  for (const std::string& what : profile.reindexing) text += line("re-indexing", what);
  for (const std::string& what : profile.afterwards) text += line("afterwards", what);
  return text + line("to sign", fmt::format("{} of {}, {} signed already", survey.to_sign,
                                            counted(survey.documents, "document"), survey.already_signed));
}

struct AttachCommandOptions {
  SigningRun run;
  std::string application;
  bool dry_run = false;
  bool show_profile = false;

  bool prints() const { return !run.quiet || !run.is_for_people(); }
};

Scheme chosen_scheme(const Xapian::Database& database, const ApplicationProfile& profile, const SigningRun& run) {
  Scheme scheme = scheme_to_run(database, run, asked_layout({}, profile.layout));
  require_free_slots(database, scheme);
  require_free_terms(database, scheme);
  return scheme;
}

/** Whether nobody reads what a survey finds: a quiet run after the first one, as in a hook of the program. */
bool needs_no_survey(const Xapian::Database& database, const AttachCommandOptions& options) {
  return !options.prints() && !options.dry_run && !recorded_schemes(database).empty();
}

/** Signs one database of the program. */
void sign_shard(AttachCommandOptions& options, const ApplicationProfile& profile) {
  SigningRun& run = options.run;
  if (!profile.lock.empty())
    run.lock_file = (std::filesystem::path(run.place) / profile.lock).lexically_normal().string();
  Row row = Row::object();
  std::string plan;
  Xapian::Database opened = open_database(run.place);
  read_with_retries(opened, [&](const Xapian::Database& database) {
    const Scheme scheme = chosen_scheme(database, profile, run);
    if (needs_no_survey(database, options)) return;
    const IndexSurvey survey = survey_index(database, scheme);
    require_fit(survey, profile, scheme, run.place);
    row = {{"application", profile.name}, {"database", run.place}, {"scheme", scheme.text()}, {"group", profile.group}};
    row.update(Row(survey));
    plan = survey_text(survey, profile, scheme, run.place);
  });
  if (options.dry_run) {
    Listing(run.format, keys_of(row)).row(row, plan + "nothing was written");
    return;
  }
  if (!run.quiet && run.is_for_people()) fmt::print("{}", plan);
  run.grouping = profile.group;
  sign_place(
      run, [&](const Xapian::Database& database) { return chosen_scheme(database, profile, run); }, row,
      options.prints());
}

void run(AttachCommandOptions& options) {
  SigningRun& run = options.run;
  if (run.group && !run.is_for_people()) {
    throw UsageError("--group prints text; leave --format out, or run 'xapian-neardup group' afterwards");
  }
  if (options.show_profile) {
    fmt::print("{}", profile_text(options.application));
    return;
  }
  const ApplicationProfile profile = load_profile(options.application);
  refuse_remote(run.place);
  const std::vector<std::string> places = application_databases(profile, run.place);
  for (const std::string& place : places) {
    run.place = place;
    sign_shard(options, profile);
  }
  if (!run.group || options.dry_run) return;
  const ProgramLock lock(run.lock_file);
  group_afterwards(places, run.scheme, run.wait, run.quiet, run.log_format);
}

}  // namespace

void set_up_attach(Command& command) {
  const auto options = std::make_shared<AttachCommandOptions>();
  command.set("APPLICATION", options->application);
  command.set("PLACE", options->run.place);
  command.set("--dry-run", options->dry_run);
  command.set("--show-profile", options->show_profile);
  command.set("--group", options->run.group);
  set_signing(command, options->run);
  run_with(command, options);
}

}  // namespace neardup::cli
