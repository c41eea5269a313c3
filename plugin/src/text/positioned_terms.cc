#include "text/positioned_terms.h"

#include <algorithm>
#include <utility>

#include "tokens/unspaced_scripts.h"

namespace neardup {

namespace {

bool is_one_han_or_kana(const std::string& term) {
  Xapian::Utf8Iterator character(term);
  return is_han_or_kana(*character) && ++character == Xapian::Utf8Iterator();
}

}  // namespace

class PositionedTerms::Assembly {
 public:
  Assembly(const PositionedTerms& terms, const WordMarks& marks)
      : terms_(terms), marks_(marks), correction_(marks.corrections.begin()) {}

  TextFromPositions text() {
    const std::vector<Occurrence>& occurrences = terms_.occurrences_;
    for (std::size_t i = 0; i != occurrences.size();) {
      const Xapian::termpos position = occurrences[i].position;
      while (correction_ != marks_.corrections.end() && correction_->first < position) put_correction();
      const bool joined = i != 0 && follows(occurrences[i - 1], occurrences[i]);
      if (!joined) separate();
      const std::size_t end = end_of_unit(i);
      if (correction_ != marks_.corrections.end() && correction_->first == position) {
        put_correction();
      } else {
        put_unit(i, end);
      }
      i = end;
    }
    while (correction_ != marks_.corrections.end()) put_correction();
    return std::move(result_);
  }

 private:
  bool is_single(const Occurrence& occurrence) const { return terms_.singles_[occurrence.term]; }

  bool follows(const Occurrence& left, const Occurrence& right) const {
    return is_single(left) && is_single(right) && right.position == left.position + 1;
  }

  bool begins_whole_word(Xapian::termpos position) const {
    return std::binary_search(marks_.whole_words.begin(), marks_.whole_words.end(), position);
  }

  /** A unit is one term, or the characters that form one word of Han or Kana. */
  std::size_t end_of_unit(std::size_t begin) const {
    const std::vector<Occurrence>& occurrences = terms_.occurrences_;
    std::size_t end = begin + 1;
    if (!begins_whole_word(occurrences[begin].position)) return end;
    while (end != occurrences.size() && follows(occurrences[end - 1], occurrences[end]) &&
           !begins_whole_word(occurrences[end].position)) {
      ++end;
    }
    return end;
  }

  void put_unit(std::size_t begin, std::size_t end) {
    const std::size_t start = result_.text.size();
    for (std::size_t i = begin; i != end; ++i) {
      result_.text += terms_.terms_[terms_.occurrences_[i].term];
      result_.overlapping =
          result_.overlapping || (i != 0 && terms_.occurrences_[i - 1].position == terms_.occurrences_[i].position);
    }
    if (begins_whole_word(terms_.occurrences_[begin].position)) {
      result_.whole_words.push_back({start, result_.text.size()});
    }
  }

  void put_correction() {
    for (const std::string& token : correction_->second) {
      separate();
      result_.whole_words.push_back({result_.text.size(), result_.text.size() + token.size()});
      result_.text += token;
    }
    ++correction_;
  }

  void separate() {
    if (!result_.text.empty() && result_.text.back() != ' ') result_.text += ' ';
  }

  const PositionedTerms& terms_;
  const WordMarks& marks_;
  Corrections::const_iterator correction_;
  TextFromPositions result_;
};

void PositionedTerms::add_term(std::string term) {
  singles_.push_back(is_one_han_or_kana(term));
  terms_.push_back(std::move(term));
}

void PositionedTerms::add_position(Xapian::termpos position) {
  occurrences_.push_back({position, static_cast<std::uint32_t>(terms_.size() - 1)});
}

TextFromPositions PositionedTerms::text(const WordMarks& marks) {
  const auto earlier = [](const Occurrence& a, const Occurrence& b) {
    return a.position != b.position ? a.position < b.position : a.term < b.term;
  };
  if (!std::is_sorted(occurrences_.begin(), occurrences_.end(), earlier)) {
    std::sort(occurrences_.begin(), occurrences_.end(), earlier);
  }
  return Assembly(*this, marks).text();
}

}  // namespace neardup
