#include "faults/page_corruption/signature_truth.h"

#include <xxhash.h>

#include <optional>

#include "marks/signature_reader.h"
#include "record/scheme_record.h"
#include "sign/stored_values.h"

namespace neardup::faults {

namespace {

constexpr std::size_t kChecksumBytes = 4;

/** The value with the checksum that it ought to have. */
std::string with_right_checksum(std::string value) {
  if (value.size() < kChecksumBytes) return value;
  const std::size_t covered = value.size() - kChecksumBytes;
  const std::uint64_t checksum = XXH3_64bits(value.data(), covered);
  for (std::size_t i = 0; i != kChecksumBytes; ++i) value[covered + i] = static_cast<char>(checksum >> (24 - 8 * i));
  return value;
}

}  // namespace

SignatureTruth::SignatureTruth(const std::filesystem::path& place)
    : scheme_(database_scheme(Xapian::Database(place.string()))) {
  const Xapian::Database database(place.string());
  for (Xapian::docid docid = 1; docid <= database.get_lastdocid(); ++docid) {
    const Values values = values_of(database, docid, ReaderKind::kChecked);
    if (values.signature.empty()) continue;
    values_[docid] = values;
    known_.insert({values.fingerprint, values.signature});
  }
}

SignatureTruth::Values SignatureTruth::values_of(const Xapian::Database& database, Xapian::docid docid,
                                                 ReaderKind reader) const {
  // What a decoder takes, its encoder writes as the same bytes: so the bytes are compared.
  Values values;
  if (reader == ReaderKind::kChecked) {
    SignatureReader signatures(database, scheme_);
    if (const auto taken = signatures.fingerprint(docid)) values.fingerprint = encode_fingerprint(*taken, scheme_.id());
    if (const auto taken = signatures.signature(docid)) values.signature = encode_signature(*taken, scheme_.id());
    return values;
  }
  const std::string fingerprint = with_right_checksum(ValueColumn(database, scheme_.slots.fingerprint).value(docid));
  const std::string signature = with_right_checksum(ValueColumn(database, scheme_.slots.signature).value(docid));
  if (decode_fingerprint(fingerprint, scheme_.id())) values.fingerprint = fingerprint;
  if (decode_signature(signature, scheme_)) values.signature = signature;
  return values;
}

TakenValues SignatureTruth::taken_from(const std::filesystem::path& place, ReaderKind reader) const {
  const Xapian::Database database(place.string());
  TakenValues taken;
  const auto count = [&](const std::string& found, const std::string& wanted) {
    if (found.empty()) return;
    if (found == wanted) {
      ++taken.right;
    } else {
      ++(known_.count(found) == 0 ? taken.invented : taken.misplaced);
    }
  };
  const Xapian::docid last = values_.empty() ? 0 : values_.rbegin()->first;
  for (Xapian::docid docid = 1; docid <= last; ++docid) {
    Values found;
    try {
      found = values_of(database, docid, reader);
    } catch (const Xapian::Error&) {
      continue;  // not taken
    }
    const auto wanted = values_.find(docid);
    count(found.fingerprint, wanted == values_.end() ? std::string() : wanted->second.fingerprint);
    count(found.signature, wanted == values_.end() ? std::string() : wanted->second.signature);
  }
  return taken;
}

}  // namespace neardup::faults
