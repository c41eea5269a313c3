#include "faults/verdict.h"

#include <sys/wait.h>

#include <charconv>
#include <chrono>
#include <exception>
#include <fstream>

#include "faults/database_issues.h"
#include "output/printable.h"
#include "programs/child_process.h"

namespace neardup::faults {

namespace {

constexpr std::chrono::seconds kSilence(60);
constexpr const char* kVersionFile = "iamglass";  // the last file that is written when Xapian makes a database
constexpr const char* kResigningFact = "metadata neardup:resigning";

bool is_made(const std::filesystem::path& database) {
  return std::filesystem::exists(database / kVersionFile);
}

std::string first_line(const std::filesystem::path& file) {
  std::ifstream lines(file);
  std::string line;
  std::getline(lines, line);
  return line;
}

std::set<std::pair<IssueKind, Xapian::docid>> findings_in(const std::filesystem::path& place) {
  std::set<std::pair<IssueKind, Xapian::docid>> found;
  if (!is_made(place)) return found;
  for (const Issue& issue : issues_of(Xapian::Database(place.string()))) {
    found.emplace(issue.kind, issue.docid);
  }
  return found;
}

/** The docid up to which a re-signing says that documents are done: the last line of its record. */
Xapian::docid resigned_up_to(const DatabaseContents& contents) {
  const auto record = contents.find(kResigningFact);
  if (record == contents.end()) return 0;
  const std::string& text = record->second;
  Xapian::docid docid = 0;
  std::from_chars(text.data() + text.rfind('\n') + 1, text.data() + text.size(), docid);
  return docid;
}

}  // namespace

Verdict::Verdict(const PreparedScenario& prepared)
    : prepared_(prepared),
      before_(contents_of(prepared.before().database)),
      after_(contents_of(prepared.after().database)),
      known_(findings_in(prepared.before().database)) {
  known_.merge(findings_in(prepared.after().database));
}

std::vector<std::string> Verdict::judge(const Places& left, std::optional<int> exit_code) const {
  std::vector<std::string> complaints;
  const auto work = [&](const LineSink& say) {
    try {
      judge_here(left, exit_code, [&say](const std::string& complaint) { say(cli::printable(complaint)); });
    } catch (const Xapian::Error& error) {
      say(cli::printable("reading it fails: " + error.get_description()));
    } catch (const std::exception& error) {
      say(cli::printable("reading it fails: " + std::string(error.what())));
    }
    return 0;
  };
  const ChildEnd end = watch_child(
      work, [&](const std::string& line) { complaints.push_back(line); }, kSilence);
  if (end.silent) complaints.emplace_back("whoever reads it hangs");
  if (!end.silent && end.signal != 0) {
    complaints.push_back("whoever reads it is ended by signal " + std::to_string(end.signal));
  }
  return complaints;
}

void Verdict::judge_here(const Places& left, std::optional<int> exit_code, const Say& say) const {
  if (!may_be_missing(left.database)) {
    judge_state(left, exit_code, say);
  } else if (exit_code == prepared_.exit_code()) {
    say("exit code " + std::to_string(*exit_code) + ", but there is no database");
  }
  judge_second_run(left, say);
}

bool Verdict::may_be_missing(const std::filesystem::path& database) const {
  return before_.empty() && !is_made(database);
}

void Verdict::judge_state(const Places& left, std::optional<int> exit_code, const Say& say) const {
  const std::string place = left.database.string();
  const Xapian::Database database(place);
  if (const std::size_t errors = Xapian::Database::check(place); errors != 0) {
    return say("Xapian's own check finds errors: " + std::to_string(errors));
  }
  const DatabaseContents contents = contents_of(database);
  for (const Issue& issue : issues_of(database)) {
    if (is_allowed(issue)) continue;
    say("document " + std::to_string(issue.docid) + ": " + issue_name(issue.kind) + ": " + issue.detail);
  }
  judge_progress(contents, say);
  if (exit_code != prepared_.exit_code()) return;
  for (const std::string& difference : differences(after_, contents)) {
    say("exit code " + std::to_string(*exit_code) + ", but it is not done: " + difference);
  }
}

bool Verdict::is_allowed(const Issue& issue) const {
  return issue_weight(issue.kind) == IssueWeight::kNote || prepared_.scenario().unfinished.count(issue.kind) != 0 ||
         known_.count({issue.kind, issue.docid}) != 0;
}

/** A record that says documents are done is committed with them or after them: they are as they will be at the end. */
void Verdict::judge_progress(const DatabaseContents& contents, const Say& say) const {
  for (Xapian::docid docid = resigned_up_to(contents); docid != 0; --docid) {
    const std::string document = "document " + std::to_string(docid) + " ";
    for (const std::string& difference : differences(facts_of(after_, document), facts_of(contents, document), 1))
      say("the record of a re-signing is ahead of the documents: " + difference);
  }
}

void Verdict::judge_second_run(const Places& left, const Say& say) const {
  const std::filesystem::path errors = left.database.string() + ".second-run";
  const int status = run_in_child([&] { return run(prepared_.scenario(), left); }, "/dev/null", errors);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != prepared_.exit_code()) {
    const std::string end = WIFEXITED(status) ? "exit code " + std::to_string(WEXITSTATUS(status))
                                              : "signal " + std::to_string(WTERMSIG(status));
    return say("the same command again ends with " + end + ": " + first_line(errors));
  }
  if (const std::size_t found = Xapian::Database::check(left.database.string()); found != 0) {
    return say("Xapian's own check finds errors after the same command again: " + std::to_string(found));
  }
  for (const std::string& difference : differences(after_, contents_of(left.database))) {
    say("after the same command again: " + difference);
  }
  if (std::filesystem::exists(left.database.string() + ".neardup-build")) {
    say("after the same command again the folder of a build is left over");
  }
}

}  // namespace neardup::faults
