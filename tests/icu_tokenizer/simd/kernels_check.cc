// Every SIMD level against a twin that looks at one character after the other. A program of its own, without ICU and
// GoogleTest, so that it runs under an emulator of another machine as well.
//
//   kernels_check [ROUNDS] [SEED]

#include "simd/kernels.h"
#include "simd_level_name.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace neardup;
using simd::BlockBits;
using simd::EdgeCursor;
using simd::TokenEdges;

constexpr std::size_t kBlock = BlockBits::kBytes;

/** What is to be known of each byte. */
struct ByteFacts {
  std::vector<bool> word, letter, hangul, cut, awkward, sign;
  std::string folded;
};

unsigned byte_at(const std::string& text, std::size_t i) {
  return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
}

struct Decoded {
  char32_t character = 0;  // 0: not one of those that the kernels know
  std::size_t bytes = 1;
};

Decoded decode(const std::string& text, std::size_t i) {
  const auto trail = [&](std::size_t k) { return (byte_at(text, i + k) & 0xC0) == 0x80; };
  const unsigned lead = byte_at(text, i);
  if (lead >= 0xC2 && lead <= 0xDF && trail(1)) return {(lead & 0x1F) << 6 | (byte_at(text, i + 1) & 0x3F), 2};
  if (lead >= 0xE1 && lead <= 0xEF && trail(1) && trail(2)) {
    return {(lead & 0xF) << 12 | (byte_at(text, i + 1) & 0x3F) << 6 | (byte_at(text, i + 2) & 0x3F), 3};
  }
  return {};
}

bool in(char32_t c, char32_t first, char32_t last) {
  return c >= first && c <= last;
}
bool is_letter(char32_t c) {
  return (in(c, 0xC0, 0xFF) && c != 0xD7 && c != 0xF7) || (in(c, 0x391, 0x3CE) && c != 0x3A2) || in(c, 0x400, 0x45F);
}
bool is_hangul(char32_t c) {
  return in(c, 0xAC00, 0xD77F);
}
bool is_separator(char32_t c) {
  return c == 0xA0 || c == 0xAB || c == 0xBB || in(c, 0x2010, 0x2016) || in(c, 0x2018, 0x2027);
}

char32_t fold(char32_t c) {
  if (in(c, 0xC0, 0xDE)) return c + 0x20;
  if (in(c, 0x391, 0x3AB)) return c + 0x20;
  if (c == 0x3C2) return 0x3C3;
  if (in(c, 0x400, 0x40F)) return c + 0x50;
  if (in(c, 0x410, 0x42F)) return c + 0x20;
  return c;
}

/** Bytes that only links and initials have: the '.' behind 'w' or a capital, an '@', and the ':' of ":/". */
bool is_sign(const std::string& text, std::size_t i) {
  if (text[i] == '@') return true;
  if (text[i] == ':') return byte_at(text, i + 1) == '/';
  return text[i] == '.' && i != 0 && (text[i - 1] == 'w' || (text[i - 1] >= 'A' && text[i - 1] <= 'Z'));
}

ByteFacts facts_of(const std::string& text) {
  const std::size_t n = text.size();
  const std::vector<bool> none(n);
  ByteFacts facts{none, none, none, none, none, none, text};
  for (std::size_t i = 0; i < n;) {
    facts.sign[i] = is_sign(text, i);
    const unsigned byte = byte_at(text, i);
    if (byte < 0x80) {
      const bool upper = byte >= 'A' && byte <= 'Z';
      facts.letter[i] = upper || (byte >= 'a' && byte <= 'z');
      facts.word[i] = facts.letter[i] || (byte >= '0' && byte <= '9') || byte == '_';
      if (upper) facts.folded[i] = static_cast<char>(byte + 0x20);
      ++i;
      continue;
    }
    const Decoded decoded = decode(text, i);
    const char32_t c = decoded.character;
    const bool word = is_letter(c) || is_hangul(c);
    facts.letter[i] = word;
    for (std::size_t k = i; k != i + decoded.bytes; ++k) {
      facts.word[k] = word;
      facts.hangul[k] = is_hangul(c);
      facts.awkward[k] = !word && !is_separator(c);
    }
    if (c == 0xDF) {
      facts.folded.replace(i, 2, "ss");
    } else if (is_letter(c)) {
      facts.folded[i] = static_cast<char>(0xC0 | fold(c) >> 6);
      facts.folded[i + 1] = static_cast<char>(0x80 | (fold(c) & 0x3F));
    }
    i += decoded.bytes;
  }
  return facts;
}

