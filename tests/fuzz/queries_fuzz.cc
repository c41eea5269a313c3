// Any bytes as what a searcher or an operator types: queries, ids, rules, numbers.

#include <xapian.h>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "bytes/percent_encoding.h"
#include "characters/page_url.h"
#include "errors/exit_codes.h"
#include "find/cascade_finder.h"
#include "fuzz_target.h"
#include "index/document_signer.h"
#include "neardup/error.h"
#include "neardup/group_scope.h"
#include "neardup/icu_tokenizer.h"
#include "neardup/measure.h"
#include "neardup/near_field_processor.h"
#include "neardup/preference.h"
#include "quality/measuring/labelled_set.h"
#include "record/rule_words.h"
#include "scheme/scheme.h"

namespace neardup::fuzz {
namespace {

/** With few slots: else most of the time goes into them. */
Scheme small_scheme() {
  return Scheme::parse("standard minhash=fss:16 bands=minhash:4x4");
}

/** Four signed documents in memory, one of them without a token, and a parser as `search` has it. */
class Collection {
 public:
  Collection() : database_("", Xapian::DB_BACKEND_INMEMORY), finder_(filled(), small_scheme(), tokenizer_) {
    parser_.set_database(database_);
    parser_.set_default_op(Xapian::Query::OP_AND);
    parser_.add_boolean_prefix("near", &near_);
    parser_.add_boolean_prefix("group", "XNG");
    parser_.add_boolean_prefix("duplicate", kMarkPrefix);
    parser_.add_prefix("title", "S");
  }

  Xapian::Query parse(const std::string& text) {
    return near_.parse(parser_, text,
                       Xapian::QueryParser::FLAG_DEFAULT | Xapian::QueryParser::FLAG_WILDCARD |
                           Xapian::QueryParser::FLAG_PURE_NOT | Xapian::QueryParser::FLAG_PARTIAL);
  }

  std::vector<Xapian::docid> matches(const Xapian::Query& query) {
    Xapian::Enquire enquire(database_);
    enquire.set_query(query);
    enquire.set_docid_order(Xapian::Enquire::ASCENDING);
    enquire.set_weighting_scheme(Xapian::BoolWeight());
    const Xapian::MSet set = enquire.get_mset(0, 10);
    return {set.begin(), set.end()};
  }

  CascadeFinder& finder() { return finder_; }

 private:
  const Xapian::Database& filled() {
    DocumentSigner indexer(small_scheme(), std::make_unique<IcuTokenizer>());
    const std::string words = "one two three four five six seven eight nine ten eleven twelve ";
    for (const std::string& text : {words + "cat", words + "dog", std::string("a cat is no dog"), std::string()}) {
      Xapian::Document document;
      Xapian::TermGenerator terms;
      terms.set_document(document);
      terms.index_text(text);
      document.add_boolean_term("Q" + std::to_string(database_.get_doccount() + 1));
      indexer.annotate(document, text);
      database_.add_document(document);
    }
    return database_;
  }

  Xapian::WritableDatabase database_;
  IcuTokenizer tokenizer_;
  CascadeFinder finder_;
  NearFieldProcessor near_{[this](std::string_view id) { return finder_.id_query(id); }};
  Xapian::QueryParser parser_;
};

Collection& collection() {
  static Collection collection;
  return collection;
}

/** The documents that a query finds, of those with a cat; none for one that is refused. */
std::vector<Xapian::docid> found(const std::string& query) {
  try {
    return collection().matches(collection().parse("cat " + query));
  } catch (const Xapian::Error&) {
    return {};
  }
}

void check_query(Input& input) {
  const std::vector<Xapian::docid> documents = found(std::string(input.rest()));
  require(std::is_sorted(documents.begin(), documents.end()), "documents are found in order");
  require(documents.empty() || documents.back() <= 4, "only documents of the database are found");
}

/** Any bytes as an id give the document of that id or none. */
void check_near(Input& input) {
  const std::string id(input.rest());
  require(found("near:1") == std::vector<Xapian::docid>{1}, "near: finds the document and its near-duplicates");
  require(found("near:4").empty(), "a document without tokens has no near-duplicates");
  try {
    collection().matches(collection().finder().id_query(id));
    const std::string known = fault_is_planted() ? "123" : "1234";
    require(id.size() == 1 && known.find(id) != std::string::npos, "only ids that are there are found");
  } catch (const Xapian::DocNotFoundError&) {
    require(id != "1", "ids that are there are found");
  }
}

void check_text(Input& input) {
  const std::string text(input.rest());
  try {
    collection().matches(collection().finder().text_query(text));
    for (const Match& match : collection().finder().find_text(text).matches) {
      require(match.docid >= 1 && match.docid <= 3, "a match is a signed document");
    }
  } catch (const Xapian::Error&) {
    require(false, "any text can be looked for");
  }
}

void check_preference(Input& input) {
  Preference preference;
  try {
    preference = Preference::parse(input.rest());
  } catch (const Xapian::InvalidArgumentError&) {
    return;
  }
  const std::string text = preference.text();
  require(std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < '\x7f'; }),
          "a preference is printable and without spaces");
  require(Preference::parse(text) == preference && Preference::parse(text).text() == text,
          "a preference's text says all of it");
}

