/** @file group_check.h
 *  Whether a grouper left what the definition of groups asks for, and nothing to do for another run. */
#ifndef NEARDUP_TESTS_SOAK_GROUP_CHECK_H
#define NEARDUP_TESTS_SOAK_GROUP_CHECK_H

#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "group/grouping.h"
#include "plugin/group_marks.h"
#include "soak/soaked_database.h"

namespace neardup {

/** One database alone. */
inline GroupReport group_database(Xapian::WritableDatabase& database, const Scheme& scheme, Tokenizer& tokenizer,
                                  const GrouperOptions& options = {}) {
  return group_databases({database}, scheme, tokenizer, options);
}

}  // namespace neardup

namespace neardup::soak {

/** The grouper under test: group_database(), or one with a fault that must be found. */
using GroupFunction = std::function<GroupReport(Xapian::WritableDatabase& database, const Scheme& scheme,
                                                Tokenizer& tokenizer, const GrouperOptions& options)>;

/** Something is not as it should be; what() says what. */
class Divergence : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** What every document must carry, by brute force from the model. */
MarksByDocid expected_marks(const SoakedDatabase& database);

/** @exception Divergence naming the first document that is not as expected. */
void check_marks(SoakedDatabase& database, const MarksByDocid& expected);

/** @exception Divergence if a report does not say what is expected of the groups. */
void check_report(const GroupReport& report, const MarksByDocid& expected);

/** A group run that is watched: what it says of its changes is held against the changes it makes. */
class WatchedRun {
 public:
  /** Looks at what is there before. */
  WatchedRun(SoakedDatabase& database, GroupFunction group);

  /** Find out what a run would do, without one.
   *  @exception Divergence if a byte changes. */
  void rehearse(const GrouperOptions& options);

  /** Group.
   *  @exception Divergence if documents are changed otherwise than is told, or than the rehearsal said. */
  GroupReport run(const GrouperOptions& options);

 private:
  struct Outcome {
    GroupReport report;
    std::vector<GroupChange> changes;
  };

  Outcome told(const GroupFunction& group, GrouperOptions options);

  SoakedDatabase& database_;
  GroupFunction group_;
  std::map<Xapian::docid, GroupChange> before_;  // what each document carries
  std::optional<Outcome> rehearsed_;
};

/** Group again, and once more after all groups were removed: what a run leaves must not depend on earlier groups.
 *  @exception Divergence if the database then differs in a byte, or a run reports otherwise than the first. */
void check_settled(SoakedDatabase& database, const GroupFunction& group, const GroupReport& first);

}  // namespace neardup::soak

#endif  // NEARDUP_TESTS_SOAK_GROUP_CHECK_H
