/** @file fuzz_target.h
 *  What every fuzz target is made of: bytes to draw choices and texts from, and properties that must hold.
 *
 *  A target is one file `<what>_fuzz.cc` with LLVMFuzzerTestOneInput(). libFuzzer calls it under clang; under any
 *  compiler replay.cc calls it for the files of corpus/<what>/. THREADS: one.
 */
#ifndef NEARDUP_TESTS_FUZZ_FUZZ_TARGET_H
#define NEARDUP_TESTS_FUZZ_FUZZ_TARGET_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count);

namespace neardup::fuzz {

/** What require() throws. No std::exception, so that nothing takes it for an error of the product. */
struct PropertyBroken {
  const char* property;
};

/** A fact that holds whatever the input. */
inline void require(bool holds, const char* property) {
  if (holds) return;
  std::fprintf(stderr, "property broken: %s\n", property);
  throw PropertyBroken{property};
}

/** Whether the target is to make one mistake of its own, which its properties must find: proof that they can. */
inline bool fault_is_planted() {
  static const bool kPlanted = std::getenv("NEARDUP_PLANTED_FAULT") != nullptr;
  return kPlanted;
}

/** An input, taken from its front. Beyond its end choices are 0 and texts empty. */
class Input {
 public:
  Input(const std::uint8_t* bytes, std::size_t count) : rest_(reinterpret_cast<const char*>(bytes), count) {}

  unsigned byte() {
    const std::string_view taken = text(1);
    return taken.empty() ? 0 : static_cast<unsigned char>(taken.front());
  }

  /** 0..bound - 1, of two bytes. @param bound  1..65536. */
  std::size_t below(std::size_t bound) {
    const std::size_t high = byte();
    return (high << 8 | byte()) % bound;
  }

  std::string_view text(std::size_t bytes) {
    const std::string_view taken = rest_.substr(0, bytes);
    rest_.remove_prefix(taken.size());
    return taken;
  }

  /** Of up to 255 bytes, as the first one says. */
  std::string_view short_text() { return text(byte()); }

  std::string_view rest() { return text(rest_.size()); }

 private:
  std::string_view rest_;
};

/** Run one of a target's checks, as the first byte says, on the rest of an input. @return 0, as libFuzzer wants. */
template <std::size_t n>
int run_one(void (*const (&checks)[n])(Input&), const std::uint8_t* bytes, std::size_t count) {
  Input input(bytes, count);
  checks[input.byte() % n](input);
  return 0;
}

inline std::string with_bit_flipped(std::string bytes, std::size_t bit) {
  char& byte = bytes[bit / 8];
  byte = static_cast<char>(static_cast<unsigned char>(byte) ^ 1U << bit % 8);
  return bytes;
}

}  // namespace neardup::fuzz

#endif  // NEARDUP_TESTS_FUZZ_FUZZ_TARGET_H
