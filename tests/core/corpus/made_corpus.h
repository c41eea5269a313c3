/** @file made_corpus.h
 *  A corpus in memory, for tests. */
#ifndef NEARDUP_TESTS_CORE_CORPUS_MADE_CORPUS_H
#define NEARDUP_TESTS_CORE_CORPUS_MADE_CORPUS_H

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "bytes/feature_hash.h"
#include "corpus/candidate_keys.h"
#include "corpus/corpus_comparison.h"
#include "corpus/corpus_table.h"
#include "plugin/white_space_tokenizer.h"
#include "sign/streaming_signer.h"

namespace neardup {

/** Texts, their signatures and keys. */
class MadeCorpus final : public CorpusTexts {
 public:
  /** @param scopes  [texts], or empty. @param bytes  limit of keys and of sketches in memory. */
  MadeCorpus(std::vector<std::string> texts, const Scheme& scheme, const std::vector<std::uint32_t>& scopes = {},
             std::size_t bytes = CandidateKeys::kNoLimit)
      : texts_(std::move(texts)), table_(scheme, bytes), keys_(bytes) {
    StreamingSigner signer(scheme, tokenizer_);
    for (std::uint32_t item = 0; item != texts_.size(); ++item) {
      const Signature& signature = signer.sign(texts_[item]);
      const std::uint32_t scope = scopes.empty() ? 0 : scopes[item];
      table_.add({signature.token_digest, {}, signature.tokens, signature.fingerprint, signature.sketch.data(), scope});
      for (const std::string& term : signature.band_terms) keys_.add(xxh3_hash(term) ^ mix64(scope), item);
    }
  }

  std::string text(std::size_t item) const override { return texts_[item]; }

  std::string title(std::size_t item) const override { return titles_.empty() ? std::string() : titles_[item]; }

  /** @param titles  [texts] */
  void set_titles(std::vector<std::string> titles) { titles_ = std::move(titles); }

  /** Put another text in the place of one that was signed. */
  void change(std::size_t item, std::string text) { texts_[item] = std::move(text); }

  std::size_t size() const { return texts_.size(); }
  CorpusTable& table() { return table_; }
  CandidateKeys& keys() { return keys_; }
  const Tokenizer& tokenizer() const { return tokenizer_; }

 private:
  std::vector<std::string> texts_;
  std::vector<std::string> titles_;
  WhiteSpaceTokenizer tokenizer_;
  CorpusTable table_;
  CandidateKeys keys_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_CORE_CORPUS_MADE_CORPUS_H