struct ExpectedToken {
  std::size_t begin, end;
  bool number;
};

/** Tokens of a stretch by walking over its bytes. */
std::vector<ExpectedToken> tokens_of(const ByteFacts& facts, std::size_t begin, std::size_t end) {
  std::vector<ExpectedToken> tokens;
  for (std::size_t i = begin; i != end; ++i) {
    if (!facts.word[i]) continue;
    const bool goes_on = i != begin && facts.word[i - 1] && facts.hangul[i - 1] == facts.hangul[i] && !facts.cut[i];
    if (!goes_on) tokens.push_back({i, i, true});
    tokens.back().end = i + 1;
    tokens.back().number = tokens.back().number && !facts.letter[i];
  }
  return tokens;
}

std::string random_text(std::mt19937& random) {
  const auto below = [&](std::size_t n) { return random() % n; };
  static const std::vector<std::string> kPieces = {" ",
                                                   "a",
                                                   "Z",
                                                   "q",
                                                   "7",
                                                   "_",
                                                   "#",
                                                   "\"",
                                                   ",",
                                                   "-",
                                                   ";",
                                                   "A.B",
                                                   ".",
                                                   "@",
                                                   ":",
                                                   "/",
                                                   "w",
                                                   "W",
                                                   "[",
                                                   "`",
                                                   "{",
                                                   "\xC3\x80",
                                                   "\xC3\x9E",
                                                   "\xC3\x9F",
                                                   "\xC3\xA9",
                                                   "\xC3\x97",
                                                   "\xC3\xB7",
                                                   "\xC2\xA0",
                                                   "\xC2\xAB",
                                                   "\xC2\xAA",
                                                   "\xCE\x91",
                                                   "\xCE\xA2",
                                                   "\xCE\xA9",
                                                   "\xCE\xAC",
                                                   "\xCE\x86",
                                                   "\xCF\x82",
                                                   "\xCF\x8E",
                                                   "\xCF\x8F",
                                                   "\xD0\x80",
                                                   "\xD0\x9F",
                                                   "\xD0\xA0",
                                                   "\xD0\xBF",
                                                   "\xD1\x8F",
                                                   "\xD1\x9F",
                                                   "\xD1\xA0",
                                                   "\xEA\xB0\x80",
                                                   "\xEA\xAF\xBF",
                                                   "\xEB\x80\x80",
                                                   "\xEC\xBF\xBF",
                                                   "\xED\x9D\xBF",
                                                   "\xED\x9E\x80",
                                                   "\xE2\x80\x99",
                                                   "\xE2\x80\x97",
                                                   "\xE2\x80\xA7",
                                                   "\xE2\x80\xA8",
                                                   "\xE2\x81\x90",
                                                   "\xE3\x81\x82",
                                                   "\xF0\x9F\x98\x80",
                                                   "\xC3",
                                                   "\xD0",
                                                   "\xCE",
                                                   "\xEA",
                                                   "\xE2\x80",
                                                   "\x80",
                                                   "\xBF",
                                                   "\xFF"};
  std::string text;
  const std::size_t kinds = 1 + below(6);
  std::vector<std::size_t> chosen(kinds);
  for (std::size_t& kind : chosen) kind = below(kPieces.size() + 2);
  for (std::size_t n = below(400); n != 0; --n) {
    const std::size_t kind = chosen[below(kinds)];
    if (kind < kPieces.size()) {
      text += kPieces[kind];
    } else if (kind == kPieces.size()) {
      text += static_cast<char>(below(256));
    } else {
      text += static_cast<char>(0xC2 + below(0x1E));
      text += static_cast<char>(0x80 + below(0x40));
    }
  }
  return text;
}

