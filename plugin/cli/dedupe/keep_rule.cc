#include "dedupe/keep_rule.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <ctime>
#include <functional>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "bytes/parsed_number.h"
#include "documents/csv_record.h"
#include "errors/exit_codes.h"
#include "formats/text_format.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

using Values = std::vector<std::optional<std::string>>;

/** Whether a value stands for none: empty, NA or the like, or NaN, as tables of numbers write it. */
bool is_missing(const std::string& value) {
  const std::optional<double> number = parsed_number<double>(value);
  return is_missing_cell(value) || (number && std::isnan(*number));
}

using Number = std::optional<long double>;  // a double would take neighbouring ids of 19 digits for one

Number number(const std::string& value) {
  return parsed_number<long double>(value);
}

/** A number with marks between thousands and before its fraction; spaces and apostrophes may stand between thousands, too. */
Number grouped(std::string value, char thousands, char decimal) {
  for (const char* const space : {"\u00a0", "\u202f", " ", "'"})
    value = replaced(std::move(value), space, {&thousands, 1});
  const std::size_t point = std::min(value.find(decimal), value.size());
  const std::size_t sign = value.find_first_of("-+") == 0 ? 1 : 0;
  std::vector<std::string> groups = split(std::string_view(value).substr(sign, point - sign), thousands);
  const auto is_whole = [](const std::string& group) { return group.size() == 3; };
  if (groups.size() > 1 && (groups.front().size() > 3 || !std::all_of(groups.begin() + 1, groups.end(), is_whole)))
    return {};
  const std::string plain = joined(groups, "") + (point == value.size() ? "" : "." + value.substr(point + 1));
  if (plain.find_first_not_of("0123456789.") != std::string::npos) return {};
  const Number size = number(plain);
  return size && value.front() == '-' ? -*size : size;
}

/** Seconds since 1970 of a date in one of these forms of strptime(), with or without a time of day and its zone. */
Number moment(const std::string& value, std::initializer_list<const char*> forms) {
  constexpr int kLeastYear = 1000 - 1900;  // in four digits
  for (const char* const form : forms) {
    std::tm parts{};
    parts.tm_mday = 1;
    const char* rest = ::strptime(value.c_str(), form, &parts);
    if (rest == nullptr || parts.tm_year < kLeastYear) continue;
    const int day = parts.tm_mday;
    long double fraction = 0;
    if (const char* const time = ::strptime(rest + (*rest == 'T' ? 1 : 0), "%H:%M", &parts); time != nullptr) {
      const char* const seconds = ::strptime(time, ":%S", &parts);
      rest = seconds != nullptr ? seconds : time;
      const std::size_t digits = *rest == '.' ? std::strspn(rest + 1, "0123456789") + 1 : 0;
      if (digits > 1) fraction = *number("0" + std::string(rest, digits));
      rest += digits;
      const char* const zone = ::strptime(rest, "%z", &parts);
      if (zone != nullptr) rest = zone;
    }
    const long offset = parts.tm_gmtoff;
    const std::time_t seconds = ::timegm(&parts);
    if (*rest == '\0' && parts.tm_mday == day)
      return static_cast<long double>(seconds - offset) + fraction;  // no February 30
  }
  return std::nullopt;
}

using Numbers = std::vector<Number>;
using Reading = Number (*)(const std::string&);

/** The first of these that reads all values counts. */
constexpr Reading kCertain[] = {
    number, [](const std::string& value) {
      return moment(value, {"%Y-%m-%d", "%Y/%m/%d", "%Y-%m", "%Y", "%d %b %Y", "%b %d, %Y", "%a, %d %b %Y"});
    }};
/** Of these only one may read all values, unless all read the same. */
constexpr Reading kDoubtful[] = {[](const std::string& value) { return grouped(value, '.', ','); },
                                 [](const std::string& value) { return grouped(value, ',', '.'); },
                                 [](const std::string& value) {
                                   return moment(value, {"%d.%m.%Y", "%d.%m.%y", "%d/%m/%Y", "%d/%m/%y", "%d-%m-%Y"});
                                 },
                                 [](const std::string& value) {
                                   return moment(value, {"%m/%d/%Y", "%m/%d/%y"});
                                 }};

/** [values] Nothing if some value cannot be read so. */
std::optional<Numbers> read_all(const Values& values, Reading read) {
  Numbers numbers;
  for (const std::optional<std::string>& value : values) {
    numbers.push_back(value ? read(*value) : std::nullopt);
    if (value && !numbers.back()) return std::nullopt;
  }
  return numbers;
}

/** [values] Places of texts in the order of their bytes. */
Numbers text_ranks(const Values& values) {
  std::vector<std::string> sorted;
  for (const std::optional<std::string>& value : values) {
    if (value) sorted.push_back(*value);
  }
  std::sort(sorted.begin(), sorted.end());
  Numbers ranks(values.size());
  for (std::size_t i = 0; i != values.size(); ++i) {
    if (values[i])
      ranks[i] = static_cast<long double>(std::lower_bound(sorted.begin(), sorted.end(), *values[i]) - sorted.begin());
  }
  return ranks;
}

