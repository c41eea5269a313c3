#include "omega/dump_record.h"

#include <algorithm>
#include <istream>

namespace neardup::cli {

namespace {

DumpField begin_field(const std::string& line) {
  const std::size_t equals = line.find('=');
  if (equals == std::string::npos) return {"", line + '\n', ""};
  return {line.substr(0, equals), line + '\n', line.substr(equals + 1)};
}

}  // namespace

bool DumpReader::next(DumpRecord& record) {
  record.clear();
  blank_line_follows_ = false;
  for (std::string line; std::getline(dump_, line);) {
    if (line.find_first_not_of('\r') == std::string::npos) {
      blank_line_follows_ = true;
      return true;
    }
    if (line.front() == '=' && !record.empty()) {
      record.back().lines += line + '\n';
      record.back().value += '\n' + line.substr(1);
    } else {
      record.push_back(begin_field(line));
    }
  }
  return !record.empty();
}

std::vector<std::string_view> values_of(const DumpRecord& record, const std::vector<std::string>& names) {
  std::vector<std::string_view> values;
  for (const DumpField& field : record) {
    if (std::find(names.begin(), names.end(), field.name) != names.end()) values.emplace_back(field.value);
  }
  return values;
}

}  // namespace neardup::cli
