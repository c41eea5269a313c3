/** @file digest128.h
 *  A digest of 128 bits, such as MD5 and the 128-bit XXH3, its text forms, and MD5 itself.
 *
 *  By MD5 Omega compares files, and Nutch and Solr compare pages. It protects from accidents, not from an author who
 *  makes two texts with the same digest. THREADS: pure functions; one Md5 per thread.
 */
#ifndef NEARDUP_CORE_BYTES_DIGEST128_H
#define NEARDUP_CORE_BYTES_DIGEST128_H

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace neardup {

/** 128 bits as bytes, the first printed first. */
using Digest128 = std::array<std::uint8_t, 16>;

/** In base32 (RFC 4648 section 6), lower case, without padding: 26 characters. Stored: yes, as keys of band terms. */
std::string base32_encode(const Digest128& digest);

/** In lower-case hexadecimal: 32 digits, as md5sum and xxh128sum print it. */
std::string hex_encode(const Digest128& digest);

/** The 16 bytes unchanged. Stored: yes, as Omega's MD5 of a file. */
std::string bytes_of(const Digest128& digest);

/** The MD5 digest of bytes. Empty input gives d41d8cd98f00b204e9800998ecf8427e. Source: RFC 1321. */
Digest128 md5_of(std::string_view bytes);

/** The digest of bytes that arrive in parts: md5_of() all of them, however they are cut into parts. */
class Md5 {
 public:
  Md5();
  ~Md5();

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

#endif  // NEARDUP_CORE_BYTES_DIGEST128_H
