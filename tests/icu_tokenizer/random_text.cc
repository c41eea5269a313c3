#include "random_text.h"

#include <array>
#include <set>
#include <string_view>

#include "whole_text_oracle.h"

namespace neardup {

namespace {

using namespace std::string_view_literals;

struct Range {
  char32_t first;
  char32_t last;
};

constexpr std::array<Range, 34> kRanges = {{
    {'a', 'z'},       {'A', 'Z'},         {'0', '9'},         {' ', '~'},         {0, 0x1F},        {0x80, 0xFF},
    {0x100, 0x24F},   {0x2B0, 0x2FF},     {0x300, 0x36F},     {0x370, 0x3FF},     {0x400, 0x4FF},   {0x591, 0x5F4},
    {0x600, 0x6FF},   {0x900, 0x97F},     {0x980, 0x9FF},     {0xE01, 0xE5B},     {0xE81, 0xEDF},   {0xF00, 0xFBC},
    {0x1000, 0x109F}, {0x1100, 0x11FF},   {0x1780, 0x17F9},   {0x1AB0, 0x1ACE},   {0x1E00, 0x1FFF}, {0x2000, 0x206F},
    {0x2100, 0x218F}, {0x3000, 0x30FF},   {0x4E00, 0x4FFF},   {0xAC00, 0xADFF},   {0xFB00, 0xFDFF}, {0xFE00, 0xFE2F},
    {0xFF00, 0xFFEF}, {0x1D15E, 0x1D1BF}, {0x1F1E6, 0x1F64F}, {0xE0000, 0xE01EF},
}};

constexpr std::array<std::string_view, 36> kStrings = {
    " "sv,        "\r\n"sv,     "\n"sv,
    "  "sv,       "\t"sv,       "'"sv,
    "."sv,        ","sv,        ":"sv,
    "_"sv,        "@"sv,        "://"sv,
    "www."sv,     "http://a"sv, "a.b@c-d.ef"sv,
    "\u200B"sv,   "\u200D"sv,   "\u034F"sv,
    "\u00AD"sv,   "\u3002"sv,   "\u3001"sv,
    "\u3000"sv,   "\u0301"sv,   "\u0E33"sv,
    "\""sv,       "\u2019"sv,   "\xED\xA0\x80"sv,
    "\xC0\x80"sv, "\xE3\x80"sv, "\xF0\x9F"sv,
    "\xF4\x90"sv, "\x80"sv,     "\xFF"sv,
    "\uFF9E"sv,   "\u0F73"sv,   "\uFDFA"sv,
};

constexpr std::array<std::string_view, 72> kOfTerms = {
    " "sv,      " "sv,       "."sv,      "."sv,      "."sv,      "'"sv,      "&"sv,
    ","sv,      ";"sv,       "+"sv,      "#"sv,      "++"sv,     "_"sv,      "-"sv,
    "@"sv,      "/"sv,       "://"sv,    "www."sv,   "\u2019"sv, "\u201B"sv, "\u00B7"sv,
    "\u05F4"sv, "\u2027"sv,  "\u037E"sv, "\u0387"sv, "\u0589"sv, "\u060D"sv, "\u07F8"sv,
    "\u2044"sv, "\uFE10"sv,  "\uFE13"sv, "\u00AD"sv, "\u200B"sv, "\u200C"sv, "\u200D"sv,
    "\u2060"sv, "\uFEFF"sv,  "\u202E"sv, "\uFE0F"sv, "\u0301"sv, "\u0307"sv, "\u0323"sv,
    "\u0130"sv, "i\u0307"sv, "\u1ECB"sv, "\u212A"sv, "\u00C9"sv, "\u00E9"sv, "\u0416"sv,
    "\u0661"sv, "\u00B2"sv,  "\u00BD"sv, "\u2167"sv, "\u20DD"sv, "\u2122"sv, "\u00B4"sv,
    "\u24B6"sv, "\u20AC"sv,  "\u5B57"sv, "\u304B"sv, "\uFF8A"sv, "\uD55C"sv, "\u0E44\u0E17\u0E22"sv,
    "\u3001"sv, "\n"sv,      "\u023A"sv, "\u1E9E"sv, "\u00DF"sv, "\xFF"sv,   "\xE2\x80"sv,
    "U.S."sv,   "\u06DD"sv,
};

}  // namespace

std::string RandomText::next(std::size_t most) {
  std::array<std::size_t, 4> kinds{};
  for (std::size_t& kind : kinds) {
    kind = below(kRanges.size() + 6);
  }
  std::string text;
  for (std::size_t n = below(most + 1); n != 0; --n) {
    append_element(text, kinds[below(kinds.size())]);
  }
  return text;
}

void RandomText::append_element(std::string& text, std::size_t kind) {
  if (kind < kRanges.size()) {
    const Range& range = kRanges[kind];
    text += oracle::encode({static_cast<char32_t>(range.first + below(range.last - range.first + 1))});
  } else if (kind < kRanges.size() + 3) {
    text += kStrings[below(kStrings.size())];
  } else if (kind == kRanges.size() + 3) {
    const auto any = static_cast<char32_t>(below(0x110000));
    text += any >= 0xD800 && any < 0xE000 ? std::string("\xED\xBF\xBF") : oracle::encode({any});
  } else if (kind == kRanges.size() + 4) {
    text += static_cast<char>(below(256));
  } else {
    for (std::size_t n = below(70); n != 0; --n) {
      constexpr std::array<std::string_view, 8> kMarks = {"\u0301", "\u0323", "\u200D", "\u0345",
                                                          "\uFF9E", "\u0F73", "\u034F", "\u093C"};
      text += kMarks[below(kMarks.size())];
    }
  }
}

std::string RandomText::next_of_terms(std::size_t most) {
  std::array<std::size_t, 6> kinds{};
  for (std::size_t& kind : kinds) {
    kind = below(kOfTerms.size() + 40);
  }
  std::string text;
  for (std::size_t n = below(most + 1); n != 0; --n) {
    append_of_terms(text, kinds[below(kinds.size())]);
  }
  return text;
}

void RandomText::append_of_terms(std::string& text, std::size_t kind) {
  if (kind < kOfTerms.size()) {
    text += kOfTerms[kind];
  } else if (kind < kOfTerms.size() + 16) {
    text += static_cast<char>('A' + below(26));
  } else if (kind < kOfTerms.size() + 24) {
    text += static_cast<char>('a' + below(26));
  } else if (kind < kOfTerms.size() + 30) {
    text += static_cast<char>('0' + below(10));
  } else {
    constexpr std::array<std::string_view, 7> kUnits = {"a", "_", "9", "\u00E9", "\u0130", "\u023A", "\u0E01"};
    const std::string_view unit = kUnits[below(kUnits.size())];
    const std::size_t bytes = kind < kOfTerms.size() + 35 ? 20 + below(50) : 58 + below(12);
    for (std::size_t n = bytes / unit.size(); n != 0; --n) text += unit;
  }
}

}  // namespace neardup
