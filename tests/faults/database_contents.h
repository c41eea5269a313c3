/** @file database_contents.h
 *  All that a database holds, fact by fact, so that two databases can be compared without regard to their files. */
#ifndef NEARDUP_TESTS_FAULTS_DATABASE_CONTENTS_H
#define NEARDUP_TESTS_FAULTS_DATABASE_CONTENTS_H

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <xapian.h>

namespace neardup::faults {

/** From the name of a fact (`document 3 value 64`, `posting XNDa..`, `metadata neardup:scheme:..`, `spelling word`) to
 *  its bytes. Data, values, length of each document, its terms with wdf and positions in one; the posting list of each
 *  term; frequencies of values; metadata; spellings and synonyms; the last docid. */
using DatabaseContents = std::map<std::string, std::string>;

/** @exception Xapian::Error as reading gives it. */
DatabaseContents contents_of(const Xapian::Database& database);

/** The same of a database's folder; nothing for one that does not exist. */
DatabaseContents contents_of(const std::filesystem::path& place);

/** The facts whose names begin so. */
DatabaseContents facts_of(const DatabaseContents& contents, const std::string& beginning);

/** Where two differ, in printable lines.
 *  @param most  lines; one more tells how many are left out.
 *  @return empty iff they are equal. */
std::vector<std::string> differences(const DatabaseContents& wanted, const DatabaseContents& found,
                                     std::size_t most = 3);

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_DATABASE_CONTENTS_H
