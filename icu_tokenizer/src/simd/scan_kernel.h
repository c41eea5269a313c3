/** @file scan_kernel.h
 *  Turns the bytes of a piece into bits and folds them, 64 at a time; written once for every byte vector.
 *
 *  Plain here: ASCII, the letters of Latin-1, Greek and Cyrillic that fold to as many bytes, Hangul syllables, and the
 *  commonest separators of other blocks. A test compares each of these characters with ICU.
 *
 *  Only kernels*.cc include this, each under its own instruction set. This file must not include anything
 *  that the including file has not included before.
 */
#ifndef NEARDUP_ICU_TOKENIZER_SIMD_SCAN_KERNEL_H
#define NEARDUP_ICU_TOKENIZER_SIMD_SCAN_KERNEL_H

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "simd/block_bits.h"

namespace neardup::simd {

template <class Bytes>
class ScanKernel {
 public:
  /** @param text    [size]
   *  @param blocks  [size / 64 + 1]
   *  @param folded  [size / 64 + 1] times 64: the plain characters, folded in place
   *  @param noted   [size / 64 + 1]: the first BlockSummary::noted entries are the numbers of those blocks */
  static BlockSummary scan(const std::uint8_t* text, std::size_t size, BlockBits* blocks, std::uint8_t* folded,
                           std::uint32_t* noted) {
    BlockSummary summary;
    Spill spill;
    std::array<std::uint8_t, kBefore + BlockBits::kBytes + kBehind> edge{};
    for (std::size_t begin = 0; begin <= size; begin += BlockBits::kBytes) {
      const bool inside = begin >= kBefore && begin + BlockBits::kBytes + kBehind <= size;
      const std::uint8_t* block = inside ? text + begin : padded_block(text, size, begin, edge);
      BlockBits& bits = blocks[begin / BlockBits::kBytes];
      const std::uint64_t high = scan_ascii(block, folded + begin, bits);
      if (high != 0) scan_high(block, folded + begin, high, spill, bits);
      summary.awkward |= bits.awkward != 0;
      noted[summary.noted] = static_cast<std::uint32_t>(begin / BlockBits::kBytes);
      summary.noted += bits.sign != 0 ? 1 : 0;
    }
    return summary;
  }

 private:
  static constexpr std::size_t kBefore = 1;  // bytes read before a block
  static constexpr std::size_t kBehind = 2;  // and behind it
  static constexpr std::size_t kVectors = BlockBits::kBytes / Bytes::kSize;

  using Mask = typename Bytes::Mask;
  using EdgeBlock = std::array<std::uint8_t, kBefore + BlockBits::kBytes + kBehind>;

  /** Trail bytes at the begin of a block, of characters that began in the block before. */
  struct Spill {
    std::uint64_t word = 0;
    std::uint64_t hangul = 0;
    std::uint64_t plain = 0;
  };

  /** First bytes of characters of two and three bytes. */
  struct Leads {
    std::uint64_t letters = 0;     // of two
    std::uint64_t separators = 0;  // of two
    std::uint64_t hangul = 0;      // of three
    std::uint64_t marks = 0;       // of three: punctuation
  };

  /** A block at an edge of the text, with spaces where there is no text. */
  static const std::uint8_t* padded_block(const std::uint8_t* text, std::size_t size, std::size_t begin,
                                          EdgeBlock& edge) {
    edge.fill(' ');
    const std::size_t from = begin == 0 ? 0 : begin - kBefore;
    const std::size_t to = std::min(size, begin + BlockBits::kBytes + kBehind);
    if (from < to) std::memcpy(edge.data() + (from + kBefore - begin), text + from, to - from);
    return edge.data() + kBefore;
  }

