#include "verify/verifier.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <utility>

#include "compare/similarity.h"
#include "database/document_id.h"
#include "groups/title_names.h"
#include "sketch/minhash.h"
#include "text/position_reader.h"
#include "text/word_order.h"
#include "tokens/each_token.h"

namespace neardup {

namespace {

constexpr std::size_t kEntryBytes = 220;  // about, for list node, map node and words without what they hold

}  // namespace

std::size_t Verifier::bytes_of(const CacheEntry& entry) {
  if (!entry.words) return kEntryBytes;
  const TextFromPositions& text = entry.words->text;
  return kEntryBytes + entry.words->set.capacity() * sizeof(std::uint64_t) + text.text.capacity() +
         text.whole_words.capacity() * sizeof(WholeWord);
}

namespace {

/** A tokenizer whose texts have no numbers. */
class NumberlessTokenizer final : public Tokenizer {
 public:
  explicit NumberlessTokenizer(Tokenizer& tokenizer) : tokenizer_(tokenizer) {}

  void tokenize(std::string_view text, TokenSink& sink) override {
    std::vector<Token> kept;
    take_tokens(tokenizer_, text, [&](const Token* tokens, std::size_t count) {
      kept.clear();
      std::copy_if(tokens, tokens + count, std::back_inserter(kept),
                   [](const Token& token) { return token.token_class != TokenClass::kNumber; });
      if (!kept.empty()) sink.take(kept.data(), kept.size());
    });
  }
  std::string profile() const override { return tokenizer_.profile(); }
  std::string version() const override { return tokenizer_.version(); }
  std::unique_ptr<Tokenizer> clone() const override { return tokenizer_.clone(); }

