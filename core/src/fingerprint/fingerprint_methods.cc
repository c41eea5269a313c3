#include "features/method_text.h"
#include "fingerprint/fingerprint_method.h"

namespace neardup {

namespace {

struct Entry {
  FingerprintKind kind;
  std::string_view name;
  bool of_features;
  bool by_logarithm;
  bool by_idf;
};

constexpr Entry kEntries[] = {
    {FingerprintKind::kSimhashDocXxh3, "simhash-doc-xxh3", false, false, false},
    {FingerprintKind::kSimhashDoc, "simhash-doc", false, false, false},
    {FingerprintKind::kWordsLog, "words-log", false, true, false},
    {FingerprintKind::kWordsIdf, "words-idf", false, true, true},
    {FingerprintKind::kFeatures, "features", true, false, false},
    {FingerprintKind::kFeaturesLog, "features-log", true, true, false},
};

const Entry& entry_of(FingerprintKind kind) {
  for (const Entry& entry : kEntries) {
    if (entry.kind == kind) return entry;
  }
  return kEntries[0];  // not reached: every kind is above
}

}  // namespace

std::string_view fingerprint_name(FingerprintKind kind) {
  return entry_of(kind).name;
}

std::optional<FingerprintKind> fingerprint_kind(std::string_view name) {
  for (const Entry& entry : kEntries) {
    if (entry.name == name) return entry.kind;
  }
  return std::nullopt;
}

std::string fingerprint_names() {
  return listed(kEntries, [](const Entry& entry) { return entry.name; });
}

bool of_features(FingerprintKind kind) {
  return entry_of(kind).of_features;
}

bool weighs_by_logarithm(FingerprintKind kind) {
  return entry_of(kind).by_logarithm;
}

bool weighs_by_idf(FingerprintKind kind) {
  return entry_of(kind).by_idf;
}

}  // namespace neardup
