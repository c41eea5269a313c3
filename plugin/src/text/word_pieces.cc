#include "text/word_pieces.h"

#include <utility>

#include "bytes/ascii.h"
#include "text/word_characters.h"

namespace neardup {

namespace {

/** Gathers the pieces of one word. */
class PieceGatherer {
 public:
  explicit PieceGatherer(std::string& before) : before_(before) {}

  void add(std::string_view character, PieceKind kind) {
    if (kind == PieceKind::kNone) {
      joint_ += character;
      before_.clear();
      return;
    }
    if (kind != kind_ || kind == PieceKind::kNgrams) end_part();
    kind_ = kind;
    if (kind == PieceKind::kNgrams) {
      add_ngrams(character);
    } else {
      part_.append(joint_).append(character);
      before_.clear();
    }
    joint_.clear();
  }

  std::vector<WordPiece> pieces() {
    if (!part_.empty()) part_ += joint_;  // + or #, because a letter follows any other
    end_part();
    return std::move(pieces_);
  }

 private:
  void add_ngrams(std::string_view character) {
    pieces_.push_back({std::string(character), false});
    if (!before_.empty()) pieces_.push_back({before_.append(character), false});
    before_ = character;
  }

  void end_part() {
    if (!part_.empty()) pieces_.push_back({std::exchange(part_, {}), true});
    joint_.clear();
  }

  std::string& before_;
  PieceKind kind_ = PieceKind::kNone;
  std::string part_;
  std::string joint_;  // behind the part, and in it if more of it follows
  std::vector<WordPiece> pieces_;
};

}  // namespace

std::vector<WordPiece> word_pieces(std::string_view word, std::string& before) {
  PieceGatherer gatherer(before);
  for (Xapian::Utf8Iterator character(word.data(), word.size()); character != Xapian::Utf8Iterator();) {
    const std::string_view rest = word.substr(word.size() - character.left());
    const PieceKind kind = piece_kind(*character);
    ++character;
    gatherer.add(rest.substr(0, rest.size() - character.left()), kind);
  }
  std::vector<WordPiece> pieces = gatherer.pieces();
  if (pieces.size() == 1 && pieces.front().term == word) pieces.clear();
  return pieces;
}

std::string other_final_sigma(std::string_view word) {
  constexpr std::string_view kSigma = "\u03c3";
  constexpr std::string_view kFinalSigma = "\u03c2";
  if (word.size() <= kSigma.size()) return {};
  const std::string_view letters = word.substr(0, word.size() - kSigma.size());
  if (ends_with(word, kSigma)) return std::string(letters).append(kFinalSigma);
  return ends_with(word, kFinalSigma) ? std::string(letters).append(kSigma) : std::string();
}

}  // namespace neardup
