/** @file equal_files.h
 *  Which files have equal bytes, whatever they are: by size, then by their beginning, then by all bytes.
 *  THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FILES_EQUAL_FILES_H
#define NEARDUP_INTAKE_FILES_EQUAL_FILES_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "files/file_walk.h"

namespace neardup {

/** Equal for equal bytes; never 0. */
std::uint64_t bytes_hash(std::string_view bytes);

/** [files] bytes_hash() of each file whose bytes another file has, too; 0 for the others, and for what is empty, cannot be
 *  read or has changed. Two names of one file are taken for two. A chance collision is possible: see same_bytes().
 *  @param checking  called for each file on the calling thread; may throw.
 *  Cost: reads 4 KiB of files that share their size, and the rest of those that share these, too. */
std::vector<std::uint64_t> hashes_of_equal(const std::vector<const WalkedFile*>& files,
                                           const std::function<void()>& checking);

/** Whether two files have the same bytes now. @exception std::system_error if one cannot be read. */
bool same_bytes(const std::string& a, const std::string& b);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_EQUAL_FILES_H
