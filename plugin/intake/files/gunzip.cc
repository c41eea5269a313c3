#include "files/gunzip.h"

#include <utility>

#include "files/inflater.h"

namespace neardup {

namespace {

/** The bytes of a string, at once. */
Inflater::Input all_of(std::string_view bytes) {
  return [bytes]() mutable { return std::exchange(bytes, {}); };
}

/** Add what is left of a member. */
void inflate_member(Inflater& inflater, std::string& text, std::size_t max_bytes) {
  while (!inflater.ended()) {
    text += inflater.next();
    if (text.size() > max_bytes) throw DecompressedTooLarge(decompressed_too_large_message(max_bytes));
  }
}

/** What `inflate` adds to a text. */
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
      // What follows and is no member is padding: web servers send all sorts of it.
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

std::string decompressed_too_large_message(std::size_t max_bytes) {
  return "decompressed larger than " + std::to_string(max_bytes) + " bytes; raise --max-size to index it";
}

}  // namespace neardup
