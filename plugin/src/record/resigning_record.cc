#include "record/resigning_record.h"

#include <charconv>
#include <system_error>

#include "database/metadata_keys.h"

namespace neardup {

ResigningRecord::ResigningRecord(Xapian::WritableDatabase& database, const Scheme& scheme,
                                 const std::string& tokenizer_version)
    : database_(database), name_(scheme.name() + "\n" + tokenizer_version + "\n" + database.get_uuid() + "\n") {}

Xapian::docid ResigningRecord::done() const {
  const std::string record = database_.get_metadata(kResigningKey);
  if (record.compare(0, name_.size(), name_) != 0) return 0;
  Xapian::docid docid = 0;
  const char* const end = record.data() + record.size();
  const auto [last, error] = std::from_chars(record.data() + name_.size(), end, docid);
  return error == std::errc() && last == end ? docid : 0;
}

void ResigningRecord::set_done(Xapian::docid docid) {
  database_.set_metadata(kResigningKey, name_ + std::to_string(docid));
}

void ResigningRecord::clear() {
  database_.set_metadata(kResigningKey, std::string());
}

}  // namespace neardup