class Checker {
 public:
  bool scan_agrees(const simd::Kernels& kernels, const std::string& text) {
    const std::size_t blocks = text.size() / kBlock + 1;
    blocks_.assign(blocks, {1, 2, 3, 4, 5, 6});
    folded_.assign(blocks * kBlock, 0xEE);
    noted_.assign(blocks, 0xEEEEEEEE);
    const simd::BlockSummary summary = kernels.scan(reinterpret_cast<const std::uint8_t*>(text.data()), text.size(),
                                                    blocks_.data(), folded_.data(), noted_.data());
    const ByteFacts facts = facts_of(text);
    bool good = true;
    bool awkward = false;
    std::vector<std::uint32_t> noted;
    bool is_noted = false;
    for (std::size_t i = 0; i != blocks * kBlock; ++i) {
      const bool within = i < text.size();
      const BlockBits& bits = blocks_[i / kBlock];
      const auto bit = [&](std::uint64_t word) { return (word >> i % kBlock & 1) != 0; };
      good = good && bit(bits.word) == (within && facts.word[i]) && bit(bits.letter) == (within && facts.letter[i]) &&
             bit(bits.hangul) == (within && facts.hangul[i]) && !bit(bits.cut) &&
             bit(bits.awkward) == (within && facts.awkward[i]) && bit(bits.sign) == (within && facts.sign[i]);
      // What is no plain word may be folded to anything: nobody reads it.
      if (within && facts.word[i]) good = good && folded_[i] == static_cast<unsigned char>(facts.folded[i]);
      awkward = awkward || (within && facts.awkward[i]);
      is_noted = is_noted || (within && facts.sign[i]);
      if (i % kBlock != kBlock - 1) continue;
      if (is_noted) noted.push_back(static_cast<std::uint32_t>(i / kBlock));
      is_noted = false;
    }
    return good && summary.awkward == awkward && summary.noted == noted.size() &&
           std::equal(noted.begin(), noted.end(), noted_.begin());
  }

  /** Of a stretch between two bytes of no word, after scan_agrees(); with cuts at random places. */
  bool edges_agree(const simd::Kernels& kernels, const std::string& text, std::mt19937& random) {
    ByteFacts facts = facts_of(text);
    for (std::size_t cuts = random() % 5; cuts != 0 && !text.empty(); --cuts) {
      const std::size_t place = random() % text.size();
      facts.cut[place] = true;
      blocks_[place / kBlock].cut |= std::uint64_t{1} << place % kBlock;
    }
    std::size_t begin = random() % (text.size() + 1);
    std::size_t end = begin + random() % (text.size() + 1 - begin);
    if (begin == text.size()) begin = 0;
    while (begin != 0 && facts.word[begin]) --begin;
    while (end < text.size() && facts.word[end]) ++end;
    const std::vector<ExpectedToken> expected = tokens_of(facts, begin, std::max(begin, end));
    return same_edges(kernels, expected, EdgeCursor(begin, std::max(begin, end)));
  }

 private:
  bool same_edges(const simd::Kernels& kernels, const std::vector<ExpectedToken>& expected, EdgeCursor cursor) {
    number_ends_.assign(blocks_.size(), 0x5555555555555555);
    TokenEdges edges;
    std::size_t found = 0;
    for (;;) {
      if (edges.open != 0) edges.begins[0] = edges.begins[edges.count];
      edges.count = 0;
      if (cursor.done()) break;
      kernels.find_edges(blocks_.data(), number_ends_.data(), cursor, edges);
      if (edges.count > TokenEdges::kMost || found + edges.count > expected.size()) return false;
      for (std::size_t i = 0; i != edges.count; ++i, ++found) {
        const bool number = (number_ends_[edges.ends[i] / kBlock] >> edges.ends[i] % kBlock & 1) != 0;
        if (edges.begins[i] != expected[found].begin || edges.ends[i] != expected[found].end ||
            number != expected[found].number) {
          return false;
        }
      }
    }
    return found == expected.size() && edges.open == 0;
  }

  std::vector<BlockBits> blocks_;
  std::vector<std::uint8_t> folded_;
  std::vector<std::uint64_t> number_ends_;
  std::vector<std::uint32_t> noted_;
};

}  // namespace

int main(int argc, char** argv) {
  const int rounds = argc > 1 ? std::atoi(argv[1]) : 20000;
  const unsigned seed = argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 20240817;
  int passed = 0;
  int failed = 0;
  for (const SimdLevel level : supported_simd_levels()) {
    std::mt19937 random(seed);
    Checker checker;
    bool good = true;
    for (int round = 0; round != rounds && good; ++round) {
      const std::string text = random_text(random);
      good = checker.scan_agrees(simd::kernels_of(level), text) &&
             checker.edges_agree(simd::kernels_of(level), text, random);
      if (!good) std::printf("%s differs in round %d of seed %u\n", name_of(level), round, seed);
    }
    std::printf("%s: %s\n", name_of(level), good ? "agrees" : "DIFFERS");
    ++(good ? passed : failed);
  }
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed == 0 ? 0 : 1;
}
