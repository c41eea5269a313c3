/** @file commit_journal.h
 *  What a writer has begun and committed, in memory that processes share and that outlives a killed one. */
#ifndef NEARDUP_TESTS_CONCURRENCY_COMMIT_JOURNAL_H
#define NEARDUP_TESTS_CONCURRENCY_COMMIT_JOURNAL_H

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace neardup {

/** What a family is: a version of its text, or gone with that version. */
struct FamilyState {
  std::uint32_t version = 0;
  bool deleted = true;  ///< as each family is at first
};

/** Notes of one writer, read by many. THREADS: one writes at a time, any process reads. */
class CommitJournal {
 public:
  /** Map the memory; children of this process share it. @exception std::bad_alloc */
  explicit CommitJournal(std::size_t families);
  ~CommitJournal();
  CommitJournal(const CommitJournal&) = delete;
  CommitJournal& operator=(const CommitJournal&) = delete;

  /** Before a family is written or deleted. @return its version. */
  std::uint32_t begin(std::size_t family, bool deletes);
  /** After the commit of what was begun, or after a look at what a killed writer left.
   *  @param state  what is in the database. */
  void commit(std::size_t family, const FamilyState& state);

  /** Number of families that were written or deleted, begun or done. */
  std::uint32_t versions() const { return shared_->version; }
  FamilyState begun(std::size_t family) const { return state_of(entries_[family].begun); }
  FamilyState committed(std::size_t family) const { return state_of(entries_[family].committed); }

  /** What is wrong with a family as a reader saw it; null if nothing: it is what was committed before the reader looked, or
   *  what was begun until then.
   *  @param before  what was committed before the reader opened the database.
   *  @param seen    the version of its documents; nothing if there were none. */
  const char* judge(std::size_t family, const FamilyState& before, std::optional<std::uint32_t> seen) const;

  /** Grouping changes documents in several commits. */
  void begin_grouping() { ++shared_->groupings; }
  void end_grouping() { ++shared_->groupings; }
  /** Changes when a grouping begins or ends; odd within one. A killed grouping ends with the next one. */
  std::uint32_t groupings() const { return shared_->groupings; }

  /** The database moved to another folder. */
  void move() { ++shared_->moves; }
  std::uint32_t moves() const { return shared_->moves; }

  /** Readers are to come to an end. */
  void stop() { shared_->stopped = true; }
  bool stopped() const { return shared_->stopped; }

 private:
  using Packed = std::atomic<std::uint32_t>;
  struct Entry {
    Packed begun;          // version, and in the lowest bit whether it is deleted
    Packed committed;      // likewise
    Packed last_deletion;  // the version of the last one that was begun
  };
  struct Shared {
    Packed version, groupings, moves;
    std::atomic<bool> stopped;
  };

  static FamilyState state_of(std::uint32_t packed) { return {packed >> 1U, (packed & 1U) != 0}; }

  std::size_t bytes_;
  Shared* shared_;
  Entry* entries_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_CONCURRENCY_COMMIT_JOURNAL_H
