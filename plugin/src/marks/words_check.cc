#include "marks/words_check.h"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "marks/band_check.h"
#include "marks/signature_reader.h"
#include "record/scheme_record.h"
#include "sign/words_evidence.h"
#include "sketch/minhash.h"
#include "text/indexed_text.h"

namespace neardup {

namespace {

/** Share of equal slots in two sketches of the same text, for indexers that cut words in another way than the tokenizer. */
constexpr double kSameText = 0.5;

constexpr double kFewMore = 0.02;  // of a text that seems to have changed: more words than this share are others

/** If an index has stems instead of words, no text has the words that were signed. So many texts that have them, for
 *  each one that has not, show that the index has whole words. */
constexpr std::size_t kWholeForEachOther = 3;

constexpr double kByChance = 3.0 / 128;  // texts without a common word have fewer equal slots

constexpr double kSampling = 0.2;  // five standard deviations of 128 slots

/** The least share of equal slots that a text has with itself where some words are cut at another place. Xapian joins words at
 *  U+200B, which ends a word here, and cuts at U+00AD, which does not. */
double least_agreement(std::uint64_t shingles, std::uint64_t cut_words) {
  constexpr double kShinglesOfACut = 7;  // of three words: three before, four after it
  return 1 - kSampling - kShinglesOfACut * static_cast<double>(cut_words) / static_cast<double>(shingles);
}

/** The same where some words are other tokens: each stands in three shingles. */
double least_agreement_of_other_tokens(std::uint64_t shingles, std::uint64_t tokens) {
  const auto all = static_cast<double>(shingles);
  const double others = std::min(all, 3 * static_cast<double>(tokens));
  return std::max((all - others) / (all + others) - kSampling, kByChance);
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
  const bool changed = signature.source == TextSource::kPositions && (one_version_ || is_distrusted(marks.docid));
  const bool others = changed || are_others(marks, words);
  const bool without_bands = !others && has_none(marks, bands_of_equal_slots(scheme_, signature.sketch, words)) &&
                             !band_difference(scheme_, *marks.fingerprint, marks.band_terms).any();
  Unequal document{marks.docid, signature.token_digest, words.token_digest, false, signature.tokens, words.tokens};
  const bool is_empty = words.empty();
  document.found = others && (changed || !perhaps_stems(marks) || has_whole_words());  // reads other documents
  if (!is_empty) unequal_.push_back(document);
  if (document.found) return tell_of_other_words(document, changed);
  ++not_covered_;
  if (without_bands) {
    found_(IssueKind::kWrongBands, marks.docid, "all band terms that its sketch and words imply are missing");
  }
}

void WordsCheck::tell_of_other_words(const Unequal& document, bool from_positions) {
  ++compared_;
  found_(IssueKind::kWrongSignature, document.docid,
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
  const bool more =
      is_distrusted(marks.docid) && static_cast<double>(words.tokens) > (1 + kFewMore) * static_cast<double>(wanted);
  if (traits.unspaced == 0 && !traits.turkic) {
    if (more) return true;
    if (words.tokens == wanted)
      return traits.plain == 0 ||
             alike.value_or(0) < least_agreement_of_other_tokens(marks.signature->shingles, traits.plain);
  }
  const double of_same_text =
      std::max(least_agreement(marks.signature->shingles, words.tokens - wanted + traits.unspaced),
               traits.unspaced == 0 ? kByChance : 0);
  return alike ? *alike < std::min(kSameText, of_same_text) : of_same_text > kSameText;
}

bool WordsCheck::is_distrusted(Xapian::docid docid) const {
  return std::binary_search(distrusted_.begin(), distrusted_.end(), docid);
}

/** Whether the first texts that seem unchanged, without stems beside their words, have the words that were signed. */
bool WordsCheck::has_whole_words() {
  if (whole_) return *whole_;
  constexpr std::size_t kEnough = 100;
  StoredMarksReader reader(database_, scheme_);
  std::size_t whole = 0;
  std::size_t other = 0;
  for (auto at = database_.postlist_begin(""); at != database_.postlist_end("") && whole + other != kEnough; ++at) {
    const StoredMarks marks = reader.read(*at);
    if (!marks.has_signature() || is_distrusted(*at) || !perhaps_stems(marks)) continue;
    const Signature& words = words_.sign(*at);
    if (words.token_digest == marks.signature->token_digest && !words.empty())
      ++whole;
    else if (are_others(marks, words))
      ++other;
  }
  whole_ = whole >= kWholeForEachOther * std::max(other, std::size_t{1});
  return *whole_;
}

/** Finds documents with another document's signature. When positions are read again they give the same words, so if
 *  they are a part of another text, the digest is that of the part. A document with other words than were signed, whose
 *  signature fits the words of another such document, has that document's signature. */
void WordsCheck::finish() {
  std::unordered_map<std::uint64_t, Xapian::docid> owners;  // of words
  for (const Unequal& document : unequal_) owners.emplace(document.digest, document.docid);
  for (const Unequal& document : unequal_) {
    const auto owner = owners.find(document.signed_digest);
    if (document.found || owner == owners.end()) continue;
    --not_covered_;
    ++compared_;
    found_(IssueKind::kWrongSignature, document.docid,
           "it has the signature of the words of document " + std::to_string(owner->second) +
               ", which has another signature");
  }
}

}  // namespace neardup
