/** @file brotli.h
 *  Decompresses brotli (RFC 7932), which only HTTP uses: it has neither a magic number nor a checksum.
 *  THREADS: pure function. */
#ifndef NEARDUP_INTAKE_FILES_BROTLI_H
#define NEARDUP_INTAKE_FILES_BROTLI_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "files/inflater.h"

namespace neardup {

/** Decompress a whole stream; line ends may follow it.
 *  @param max_bytes  limit of the result.
 *  @return nothing if the bytes are not brotli, or are incomplete and CutOff::kRefused.
 *  @exception DecompressedTooLarge (file_errors.h). */
std::optional<std::string> brotli_decoded(std::string_view bytes, std::size_t max_bytes, CutOff cut_off);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_BROTLI_H
