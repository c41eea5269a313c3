#include "bands/text_digest.h"

namespace neardup {

std::vector<std::string> TextDigest::finish() {
  std::vector<std::string> keys{base32_encode(md5_.digest())};
  clear();
  return keys;
}

}  // namespace neardup
