/** @file number_text.h
 *  Numbers in messages and metadata. Internal.
 *
 *  Lists documents in a message.
 */
#ifndef NEARDUP_PLUGIN_DATABASE_NUMBER_TEXT_H
#define NEARDUP_PLUGIN_DATABASE_NUMBER_TEXT_H

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <vector>

#include <xapian.h>

namespace neardup {

/** The shortest decimal that reads back as the same number, in every locale. */
inline std::string number_text(double number) {
  std::array<char, 32> text{};
  return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr};
}

/** "3 documents (docids 1, 2, 7)"; names only the first of many. */
inline std::string docid_list(const std::vector<Xapian::docid>& docids) {
  constexpr std::size_t kNamed = 10;
  std::string text = std::to_string(docids.size()) + (docids.size() == 1 ? " document (docid " : " documents (docids ");
  for (std::size_t i = 0; i != std::min(docids.size(), kNamed); ++i) {
    text += (i == 0 ? "" : ", ") + std::to_string(docids[i]);
  }
  return text + (docids.size() > kNamed ? ", ...)" : ")");
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_NUMBER_TEXT_H
