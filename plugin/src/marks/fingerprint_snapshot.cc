#include "marks/fingerprint_snapshot.h"

#include <optional>
#include <vector>

#include "record/scheme_record.h"
#include "sign/stored_values.h"

namespace neardup {

std::shared_ptr<const FingerprintTable> load_fingerprint_table(const Xapian::Database& database, const Scheme& scheme) {
  require_recorded(database, scheme);
  const std::uint32_t id = scheme.id();
  const unsigned slot = scheme.slots.fingerprint;
  std::vector<FingerprintEntry> entries;
  entries.reserve(database.get_value_freq(slot));
  const Xapian::ValueIterator end = database.valuestream_end(slot);
  for (auto value = database.valuestream_begin(slot); value != end; ++value) {
    const std::optional<std::uint64_t> fingerprint = decode_fingerprint(*value, id);
    if (fingerprint) entries.push_back({*fingerprint, value.get_docid()});
  }
  return std::make_shared<const FingerprintTable>(entries);
}

}  // namespace neardup
