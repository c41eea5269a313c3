// Types that cross from the libraries into a consumer, who names them by nothing but the public headers: exceptions are
// caught by type, and what is derived from Xapian's classes is found again by dynamic_cast.

#include <iostream>
#include <memory>
#include <string>

#include <xapian.h>

#include "neardup/neardup.h"

namespace {

/** Throws in one library; whoever catches is in another. */
template <class Error>
bool mismatch_is_caught_as(Xapian::WritableDatabase& database) {
  try {
    neardup::Indexer(database, "loose");
  } catch (const Error& error) {
    return !error.get_msg().empty();
  }
  return false;
}

int checked(bool holds, const char* what) {
  std::cout << what << ": " << (holds ? "ok" : "no") << '\n';
  return holds ? 0 : 1;
}

}  // namespace

int main() {
  Xapian::WritableDatabase database("shared_types.db", Xapian::DB_CREATE_OR_OVERWRITE);
  const neardup::Indexer indexer(database);
  int wrong = checked(mismatch_is_caught_as<neardup::SchemeMismatchError>(database), "SchemeMismatchError by its type");
  wrong += checked(mismatch_is_caught_as<Xapian::InvalidOperationError>(database), "SchemeMismatchError as Xapian's");

  const std::unique_ptr<neardup::Tokenizer> tokenizer = neardup::tokenizer_for("standard");
  wrong += checked(dynamic_cast<neardup::IcuTokenizer*>(tokenizer.get()) != nullptr, "IcuTokenizer from Tokenizer");

  neardup::Finder finder(database);
  const std::unique_ptr<Xapian::FieldProcessor> processor = std::make_unique<neardup::NearFieldProcessor>(finder);
  wrong += checked(dynamic_cast<neardup::NearFieldProcessor*>(processor.get()) != nullptr, "FieldProcessor");
  return wrong;
}
