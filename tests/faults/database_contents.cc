#include "faults/database_contents.h"

#include <algorithm>
#include <iterator>
#include <regex>
#include <set>

#include "output/printable.h"

namespace neardup::faults {

namespace {

/** One line a term: its name, wdf and positions. */
std::string terms_of(const Xapian::Document& document) {
  std::string text;
  for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
    text += *term + " " + std::to_string(term.get_wdf()) + ":";
    for (auto position = term.positionlist_begin(); position != term.positionlist_end(); ++position) {
      text += " " + std::to_string(*position);
    }
    text += "\n";
  }
  return text;
}

void add_document(const Xapian::Database& database, Xapian::docid docid, DatabaseContents& contents) {
  const std::string name = "document " + std::to_string(docid) + " ";
  const Xapian::Document document = database.get_document(docid);
  contents[name + "data"] = document.get_data();
  contents[name + "length"] = std::to_string(database.get_doclength(docid));
  for (auto value = document.values_begin(); value != document.values_end(); ++value) {
    contents[name + "value " + std::to_string(value.get_valueno())] = *value;
  }
  contents[name + "terms"] = terms_of(document);
}

void add_value_frequencies(const Xapian::Database& database, DatabaseContents& contents) {
  constexpr Xapian::valueno kSlots = 256;
  for (Xapian::valueno slot = 0; slot != kSlots; ++slot) {
    if (const Xapian::doccount documents = database.get_value_freq(slot); documents != 0) {
      contents["frequency of value " + std::to_string(slot)] = std::to_string(documents);
    }
  }
}

void add_postings(const Xapian::Database& database, DatabaseContents& contents) {
  for (auto term = database.allterms_begin(); term != database.allterms_end(); ++term) {
    std::string& list = contents["posting " + *term];
    list = std::to_string(term.get_termfreq());
    for (auto posting = database.postlist_begin(*term); posting != database.postlist_end(*term); ++posting) {
      list += " " + std::to_string(*posting) + ":" + std::to_string(posting.get_wdf());
    }
  }
}

/** The record of a run without its revision, which is another one after a fault; other metadata as it is. */
std::string of_any_revision(const std::string& key, const std::string& value) {
  static const std::regex kRecord("neardup:run:.*");
  if (!std::regex_match(key, kRecord)) return value;
  return std::regex_replace(value, std::regex("( revision=)[0-9]+( rule=.* )[0-9a-f]{16}"), "$1$2");
}

void add_dictionaries(const Xapian::Database& database, DatabaseContents& contents) {
  for (auto key = database.metadata_keys_begin(); key != database.metadata_keys_end(); ++key) {
    contents["metadata " + *key] = of_any_revision(*key, database.get_metadata(*key));
  }
  for (auto word = database.spellings_begin(); word != database.spellings_end(); ++word) {
    contents["spelling " + *word] = std::to_string(word.get_termfreq());
  }
  for (auto key = database.synonym_keys_begin(); key != database.synonym_keys_end(); ++key) {
    std::string& list = contents["synonyms " + *key];
    for (auto word = database.synonyms_begin(*key); word != database.synonyms_end(*key); ++word) list += *word + "\n";
  }
}

/** A fact from shortly before the place where it differs from another. */
std::string shown(const DatabaseContents& contents, const std::string& name, std::size_t place) {
  constexpr std::size_t kBefore = 20;
  constexpr std::size_t kShown = 80;
  const auto fact = contents.find(name);
  if (fact == contents.end()) return "nothing";
  const std::size_t begin = place - std::min(place, kBefore);
  return (begin == 0 ? "'" : "'...") + cli::printable(fact->second.substr(begin, kShown)) + "'";
}

std::size_t first_difference(const std::string& a, const std::string& b) {
  const auto [in_a, in_b] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  return static_cast<std::size_t>(in_a - a.begin());
}

std::set<std::string> names_of_differing(const DatabaseContents& a, const DatabaseContents& b) {
  std::vector<DatabaseContents::value_type> facts;
  std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(facts));
  std::set<std::string> names;
  for (const auto& fact : facts) names.insert(fact.first);
  return names;
}

}  // namespace

DatabaseContents contents_of(const Xapian::Database& database) {
  DatabaseContents contents;
  contents["last docid"] = std::to_string(database.get_lastdocid());
  for (auto document = database.postlist_begin(""); document != database.postlist_end(""); ++document) {
    add_document(database, *document, contents);
  }
  add_value_frequencies(database, contents);
  add_postings(database, contents);
  add_dictionaries(database, contents);
  return contents;
}

DatabaseContents contents_of(const std::filesystem::path& place) {
  return std::filesystem::exists(place) ? contents_of(Xapian::Database(place.string())) : DatabaseContents();
}

DatabaseContents facts_of(const DatabaseContents& contents, const std::string& beginning) {
  DatabaseContents facts;
  for (auto fact = contents.lower_bound(beginning); fact != contents.end(); ++fact) {
    if (fact->first.compare(0, beginning.size(), beginning) != 0) break;
    facts.insert(*fact);
  }
  return facts;
}

std::vector<std::string> differences(const DatabaseContents& wanted, const DatabaseContents& found, std::size_t most) {
  if (wanted == found) return {};
  std::vector<std::string> lines;
  const std::set<std::string> names = names_of_differing(wanted, found);
  for (const std::string& name : names) {
    if (lines.size() == most) break;
    const auto a = wanted.find(name);
    const auto b = found.find(name);
    const bool both = a != wanted.end() && b != found.end();
    const std::size_t place = both ? first_difference(a->second, b->second) : 0;
    lines.push_back(cli::printable(name) + ": wanted " + shown(wanted, name, place) + ", found " +
                    shown(found, name, place));
  }
  if (names.size() > most) lines.push_back("and " + std::to_string(names.size() - most) + " more");
  return lines;
}

}  // namespace neardup::faults
