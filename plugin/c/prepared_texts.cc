#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bytes/feature_hash.h"
#include "corpus/corpus_signer.h"
#include "given_texts.h"
#include "groups/parallel.h"
#include "guarded_call.h"
#include "known_scheme.h"
#include "neardup.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/evidence.h"
#include "signed_form.h"

namespace neardup::c {

namespace {

constexpr std::size_t kParts = 256;
constexpr std::size_t kPartShift = 56;

using KeyPair = std::array<std::int64_t, 2>;

std::uint64_t part_of(const KeyPair& pair) {
  return static_cast<std::uint64_t>(pair[0]) >> kPartShift;
}

/** Each neardup_prepared is one of these. */
struct OwnedPrepared final : neardup_prepared {
  OwnedPrepared() : neardup_prepared{} {}
  OwnedPrepared(const OwnedPrepared&) = delete;
  OwnedPrepared& operator=(const OwnedPrepared&) = delete;

  /** @param scope  a hash; 0: compared with none. */
  void add(const CorpusSignature& text, const std::uint64_t* keys, std::size_t key_count, std::uint64_t scope,
           std::size_t slots, std::uint32_t scheme) {
    all_tokens.push_back(static_cast<std::int64_t>(text.tokens));
    all_forms += signed_form(text, keys, key_count, slots, scheme);
    all_offsets.push_back(static_cast<std::int64_t>(all_forms.size()));
    std::uint64_t node = 0;
    if (scope != 0 && text.token_digest != 0) {
      node = text.token_digest ^ mix64(scope);
      if (!text.evidence.empty()) node ^= mix64(evidence_hash(text.evidence));
      node = std::max<std::uint64_t>(node, 1);
      const auto put = [&](std::uint64_t key) {
        all_pairs.push_back({static_cast<std::int64_t>(key), static_cast<std::int64_t>(node)});
      };
      put(node);  // which repeats for copies, also of a text without words
      for (std::size_t k = 0; k != key_count; ++k) put(keys[k] ^ mix64(scope));
    }
    all_nodes.push_back(static_cast<std::int64_t>(node));
  }

  /** Of equal pairs two are left, which say that the node repeats. */
  void finish() {
    std::sort(all_pairs.begin(), all_pairs.end(), [](const KeyPair& a, const KeyPair& b) {
      return std::pair(static_cast<std::uint64_t>(a[0]), a[1]) < std::pair(static_cast<std::uint64_t>(b[0]), b[1]);
    });
    std::size_t end = 0;
    for (const KeyPair pair : all_pairs) {
      if (end < 2 || all_pairs[end - 1] != pair || all_pairs[end - 2] != pair) all_pairs[end++] = pair;
    }
    all_pairs.resize(end);
    for (const KeyPair& pair : all_pairs) ++ends[part_of(pair)];
    for (std::size_t part = 1; part != kParts; ++part) ends[part] += ends[part - 1];
    count = all_nodes.size();
    tokens = all_tokens.data();
    nodes = all_nodes.data();
    forms = all_forms.data();
    form_offsets = all_offsets.data();
    pairs = all_pairs.empty() ? nullptr : all_pairs.front().data();
    part_ends = ends.data();
  }

  std::vector<std::int64_t> all_tokens;
  std::vector<std::int64_t> all_nodes;
  std::string all_forms;
  std::vector<std::int64_t> all_offsets{0};
  std::vector<KeyPair> all_pairs;
  std::array<std::uint64_t, kParts> ends{};
};

std::unique_ptr<OwnedPrepared> prepared(const Scheme& scheme, const GivenTexts& texts, const std::int64_t* scopes,
                                        std::size_t threads) {
  const std::vector<GivenTexts::Piece> pieces = texts.pieces();
  const std::unique_ptr<Tokenizer> tokenizer = require_tokenizer(scheme.tokenizer_profile);
  std::vector<std::unique_ptr<CorpusSigner>> signers;
  while (signers.size() < std::min(threads, pieces.size()))
    signers.push_back(std::make_unique<CorpusSigner>(scheme, tokenizer->clone()));
  std::vector<SignedTexts> results(pieces.size());
  in_parallel(signers.size(), pieces.size(), [&](std::size_t piece, std::size_t thread) {
    for (std::size_t i = pieces[piece].begin; i != pieces[piece].end; ++i)
      signers[thread]->sign(texts[i], {}, results[piece]);
  });
  auto result = std::make_unique<OwnedPrepared>();
  const std::size_t slots = scheme.sketch ? scheme.minhash.slots : 0;
  for (SignedTexts& piece : results) {
    piece.each(slots, [&](std::size_t i, const CorpusSignature& text, const std::uint64_t* keys) {
      const std::uint64_t scope = scopes == nullptr ? 1 : static_cast<std::uint64_t>(scopes[result->all_nodes.size()]);
      result->add(text, keys, piece.texts[i].keys, scope, slots, scheme.id());
    });
    piece = {};
  }
  result->finish();
  return result;
}

}  // namespace

extern "C" {

neardup_status neardup_prepare_texts(const char* scheme, size_t size, const neardup_bytes* texts, size_t count,
                                     const int64_t* scopes, uint32_t threads, neardup_prepared** prepared_texts,
                                     neardup_error* error) {
  return guarded(error, prepared_texts, "where the texts are to go", [&]() -> neardup_prepared* {
    const GivenTexts given(texts, count, "texts");
    require_utf8(given, 0);
    return prepared(Scheme::parse(bytes(scheme, size, "scheme's text")), given, scopes, threads_for(threads)).release();
  });
}

void neardup_prepared_free(neardup_prepared* prepared_texts) {
  delete static_cast<OwnedPrepared*>(prepared_texts);
}

}  // extern "C"

}  // namespace neardup::c