/** [values] Numbers in the order of the values; nothing for a missing one. */
Numbers comparable(Values values, const std::string& field, const std::function<void(const std::string&)>& note) {
  for (std::optional<std::string>& value : values) {
    if (value && is_missing(*value)) value.reset();
  }
  for (const Reading read : kCertain) {
    if (std::optional<Numbers> numbers = read_all(values, read)) return *std::move(numbers);
  }
  std::optional<Numbers> found;
  for (const Reading read : kDoubtful) {
    std::optional<Numbers> numbers = read_all(values, read);
    if (numbers && found && *found != *numbers)
      throw UsageError("--keep: values of the field '" + field +
                       "' can be read in two ways; write numbers as 1234.5, dates as 2020-12-31");
    if (numbers) found = std::move(numbers);
  }
  if (found) return *found;
  const auto odd =
      std::find_if(values.begin(), values.end(), [](const auto& value) { return value && !number(*value); });
  note(fmt::format(
      "--keep: values of the field '{}', such as '{}', are not all numbers, nor all dates; they are compared as text",
      field, printable(**odd)));
  return text_ranks(values);
}

}  // namespace

std::optional<KeepRule> KeepRule::parse(const std::string& text) {
  if (text == "first") return KeepRule{Kind::kFirst, {}, false, false};
  if (text == "last") return KeepRule{Kind::kLast, {}, false, false};
  if (text == "newest") return KeepRule{Kind::kNewest, {}, false, false};
  if (text == "longest") return KeepRule{Kind::kLongest, {}, false, false};
  const std::size_t colon = text.rfind(':');
  if (colon == 0 || colon == std::string::npos) return std::nullopt;
  const std::string end = text.substr(colon + 1);
  if (end == "max") return KeepRule{Kind::kGreatest, text.substr(0, colon), false, false};
  if (end == "min") return KeepRule{Kind::kLeast, text.substr(0, colon), false, false};
  return std::nullopt;
}

namespace {

/** [items] The lower ones come first, whatever the rule says. */
std::vector<unsigned> classes_of(const KeepRule& rule, const ReadCorpus& corpus, const ItemsBehind& behind) {
  constexpr unsigned kCopied = 4;  // after each editable_rank()
  constexpr unsigned kDiscarded = 2 * kCopied;
  std::vector<unsigned> classes(corpus.table.size());
  for (std::size_t item = 0; item != behind.copied.size(); ++item) classes[item] = behind.copied[item] ? kCopied : 0;
  for (std::size_t item = 0; item != behind.discarded.size(); ++item)
    classes[item] += behind.discarded[item] ? kDiscarded : 0;
  for (std::size_t item = 0; rule.by_type && item != classes.size(); ++item) {
    if (corpus.records.is_document(item)) classes[item] += editable_rank(corpus.records.document(item).type);
  }
  return classes;
}

}  // namespace

unsigned editable_rank(const std::string& type) {
  constexpr unsigned kRankOfPdf = 2;
  constexpr unsigned kRankOfPlainText = 3;
  const auto is_in = [&](TextFormat first, TextFormat last) {
    for (auto format = static_cast<int>(first); format <= static_cast<int>(last); ++format) {
      if (type == mime_type(static_cast<TextFormat>(format))) return true;
    }
    return false;
  };
  if (is_in(TextFormat::kDocx, TextFormat::kOdg) || is_in(TextFormat::kRtf, TextFormat::kPpt)) return 0;
  if (type.empty() || type == mime_type(TextFormat::kPlain)) return kRankOfPlainText;
  return type == mime_type(TextFormat::kPdf) || type == mime_type(TextFormat::kAlto) ? kRankOfPdf : 1;
}

CorpusOrder order_by(const KeepRule& rule, const ReadCorpus& corpus, const ItemsBehind& behind,
                     const std::function<void(const std::string&)>& note) {
  const std::size_t references = corpus.records.references();
  const std::vector<unsigned> classes = classes_of(rule, corpus, behind);
  const auto sorted_by = [&](const auto& before) {
    return sorted_order(corpus.table.size(), references, [&](std::uint32_t a, std::uint32_t b) {
      return classes[a] != classes[b] ? classes[a] < classes[b] : before(a, b);
    });
  };
  if (rule.kind == KeepRule::Kind::kFirst) {
    const bool as_read = std::adjacent_find(classes.begin(), classes.end(), std::not_equal_to<>()) == classes.end();
    return as_read ? CorpusOrder{{}, references} : sorted_by(std::less<>());
  }
  if (rule.kind == KeepRule::Kind::kLast) return sorted_by(std::greater<>());
  if (rule.kind == KeepRule::Kind::kLongest)
    return sorted_by([&](std::uint32_t a, std::uint32_t b) { return corpus.table.tokens(a) > corpus.table.tokens(b); });
  if (rule.kind == KeepRule::Kind::kNewest) {
    const std::size_t end = corpus.table.size();
    std::set<std::string> containers;  // empty for a record
    for (std::size_t i = references; i != end && containers.size() < 2; ++i)
      containers.insert(corpus.records.is_document(i) ? corpus.records.document(i).path() : std::string());
    if (containers.size() == 1 && containers.begin()->empty())
      throw UsageError("--keep newest goes by the times of files, which records lack; name a field: --keep FIELD:max");
    if (containers.size() == 1 && end > 1 && references == 0 && !rule.by_default)
      throw UsageError(
          "--keep newest goes by the times of files, and all texts are in one; keep the last: --keep last");
    const auto time = [&](std::uint32_t item) {
      const FileState state = corpus.records.is_document(item) ? corpus.records.state(item) : FileState();
      return std::pair(state.modified, state.nanoseconds);
    };
    return sorted_by([&](std::uint32_t a, std::uint32_t b) { return time(a) > time(b); });
  }
  const Numbers values = comparable(corpus.preferences, rule.field, note);
  const bool greatest = rule.kind == KeepRule::Kind::kGreatest;
  return sorted_by([&](std::uint32_t a, std::uint32_t b) {
    if (!values[a] || !values[b]) return values[a].has_value() && !values[b].has_value();
    return greatest ? *values[a] > *values[b] : *values[a] < *values[b];
  });
}

}  // namespace neardup::cli