  /** @return the bytes that are not ASCII. */
  static std::uint64_t scan_ascii(const std::uint8_t* block, std::uint8_t* folded, BlockBits& bits) {
    BlockBits found;  // without the folded bytes: it stays in registers
    std::uint64_t high = 0;
    for (std::size_t i = 0; i != kVectors; ++i) {
      const std::size_t at = i * Bytes::kSize;
      const Bytes bytes = Bytes::load(block + at);
      const Bytes next = Bytes::load(block + at + 1);
      const Bytes previous = Bytes::load(block + at - 1);
      const Mask letter = bytes.template set<0x20>().template in<'a', 'z'>();
      const Mask other = bytes.template in<'0', '9'>() | bytes.template equals<'_'>();
      const Mask scheme = bytes.template equals<':'>() & next.template equals<'/'>();
      const Mask behind_capital = previous.template in<'A', 'Z'>() | previous.template equals<'w'>();
      const Mask dot = bytes.template equals<'.'>() & behind_capital;
      bytes.template set<0x20>(letter).store(folded + at);
      found.letter |= letter.bits() << at;
      found.word |= (letter | other).bits() << at;
      found.sign |= (scheme | dot | bytes.template equals<'@'>()).bits() << at;
      high |= bytes.high().bits() << at;
    }
    bits = found;
    return high;
  }

  static void scan_high(const std::uint8_t* block, std::uint8_t* folded, std::uint64_t high, Spill& spill,
                        BlockBits& bits) {
    Leads leads;
    for (std::size_t i = 0; i != kVectors; ++i) {
      const std::size_t at = i * Bytes::kSize;
      const Bytes bytes = Bytes::load(block + at);
      const Bytes next = Bytes::load(block + at + 1);
      const Bytes previous = Bytes::load(block + at - 1);
      Bytes result = Bytes::load(folded + at);
      const auto meets = [&](Mask here, Mask before) { return (here | before).bits() != 0; };
      if (meets(bytes.template in<0xC2, 0xC3>(), previous.template in<0xC2, 0xC3>())) {
        leads.letters |= fold_latin1(previous, bytes, next, result).bits() << at;
        leads.separators |= latin1_separators(bytes, next).bits() << at;
      }
      if (meets(bytes.template in<0xD0, 0xD1>(), previous.template in<0xD0, 0xD1>())) {
        leads.letters |= fold_cyrillic(previous, bytes, next, result).bits() << at;
      }
      if (meets(bytes.template in<0xCE, 0xCF>(), previous.template in<0xCE, 0xCF>())) {
        leads.letters |= fold_greek(previous, bytes, next, result).bits() << at;
      }
      const Mask long_leads = bytes.template in<0xE2, 0xED>();
      if (long_leads.bits() != 0) {
        const Bytes third = Bytes::load(block + at + 2);
        leads.hangul |= hangul_syllables(bytes, next, third).bits() << at;
        leads.marks |= punctuation(bytes, next, third).bits() << at;
      }
      result.store(folded + at);
    }
    spread(leads, high, spill, bits);
  }

  /** Spreads bits from first bytes to all bytes of the characters. */
  static void spread(const Leads& leads, std::uint64_t high, Spill& spill, BlockBits& bits) {
    const std::uint64_t two = leads.letters | leads.separators;
    const std::uint64_t three = leads.hangul | leads.marks;
    const auto of_two = [](std::uint64_t lead) { return lead | lead << 1; };
    const auto of_three = [](std::uint64_t lead) { return lead | lead << 1 | lead << 2; };
    const auto spill_of_two = [](std::uint64_t lead) { return lead >> 63; };
    const auto spill_of_three = [](std::uint64_t lead) { return lead >> 63 | lead >> 62; };
    bits.letter |= leads.letters | leads.hangul;
    bits.hangul = of_three(leads.hangul) | spill.hangul;
    bits.word |= of_two(leads.letters) | of_three(leads.hangul) | spill.word;
    bits.awkward = high & ~(of_two(two) | of_three(three) | spill.plain);
    spill.hangul = spill_of_three(leads.hangul);
    spill.word = spill_of_two(leads.letters) | spill.hangul;
    spill.plain = spill_of_two(two) | spill_of_three(three);
  }

