// The commands under test: how each one's database is made, and its words.

#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <random>
#include <stdexcept>
#include <thread>

#include <xapian.h>

#include "databases/guarded_run.h"
#include "errors/exit_codes.h"
#include "faults/scenario.h"
#include "group/grouping.h"
#include "neardup/durable_commit.h"
#include "record/scheme_record.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::faults {

namespace {

using Words = std::vector<std::string>;

constexpr unsigned kDocuments = 36;
constexpr unsigned kAlike = 3;  // documents that are near-duplicates of each other
constexpr unsigned kWords = 80;

std::string random_word(std::mt19937& random) {
  std::string word;
  for (unsigned i = 0; i != 3; ++i) {
    word += "bdfgklmnprst"[random() % 12];
    word += "aeiou"[random() % 5];
  }
  return word;
}

/** The text of a document: one word is its own, the others are those of its near-duplicates; another version is
 *  another text. */
std::string text_of(unsigned number, unsigned version) {
  std::mt19937 random(1000 * version + number / kAlike);
  std::string text;
  for (unsigned i = 0; i != kWords; ++i) {
    const std::string word = random_word(random);
    text += (i == kWords / 2 ? "own" + std::to_string(number) : word) + (i % 10 == 9 ? ".\n" : " ");
  }
  return text;
}

std::string file_name(unsigned number) {
  return "file-" + std::to_string(100 + number) + ".txt";
}

void write_file(const std::filesystem::path& folder, unsigned number, unsigned version) {
  const std::filesystem::path path = folder / file_name(number);
  std::ofstream(path, std::ios::binary) << text_of(number, version);
  // As it would be on every day that the scenario is made: times are stored.
  const std::time_t modified =
      1600000000 + 60 * static_cast<std::time_t>(number) + 86400 * static_cast<std::time_t>(version);
  const struct timespec times[2] = {{modified, 0}, {modified, 0}};
  if (::utimensat(AT_FDCWD, path.c_str(), times, 0) != 0)
    throw std::runtime_error("cannot set the time of " + path.string());
}

void write_files(const Places& places) {
  std::filesystem::create_directories(places.inputs / "files");
  for (unsigned number = 0; number != kDocuments; ++number) write_file(places.inputs / "files", number, 0);
}

/** Some files changed, some gone, some new. */
void change_files(const Places& places) {
  const std::filesystem::path folder = places.inputs / "files";
  for (const unsigned number : {3U, 10U, 17U, 24U, 31U}) write_file(folder, number, 1);
  for (const unsigned number : {0U, 13U, 25U}) std::filesystem::remove(folder / file_name(number));
  for (unsigned number = kDocuments; number != kDocuments + 8; ++number) write_file(folder, number, 0);
}

void write_records(const Places& places) {
  std::ofstream file(places.inputs / "records.jsonl");
  for (unsigned number = 0; number != kDocuments; ++number) {
    std::string text = text_of(number, 0);
    for (char& byte : text) byte = byte == '\n' ? ' ' : byte;
    file << R"({"id": "record-)" << number << R"(", "title": "Record )" << number << R"(", "text": ")" << text
         << "\"}\n";
  }
}

/** A step of a preparation: it succeeds. */
void require_run(const Words& words, const Places& places) {
  const Scenario step{words.front(), {}, words};
  const int status = run_in_child([&] { return run(step, places); }, "/dev/null");
  if (status != 0) throw std::runtime_error("'" + words.front() + "' fails while a scenario is prepared");
}

void index_files(const Places& places) {
  write_files(places);
  require_run({"index", "DATABASE", "INPUTS/files", "--quiet"}, places);
}

/** A new database of shards whose build was killed when two of them were complete: it waits for the third one's records
 *  then. */
void interrupt_shards(const Places& places, const Words& words) {
  write_records(places);
  const std::filesystem::path records = places.inputs / "records.jsonl";
  std::ifstream lines(records);
  std::filesystem::rename(records, places.inputs / "whole");
  if (::mkfifo(records.c_str(), 0600) != 0) throw std::runtime_error("cannot make " + records.string());
  const pid_t child = ::fork();
  if (child == 0) std::_Exit(run({"interrupted", {}, words}, places));
  {
    std::ofstream pipe(records);
    std::string line;
    for (unsigned number = 0; number != 20 && std::getline(lines, line); ++number) pipe << line << '\n';
    pipe.flush();
    const std::filesystem::path build = places.database.string() + ".neardup-build";
    const auto complete = [&] {
      return std::filesystem::exists(build / "000001") && std::filesystem::exists(build / "000002");
    };
    for (unsigned poll = 0; poll != 3000 && !complete(); ++poll) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    if (!complete()) throw std::runtime_error("no shards are complete in " + build.string());
  }
  std::filesystem::rename(places.inputs / "whole", records);
}

void index_and_group_files(const Places& places) {
  index_files(places);
  require_run({"group", "DATABASE", "--quiet"}, places);
}

/** In a child, so that this process holds no lock and its library no state. */
void change_database(const Places& places, const std::function<void(Xapian::WritableDatabase& database)>& change) {
  const int status = run_in_child([&] {
    return cli::run_guarded([&] {
      Xapian::WritableDatabase database(places.database.string(), Xapian::DB_CREATE_OR_OPEN);
      change(database);
      database.commit();
    });
  });
  if (status != 0) throw std::runtime_error("cannot change '" + places.database.string() + "'");
}

