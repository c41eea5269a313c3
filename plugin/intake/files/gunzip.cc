#include "files/gunzip.h"

#include <utility>

#include "files/inflater.h"

namespace neardup {

namespace {

/** Returns the bytes of a string in one piece. */
Inflater::Input all_of(std::string_view bytes) {
  return [bytes]() mutable { return std::exchange(bytes, {}); };
}

/** Append the rest of a member. */
void inflate_member(Inflater& inflater, std::string& text, std::size_t max_bytes) {
  while (!inflater.ended()) {
    text += inflater.next();
    if (text.size() > max_bytes) throw DecompressedTooLarge(max_bytes);
  }
}

/** The text that `inflate` builds. */
template <typename Inflate>
std::string inflated(CutOff cut_off, Inflate inflate) {
  std::string text;
  try {
    inflate(text);
  } catch (const CutOffData&) {
    if (cut_off == CutOff::kRefused) throw;
  }
  return text;
}

}  // namespace

bool has_gzip_magic(std::string_view bytes) {
  return bytes.substr(0, 2) == "\x1f\x8b";
}

std::string gunzip(std::string_view compressed, std::size_t max_bytes, CutOff cut_off) {
  Inflater inflater(all_of(compressed), Inflater::Format::kGzip);
  return inflated(cut_off, [&](std::string& text) {
    do {
      inflate_member(inflater, text, max_bytes);
      // Data after the last member is padding: web servers send many kinds of it.
    } while (has_gzip_magic(inflater.rest()) && inflater.next_member());
  });
}

std::string inflate_zlib(std::string_view compressed, std::size_t max_bytes, CutOff cut_off) {
  Inflater inflater(all_of(compressed), Inflater::Format::kZlib);
  return inflated(cut_off, [&](std::string& text) { inflate_member(inflater, text, max_bytes); });
}

std::string inflate_raw(std::string_view compressed, std::size_t max_bytes, CutOff cut_off) {
  Inflater inflater(all_of(compressed), Inflater::Format::kRaw);
  return inflated(cut_off, [&](std::string& text) { inflate_member(inflater, text, max_bytes); });
}

}  // namespace neardup
