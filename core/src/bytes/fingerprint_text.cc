#include "bytes/base32.h"
#include "neardup/signature.h"

namespace neardup {

std::string fingerprint_text(std::uint64_t fingerprint) {
  return base32_encode(fingerprint);
}

}  // namespace neardup
