#include "documents/met_records.h"

#include <cstddef>
#include <stdexcept>
#include <utility>

#include "bytes/feature_hash.h"
#include "files/byte_stream.h"
#include "files/file_errors.h"

namespace neardup {

namespace {

constexpr std::size_t kMostRecords = std::size_t{2} << 20;

}  // namespace

void MetRecords::add(const std::string& path, const WarcRecord& response) {
  if (!response.place || records_.size() >= kMostRecords) return;
  if (paths_.empty() || paths_.back() != path) paths_.push_back(path);
  const Met met{static_cast<std::uint32_t>(paths_.size() - 1), *response.place};
  records_.emplace(xxh3_hash(response.target + ' ' + response.date), met);
  if (!response.payload_digest.empty()) records_.emplace(xxh3_hash(response.payload_digest), met);
}

std::optional<RecordPlace> MetRecords::place_of(const WarcRecord& revisit) const {
  auto found = records_.find(xxh3_hash(revisit.referred));
  if (found == records_.end()) found = records_.find(xxh3_hash(revisit.payload_digest));
  if (found == records_.end()) return std::nullopt;
  return RecordPlace{paths_[found->second.path], found->second.place};
}

SourceDocument revisited_document(const RecordPlace& place, const WarcRecord& revisit, const ReadingOptions& options) {
  ByteStream stream(
      place.path, Pipes::kRefused, [] {}, place.place);
  WarcReader reader(stream);
  std::optional<WarcRecord> record = reader.next();
  if (!record || record->type != "response") throw std::runtime_error("file changed while it was read");
  if (record->length > options.max_bytes) throw TooLarge(record->length, options.max_bytes);
  record->target = revisit.target;
  record->date = revisit.date;
  return warc_document(*record, reader.block(), options);
}

}  // namespace neardup