 private:
  Tokenizer& tokenizer_;
};

}  // namespace

ShingleSet shingles_without_numbers(const Signer& signer, Tokenizer& tokenizer, std::string_view text) {
  NumberlessTokenizer numberless(tokenizer);
  return signer.shingle_set(text, numberless);
}

Subject text_subject(const Signature& signature, std::shared_ptr<const KnownWords> shingles) {
  Subject subject;
  subject.signature.tokens = signature.tokens;
  subject.signature.shingles = signature.shingles;
  subject.signature.token_digest = signature.token_digest;
  subject.signature.sketch = signature.sketch;
  subject.shingles = std::move(shingles);
  return subject;
}

Verifier::Verifier(const Xapian::Database& database, const Signer& signer, Tokenizer& tokenizer,
                   DocumentTextSource texts)
    : database_(database), signer_(signer), tokenizer_(tokenizer), texts_(std::move(texts)) {}

namespace {

bool is_of_an_index(const StoredSignature& a, const StoredSignature& b) {
  return a.source == TextSource::kPositions || b.source == TextSource::kPositions;
}

}  // namespace

std::optional<Similarity> Verifier::compare(const Subject& a, const Subject& b) {
  if (a.signature.token_digest == b.signature.token_digest) return estimate(a.signature, b.signature);
  const auto set_of = [this](const Subject& subject) {
    return subject.shingles ? subject.shingles : shingles(subject.docid, subject.signature);
  };
  const std::shared_ptr<const KnownWords> set_a = set_of(a);
  const std::shared_ptr<const KnownWords> set_b = set_a ? set_of(b) : nullptr;
  if (!set_a || !set_b) return estimate(a.signature, b.signature);
  std::optional<Similarity> similarity = compared(*set_a, *set_b, 0, a.signature.is_declared_copy_of(b.signature));
  if (similarity) similarity->by_index = is_of_an_index(a.signature, b.signature);
  return similarity;
}

std::optional<Similarity> Verifier::compared(const KnownWords& a, const KnownWords& b, double threshold,
                                             bool declared) {
  const auto has_counters = [](const KnownWords& known) {  // where most of a text is numbers, they are the text
    return 2 * known.without_numbers.size() >= known.set.size();
  };
  const bool without_numbers = declared && has_counters(a) && has_counters(b);
  const ShingleSet& set_a = without_numbers ? a.without_numbers : a.set;
  const ShingleSet& set_b = without_numbers ? b.without_numbers : b.set;
  const std::size_t least = least_intersection(set_a.size(), set_b.size(), threshold);
  const std::optional<std::size_t> shared = intersection_reaching(set_a, set_b, least);
  if (!shared) return std::nullopt;
  const double jaccard = jaccard_of_sizes(*shared, set_a.size(), set_b.size());
  const std::size_t smaller = std::min(set_a.size(), set_b.size());
  const double containment = smaller == 0 ? 0 : static_cast<double>(*shared) / static_cast<double>(smaller);
  if (a.same && b.same) return Similarity{jaccard, containment, jaccard, Verification::kExact};
  const double lower = jaccard_of_signed_words(jaccard, a.similarity, b.similarity);
  return Similarity{jaccard, containment, lower, Verification::kEstimated};
}

std::optional<Similarity> Verifier::estimate(const StoredSignature& a, const StoredSignature& b) {
  const bool by_index = is_of_an_index(a, b);
  if (a.token_digest == b.token_digest) return Similarity{1, 1, 1, Verification::kExact, by_index};
  if (a.sketch.empty() || a.sketch.size() != b.sketch.size()) return std::nullopt;
  const JaccardEstimate estimate = estimate_jaccard(a.sketch, b.sketch);
  return Similarity{estimate.value, containment_from_jaccard(estimate.value, a.shingles, b.shingles), estimate.lower,
                    Verification::kEstimated, by_index};
}

std::optional<std::shared_ptr<const KnownWords>> Verifier::recent_shingles(Xapian::docid docid,
                                                                           std::uint64_t token_digest) {
  const auto found = cached_.find(docid);
  if (found == cached_.end() || found->second->token_digest != token_digest) return std::nullopt;
  recent_.splice(recent_.begin(), recent_, found->second);
  return found->second->words;
}

std::shared_ptr<const KnownWords> Verifier::shingles(Xapian::docid docid, const StoredSignature& signature) {
  if (auto recent = recent_shingles(docid, signature.token_digest)) return *std::move(recent);
  if (const auto other = cached_.find(docid); other != cached_.end()) forget(other->second);
  std::shared_ptr<KnownWords> words = read_words(docid, signature);
  if (words && !keeps_texts_) std::exchange(words->text, {});  // an assignment would keep the memory
  remember({docid, signature.token_digest, words});
  return words;
}

std::shared_ptr<const KnownWords> Verifier::words(Xapian::docid docid, const StoredSignature& signature) {
  const auto cached = cached_.find(docid);
  if (cached != cached_.end() && cached->second->token_digest == signature.token_digest) {
    const std::shared_ptr<const KnownWords>& words = cached->second->words;
    if (words && !words->text.text.empty()) return words;
  }
  return read_words(docid, signature);
}

/** The words from positions if they were signed; otherwise from positions or source, whichever is nearer. */
std::shared_ptr<KnownWords> Verifier::read_words(Xapian::docid docid, const StoredSignature& signature) {
  ++documents_read_;
  std::shared_ptr<KnownWords> indexed = indexed_words(docid, signature);
  if (indexed && indexed->same) return indexed;
  std::optional<std::string> text = texts_ ? texts_(docid) : std::nullopt;
  if (!text) return indexed;
  std::shared_ptr<KnownWords> given = judged(TextFromPositions::plain(*std::move(text)), signature);
  const bool nearer = given && (!indexed || given->similarity >= indexed->similarity);
  return nearer ? std::move(given) : std::move(indexed);
}

/** By the stored order, if it gives the words that were signed; else from the positions of all terms. */
std::shared_ptr<KnownWords> Verifier::indexed_words(Xapian::docid docid, const StoredSignature& signature) {
  const Scheme& scheme = signer_.scheme();
  if (std::optional<TextFromPositions> ordered = text_in_word_order(database_, docid, scheme)) {
    std::shared_ptr<KnownWords> known = judged(*std::move(ordered), signature);
    if (known && known->same) return known;
  }
  ++documents_by_positions_;
  return judged(text_from_positions(database_, docid, scheme), signature);
}

std::shared_ptr<KnownWords> Verifier::judged(TextFromPositions text, const StoredSignature& signature) {
  PositionsTokenizer tokenizer(tokenizer_, text);
  TextFeatureSet words = signer_.feature_set(text.text, tokenizer);
  const std::optional<WordsEvidence> evidence = words_evidence(signer_, words, !text.overlapping, signature);
  if (!evidence) return nullptr;
  auto known = std::make_shared<KnownWords>(KnownWords{*evidence, std::move(words.features)});
  if (signature.canonical != 0) known->without_numbers = shingles_without_numbers(signer_, tokenizer, text.text);
  known->text = std::move(text);
  return known;
}

void Verifier::remember(CacheEntry entry) {
  cached_bytes_ += bytes_of(entry);
  const Xapian::docid docid = entry.docid;
  recent_.push_front(std::move(entry));
  cached_[docid] = recent_.begin();
  // Callers hold the two sets that they compare; the cache keeps at least the newest set.
  while (cached_bytes_ > most_cached_bytes_ && recent_.size() > 1) forget(std::prev(recent_.end()));
}

void Verifier::forget(std::list<CacheEntry>::iterator entry) {
  cached_bytes_ -= bytes_of(*entry);
  cached_.erase(entry->docid);
  recent_.erase(entry);
}

std::optional<TemplateText> template_words(Verifier& verifier, Xapian::docid docid, const StoredSignature& signature) {
  const std::shared_ptr<const KnownWords> known = verifier.words(docid, signature);
  if (!known || !known->same) return std::nullopt;
  PositionsTokenizer of_positions(verifier.tokenizer(), known->text);
  return template_text(of_positions, known->text.text);
}

TemplateText title_words(Tokenizer& tokenizer, std::string_view data) {
  return words_of_title(tokenizer, title_in_data(data));
}

TemplateText title_words(const Xapian::Database& database, Tokenizer& tokenizer, Xapian::docid docid) {
  return title_words(tokenizer, database.get_document(docid, Xapian::DOC_ASSUME_VALID).get_data());
}

std::optional<std::vector<std::uint64_t>> part_keys_by_text(const std::vector<Subject>& members,
                                                            const std::vector<double>& similarity,
                                                            const StarReader& reader, std::size_t most_texts) {
  std::map<std::uint64_t, std::size_t> place_of_text;
  std::vector<std::size_t> firsts;  // of each text
  std::vector<TemplateSize> sizes;
  for (std::size_t i = 0; i != members.size(); ++i) {
    const StoredSignature& signature = members[i].signature;
    if (!place_of_text.emplace(signature.text_digest(), firsts.size()).second) continue;
    firsts.push_back(i);
    sizes.push_back({signature.tokens, signature.shingles, similarity[i]});
  }
  if (firsts.size() == 1 || firsts.size() > most_texts) return std::nullopt;
  const StarReader of_texts{[&](std::size_t text) { return reader.text(firsts[text]); },
                            [&](std::size_t text) { return members[firsts[text]].signature.canonical; },
                            [&](std::size_t text) { return reader.title(firsts[text]); }};
  if (!may_be_family(sizes) && !any_title_differs(firsts.size(), of_texts, sizes.front().tokens)) return std::nullopt;
  const std::optional<std::vector<std::uint64_t>> keys = family_part_keys(firsts.size(), of_texts);
  if (!keys) return std::nullopt;
  std::vector<std::uint64_t> of_members;
  for (const Subject& member : members) of_members.push_back((*keys)[place_of_text.at(member.signature.text_digest())]);
  return of_members;
}

}  // namespace neardup
