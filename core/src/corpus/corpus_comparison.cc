#include "corpus/corpus_comparison.h"

#include <stdexcept>
#include <utility>

#include "compare/similarity.h"
#include "groups/title_names.h"
#include "sign/stored_values.h"
#include "tokens/text_from_positions.h"
#include "tokens/token_digest.h"

namespace neardup {

namespace {

constexpr std::size_t kCacheBytes = std::size_t{32} << 20U;

}  // namespace

CorpusComparison::CorpusComparison(const CorpusTable& table, const CorpusTexts& texts, const Signer& signer,
                                   const Tokenizer& tokenizer, double threshold)
    : table_(table), texts_(texts), signer_(signer), tokenizer_(tokenizer.clone()), threshold_(threshold) {
  const Scheme& scheme = signer.scheme();
  knows_places_ = scheme.features.of_token_hashes() && scheme.stop_words.empty();
}

CorpusComparison::~CorpusComparison() = default;

std::optional<StarLink> CorpusComparison::link(std::size_t a, std::size_t b, double threshold) {
  if (table_.text_key(a) == table_.text_key(b)) return StarLink{};
  const Known& known_a = known(a);
  const Known& known_b = known(b);  // references into an unordered_map stay valid
  const std::size_t least = least_intersection(known_a.bitmap.size, known_b.bitmap.size, threshold);
  if (most_in_common(known_a.bitmap, known_b.bitmap) < least) return std::nullopt;
  const std::shared_ptr<const KnownWords> words_a = words_of(a);
  const std::shared_ptr<const KnownWords> words_b = words_of(b);
  const std::optional<std::size_t> shared = intersection_reaching(words_a->features, words_b->features, least);
  if (!shared) return std::nullopt;
  const double jaccard = jaccard_of_sizes(*shared, words_a->features.size(), words_b->features.size());
  if (jaccard < threshold) return std::nullopt;
  return StarLink{stored_similarity(jaccard), true};
}

bool CorpusComparison::two_may_be_family(std::size_t a, std::size_t b) {
  return !knows_places_ || neardup::two_may_be_family(words_of(a)->outline, words_of(b)->outline);
}

TemplateText CorpusComparison::words(std::size_t item) {
  return template_text(*tokenizer_, texts_.text(item));
}

TemplateText CorpusComparison::title(std::size_t item) {
  return words_of_title(*tokenizer_, texts_.title(item));
}

void CorpusComparison::clear() {
  known_ = decltype(known_)();  // clear() would keep the memory of the most items, and take time for it at each call
  recent_.clear();
  bytes_ = 0;
}

std::size_t CorpusComparison::bytes_of(const KnownWords& words) {
  const TemplateOutline& outline = words.outline;
  return (words.features.capacity() + outline.tokens.capacity() + outline.letters.capacity()) * sizeof(std::uint64_t);
}

CorpusComparison::Known& CorpusComparison::known(std::size_t item) {
  if (const auto place = known_.find(item); place != known_.end()) return place->second;
  Known read_now;
  read_now.words = read(item);
  read_now.bitmap = bitmap_of(read_now.words->features);
  const std::size_t bytes = bytes_of(*read_now.words);
  Known& known = known_.emplace(item, std::move(read_now)).first->second;
  remember(item, bytes);
  return known;
}

std::shared_ptr<const CorpusComparison::KnownWords> CorpusComparison::words_of(std::size_t item) {
  Known& of_item = known(item);
  if (of_item.words) return of_item.words;
  std::shared_ptr<const KnownWords> words = read(item);
  of_item.words = words;
  remember(item, bytes_of(*words));
  return words;
}

std::shared_ptr<const CorpusComparison::KnownWords> CorpusComparison::read(std::size_t item) {
  const std::string text = texts_.text(item);
  KnownWords words;
  std::uint64_t digest = 0;
  if (knows_places_) {
    TemplateOutliner outliner(signer_.scheme().seed);
    signer_.take_hashed(text, *tokenizer_, [&outliner](const HashedTokens& part) {
      for (std::size_t i = 0; i != part.count; ++i) outliner.add(part.tokens[i], part.hashes[i]);
    });
    words.outline = outliner.take();
    words.features = word_shingles(words.outline.tokens, signer_.scheme().features.length);
    digest = token_digest(words.outline.tokens, signer_.scheme().seed);
  } else {
    TextFeatureSet features = signer_.feature_set(text, *tokenizer_);
    words.features = std::move(features.features);
    digest = features.token_digest;
  }
  if (digest != table_.token_digest(item))
    throw std::runtime_error("text " + std::to_string(item + 1) +
                             " is not the one that was signed: the input changed, or "
                             "other fields hold the text; sign the inputs again");
  return std::make_shared<const KnownWords>(std::move(words));
}

void CorpusComparison::remember(std::size_t item, std::size_t bytes) {
  bytes_ += bytes;
  recent_.push_back(item);
  while (bytes_ > kCacheBytes && recent_.size() > 1) {
    std::shared_ptr<const KnownWords>& oldest = known_.at(recent_.front()).words;
    bytes_ -= bytes_of(*oldest);
    oldest.reset();
    recent_.pop_front();
  }
}

}  // namespace neardup
