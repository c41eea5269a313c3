/** @file signature_reader.h
 *  Reads signatures from a database's value slots, and tells why others cannot be used.
 *
 *  THREADS: one reader per thread, each on its own database handle.
 */
#ifndef NEARDUP_PLUGIN_MARKS_SIGNATURE_READER_H
#define NEARDUP_PLUGIN_MARKS_SIGNATURE_READER_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <xapian.h>

#include "scheme/scheme.h"
#include "sign/stored_values.h"

namespace neardup {

/** Reads one value slot. Fast on a local database for ascending docids; correct in any order and on any database. */
class ValueColumn {
 public:
  ValueColumn(const Xapian::Database& database, unsigned slot);

  /** The slot's value; empty if the document has none or does not exist. */
  std::string value(Xapian::docid docid);

 private:
  Xapian::Database database_;
  unsigned slot_;
  bool local_;
  bool started_ = false;
  Xapian::docid reached_ = 0;
  Xapian::ValueIterator iterator_;
};

/** The content of a document's fingerprint and signature slots. */
enum class SignatureStatus : std::uint8_t {
  kSigned,       ///< a valid fingerprint and signature of the scheme
  kNone,         ///< nothing: never signed, or without a token
  kOtherScheme,  ///< a valid signature of another scheme
  kDamaged,      ///< one of the two is damaged, or the fingerprint is of another document
};

/** Reads the signatures of one scheme. */
class SignatureReader {
 public:
  SignatureReader(const Xapian::Database& database, const Scheme& scheme);

  /** The signature of a document; nothing unless its value is valid and of the scheme. A damaged fingerprint affects
   *  only the Hamming distance. */
  std::optional<StoredSignature> signature(Xapian::docid docid);

  /** The fingerprint of a document; nothing unless it is valid and of the scheme. */
  std::optional<std::uint64_t> fingerprint(Xapian::docid docid);

  SignatureStatus status(Xapian::docid docid);

  /** The signature of a document.
   *  @exception Xapian::DocNotFoundError if there is no such document, or it has no signature; the remedy depends on
   *      the words that the index holds.
   *  @exception SchemeMismatchError if it is signed under another scheme; names both.
   *  @exception DamagedSignatureError if its bytes are damaged. */
  StoredSignature require_signature(Xapian::docid docid);

 private:
  Xapian::Database database_;
  Scheme scheme_;
  std::uint32_t scheme_id_;
  ValueColumn signatures_;
  ValueColumn fingerprints_;
};

/** Whether a signature was written with this fingerprint. */
bool belong_together(std::uint64_t fingerprint, const StoredSignature& signature);

/** The fingerprint in a value; nothing unless it is valid, of the scheme, and written together with the signature. */
std::optional<std::uint64_t> decode_own_fingerprint(std::string_view value, std::uint32_t scheme_id,
                                                    const StoredSignature& signature);

/** Decode a signature value of a scheme that was read in another way. Also checks the sketch's length. */
std::optional<StoredSignature> decode_signature(std::string_view value, const Scheme& scheme);

/** The same with a known scheme.id(), which costs more to compute than decoding. */
std::optional<StoredSignature> decode_signature(std::string_view value, const Scheme& scheme, std::uint32_t scheme_id);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_SIGNATURE_READER_H
