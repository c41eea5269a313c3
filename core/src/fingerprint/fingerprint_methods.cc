#include <cstddef>

#include "features/method_text.h"
#include "fingerprint/fingerprint_method.h"

namespace neardup {

namespace {

constexpr FingerprintMethod kMethods[] = {
    {FingerprintKind::kSimhashDocXxh3, "simhash-doc-xxh3", false, false, false},
    {FingerprintKind::kSimhashDoc, "simhash-doc", false, false, false},
    {FingerprintKind::kWordsLog, "words-log", false, true, false},
    {FingerprintKind::kWordsIdf, "words-idf", false, true, true},
    {FingerprintKind::kFeatures, "features", true, false, false},
    {FingerprintKind::kFeaturesLog, "features-log", true, true, false},
};

}  // namespace

const FingerprintMethod& fingerprint_method(FingerprintKind kind) {
  return kMethods[static_cast<std::size_t>(kind)];  // in the order of the kinds
}

const FingerprintMethod* fingerprint_method(std::string_view name) {
  return entry_named(kMethods, name);
}

std::string fingerprint_names() {
  return listed(kMethods, [](const FingerprintMethod& method) { return method.name; });
}

}  // namespace neardup
