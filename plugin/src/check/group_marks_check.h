/** @file group_marks_check.h
 *  Checks whether the group marks of documents are those that a run of grouping would leave. Internal. */
#ifndef NEARDUP_PLUGIN_CHECK_GROUP_MARKS_CHECK_H
#define NEARDUP_PLUGIN_CHECK_GROUP_MARKS_CHECK_H

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include <xapian.h>

#include "check/scheme_check.h"
#include "marks/stored_marks.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

/** Takes documents one by one, then compares with a dry run. */
class GroupMarksCheck {
 public:
  /** All but `found` is kept by reference. */
  GroupMarksCheck(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer, IssueSink found);

  /** Report the issues that one document's marks show by themselves. */
  void check(const StoredMarks& marks);

  /** Report what databases that are checked as one have apart. */
  void finish() const;

  /** Report the documents whose marks the next run would change. Nothing if the recorded rule speaks of databases that
   *  are not here.
   *  @param progress  called now and then.
   *  Cost: a run of grouping that writes nothing. */
  void compare_with_a_run(const std::function<void()>& progress) const;

  std::size_t groups() const { return heads_.size(); }

 private:
  void remember(const StoredMarks& marks);
  std::vector<Xapian::docid> changed_by_a_run(const std::function<void()>& progress) const;

  Xapian::Database database_;
  const Scheme& scheme_;
  Tokenizer& tokenizer_;
  IssueSink found_;
  std::string rule_;
  std::map<std::string, Xapian::docid> heads_;  // [groups] which database has a representative
  bool grouped_apart_ = false;                  // a group has representatives in several databases
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_CHECK_GROUP_MARKS_CHECK_H
