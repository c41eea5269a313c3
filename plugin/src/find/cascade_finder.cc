#include "find/cascade_finder.h"

#include <algorithm>
#include <utility>

#include "compare/similarity.h"
#include "database/argument_checks.h"
#include "database/document_id.h"
#include "database/slot_values.h"
#include "fingerprint/simhash.h"
#include "marks/distinct_pairs.h"
#include "marks/signature_reader.h"
#include "marks/stored_marks.h"
#include "neardup/error.h"
#include "record/chosen_scheme.h"
#include "record/scheme_record.h"
#include "sketch/minhash.h"
#include "text/indexed_text.h"

namespace neardup {

namespace {

/** The measure that the options choose. */
double measured(const Similarity& similarity, bool by_containment) {
  return by_containment ? similarity.containment : similarity.jaccard;
}

/** An estimate of containment has no lower bound, so it never matches. */
bool reaches(const Similarity& similarity, const CascadeOptions& options) {
  if (!options.by_containment) return similarity.reaches(options.threshold);
  return similarity.verification == Verification::kExact && similarity.containment >= options.threshold;
}

bool better(const Match& a, const Match& b, bool by_containment) {
  const auto measure_of = [&](const Match& match) {
    return match.similarity ? measured(*match.similarity, by_containment) : -1;
  };
  if (measure_of(a) != measure_of(b)) return measure_of(a) > measure_of(b);
  const auto distance_of = [](const Match& match) { return match.hamming.value_or(65); };
  return std::make_pair(distance_of(a), a.docid) < std::make_pair(distance_of(b), b.docid);
}

}  // namespace

/** The text, document or fingerprint whose near-duplicates are wanted. */
struct CascadeFinder::Target {
  std::optional<Subject> subject;  // nothing if only the fingerprint is known
  std::optional<std::uint64_t> fingerprint;
  std::optional<std::string_view> text;  // of a subject whose shingles are not computed yet
  DistinctDocuments distinct;
  std::vector<std::string> band_terms;
  unsigned distance = Finder::kUsualDistance;
  bool by_distance = false;
  bool is_text = false;  // and nothing is known of the evidence beside it
  bool is_file = false;  // with evidence that other programs do not know of what they index
  bool by_terms_alone = false;

