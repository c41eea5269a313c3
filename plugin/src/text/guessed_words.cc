#include "text/guessed_words.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

namespace neardup {

namespace {

constexpr std::uint32_t kNotThere = std::numeric_limits<std::uint32_t>::max();

/** Which words a document has in common with a model. */
struct CommonWords {
  std::vector<std::uint32_t> of_model;  // [words of the model] the same word of the document, or kNotThere
  std::vector<std::uint32_t> others;    // the document's other words
};

CommonWords common_words(const std::vector<WordTerm>& document, const std::vector<WordTerm>& model) {
  CommonWords common;
  common.of_model.assign(model.size(), kNotThere);
  auto in_model = model.begin();
  for (std::uint32_t word = 0; word != document.size(); ++word) {
    const WordTerm& term = document[word];
    while (in_model != model.end() && in_model->text < term.text) ++in_model;
    if (in_model != model.end() && in_model->text == term.text && in_model->wdf == term.wdf) {
      common.of_model[static_cast<std::size_t>(in_model - model.begin())] = word;
    } else {
      common.others.push_back(word);
    }
  }
  return common;
}

/** The places of some words, ascending. */
std::vector<PlacedWord> places(DocumentWords& document, const std::vector<std::uint32_t>& words) {
  std::vector<PlacedWord> places;
  for (const std::uint32_t word : words) {
    for (const Xapian::termpos position : document.positions(word)) places.push_back({position, word});
  }
  std::sort(places.begin(), places.end());
  return places;
}

/** Puts words of a model between words whose positions are known. Each word that is put in moves the later ones of the
 *  model by one position, and each one that is left out moves them back. */
class Placement {
 public:
  explicit Placement(std::vector<PlacedWord> known) : known_(std::move(known)) {}

  void leave_out() { --shift_; }

  void put_in(Xapian::termpos position, std::uint32_t word) {
    while (next_ != known_.size() && known_[next_].position <= position + shift_) {
      put(known_[next_++]);
      ++shift_;
    }
    put({static_cast<Xapian::termpos>(position + shift_), word});
  }

  /** Nothing if two words have one position. */
  std::optional<std::vector<PlacedWord>> finish() {
    while (next_ != known_.size()) put(known_[next_++]);
    if (!ascending_) return std::nullopt;
    return std::move(placed_);
  }

 private:
  void put(const PlacedWord& word) {
    ascending_ = ascending_ && (placed_.empty() || placed_.back().position < word.position);
    placed_.push_back(word);
  }

  std::vector<PlacedWord> known_;
  std::vector<PlacedWord> placed_;
  std::size_t next_ = 0;    // of known_
  std::int64_t shift_ = 0;  // of the model's words
  bool ascending_ = true;
};

/** Whether a word has the positions at which it was placed. */
bool confirms(const DocumentWords::Positions& positions, const std::vector<PlacedWord>& placed, std::uint32_t word) {
  auto position = positions.begin();
  for (const PlacedWord& place : placed) {
    if (place.word != word) continue;
    if (position == positions.end() || *position != place.position) return false;
    ++position;
  }
  return position == positions.end();
}

}  // namespace

std::optional<std::vector<PlacedWord>> guessed_words(DocumentWords& document, const TextModel& model) {
  const CommonWords common = common_words(document.words(), model.words);
  if (2 * common.others.size() > document.words().size()) return std::nullopt;
  Placement placement(places(document, common.others));
  for (const PlacedWord& place : model.placed) {
    const std::uint32_t word = common.of_model[place.word];
    if (word == kNotThere) {
      placement.leave_out();
    } else {
      placement.put_in(place.position, word);
    }
  }
  std::optional<std::vector<PlacedWord>> placed = placement.finish();
  if (!placed || placed->empty()) return std::nullopt;
  const std::uint32_t last = placed->back().word;
  if (!confirms(document.positions(last), *placed, last)) return std::nullopt;
  return placed;
}

}  // namespace neardup
