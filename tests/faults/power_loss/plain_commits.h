/** @file plain_commits.h
 *  The control of a real power cut: a writer that leaves Xapian's commits as they are. */
#ifndef NEARDUP_TESTS_FAULTS_POWER_LOSS_PLAIN_COMMITS_H
#define NEARDUP_TESTS_FAULTS_POWER_LOSS_PLAIN_COMMITS_H

#include <filesystem>
#include <string>
#include <vector>

namespace neardup::faults {

/** Add documents to a new database and commit every two, without a sync of the folder, until a call fails.
 *  @param count_file  holds a line for each commit that is done. @return 0 at the first error. */
int commit_until_failure(const std::filesystem::path& database, const std::filesystem::path& count_file);

/** What is wrong with what it left, judged in another process; `notes` is a file that it writes. THREADS: forks. */
std::vector<std::string> judge_plain_commits(const std::filesystem::path& database,
                                             const std::filesystem::path& count_file,
                                             const std::filesystem::path& notes);

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_POWER_LOSS_PLAIN_COMMITS_H
