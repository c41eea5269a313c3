#include "compare/differing_words.h"

#include <algorithm>
#include <cstdint>

#include "bytes/digits.h"
#include "bytes/feature_hash.h"
#include "compare/token_alignment.h"
#include "tokens/spelled_number.h"

namespace neardup {

namespace {

std::vector<std::uint64_t> hashes_of(const std::vector<OwnedToken>& tokens) {
  std::vector<std::uint64_t> hashes;
  for (const OwnedToken& token : tokens) hashes.push_back(xxh3_hash(token.text));
  return hashes;
}

void name(const std::vector<OwnedToken>& tokens, std::size_t begin, std::size_t end, std::vector<std::string>& to) {
  for (; begin != end && to.size() != kNamedWords; ++begin) to.push_back(tokens[begin].text);
}

bool has_figure(const std::vector<OwnedToken>& tokens, std::size_t begin, std::size_t end) {
  const auto at = [&](std::size_t place) { return tokens.begin() + static_cast<std::ptrdiff_t>(place); };
  return std::any_of(at(begin), at(end), [](const OwnedToken& token) {
    return token.token_class == TokenClass::kNumber || has_digit(token.text) || is_spelled_number(token.text);
  });
}

}  // namespace

DifferingWords differing_words(Tokenizer& tokenizer, std::string_view a, std::string_view b) {
  const std::vector<OwnedToken> tokens_a = collect_tokens(tokenizer, a);
  const std::vector<OwnedToken> tokens_b = collect_tokens(tokenizer, b);
  DifferingWords found{0, std::max(tokens_a.size(), tokens_b.size()), {}, {}, a == b, false};
  for (const TokenGap& gap : gaps_between(hashes_of(tokens_a), hashes_of(tokens_b))) {
    found.count += std::max(gap.end_a - gap.begin_a, gap.end_b - gap.begin_b);
    name(tokens_a, gap.begin_a, gap.end_a, found.only_in_a);
    name(tokens_b, gap.begin_b, gap.end_b, found.only_in_b);
    found.figures =
        found.figures || has_figure(tokens_a, gap.begin_a, gap.end_a) || has_figure(tokens_b, gap.begin_b, gap.end_b);
  }
  found.count = std::min(found.count, found.words);
  return found;
}

std::string differing_text(const DifferingWords& words) {
  return std::to_string(words.count) + " of " + std::to_string(words.words) +
         (words.count == 1 ? " words differs" : " words differ");
}

std::string compared_by(const DifferingWords& words, const std::string& features) {
  if (words.count != 0) return features;
  return words.same_bytes ? "bytes" : "words";
}

}  // namespace neardup
