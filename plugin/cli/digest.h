/** @file digest.h
 *  The checksum by which Omega tells identical files apart. THREADS: pure function. */
#ifndef NEARDUP_CLI_DIGEST_H
#define NEARDUP_CLI_DIGEST_H

#include <string>
#include <string_view>

namespace neardup::cli {

/** The 16 octets of the MD5 digest (RFC 1321). */
std::string md5_digest_of(std::string_view octets);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DIGEST_H
