#include "neardup/explanation.h"

#include <algorithm>
#include <unordered_set>

#include "argument_checks.h"
#include "neardup/feature_hash.h"
#include "neardup/longest_common_run.h"
#include "neardup/signature.h"
#include "neardup/signature_reader.h"
#include "neardup/simhash.h"
#include "prefixed_terms.h"

namespace neardup {

namespace {

std::vector<std::string> words_of(Tokenizer& tokenizer, const std::string& text) {
  std::vector<std::string> words;
  for (OwnedToken& token : collect_tokens(tokenizer, text)) words.push_back(std::move(token.text));
  return words;
}

std::vector<std::uint64_t> hashes_of(const std::vector<std::string>& words) {
  std::vector<std::uint64_t> hashes;
  for (const std::string& word : words) hashes.push_back(xxh3_hash(word));
  return hashes;
}

/** Distinct words of one text that the other lacks, in the order of the text. */
std::vector<std::string> difference(const std::vector<std::string>& words, const std::vector<std::string>& others) {
  std::unordered_set<std::string> seen(others.begin(), others.end());
  std::vector<std::string> only;
  for (const std::string& word : words) {
    if (seen.insert(word).second) only.push_back(word);
  }
  return only;
}

std::string joined(const std::vector<std::string>& words, std::size_t begin, std::size_t count) {
  std::string text;
  for (std::size_t i = begin; i != begin + count; ++i) text += (i == begin ? "" : " ") + words[i];
  return text;
}

void compare_bands(const Xapian::Database& database, const Scheme& scheme, Xapian::docid a, Xapian::docid b,
                   Explanation& explanation) {
  const std::vector<std::string> bands_a = prefixed_terms(database, a, scheme.band_prefix);
  const std::vector<std::string> bands_b = prefixed_terms(database, b, scheme.band_prefix);
  std::set_intersection(bands_a.begin(), bands_a.end(), bands_b.begin(), bands_b.end(),
                        std::back_inserter(explanation.bands_shared));
  explanation.bands = std::max(bands_a.size(), bands_b.size());
}

}  // namespace

WordComparison compare_words(Tokenizer& tokenizer, const std::string& text_a, const std::string& text_b) {
  const std::vector<std::string> a = words_of(tokenizer, text_a);
  const std::vector<std::string> b = words_of(tokenizer, text_b);
  const CommonRun run = longest_common_run(hashes_of(a), hashes_of(b));
  return {run.length, joined(a, run.begin_in_a, run.length), difference(a, b), difference(b, a)};
}

Explanation explain(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer, Xapian::docid a,
                    Xapian::docid b, const DocumentTextSource& texts) {
  require_profile(valid_scheme(scheme), tokenizer);
  SignatureReader reader(database, scheme);
  const Subject subject_a{reader.require_signature(a), a, nullptr};
  const Subject subject_b{reader.require_signature(b), b, nullptr};
  Explanation explanation;
  compare_bands(database, scheme, a, b, explanation);
  const std::optional<std::uint64_t> fingerprint_a = reader.fingerprint(a);
  const std::optional<std::uint64_t> fingerprint_b = reader.fingerprint(b);
  if (fingerprint_a && fingerprint_b) explanation.hamming = hamming_distance(*fingerprint_a, *fingerprint_b);
  const Signer signer(scheme);
  Verifier verifier(database, signer, tokenizer, texts);
  explanation.similarity = verifier.compare(subject_a, subject_b);
  const std::optional<std::string> text_a = verifier.words(a, subject_a.signature);
  const std::optional<std::string> text_b = verifier.words(b, subject_b.signature);
  if (text_a && text_b) explanation.words = compare_words(tokenizer, *text_a, *text_b);
  return explanation;
}

}  // namespace neardup
