#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "bytes/feature_hash.h"
#include "given_texts.h"
#include "groups/parallel.h"
#include "guarded_call.h"
#include "known_scheme.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/streaming_signer.h"

namespace neardup::c {

namespace {

/** Each neardup_signatures is one of these. */
struct OwnedSignatures final : neardup_signatures {
  OwnedSignatures(std::size_t texts, std::size_t slots)
      : neardup_signatures{}, numbers(4 * texts), sketch_bytes(texts * slots), first_keys(texts + 1) {
    count = texts;
    tokens = of_tokens();
    shingles = of_shingles();
    token_digests = of_digests();
    fingerprints = of_fingerprints();
    sketches = sketch_bytes.data();
    sketch_size = slots;
    key_offsets = first_keys.data();
  }

  std::uint64_t* of_tokens() { return numbers.data(); }
  std::uint64_t* of_shingles() { return numbers.data() + count; }
  std::uint64_t* of_digests() { return numbers.data() + 2 * count; }
  std::uint64_t* of_fingerprints() { return numbers.data() + 3 * count; }

  std::vector<std::uint64_t> numbers;
  std::vector<std::uint8_t> sketch_bytes;
  std::vector<std::uint64_t> first_keys;
  std::vector<std::uint64_t> all_keys;
};

/** Writes all of the texts' signatures but the keys. @return the keys. */
std::vector<std::uint64_t> sign_piece(StreamingSigner& signer, const GivenTexts& texts, GivenTexts::Piece piece,
                                      OwnedSignatures& to) {
  std::vector<std::uint64_t> keys;
  for (std::size_t i = piece.begin; i != piece.end; ++i) {
    const Signature& signature = signer.sign(texts[i]);
    to.of_tokens()[i] = signature.tokens;
    to.of_shingles()[i] = signature.shingles;
    to.of_digests()[i] = signature.token_digest;
    to.of_fingerprints()[i] = signature.fingerprint;
    std::copy(signature.sketch.begin(), signature.sketch.end(), to.sketch_bytes.data() + i * to.sketch_size);
    to.first_keys[i + 1] = signature.band_terms.size();
    for (const std::string& term : signature.band_terms) keys.push_back(xxh3_hash(term));
  }
  return keys;
}

std::unique_ptr<OwnedSignatures> signatures_of(const Scheme& scheme, const GivenTexts& texts, std::size_t threads) {
  auto result = std::make_unique<OwnedSignatures>(texts.size(), scheme.sketch ? scheme.minhash.slots : 0);
  const std::vector<GivenTexts::Piece> pieces = texts.pieces();
  const std::unique_ptr<Tokenizer> tokenizer = require_tokenizer(scheme.tokenizer_profile);
  std::vector<std::unique_ptr<Tokenizer>> tokenizers;
  std::vector<StreamingSigner> signers;  // one a thread
  for (std::size_t i = 0; i != std::min(threads, pieces.size()); ++i) {
    tokenizers.push_back(tokenizer->clone());
    signers.emplace_back(scheme, *tokenizers.back());
  }
  std::vector<std::vector<std::uint64_t>> keys(pieces.size());
  in_parallel(signers.size(), pieces.size(), [&](std::size_t piece, std::size_t thread) {
    keys[piece] = sign_piece(signers[thread], texts, pieces[piece], *result);
  });
  for (const std::vector<std::uint64_t>& of_piece : keys)
    result->all_keys.insert(result->all_keys.end(), of_piece.begin(), of_piece.end());
  for (std::size_t i = 0; i != texts.size(); ++i) result->first_keys[i + 1] += result->first_keys[i];
  result->keys = result->all_keys.data();
  return result;
}

}  // namespace

extern "C" {

neardup_status neardup_sign_texts(const char* scheme, size_t size, const neardup_texts* texts, uint32_t threads,
                                  neardup_signatures** signatures, neardup_error* error) {
  return guarded(error, signatures, "where the signatures are to go", [&] {
    return signatures_of(Scheme::parse(bytes(scheme, size, "scheme's text")), GivenTexts(texts), threads_for(threads))
        .release();
  });
}

void neardup_signatures_free(neardup_signatures* signatures) {
  delete static_cast<OwnedSignatures*>(signatures);
}

}  // extern "C"

}  // namespace neardup::c
