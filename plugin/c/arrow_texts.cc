#include <array>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>

#include "guarded_call.h"
#include "neardup.h"

/** As the C data interface of Arrow has it. */
struct ArrowArray {
  std::int64_t length;
  std::int64_t null_count;
  std::int64_t offset;
  std::int64_t n_buffers;
  std::int64_t n_children;
  const void** buffers;
  ArrowArray** children;
  ArrowArray* dictionary;
  void (*release)(ArrowArray*);
  void* private_data;
};

namespace neardup::c {

namespace {

bool is_null(const ArrowArray& array, std::int64_t place) {
  constexpr std::int64_t kBits = 8;
  const auto* const valid = static_cast<const std::uint8_t*>(array.buffers[0]);
  return valid != nullptr && (valid[place / kBits] >> static_cast<unsigned>(place % kBits) & 1U) == 0;
}

/** Text `place` of one piece of memory. */
template <typename Offset>
neardup_bytes joined_text(const ArrowArray& array, std::int64_t place) {
  const auto* const offsets = static_cast<const Offset*>(array.buffers[1]);
  return {static_cast<const char*>(array.buffers[2]) + offsets[place],
          static_cast<std::size_t>(offsets[place + 1] - offsets[place])};
}

/** Text `place` of a column of views: a size, then the text itself if it is short, else its start, buffer and offset. */
neardup_bytes viewed_text(const ArrowArray& array, std::int64_t place) {
  constexpr std::int64_t kViewBytes = 16;
  constexpr std::int32_t kShort = 12;
  const char* const view = static_cast<const char*>(array.buffers[1]) + kViewBytes * place;
  std::array<std::int32_t, 4> numbers{};
  std::memcpy(numbers.data(), view, sizeof numbers);
  const auto size = static_cast<std::size_t>(numbers[0]);
  if (numbers[0] <= kShort) return {view + sizeof numbers[0], size};
  return {static_cast<const char*>(array.buffers[2 + numbers[2]]) + numbers[3], size};
}

using TextOf = neardup_bytes (*)(const ArrowArray& array, std::int64_t place);

TextOf text_of(std::string_view format) {
  if (format == "u" || format == "z") return joined_text<std::int32_t>;
  if (format == "U" || format == "Z") return joined_text<std::int64_t>;
  if (format == "vu" || format == "vz") return viewed_text;
  throw std::invalid_argument("an Arrow array of format '" + std::string(format) + "' has no texts; give strings");
}

}  // namespace

extern "C" neardup_status neardup_arrow_texts(const char* format, const void* array, neardup_bytes* texts,
                                              neardup_error* error) {
  return guarded(error, [&] {
    const TextOf text = text_of(&required(format, "format"));
    const ArrowArray& given = required(static_cast<const ArrowArray*>(array), "array");
    if (given.length != 0) required(texts, "texts");
    for (std::int64_t i = 0; i != given.length; ++i)
      texts[i] = is_null(given, given.offset + i) ? neardup_bytes{nullptr, 0} : text(given, given.offset + i);
  });
}

}  // namespace neardup::c
