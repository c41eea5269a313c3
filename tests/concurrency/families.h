/** @file families.h
 *  Near-duplicates that are always written together, so that a reader can tell whether it saw one state of the database
 *  or a mixture of two. */
#ifndef NEARDUP_TESTS_CONCURRENCY_FAMILIES_H
#define NEARDUP_TESTS_CONCURRENCY_FAMILIES_H

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include <xapian.h>

#include "index/document_signer.h"
#include "neardup/token.h"
#include "plugin/random_texts.h"
#include "scheme/scheme.h"

namespace neardup {

constexpr unsigned kFamilies = 40;
constexpr unsigned kMembers = 4;

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

/** Replaces families, takes them away, puts them back, and groups the database, a commit each time. */
class FamilyWriter {
 public:
  FamilyWriter(const std::string& path, unsigned seed, CommitUnit unit);
  void step();

 private:
  void write_family(unsigned family);
  void delete_family(unsigned family);
  void commit();

  std::string path_;
  CommitUnit unit_;
  RandomTexts random_;
  Scheme scheme_;
  DocumentSigner indexer_;
  Xapian::WritableDatabase database_;
  unsigned version_ = 0;
};

/** Reads a family and looks for its members' near-duplicates, as a search would. */
class FamilyReader {
 public:
  FamilyReader(const std::string& path, unsigned seed);
  ~FamilyReader();

  /** Read one family, from the newest state. A read that the writer overtakes is begun again, at most three times.
   *  @return what was wrong; empty: nothing. */
  std::string read();

  std::size_t retries() const { return retries_; }      ///< reads begun again
  std::size_t overtaken() const { return overtaken_; }  ///< reads given up after that
  std::size_t right() const { return right_; }          ///< reads that saw one committed state

 private:
  std::string read_family(unsigned family);
  std::string judge(const std::vector<Xapian::docid>& docids, unsigned family);

  Xapian::Database database_;
  RandomTexts random_;
  Scheme scheme_;
  std::unique_ptr<Tokenizer> tokenizer_;
  std::size_t retries_ = 0;
  std::size_t overtaken_ = 0;
  std::size_t right_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_CONCURRENCY_FAMILIES_H
