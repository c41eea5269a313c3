#include "signature_check.h"

#include <optional>
#include <utility>

#include "band_check.h"
#include "coverage.h"
#include "neardup/database_scheme.h"
#include "neardup/position_reader.h"
#include "neardup/verifier.h"
#include "number_text.h"

namespace neardup {

namespace {

/** Words put together from an index differ a little from those of the text; these are others. */
constexpr double kSameText = 0.9;

std::string bands_text(const BandDifference& difference) {
  return std::to_string(difference.missing) + " band terms are missing and " + std::to_string(difference.extra) +
         " are there that should not be";
}

void check_value(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid, unsigned slot,
                 const std::string& value, bool valid, const FindingSink& found) {
  if (value.empty() || valid) return;
  const FindingKind kind =
      is_foreign_value(scheme, value) ? FindingKind::kForeignSignature : FindingKind::kDamagedSignature;
  found(kind, docid, described_value(database, scheme, slot, value));
}

StoredSignature stored(const Signature& signature) {
  return {TextSource::kPositions, signature.tokens, signature.shingles, signature.token_digest, signature.sketch};
}

}  // namespace

bool is_foreign_value(const Scheme& scheme, const std::string& value) {
  const std::optional<std::uint32_t> id = stored_scheme_id(value);
  return id && *id != scheme.id();
}

std::string described_value(const Xapian::Database& database, const Scheme& scheme, unsigned slot,
                            const std::string& value) {
  const std::string what = "value " + std::to_string(slot) + " of " + std::to_string(value.size()) + " octets";
  const std::optional<std::uint32_t> id = stored_scheme_id(value);
  if (!id) return what + " has a wrong checksum";
  if (*id == scheme.id()) return what + " has a right checksum and impossible content";
  return what + " is of scheme " + describe_scheme(database, *id) + ", not of " + scheme.name();
}

void check_signature(const Xapian::Database& database, const Scheme& scheme, const StoredMarks& marks,
                     const FindingSink& found) {
  const SchemeSlots& slots = scheme.slots;
  check_value(database, scheme, marks.docid, slots.fingerprint, marks.fingerprint_value, marks.fingerprint.has_value(),
              found);
  check_value(database, scheme, marks.docid, slots.signature, marks.signature_value, marks.signature.has_value(),
              found);
  if (marks.signature && marks.fingerprint_value.empty()) {
    found(FindingKind::kMissingFingerprint, marks.docid, "a signature without a fingerprint");
  }
  if (marks.fingerprint && marks.signature_value.empty()) {
    found(FindingKind::kMissingSignature, marks.docid, "a fingerprint without a signature");
  }
  if (marks.has_signature()) {
    const BandDifference difference = band_difference(scheme, *marks.fingerprint, marks.band_terms);
    if (difference.any()) found(FindingKind::kWrongBands, marks.docid, bands_text(difference));
  } else if (marks.fingerprint_value.empty() && marks.signature_value.empty() && !marks.band_terms.empty()) {
    found(FindingKind::kWrongBands, marks.docid,
          std::to_string(marks.band_terms.size()) + " band terms on a document without a signature");
  }
}

WordsCheck::WordsCheck(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer, FindingSink found)
    : database_(database),
      scheme_(scheme),
      tokenizer_(tokenizer),
      found_(std::move(found)),
      signer_(scheme, tokenizer),
      one_version_(recorded_tokenizer_versions(database, scheme) == std::vector<std::string>{tokenizer.version()}) {}

void WordsCheck::check(const StoredMarks& marks) {
  const TextFromPositions words = text_from_positions(database_, marks.docid);
  PositionsTokenizer tokenizer(tokenizer_, words);
  const Signature& anew = signer_.sign(words.text, tokenizer);
  const bool covered = covers(anew.tokens, marks.signature->tokens);
  if (!covered && marks.signature->source == TextSource::kText) {
    ++not_covered_;
    return;
  }
  ++compared_;
  if (anew.token_digest == marks.signature->token_digest) {
    compare_same_words(marks, anew);
  } else {
    compare_other_words(marks, anew);
  }
}

void WordsCheck::compare_same_words(const StoredMarks& marks, const Signature& anew) {
  const StoredSignature& signature = *marks.signature;
  std::string wrong;
  const auto compare = [&wrong](bool same, const char* what) {
    if (!same) wrong += (wrong.empty() ? "" : ", ") + std::string(what);
  };
  compare(anew.tokens == signature.tokens, "number of tokens");
  compare(anew.shingles == signature.shingles, "number of shingles");
  compare(anew.sketch == signature.sketch, "sketch");
  compare(anew.fingerprint == *marks.fingerprint, "fingerprint");
  if (!wrong.empty()) {
    found_(FindingKind::kWrongSignature, marks.docid, "the words are those that were signed, but not so: " + wrong);
  }
  const bool has_octets = signature.source == TextSource::kPositions;  // they were put together as they are now
  const BandDifference difference =
      has_octets ? band_difference(marks.band_terms, anew.band_terms)
                 : band_difference(terms_of_words(scheme_, marks.band_terms), terms_of_words(scheme_, anew.band_terms));
  if (!difference.any() || band_difference(scheme_, *marks.fingerprint, marks.band_terms).any()) return;
  found_(FindingKind::kWrongBands, marks.docid, bands_text(difference));
}

/** What was signed from its text is held against what the index kept of it, and words may be cut otherwise by other
 *  data of the tokenizer. */
void WordsCheck::compare_other_words(const StoredMarks& marks, const Signature& anew) {
  const StoredSignature& signature = *marks.signature;
  const std::string counts =
      std::to_string(anew.tokens) + " words in the index, " + std::to_string(signature.tokens) + " signed";
  if (signature.source == TextSource::kPositions && one_version_) {
    found_(FindingKind::kOtherWords, marks.docid, "signed from its positions, which have changed since: " + counts);
    return;
  }
  const std::optional<Similarity> similarity = Verifier::estimate(signature, stored(anew));
  if (!similarity || similarity->jaccard >= kSameText) return;
  found_(FindingKind::kOtherWords, marks.docid,
         counts + ", of a Jaccard index of about " + number_text(stored_similarity(similarity->jaccard)));
}

}  // namespace neardup
