/** @file zstd_frames.h
 *  Reads zstd frame by frame (RFC 8878), also with the dictionary that web archives have as their first frame. The checksum
 *  of a frame, if it has one, is verified.
 *  Source: IIPC, "Use of zstd in WARC files", draft 1: a skippable frame 0x184D2A5D holds the dictionary, plain or itself
 *  compressed by zstd. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FILES_ZSTD_FRAMES_H
#define NEARDUP_INTAKE_FILES_ZSTD_FRAMES_H

#include <cstdint>
#include <memory>
#include <string_view>

#include "files/compression.h"

namespace neardup {

/** The size of the frame that holds a dictionary, with its head of 8 bytes; 0 if the bytes do not begin with one. */
std::uint64_t dictionary_frame_bytes(std::string_view beginning);

/** A frame is a member. next() throws CutOffData (inflater.h) if the data is incomplete. */
std::unique_ptr<Decompressor> zstd_frames(Pieces input);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_ZSTD_FRAMES_H
