#include "characters/charset_detection.h"

#include <uchardet/uchardet.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <type_traits>

#include "characters/ascii_case.h"

namespace neardup {

namespace {

constexpr std::ptrdiff_t kLeastForeignBytes = 16;
constexpr std::size_t kMostBytes = std::size_t{1} << 16;

bool is_foreign(char c) {
  return static_cast<unsigned char>(c) >= 0x80;
}

/** At most kMostBytes of the text, from the beginning of the word with its first byte beyond ASCII. */
std::string_view telling_part(std::string_view bytes) {
  const auto* const first = std::find_if(bytes.begin(), bytes.end(), is_foreign);
  const std::size_t place = static_cast<std::size_t>(first - bytes.begin());
  const std::size_t space = bytes.substr(0, place).find_last_of(" \n");
  return bytes.substr(space == std::string_view::npos ? 0 : space + 1, kMostBytes);
}

}  // namespace

std::string detected_charset(std::string_view bytes) {
  const std::string_view part = telling_part(bytes);
  if (std::count_if(part.begin(), part.end(), is_foreign) < kLeastForeignBytes) return {};
  const std::unique_ptr<std::remove_pointer_t<uchardet_t>, void (*)(uchardet_t)> detector(uchardet_new(),
                                                                                          uchardet_delete);
  if (uchardet_handle_data(detector.get(), part.data(), part.size()) != 0) return {};
  uchardet_data_end(detector.get());
  return lower_ascii(uchardet_get_charset(detector.get()));
}

}  // namespace neardup
