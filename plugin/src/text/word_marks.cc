#include "text/word_marks.h"

#include "bytes/parsed_number.h"
#include "database/prefixed_terms.h"

namespace neardup {

namespace {

constexpr std::size_t kMostTermBytes = 245;  // Xapian's limit
constexpr char kFirstPart = '0';             // a long correction has several terms: XNW:0..., XNW:1..., up to XNW:z...
constexpr char kLastPart = 'z';
constexpr Xapian::termcount kNoWeight = 0;

std::string correction_term(char part) {
  return std::string(kWordMark) + ":" + part;
}

/** The terms of one correction: its tokens, each after a space. Empty if they do not fit. */
std::vector<std::string> correction_terms(const std::vector<std::string>& tokens) {
  std::vector<std::string> terms{correction_term(kFirstPart)};
  for (const std::string& token : tokens) {
    if (terms.back().size() + 1 + token.size() > kMostTermBytes) {
      if (static_cast<char>(kFirstPart + terms.size()) > kLastPart) return {};
      terms.push_back(correction_term(static_cast<char>(kFirstPart + terms.size())));
    }
    terms.back() += " " + token;
    if (terms.back().size() > kMostTermBytes) return {};
  }
  return terms;
}

bool is_correction(std::string_view term) {
  return term.size() > kWordMark.size() + 1 && term[kWordMark.size()] == ':';
}

}  // namespace

void write_word_marks(Xapian::Document& document, const WordMarks& marks) {
  for (const Xapian::termpos position : marks.whole_words) {
    document.add_posting(std::string(kWordMark), position, kNoWeight);
  }
  for (const auto& [position, tokens] : marks.corrections) {
    for (const std::string& term : correction_terms(tokens)) document.add_posting(term, position, kNoWeight);
  }
}

void remove_word_marks(Xapian::Document& document) {
  const std::string mark(kWordMark);
  const auto is_mark = [&](const std::string& term) {
    return term == mark || is_correction(term) || term == kWordOrder;
  };
  for (const std::string& term : terms_that(prefixed_terms(document, mark), is_mark)) document.remove_term(term);
}

void add_word_mark(WordMarks& marks, const std::string& term, Xapian::termpos position) {
  if (term == kWordMark) {
    marks.whole_words.push_back(position);
  } else if (is_correction(term)) {
    std::vector<std::string>& tokens = marks.corrections[position];  // each stands behind a space
    for (std::string& token : split(std::string_view(term).substr(kWordMark.size() + 2), ' ')) {
      if (!token.empty()) tokens.push_back(std::move(token));
    }
  }
}

}  // namespace neardup
