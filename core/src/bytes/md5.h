/** @file md5.h
 *  MD5: the digest by which Omega compares files, and Nutch and Solr compare pages. It protects from accidents, not
 *  from an author who makes two texts with the same digest.
 *
 *  THREADS: a pure function; one Md5 per thread.
 */
#ifndef NEARDUP_CORE_BYTES_MD5_H
#define NEARDUP_CORE_BYTES_MD5_H

#include <memory>
#include <string_view>

#include "bytes/digest128.h"

namespace neardup {

/** The MD5 digest of bytes. Empty input gives d41d8cd98f00b204e9800998ecf8427e. Source: RFC 1321. */
Digest128 md5_of(std::string_view bytes);

/** The digest of bytes that arrive in parts: md5_of() all of them, however they are cut into parts. */
class Md5 {
 public:
  Md5();
  ~Md5();
  Md5(const Md5&) = delete;
  Md5& operator=(const Md5&) = delete;

  /** Take the next bytes. Cost O(bytes); allocates nothing. */
  void add(std::string_view bytes);

  /** md5_of() the bytes so far. You may add more afterwards. */
  Digest128 digest() const;

  /** Start again without any bytes. */
  void clear();

 private:
  struct State;

  std::unique_ptr<State> state_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_MD5_H
