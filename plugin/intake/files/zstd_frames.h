/** @file zstd_frames.h
 *  Reads zstd frame by frame (RFC 8878), also with the dictionary that web archives have as their first frame. The checksum
 *  of a frame, if it has one, is verified.
 *  Source: IIPC, "Use of zstd in WARC files", draft 1: a skippable frame 0x184D2A5D holds the dictionary, plain or itself
 *  compressed by zstd. THREADS: an object at a time. */
#ifndef NEARDUP_INTAKE_FILES_ZSTD_FRAMES_H
#define NEARDUP_INTAKE_FILES_ZSTD_FRAMES_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "files/compression.h"

struct ZSTD_DCtx_s;

namespace neardup {

/** The size of the frame that holds a dictionary, with its head of 8 bytes; 0 if the bytes do not begin with one. */
std::uint64_t dictionary_frame_bytes(std::string_view beginning);

class ZstdFrames final : public Decompressor {
 public:
  explicit ZstdFrames(Pieces input) : input_(std::move(input)) {}

  /** @exception CutOffData (inflater.h) if the data is incomplete. */
  std::string_view next() override;

  /** Padding with zero bytes or line feeds may come before the frame. */
  bool next_member() override;

  std::size_t unused() const override { return rest_.size(); }

 private:
  bool fill();
  void start();
  std::string taken(std::size_t count);
  void load_dictionary();
  [[noreturn]] void fail(std::size_t code) const;

  Pieces input_;
  std::unique_ptr<ZSTD_DCtx_s, std::size_t (*)(ZSTD_DCtx_s*)> decoder_{nullptr, nullptr};
  std::string_view rest_;
  std::string buffer_;
  bool has_dictionary_ = false;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_ZSTD_FRAMES_H
