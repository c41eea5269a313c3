/** @file signature_truth.h
 *  The signatures that a sound database held, and what readers make of a damaged copy. */
#ifndef NEARDUP_TESTS_FAULTS_PAGE_CORRUPTION_SIGNATURE_TRUTH_H
#define NEARDUP_TESTS_FAULTS_PAGE_CORRUPTION_SIGNATURE_TRUTH_H

#include <cstddef>
#include <filesystem>
#include <map>
#include <set>
#include <string>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup::faults {

/** Which values are taken. */
enum class ReaderKind : std::uint8_t {
  kChecked,    ///< the project's own reader
  kUnchecked,  ///< a reader that takes any checksum for right: the proof that there is something to find
};

/** Values that a reader took from a damaged database, fingerprints and signatures. */
struct TakenValues {
  std::size_t right = 0;
  std::size_t invented = 0;   ///< no document ever had them
  std::size_t misplaced = 0;  ///< another document's: whole, with a right checksum, which does not cover the docid

  std::size_t wrong() const { return invented + misplaced; }
};

class SignatureTruth {
 public:
  /** Reads a sound database of one scheme. */
  explicit SignatureTruth(const std::filesystem::path& database);

  /** Read each document of another copy. Documents that cannot be read are left out.
   *  @exception Xapian::Error if it does not open. */
  TakenValues taken_from(const std::filesystem::path& database, ReaderKind reader) const;

  std::size_t documents() const { return values_.size(); }

  /** Fingerprints and signatures as they are stored. */
  const std::set<std::string>& all_values() const { return known_; }

 private:
  struct Values {
    std::string fingerprint;
    std::string signature;
  };

  Values values_of(const Xapian::Database& database, Xapian::docid docid, ReaderKind reader) const;

  Scheme scheme_;
  std::map<Xapian::docid, Values> values_;
  std::set<std::string> known_;  // all of them
};

}  // namespace neardup::faults

#endif  // NEARDUP_TESTS_FAULTS_PAGE_CORRUPTION_SIGNATURE_TRUTH_H
