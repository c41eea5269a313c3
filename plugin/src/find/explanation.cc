#include "neardup/explanation.h"

#include "find/pair_explanation.h"
#include "record/signing_choice.h"

namespace neardup {

namespace {

WordsInCommon words_in_common(const WordComparison& words) {
  WordsInCommon common;
  common.a_in_b = words.measures.a_in_b;
  common.b_in_a = words.measures.b_in_a;
  common.cosine = words.measures.cosine;
  common.longest_run = words.longest_common_run_text();
  common.edit_distance = words.measures.edit_distance.value_or(words.measures.edit_distance_bound);
  common.edit_distance_is_bound = !words.measures.edit_distance;
  common.only_in_a = words.only_in_a;
  common.only_in_b = words.only_in_b;
  return common;
}

}  // namespace

Explanation explain(const Xapian::Database& database, Xapian::docid a, Xapian::docid b, std::string_view scheme,
                    Tokenizer* tokenizer) {
  const SchemeAndTokenizer choice = choice_to_read(database, scheme, tokenizer);
  const PairExplanation pair = explain_pair(database, choice.scheme, *choice.tokenizer, a, b);
  Explanation explanation{pair.bands_shared, pair.bands, pair.hamming, pair.similarity, {}};
  if (pair.words) explanation.words = words_in_common(*pair.words);
  return explanation;
}

}  // namespace neardup
