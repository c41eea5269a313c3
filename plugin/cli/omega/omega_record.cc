#include "omega/omega_record.h"

#include <ctime>
#include <limits>
#include <stdexcept>

#include <fmt/format.h>

#include "bytes/big_endian.h"
#include "bytes/parsed_number.h"
#include "bytes/utf8_characters.h"
#include "characters/page_url.h"
#include "characters/text_line.h"
#include "database/document_id.h"

namespace neardup::cli {

namespace {

bool is_gap(unsigned character) {
  return character <= ' ' || character == 0xa0;
}

/** The ASCII characters before the first gap or other character. */
std::string_view plain_beginning(std::string_view text) {
  std::size_t end = 0;
  while (end != text.size() && static_cast<signed char>(text[end]) > ' ') ++end;  // bytes of others are negative
  return text.substr(0, end);
}

void add_line(std::string& data, std::string_view name, std::string_view value) {
  if (!data.empty()) data += '\n';
  data += name;
  data += '=';
  data += one_line(value);
}

constexpr std::size_t kMaxDataBytes = std::size_t{100} << 20;  // Xapian's limit is about 126 MB

/** A boolean term that fits into Xapian: without zero bytes, which count double, and hashed like omindex's terms if
 *  it is too long. The hash is the same for every one-letter prefix, because only the cut part is hashed. */
std::string safe_term(char prefix, std::string_view text) {
  return prefix + unique_term(one_line(text)).substr(1);
}

std::string data_of(const DocumentRecord& record, std::string_view text, std::size_t sample_bytes) {
  std::string data;
  if (!record.url.empty()) add_line(data, "url", record.url);
  data += (data.empty() ? "sample=" : "\nsample=") + sample_of(text, sample_bytes);
  if (!record.title.empty()) add_line(data, "caption", sample_of(record.title, kCaptionBytes));
  if (!record.author.empty()) add_line(data, "author", record.author);
  if (!record.type.empty()) add_line(data, "type", record.type);
  if (record.modified) add_line(data, "modtime", std::to_string(*record.modified));
  add_line(data, "size", std::to_string(record.size));
  for (const auto& [name, value] : record.fields) add_line(data, name, value);
  if (data.size() > kMaxDataBytes) throw std::runtime_error("its fields are larger than 100 MiB, the limit of Xapian");
  return data;
}

/** Add the terms H (host), J (site) and P (each folder of the path) of a URL. */
void add_url_terms(Xapian::Document& document, const DocumentRecord& record) {
  const UrlFilters filters = url_filters(record.url);
  const std::string site = record.site.value_or(filters.site);
  if (!filters.host.empty()) document.add_boolean_term(safe_term('H', filters.host));
  if (record.site || !site.empty()) document.add_boolean_term(safe_term('J', site));
  for (const std::string& folder : filters.folders) document.add_boolean_term(safe_term('P', folder));
}

/** Add D, M and Y terms of the local date, which Omega's date filters use. */
void add_date_terms(Xapian::Document& document, std::int64_t seconds) {
  const std::time_t time = seconds;
  std::tm date{};
  if (::localtime_r(&time, &date) == nullptr) return;
  const std::string day = fmt::format("{:04}{:02}{:02}", date.tm_year + 1900, date.tm_mon + 1, date.tm_mday);
  if (day.size() != 8) return;
  document.add_boolean_term("D" + day);
  document.add_boolean_term("M" + day.substr(0, 6));
  document.add_boolean_term("Y" + day.substr(0, 4));
}

/** The whole seconds of a number with or without a fraction. */
std::optional<std::int64_t> whole_seconds(std::string_view number) {
  const std::string_view whole = number.substr(0, number.find('.'));
  const std::string_view rest = number.substr(whole.size());
  const bool fraction = rest.size() > 1 && rest.find_first_not_of("0123456789", 1) == std::string_view::npos;
  if (!rest.empty() && !fraction) return std::nullopt;
  return parsed_number<std::int64_t>(whole);
}

}  // namespace

std::string sample_of(std::string_view text, std::size_t max_bytes) {
  std::string sample;
  std::size_t word_end = 0;  // of the last whole word
  bool in_gap = true;
  while (!text.empty()) {
    if (sample.size() >= max_bytes) {
      if (word_end > max_bytes / 2) return sample.substr(0, word_end) + " ...";
      // Do not cut within a character; omindex does the same.
      std::size_t end = max_bytes - 3;
      while (end != 0 && continues_character(sample[end])) --end;
      return sample.substr(0, end) + "...";
    }
    const std::string_view plain = plain_beginning(text.substr(0, max_bytes - sample.size()));
    if (!plain.empty()) {
      sample += plain;
      text.remove_prefix(plain.size());
      in_gap = false;
      continue;
    }
    Xapian::Utf8Iterator character(text.data(), text.size());
    if (!is_gap(*character)) {
      Xapian::Unicode::append_utf8(sample, *character);
      in_gap = false;
    } else if (!in_gap) {
      word_end = sample.size();
      sample += ' ';
      in_gap = true;
    }
    ++character;
    text.remove_prefix(text.size() - character.left());
  }
  return sample;
}

void put_omega_record(Xapian::Document& document, const DocumentRecord& record, std::string_view text,
                      std::size_t sample_bytes) {
  document.set_data(data_of(record, text, sample_bytes));
  if (record.modified) {
    document.add_value(kModifiedSlot, modified_value(*record.modified));
    add_date_terms(document, *record.modified);
  }
  document.add_value(kMd5Slot, record.md5);
  document.add_value(kSizeSlot, Xapian::sortable_serialise(static_cast<double>(record.size)));
  if (!record.type.empty()) document.add_boolean_term(safe_term('T', record.type));
  if (record.suffix) document.add_boolean_term(suffix_term(*record.suffix));
  if (record.url.empty()) return;
  document.add_boolean_term(url_term(record.url));
  add_url_terms(document, record);
}

ShownRecord parse_omega_record(std::string_view data) {
  return {std::string(data_field(data, "url")), std::string(data_field(data, "caption")),
          std::string(data_field(data, "sample")), std::string(data_field(data, kPathField))};
}

std::string modified_value(std::int64_t seconds) {
  constexpr std::int64_t kLast = std::numeric_limits<std::uint32_t>::max();
  const std::int64_t number = std::clamp<std::int64_t>(seconds, 0, kLast);
  std::string value;
  append_big_endian(value, static_cast<std::uint64_t>(number), 4);
  return value;
}

std::optional<std::int64_t> modified_time(const Xapian::Document& document) {
  const std::string data = document.get_data();
  if (const std::optional<std::int64_t> written = whole_seconds(data_field(data, "modtime"))) return written;
  const std::string value = document.get_value(kModifiedSlot);
  if (value.size() != 4) return std::nullopt;
  return static_cast<std::int64_t>(read_big_endian(value.data(), 4));
}

std::string suffix_term(std::string_view suffix) {
  return safe_term('E', suffix);
}

std::string url_term(std::string_view url) {
  return safe_term('U', url);
}

}  // namespace neardup::cli
