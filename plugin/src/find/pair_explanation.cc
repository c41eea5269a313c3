#include "find/pair_explanation.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "compare/token_alignment.h"
#include "database/argument_checks.h"
#include "database/document_id.h"
#include "fingerprint/simhash.h"
#include "marks/signature_reader.h"
#include "marks/stored_marks.h"
#include "neardup/explanation.h"
#include "record/chosen_scheme.h"
#include "record/scheme_record.h"
#include "sign/signer.h"
#include "text/indexed_text.h"
#include "text/position_reader.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {

namespace {

/** Distinct words of one text that the other lacks, in the order of the text. */
std::vector<std::string> difference(const MeasuredText& text, const MeasuredText& other) {
  std::unordered_set<std::uint64_t> seen(other.hashes.begin(), other.hashes.end());
  std::vector<std::string> only;
  for (std::size_t i = 0; i != text.tokens.size(); ++i) {
    if (seen.insert(text.hashes[i]).second) only.push_back(text.tokens[i].text);
  }
  return only;
}

/** Words of one text that the other has less often, but has. */
std::vector<RepeatedWord> repeated(const MeasuredText& text, const MeasuredText& other) {
  struct Count {
    std::size_t here = 0;
    std::size_t there = 0;
  };
  std::unordered_map<std::uint64_t, Count> counts;
  for (const std::uint64_t hash : text.hashes) ++counts[hash].here;
  for (const std::uint64_t hash : other.hashes) ++counts[hash].there;
  std::vector<RepeatedWord> more;
  for (std::size_t i = 0; i != text.tokens.size(); ++i) {
    Count& count = counts[text.hashes[i]];
    if (count.there != 0 && count.here > count.there)
      more.push_back({text.tokens[i].text, std::exchange(count.here, 0) - count.there});
  }
  return more;
}

bool has_prefixed(const std::vector<std::string>& terms, const std::string& prefix) {
  const auto first = std::lower_bound(terms.begin(), terms.end(), prefix);
  return first != terms.end() && first->compare(0, prefix.size(), prefix) == 0;
}

void compare_bands(const Xapian::Database& database, const Scheme& scheme, Xapian::docid a, Xapian::docid b,
                   PairExplanation& explanation) {
  const OwnTerms own(scheme);
  const std::vector<std::string> bands_a = band_terms(own, database, a);
  const std::vector<std::string> bands_b = band_terms(own, database, b);
  std::set_intersection(bands_a.begin(), bands_a.end(), bands_b.begin(), bands_b.end(),
                        std::back_inserter(explanation.bands_shared));
  explanation.bands = std::max(bands_a.size(), bands_b.size());
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    FamilyMatch family{scheme.families[f], {}};
    for (unsigned band = 0; band != family.family.bands; ++band) {
      const std::string label = scheme.band_label(f, band);
      const std::string prefix = scheme.band_prefix + label;
      family.bands.push_back({label, has_prefixed(bands_a, prefix), has_prefixed(bands_b, prefix),
                              has_prefixed(explanation.bands_shared, prefix)});
    }
    explanation.families.push_back(std::move(family));
  }
}

/** The words of a document that are searchable and not signed: they have no positions, and are no pieces of words that have.
 *  None if its text was signed without content rules, because other programs index other words so. */
std::vector<std::string> left_out_words(const Xapian::Database& database, const Scheme& scheme,
                                        const Subject& subject) {
  std::vector<std::string> words;
  if (subject.signature.content_rules == 0) return words;
  const std::string content = text_from_positions(database, subject.docid, scheme).text;
  for_each_prefixed_word(database.termlist_begin(subject.docid), database.termlist_end(subject.docid), {},
                         [&](const std::string& word, const Xapian::TermIterator& term) {
                           if (has_positions(term)) return true;
                           const bool piece =
                               may_be_in_pieces(*Xapian::Utf8Iterator(word)) && content.find(word) != content.npos;
                           if (!piece) words.push_back(word);
                           return true;
                         });
  return words;
}

/** Compares the words of both, weighted as in the database. Nothing, and no words in the
 *  explanation, if the index lacks the words of one. @return their similarity. */
std::optional<Similarity> compare_documents(const Xapian::Database& database, const Signer& signer,
                                            Tokenizer& tokenizer, Verifier& verifier, const Subject& a,
                                            const Subject& b, PairExplanation& explanation) {
  const std::shared_ptr<const KnownWords> text_a = verifier.words(a.docid, a.signature);
  const std::shared_ptr<const KnownWords> text_b = text_a ? verifier.words(b.docid, b.signature) : nullptr;
  if (!text_b) return std::nullopt;
  PositionsTokenizer tokenizer_a(tokenizer, text_a->text);
  PositionsTokenizer tokenizer_b(tokenizer, text_b->text);
  MeasuredText measured_a = measured_text(signer, tokenizer_a, text_a->text.text);
  MeasuredText measured_b = measured_text(signer, tokenizer_b, text_b->text.text);
  WordWeights weights(database);
  weights.learn(measured_a);
  weights.learn(measured_b);
  const KnownWords known_a{*text_a, measured_a.features};
  const KnownWords known_b{*text_b, measured_b.features};
  explanation.words = compare_words(std::move(measured_a), std::move(measured_b), std::cref(weights));
  return Verifier::compared(known_a, known_b, 0);
}

