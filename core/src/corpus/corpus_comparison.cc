#include "corpus/corpus_comparison.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

#include "compare/similarity.h"
#include "sign/stored_values.h"

namespace neardup {

namespace {

constexpr std::size_t kCacheBytes = std::size_t{32} << 20U;

/** An index does not tell the words of a link from others: they count as what they look like. */
TokenClass class_in_index(const Token& token) {
  if (token.token_class != TokenClass::kLink) return token.token_class;
  const bool figures = token.text.find_first_not_of("0123456789_") == std::string_view::npos;
  return figures ? TokenClass::kNumber : TokenClass::kWord;
}

class TemplateWords final : public TokenSink {
 public:
  void take(const Token* tokens, std::size_t count) override {
    for (std::size_t i = 0; i != count; ++i) {
      Token token = tokens[i];
      token.token_class = class_in_index(token);
      text_.push_back(template_word(token));
    }
  }

  TemplateText take_text() { return std::move(text_); }

 private:
  TemplateText text_;
};

}  // namespace

CorpusComparison::CorpusComparison(const CorpusTable& table, const CorpusTexts& texts, const Signer& signer,
                                   const Tokenizer& tokenizer, double threshold)
    : table_(table), texts_(texts), signer_(signer), tokenizer_(tokenizer.clone()), threshold_(threshold) {}

std::optional<StarLink> CorpusComparison::link(std::size_t a, std::size_t b) {
  if (table_.text_key(a) == table_.text_key(b)) return StarLink{};
  const Known& known_a = known(a);
  const Known& known_b = known(b);  // references into an unordered_map stay valid
  const std::size_t least = least_intersection(known_a.bitmap.size, known_b.bitmap.size, threshold_);
  if (most_in_common(known_a.bitmap, known_b.bitmap) < least) return std::nullopt;
  const std::shared_ptr<const ShingleSet> set_a = set_of(a);
  const std::shared_ptr<const ShingleSet> set_b = set_of(b);
  const std::optional<std::size_t> shared = intersection_reaching(*set_a, *set_b, least);
  if (!shared) return std::nullopt;
  const double jaccard = jaccard_of_sizes(*shared, set_a->size(), set_b->size());
  if (jaccard < threshold_) return std::nullopt;
  return StarLink{stored_similarity(jaccard), true};
}

TemplateText CorpusComparison::words(std::size_t item) {
  TemplateWords words;
  tokenizer_->tokenize(texts_.text(item), words);
  return words.take_text();
}

void CorpusComparison::clear() {
  known_.clear();
  recent_.clear();
  bytes_ = 0;
}

CorpusComparison::Known& CorpusComparison::known(std::size_t item) {
  const auto [place, is_new] = known_.try_emplace(item);
  if (is_new) {
    place->second.set = read(item);
    place->second.bitmap = bitmap_of(*place->second.set);
    remember(item, place->second.set->capacity() * sizeof(std::uint64_t));
  }
  return place->second;
}

std::shared_ptr<const ShingleSet> CorpusComparison::set_of(std::size_t item) {
  Known& of_item = known(item);
  if (of_item.set) return of_item.set;
  std::shared_ptr<const ShingleSet> set = read(item);
  of_item.set = set;
  remember(item, set->capacity() * sizeof(std::uint64_t));
  return set;
}

std::shared_ptr<const ShingleSet> CorpusComparison::read(std::size_t item) {
  TextFeatureSet words = signer_.feature_set(texts_.text(item), *tokenizer_);
  if (words.token_digest != table_.token_digest(item))
    throw std::runtime_error("the input changed while it was read: text " + std::to_string(item + 1) +
                             " is not the one that was signed; run the command again");
  return std::make_shared<const ShingleSet>(std::move(words.features));
}

void CorpusComparison::remember(std::size_t item, std::size_t bytes) {
  bytes_ += bytes;
  recent_.push_back(item);
  while (bytes_ > kCacheBytes && recent_.size() > 1) {
    std::shared_ptr<const ShingleSet>& oldest = known_.at(recent_.front()).set;
    bytes_ -= oldest->capacity() * sizeof(std::uint64_t);
    oldest.reset();
    recent_.pop_front();
  }
}

}  // namespace neardup
