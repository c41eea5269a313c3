#include "neardup/indexer.h"

#include <algorithm>

#include "argument_checks.h"
#include "metadata_keys.h"
#include "neardup/database_scheme.h"
#include "neardup/error.h"
#include "prefixed_terms.h"

namespace neardup {

namespace {

void remove_terms(Xapian::Document& document, const std::string& prefix) {
  for (const std::string& term : prefixed_terms(document, prefix)) document.remove_term(term);
}

void remove_signature(Xapian::Document& document, const Scheme& scheme) {
  remove_terms(document, scheme.band_prefix);
  remove_terms(document, scheme.group_prefix);
  for (const unsigned slot :
       {scheme.slots.fingerprint, scheme.slots.group, scheme.slots.signature, scheme.slots.group_state}) {
    document.add_value(slot, std::string());  // removes it; remove_value() throws where there is none
  }
}

}  // namespace

Indexer::Indexer(const Scheme& scheme, std::unique_ptr<Tokenizer> tokenizer)
    : tokenizer_(std::move(tokenizer)), signer_(valid_scheme(scheme), *tokenizer_), values_(scheme.id()) {
  require_profile(scheme, *tokenizer_);
}

const Signature& Indexer::annotate(Xapian::Document& document, std::string_view text, TextSource source) {
  return replace_signature(document, signer_.sign(text), source);
}

const Signature& Indexer::annotate(Xapian::Document& document, const std::vector<std::string_view>& fields) {
  return replace_signature(document, signer_.sign(fields), TextSource::kText);
}

const Signature& Indexer::replace_signature(Xapian::Document& document, const Signature& signature, TextSource source) {
  remove_signature(document, scheme());
  if (signature.empty()) return signature;
  document.add_value(scheme().slots.fingerprint, values_.fingerprint(signature));
  document.add_value(scheme().slots.signature, values_.signature(signature, source));
  for (const std::string& term : signature.band_terms) document.add_boolean_term(term);
  return signature;
}

std::unique_ptr<Indexer> Indexer::clone() const {
  return std::make_unique<Indexer>(scheme(), tokenizer_->clone());
}

void prepare_database(Xapian::WritableDatabase& database, const Scheme& scheme, const std::string& tokenizer_version) {
  for (const Scheme& recorded : recorded_schemes(database)) {
    if (recorded != scheme) {
      throw SchemeMismatchError(
          "database is signed with scheme " + recorded.name() + ", asked for " + scheme.name() +
          "; use the database's own scheme, or make a new database with 'xapian-neardup index NEW PATH...'");
    }
  }
  if (database.get_metadata(scheme_key(scheme)).empty()) database.set_metadata(scheme_key(scheme), scheme.text());
  std::vector<std::string> versions = recorded_tokenizer_versions(database, scheme);
  if (std::find(versions.begin(), versions.end(), tokenizer_version) != versions.end()) return;
  versions.push_back(tokenizer_version);
  std::sort(versions.begin(), versions.end());
  std::string lines;
  for (const std::string& version : versions) lines += version + "\n";
  database.set_metadata(tokenizer_key(scheme), lines);
}

}  // namespace neardup
