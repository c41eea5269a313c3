/** @file group_marks_check.h
 *  Checks whether group marks fit each other, their signatures and the recorded rule. Internal. */
#ifndef NEARDUP_PLUGIN_CHECK_GROUP_MARKS_CHECK_H
#define NEARDUP_PLUGIN_CHECK_GROUP_MARKS_CHECK_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <xapian.h>

#include "check/issue_sink.h"
#include "marks/stored_marks.h"
#include "scheme/scheme.h"

namespace neardup {

/** Takes documents one by one, then checks the groups. */
class GroupMarksCheck {
 public:
  GroupMarksCheck(const Xapian::Database& database, const Scheme& scheme, IssueSink found);

  /** Report the issues of one document. */
  void check(const StoredMarks& marks);

  /** Take a document with a value of another program: what it says of its group proves nothing. */
  void pass_over(const StoredMarks& marks) { groups_[marks.group].uncertain = true; }

  /** Report the issues of the groups, and the documents that no run of grouping has seen.
   *  @param before_each  called before each group. */
  void finish(const std::function<void()>& before_each);

  std::size_t groups() const;

 private:
  struct SeenGroup {
    std::size_t documents = 0;
    std::size_t representatives = 0;
    Xapian::docid first = 0;
    Xapian::docid representative = 0;
    std::uint64_t digest = 0;  // of the representative
    bool spread = false;       // over several databases that are checked as one
    bool heads_apart = false;  // representatives in several of them
    bool uncertain = false;    // a document may belong to it
  };

  void check_values(const StoredMarks& marks);
  void check_state(const StoredMarks& marks);
  void check_single(const StoredMarks& marks);
  void check_terms(const StoredMarks& marks);
  void remember(const StoredMarks& marks);
  void check_group(const std::string& id, const SeenGroup& group);
  void tell_if_grouped_apart() const;
  Xapian::docid shard(Xapian::docid docid) const { return (docid - 1) % shards_; }
  bool is_id_of(const std::string& id, const SeenGroup& group) const;

  Xapian::Database database_;
  const Scheme& scheme_;
  IssueSink found_;
  std::string rule_;
  std::optional<double> threshold_;  // recorded
  bool group_terms_;
  bool singles_;
  bool together_;
  Xapian::docid shards_;
  std::set<Xapian::docid> grouped_shards_;
  std::map<std::string, SeenGroup> groups_;
  std::vector<Xapian::docid> ungrouped_;
  std::optional<std::vector<Xapian::docid>> incremental_state_;  // ascending
  std::vector<Xapian::docid> unknown_;                           // to the incremental state
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_CHECK_GROUP_MARKS_CHECK_H
