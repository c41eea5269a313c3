#include "text/indexed_text.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <vector>

namespace neardup {

namespace {

/** The capitals before a term, without the Z of a stem if another prefix follows it. */
std::string_view prefix_of(std::string_view term) {
  std::size_t end = 0;
  while (end != term.size() && is_capital(term[end])) ++end;
  const std::string_view capitals = term.substr(0, end);
  return capitals.size() > 1 && capitals[0] == 'Z' ? capitals.substr(1) : capitals;
}

/** Letters and digits alone, of any script. */
bool is_word(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || static_cast<unsigned char>(byte) >= 0x80;
  });
}

/** Whether one of them is not an Omega prefix for title, file name or author, which do not belong to a body. */
bool any_of_a_body(const std::set<std::string>& prefixes) {
  return std::any_of(prefixes.begin(), prefixes.end(),
                     [](const std::string& prefix) { return prefix != "S" && prefix != "F" && prefix != "A"; });
}

/** Whether all positions of a term are before those of the text. */
bool stands_before_text(const Xapian::TermIterator& term, Xapian::termpos first) {
  if (first == 0) return false;
  Xapian::PositionIterator position = term.positionlist_begin();
  if (position == term.positionlist_end()) return false;
  position.skip_to(first);
  return position == term.positionlist_end();
}

/** What the index holds of the words behind prefixes. */
IndexedText text_behind(const Xapian::Database& database, Xapian::docid docid, const IndexLayout& layout) {
  const bool positions = database.has_positions();
  const Xapian::TermIterator end = database.termlist_end(docid);
  IndexedText found = IndexedText::kNone;
  for (const std::string& prefix : prefixes_to_read(layout)) {
    for_each_prefixed_word(database.termlist_begin(docid), end, prefix,
                           [&](const std::string&, const Xapian::TermIterator& term) {
                             if (positions && stands_before_text(term, layout.text_from)) return true;
                             const bool has = positions && has_positions(term);
                             found = has ? IndexedText::kWithPositions : IndexedText::kWithoutPositions;
                             return positions && !has;
                           });
    if (found == IndexedText::kWithPositions) return found;
  }
  return found;
}

}  // namespace

IndexedText indexed_text(const Xapian::Database& database, Xapian::docid docid, const Scheme& scheme) {
  const IndexedText found = text_behind(database, docid, scheme.index);
  const bool only_prefixed = found == IndexedText::kNone && any_of_a_body(word_prefixes(database, docid));
  return only_prefixed && scheme.index.text_prefixes.empty() ? IndexedText::kUnderPrefixes : found;
}

bool has_positions(const Xapian::TermIterator& term) {
  try {
    return term.positionlist_count() != 0;
  } catch (const Xapian::UnimplementedError&) {
    return term.positionlist_begin() != term.positionlist_end();
  }
}

bool has_stems_beside_words(const Xapian::Database& database, Xapian::docid docid, const Scheme& scheme) {
  const auto has = [&](const std::string& prefix, const std::string& first) {
    Xapian::TermIterator term = database.termlist_begin(docid);
    const Xapian::TermIterator end = database.termlist_end(docid);
    if (term != end) term.skip_to(first);
    return term != end && (*term).compare(0, prefix.size(), prefix) == 0;
  };
  const std::vector<std::string>& prefixes = scheme.index.text_prefixes;
  if (prefixes.empty()) return has("Z", "Z[");  // behind all terms of other prefixes
  return std::any_of(prefixes.begin(), prefixes.end(),
                     [&](const std::string& prefix) { return has("Z" + prefix, "Z" + prefix); });
}

std::set<std::string> word_prefixes(const Xapian::Database& database, Xapian::docid docid) {
  constexpr std::size_t kWords = 2;
  std::map<std::string, std::size_t> words;
  const Xapian::TermIterator end = database.termlist_end(docid);
  for (Xapian::TermIterator term = database.termlist_begin(docid); term != end; ++term) {
    const std::string text = *term;
    const std::string_view prefix = prefix_of(text);
    if (prefix.empty() || term.get_wdf() == 0) continue;
    const std::size_t begin = text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    if (begin != std::string::npos && is_word(text.substr(begin))) ++words[std::string(prefix)];
  }
  std::set<std::string> prefixes;
  for (const auto& [prefix, number] : words) {
    if (number >= kWords) prefixes.insert(prefix);
  }
  return prefixes;
}

std::string prefix_list(const std::set<std::string>& prefixes) {
  constexpr std::size_t kNamed = 6;
  std::string text;
  std::size_t named = 0;
  for (const std::string& prefix : prefixes) {
    if (named++ == kNamed) return text + ", ...";
    text += (text.empty() ? "" : ", ") + prefix;
  }
  return text;
}

}  // namespace neardup
