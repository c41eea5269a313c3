#include "repair/normalizer.h"

#include <unicode/bytestream.h>
#include <unicode/stringpiece.h>

#include "repair/icu_library.h"

namespace neardup {

namespace {

const icu::Normalizer2& loaded(const icu::Normalizer2* (*get_instance)(UErrorCode&), const char* task) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* instance = get_instance(status);
  throw_if_failed(status, task);
  return *instance;
}

ByteRange range_of(int32_t begin, int32_t length) {
  return {static_cast<std::size_t>(begin), static_cast<std::size_t>(begin) + static_cast<std::size_t>(length)};
}

}  // namespace

const icu::Normalizer2& nfc() {
  return loaded(icu::Normalizer2::getNFCInstance, "load the data of NFC");
}
const icu::Normalizer2& nfd() {
  return loaded(icu::Normalizer2::getNFDInstance, "load the data of NFD");
}
const icu::Normalizer2& nfkd() {
  return loaded(icu::Normalizer2::getNFKDInstance, "load the data of NFKD");
}
const icu::Normalizer2& nfkc_casefold() {
  return loaded(icu::Normalizer2::getNFKCCasefoldInstance, "load the data of NFKC_Casefold");
}

const icu::Normalizer2& nfkc_casefold_but_ordinals() {
  static const icu::UnicodeSet all_but_ordinals = [] {
    icu::UnicodeSet set(0, 0x10FFFF);
    set.remove(0xAA).remove(0xBA);
    return icu::UnicodeSet(*set.freeze());
  }();
  static const icu::FilteredNormalizer2 form(nfkc_casefold(), all_but_ordinals);
  return form;
}

std::string_view Normalizer::apply(std::string_view text) {
  map_.clear();
  UErrorCode status = U_ZERO_ERROR;
  const icu::StringPiece piece(text.data(), static_cast<int32_t>(text.size()));
  if (form_.isNormalizedUTF8(piece, status)) {
    return text;
  }
  normalized_.clear();
  icu::StringByteSink<std::string> sink(&normalized_);
  form_.normalizeUTF8(0, piece, sink, &edits_, status);
  for (auto change = edits_.getFineChangesIterator(); change.next(status);) {
    map_.add(range_of(change.sourceIndex(), change.oldLength()),
             range_of(change.destinationIndex(), change.newLength()));
  }
  throw_if_failed(status, "normalize a text");
  return normalized_;
}

}  // namespace neardup
