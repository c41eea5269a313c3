#include "neardup/rebuilt_text.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "neardup/unspaced_scripts.h"

namespace neardup {

namespace {

struct Occurrence {
  Xapian::termpos position;
  std::uint32_t term;
};

bool is_one_han_or_kana(const std::string& term) {
  Xapian::Utf8Iterator character(term);
  return is_han_or_kana(*character) && ++character == Xapian::Utf8Iterator();
}

/** The unprefixed terms with positions: digits stand before the capitals that begin a prefix, all else after. */
class PositionedTerms {
 public:
  PositionedTerms(Xapian::TermIterator term, const Xapian::TermIterator& end) {
    while (term != end) {
      const std::string text = *term;
      if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') {
        term.skip_to("[");
        continue;
      }
      add(text, term);
      ++term;
    }
  }

  std::string text() {
    std::sort(occurrences_.begin(), occurrences_.end(), [](const Occurrence& a, const Occurrence& b) {
      return a.position != b.position ? a.position < b.position : a.term < b.term;
    });
    std::string text;
    for (std::size_t i = 0; i != occurrences_.size(); ++i) {
      if (i != 0 && !joined(occurrences_[i - 1], occurrences_[i])) text += ' ';
      text += terms_[occurrences_[i].term];
    }
    return text;
  }

 private:
  void add(const std::string& text, const Xapian::TermIterator& term) {
    const std::size_t before = occurrences_.size();
    for (auto position = term.positionlist_begin(); position != term.positionlist_end(); ++position) {
      occurrences_.push_back({*position, static_cast<std::uint32_t>(terms_.size())});
    }
    if (occurrences_.size() == before) return;
    terms_.push_back(text);
    joins_.push_back(is_one_han_or_kana(text));
  }

  bool joined(const Occurrence& left, const Occurrence& right) const {
    return joins_[left.term] && joins_[right.term] && right.position == left.position + 1;
  }

  std::vector<std::string> terms_;
  std::vector<bool> joins_;
  std::vector<Occurrence> occurrences_;
};

}  // namespace

std::string rebuilt_text(const Xapian::Database& database, Xapian::docid docid) {
  return PositionedTerms(database.termlist_begin(docid), database.termlist_end(docid)).text();
}

std::string rebuilt_text(const Xapian::Document& document) {
  return PositionedTerms(document.termlist_begin(), document.termlist_end()).text();
}

}  // namespace neardup
