#include "pages/page_frame.h"

#include <fmt/format.h>

#include "bytes/eight_bytes.h"
#include "index/content_markup.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

constexpr const char* kFrameStyle = R"(
:root { color-scheme: light dark; --text: #1c1e21; --page: #fff; --faint: #62676e; --line: #d5d9de; --soft: #f4f5f7;
  --mark: #0b57d0; --on-mark: #fff; }
@media (prefers-color-scheme: dark) { :root { --text: #e3e5e8; --page: #15171a; --faint: #9aa1a9; --line: #353a41;
  --soft: #1d2024; --mark: #8ab4f8; --on-mark: #15171a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 90rem; padding: 1.5rem; background: var(--page); color: var(--text);
  font: 16px/1.55 system-ui, sans-serif; }
h1 { margin: 0 0 1rem; font-size: 1.4rem; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 .6rem; font-size: 1.05rem; }
p { margin: .3rem 0; }
.faint { color: var(--faint); font-size: .875rem; }
@media (max-width: 50rem) { body { padding: .8rem; font-size: 14px; } }
)";

/** U+200E and U+200F stand in titles of Arabic and Hebrew pages. They have no form, and move only the next sign. */
constexpr std::string_view kInvisibleMarks[] = {"\xe2\x80\x8e", "\xe2\x80\x8f"};

}  // namespace

std::string page_frame(std::string_view title, std::string_view style, std::string_view body) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{0}</title>\n<style>{1}{2}</style></head><body><main>\n<h1>{0}</h1>\n{3}</main></body></html>\n",
      shown_text(title), kFrameStyle, style, body);
}

std::string shown_text(std::string_view text) {
  std::string shown(text);
  for (const std::string_view mark : kInvisibleMarks) shown = replaced(shown, mark, "");
  return markup_text(printable(shown));
}

std::string isolated_text(std::string_view text) {
  return is_ascii(text) ? shown_text(text) : "<bdi>" + shown_text(text) + "</bdi>";
}

const char* const kPagePartsStyle = R"(
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }
th { font-weight: 600; vertical-align: bottom; } th:first-child, td:first-child { padding-left: 0; text-align: left; white-space: nowrap; }
code { overflow-wrap: anywhere; font: .8rem/1.5 ui-monospace, monospace; }
details { margin: .6rem 0; } summary { cursor: pointer; color: var(--faint); }
)";

std::string table_row(const std::vector<std::string>& cells, const char* element) {
  std::string row = "<tr>";
  for (const std::string& cell : cells) row += fmt::format("<{0}>{1}</{0}>", element, shown_text(cell));
  return row + "</tr>\n";
}

}  // namespace neardup::cli
