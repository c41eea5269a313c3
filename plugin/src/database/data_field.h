/** @file data_field.h
 *  The lines `NAME=VALUE` of a document's data, as Omega's programs write them. Internal. */
#ifndef NEARDUP_PLUGIN_DATABASE_DATA_FIELD_H
#define NEARDUP_PLUGIN_DATABASE_DATA_FIELD_H

#include <algorithm>
#include <string_view>

namespace neardup {

/** The first value of this name that is not empty; empty if there is none. Accepts any bytes. */
inline std::string_view data_field(std::string_view data, std::string_view name) {
  while (!data.empty()) {
    const std::string_view line = data.substr(0, data.find('\n'));
    const std::size_t end = name.size();
    if (line.size() > end + 1 && line.substr(0, end) == name && line[end] == '=') return line.substr(end + 1);
    data.remove_prefix(std::min(line.size() + 1, data.size()));
  }
  return {};
}

/** What a search shows as the title: `caption`, else `title`; empty for neither. */
inline std::string_view title_in_data(std::string_view data) {
  const std::string_view caption = data_field(data, "caption");
  return caption.empty() ? data_field(data, "title") : caption;
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_DATA_FIELD_H
