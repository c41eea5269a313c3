#include "attaching/signing_run.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <xapian.h>

#include "attaching/application_profile.h"
#include "content/frame_set.h"
#include "database/metadata_keys.h"
#include "databases/document_name.h"
#include "errors/exit_codes.h"
#include "errors/interruption.h"
#include "group/grouping.h"
#include "marks/taken_slots.h"
#include "neardup/durable_commit.h"
#include "neardup/error.h"
#include "options/asked_grouping.h"
#include "output/log_format.h"
#include "output/printable.h"
#include "output/progress.h"
#include "record/chosen_scheme.h"
#include "record/scheme_record.h"
#include "scheme/scheme.h"
#include "sign/stored_values.h"
#include "text/position_reader.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup {
NEARDUP_ROW_OF(DatabaseSigningReport, documents, newly_signed, resigned, bands_restored, already_signed, without_words,
               without_positions, under_prefixes, not_covered, slots_taken, overlapping, dropped, finished)
}

namespace neardup::cli {

namespace {

using DigestsByDocid = std::map<Xapian::docid, std::uint64_t>;

/** Of the first documents that were signed from positions. */
DigestsByDocid signed_words(const Xapian::Database& database, const Scheme& scheme) {
  constexpr std::size_t kSampled = 20;
  DigestsByDocid digests;
  const unsigned slot = scheme.slots.signature;
  const Xapian::ValueIterator end = database.valuestream_end(slot);
  for (Xapian::ValueIterator value = database.valuestream_begin(slot); value != end && digests.size() != kSampled;
       ++value) {
    const std::optional<StoredSignature> signature = decode_signature(*value, scheme.id());
    if (signature && signature->source == TextSource::kPositions) digests[value.get_docid()] = signature->token_digest;
  }
  return digests;
}

/** Whether most documents have the words that were signed. @param ids  whether all of them must have an id, too. */
bool is_proven(const Xapian::Database& database, const Scheme& scheme, const DigestsByDocid& digests, bool ids) {
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(scheme);
  WordsFromPositions words(database, scheme, *tokenizer);
  std::size_t equal = 0;
  for (const auto& [docid, digest] : digests) {
    if (ids && !document_name(database, docid, scheme.index)) return false;
    equal += words.sign(docid).token_digest == digest ? 1 : 0;
  }
  return 2 * equal > digests.size();
}

std::vector<IndexLayout> known_layouts() {
  std::vector<IndexLayout> layouts{IndexLayout()};
  for (const std::string& name : known_applications()) {
    IndexLayout layout = asked_layout({}, load_profile(name).layout);
    if (std::find(layouts.begin(), layouts.end(), layout) == layouts.end()) layouts.push_back(std::move(layout));
  }
  return layouts;
}

/** The scheme that the signatures from positions prove.
 *  @param asked     method and slots, and the layout if it is named.
 *  @param is_named  whether the layout is named; else that of the one program of known_applications(), or the usual one, under
 *                   which the words of all documents are those that were signed, and all have an id.
 *  @return `asked` if the database records a scheme or has no such signature.
 *  @exception SchemeMismatchError if there is no such layout, or there are several; names the remedy. */
Scheme proven_scheme(const Xapian::Database& database, const Scheme& asked, bool is_named) {
  const bool is_lost = recorded_schemes(database).empty();
  const DigestsByDocid digests = is_lost ? signed_words(database, asked) : DigestsByDocid();
  if (digests.empty()) return asked;
  std::vector<Scheme> proven;
  for (const IndexLayout& layout : is_named ? std::vector<IndexLayout>{asked.index} : known_layouts()) {
    Scheme scheme = asked;
    scheme.index = layout;
    if (is_proven(database, scheme, digests, !is_named)) proven.push_back(std::move(scheme));
  }
  if (proven.size() == 1) return proven.front();
  throw SchemeMismatchError(fmt::format(
      "documents are signed, the record of how is lost, and {}; sign as the first time, such as 'xapian-neardup attach "
      "PROGRAM "
      "PLACE', or sign every document again with --resign",
      is_named ? "their signatures are not those of the " + text_place(asked.index)
               : std::string(proven.empty() ? "no" : "more than one") + " known program keeps its text so"));
}

std::string described(const IndexLayout& layout) {
  std::string text = "text of " + text_place(layout) + ", ids of " + id_place(layout);
  if (!layout.id_from().empty()) text += ", names from " + layout.id_from();
  if (layout.ordered_words != IndexLayout().ordered_words)
    text += fmt::format(", orders of up to {} words", layout.ordered_words);
  return text;
}

/** Refuse to read another layout than the one under which a database was signed. */
void require_layout(const Xapian::Database& database, const Scheme& scheme) {
  for (const Scheme& recorded : recorded_schemes(database)) {
    if (recorded.index == scheme.index) continue;
    throw SchemeMismatchError(fmt::format(
        "database is signed with the {}, asked for the {}; leave the options of the layout out, or sign every "
        "document again: 'xapian-neardup sign DATABASE --resign' with the same options",
        described(recorded.index), described(scheme.index)));
  }
}

std::string left_out_text(const DatabaseSigningReport& report) {
  const std::pair<std::size_t, std::string> reasons[] = {
      {report.without_positions, "their words have no positions; index these documents with positions"},
      {report.under_prefixes, fmt::format("all their words have a prefix ({}); --text-prefix PREFIX signs those of one",
                                          printable(fmt::format("{}", fmt::join(report.prefixes, ", "))))},
      {report.not_covered, "the positions differ from the signed words; index these documents again"},
      {report.slots_taken, fmt::format("another program keeps values in slots of the scheme; {}", kTakenSlotRemedy)}};
  std::string text;
  for (const auto& [documents, why] : reasons) {
    if (documents != 0) text += fmt::format("\nleft out {}: {}", documents, why);
  }
  if (report.dropped != 0) {
    text += fmt::format("\n{} lost a signature that was damaged or of another scheme, and {} no signature now",
                        counted(report.dropped, "document"), report.dropped == 1 ? "has" : "have");
  }
  if (report.overlapping != 0) {
    text += fmt::format(
        "\n{} with several words at one position, such as two texts under one id: compared by an estimate, and copies "
        "may be missed",
        counted(report.overlapping, "document"));
  }
  return text;
}

std::string signing_text(const DatabaseSigningReport& report, double seconds) {
  std::string text = counted(report.newly_signed, "document") + " signed";
  if (report.resigned != 0) text += fmt::format(", {} signed again", report.resigned);
  if (report.bands_restored != 0) {
    text += fmt::format(", band terms of {} restored", report.bands_restored);
  }
  text += fmt::format(", {} already signed", report.already_signed);
  if (report.without_words != 0) text += fmt::format("; {} without words left unsigned", report.without_words);
  text += fmt::format(
      "\n{:.1f} s, {:.0f} documents/s", seconds,
      static_cast<double>(report.newly_signed + report.resigned + report.bands_restored) / std::max(seconds, 1e-3));
  return text + left_out_text(report);
}

/** Lets others write: those who wait for the lock of the database, or ask for it again and again.
 *  @param database, lock  released, and taken again afterwards. */
void let_others_in(Xapian::WritableDatabase& database, std::optional<ProgramLock>& lock, const SigningRun& run) {
  constexpr std::chrono::milliseconds kPause{50};
  constexpr std::chrono::hours kLongestTurn{1};  // of another program, such as an indexer
  constexpr std::chrono::seconds kShortTurn{2};  // which is not worth a message
  database = Xapian::WritableDatabase();
  lock.reset();
  std::this_thread::sleep_for(kPause);
  lock.emplace(run.lock_file);
  for (const auto end = std::chrono::steady_clock::now() + kShortTurn; std::chrono::steady_clock::now() < end;) {
    try {
      database = Xapian::WritableDatabase(run.place, Xapian::DB_OPEN);
      return;
    } catch (const Xapian::DatabaseLockError&) {
      std::this_thread::sleep_for(kPause / 5);
    }
  }
  database = open_writable(run.place, std::max<LockWait>(run.wait, kLongestTurn), run.log_format);
}

/** An index without positions has no text. @exception Xapian::InvalidArgumentError if nothing is signed in it. */
void require_positions(const Xapian::Database& database, const DatabaseSigningReport& report, const SigningRun& run) {
  const std::size_t left_out = report.without_positions + report.under_prefixes;
  if (database.has_positions() || left_out == 0 || report.already_signed + report.newly_signed != 0) return;
  throw Xapian::InvalidArgumentError(no_positions_text(run.place));
}

/** Pages that are signed with their navigation are seldom near copies that are signed by their content. */
void warn_of_whole_pages(const Xapian::Database& database, const DatabaseSigningReport& report, const SigningRun& run) {
  if (report.newly_signed == 0 || metadata_keys(database, kFrameKeys).empty()) return;
  print_note(fmt::format("{} signed with all words, and others by their content, so copies may be missed; index with "
                         "'xapian-neardup run', omindex once with --overwrite",
                         counted(report.newly_signed, "document")),
             run.log_format);
}

DatabaseSigningReport sign_documents(SigningRun& run, const std::function<Scheme(const Xapian::Database&)>& choose,
                                     Progress& progress) {
  refuse_remote(run.place);
  refuse_stub(run.place);
  std::optional<ProgramLock> lock(run.lock_file);
  Xapian::WritableDatabase database = open_writable(run.place, run.wait, run.log_format);
  const Scheme scheme = choose(database);
  DocumentSigner indexer(scheme, tokenizer_for(scheme));
  const Interruption interruption;
  const PendingChanges batch{run.signing.commit_every, 0};
  run.signing.commit = [&, batch] { commit_durably(database, run.place, batch); };
  run.signing.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
  run.signing.stop = [&] { return interruption.requested(); };
  run.signing.let_others_in = [&] { let_others_in(database, lock, run); };
  DatabaseSigningReport report = sign_database(database, indexer, run.signing);
  require_positions(database, report, run);
  warn_of_whole_pages(database, report, run);
  const bool is_signed = !recorded_schemes(database).empty();
  if (is_signed && !run.grouping.empty() && record_grouping(database, scheme, parse_grouping(run.grouping)))
    run.signing.commit();
  return report;
}

}  // namespace

ProgramLock::ProgramLock(const std::string& file)
    : file_(file.empty() ? -1 : ::open(file.c_str(), O_RDWR | O_CLOEXEC)) {
  if (file_ >= 0) ::flock(file_, LOCK_EX);
}

ProgramLock::~ProgramLock() {
  if (file_ >= 0) ::close(file_);
}

std::string no_positions_text(const std::string& place, const std::string& run) {
  return fmt::format(
      "the words of '{}' have no positions, so no text can be read from this index; sign while the program indexes: {}",
      place, run.empty() ? "'xapian-neardup run -- INDEXER...'" : run);
}

Scheme scheme_to_run(const Xapian::Database& database, const SigningRun& run, const std::optional<IndexLayout>& usual) {
  Scheme scheme = scheme_to_sign_with(database, run.scheme);
  scheme.index = asked_layout(usual.value_or(scheme.index), run.layout);
  if (run.signing.resign) return scheme;
  require_layout(database, scheme);
  return proven_scheme(database, scheme, usual || !run.scheme.empty() || !scheme.index.usual());
}

void sign_place(SigningRun& run, const std::function<Scheme(const Xapian::Database&)>& choose, Row row, bool prints) {
  Progress progress("documents", run.quiet, run.log_format);
  const DatabaseSigningReport report = sign_documents(run, choose, progress);
  progress.wipe();
  row.update(Row(report));
  if (prints) Listing(run.format, keys_of(row)).row(row, signing_text(report, progress.seconds()));
  if (!report.finished)
    throw Interrupted("interrupted; the signatures so far are committed; run the same command again to sign the rest");
  if (!run.quiet && run.is_for_people() && !run.group)
    print_next_step(fmt::format("'xapian-neardup group {}' groups near-duplicates", shell_word(run.place)));
}

}  // namespace neardup::cli
