/** @file document_contents.h
 *  What a document holds beside the values and terms of this project: all that it must leave alone. */
#ifndef NEARDUP_TESTS_PLUGIN_DOCUMENT_CONTENTS_H
#define NEARDUP_TESTS_PLUGIN_DOCUMENT_CONTENTS_H

#include <xapian.h>

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace neardup {

/** Of a document signed under default slots and prefixes. */
struct DocumentContents {
  std::string data;
  std::map<unsigned, std::string> values;
  std::map<std::string, std::pair<Xapian::termcount, std::vector<Xapian::termpos>>> terms;

  explicit DocumentContents(const Xapian::Document& document) : data(document.get_data()) {
    const std::set<unsigned> ours{64, 65, 66, 67};
    for (auto value = document.values_begin(); value != document.values_end(); ++value) {
      if (ours.count(value.get_valueno()) == 0) values[value.get_valueno()] = *value;
    }
    for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
      const std::string prefix = (*term).substr(0, 3);
      if (prefix == "XND" || prefix == "XNG" || *term == "XNW#") continue;
      terms[*term] = {term.get_wdf(), {term.positionlist_begin(), term.positionlist_end()}};
    }
  }

  bool operator==(const DocumentContents& other) const {
    return std::tie(data, values, terms) == std::tie(other.data, other.values, other.terms);
  }
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_DOCUMENT_CONTENTS_H