void check_small_texts(Input& input) {
  const std::string text(input.rest());
  try {
    const TimeWindow window = TimeWindow::parse(text);
    const TimeWindow again = TimeWindow::parse(std::to_string(window.slot) + ":" + std::to_string(window.days));
    require(again.slot == window.slot && again.days == window.days, "a time window is read as it was written");
  } catch (const Xapian::InvalidArgumentError&) {
    require(text != "0:30", "a time window is two numbers");
  }
  try {
    require(measure_name(measure_named(text)) == text, "a measure has one name");
  } catch (const Xapian::InvalidArgumentError&) {
    const std::vector<std::string> names = measure_names();
    require(std::find(names.begin(), names.end(), text) == names.end(), "known measures are known");
  }
}

void check_rule(Input& input) {
  const std::string name = "w" + std::to_string(input.byte());
  const std::string value = percent_encoded_path(input.short_text());
  const std::string rule(input.rest());
  if (!rule_word(rule, name)) {
    require(rule_word(rule + " " + name + "=" + value, name) == value, "a word of a rule is found behind any others");
  }
  require(rule_word(name + "=" + value + " " + rule, name) == value, "of a name given twice the first counts");
}

void check_percent_encoding(Input& input) {
  const std::string bytes(input.rest());
  const std::string text = percent_encoded_path(bytes);
  require(percent_decoded(text) == bytes, "what is percent-encoded is decoded");
  require(std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < '\x7f' && c != ','; }),
          "what is percent-encoded is one printable word");
  require(percent_decoded(bytes).size() <= bytes.size(), "decoding makes nothing longer");
}

void check_id_beginnings(Input& input) {
  cli::LabelledSet set;
  set.documents = {{std::string(input.short_text()), ""}, {std::string(input.short_text()), ""}};
  const std::string between(input.rest());
  try {
    const auto comparable = cli::comparable_between(set, between);
    require(bool(comparable) == !between.empty(), "no beginnings are no bound");
    require(!comparable || comparable(0, 1) == comparable(1, 0), "sources are compared either way");
  } catch (const cli::UsageError&) {
    require(between.find(':') == std::string::npos, "two beginnings are taken");
  }
}

/** A preset and words that differ from it: a scheme, or an error that says why not. */
void check_scheme_changes(Input& input) {
  const std::vector<std::string> presets = Scheme::preset_names();
  const std::string preset = presets[input.byte() % presets.size()];
  const std::string changes(input.rest());
  try {
    const Scheme scheme = Scheme::parse(preset + (changes.empty() ? "" : " ") + changes);
    scheme.validate();
    require(Scheme::parse(scheme.text()) == scheme, "a scheme's text says all of it");
    require(!changes.empty() || scheme == Scheme::preset(preset), "a preset's name is the preset");
  } catch (const std::invalid_argument& error) {
    require(!changes.empty() && error.what()[0] != '\0', "what is refused is a change, and is said");
  }
}

}  // namespace
}  // namespace neardup::fuzz

/** Xapian 1.4 forgets to free terms when a query that it parses is refused. */
extern "C" const char* __lsan_default_suppressions() {
  return "leak:libxapian\n";
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  using namespace neardup::fuzz;
  constexpr void (*kChecks[])(Input&) = {
      check_query,         check_near,        check_text,          check_preference,
      check_rule,          check_small_texts, check_id_beginnings, check_percent_encoding,
      check_scheme_changes};
  return run_one(kChecks, bytes, count);
}
