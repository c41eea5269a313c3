/** @file database_issues.h
 *  What this project's own check says of a database whose schemes may be changing. */
#ifndef NEARDUP_TESTS_FAULTS_DATABASE_FINDINGS_H
#define NEARDUP_TESTS_FAULTS_DATABASE_FINDINGS_H

#include <vector>

#include <xapian.h>

#include "neardup/issue.h"

namespace neardup::faults {

/** Check under every recorded scheme, words and all. A document needs to be whole under one of them: of each, the
 *  issues under the scheme that fits it best. Without a recorded scheme, each document that has a value in a default
 *  slot is a `foreign`.
 *  @exception Xapian::Error as reading gives it. */
std::vector<Issue> issues_of(const Xapian::Database& database);

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_DATABASE_FINDINGS_H
