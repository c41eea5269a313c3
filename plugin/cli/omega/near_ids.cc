#include "omega/near_ids.h"

#include <string_view>

#include <xapian.h>

#include "tokens/unspaced_scripts.h"

namespace neardup::cli {

namespace {

constexpr std::string_view kField = "near:";
constexpr unsigned kOpeningQuote = 0x201c;
constexpr unsigned kClosingQuote = 0x201d;

bool is_quote(unsigned character) {
  return character == '"' || character == kOpeningQuote || character == kClosingQuote;
}

/** Remove an id in quotes, with them. */
std::string take_quoted_id(Xapian::Utf8Iterator& at) {
  const bool plain = *at == '"';
  std::string id;
  while (++at != Xapian::Utf8Iterator()) {
    const bool ends = plain ? *at == '"' : is_quote(*at);
    if (ends && (++at == Xapian::Utf8Iterator() || *at != '"')) break;
    Xapian::Unicode::append_utf8(id, *at);
  }
  return id;
}

std::string take_id(Xapian::Utf8Iterator& at) {
  if (is_quote(*at)) return take_quoted_id(at);
  std::string id;
  for (; at != Xapian::Utf8Iterator() && *at > ' ' && *at != ')'; ++at) Xapian::Unicode::append_utf8(id, *at);
  return id;
}

}  // namespace

NumberedIds with_numbered_ids(const std::string& query) {
  NumberedIds numbered;
  bool in_quotes = false;
  bool in_word = false;
  for (Xapian::Utf8Iterator at(query); at != Xapian::Utf8Iterator();) {
    const std::string_view rest(at.raw(), at.left());
    const bool is_field = !in_quotes && !in_word && rest.substr(0, kField.size()) == kField;
    const char behind = is_field && rest.size() > kField.size() ? rest[kField.size()] : ' ';
    if (static_cast<unsigned char>(behind) > ' ' && behind != ')') {
      at = Xapian::Utf8Iterator(rest.data() + kField.size(), rest.size() - kField.size());
      numbered.query.append(kField).append(std::to_string(numbered.ids.size()));
      numbered.ids.push_back(take_id(at));
      if (at != Xapian::Utf8Iterator() && *at > ' ' && *at != ')') numbered.query += ' ';
      continue;
    }
    in_quotes = in_quotes != is_quote(*at);
    in_word = Xapian::Unicode::is_wordchar(*at) || (in_word && term_joint(*at, false) != 0);
    Xapian::Unicode::append_utf8(numbered.query, *at);
    ++at;
  }
  return numbered;
}

}  // namespace neardup::cli
