#include "content/table_rows.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "html/tag_classes.h"

namespace neardup {

namespace {

constexpr std::uint32_t kLongestCell = 300;  // letters

struct Table {
  std::size_t rows = 0;
  std::size_t cells = 0;
  std::uint32_t longest_cell = 0;
  bool nested = false;  // has a table within

  bool has_data() const { return !nested && rows >= 2 && 5 * cells >= 7 * rows && longest_cell < kLongestCell; }
};

}  // namespace

std::vector<bool> data_cells(const PageOutline& page) {
  std::vector<Table> tables;
  std::vector<std::size_t> table_of(page.size(), 0);  // one more than the index of the innermost table
  for (PartIndex part = 1; part < page.size(); ++part) {
    const HtmlTag tag = page.tag(part);
    table_of[part] = table_of[page[part].parent];
    if (table_of[part] != 0) {
      Table& table = tables[table_of[part] - 1];
      if (tag == HtmlTag::kTable) table.nested = true;
      if (tag == HtmlTag::kTr) ++table.rows;
      if (kCellTags.has(tag)) {
        ++table.cells;
        table.longest_cell = std::max(table.longest_cell, page[part].letters);
      }
    }
    if (tag == HtmlTag::kTable) {
      tables.emplace_back();
      table_of[part] = tables.size();
    }
  }
  std::vector<bool> cells(page.size());
  for (PartIndex part = 1; part < page.size(); ++part) {
    cells[part] = table_of[part] != 0 && kCellTags.has(page.tag(part)) && tables[table_of[part] - 1].has_data();
  }
  return cells;
}

}  // namespace neardup
