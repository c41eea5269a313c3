#include "content/frame_set.h"

#include <algorithm>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/base_encodings.h"
#include "bytes/big_endian.h"
#include "bytes/digits.h"
#include "bytes/feature_hash.h"
#include "bytes/plain_words.h"

namespace neardup {

namespace {

constexpr std::size_t kLongestSite = 180;  // bytes; Xapian's keys end at 245
constexpr std::size_t kHashBytes = 8;
constexpr std::size_t kWordsOfSentence = 4;  // without digits, which a figure may tell from others
constexpr std::size_t kHeadBytes = 4;        // version of the rules

}  // namespace

bool has_hashed_key(const std::string& site) {
  return site.size() > kLongestSite;
}

std::string frame_key(const std::string& site) {
  if (!has_hashed_key(site)) return kFrameKeys + site;
  return kFrameKeys + site.substr(0, kLongestSite) + "#" + hex_encode(xxh3_hash(site));
}

std::uint64_t frame_hash(std::string_view block_text, bool linked) {
  std::string text = with_ascii_digits(block_text);
  std::size_t words = 0;
  each_word(text, [&words](std::string_view word) { words += has_digit(word) ? 0 : 1; });
  if (words >= kWordsOfSentence && figure_count(text) < kManyFigures) {
    std::replace_if(text.begin(), text.end(), is_digit, '0');
    text.erase(std::unique(text.begin(), text.end(), [](char a, char b) { return a == '0' && b == '0'; }), text.end());
  }
  return xxh3_hash(text, linked ? 1 : 0);
}

std::uint64_t common_hash(std::uint64_t frame_hash) {
  return mix64(frame_hash);
}

std::uint64_t field_hash(std::uint64_t frame_hash) {
  return mix64(~frame_hash);
}

std::optional<std::string_view> label_of(std::string_view text) {
  const std::size_t colon = text.find(": ");
  if (colon == text.npos) return std::nullopt;
  return text.substr(0, colon);
}

std::optional<std::uint64_t> label_in(std::string_view block_text) {
  const std::optional<std::string_view> label = label_of(block_text);
  if (!label) return std::nullopt;
  return frame_hash(*label);
}

std::uint64_t label_hash(std::uint64_t label) {
  return mix64(label + 1);
}

FrameSet::FrameSet(std::vector<std::uint64_t> hashes) : hashes_(std::move(hashes)) {
  std::sort(hashes_.begin(), hashes_.end());
  hashes_.erase(std::unique(hashes_.begin(), hashes_.end()), hashes_.end());
}

bool FrameSet::has(std::uint64_t hash) const {
  return std::binary_search(hashes_.begin(), hashes_.end(), hash);
}

std::string FrameSet::encode(unsigned rules) const {
  std::string value;
  append_big_endian(value, rules, kHeadBytes);
  for (const std::uint64_t hash : hashes_) append_big_endian(value, hash, kHashBytes);
  return value;
}

std::optional<FrameSet> FrameSet::decode(std::string_view value, unsigned rules) {
  if (value.size() < kHeadBytes || (value.size() - kHeadBytes) % kHashBytes != 0) return std::nullopt;
  if (read_big_endian(value.data(), kHeadBytes) != rules) return std::nullopt;
  std::vector<std::uint64_t> hashes;
  for (std::size_t at = kHeadBytes; at != value.size(); at += kHashBytes) {
    hashes.push_back(read_big_endian(value.data() + at, kHashBytes));
  }
  return FrameSet(std::move(hashes));
}

}  // namespace neardup