  /** A text of numbers or links alone may have fingerprint 0, which has no bands. */
  bool has_fingerprint_bands() const { return fingerprint && (!subject || *fingerprint != 0); }
};

CascadeFinder::CascadeFinder(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                             CascadeOptions options)
    : database_(database),
      signer_(valid_scheme(scheme)),
      tokenizer_(tokenizer),
      options_(std::move(options)),
      local_(is_local(database)),
      verifier_(database, signer_, tokenizer, options_.texts) {
  require_profile(scheme, tokenizer);
  require_recorded(database, scheme);
  require_threshold(options_.threshold);
  match_by(options_.by_containment, options_.max_distance, options_.scan);
}

CascadeFinder& CascadeFinder::match_by(bool by_containment, std::optional<unsigned> max_distance, bool scan) {
  if (max_distance) require_distance(signer_.scheme(), *max_distance, scan);
  options_.by_containment = by_containment;
  options_.max_distance = max_distance;
  options_.scan = scan;
  return *this;
}

CascadeFinder::~CascadeFinder() = default;

FindResult CascadeFinder::find_text(std::string_view text) {
  return find(text_target(text));
}

FindResult CascadeFinder::find_document(Xapian::docid docid) {
  return find(document_target(docid));
}

std::optional<CascadeFinder::Target> CascadeFinder::incoming_target(const Xapian::Document& document,
                                                                    std::string_view text,
                                                                    Xapian::docid present) const {
  std::optional<StoredSignature> signature =
      decode_signature(document.get_value(signer_.scheme().slots.signature), signer_.scheme());
  if (!signature) return std::nullopt;
  Target target = signed_target(document, *std::move(signature), present);
  target.by_terms_alone = true;  // a look at all documents for each that is written would take too long
  target.text = text;
  return target;
}

FindResult CascadeFinder::find_incoming(const Xapian::Document& document, std::string_view id, std::string_view text,
                                        Xapian::docid present) {
  if (present == 0 && !id.empty()) present = neardup::find_document(database_, id).value_or(0);
  std::optional<Target> target = incoming_target(document, text, present);
  if (!target) return {};
  if (!id.empty()) target->distinct = DistinctDocuments(database_, id, present);
  return find(*std::move(target));
}

FindResult CascadeFinder::find_file(const Xapian::Document& document, std::string_view text) {
  std::optional<Target> target = incoming_target(document, text, 0);
  if (!target) return {};
  target->is_file = target->subject->signature.content_rules == 0;
  return find(*std::move(target));
}

void CascadeFinder::leave_out_templates(const Xapian::Document& document, std::string_view text,
                                        std::vector<Match>& matches) {
  if (matches.empty()) return;
  const Scheme& scheme = signer_.scheme();
  const Subject arriving{*decode_signature(document.get_value(scheme.slots.signature), scheme), 0, nullptr};
  const TemplateText title_of_arriving = title_words(tokenizer_, document.get_data());
  std::optional<TemplateText> words_of_arriving;  // once a match needs them
  SignatureReader reader(database_, scheme);
  const auto is_of_template = [&](const Match& match) {
    const std::vector<Subject> pair{arriving, {reader.require_signature(match.docid), match.docid, nullptr}};
    const auto words = [&](std::size_t i) {
      if (i != 0) return template_words(verifier_, match.docid, pair[i].signature);
      if (!words_of_arriving) words_of_arriving = template_text(tokenizer_, text);
      return words_of_arriving;
    };
    const auto title = [&](std::size_t i) {
      return i == 0 ? title_of_arriving : title_words(database_, tokenizer_, match.docid);
    };
    const std::optional<std::vector<std::uint64_t>> keys =
        part_keys_by_text(pair, {1, match.similarity->jaccard}, {words, {}, title}, pair.size());
    return keys && keys->front() != keys->back();
  };
  matches.erase(std::remove_if(matches.begin(), matches.end(), is_of_template), matches.end());
}

FindResult CascadeFinder::find_id(std::string_view id) {
  return find_document(require_document(id));
}

Xapian::docid CascadeFinder::require_document(std::string_view id) const {
  const std::optional<Xapian::docid> docid = neardup::find_document(database_, id);
  if (!docid) throw Xapian::DocNotFoundError("no document has the id '" + std::string(id) + "'");
  return *docid;
}

FindResult CascadeFinder::find_fingerprint(std::uint64_t fingerprint) {
  Target target;
  target.fingerprint = fingerprint;
  target.by_distance = true;
  target.distance = options_.max_distance.value_or(Finder::kUsualDistance);
  require_distance(signer_.scheme(), target.distance, options_.scan);
  return find(std::move(target));
}

Xapian::Query CascadeFinder::text_query(std::string_view text) {
  return query_of(text_target(text));
}

Xapian::Query CascadeFinder::document_query(Xapian::docid docid) {
  return query_of(document_target(docid));
}

Xapian::Query CascadeFinder::query_of(const Target& target) const {
  if (target.by_distance) require_distance(signer_.scheme(), target.distance, false);
  const std::vector<std::string> terms = terms_of(target);
  return Xapian::Query(Xapian::Query::OP_OR, terms.begin(), terms.end());
}

Xapian::Query CascadeFinder::id_query(std::string_view id) {
  return document_query(require_document(id));
}

CascadeFinder::Target CascadeFinder::new_target() const {
  Target target;
  target.by_distance = options_.max_distance.has_value();
  target.distance =
      options_.max_distance.value_or(static_cast<unsigned>(std::max(0, signer_.scheme().guaranteed_distance(true))));
  return target;
}

CascadeFinder::Target CascadeFinder::text_target(std::string_view text) {
  Target target = new_target();
  const Signature signature = signer_.sign(text, tokenizer_);
  if (signature.empty()) return target;
  target.subject = text_subject(signature, nullptr);
  target.text = text;
  target.is_text = true;
  target.fingerprint = signature.fingerprint;
  target.band_terms = signature.band_terms;
  return target;
}

CascadeFinder::Target CascadeFinder::document_target(Xapian::docid docid) {
  Target target = new_target();
  const Scheme& scheme = signer_.scheme();
  const Xapian::Document document = database_.get_document(docid);
  std::optional<StoredSignature> signature = decode_signature(document.get_value(scheme.slots.signature), scheme);
  if (!signature) {
    SignatureReader reader(database_, scheme);
    const bool is_unsigned = reader.status(docid) == SignatureStatus::kNone;
    if (is_unsigned && indexed_text(database_, docid, scheme) == IndexedText::kNone) return target;
    signature = reader.require_signature(docid);  // throws what is wrong
  }
  target = signed_target(document, *std::move(signature), docid);
  target.distinct = DistinctDocuments(database_, docid);
  if (target.by_distance && !target.fingerprint) {
    throw DamagedSignatureError("document " + std::to_string(docid) +
                                " has a damaged fingerprint; mend it with 'xapian-neardup sign DATABASE --verify'");
  }
  return target;
}

/** @param docid  of the document in the database, or of the document that it replaces; 0 if there is none. */
CascadeFinder::Target CascadeFinder::signed_target(const Xapian::Document& document, StoredSignature signature,
                                                   Xapian::docid docid) const {
  const Scheme& scheme = signer_.scheme();
  Target target = new_target();
  target.fingerprint = decode_own_fingerprint(document.get_value(scheme.slots.fingerprint), scheme.id(), signature);
  target.subject = Subject{std::move(signature), docid, nullptr};
  target.band_terms = band_terms(OwnTerms(scheme), document);
  return target;
}

std::vector<std::string> CascadeFinder::terms_of(const Target& target) const {
  std::vector<std::string> terms;
  if (!target.by_distance) terms = target.band_terms;
  // Use all probes that the simhash families guarantee, one-bit probes included.
  if (signer_.scheme().has_simhash() && target.has_fingerprint_bands()) {
    const std::vector<std::string> more = signer_.fingerprint_terms(*target.fingerprint, target.distance);
    terms.insert(terms.end(), more.begin(), more.end());
  }
  std::sort(terms.begin(), terms.end());
  terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
  return terms;
}

std::vector<Candidate> CascadeFinder::candidates(const Target& target, FindResult& result) {
  const Scheme& scheme = signer_.scheme();
  const Xapian::docid itself = target.subject ? target.subject->docid : 0;
  CandidateQuery query;
  query.except = itself;
  if (target.by_distance && options_.scan) {
    query.scan = FingerprintScan{*target.fingerprint, target.distance};
  } else {
    query.terms = terms_of(target);
  }
  // A text of few words may have no band: its equals have its fingerprint.
  const bool by_fingerprint =
      !query.scan && query.terms.empty() && !target.by_distance && !target.by_terms_alone && target.fingerprint;
  if (by_fingerprint) query.scan = FingerprintScan{*target.fingerprint, 0};
  CandidateList list = (local_ ? local_candidates : remote_candidates)(database_, scheme, query);
  if (by_fingerprint) list.found -= std::exchange(list.far, 0);
  result.candidates = list.found;
  result.rejected = list.far;
  result.unusable = list.found - list.far - list.usable.size();
  std::vector<Candidate> kept;
  for (Candidate& candidate : list.usable) {
    if (target.distinct.hold(itself, candidate.docid)) {
      ++result.distinct;
      continue;
    }
    if (passes(target, candidate)) {
      kept.push_back(std::move(candidate));
    } else {
      ++result.rejected;
    }
  }
  return kept;
}

bool CascadeFinder::passes(const Target& target, Candidate& candidate) const {
  if (target.fingerprint && candidate.fingerprint) {
    candidate.hamming = hamming_distance(*target.fingerprint, *candidate.fingerprint);
  }
  if (target.subject) candidate.similarity = Verifier::estimate(target.subject->signature, candidate.signature);
  if (target.by_distance) return candidate.hamming && *candidate.hamming <= target.distance;
  const StoredSignature& stored = candidate.signature;
  const bool unknown = target.is_text || (target.is_file && stored.content_rules == 0 && stored.evidence.empty());
  if (!unknown && target.subject->signature.conflicts_with(stored)) return false;
  if (target.subject->signature.is_declared_copy_of(candidate.signature)) return true;
  double least = options_.threshold;
  if (options_.by_containment) {
    least = jaccard_from_containment(least, target.subject->signature.shingles, candidate.signature.shingles);
  }
  const std::optional<double> estimate =
      candidate.similarity ? std::optional(candidate.similarity->jaccard) : std::nullopt;
  return CandidateRejection(signer_.scheme(), true)
      .keeps(candidate.hamming, estimate, rejection_floor(least, signer_.scheme().minhash.slots));
}

FindResult CascadeFinder::find(Target target) {
  FindResult result;
  if (!target.subject && !target.fingerprint) return result;  // a text without tokens
  if (target.by_distance && !target.has_fingerprint_bands()) return result;
  std::vector<Candidate> kept = candidates(target, result);
  verify(target, kept, result);
  std::sort(result.matches.begin(), result.matches.end(),
            [&](const Match& a, const Match& b) { return better(a, b, options_.by_containment); });
  if (options_.limit != 0 && result.matches.size() > options_.limit) result.matches.resize(options_.limit);
  return result;
}

void CascadeFinder::verify(Target& target, std::vector<Candidate>& kept, FindResult& result) {
  const auto promise = [&](const Candidate& candidate) {
    return candidate.similarity ? measured(*candidate.similarity, options_.by_containment) : 0;
  };
  std::stable_sort(kept.begin(), kept.end(),
                   [&](const Candidate& a, const Candidate& b) { return promise(a) > promise(b); });
  std::size_t left = options_.verify_limit;
  std::size_t slow_left = options_.remote_verify_limit;
  for (Candidate& candidate : kept) {
    std::optional<Similarity>& similarity = candidate.similarity;
    const bool settled = similarity && similarity->verification == Verification::kExact;
    if (target.subject && !settled && left != 0 && (local_ || slow_left != 0)) {
      const std::size_t slow = verifier_.documents_by_positions();
      similarity = verifier_.compare(comparable_subject(target), {candidate.signature, candidate.docid, nullptr});
      --left;
      slow_left -= std::min(slow_left, verifier_.documents_by_positions() - slow);
    }
    if (similarity) ++(similarity->verification == Verification::kExact ? result.verified_exactly : result.estimated);
    if (target.by_distance || (similarity && reaches(*similarity, options_))) result.matches.push_back(candidate);
  }
}

/** Computes the shingles of a text when the first candidate needs them, because most documents have no candidate. */
const Subject& CascadeFinder::comparable_subject(Target& target) {
  if (target.text) {
    KnownWords known{{true, 1}, signer_.shingle_set(*target.text, tokenizer_)};
    if (target.subject->signature.canonical != 0)
      known.without_numbers = shingles_without_numbers(signer_, tokenizer_, *target.text);
    target.subject->shingles = std::make_shared<const KnownWords>(std::move(known));
    target.text.reset();
  }
  return *target.subject;
}

class Finder::Implementation {
 public:
  Implementation(const Xapian::Database& database, const FinderOptions& options, std::unique_ptr<Tokenizer> tokenizer)
      : choice_(choice_to_read(database, options.scheme, tokenizer.get())),
        given_(std::move(tokenizer)),
        finder_(database, choice_.scheme, *choice_.tokenizer, {options}) {}

