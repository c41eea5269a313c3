#include "features/whole_text_feature.h"

namespace neardup {

void WholeTextFeature::add(const std::uint64_t* hashes, std::size_t count) {
  if (waived_ || count == 0) return;
  digester_.add(hashes, count);
  has_tokens_ = true;
}

void WholeTextFeature::finish(FeatureList& features) {
  if (has_tokens_ && !waived_) features.push_back(digester_.digest());
  digester_.clear();
  has_tokens_ = waived_ = false;
}

}  // namespace neardup
