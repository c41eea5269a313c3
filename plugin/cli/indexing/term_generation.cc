#include "indexing/term_generation.h"

#include <algorithm>

namespace neardup::cli {

namespace {

constexpr Xapian::termcount kTitleWeight = 5;
constexpr Xapian::termpos kFieldGap = 100;  // no phrase runs from one field into the next

/** A file name with spaces in place of characters that join words, as omindex indexes it in addition. */
std::string parted_words(std::string_view name) {
  std::string words(name);
  std::replace_if(
      words.begin(), words.end(), [](char c) { return c == '_' || c == '&'; }, ' ');
  return words;
}

}  // namespace

void BodyTerms::index(Xapian::Document& document, const DocumentText& text, std::string_view file_name,
                      const TokenPlaces& places) {
  for (const char* const name : {"keywords", "description"}) {
    postings_.add(document, text.stated(name), {"", 1, false}, 0);
  }
  postings_.add(document, text.title, {"", 1, false}, 0);
  postings_.add(document, text.left_out, {"", 1, false}, 0);
  Xapian::termpos last = postings_.add(document, text.title, {"S", kTitleWeight, true}, 0);
  last = postings_.add_body(document, text.body, places, last + kFieldGap);
  last = postings_.add(document, file_name, {"F", 1, true}, last + kFieldGap);
  if (const std::string words = parted_words(file_name); words != file_name) {
    postings_.add(document, words, {"F", 1, false}, 0);
  }
  last = postings_.add(document, text.stated("author"), {"A", 1, true}, last + kFieldGap);
  postings_.add(document, text.stated("classification"), {"B", 1, true}, last + kFieldGap);
}

}  // namespace neardup::cli
