#include "faults/page_corruption/corruption.h"

#include <algorithm>

namespace neardup::faults {

namespace {

constexpr const char* kNames[kCorruptionKinds] = {"a bit flipped", "random bytes",    "a page of zeros",
                                                  "a random page", "pages exchanged", "cut off"};

std::size_t below(std::size_t end, std::mt19937_64& random) {
  return std::uniform_int_distribution<std::size_t>(0, end - 1)(random);
}

std::size_t struck_byte(std::size_t size, const std::vector<Span>& spans, std::mt19937_64& random) {
  const std::size_t byte = below(size, random);
  switch (random() % 3) {
    case 0:
      return std::min(byte / kPage * kPage + below(kPageHead, random), size - 1);
    case 1: {
      if (spans.empty()) return byte;
      const Span& span = spans[below(spans.size(), random)];
      return span.offset + below(span.size, random);
    }
    default:
      return byte;
  }
}

void make_random(std::string& content, std::size_t at, std::size_t size, std::mt19937_64& random) {
  const std::size_t end = std::min(at + size, content.size());
  for (std::size_t i = at; i != end; ++i) content[i] = static_cast<char>(random());
}

std::optional<std::size_t> exchange_pages(std::string& content, std::mt19937_64& random) {
  const std::size_t pages = content.size() / kPage;
  if (pages < 2) return std::nullopt;
  const std::size_t first = below(pages, random);
  const std::size_t second = (first + 1 + below(pages - 1, random)) % pages;
  const auto page = [&content](std::size_t number) {
    return content.begin() + static_cast<std::ptrdiff_t>(number * kPage);
  };
  std::swap_ranges(page(first), page(first) + kPage, page(second));
  return first * kPage;
}

}  // namespace

std::optional<std::size_t> corrupt(std::string& content, const std::vector<Span>& spans, CorruptionKind kind,
                                   std::mt19937_64& random) {
  const std::size_t page = below(content.size(), random) / kPage * kPage;
  const std::size_t byte = struck_byte(content.size(), spans, random);
  switch (kind) {
    case CorruptionKind::kBit:
      content[byte] = static_cast<char>(content[byte] ^ 1 << random() % 8);
      return byte;
    case CorruptionKind::kBytes:
      make_random(content, byte, 1 + below(16, random), random);
      return byte;
    case CorruptionKind::kZeros:
      std::fill_n(content.begin() + static_cast<std::ptrdiff_t>(page), std::min(kPage, content.size() - page), '\0');
      return page;
    case CorruptionKind::kGarbage:
      make_random(content, page, kPage, random);
      return page;
    case CorruptionKind::kSwapped:
      return exchange_pages(content, random);
    case CorruptionKind::kCut:
      // Half of the cuts are between pages, as a file system makes them.
      content.resize(random() % 2 == 0 ? page : below(content.size(), random));
      return content.size();
  }
  return std::nullopt;
}

Spans spans_of(const FileTree& tree, const std::set<std::string>& sought) {
  constexpr std::size_t kInFront = 4;
  Spans spans;
  for (const auto& [name, content] : tree.files) {
    for (const std::string& bytes : sought) {
      if (bytes.empty()) continue;
      for (std::size_t at = content.find(bytes); at != std::string::npos; at = content.find(bytes, at + 1)) {
        const std::size_t from = at - std::min(at, kInFront);
        spans[name].push_back({from, at + bytes.size() - from});
      }
    }
  }
  return spans;
}

std::string corrupt(FileTree& tree, const Spans& spans, std::mt19937_64& random) {
  std::vector<std::string> names;
  for (const auto& [name, content] : tree.files) {
    if (!content.empty()) names.push_back(name);
  }
  for (;;) {
    const std::string& name = names.at(below(names.size(), random));
    const std::size_t kind = below(kCorruptionKinds, random);
    const auto place = spans.find(name);
    const std::vector<Span> worth_a_hit = place == spans.end() ? std::vector<Span>() : place->second;
    const std::optional<std::size_t> at =
        corrupt(tree.files[name], worth_a_hit, static_cast<CorruptionKind>(kind), random);
    if (at) return name + ": " + kNames[kind] + " at " + std::to_string(*at);
  }
}

}  // namespace neardup::faults
