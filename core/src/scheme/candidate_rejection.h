/** @file candidate_rejection.h
 *  Which candidates are rejected before their words are compared. Internal. THREADS: plain values. */
#ifndef NEARDUP_CORE_SCHEME_CANDIDATE_REJECTION_H
#define NEARDUP_CORE_SCHEME_CANDIDATE_REJECTION_H

#include <optional>

#include "scheme/scheme.h"

namespace neardup {

/** The rule of one scheme, for all who compare candidates. */
class CandidateRejection {
 public:
  /** @param probing  whether candidates are looked up with one-bit probes, too (Scheme::guaranteed_distance()). */
  CandidateRejection(const Scheme& scheme, bool probing)
      : guaranteed_(scheme.guaranteed_distance(probing)), other_bands_(scheme.has_other_than_simhash()) {}

  /** Whether a candidate may be near. Fingerprints within the distance that simhash bands guarantee keep it, whatever
   *  its sketch says. Without sketches nothing rejects what another band has found.
   *  @param hamming   nothing if a fingerprint is not known.
   *  @param estimate  of the Jaccard index, from the sketches; nothing without them.
   *  @param floor     rejection_floor() of the threshold. */
  bool keeps(std::optional<unsigned> hamming, std::optional<double> estimate, double floor) const {
    if (hamming && static_cast<int>(*hamming) <= guaranteed_) return true;
    return estimate ? *estimate >= floor : other_bands_;
  }

 private:
  int guaranteed_;  // negative: no distance
  bool other_bands_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SCHEME_CANDIDATE_REJECTION_H
