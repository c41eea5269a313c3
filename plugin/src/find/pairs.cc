#include "neardup/pairs.h"

#include "find/pair_search.h"
#include "record/signing_choice.h"

namespace neardup {

PairsReport find_pairs(const Xapian::Database& database, const PairsOptions& options,
                       const std::function<void(const DocumentPair&)>& take, Tokenizer* tokenizer) {
  const SchemeAndTokenizer choice = choice_to_read(database, options.scheme, tokenizer);
  return find_pairs(database, choice.scheme, *choice.tokenizer, options, take);
}

}  // namespace neardup
