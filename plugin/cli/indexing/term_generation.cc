#include "indexing/term_generation.h"

namespace neardup::cli {

namespace {

constexpr Xapian::termcount kTitleWeight = 5;
constexpr Xapian::termpos kFieldGap = 100;  // no phrase runs from one field into the next

}  // namespace

void BodyTerms::index(Xapian::Document& document, const DocumentText& text, std::string_view file_name,
                      const TokenPlaces& places) {
  Xapian::termpos last = postings_.add(document, text.title, {"S", kTitleWeight, true}, 0);
  last = postings_.add_body(document, text.body, places, last + kFieldGap);
  postings_.add(document, file_name, {"F", 1, true}, last + kFieldGap);
  postings_.add(document, text.title, {"", 1, false}, 0);
  postings_.add(document, text.left_out, {"", 1, false}, 0);
}

}  // namespace neardup::cli
