#include "text/document_words.h"

#include <algorithm>
#include <utility>

#include "text/text_terms.h"

namespace neardup {

std::size_t TextModel::bytes() const {
  std::size_t bytes = sizeof(TextModel) + words.capacity() * sizeof(WordTerm) + placed.capacity() * sizeof(PlacedWord);
  const std::size_t inside = std::string().capacity();
  for (const WordTerm& word : words) bytes += word.text.capacity() > inside ? word.text.capacity() : 0;
  return bytes;
}

DocumentWords::DocumentWords(const Xapian::Database& database, Xapian::docid docid)
    : database_(database), docid_(docid) {
  for_each_text_term(
      database_.termlist_begin(docid), database_.termlist_end(docid),
      [this](std::string term, const Xapian::TermIterator& at) {
        words_.push_back(word_term(std::move(term), at.get_wdf()));
      },
      [this](std::string term, const Xapian::TermIterator&) { mark_terms_.push_back(std::move(term)); });
  positions_.resize(words_.size());
}

const DocumentWords::Positions& DocumentWords::positions(std::uint32_t word) {
  std::optional<Positions>& known = positions_[word];
  if (!known) {
    const std::string& term = words_[word].text;
    known.emplace(database_.positionlist_begin(docid_, term), database_.positionlist_end(docid_, term));
  }
  return *known;
}

const WordMarks& DocumentWords::marks() {
  if (!marks_) {
    WordMarksReader reader;
    for (const std::string& term : mark_terms_)
      reader.add(term, database_.positionlist_begin(docid_, term), database_.positionlist_end(docid_, term));
    marks_ = reader.take();
  }
  return *marks_;
}

std::vector<PlacedWord> DocumentWords::placed() {
  std::vector<PlacedWord> placed;
  for (std::uint32_t word = 0; word != words_.size(); ++word) {
    for (const Xapian::termpos position : positions(word)) placed.push_back({position, word});
  }
  std::sort(placed.begin(), placed.end());
  return placed;
}

}  // namespace neardup
