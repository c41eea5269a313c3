#include "documents/table_reader.h"

#include <csv.h>

#include <algorithm>
#include <deque>
#include <new>
#include <set>
#include <stdexcept>
#include <utility>

#include "files/byte_stream.h"
#include "files/line_reader.h"

namespace neardup {

class TableReader::Rows {
 public:
  Rows() = default;
  virtual ~Rows() = default;
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;

  virtual std::optional<TableRow> next() = 0;
  virtual double share() const = 0;
};

/** libcsv takes the bytes of a file in any portions, and calls back for each cell and each row. */
class TableReader::CsvRows final : public TableReader::Rows {
 public:
  CsvRows(const std::string& path, std::size_t max_bytes, std::function<void()> checking)
      : input_(path, Pipes::kRead, std::move(checking)), max_bytes_(max_bytes) {
    if (csv_init(&parser_, CSV_STRICT | CSV_STRICT_FINI) != 0) throw std::bad_alloc();
    csv_set_space_func(&parser_, [](unsigned char) { return 0; });  // spaces belong to the cells
  }
  ~CsvRows() override { csv_free(&parser_); }
  CsvRows(const CsvRows&) = delete;
  CsvRows& operator=(const CsvRows&) = delete;

  std::optional<TableRow> next() override {
    while (rows_.empty() && !ended_) read();
    if (rows_.empty()) return std::nullopt;
    TableRow row = std::move(rows_.front());
    rows_.pop_front();
    return row;
  }

  double share() const override { return input_.share(); }

 private:
  void read() {
    constexpr std::size_t kPart = std::size_t{1} << 16;
    std::optional<std::string> part = input_.line(kPart);
    if (!part) {
      ended_ = true;
      if (csv_fini(&parser_, take_cell, take_row, this) != 0) fail();
      return;
    }
    if (std::exchange(at_start_, false) && part->rfind("\xef\xbb\xbf", 0) == 0) part->erase(0, 3);
    if (csv_parse(&parser_, part->data(), part->size(), take_cell, take_row, this) != part->size()) fail();
    if (parser_.entry_pos > max_bytes_ + kPart) {
      throw std::runtime_error("row " + std::to_string(count_ + 1) + " has a cell longer than the limit of " +
                               std::to_string(max_bytes_) + " bytes; a double quote may be missing");
    }
  }

  [[noreturn]] void fail() {
    if (csv_error(&parser_) == CSV_ENOMEM) throw std::bad_alloc();
    throw std::runtime_error(
        "row " + std::to_string(count_ + 1) +
        " has a double quote inside a cell, or one that is missing at its end; in CSV, a quote within "
        "quotes is written twice");
  }

  static void take_cell(void* bytes, std::size_t count, void* self) {
    auto& rows = *static_cast<CsvRows*>(self);
    rows.bytes_ += count;
    if (rows.bytes_ <= rows.max_bytes_) rows.cells_.emplace_back(static_cast<const char*>(bytes), count);
  }

  static void take_row(int /*end*/, void* self) {
    auto& rows = *static_cast<CsvRows*>(self);
    const bool too_long = rows.bytes_ > rows.max_bytes_;
    if (too_long) rows.cells_.clear();
    rows.rows_.push_back({std::move(rows.cells_), ++rows.count_, too_long});
    rows.cells_.clear();
    rows.bytes_ = 0;
  }

  ByteStream input_;
  std::size_t max_bytes_;
  csv_parser parser_{};
  bool at_start_ = true;
  bool ended_ = false;
  std::vector<std::string> cells_;  // of the row that is being read
  std::size_t bytes_ = 0;           // of these
  std::uint64_t count_ = 0;         // rows read
  std::deque<TableRow> rows_;       // read, not yet taken
};

class TableReader::TsvRows final : public TableReader::Rows {
 public:
  TsvRows(const std::string& path, std::size_t max_bytes, std::function<void()> checking)
      : lines_(path, max_bytes, std::move(checking)) {}

  std::optional<TableRow> next() override {
    std::optional<NumberedLine> line = lines_.next();
    if (!line) return std::nullopt;
    TableRow row{{}, line->number, line->too_long};
    if (row.too_long) return row;
    const std::string_view text = line->text;
    for (std::size_t begin = 0; begin <= text.size();) {
      const std::size_t end = std::min(text.find('\t', begin), text.size());
      row.cells.push_back(unescaped_cell(text.substr(begin, end - begin)));
      begin = end + 1;
    }
    return row;
  }

  double share() const override { return lines_.share(); }

 private:
  LineReader lines_;
};

TableReader::TableReader(const std::string& path, TableFormat format, std::size_t max_bytes,
                         std::function<void()> checking) {
  if (format == TableFormat::kCsv) {
    rows_ = std::make_unique<CsvRows>(path, max_bytes, std::move(checking));
  } else {
    rows_ = std::make_unique<TsvRows>(path, max_bytes, std::move(checking));
  }
  std::optional<TableRow> first = rows_->next();
  if (!first || first->cells.empty()) throw std::runtime_error("has no first row with the names of its columns");
  names_ = std::move(first->cells);
  std::set<std::string> distinct;
  for (const std::string& name : names_) {
    if (name.empty()) throw std::runtime_error("has a column without a name in its first row");
    if (!distinct.insert(name).second) throw std::runtime_error("has two columns named '" + name + "'");
  }
}

TableReader::~TableReader() = default;
TableReader::TableReader(TableReader&&) noexcept = default;
TableReader& TableReader::operator=(TableReader&&) noexcept = default;

std::optional<TableRow> TableReader::next() {
  return rows_->next();
}

double TableReader::share() const {
  return rows_->share();
}

std::string unescaped_cell(std::string_view cell) {
  std::string plain;
  for (std::size_t i = 0; i != cell.size(); ++i) {
    if (cell[i] != '\\' || i + 1 == cell.size()) {
      plain += cell[i];
      continue;
    }
    const char code = cell[++i];
    plain += code == 't' ? '\t' : code == 'n' ? '\n' : code == 'r' ? '\r' : code;
  }
  return plain;
}

}  // namespace neardup
