/** @file fingerprint_method.h
 *  How the 64-bit fingerprint is made: a SimHash of some hashes with some weights, as a scheme records it.
 *
 *      simhash-doc-xxh3  words by XXH3, each as heavy as it is often       the interoperability proposal, a fast hash
 *      simhash-doc       words by Jenkins lookup8, each as heavy as often  the interoperability proposal to the letter
 *      words-log         words by XXH3, 1 + log2 of how often              Manku et al. 2007 sec. 2 with damped counts
 *      words-idf         the same times how rare the word is (idf_table.h)
 *      features          the scheme's features, each as heavy as it is often   Charikar 2002 sec. 3
 *      features-log      the scheme's features, 1 + log2 of how often
 *
 *  Stage features --> signature of the flow. THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_FINGERPRINT_FINGERPRINT_METHOD_H
#define NEARDUP_CORE_FINGERPRINT_FINGERPRINT_METHOD_H

#include <cstdint>
#include <string>
#include <string_view>

namespace neardup {

enum class FingerprintKind : std::uint8_t {
  kSimhashDocXxh3,
  kSimhashDoc,
  kWordsLog,
  kWordsIdf,
  kFeatures,
  kFeaturesLog
};

struct FingerprintMethod {
  FingerprintKind kind;
  std::string_view name;  ///< in a scheme's text, as above
  bool of_features;       ///< made of the scheme's features instead of the words
  bool by_logarithm;      ///< a hash that occurs k times weighs 1 + log2(k) instead of k
  bool by_idf;            ///< rare words weigh more
};

const FingerprintMethod& fingerprint_method(FingerprintKind kind);

/** The method with that name; null if there is none. */
const FingerprintMethod* fingerprint_method(std::string_view name);

/** All names, for messages. */
std::string fingerprint_names();

}  // namespace neardup

#endif  // NEARDUP_CORE_FINGERPRINT_FINGERPRINT_METHOD_H
