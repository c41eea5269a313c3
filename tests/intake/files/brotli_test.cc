#include "files/inflater.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "files/file_errors.h"
#include "intake/brotli.h"
#include "intake/no_bound.h"

namespace neardup::cli {
namespace {

std::string words(std::mt19937& random, std::size_t count) {
  std::string text;
  for (; count != 0; --count) text += "w" + std::to_string(random() % 5000) + (random() % 9 == 0 ? " ä\n" : " ");
  return text;
}

TEST(BrotliTest, WhatIsCompressedIsDecompressed) {
  std::mt19937 random(5);
  for (int round = 0; round != 100; ++round) {
    const std::string text = words(random, random() % (round == 99 ? 200'000 : 500));
    const std::string bytes = brotli(text, static_cast<int>(random() % 6));
    EXPECT_EQ(brotli_decoded(bytes, kNoBound, CutOff::kRefused), text);
    EXPECT_EQ(brotli_decoded(bytes + "\r\n\r\n", kNoBound, CutOff::kRefused), text) << "of a length that is too long";
  }
}

TEST(BrotliTest, OtherBytesAreNone) {
  std::mt19937 random(5);
  const std::string text = words(random, 500);
  const std::string bytes = brotli(text);
  EXPECT_EQ(brotli_decoded(text, kNoBound, CutOff::kRefused), std::nullopt);
  EXPECT_EQ(brotli_decoded(bytes + "x", kNoBound, CutOff::kRefused), std::nullopt);
  EXPECT_EQ(brotli_decoded("", kNoBound, CutOff::kRefused), std::nullopt);
  for (std::size_t size = 1; size < bytes.size(); size += 7)
    EXPECT_EQ(brotli_decoded(bytes.substr(0, size), kNoBound, CutOff::kRefused), std::nullopt) << size;
}

TEST(BrotliTest, TheBeginningOfIncompleteDataIsReadIfThatIsWanted) {
  std::mt19937 random(5);
  const std::string text = words(random, 5000);
  const std::string bytes = brotli(text);
  const std::string read = brotli_decoded(bytes.substr(0, bytes.size() / 2), kNoBound, CutOff::kRead).value();
  EXPECT_GT(read.size(), text.size() / 4);
  EXPECT_EQ(read, text.substr(0, read.size()));
}

TEST(BrotliTest, BombsStopAtTheBound) {
  const std::string bomb = brotli(std::string(std::size_t{20} << 20, 'a'));
  EXPECT_LT(bomb.size(), 1000U);
  EXPECT_THROW(brotli_decoded(bomb, std::size_t{1} << 20, CutOff::kRefused), DecompressedTooLarge);
}

}  // namespace
}  // namespace neardup::cli
