#include "script_runs.h"

#include <algorithm>
#include <optional>

#include <xapian.h>

namespace neardup::cli {

namespace {

struct Block {
  unsigned first, last;
  ScriptKind kind;
};

constexpr Block kBlocks[] = {
    {0x0e00, 0x0eff, ScriptKind::kDictionary},  // Thai, Lao
    {0x1000, 0x109f, ScriptKind::kDictionary},  // Burmese
    {0x1100, 0x11ff, ScriptKind::kHangul},      {0x1780, 0x17ff, ScriptKind::kDictionary},  // Khmer
    {0x19e0, 0x19ff, ScriptKind::kDictionary},  {0x2e80, 0x2fdf, ScriptKind::kHanKana},
    {0x3005, 0x3007, ScriptKind::kHanKana},     {0x3021, 0x3029, ScriptKind::kHanKana},
    {0x3031, 0x3035, ScriptKind::kHanKana},     {0x3038, 0x303c, ScriptKind::kHanKana},
    {0x3040, 0x30ff, ScriptKind::kHanKana},     {0x3130, 0x318f, ScriptKind::kHangul},
    {0x31f0, 0x31ff, ScriptKind::kHanKana},     {0x3400, 0x4dbf, ScriptKind::kHanKana},
    {0x4e00, 0x9fff, ScriptKind::kHanKana},     {0xa960, 0xa97f, ScriptKind::kHangul},
    {0xa9e0, 0xa9ff, ScriptKind::kDictionary},  {0xaa60, 0xaa7f, ScriptKind::kDictionary},
    {0xac00, 0xd7ff, ScriptKind::kHangul},      {0xf900, 0xfaff, ScriptKind::kHanKana},
    {0xff66, 0xff9f, ScriptKind::kHanKana},     {0xffa0, 0xffdc, ScriptKind::kHangul},
    {0x1b000, 0x1b16f, ScriptKind::kHanKana},   {0x20000, 0x3ffff, ScriptKind::kHanKana}};

constexpr unsigned char kFirstSpecialLead = 0xe0;  // every block lies above U+0800: three octets or four

bool continues_any_run(unsigned c) {
  if (c == 0x200b || c == 0x200c || c == 0x200d || (c >= 0xfe00 && c <= 0xfe0f)) return true;
  const Xapian::Unicode::category category = Xapian::Unicode::get_category(c);
  return category == Xapian::Unicode::NON_SPACING_MARK || category == Xapian::Unicode::ENCLOSING_MARK;
}

/** Nothing for a character that goes with whatever stands before it. */
std::optional<ScriptKind> kind_of(unsigned c) {
  if (c < kBlocks[0].first) return c >= 0x300 && continues_any_run(c) ? std::nullopt : std::optional(ScriptKind::kSpaced);
  const Block* block = std::find_if(std::begin(kBlocks), std::end(kBlocks), [c](const Block& b) { return c <= b.last; });
  if (block != std::end(kBlocks) && c >= block->first) return block->kind;
  return continues_any_run(c) ? std::nullopt : std::optional(ScriptKind::kSpaced);
}

}  // namespace

std::vector<ScriptRun> script_runs(std::string_view text) {
  if (text.empty()) return {};
  const bool plain = std::all_of(text.begin(), text.end(),
                                 [](char c) { return static_cast<unsigned char>(c) < kFirstSpecialLead; });
  if (plain) return {{ScriptKind::kSpaced, text}};
  std::vector<ScriptRun> runs;
  std::size_t begin = 0;
  ScriptKind kind = ScriptKind::kSpaced;
  for (Xapian::Utf8Iterator c(text.data(), text.size()); c != Xapian::Utf8Iterator(); ++c) {
    const std::size_t here = text.size() - c.left();
    const ScriptKind next = kind_of(*c).value_or(kind);
    if (next != kind && here != begin) {
      runs.push_back({kind, text.substr(begin, here - begin)});
      begin = here;
    }
    kind = next;
  }
  runs.push_back({kind, text.substr(begin)});
  return runs;
}

}  // namespace neardup::cli
