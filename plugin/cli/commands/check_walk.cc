#include "commands/check_walk.h"

#include <chrono>
#include <memory>
#include <set>
#include <utility>

#include <nlohmann/json.hpp>

#include "check/scheme_check.h"
#include "databases/database_opening.h"
#include "databases/document_name.h"
#include "errors/xapian_errors.h"
#include "neardup/snapshot_retry.h"
#include "record/chosen_scheme.h"
#include "record/scheme_record.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Issue, kind, docid, detail)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(DatabaseCheckReport, documents, signed_documents, groups, words_compared,
                                   not_covered, not_signed)

}  // namespace neardup

namespace neardup::cli {

namespace {

using Message = nlohmann::json;

using Clock = std::chrono::steady_clock;

/** The named scheme, else every recorded one. */
std::vector<Scheme> schemes_to_check(const Xapian::Database& database, const std::string& name) {
  if (!name.empty()) return {scheme_of(database, name)};
  std::vector<Scheme> schemes = recorded_schemes(database);
  if (schemes.empty()) return {database_scheme(database)};
  if (any_clash(schemes)) schemes.resize(1);
  return schemes;
}

/** Run check_database(); a writer may discard its snapshot. */
DatabaseCheckReport check_while_unchanged(Xapian::Database database, const Scheme& scheme,
                                          const DatabaseCheckOptions& options, LogFormat format) {
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(scheme);
  DatabaseCheckReport report;
  const auto check = [&](const Xapian::Database& unchanged) {
    read_what_may_be_damaged([&] { report = check_database(unchanged, scheme, *tokenizer, options); });
  };
  if (!read_with_retries(database, check, 0)) note_other_writer(format);
  return report;
}

}  // namespace

void walk_through(const DatabaseOptions& options, bool words, LogFormat format, const LineSink& say) {
  Xapian::Database database = open_database(options.place);
  std::vector<Scheme> schemes;
  bool one_of_several = false;
  read_with_retries(database, [&](const Xapian::Database& state) {
    schemes = schemes_to_check(state, options.scheme);
    one_of_several = recorded_schemes(state).size() > 1;
  });
  const auto write = [&](const Message& message) {
    say(message.dump(-1, ' ', false, Message::error_handler_t::replace));
  };
  std::set<std::pair<IssueKind, std::string>> written;  // of no scheme
  Clock::time_point progress_written{};
  bool walked = false;
  for (const Scheme& scheme : schemes) {
    const std::string name = one_of_several ? scheme.name() : "";
    DatabaseCheckOptions check;
    check.words = words;
    check.found = [&](const Issue& issue) {
      const bool of_scheme = is_of_a_scheme(issue.kind);
      if (!of_scheme && !written.emplace(issue.kind, issue.detail).second) return;
      const Row id = issue.docid == 0 ? Row(nullptr) : document_name(database, issue.docid);
      write({{"issue", issue}, {"id", id}, {"scheme", of_scheme ? name : ""}});
    };
    check.progress = [&](std::size_t done, std::size_t all) {
      const Clock::time_point now = Clock::now();
      // The end is written at once: the parent waits longer from there on.
      const bool changes = (done == all) != std::exchange(walked, done == all);
      if (!changes && now - progress_written < std::chrono::milliseconds(200)) return;
      progress_written = now;
      write({{"done", done}, {"all", all}});
    };
    write({{"report", check_while_unchanged(database, scheme, check, format)}, {"scheme", name}});
  }
}

void WalkReader::take(const std::string& line) {
  const Message message = Message::parse(line, nullptr, false);
  if (message.contains("issue")) {
    progress_.wipe();
    output_.issue(message["issue"].get<Issue>(), message["id"], message["scheme"].get<std::string>());
  } else if (message.contains("done")) {
    const auto done = message["done"].get<std::size_t>();
    const auto all = message["all"].get<std::size_t>();
    walked_ = done == all;
    progress_.update(done, all);
  } else if (message.contains("report")) {
    reports_.push_back({message["scheme"].get<std::string>(), message["report"].get<DatabaseCheckReport>()});
  }
}

}  // namespace neardup::cli
