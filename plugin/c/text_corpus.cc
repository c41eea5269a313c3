#include "text_corpus.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "corpus/corpus_signer.h"
#include "groups/parallel.h"
#include "guarded_call.h"
#include "known_scheme.h"

namespace neardup::c {

namespace {

constexpr std::size_t kMostTexts = std::numeric_limits<std::uint32_t>::max() - 1;

}  // namespace

/** What the texts of a piece give, in flat arrays. */
struct TextCorpus::SignedPiece {
  std::vector<CorpusSignature> signatures;  // without their sketches
  std::vector<std::uint8_t> sketches;       // of texts with tokens
  std::vector<std::uint64_t> keys;
  std::vector<std::uint32_t> key_counts;
};

/** Signs the texts of pieces. One a thread. */
class TextCorpus::PieceSigner {
 public:
  /** @param slots  of a sketch. */
  PieceSigner(const Scheme& scheme, std::unique_ptr<Tokenizer> tokenizer, std::size_t slots)
      : tokenizer_(std::move(tokenizer)), signer_(scheme, *tokenizer_), slots_(slots) {}

  SignedPiece sign(const GivenTexts& texts, GivenTexts::Piece piece) {
    SignedPiece result;
    for (std::size_t i = piece.begin; i != piece.end; ++i) {
      const auto& [signature, keys] = signer_.sign(texts[i]);
      result.signatures.push_back(signature);
      result.signatures.back().sketch = nullptr;
      if (signature.tokens != 0)
        result.sketches.insert(result.sketches.end(), signature.sketch, signature.sketch + slots_);
      result.keys.insert(result.keys.end(), keys.begin(), keys.end());
      result.key_counts.push_back(static_cast<std::uint32_t>(keys.size()));
    }
    return result;
  }

 private:
  std::unique_ptr<Tokenizer> tokenizer_;
  CorpusSigner signer_;
  const std::size_t slots_;
};

TextCorpus::TextCorpus(const Scheme& scheme, std::size_t threads)
    : scheme_(scheme), threads_(threads), tokenizer_(require_tokenizer(scheme.tokenizer_profile)), table_(scheme) {}

TextCorpus::~TextCorpus() = default;

void TextCorpus::add(const GivenTexts& texts) {
  require_open();
  if (texts.size() > kMostTexts - size()) {
    throw Refusal(NEARDUP_INVALID_ARGUMENT, std::to_string(size()) + " and " + std::to_string(texts.size()) +
                                                " texts are more than a corpus may have, which is " +
                                                std::to_string(kMostTexts));
  }
  const std::vector<GivenTexts::Piece> pieces = texts.pieces();
  const std::size_t threads = std::min(threads_, pieces.size());
  while (signers_.size() < threads)
    signers_.push_back(std::make_unique<PieceSigner>(scheme_, tokenizer_->clone(), table_.sketch_slots()));
  std::vector<SignedPiece> results(pieces.size());
  in_parallel(threads, pieces.size(), [&](std::size_t piece, std::size_t thread) {
    results[piece] = signers_[thread]->sign(texts, pieces[piece]);
  });
  state_ = State::kBroken;
  blocks_.push_back({size(), texts});
  for (const SignedPiece& piece : results) take(piece);
  state_ = State::kOpen;
}

void TextCorpus::take(const SignedPiece& piece) {
  const std::uint8_t* sketch = piece.sketches.data();
  const std::uint64_t* key = piece.keys.data();
  for (std::size_t i = 0; i != piece.signatures.size(); ++i) {
    CorpusSignature signature = piece.signatures[i];
    const auto item = static_cast<std::uint32_t>(size());
    signature.sketch = sketch;
    if (signature.tokens != 0) sketch += table_.sketch_slots();
    table_.add(signature);
    for (std::uint32_t k = 0; k != piece.key_counts[i]; ++k) keys_.add(*key++, item);
  }
}

void TextCorpus::require_open() const {
  if (state_ == State::kGrouped)
    throw Refusal(NEARDUP_INVALID_ARGUMENT, "the corpus was grouped already; begin another one");
  if (state_ == State::kBroken) {
    throw Refusal(NEARDUP_INVALID_ARGUMENT, "an earlier call that adds texts failed after " + std::to_string(size()) +
                                                " texts; begin another corpus");
  }
}

std::string TextCorpus::text(std::size_t item) const {
  const auto after = std::upper_bound(blocks_.begin(), blocks_.end(), item,
                                      [](std::size_t place, const Block& block) { return place < block.first_item; });
  const Block& block = *(after - 1);
  return std::string(block.texts[item - block.first_item]);
}

CorpusGroups TextCorpus::group(const CorpusOrder& order, CorpusGrouping grouping) {
  require_open();
  state_ = State::kGrouped;
  grouping.threads = threads_;
  return group_corpus(table_, keys_, order, *this, scheme_, *tokenizer_, grouping);
}

}  // namespace neardup::c
