#include "sign/content_signing.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "bytes/feature_hash.h"
#include "bytes/mix.h"

namespace neardup {

namespace {

constexpr std::uint64_t kMostTokens = 200;  // a longer text says more of what it is about

bool is_word_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || (c & '\x80') != 0;
}

/** Bytes of the sign at the beginning of a text: `+`, `++` or `#`, if nothing is stuck to it; else 0. */
std::size_t sign_bytes(std::string_view text) {
  const std::size_t end = std::min(text.find_first_not_of("+#"), text.size());
  const std::string_view sign = text.substr(0, end);
  if (sign != "+" && sign != "++" && sign != "#") return 0;
  return end != text.size() && is_word_byte(text[end]) ? 0 : end;
}

/** The words before such signs, in ASCII lower case. */
std::multiset<std::string> names_with_signs(std::string_view text) {
  std::multiset<std::string> names;
  for (std::size_t at = 0; (at = text.find_first_of("+#", at)) != std::string_view::npos;) {
    const std::size_t bytes = sign_bytes(text.substr(at));
    std::size_t begin = at;
    while (begin != 0 && is_word_byte(text[begin - 1])) --begin;
    if (bytes != 0 && begin != at) {
      std::string name(text.substr(begin, at + bytes - begin));
      std::transform(name.begin(), name.end(), name.begin(),
                     [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
      names.insert(std::move(name));
    }
    at = std::min(text.find_first_not_of("+#", at), text.size());
  }
  return names;
}

/** 0 for none. */
std::uint64_t evidence_of(const std::multiset<std::string>& names) {
  std::uint64_t evidence = 0;
  for (const std::string& name : names) evidence = mix64(evidence ^ xxh3_hash(name));
  return evidence;
}

}  // namespace

SignedContent sign_content(StreamingSigner& signer, std::string_view content, const LeftOutText& left_out,
                           TokenSink* also) {
  const Signature& signature = signer.sign(content, also);
  const std::uint64_t names = signature.tokens <= kMostTokens ? evidence_of(names_with_signs(content)) : 0;
  return {
      signature,
      {TextSource::kText, left_out.content_rules, left_out.evidence ^ names, left_out.canonical, left_out.names_other}};
}

}  // namespace neardup
