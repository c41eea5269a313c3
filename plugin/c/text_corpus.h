/** @file text_corpus.h
 *  Signs many texts and groups them: the object behind a neardup_corpus. The texts stay in the caller's memory. Internal.
 *  THREADS: one at a time. */
#ifndef NEARDUP_C_TEXT_CORPUS_H
#define NEARDUP_C_TEXT_CORPUS_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "corpus/candidate_keys.h"
#include "corpus/corpus_comparison.h"
#include "corpus/corpus_groups.h"
#include "corpus/corpus_table.h"
#include "given_texts.h"
#include "neardup.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup::c {

class TextCorpus final : public CorpusTexts {
 public:
  /** @exception Refusal if no tokenizer here has the scheme's profile. */
  TextCorpus(const Scheme& scheme, std::size_t threads);
  ~TextCorpus() override;

  /** @exception Refusal for too many texts, and if an earlier call failed halfway or grouped. */
  void add(const GivenTexts& texts);

  std::size_t size() const { return table_.size(); }
  std::uint64_t tokens(std::size_t item) const { return table_.tokens(item); }
  std::uint64_t token_digest(std::size_t item) const { return table_.token_digest(item); }

  std::string text(std::size_t item) const override;

  /** Once: it uses up the keys. @param grouping  its threads are set here. @exception as of add(). */
  CorpusGroups group(const CorpusOrder& order, CorpusGrouping grouping);

 private:
  class PieceSigner;
  struct SignedPiece;

  void take(const SignedPiece& piece);
  void require_open() const;

  enum class State : std::uint8_t { kOpen, kBroken, kGrouped };

  struct Block {
    std::size_t first_item;
    GivenTexts texts;
  };

  const Scheme scheme_;
  const std::size_t threads_;
  std::unique_ptr<Tokenizer> tokenizer_;
  std::vector<std::unique_ptr<PieceSigner>> signers_;  // [threads], as they are needed
  std::vector<Block> blocks_;
  CorpusTable table_;
  CandidateKeys keys_;
  State state_ = State::kOpen;
};

}  // namespace neardup::c

struct neardup_corpus final {
  neardup_corpus(const neardup::Scheme& scheme, std::size_t threads) : texts(scheme, threads) {}

  neardup::c::TextCorpus texts;
};

#endif  // NEARDUP_C_TEXT_CORPUS_H
