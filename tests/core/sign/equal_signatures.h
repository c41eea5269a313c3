/** @file equal_signatures.h
 *  Compares all that a signature has. */
#ifndef NEARDUP_TESTS_CORE_SIGN_EQUAL_SIGNATURES_H
#define NEARDUP_TESTS_CORE_SIGN_EQUAL_SIGNATURES_H

#include <gtest/gtest.h>

#include "neardup/signature.h"

namespace neardup {

inline void expect_equal(const Signature& expected, const Signature& actual) {
  EXPECT_EQ(expected.fingerprint, actual.fingerprint);
  EXPECT_EQ(expected.token_digest, actual.token_digest);
  EXPECT_EQ(expected.tokens, actual.tokens);
  EXPECT_EQ(expected.shingles, actual.shingles);
  EXPECT_EQ(expected.sketch, actual.sketch);
  EXPECT_EQ(expected.band_terms, actual.band_terms);
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_CORE_SIGN_EQUAL_SIGNATURES_H
