/** @file record_check.h
 *  What ends a record that may be cut or damaged: a check of all bytes before it. Internal. */
#ifndef NEARDUP_PLUGIN_RECORD_RECORD_CHECK_H
#define NEARDUP_PLUGIN_RECORD_RECORD_CHECK_H

#include <cstddef>
#include <string>
#include <string_view>

#include "bytes/big_endian.h"
#include "bytes/feature_hash.h"

namespace neardup {

constexpr std::size_t kCheckBytes = 4;

/** The check of some bytes: the low half of their XXH3 hash, big-endian. */
inline std::string check_of(std::string_view body) {
  std::string check;
  append_big_endian(check, xxh3_hash(body) & 0xffffffff, kCheckBytes);
  return check;
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_RECORD_CHECK_H
