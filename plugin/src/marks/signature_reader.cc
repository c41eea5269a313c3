#include "marks/signature_reader.h"

#include "database/slot_values.h"
#include "neardup/error.h"
#include "record/scheme_record.h"
#include "text/indexed_text.h"

namespace neardup {

namespace {

/** Why a document has no signature, and what to do. In the order of IndexedText. */
constexpr const char* kWhyUnsigned[] = {" has no words, so it has no signature and no near-duplicates",
                                        " is not signed, and all its words have prefixes; sign them with "
                                        "'xapian-neardup sign DATABASE --text-prefix PREFIX'",
                                        " is not signed, and its words have no positions in the index; index it "
                                        "through the hook: 'xapian-neardup run -- CMD'",
                                        " is not signed; sign it with 'xapian-neardup sign DATABASE'"};

}  // namespace

ValueColumn::ValueColumn(const Xapian::Database& database, unsigned slot)
    : database_(database), slot_(slot), local_(is_local(database)) {}

std::string ValueColumn::value(Xapian::docid docid) {
  if (!local_) {  // a remote value stream fetches every document that it passes
    try {
      return database_.get_document(docid).get_value(slot_);
    } catch (const Xapian::DocNotFoundError&) {
      return {};
    }
  }
  if (!started_ || docid < reached_) iterator_ = database_.valuestream_begin(slot_);
  started_ = true;
  reached_ = docid;
  const Xapian::ValueIterator end = database_.valuestream_end(slot_);
  if (iterator_ != end && iterator_.get_docid() < docid) iterator_.skip_to(docid);
  return iterator_ != end && iterator_.get_docid() == docid ? *iterator_ : std::string();
}

SignatureReader::SignatureReader(const Xapian::Database& database, const Scheme& scheme)
    : database_(database),
      scheme_(scheme),
      scheme_id_(scheme.id()),
      signatures_(database, scheme.slots.signature),
      fingerprints_(database, scheme.slots.fingerprint) {}

std::optional<StoredSignature> SignatureReader::signature(Xapian::docid docid) {
  return decode_signature(signatures_.value(docid), scheme_, scheme_id_);
}

std::optional<std::uint64_t> SignatureReader::fingerprint(Xapian::docid docid) {
  return decode_fingerprint(fingerprints_.value(docid), scheme_id_);
}

SignatureStatus SignatureReader::status(Xapian::docid docid) {
  const std::string signature = signatures_.value(docid);
  const std::string fingerprint = fingerprints_.value(docid);
  if (signature.empty() && fingerprint.empty()) return SignatureStatus::kNone;
  const std::optional<StoredSignature> read = decode_signature(signature, scheme_, scheme_id_);
  if (read && decode_own_fingerprint(fingerprint, scheme_id_, *read)) return SignatureStatus::kSigned;
  if (read && decode_fingerprint(fingerprint, scheme_id_)) return SignatureStatus::kDamaged;
  const std::string& telling = signature.empty() ? fingerprint : signature;
  return is_of_another_scheme(telling, scheme_id_) ? SignatureStatus::kOtherScheme : SignatureStatus::kDamaged;
}

StoredSignature SignatureReader::require_signature(Xapian::docid docid) {
  const std::string value = signatures_.value(docid);
  if (std::optional<StoredSignature> signature = decode_signature(value, scheme_, scheme_id_))
    return std::move(*signature);
  const std::string document = "document " + std::to_string(docid);
  database_.get_document(docid);  // throws if it does not exist
  if (value.empty()) {
    throw Xapian::DocNotFoundError(document +
                                   kWhyUnsigned[static_cast<std::size_t>(indexed_text(database_, docid, scheme_))]);
  }
  if (!is_of_another_scheme(value, scheme_id_)) {
    throw DamagedSignatureError(document +
                                " has a damaged signature; mend it with 'xapian-neardup sign DATABASE --verify'");
  }
  throw SchemeMismatchError(document + " is signed with scheme " +
                            describe_scheme(database_, *stored_scheme_id(value)) + ", asked for " + scheme_.name() +
                            "; index it again with 'xapian-neardup index DATABASE PATH...'");
}

bool belong_together(std::uint64_t fingerprint, const StoredSignature& signature) {
  return fingerprint_check(fingerprint) == signature.fingerprint_check;
}

std::optional<std::uint64_t> decode_own_fingerprint(std::string_view value, std::uint32_t scheme_id,
                                                    const StoredSignature& signature) {
  std::optional<std::uint64_t> fingerprint = decode_fingerprint(value, scheme_id);
  if (fingerprint && !belong_together(*fingerprint, signature)) fingerprint.reset();
  return fingerprint;
}

std::optional<StoredSignature> decode_signature(std::string_view value, const Scheme& scheme) {
  return decode_signature(value, scheme, scheme.id());
}

std::optional<StoredSignature> decode_signature(std::string_view value, const Scheme& scheme, std::uint32_t scheme_id) {
  std::optional<StoredSignature> signature = decode_signature(value, scheme_id);
  const std::size_t bytes = scheme.sketch ? scheme.minhash.slots : 0;
  if (signature && signature->sketch.size() != bytes) signature.reset();
  return signature;
}

}  // namespace neardup