  const Scheme& scheme() const { return choice_.scheme; }
  CascadeFinder& by_jaccard() { return finder_.match_by(false, std::nullopt); }
  CascadeFinder& by_containment() { return finder_.match_by(true, std::nullopt); }
  CascadeFinder& within(unsigned distance) {
    return finder_.match_by(false, distance, static_cast<int>(distance) > scheme().guaranteed_distance(true));
  }

 private:
  SchemeAndTokenizer choice_;
  std::unique_ptr<Tokenizer> given_;
  CascadeFinder finder_;
};

Finder::Finder(const Xapian::Database& database, const FinderOptions& options, std::unique_ptr<Tokenizer> tokenizer)
    : implementation_(std::make_unique<Implementation>(database, options, std::move(tokenizer))) {}

Finder::Finder(Finder&&) noexcept = default;
Finder& Finder::operator=(Finder&&) noexcept = default;
Finder::~Finder() = default;

FindResult Finder::find(Xapian::docid docid) {
  return owned(implementation_).by_jaccard().find_document(docid);
}

FindResult Finder::find_id(std::string_view id) {
  return owned(implementation_).by_jaccard().find_id(id);
}

FindResult Finder::find_text(std::string_view text) {
  return owned(implementation_).by_jaccard().find_text(text);
}

FindResult Finder::find_contained(Xapian::docid docid) {
  return owned(implementation_).by_containment().find_document(docid);
}

FindResult Finder::find_contained_text(std::string_view text) {
  return owned(implementation_).by_containment().find_text(text);
}

FindResult Finder::find_within_distance(Xapian::docid docid, unsigned distance) {
  return owned(implementation_).within(distance).find_document(docid);
}

FindResult Finder::find_text_within_distance(std::string_view text, unsigned distance) {
  return owned(implementation_).within(distance).find_text(text);
}

FindResult Finder::find_fingerprint(std::uint64_t fingerprint, unsigned distance) {
  return owned(implementation_).within(distance).find_fingerprint(fingerprint);
}

Xapian::Query Finder::query(Xapian::docid docid) {
  return owned(implementation_).by_jaccard().document_query(docid);
}

Xapian::Query Finder::id_query(std::string_view id) {
  return owned(implementation_).by_jaccard().id_query(id);
}

Xapian::Query Finder::text_query(std::string_view text) {
  return owned(implementation_).by_jaccard().text_query(text);
}

std::string Finder::scheme() const {
  return owned(implementation_).scheme().text();
}

}  // namespace neardup
