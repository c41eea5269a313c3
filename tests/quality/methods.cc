#include "quality/methods.h"

#include "tokens/stop_words.h"

namespace neardup::quality {

namespace {

/** What differs from the standard scheme. */
struct Changes {
  const char* name;
  const char* features;
  const char* minhash;
  const char* bands;
  const char* fingerprint;
  const char* tokenizer;
  bool stop_words;
};

constexpr const char* kIcu = "icu-uax29-xapian2";
constexpr const char* kXxh3 = "simhash-doc-xxh3";

constexpr Changes kChanges[] = {
    {"words, 3", "word:3", "fss:128", "minhash:8x4", kXxh3, kIcu, false},  // the default
    {"words, 3, 16x6", "word:3", "fss:128", "minhash:16x6", kXxh3, kIcu, false},
    {"words, 3, 20x3 (loose)", "word:3", "fss:128", "minhash:20x3", kXxh3, kIcu, false},
    {"words, 1", "word:1", "fss:128", "minhash:8x4", kXxh3, kIcu, false},
    {"words, 1, 16x3 (short)", "word:1", "fss:128", "minhash:16x3", kXxh3, kIcu, false},
    {"words, 2", "word:2", "fss:128", "minhash:8x4", kXxh3, kIcu, false},
    {"words, 5", "word:5", "fss:128", "minhash:8x4", kXxh3, kIcu, false},
    {"words, 9", "word:9", "fss:128", "minhash:8x4", kXxh3, kIcu, false},
    {"words, 3, multiset", "word:3+counts", "fss:128", "minhash:8x4", kXxh3, kIcu, false},
    {"words, 3, no stop words", "word:3", "fss:128", "minhash:8x4", kXxh3, kIcu, true},
    {"words, 3, stemmed", "word:3", "fss:128", "minhash:8x4", kXxh3, "icu-uax29-xapian2-stem-english", false},
    {"characters, 5", "char:5", "fss:128", "minhash:8x4", kXxh3, kIcu, false},
    {"characters, 9", "char:9", "fss:128", "minhash:8x4", kXxh3, kIcu, false},
    {"stop word and two", "stop-led:3", "fss:128", "minhash:8x4", kXxh3, kIcu, true},
    {"SpotSigs", "spot:2:1+counts", "fss:128", "minhash:8x4", kXxh3, kIcu, true},
    {"weighted MinHash", "word:3+counts", "weighted:128", "minhash:8x4", kXxh3, kIcu, false},
    {"modulo sketch", "word:3", "modulo:32", "minhash:8x4", kXxh3, kIcu, false},
    {"modulo sample, 16", "word:3", "fss:128", "sample:16", kXxh3, kIcu, false},
    {"simhash-doc, 16x28", "word:3", "fss:128", "simhash:16x28", "simhash-doc", "icu-uax29-nfkccf-no-mc", false},
    {"simhash words, 4x16", "word:3", "fss:128", "simhash:4x16", kXxh3, kIcu, false},
    {"simhash words, log", "word:3", "fss:128", "simhash:4x16", "words-log", kIcu, false},
    {"simhash 3-shingles", "word:3", "fss:128", "simhash:4x16", "features", kIcu, false},
    {"simhash characters, 4", "char:4", "fss:128", "simhash:4x16", "features-log", kIcu, false},
    {"text profile (Nutch)", "word:3", "fss:128", "profile:2:10", kXxh3, "letters-digits", false},
    {"digest of words", "word:3", "fss:128", "digest-tokens", kXxh3, kIcu, false},
    {"digest of bytes", "word:3", "fss:128", "digest-text", kXxh3, kIcu, false},
};

constexpr Changes kShortTexts[] = {
    {"words, 3, 8x4 (default)", "word:3", "fss:128", "minhash:8x4", kXxh3, kIcu, false},
    {"words, 1, 8x4", "word:1", "fss:128", "minhash:8x4", kXxh3, kIcu, false},
    {"words, 1, 16x3", "word:1", "fss:128", "minhash:16x3", kXxh3, kIcu, false},
    {"words, 1, 24x3", "word:1", "fss:128", "minhash:24x3", kXxh3, kIcu, false},
    {"words, 1, 16x2", "word:1", "fss:128", "minhash:16x2", kXxh3, kIcu, false},
    {"words, 1, multiset, 16x3", "word:1+counts", "fss:128", "minhash:16x3", kXxh3, kIcu, false},
    {"words, 1, stemmed, 16x3", "word:1", "fss:128", "minhash:16x3", kXxh3, "icu-uax29-xapian2-stem-english", false},
    {"words, 2, 20x2", "word:2", "fss:128", "minhash:20x2", kXxh3, kIcu, false},
    {"characters, 3, multiset, 16x3", "char:3+counts", "fss:128", "minhash:16x3", kXxh3, kIcu, false},
    {"characters, 4, 16x3", "char:4", "fss:128", "minhash:16x3", kXxh3, kIcu, false},
};

Scheme scheme_of(const Changes& changes) {
  Scheme scheme;
  scheme.features = *FeatureMethod::parse(changes.features);
  scheme.minhash = *SketchMethod::parse(changes.minhash);
  scheme.sketch = scheme.minhash.fills_slots();
  scheme.families = {*BandFamily::parse(changes.bands)};
  scheme.fingerprint = fingerprint_method(changes.fingerprint)->kind;
  scheme.tokenizer_profile = changes.tokenizer;
  if (changes.stop_words) scheme.stop_words = stop_list("en");
  scheme.validate();
  return scheme;
}

template <typename List>
std::vector<Method> methods_of(const List& list) {
  std::vector<Method> methods;
  for (const Changes& changes : list) methods.push_back({changes.name, scheme_of(changes)});
  return methods;
}

}  // namespace

std::vector<Method> compared_methods() {
  return methods_of(kChanges);
}

std::vector<Method> methods_for_short_texts() {
  return methods_of(kShortTexts);
}

}  // namespace neardup::quality
