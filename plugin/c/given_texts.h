/** @file given_texts.h
 *  The texts of one call: checked, and cut into pieces that threads work on. Internal. */
#ifndef NEARDUP_C_GIVEN_TEXTS_H
#define NEARDUP_C_GIVEN_TEXTS_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "neardup.h"

namespace neardup::c {

class GivenTexts {
 public:
  /** @exception std::invalid_argument for null, and for offsets that are not ascending. Keeps the caller's pointers. */
  explicit GivenTexts(const neardup_texts* texts);

  /** The same for texts that lie apart. @exception as above, for null with a size. */
  GivenTexts(const neardup_bytes* texts, std::size_t count, const char* name);

  std::size_t size() const { return count_; }

  std::string_view operator[](std::size_t i) const {
    if (apart_ != nullptr) return std::string_view(apart_[i].data, apart_[i].size);
    return offsets_[i] == offsets_[i + 1] ? std::string_view()
                                          : std::string_view(data_ + offsets_[i], offsets_[i + 1] - offsets_[i]);
  }

  /** Texts from `begin` to before `end`. */
  struct Piece {
    std::size_t begin;
    std::size_t end;
  };

  /** All texts, in order, in pieces of about 128 KiB. */
  std::vector<Piece> pieces() const;

 private:
  const char* data_ = nullptr;
  const std::uint64_t* offsets_ = nullptr;
  const neardup_bytes* apart_ = nullptr;  // instead of the other two
  std::size_t count_;
};

/** Bytes that are not UTF-8 have no words, so that texts which differ in them would be equal.
 *  @param first  number of the first of the texts, for the message. @exception std::invalid_argument names the first such text. */
void require_utf8(const GivenTexts& texts, std::size_t first);

/** @param threads  as a caller gives it. @return at least 1; for 0 one per processor.
 *  @exception std::invalid_argument above 256. */
std::size_t threads_for(std::uint32_t threads);

}  // namespace neardup::c

#endif  // NEARDUP_C_GIVEN_TEXTS_H
