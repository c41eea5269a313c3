/** @file name_words.h
 *  Words in the classes and ids of elements. Designers name the parts of a page in English whatever its language:
 *  class="site-nav", id="relatedPosts". THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CONTENT_NAME_WORDS_H
#define NEARDUP_INTAKE_CONTENT_NAME_WORDS_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace neardup {

/** The words that the classifier knows; at most 64. tests/quality/content_model/train.py chose them: they tell most about
 *  what stands within, on the labelled pages of many domains. */
const std::vector<std::string_view>& known_name_words();

/** The words of a class or an id in lower case: runs of at least three ASCII letters, cut before capitals.
 *  Cost: linear. */
std::vector<std::string> words_of_name(std::string_view name);

/** One bit for each of the known words that a class or an id has. Cost: linear. */
std::uint64_t name_word_bits(std::string_view name);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_NAME_WORDS_H
