#include "neardup/database_check.h"

#include "check/scheme_check.h"
#include "record/signing_choice.h"

namespace neardup {

DatabaseCheckReport check_database(const Xapian::Database& database, const DatabaseCheckOptions& options,
                                   Tokenizer* tokenizer) {
  const SchemeAndTokenizer choice = choice_to_read(database, options.scheme, tokenizer);
  return check_database(database, choice.scheme, *choice.tokenizer, options);
}

}  // namespace neardup
