#include "faults/power_loss/plain_commits.h"

#include <algorithm>
#include <exception>
#include <fstream>
#include <iterator>

#include <xapian.h>

#include "faults/scenario.h"

namespace neardup::faults {

namespace fs = std::filesystem;

namespace {

constexpr unsigned kDocumentsOfCommit = 2;

Xapian::Document numbered_document(unsigned number) {
  Xapian::Document document;
  Xapian::TermGenerator generator;
  generator.set_document(document);
  for (unsigned i = 0; i != 50; ++i) generator.index_text("word" + std::to_string((number * 31 + i * i) % 997));
  document.set_data("document " + std::to_string(number));
  return document;
}

std::string complaint_about(const fs::path& place, std::size_t commits) {
  const Xapian::Database database(place.string());
  if (Xapian::Database::check(place.string()) != 0) return "Xapian's own check finds errors";
  const std::size_t wanted = commits * kDocumentsOfCommit;
  if (database.get_doccount() >= wanted) return {};
  return std::to_string(database.get_doccount()) + " documents of " + std::to_string(wanted) + " committed";
}

}  // namespace

int commit_until_failure(const fs::path& database, const fs::path& count_file) {
  std::ofstream count(count_file);
  try {
    Xapian::WritableDatabase writable(database.string(), Xapian::DB_CREATE);
    for (unsigned number = 1;; ++number) {
      writable.add_document(numbered_document(number));
      if (number % kDocumentsOfCommit != 0) continue;
      writable.commit();
      count << "committed" << std::endl;
    }
  } catch (const Xapian::Error&) {
    return 0;
  }
}

std::vector<std::string> judge_plain_commits(const fs::path& database, const fs::path& count_file,
                                             const fs::path& notes) {
  std::ifstream count(count_file);
  const auto commits = static_cast<std::size_t>(
      std::count(std::istreambuf_iterator<char>(count), std::istreambuf_iterator<char>(), '\n'));
  if (commits == 0) return {};
  const int status = run_in_child([&] {
    std::ofstream out(notes);
    try {
      out << complaint_about(database, commits);
    } catch (const Xapian::Error& error) {
      out << "destroyed: " << error.get_description();
    }
    return 0;
  });
  std::ifstream in(notes);
  std::string complaint;
  std::getline(in, complaint);
  if (status != 0) complaint = "destroyed: reading it ended the reader with status " + std::to_string(status);
  return complaint.empty() ? std::vector<std::string>() : std::vector<std::string>{complaint};
}

}  // namespace neardup::faults
