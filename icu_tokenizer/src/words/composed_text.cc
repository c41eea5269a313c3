#include "words/composed_text.h"

#include <cstdint>
#include <limits>
#include <utility>

#include <unicode/bytestream.h>
#include <unicode/stringpiece.h>

#include "repair/icu_library.h"
#include "repair/normalizer.h"

namespace neardup {

void compose(std::string& text) {
  if (text.size() >= static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max())) return;
  const icu::StringPiece bytes(text.data(), static_cast<std::int32_t>(text.size()));
  UErrorCode status = U_ZERO_ERROR;
  if (nfc().isNormalizedUTF8(bytes, status) != 0) return;
  std::string composed;
  icu::StringByteSink<std::string> sink(&composed, bytes.size());
  nfc().normalizeUTF8(0, bytes, sink, nullptr, status);
  throw_if_failed(status, "compose a text");
  text = std::move(composed);
}

}  // namespace neardup
