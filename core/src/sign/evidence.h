/** @file evidence.h
 *  What copies must share beside their signed words: collected, stored, compared. evidence_rules.h decides what counts.
 *
 *      facts of a document --> EvidenceCollector --> evidence (bytes of the signature value) --> evidence_agrees()
 *
 *  Evidence is a short string of bytes; plugin/FORMAT.md has its form. Without any it is empty. THREADS: pure functions; a
 *  collector belongs to one thread. */
#ifndef NEARDUP_CORE_SIGN_EVIDENCE_H
#define NEARDUP_CORE_SIGN_EVIDENCE_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sign/evidence_rules.h"

namespace neardup {

/** Most word pairs that are kept of a fact that is compared by near. */
constexpr std::size_t kSampledPairs = 6;

/** The same of one that is compared by part: most titles have fewer. */
constexpr std::size_t kListedPairs = 16;

/** Gathers the facts of one document. */
class EvidenceCollector {
 public:
  /** @param form  kind of file, for facts that only files of one kind have alike. */
  explicit EvidenceCollector(std::uint8_t form = 0) : form_(form) {}

  /** Add a fact; several of a kind are one. One without words says nothing.
   *  @param text    UTF-8. @param chance  of being content, of a text that was left out of a page. */
  void add(EvidenceKind kind, std::string_view text, float chance = 1);

  /** Add a number that stands for a fact, such as the hash of a file; 0 says nothing. */
  void add(EvidenceKind kind, std::uint64_t hash);

  /** The facts that count. @param words  that are signed. Cost: linear in the facts. */
  std::string evidence(std::size_t words) const;

 private:
  std::array<std::string, std::size(kEvidenceRules)> texts_;
  std::array<std::uint64_t, std::size(kEvidenceRules)> hashes_{};
  std::uint8_t form_;
};

/** Add a fact that is a number, in its place; 0 adds nothing. @param kind  that the evidence does not have. Cost: linear. */
void add_fact(std::string& evidence, EvidenceKind kind, std::uint64_t hash);

/** Whether bytes are evidence, or empty. */
bool is_evidence(std::string_view bytes);

/** A number for equal evidence; 0 for none. */
std::uint64_t evidence_hash(std::string_view evidence);

/** Whether nothing parts two documents whose signed texts are near.
 *  @param declared  whether both are declared to be one page (StoredSignature::is_view_of()). Cost: linear; no allocation. */
bool evidence_agrees(std::string_view a, std::string_view b, bool declared);

/** Whether the names of two documents differ. */
bool names_differ(std::string_view a, std::string_view b);

/** Of each kind of fact that a copy may lack, but cannot have otherwise, the hash; 0 if the evidence lacks it. Empty if it has
 *  none of them. Facts that are compared by near do not count: views of a page have other lists of links. */
std::vector<std::uint32_t> optional_facts(std::string_view evidence);

/** Whether one document has a fact that the other, which is near it, lacks, though a copy may lack it: a picture, a header, a
 *  symbol. Facts of pages do not count. Cost: linear. */
bool has_more_facts(std::string_view evidence, std::string_view other);

/** The kinds that part them. */
std::vector<EvidenceKind> parting_kinds(std::string_view a, std::string_view b, bool declared);

/** Evidence of items that are numbered in the order in which they are added. */
class EvidenceTable {
 public:
  /** @param item  greater than those before. Empty evidence costs nothing. */
  void add(std::size_t item, std::string_view evidence);

  std::string_view of(std::size_t item) const;
  bool empty() const { return ends_.empty(); }

 private:
  std::string bytes_;                // of all items
  std::vector<std::uint64_t> ends_;  // [up to the last item with evidence] of its bytes
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_EVIDENCE_H
