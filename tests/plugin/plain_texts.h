/** @file plain_texts.h
 *  Texts that tests store, and what they are called. */
#ifndef NEARDUP_TESTS_PLUGIN_PLAIN_TEXTS_H
#define NEARDUP_TESTS_PLUGIN_PLAIN_TEXTS_H

namespace neardup {

constexpr const char* kRose = "a rose is a rose is a rose by any other name";
constexpr const char* kRoseAndViolet = "a rose is a rose is a rose by any other name and a violet is blue";
constexpr const char* kSweetRose = "a rose is a rose is a rose by any other name it would smell as sweet";
constexpr const char* kFourteen = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen";

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_PLAIN_TEXTS_H
