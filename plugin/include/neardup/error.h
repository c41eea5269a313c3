/** @file error.h
 *  The plugin's own errors. All other errors are Xapian's.
 *
 *  Xapian::Error does not derive from std::exception: catch Xapian::Error by name.
 */
#ifndef NEARDUP_ERROR_H
#define NEARDUP_ERROR_H

#include <string>

#include <xapian.h>

namespace neardup {

/** A database or a document is signed under another scheme than you asked for, or under none. The message names both
 *  schemes and the remedy. If a database records schemes and yours is not one of them, every function that takes a
 *  scheme and a database throws this before it reads or writes anything else. There are three exceptions:
 *  prepare_database() and sign_database() record a further scheme if it shares no slot or prefix with the recorded
 *  ones, and SignatureReader reports the mismatch for each document. */
class SchemeMismatchError : public Xapian::InvalidOperationError {
 public:
  explicit SchemeMismatchError(const std::string& message) : Xapian::InvalidOperationError(message) {}
};

/** A document's fingerprint or signature value is damaged: no version of this library writes such bytes. The files of
 *  the database may be sound. The message names the document and the remedy. */
class DamagedSignatureError : public Xapian::DatabaseCorruptError {
 public:
  explicit DamagedSignatureError(const std::string& message) : Xapian::DatabaseCorruptError(message) {}
};

}  // namespace neardup

#endif  // NEARDUP_ERROR_H
