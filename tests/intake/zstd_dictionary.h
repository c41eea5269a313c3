/** @file zstd_dictionary.h
 *  Input compressed by zstd with a dictionary, as web archives have it, for tests. */
#ifndef NEARDUP_TESTS_INTAKE_ZSTD_DICTIONARY_H
#define NEARDUP_TESTS_INTAKE_ZSTD_DICTIONARY_H

#include <zdict.h>
#include <zstd.h>

#include <cstddef>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace neardup::cli {

/** A dictionary of texts like "line 7 of the sample 3". @param seed  two seeds make two dictionaries. */
inline std::string zstd_dictionary(int seed = 0) {
  std::string samples;
  std::vector<std::size_t> sizes;
  for (int i = 0; i != 500; ++i) {
    std::string sample;
    for (int line = 0; line != 20; ++line)
      sample += "line " + std::to_string(line) + " of the sample " + std::to_string(i * (seed + 7)) + "\n";
    sizes.push_back(sample.size());
    samples += sample;
  }
  std::string dictionary(4096, '\0');
  const std::size_t size = ZDICT_trainFromBuffer(dictionary.data(), dictionary.size(), samples.data(), sizes.data(),
                                                 static_cast<unsigned>(sizes.size()));
  if (ZDICT_isError(size) != 0) throw std::runtime_error(ZDICT_getErrorName(size));
  dictionary.resize(size);
  return dictionary;
}

/** One frame. @param dictionary  empty for none. @param level  of zstd. */
inline std::string zstd(const std::string& text, const std::string& dictionary = {}, int level = 3) {
  const std::unique_ptr<ZSTD_CCtx, std::size_t (*)(ZSTD_CCtx*)> encoder(ZSTD_createCCtx(), ZSTD_freeCCtx);
  ZSTD_CCtx_setParameter(encoder.get(), ZSTD_c_checksumFlag, 1);
  ZSTD_CCtx_setParameter(encoder.get(), ZSTD_c_compressionLevel, level);
  ZSTD_CCtx_loadDictionary(encoder.get(), dictionary.data(), dictionary.size());
  std::string frame(ZSTD_compressBound(text.size()), '\0');
  const std::size_t size = ZSTD_compress2(encoder.get(), frame.data(), frame.size(), text.data(), text.size());
  if (ZSTD_isError(size) != 0) throw std::runtime_error(ZSTD_getErrorName(size));
  frame.resize(size);
  return frame;
}

/** The skippable frame that holds a dictionary. */
inline std::string dictionary_frame(const std::string& dictionary) {
  std::string frame = "\x5d\x2a\x4d\x18";
  for (unsigned shift = 0; shift != 32; shift += 8) frame += static_cast<char>(dictionary.size() >> shift & 0xffU);
  return frame + dictionary;
}

}  // namespace neardup::cli

#endif  // NEARDUP_TESTS_INTAKE_ZSTD_DICTIONARY_H
