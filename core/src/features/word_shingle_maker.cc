#include "features/word_shingle_maker.h"

#include "features/rolled_features.h"

namespace neardup {

WordShingleMaker::WordShingleMaker(unsigned n) : roller_(n) {}

void WordShingleMaker::add(const Token* /*tokens*/, const std::uint64_t* hashes, std::size_t count,
                           FeatureList& features) {
  append_rolled(roller_, hashes, count, features);
}

void WordShingleMaker::finish(FeatureList& features) {
  append_last(roller_, features);
}

}  // namespace neardup
