#include "dedupe/key_row.h"

#include <algorithm>
#include <optional>
#include <stdexcept>

#include <fmt/format.h>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "bytes/parsed_number.h"
#include "documents/csv_record.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kCells = 9;
constexpr std::size_t kDigits = 16;
constexpr std::string_view kHexDigits = "0123456789abcdef";

std::vector<std::string_view> cells_of(std::string_view line) {
  if (line.empty() || line.back() != '\n') throw std::runtime_error("is cut off; export the rows again");
  line.remove_suffix(1);
  std::vector<std::string_view> cells;
  for (std::size_t begin = 0; begin <= line.size();) {
    const std::size_t end = std::min(line.find('\t', begin), line.size());
    cells.push_back(line.substr(begin, end - begin));
    begin = end + 1;
  }
  if (cells.size() != kCells) {
    throw std::runtime_error(
        fmt::format("has {} cells, not {}; export all columns, separated by tabs", cells.size(), kCells));
  }
  return cells;
}

std::uint64_t number_of(std::string_view cell, const char* column) {
  const std::optional<std::uint64_t> number = cell.size() == kDigits ? hex_decode(cell) : std::nullopt;
  if (!number) {
    throw std::runtime_error(
        fmt::format("has a {} that is not {} hexadecimal digits; export the rows as text", column, kDigits));
  }
  return *number;
}

std::uint64_t tokens_of(std::string_view cell) {
  const std::uint64_t tokens = parsed_number<std::uint64_t>(cell).value_or(0);
  if (tokens == 0) throw std::runtime_error("has no number of tokens; export the rows as text");
  return tokens;
}

/** Of a lower-case hexadecimal digit; negative for another character. */
int value_of(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  return digit >= 'a' && digit <= 'f' ? digit - 'a' + 10 : -1;
}

std::vector<std::uint8_t> sketch_of(std::string_view cell, std::size_t slots) {
  if (cell.size() != 2 * slots) {
    throw std::runtime_error(
        fmt::format("has a sketch of {} digits, not {}; it is cut off: export the rows again", cell.size(), 2 * slots));
  }
  std::vector<std::uint8_t> sketch(slots);
  for (std::size_t i = 0; i != slots; ++i) {
    const int high = value_of(cell[2 * i]);
    const int low = value_of(cell[2 * i + 1]);
    if (high < 0 || low < 0)
      throw std::runtime_error("has a sketch that is not lower-case hexadecimal; export the rows as text");
    sketch[i] = static_cast<std::uint8_t>(16 * high + low);
  }
  return sketch;
}

std::uint64_t text_key(const CorpusSignature& signature) {
  return mix64(signature.token_digest ^ mix64(signature.evidence ^ signature.tokens));
}

/** Copies are texts of equal digests, numbers of tokens and sketches. */
std::uint64_t copy_key(const CorpusSignature& signature, std::size_t slots) {
  const std::string_view sketch(reinterpret_cast<const char*>(signature.sketch), slots);
  return xxh3_hash(sketch, text_key(signature));
}

}  // namespace

std::string key_rule(const Scheme& scheme, const std::string& within) {
  return hex_encode(scheme.id(), 8) + (within.empty() ? "" : "/" + within);
}

std::string cells_behind_key(const KeyRow& row, std::size_t slots) {
  const CorpusSignature& signature = row.signature;
  std::string cells = fmt::format("\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t", escaped_cell(row.id), escaped_cell(row.preference),
                                  escaped_cell(row.rule), hex_encode(signature.token_digest),
                                  hex_encode(signature.evidence), signature.tokens, hex_encode(signature.fingerprint));
  for (std::size_t i = 0; i != slots; ++i) {
    cells += kHexDigits[signature.sketch[i] >> 4U];
    cells += kHexDigits[signature.sketch[i] & 15U];
  }
  return cells + '\n';
}

KeyRow parse_key_row(std::string_view line, std::size_t slots) {
  const std::vector<std::string_view> cells = cells_of(line);
  KeyRow row;
  row.key = number_of(cells[0], "key");
  row.id = unescaped_cell(cells[1]);
  row.preference = unescaped_cell(cells[2]);
  row.rule = unescaped_cell(cells[3]);
  row.signature.token_digest = number_of(cells[4], "digest");
  row.signature.evidence = number_of(cells[5], "left_out");
  row.signature.tokens = tokens_of(cells[6]);
  row.signature.fingerprint = number_of(cells[7], "fingerprint");
  row.sketch = sketch_of(cells[8], slots);
  row.signature.sketch = row.sketch.data();
  return row;
}

KeyWriter::KeyWriter(const Scheme& scheme, const std::string& within, const std::string& path)
    : slots_(scheme.sketch ? scheme.minhash.slots : 0), rule_(key_rule(scheme, within)), file_(path) {}

void KeyWriter::add(KeyRow row, const std::string& scope, const std::uint64_t* keys, std::size_t count) {
  if (row.signature.tokens == 0) return;
  const std::uint64_t scope_key = scope.empty() ? 0 : mix64(xxh3_hash(scope));
  row.rule = rule_;
  const std::string cells = cells_behind_key(row, slots_);
  const auto write = [&](std::uint64_t key) {
    file_.write(hex_encode(key ^ scope_key));
    file_.write(cells);
    ++rows_;
  };
  write(text_key(row.signature));
  if (!seen_.insert(copy_key(row.signature, slots_) ^ scope_key).second) {
    ++copies_;
    return;
  }
  for (std::size_t i = 0; i != count; ++i) write(keys[i]);
}

}  // namespace neardup::cli
