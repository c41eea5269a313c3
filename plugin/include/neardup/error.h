/** @file error.h
 *  The errors of the plugin that Xapian has no class for. All others are Xapian's own.
 *
 *  Xapian::Error does not derive from std::exception: catch it by that name.
 */
#ifndef NEARDUP_ERROR_H
#define NEARDUP_ERROR_H

#include <string>

#include <xapian.h>

namespace neardup {

/** A database or a document is signed under another scheme than the one asked for, or under none. The message names
 *  both and the remedy. Every function that takes a scheme and a database throws it, before it reads or writes anything
 *  else, if the database records schemes and that one is not among them. Exceptions: prepare_database() and
 *  sign_database(), which record another scheme that shares nothing with those that are there, and SignatureReader,
 *  which says it document by document. */
class SchemeMismatchError : public Xapian::InvalidOperationError {
 public:
  explicit SchemeMismatchError(const std::string& message) : Xapian::InvalidOperationError(message) {}
};

/** A document's fingerprint or signature is bytes that nobody wrote; the files of the database may well be sound. The
 *  message names the document and the remedy. */
class DamagedSignatureError : public Xapian::DatabaseCorruptError {
 public:
  explicit DamagedSignatureError(const std::string& message) : Xapian::DatabaseCorruptError(message) {}
};

}  // namespace neardup

#endif  // NEARDUP_ERROR_H
