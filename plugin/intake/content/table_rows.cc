#include "content/table_rows.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "html/tag_classes.h"

namespace neardup {

namespace {

constexpr std::uint32_t kLongestCell = 300;  // letters

struct Table {
  PartIndex end = 0;
  std::size_t rows = 0;
  std::size_t cells = 0;
  std::uint32_t longest_cell = 0;
  bool nested = false;  // has a table within

  bool has_data() const { return !nested && rows >= 2 && 5 * cells >= 7 * rows && longest_cell < kLongestCell; }
};

struct Cell {
  PartIndex part = 0;
  std::size_t table = 0;  // the innermost one
};

}  // namespace

std::vector<bool> data_cells(const PageOutline& page) {
  std::vector<Table> tables;
  std::vector<std::size_t> open;  // tables, outermost first
  std::vector<Cell> cells;
  for (const PartIndex part : page.elements()) {
    while (!open.empty() && tables[open.back()].end <= part) open.pop_back();
    const HtmlTag tag = page.tag(part);
    if (!open.empty()) {
      Table& table = tables[open.back()];
      if (tag == HtmlTag::kTable) table.nested = true;
      if (tag == HtmlTag::kTr) ++table.rows;
      if (kCellTags.has(tag)) {
        ++table.cells;
        table.longest_cell = std::max(table.longest_cell, page[part].letters);
        cells.push_back({part, open.back()});
      }
    }
    if (tag == HtmlTag::kTable) {
      open.push_back(tables.size());
      tables.push_back({page[part].end});
    }
  }
  std::vector<bool> data(page.size());
  for (const Cell& cell : cells) data[cell.part] = tables[cell.table].has_data();
  return data;
}

}  // namespace neardup
