#include "databases/sample_size.h"

#include <charconv>
#include <string>
#include <system_error>

namespace neardup::cli {

namespace {

constexpr const char* kSampleSizeKey = "neardup:sample-size";

}  // namespace

std::size_t sample_size(const Xapian::Database& database, std::optional<std::size_t> asked_for) {
  if (asked_for) return *asked_for;
  const std::string recorded = database.get_metadata(kSampleSizeKey);
  std::size_t size = 0;
  const auto [end, error] = std::from_chars(recorded.data(), recorded.data() + recorded.size(), size);
  const bool whole = error == std::errc() && end == recorded.data() + recorded.size();
  return whole && size != 0 ? size : kDefaultSampleSize;
}

void record_sample_size(Xapian::WritableDatabase& database, std::size_t size) {
  if (sample_size(database, std::nullopt) != size) database.set_metadata(kSampleSizeKey, std::to_string(size));
}

}  // namespace neardup::cli
