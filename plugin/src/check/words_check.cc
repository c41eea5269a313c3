#include "check/words_check.h"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "index/stale_signatures.h"
#include "marks/band_check.h"
#include "record/scheme_record.h"
#include "sketch/minhash.h"
#include "text/indexed_text.h"

namespace neardup {

namespace {

constexpr double kByChance = 3.0 / 128;  // texts without a common word have fewer equal slots

/** The least share of equal slots that a text has with itself where some words are cut at another place. Xapian joins words at
 *  U+200B, which ends a word here, and cuts at U+00AD, which does not. */
double least_agreement(std::uint64_t shingles, std::uint64_t cut_words) {
  constexpr double kShinglesOfACut = 7;  // of three words: three before, four after it
  constexpr double kSampling = 0.2;      // five standard deviations of 128 slots
  return 1 - kSampling - kShinglesOfACut * static_cast<double>(cut_words) / static_cast<double>(shingles);
}

/** Whether a document has none of the band terms that it should have, although these are many. Similar documents share
 *  nearly all bands. */
bool has_none(const StoredMarks& marks, const std::vector<std::string>& right) {
  constexpr std::size_t kMany = 4;
  return right.size() >= kMany && band_difference(marks.band_terms, right).missing == right.size();
}

}  // namespace

WordsCheck::WordsCheck(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer, IssueSink found)
    : database_(database),
      scheme_(scheme),
      found_(std::move(found)),
      words_(database, scheme, tokenizer),
      one_version_(recorded_tokenizer_versions(database, scheme) == std::vector<std::string>{tokenizer.version()}) {}

void WordsCheck::check(const StoredMarks& marks) {
  const Signature& words = words_.sign(marks.docid);
  if (words.token_digest == marks.signature->token_digest && !words.empty()) {
    ++compared_;
    if (perhaps_stems(marks)) ++whole_;
    compare_same_words(marks, words);
  } else {
    compare_other_words(marks, words);
  }
}

void WordsCheck::compare_same_words(const StoredMarks& marks, const Signature& words) {
  const StoredSignature& signature = *marks.signature;
  std::string wrong;
  const auto compare = [&wrong](bool same, const char* what) {
    if (!same) wrong += (wrong.empty() ? "" : ", ") + std::string(what);
  };
  compare(words.tokens == signature.tokens, "number of tokens");
  compare(words.shingles == signature.shingles, "number of shingles");
  compare(words.sketch == signature.sketch, "sketch");
  if (!wrong.empty()) {
    found_(IssueKind::kWrongSignature, marks.docid,
           "the words are those that were signed, but they do not give its " + wrong);
  }
  compare_fingerprint(marks, words);
  if (band_difference(scheme_, *marks.fingerprint, marks.band_terms).any()) return;  // already reported
  const bool has_bytes = signature.source == TextSource::kPositions;  // from positions as they are read now
  std::vector<std::string> terms = without_simhash_terms(scheme_, marks.band_terms);
  std::vector<std::string> right = without_simhash_terms(scheme_, words.band_terms);
  if (!has_bytes) {
    terms = terms_of_words(scheme_, std::move(terms));
    right = terms_of_words(scheme_, std::move(right));
  }
  const BandDifference difference = band_difference(std::move(terms), std::move(right));
  if (difference.any()) found_(IssueKind::kWrongBands, marks.docid, bands_text(difference));
}

/** A fingerprint that leaves links out cannot be computed from an index, because the index does not tell which words
 *  are links. The signature that was written with the fingerprint shows that it belongs to the document. */
void WordsCheck::compare_fingerprint(const StoredMarks& marks, const Signature& words) {
  const bool certain = !scheme_.leaves_links_out() || marks.signature->source == TextSource::kPositions;
  if (!certain || words.fingerprint == *marks.fingerprint) return;
  found_(IssueKind::kWrongSignature, marks.docid,
         "the words are those that were signed, but they do not give its fingerprint");
}

void WordsCheck::compare_other_words(const StoredMarks& marks, const Signature& words) {
  const StoredSignature& signature = *marks.signature;
  const bool from_positions = signature.source == TextSource::kPositions && one_version_;
  const bool found = from_positions || are_others(marks, words);
  const bool doubtful = found && perhaps_stems(marks);
  const Unequal document{marks.docid, signature.token_digest, words.token_digest, found && !doubtful,
                         doubtful,    signature.tokens,       words.tokens};
  if (!words.empty()) unequal_.push_back(document);
  if (document.found) return tell_of_other_words(document, from_positions);
  ++not_covered_;
  if (!doubtful && has_none(marks, bands_of_equal_slots(scheme_, signature.sketch, words)) &&
      !band_difference(scheme_, *marks.fingerprint, marks.band_terms).any()) {
    found_(IssueKind::kWrongBands, marks.docid, "all band terms that its sketch and words imply are missing");
  }
}

void WordsCheck::tell_of_other_words(const Unequal& document, bool from_positions) {
  ++compared_;
  found_(IssueKind::kOtherWords, document.docid,
         (from_positions ? "signed from its positions, which have changed since: "
                         : "the index has all the words of a text, but not of the text that was signed: ") +
             std::to_string(document.tokens) + " words in the index, " + std::to_string(document.tokens_signed) +
             " signed");
}

/** Whether the indexed words of a text may be stems, as TermGenerator::STEM_ALL makes them. */
bool WordsCheck::perhaps_stems(const StoredMarks& marks) const {
  return marks.signature->source == TextSource::kText && !has_stems_beside_words(database_, marks.docid, scheme_);
}

bool WordsCheck::are_others(const StoredMarks& marks, const Signature& words) const {
  const std::uint64_t wanted = marks.signature->tokens;
  if (words.empty() || words.tokens < wanted) return false;
  const std::optional<double> alike = equal_slots(marks.signature->sketch, words.sketch);
  if (alike && *alike >= kSameWords) return false;
  if (!alike && !has_none(marks, terms_of_words(scheme_, words.band_terms))) return false;
  const WordTraits traits = words_.traits();
  if (traits.hangul_ngrams) return false;
  if (words.tokens == wanted && traits.unspaced == 0 && !traits.turkic) return true;
  const double of_same_text =
      std::max(least_agreement(marks.signature->shingles, words.tokens - wanted + traits.unspaced),
               traits.unspaced == 0 ? kByChance : 0);
  return alike ? *alike < std::min(kSameText, of_same_text) : of_same_text > kSameText;
}

/** If the other texts have their words, the index has no stems instead of words. */
void WordsCheck::tell_of_those_without_stems() {
  const auto other =
      std::count_if(unequal_.begin(), unequal_.end(), [](const Unequal& document) { return document.perhaps_stems; });
  if (whole_ < kWholeForEachOther * static_cast<std::size_t>(other)) return;
  for (Unequal& document : unequal_) {
    if (!document.perhaps_stems) continue;
    document.found = true;
    --not_covered_;
    tell_of_other_words(document, false);
  }
}

/** Finds documents with another document's signature. When positions are read again they give the same words, so if
 *  they are a part of another text, the digest is that of the part. A document with other words than were signed, whose
 *  signature fits the words of another such document, has that document's signature. */
void WordsCheck::finish() {
  tell_of_those_without_stems();
  std::unordered_map<std::uint64_t, Xapian::docid> owners;  // of words
  for (const Unequal& document : unequal_) owners.emplace(document.digest, document.docid);
  for (const Unequal& document : unequal_) {
    const auto owner = owners.find(document.signed_digest);
    if (document.found || owner == owners.end()) continue;
    --not_covered_;
    ++compared_;
    found_(IssueKind::kOtherWords, document.docid,
           "it has the signature of the words of document " + std::to_string(owner->second) +
               ", which has another signature");
  }
}

}  // namespace neardup
