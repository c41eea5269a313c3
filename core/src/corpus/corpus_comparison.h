/** @file corpus_comparison.h
 *  Compares texts of a corpus word by word: reads them again where they lie, and keeps the words of recent ones.
 *  THREADS: one CorpusComparison per thread; CorpusTexts as its comment says.
 */
#ifndef NEARDUP_CORE_CORPUS_CORPUS_COMPARISON_H
#define NEARDUP_CORE_CORPUS_CORPUS_COMPARISON_H

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "compare/overlap_bitmap.h"
#include "corpus/corpus_table.h"
#include "features/shingles.h"
#include "groups/star_groups.h"
#include "groups/template_family.h"
#include "neardup/token.h"
#include "sign/signer.h"

namespace neardup {

class CorpusTexts {
 public:
  virtual ~CorpusTexts() = default;

  /** The text that was signed for an item. Called from several threads at once.
   *  @exception std::runtime_error if it cannot be read. */
  virtual std::string text(std::size_t item) const = 0;

  /** The title of an item, which tells texts of one template apart (title_names.h); empty if it has none. Called likewise. */
  virtual std::string title(std::size_t) const { return {}; }
};

class CorpusComparison {
 public:
  /** References must outlive this; the tokenizer is cloned. */
  CorpusComparison(const CorpusTable& table, const CorpusTexts& texts, const Signer& signer, const Tokenizer& tokenizer,
                   double threshold);
  ~CorpusComparison();

  /** The similarity of two items if it reaches the threshold.
   *  @exception std::runtime_error if a text is not the one that was signed. */
  std::optional<StarLink> link(std::size_t a, std::size_t b) { return link(a, b, threshold_); }

  /** The same with another threshold. */
  std::optional<StarLink> link(std::size_t a, std::size_t b, double threshold);

  /** Number of distinct features of an item. */
  std::size_t features(std::size_t item) { return known(item).bitmap.size; }

  /** two_may_be_family(); true if that is not known. */
  bool two_may_be_family(std::size_t a, std::size_t b);

  /** The words of an item, as an index would give them. */
  TemplateText words(std::size_t item);

  /** The words of its title. */
  TemplateText title(std::size_t item);

  /** Forget all words: the next items are others. */
  void clear();

 private:
  struct KnownWords {
    ShingleSet features;
    TemplateOutline outline;  // if the hashes of tokens give the features, and all tokens count
  };
  struct Known {
    OverlapBitmap bitmap;
    std::shared_ptr<const KnownWords> words;  // null if they were dropped
  };

  static std::size_t bytes_of(const KnownWords& words);
  Known& known(std::size_t item);
  std::shared_ptr<const KnownWords> words_of(std::size_t item);
  std::shared_ptr<const KnownWords> read(std::size_t item);
  void remember(std::size_t item, std::size_t bytes);

  const CorpusTable& table_;
  const CorpusTexts& texts_;
  const Signer& signer_;
  std::unique_ptr<Tokenizer> tokenizer_;
  double threshold_;
  bool knows_places_ = false;  // whether KnownWords has an outline
  std::unordered_map<std::size_t, Known> known_;
  std::deque<std::size_t> recent_;  // items with words, the oldest first
  std::size_t bytes_ = 0;           // of words
};

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_CORPUS_COMPARISON_H
