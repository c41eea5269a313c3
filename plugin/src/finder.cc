#include "neardup/finder.h"

#include <algorithm>

#include "argument_checks.h"
#include "candidates.h"
#include "indexed_text.h"
#include "locality.h"
#include "neardup/document_id.h"
#include "neardup/error.h"
#include "neardup/minhash.h"
#include "neardup/signature_reader.h"
#include "neardup/simhash.h"
#include "prefixed_terms.h"

namespace neardup {

namespace {

constexpr unsigned kDefaultDistance = 3;

DistanceLookup lookup_of(const FinderOptions& options) {
  return options.scan ? DistanceLookup::kScan : DistanceLookup::kProbedBands;
}

double jaccard_of(const Match& match) {
  return match.similarity ? match.similarity->jaccard : -1;
}
unsigned distance_of(const Match& match) {
  return match.hamming.value_or(65);
}

bool better(const Match& a, const Match& b) {
  if (jaccard_of(a) != jaccard_of(b)) return jaccard_of(a) > jaccard_of(b);
  if (distance_of(a) != distance_of(b)) return distance_of(a) < distance_of(b);
  return a.docid < b.docid;
}

}  // namespace

/** What near-duplicates are sought of. */
struct Finder::Target {
  std::optional<Subject> subject;  // nothing when only the fingerprint is known
  std::optional<std::uint64_t> fingerprint;
  std::vector<std::string> band_terms;
  unsigned distance = kDefaultDistance;
  bool by_distance = false;
};

/** A document that may match. */
struct Finder::Candidate {
  StoredCandidate stored;
  std::optional<unsigned> hamming;
  std::optional<Similarity> estimate;
};

Finder::Finder(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer, FinderOptions options)
    : database_(database),
      signer_(valid_scheme(scheme)),
      tokenizer_(tokenizer),
      options_(std::move(options)),
      local_(is_local(database)),
      verifier_(database, signer_, tokenizer, options_.texts) {
  require_profile(scheme, tokenizer);
  require_threshold(options_.threshold);
  if (options_.max_distance) require_distance(scheme, *options_.max_distance, lookup_of(options_));
}

Finder::~Finder() = default;

FindResult Finder::find_text(std::string_view text) {
  return find(text_target(text));
}

FindResult Finder::find_document(Xapian::docid docid) {
  return find(document_target(docid));
}

FindResult Finder::find_id(std::string_view id) {
  return find_document(require_document(id));
}

Xapian::docid Finder::require_document(std::string_view id) const {
  const std::optional<Xapian::docid> docid = neardup::find_document(database_, id);
  if (!docid) throw Xapian::DocNotFoundError("no document has the id '" + std::string(id) + "'");
  return *docid;
}

FindResult Finder::find_fingerprint(std::uint64_t fingerprint) {
  Target target;
  target.fingerprint = fingerprint;
  target.by_distance = true;
  target.distance = options_.max_distance.value_or(kDefaultDistance);
  require_distance(signer_.scheme(), target.distance, lookup_of(options_));
  return find(target);
}

Xapian::Query Finder::text_query(std::string_view text) {
  const std::vector<std::string> terms = terms_of(text_target(text));
  return Xapian::Query(Xapian::Query::OP_OR, terms.begin(), terms.end());
}

Xapian::Query Finder::document_query(Xapian::docid docid) {
  const std::vector<std::string> terms = terms_of(document_target(docid));
  return Xapian::Query(Xapian::Query::OP_OR, terms.begin(), terms.end());
}

Xapian::Query Finder::id_query(std::string_view id) {
  return document_query(require_document(id));
}

Finder::Target Finder::new_target() const {
  Target target;
  target.by_distance = options_.max_distance.has_value();
  target.distance =
      options_.max_distance.value_or(static_cast<unsigned>(std::max(0, signer_.scheme().promised_distance(true))));
  return target;
}

Finder::Target Finder::text_target(std::string_view text) {
  Target target = new_target();
  const TokenHashes hashes = signer_.token_hashes({text}, tokenizer_);
  const Signature signature = signer_.sign(hashes);
  if (signature.empty()) return target;
  target.subject = text_subject(signature, word_shingles(hashes.tokens, signer_.scheme().shingle_length));
  target.fingerprint = signature.fingerprint;
  target.band_terms = signature.band_terms;
  return target;
}

Finder::Target Finder::document_target(Xapian::docid docid) {
  Target target = new_target();
  SignatureReader signatures(database_, signer_.scheme());  // a new one: the database may have changed
  if (signatures.status(docid) == SignatureStatus::kNone && !has_indexed_text(database_, docid)) return target;
  target.subject = Subject{signatures.require_signature(docid), docid, nullptr};
  target.fingerprint = signatures.fingerprint(docid);
  if (target.by_distance && !target.fingerprint) {
    throw Xapian::DatabaseCorruptError("document " + std::to_string(docid) +
                                       " has a damaged fingerprint; index it anew");
  }
  target.band_terms = prefixed_terms(database_, docid, signer_.scheme().band_prefix);
  return target;
}

std::vector<std::string> Finder::terms_of(const Target& target) const {
  std::vector<std::string> terms;
  if (!target.by_distance) terms = target.band_terms;
  // The simhash families are asked for all they promise, one-bit probes included; a document without a word has
  // fingerprint 0, which says nothing, and none of their terms.
  const bool has_word = target.fingerprint && (!target.subject || *target.fingerprint != 0);
  if (signer_.scheme().has_simhash() && has_word) {
    const std::vector<std::string> more = signer_.fingerprint_terms(*target.fingerprint, target.distance);
    terms.insert(terms.end(), more.begin(), more.end());
  }
  std::sort(terms.begin(), terms.end());
  terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
  return terms;
}

std::vector<Finder::Candidate> Finder::candidates(const Target& target, FindResult& result) {
  CandidateQuery query;
  if (target.by_distance && options_.scan) {
    query.scan = FingerprintScan{*target.fingerprint, target.distance};
  } else {
    query.terms = terms_of(target);
  }
  const CandidateList list = local_ ? local_candidates(database_, signer_.scheme(), query)
                                    : remote_candidates(database_, signer_.scheme(), query);
  result.candidates = list.found;
  result.rejected = list.far;
  result.unusable = list.found - list.far - list.usable.size();
  std::vector<Candidate> kept;
  for (const StoredCandidate& stored : list.usable) {
    if (target.subject && stored.docid == target.subject->docid) {
      --result.candidates;
      continue;
    }
    Candidate candidate{stored, std::nullopt, std::nullopt};
    if (passes(target, candidate)) {
      kept.push_back(std::move(candidate));
    } else {
      ++result.rejected;
    }
  }
  return kept;
}

bool Finder::passes(const Target& target, Candidate& candidate) const {
  if (target.fingerprint && candidate.stored.fingerprint) {
    candidate.hamming = hamming_distance(*target.fingerprint, *candidate.stored.fingerprint);
  }
  if (target.subject) candidate.estimate = Verifier::estimate(target.subject->signature, candidate.stored.signature);
  const bool near = candidate.hamming && *candidate.hamming <= target.distance;
  if (target.by_distance) return near;
  if (!candidate.estimate) return near || signer_.scheme().has_minhash();  // there is nothing to judge those by
  const double floor = rejection_floor(options_.threshold, signer_.scheme().minhash_slots);
  return candidate.estimate->jaccard >= floor || (near && signer_.scheme().has_simhash());
}

FindResult Finder::find(const Target& target) {
  FindResult result;
  if (!target.subject && !target.fingerprint) return result;  // a text without tokens
  std::vector<Candidate> kept = candidates(target, result);
  verify(target, kept, result);
  std::sort(result.matches.begin(), result.matches.end(), better);
  if (options_.limit != 0 && result.matches.size() > options_.limit) result.matches.resize(options_.limit);
  return result;
}

void Finder::verify(const Target& target, std::vector<Candidate>& kept, FindResult& result) {
  const auto promise = [](const Candidate& candidate) { return candidate.estimate ? candidate.estimate->jaccard : 0; };
  std::stable_sort(kept.begin(), kept.end(),
                   [&](const Candidate& a, const Candidate& b) { return promise(a) > promise(b); });
  std::size_t left = local_ ? options_.verify_limit : options_.remote_verify_limit;
  for (const Candidate& candidate : kept) {
    std::optional<Similarity> similarity = candidate.estimate;
    const bool settled = similarity && similarity->verification == Verification::kExact;
    if (target.subject && !settled && left != 0) {
      similarity = verifier_.compare(*target.subject, {candidate.stored.signature, candidate.stored.docid, nullptr});
      --left;
    }
    if (similarity) ++(similarity->verification == Verification::kExact ? result.verified_exactly : result.estimated);
    if (target.by_distance || (similarity && similarity->reaches(options_.threshold))) {
      result.matches.push_back({candidate.stored.docid, candidate.hamming, similarity});
    }
  }
}

}  // namespace neardup
