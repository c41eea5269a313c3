#include "record/signing_choice.h"

#include "record/chosen_scheme.h"
#include "record/scheme_record.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup {

SchemeAndTokenizer choice_to_read(const Xapian::Database& database, std::string_view name, Tokenizer* tokenizer) {
  SchemeAndTokenizer choice{scheme_of(database, name), nullptr, tokenizer};
  if (tokenizer == nullptr) {
    choice.own = tokenizer_for(choice.scheme);
    choice.tokenizer = choice.own.get();
  }
  return choice;
}

Scheme choice_to_sign(const Xapian::Database& database, std::string_view asked_for) {
  Scheme scheme = scheme_to_sign_with(database, asked_for);
  require_recorded(database, scheme);
  return scheme;
}

}  // namespace neardup
