/** @file encoded.h
 *  Texts in legacy encodings for tests. */
#ifndef NEARDUP_TESTS_INTAKE_ENCODED_H
#define NEARDUP_TESTS_INTAKE_ENCODED_H

#include <iconv.h>

#include <gtest/gtest.h>

#include <string>

namespace neardup {

/** UTF-8 in another encoding that has all of its characters. */
inline std::string encoded(std::string text, const std::string& charset) {
  const iconv_t handle = ::iconv_open(charset.c_str(), "UTF-8");
  std::string bytes(4 * text.size(), '\0');
  char* in = text.data();
  char* out = bytes.data();
  std::size_t left = text.size();
  std::size_t room = bytes.size();
  EXPECT_EQ(::iconv(handle, &in, &left, &out, &room), 0U) << charset;
  ::iconv_close(handle);
  bytes.resize(bytes.size() - room);
  return bytes;
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_INTAKE_ENCODED_H