std::optional<bool> same_canonical(const StoredSignature& a, const StoredSignature& b) {
  if (a.canonical == 0 || b.canonical == 0) return std::nullopt;
  return a.canonical == b.canonical;
}

WordsInCommon words_in_common(const WordComparison& words) {
  WordsInCommon common;
  common.a_in_b = words.measures.a_in_b;
  common.b_in_a = words.measures.b_in_a;
  common.cosine = words.measures.cosine;
  common.longest_run = words.longest_common_run_text();
  common.edit_distance = words.measures.edit_distance.value_or(words.measures.edit_distance_bound);
  common.edit_distance_is_bound = !words.measures.edit_distance;
  common.only_in_a = words.only_in_a;
  common.only_in_b = words.only_in_b;
  return common;
}

}  // namespace

std::string WordComparison::longest_common_run_text() const {
  const CommonRun& run = measures.longest_common_run;
  std::string text;
  for (std::size_t i = 0; i != run.length; ++i) text += (i == 0 ? "" : " ") + a.tokens[run.begin_in_a + i].text;
  return text;
}

WordComparison compare_words(MeasuredText a, MeasuredText b, const FeatureWeight& idf) {
  const TextMeasures measures = measure_texts(a, b, idf);
  std::vector<CommonRun> shared_runs = aligned_runs(a.hashes, b.hashes);
  std::vector<std::string> only_in_a = difference(a, b);
  std::vector<std::string> only_in_b = difference(b, a);
  std::vector<RepeatedWord> more_in_a = repeated(a, b);
  std::vector<RepeatedWord> more_in_b = repeated(b, a);
  return {std::move(a),           std::move(b),         measures,
          std::move(shared_runs), std::move(only_in_a), std::move(only_in_b),
          std::move(more_in_a),   std::move(more_in_b)};
}

PairExplanation explain_pair(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                             Xapian::docid a, Xapian::docid b, const DocumentTextSource& texts) {
  require_profile(valid_scheme(scheme), tokenizer);
  require_recorded(database, scheme);
  SignatureReader reader(database, scheme);
  const Subject subject_a{reader.require_signature(a), a, nullptr};
  const Subject subject_b{reader.require_signature(b), b, nullptr};
  PairExplanation explanation;
  compare_bands(database, scheme, a, b, explanation);
  const std::optional<std::uint64_t> fingerprint_a = reader.fingerprint(a);
  const std::optional<std::uint64_t> fingerprint_b = reader.fingerprint(b);
  if (fingerprint_a && fingerprint_b) explanation.hamming = hamming_distance(*fingerprint_a, *fingerprint_b);
  explanation.parted_by = parting_kinds(subject_a.signature.evidence, subject_b.signature.evidence,
                                        subject_a.signature.is_view_of(subject_b.signature));
  explanation.same_canonical = same_canonical(subject_a.signature, subject_b.signature);
  explanation.title_of_a = title_in_data(database.get_document(a).get_data());
  explanation.title_of_b = title_in_data(database.get_document(b).get_data());
  explanation.left_out_of_a = left_out_words(database, scheme, subject_a);
  explanation.left_out_of_b = left_out_words(database, scheme, subject_b);
  const Signer signer(scheme);
  Verifier verifier(database, signer, tokenizer, texts);
  explanation.similarity = Verifier::estimate(subject_a.signature, subject_b.signature);
  const std::optional<Similarity> compared =
      compare_documents(database, signer, tokenizer, verifier, subject_a, subject_b, explanation);
  if (!explanation.words) return explanation;
  const bool same_text = subject_a.signature.token_digest == subject_b.signature.token_digest;
  if (!same_text && subject_a.signature.is_declared_copy_of(subject_b.signature)) {
    explanation.similarity = verifier.compare(subject_a, subject_b);
    explanation.without_numbers =
        explanation.similarity && compared && explanation.similarity->jaccard != compared->jaccard;
  } else if (!same_text) {
    const bool by_index = explanation.similarity && explanation.similarity->by_index;
    explanation.similarity = compared;
    if (explanation.similarity) explanation.similarity->by_index = by_index;
  }
  return explanation;
}

Explanation explain(const Xapian::Database& database, Xapian::docid a, Xapian::docid b, std::string_view scheme,
                    Tokenizer* tokenizer) {
  const SchemeAndTokenizer choice = choice_to_read(database, scheme, tokenizer);
  const PairExplanation pair = explain_pair(database, choice.scheme, *choice.tokenizer, a, b);
  Explanation explanation{pair.bands_shared, pair.bands, pair.hamming, pair.similarity, {}};
  if (pair.words) explanation.words = words_in_common(*pair.words);
  return explanation;
}

}  // namespace neardup