void index_without_signing(const Places& places) {
  change_database(places, [](Xapian::WritableDatabase& database) {
    for (unsigned number = 0; number != kDocuments; ++number) {
      const std::string id = "Qrecord-" + std::to_string(number);
      Xapian::Document document;
      Xapian::TermGenerator generator;
      generator.set_document(document);
      if (number % 12 != 5) generator.index_text(text_of(number, 0));  // the others are empty
      document.add_boolean_term(id);
      document.set_data(id);
      database.replace_document(id, document);
    }
  });
}

void remove_band_term(Xapian::Document& document) {
  auto term = document.termlist_begin();
  term.skip_to("XND");
  document.remove_term(*term);
}

/** All that verifying mends. */
void damage_signatures(const Places& places) {
  index_files(places);
  change_database(places, [](Xapian::WritableDatabase& database) {
    for (const Xapian::docid docid : {4U, 9U, 20U}) {
      Xapian::Document document = database.get_document(docid);
      std::string value = document.get_value(66);
      value[2] = static_cast<char>(value[2] ^ 1);
      document.add_value(66, value);
      database.replace_document(docid, document);
    }
    for (const Xapian::docid docid : {6U, 30U}) {
      Xapian::Document document = database.get_document(docid);
      remove_band_term(document);
      database.replace_document(docid, document);
    }
    Xapian::Document document = database.get_document(12);
    document.add_value(64, "");
    database.replace_document(12, document);
  });
}

/** The command has batches of thousands of documents, and no option for less. */
int group_in_small_batches(const Places& places) {
  cli::install_terminate_handler();
  ::setenv("XAPIAN_FLUSH_THRESHOLD", "1000000000", 1);
  return cli::run_guarded([&] {
    Xapian::WritableDatabase database(places.database.string(), Xapian::DB_OPEN);
    const Scheme scheme = database_scheme(database);
    GrouperOptions options;
    options.commit_every = 5;
    options.commit = [&] { commit_durably(database, places.database.string()); };
    group_databases({database}, scheme, *tokenizer_for(scheme), options);
  });
}

void index_group_and_index_changes(const Places& places) {
  index_and_group_files(places);
  change_files(places);
  require_run({"index", "DATABASE", "INPUTS/files", "--delete-missing", "--quiet"}, places);
}

void index_group_and_change_files(const Places& places) {
  index_and_group_files(places);
  change_files(places);
}

/** What grouping leaves for its next commit. */
std::set<IssueKind> half_grouped() {
  return {IssueKind::kStaleGroup};
}

std::set<IssueKind> half_resigned() {
  std::set<IssueKind> kinds = half_grouped();
  kinds.insert({IssueKind::kSeveralSchemes, IssueKind::kForeign});
  return kinds;
}

}  // namespace

std::vector<Scenario> scenarios() {
  const Words index_new{"index", "DATABASE", "INPUTS/files", "--commit-every", "8", "--jobs", "2", "--quiet"};
  Words index_changed = index_new;
  index_changed.emplace_back("--delete-missing");
  Words index_replacing = index_new;
  index_replacing.insert(index_replacing.end(), {"--on-duplicate", "replace"});
  Words index_shards = index_new;
  index_shards.insert(index_shards.end(), {"--build", "shards"});
  const Words index_jsonl{"index",  "DATABASE", "--jsonl", "INPUTS/records.jsonl", "--commit-every", "8",
                          "--jobs", "2",        "--quiet"};
  Words resume_shards = index_jsonl;
  resume_shards.insert(resume_shards.end(), {"--build", "shards"});
  return {
      {"index-new", write_files, index_new},
      {"index-shards", write_files, index_shards},
      {"index-changed", index_group_and_change_files, index_changed, {}, half_grouped()},
      {"index-replacing", write_files, index_replacing},
      {"index-jsonl", write_records, index_jsonl},
      {"index-resumed", [resume_shards](const Places& places) { interrupt_shards(places, resume_shards); },
       resume_shards},
      {"sign", index_without_signing, {"sign", "DATABASE", "--commit-every", "7", "--quiet"}},
      {"add-resign",
       index_and_group_files,
       {"sign", "DATABASE", "--resign", "--scheme", "short", "--commit-every", "7", "--quiet"},
       {},
       half_resigned()},
      {"group", index_files, {"group", "DATABASE", "--quiet"}, {}, half_grouped()},
      {"group-batches", index_files, {}, group_in_small_batches, half_grouped()},
      {"group-changes", index_group_and_index_changes, {"group", "DATABASE", "--quiet"}, {}, half_grouped()},
      {"group-changes-batches", index_group_and_index_changes, {}, group_in_small_batches, half_grouped()},
      {"sign-verify", damage_signatures, {"sign", "DATABASE", "--verify", "--quiet"}},
      {"distinct",
       index_and_group_files,
       {"group", "DATABASE", "--distinct", "INPUTS/files/file-100.txt", "INPUTS/files/file-101.txt"}},
  };
}

}  // namespace neardup::faults
