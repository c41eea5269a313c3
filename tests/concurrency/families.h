/** @file families.h
 *  Near-duplicates that are always written together, so that a reader can tell whether it saw one state of the database
 *  or a mixture of two. */
#ifndef NEARDUP_TESTS_CONCURRENCY_FAMILIES_H
#define NEARDUP_TESTS_CONCURRENCY_FAMILIES_H

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "concurrency/commit_journal.h"
#include "index/document_signer.h"
#include "neardup/token.h"
#include "plugin/random_texts.h"
#include "scheme/scheme.h"

namespace neardup {

constexpr unsigned kFamilies = 40;  ///< of several members; those after them are single documents
constexpr unsigned kMembers = 4;

constexpr unsigned members_of(unsigned family) {
  return family < kFamilies ? kMembers : 1;
}

/** A family has one text at a time, by its version; its members differ by a word. */
struct FamilyMember {
  unsigned family = 0;
  unsigned version = 0;
  unsigned member = 0;

  std::string text() const;
  /** What a document of it has as its data. */
  std::string data() const;
  static std::optional<FamilyMember> from_data(const std::string& data);
};

/** What a commit of the writer holds together. */
enum class CommitUnit {
  kFamily,    ///< all members of a family
  kDocument,  ///< a member: a mistake that readers must notice
};

/** A database that is replaced as a whole: a stub file that names its present folder, beside it. */
class MovableDatabase {
 public:
  explicit MovableDatabase(std::string stub) : stub_(std::move(stub)) {}

  const std::string& stub() const { return stub_; }
  /** The present folder; the first one before there is a stub. */
  std::string folder() const;
  /** Compact the present folder into the next one and name that. The one before the present is removed. */
  void compact() const;
  /** Name a folder. */
  void name(const std::string& folder) const;

 private:
  std::string folder(unsigned number) const { return stub_ + "." + std::to_string(number); }
  unsigned number() const;

  std::string stub_;
};

/** Replaces families, deletes them, puts them back, and groups and compacts the database. */
class FamilyWriter {
 public:
  /** @param path     of a stub (MovableDatabase). If there is none, the database is made, with all families.
   *  @param journal  for as many families as there are. */
  FamilyWriter(const std::string& path, unsigned seed, CommitUnit unit, CommitJournal& journal, unsigned families);

  void step();

  /** Compare the database with what was begun and committed before a writer was killed, and note what is there.
   *  @param looked_at  about as many of the single documents of which nothing was begun, drawn at random; all if it is
   *                    the number of families.
   *  @return what is wrong; empty: nothing. */
  std::string recover(unsigned looked_at);

 private:
  void open(int flags);
  void group();
  void compact();
  void change(const std::vector<unsigned>& families, bool deletes);
  void write_family(unsigned family, std::uint32_t version);
  void delete_family(unsigned family);
  void commit();
  unsigned any_family() { return static_cast<unsigned>(random_.below(families_)); }

  MovableDatabase place_;
  CommitUnit unit_;
  CommitJournal& journal_;
  unsigned families_;
  RandomTexts random_;
  Scheme scheme_;
  DocumentSigner indexer_;
  Xapian::WritableDatabase database_;
};

/** Reads a family, looks for its members' near-duplicates, and searches for its words, each text shown once. */
class FamilyReader {
 public:
  FamilyReader(const std::string& path, unsigned seed, const CommitJournal& journal, unsigned families);
  ~FamilyReader();

  /** Read one family, from the newest state. A read that the writer overtakes is begun again, at most three times.
   *  @return what was wrong; empty: nothing. */
  std::string read();

  std::size_t retries() const { return retries_; }      ///< reads begun again
  std::size_t overtaken() const { return overtaken_; }  ///< reads given up after that
  std::size_t right() const { return right_; }          ///< reads that saw one committed state

 private:
  void open_newest();
  std::string read_family(unsigned family);
  std::string judge(const std::vector<Xapian::docid>& docids, unsigned family);
  std::string judge_search(const std::string& text) const;

  std::string path_;
  const CommitJournal& journal_;
  unsigned families_;
  std::uint32_t moves_;
  Xapian::Database database_;
  std::optional<std::uint32_t> seen_;  // the version of the family that was read; nothing if it was not there
  RandomTexts random_;
  Scheme scheme_;
  std::unique_ptr<Tokenizer> tokenizer_;
  std::size_t retries_ = 0;
  std::size_t overtaken_ = 0;
  std::size_t right_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_CONCURRENCY_FAMILIES_H
