#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <string>

#include "bytes/utf8_characters.h"
#include "guarded_call.h"
#include "shown_groups.h"
#include "text_corpus.h"

namespace neardup::c {

namespace {

/** Preferred texts first; references before them. */
CorpusOrder order_of(const neardup_grouping& wanted, const TextCorpus& corpus) {
  CorpusOrder order;
  order.references = wanted.references;
  if (wanted.keep == NEARDUP_KEEP_FIRST) return order;
  order.items.resize(corpus.size());
  std::iota(order.items.begin(), order.items.end(), 0U);
  const auto begin = order.items.begin() + static_cast<std::ptrdiff_t>(order.references);
  if (wanted.keep == NEARDUP_KEEP_LAST) {
    std::reverse(begin, order.items.end());
  } else if (wanted.keep == NEARDUP_KEEP_LONGEST) {
    std::stable_sort(begin, order.items.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return corpus.tokens(a) > corpus.tokens(b); });
  } else {
    const double* weights = wanted.weights;
    std::stable_sort(begin, order.items.end(), [&](std::uint32_t a, std::uint32_t b) {
      return weights[a] > weights[b] || (!std::isnan(weights[a]) && std::isnan(weights[b]));
    });
  }
  return order;
}

void check(const neardup_grouping& wanted, const TextCorpus& corpus) {
  if (!(wanted.threshold > 0 && wanted.threshold <= 1)) {
    throw Refusal(NEARDUP_INVALID_ARGUMENT,
                  "threshold is " + std::to_string(wanted.threshold) + ", must be above 0 and at most 1");
  }
  if (wanted.references > corpus.size()) {
    throw Refusal(NEARDUP_INVALID_ARGUMENT, std::to_string(wanted.references) + " references in a corpus of " +
                                                std::to_string(corpus.size()) + " texts");
  }
  if (wanted.keep < NEARDUP_KEEP_FIRST || wanted.keep > NEARDUP_KEEP_HEAVIEST) {
    throw Refusal(NEARDUP_INVALID_ARGUMENT, "keep is " + std::to_string(wanted.keep) + ", must be " +
                                                std::to_string(NEARDUP_KEEP_FIRST) + " to " +
                                                std::to_string(NEARDUP_KEEP_HEAVIEST));
  }
  if (wanted.keep == NEARDUP_KEEP_HEAVIEST && corpus.size() != 0) required(wanted.weights, "weights");
}

CorpusGrouping grouping_of(const neardup_grouping& wanted) {
  CorpusGrouping grouping;
  grouping.threshold = wanted.threshold;
  if (wanted.band_cap != 0) grouping.band_cap = wanted.band_cap;
  grouping.keep_families = wanted.keep_families != 0;
  grouping.lists_pairs = wanted.lists_pairs != 0;
  if (wanted.stop != nullptr) {
    grouping.progress = [stop = wanted.stop](double) {
      if (__atomic_load_n(stop, __ATOMIC_RELAXED) != 0) throw Refusal(NEARDUP_STOPPED, "stopped");
    };
  }
  return grouping;
}

/** Bytes that are not UTF-8 have no words, so that texts which differ in them would be equal.
 *  @param first  number of the first of the texts in its corpus. */
void require_utf8(const GivenTexts& texts, std::size_t first) {
  for (std::size_t i = 0; i != texts.size(); ++i) {
    const std::size_t place = well_formed_size(texts[i]);
    if (place == texts[i].size()) continue;
    throw Refusal(NEARDUP_INVALID_ARGUMENT, "text " + std::to_string(first + i) + " is not UTF-8 at byte " +
                                                std::to_string(place + 1) + "; decode it from its encoding first");
  }
}

}  // namespace

extern "C" {

neardup_status neardup_corpus_new(const char* scheme, size_t size, uint32_t threads, neardup_corpus** corpus,
                                  neardup_error* error) {
  if (corpus != nullptr) *corpus = nullptr;
  return guarded(error, [&] {
    required(corpus, "where the corpus is to go");
    *corpus = new neardup_corpus(Scheme::parse(bytes(scheme, size, "scheme's text")), threads_for(threads));
  });
}

neardup_status neardup_corpus_add(neardup_corpus* corpus, const neardup_texts* texts, neardup_error* error) {
  return guarded(error, [&] {
    const GivenTexts given(texts);
    require_utf8(given, required(corpus, "corpus").texts.size());
    corpus->texts.add(given);
  });
}

size_t neardup_corpus_size(const neardup_corpus* corpus) {
  return corpus == nullptr ? 0 : corpus->texts.size();
}

void neardup_corpus_free(neardup_corpus* corpus) {
  delete corpus;
}

neardup_status neardup_group_corpus(neardup_corpus* corpus, const neardup_grouping* grouping, neardup_groups** groups,
                                    neardup_error* error) {
  if (groups != nullptr) *groups = nullptr;
  return guarded(error, [&] {
    required(groups, "where the groups are to go");
    TextCorpus& texts = required(corpus, "corpus").texts;
    const neardup_grouping& wanted = required(grouping, "grouping");
    check(wanted, texts);
    *groups = new ShownGroups(texts, texts.group(order_of(wanted, texts), grouping_of(wanted)));
  });
}

void neardup_groups_free(neardup_groups* groups) {
  delete static_cast<ShownGroups*>(groups);
}

}  // extern "C"

}  // namespace neardup::c
