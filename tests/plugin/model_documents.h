/** @file model_documents.h
 *  Documents as a test knows them, and what the rules of preference mean for them. */
#ifndef NEARDUP_TESTS_PLUGIN_MODEL_DOCUMENTS_H
#define NEARDUP_TESTS_PLUGIN_MODEL_DOCUMENTS_H

#include <xapian.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "index/document_signer.h"
#include "random_texts.h"
#include "signed_database.h"

namespace neardup {

constexpr unsigned kModelSlot = 7;
constexpr unsigned kModelTimeSlot = 0;

/** A document, and what preferences look at. */
struct ModelDocument {
  Xapian::docid docid = 0;
  std::string words;
  bool covered = true;    // its terms have positions
  std::string path;       // of its URL; empty: it has no URL
  std::string value;      // in kModelSlot
  std::string id;         // of its unique term
  std::string host{};     // of its H term; empty: it has none
  std::string time{};     // in kModelTimeSlot: seconds in 4 bytes; empty: it has none
  bool is_signed = true;  // a text without words has no signature all the same
  bool has_bands = true;  // nobody took its band terms away

  std::string url() const { return path.empty() ? "" : "http://host" + path; }
  std::string title() const { return path.empty() ? "none" : ""; }
  std::string data() const {
    return path.empty() ? "caption=none" : "sample=url=/new\nurl=" + url() + "\nurl=/new/second";
  }
  std::size_t tokens() const {
    std::istringstream stream(words);
    return static_cast<std::size_t>(
        std::distance(std::istream_iterator<std::string>(stream), std::istream_iterator<std::string>()));
  }
};

using ModelDocuments = std::map<Xapian::docid, ModelDocument>;

/** Give it a path and a value, or none. */
inline void choose_attributes(ModelDocument& document, RandomTexts& random) {
  document.path.clear();
  document.value.clear();
  if (random.below(4) != 0) document.path = random.below(2) == 0 ? "/new" : "/old";
  if (!document.path.empty()) document.path += std::string(random.below(3), 'x');
  if (random.below(2) == 0) document.value = std::string(1, static_cast<char>(random.below(256)));
}

/** The document as an indexer makes it. */
inline Xapian::Document xapian_document(DocumentSigner& indexer, const ModelDocument& model) {
  Xapian::Document document =
      model.covered ? plain_document(model.words, model.id) : positionless_document(model.words, model.id);
  document.set_data(model.data());
  document.add_value(kModelSlot, model.value);
  document.add_value(kModelTimeSlot, model.time);
  if (!model.host.empty()) document.add_boolean_term("H" + model.host);
  if (model.is_signed) indexer.annotate(document, model.words);
  return document;
}

/** A rule of preference, and what it means. */
struct ModelRule {
  std::string text;
  std::function<bool(const ModelDocument&, const ModelDocument&)> before;
};

/** Whether the first of two attributes is there and the second is not, or both are and the first one wins. */
inline bool known_first(const std::string& a, const std::string& b, bool wins) {
  return !a.empty() && (b.empty() || wins);
}

/** The last two decide all. */
inline const std::vector<ModelRule>& model_rules() {
  using Doc = ModelDocument;
  static const std::vector<ModelRule> rules{
      {"longest", [](const Doc& a, const Doc& b) { return a.tokens() > b.tokens(); }},
      {"value:7:asc", [](const Doc& a, const Doc& b) { return known_first(a.value, b.value, a.value < b.value); }},
      {"value:7:desc", [](const Doc& a, const Doc& b) { return known_first(a.value, b.value, a.value > b.value); }},
      {"url-length",
       [](const Doc& a, const Doc& b) { return known_first(a.url(), b.url(), a.url().size() < b.url().size()); }},
      {"path:/new", [](const Doc& a, const Doc& b) { return a.path.find("/new") == 0 && b.path.find("/new") != 0; }},
      {"oldest", [](const Doc& a, const Doc& b) { return a.docid < b.docid; }},
      {"newest", [](const Doc& a, const Doc& b) { return a.docid > b.docid; }},
  };
  return rules;
}

/** A list of rules, and the order that it means. */
class ModelPreference {
 public:
  /** Oldest first. */
  ModelPreference() : rules_{model_rules()[kDeciding]} {}

  /** Up to three rules; only the last one may decide all. */
  static ModelPreference random(RandomTexts& random) {
    ModelPreference preference;
    std::vector<ModelRule>& rules = preference.rules_;
    rules.clear();
    for (std::size_t n = random.below(3); n != 0; --n) rules.push_back(model_rules()[random.below(kDeciding)]);
    if (rules.empty() || random.below(2) == 0) rules.push_back(model_rules()[kDeciding + random.below(2)]);
    return preference;
  }

  /** As Preference::parse() reads it. */
  std::string text() const {
    std::string text;
    for (const ModelRule& rule : rules_) text += (text.empty() ? "" : ",") + rule.text;
    return text;
  }

  /** Whether some document must have a value for it. */
  bool asks_for_values() const { return text().find("value:") != std::string::npos; }

  std::vector<ModelDocument> in_order(const ModelDocuments& documents) const {
    std::vector<ModelDocument> ordered;
    for (const auto& [docid, document] : documents) ordered.push_back(document);
    std::sort(ordered.begin(), ordered.end(), [&](const ModelDocument& a, const ModelDocument& b) {
      for (const ModelRule& rule : rules_) {
        if (rule.before(a, b)) return true;
        if (rule.before(b, a)) return false;
      }
      return a.docid < b.docid;
    });
    return ordered;
  }

 private:
  static constexpr std::size_t kDeciding = 5;  // the first of the rules that decide all

  std::vector<ModelRule> rules_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_MODEL_DOCUMENTS_H
