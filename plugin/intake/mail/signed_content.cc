#include "mail/signed_content.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace neardup {

namespace {

constexpr unsigned char kInteger = 0x02;
constexpr unsigned char kBytes = 0x04;
constexpr unsigned char kObjectId = 0x06;
constexpr unsigned char kBytesInPieces = 0x24;
constexpr unsigned char kSequence = 0x30;
constexpr unsigned char kSet = 0x31;
constexpr unsigned char kContent = 0xa0;
constexpr std::string_view kSignedData = "\x2a\x86\x48\x86\xf7\x0d\x01\x07\x02";

/** Reads the elements of BER in their order; those within an element follow its head. */
class BerReader {
 public:
  explicit BerReader(std::string_view bytes) : rest_(bytes) {}

  /** Go into an element. @return false if another one is here. */
  bool enter(unsigned char tag) {
    const std::optional<Head> head = take_head();
    return head && head->tag == tag;
  }

  /** The bytes of an element without others within, or of one with a length; nothing if another one is here. */
  std::optional<std::string_view> take(unsigned char tag) {
    const std::optional<Head> head = take_head();
    if (!head || head->tag != tag || head->endless) return std::nullopt;
    return take_bytes(head->length);
  }

  /** A string that may be in pieces. */
  std::string whole_bytes() {
    std::string bytes;
    while (const std::optional<Head> head = take_head()) {
      const bool passed = head->tag == kBytesInPieces || head->tag == 0;  // 0 ends one without a length
      if (!passed && head->tag != kBytes) break;
      if (head->tag == kBytes) bytes += take_bytes(head->length);
    }
    return bytes;
  }

 private:
  struct Head {
    unsigned char tag;
    std::size_t length;
    bool endless;  // without a length
  };

  std::optional<Head> take_head() {
    const std::string_view head = take_bytes(2);
    if (head.size() < 2) return std::nullopt;
    const auto tag = static_cast<unsigned char>(head[0]);
    const auto first = static_cast<unsigned char>(head[1]);
    if (first <= 0x80) return Head{tag, first & 0x7fU, first == 0x80};
    std::size_t length = 0;
    const std::string_view digits = take_bytes(first & 0x7fU);
    if (digits.size() > sizeof length) return std::nullopt;
    for (const char digit : digits) length = length << 8U | static_cast<unsigned char>(digit);
    return Head{tag, length, false};
  }

  std::string_view take_bytes(std::size_t count) {
    const std::string_view bytes = rest_.substr(0, count);
    rest_.remove_prefix(bytes.size());
    return bytes;
  }

  std::string_view rest_;
};

}  // namespace

std::string signed_content(std::string_view bytes) {
  BerReader reader(bytes);
  if (!reader.enter(kSequence) || reader.take(kObjectId) != kSignedData) return {};
  if (!reader.enter(kContent) || !reader.enter(kSequence) || !reader.take(kInteger) || !reader.take(kSet)) return {};
  if (!reader.enter(kSequence) || !reader.take(kObjectId) || !reader.enter(kContent)) return {};
  return reader.whole_bytes();
}

}  // namespace neardup
