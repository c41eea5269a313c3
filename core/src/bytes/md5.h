/** @file md5.h
 *  MD5: the digest by which Omega tells identical files apart, and Nutch and Solr their pages. It protects from
 *  accidents, not from an author of two texts with one digest.
 *
 *  THREADS: a pure function; one Md5 per thread.
 */
#ifndef NEARDUP_CORE_BYTES_MD5_H
#define NEARDUP_CORE_BYTES_MD5_H

#include <memory>
#include <string_view>

#include "bytes/digest128.h"

namespace neardup {

/** The MD5 digest of bytes. No bytes give d41d8cd98f00b204e9800998ecf8427e. Source: RFC 1321. */
Digest128 md5_of(std::string_view bytes);

/** The digest of bytes that come in parts: md5_of() all of them, however they are cut into parts. */
class Md5 {
 public:
  Md5();
  ~Md5();
  Md5(const Md5&) = delete;
  Md5& operator=(const Md5&) = delete;

  /** Take the next bytes. Cost O(bytes); allocates nothing. */
  void add(std::string_view bytes);

  /** md5_of() what was added. More may be added afterwards. */
  Digest128 digest() const;

  /** Begin anew. */
  void clear();

 private:
  struct State;

  std::unique_ptr<State> state_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_MD5_H