  /** U+00C0..U+00FF except U+00D7 and U+00F7, which are not letters. U+00DF folds to "ss". */
  static Mask fold_latin1(Bytes previous, Bytes bytes, Bytes next, Bytes& result) {
    const Mask lead = bytes.template equals<0xC3>();
    const Mask trail = previous.template equals<0xC3>();
    result = result.template add<0x20>(trail & bytes.template in<0x80, 0x9E>());
    result = result.template subtract<0xC3 - 's'>(lead & next.template equals<0x9F>());
    result = result.template subtract<0x9F - 's'>(trail & bytes.template equals<0x9F>());
    const Mask letter = lead & next.template in<0x80, 0xBF>();
    return letter.without(next.template equals<0x97>() | next.template equals<0xB7>());
  }

  /** U+00A0, U+00AB, U+00BB. */
  static Mask latin1_separators(Bytes bytes, Bytes next) {
    const Mask trail = next.template equals<0xA0>() | next.template equals<0xAB>() | next.template equals<0xBB>();
    return bytes.template equals<0xC2>() & trail;
  }

  /** U+0400..U+045F. */
  static Mask fold_cyrillic(Bytes previous, Bytes bytes, Bytes next, Bytes& result) {
    const Mask lead = bytes.template equals<0xD0>();
    const Mask trail = previous.template equals<0xD0>();
    result = result.template add<0x10>(trail & bytes.template in<0x80, 0x8F>());
    result = result.template add<0x20>(trail & bytes.template in<0x90, 0x9F>());
    result = result.template subtract<0x20>(trail & bytes.template in<0xA0, 0xAF>());
    result = result.template add<1>(lead & (next.template in<0x80, 0x8F>() | next.template in<0xA0, 0xAF>()));
    return (lead & next.template in<0x80, 0xBF>()) | (bytes.template equals<0xD1>() & next.template in<0x80, 0x9F>());
  }

  /** U+0391..U+03CE except U+03A2, which is not a character. Final sigma folds to sigma. */
  static Mask fold_greek(Bytes previous, Bytes bytes, Bytes next, Bytes& result) {
    const Mask lead = bytes.template equals<0xCE>();
    const Mask trail = previous.template equals<0xCE>();
    result = result.template add<0x20>(trail & bytes.template in<0x91, 0x9F>());
    result = result.template subtract<0x20>(trail & bytes.template in<0xA0, 0xAB>());
    result = result.template add<1>(lead & next.template in<0xA0, 0xAB>());
    result = result.template add<1>(previous.template equals<0xCF>() & bytes.template equals<0x82>());
    const Mask first = (lead & next.template in<0x91, 0xBF>()).without(next.template equals<0xA2>());
    return first | (bytes.template equals<0xCF>() & next.template in<0x80, 0x8E>());
  }

  /** U+AC00..U+D77F: all except the last 36. */
  static Mask hangul_syllables(Bytes bytes, Bytes next, Bytes third) {
    const Mask first = bytes.template equals<0xEA>() & next.template in<0xB0, 0xBF>();
    const Mask middle = bytes.template in<0xEB, 0xEC>() & next.template in<0x80, 0xBF>();
    const Mask last = bytes.template equals<0xED>() & next.template in<0x80, 0x9D>();
    return (first | middle | last) & third.template in<0x80, 0xBF>();
  }

  /** U+2010..U+2027 except U+2017, which folds to a mark: dashes, quotation marks, bullets, dots. */
  static Mask punctuation(Bytes bytes, Bytes next, Bytes third) {
    const Mask lead = bytes.template equals<0xE2>() & next.template equals<0x80>();
    return lead & (third.template in<0x90, 0x96>() | third.template in<0x98, 0xA7>());
  }
};

}  // namespace neardup::simd

#endif  // NEARDUP_ICU_TOKENIZER_SIMD_SCAN_KERNEL_H
