#include "neardup/finder.h"

#include <optional>
#include <utility>

#include "database/argument_checks.h"
#include "find/cascade_finder.h"
#include "record/chosen_scheme.h"

namespace neardup {

class Finder::Implementation {
 public:
  Implementation(const Xapian::Database& database, const FinderOptions& options, std::unique_ptr<Tokenizer> tokenizer)
      : choice_(choice_to_read(database, options.scheme, tokenizer.get())),
        given_(std::move(tokenizer)),
        finder_(database, choice_.scheme, *choice_.tokenizer, {options}) {}

  const Scheme& scheme() const { return choice_.scheme; }
  CascadeFinder& by_jaccard() { return finder_.match_by(false, std::nullopt); }
  CascadeFinder& by_containment() { return finder_.match_by(true, std::nullopt); }
  CascadeFinder& within(unsigned distance) {
    return finder_.match_by(false, distance, static_cast<int>(distance) > scheme().guaranteed_distance(true));
  }

 private:
  SchemeAndTokenizer choice_;
  std::unique_ptr<Tokenizer> given_;
  CascadeFinder finder_;
};

Finder::Finder(const Xapian::Database& database, const FinderOptions& options, std::unique_ptr<Tokenizer> tokenizer)
    : implementation_(std::make_unique<Implementation>(database, options, std::move(tokenizer))) {}

Finder::Finder(Finder&&) noexcept = default;
Finder& Finder::operator=(Finder&&) noexcept = default;
Finder::~Finder() = default;

FindResult Finder::find(Xapian::docid docid) {
  return owned(implementation_).by_jaccard().find_document(docid);
}

FindResult Finder::find_id(std::string_view id) {
  return owned(implementation_).by_jaccard().find_id(id);
}

FindResult Finder::find_text(std::string_view text) {
  return owned(implementation_).by_jaccard().find_text(text);
}

FindResult Finder::find_contained(Xapian::docid docid) {
  return owned(implementation_).by_containment().find_document(docid);
}

FindResult Finder::find_contained_text(std::string_view text) {
  return owned(implementation_).by_containment().find_text(text);
}

FindResult Finder::find_within_distance(Xapian::docid docid, unsigned distance) {
  return owned(implementation_).within(distance).find_document(docid);
}

FindResult Finder::find_text_within_distance(std::string_view text, unsigned distance) {
  return owned(implementation_).within(distance).find_text(text);
}

FindResult Finder::find_fingerprint(std::uint64_t fingerprint, unsigned distance) {
  return owned(implementation_).within(distance).find_fingerprint(fingerprint);
}

Xapian::Query Finder::query(Xapian::docid docid) {
  return owned(implementation_).by_jaccard().document_query(docid);
}

Xapian::Query Finder::id_query(std::string_view id) {
  return owned(implementation_).by_jaccard().id_query(id);
}

Xapian::Query Finder::text_query(std::string_view text) {
  return owned(implementation_).by_jaccard().text_query(text);
}

std::string Finder::scheme() const {
  return owned(implementation_).scheme().text();
}

}  // namespace neardup
