#include "bands/text_digest_key.h"

namespace neardup {

std::vector<std::string> TextDigestKey::finish() {
  std::vector<std::string> keys{base32_encode(md5_.digest())};
  clear();
  return keys;
}

}  // namespace neardup
