// Types that cross from the libraries into a consumer, who names them by nothing but the public headers: exceptions are
// caught by type, and what is derived from Xapian's classes is found again by dynamic_cast.

#include <iostream>
#include <memory>
#include <string>

#include <xapian.h>

#include "neardup/error.h"
#include "find/cascade_finder.h"
#include "collapse/group_facets.h"
#include "neardup/icu_tokenizer.h"
#include "index/document_signer.h"
#include "collapse/candidate_field.h"
#include "scheme/scheme.h"
#include "neardup/token.h"

namespace {

Xapian::WritableDatabase signed_database(const neardup::Scheme& scheme, const neardup::Tokenizer& tokenizer) {
  Xapian::WritableDatabase database("shared_types.db", Xapian::DB_CREATE_OR_OVERWRITE);
  neardup::prepare_database(database, scheme, tokenizer.version());
  return database;
}

neardup::Scheme other_scheme() {
  neardup::Scheme scheme;
  scheme.seed += 1;
  return scheme;
}

/** Throws in one library; whoever catches is in another. */
bool mismatch_is_caught(Xapian::WritableDatabase& database, const neardup::Tokenizer& tokenizer) {
  try {
    neardup::prepare_database(database, other_scheme(), tokenizer.version());
  } catch (const neardup::SchemeMismatchError& error) {
    return !error.get_msg().empty();
  }
  return false;
}

bool mismatch_is_caught_as_xapians(Xapian::WritableDatabase& database, const neardup::Tokenizer& tokenizer) {
  try {
    neardup::prepare_database(database, other_scheme(), tokenizer.version());
  } catch (const Xapian::InvalidOperationError&) {
    return true;
  }
  return false;
}

int checked(bool holds, const char* what) {
  std::cout << what << ": " << (holds ? "ok" : "no") << '\n';
  return holds ? 0 : 1;
}

}  // namespace

int main() {
  const std::unique_ptr<neardup::Tokenizer> tokenizer = std::make_unique<neardup::IcuTokenizer>();
  const neardup::Scheme scheme;
  Xapian::WritableDatabase database = signed_database(scheme, *tokenizer);
  int wrong = checked(mismatch_is_caught(database, *tokenizer), "SchemeMismatchError by its type");
  wrong += checked(mismatch_is_caught_as_xapians(database, *tokenizer), "SchemeMismatchError as Xapian's");
  wrong += checked(dynamic_cast<neardup::IcuTokenizer*>(tokenizer.get()) != nullptr, "IcuTokenizer from Tokenizer");

  neardup::IcuTokenizer finders_tokenizer;
  neardup::CascadeFinder finder(database, scheme, finders_tokenizer);
  const std::unique_ptr<Xapian::FieldProcessor> processor = std::make_unique<neardup::CandidateField>(finder);
  wrong += checked(dynamic_cast<neardup::CandidateField*>(processor.get()) != nullptr, "FieldProcessor");
  const std::unique_ptr<Xapian::MatchSpy> spy = std::make_unique<neardup::GroupFacetSpy>(scheme, 1);
  wrong += checked(dynamic_cast<neardup::GroupFacetSpy*>(spy.get()) != nullptr, "MatchSpy");
  return wrong;
}
