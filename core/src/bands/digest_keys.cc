#include "bands/digest_keys.h"

namespace neardup {

std::vector<std::string> TextDigestKey::finish() {
  std::vector<std::string> keys{base32_encode(md5_.digest())};
  clear();
  return keys;
}

void TokenDigestKey::add_tokens(const Token* /*tokens*/, const std::uint64_t* hashes, std::size_t count) {
  digester_.add(hashes, count);
}

std::vector<std::string> TokenDigestKey::finish() {
  std::vector<std::string> keys{base32_encode(digester_.digest128())};
  clear();
  return keys;
}

}  // namespace neardup
