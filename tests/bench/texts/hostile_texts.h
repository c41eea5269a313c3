/** @file hostile_texts.h
 *  Texts that someone might write to make a tokenizer slow. */
#ifndef NEARDUP_TESTS_BENCH_HOSTILE_TEXTS_H
#define NEARDUP_TESTS_BENCH_HOSTILE_TEXTS_H

#include <cstddef>
#include <string>
#include <vector>

namespace neardup::bench {

struct HostileText {
  std::string name;
  std::string text;
};

/** @param size  of each text, unit bytes; the last unit repeated may go beyond it.
 *  The same texts at every call. */
std::vector<HostileText> hostile_texts(std::size_t size);

/** A unit so often that the text has at least so many bytes. */
std::string repeated(const std::string& unit, std::size_t size);

}  // namespace neardup::bench

#endif  // NEARDUP_TESTS_BENCH_HOSTILE_TEXTS_H
