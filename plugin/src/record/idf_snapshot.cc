#include "record/idf_snapshot.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "database/number_text.h"

namespace neardup {

namespace {

/** Whether a term can be a word of a text: prefixed terms begin with a capital. */
bool is_word(const std::string& term, Tokenizer& tokenizer) {
  if (term[0] >= 'A' && term[0] <= 'Z') return false;
  const std::vector<OwnedToken> tokens = collect_tokens(tokenizer, term);
  return tokens.size() == 1 && tokens.front().text == term;
}

}  // namespace

IdfTable idf_snapshot(const Xapian::Database& database, Tokenizer& tokenizer, double least_share) {
  if (!(least_share > 0 && least_share <= 1)) {
    throw Xapian::InvalidArgumentError("least share is " + number_text(least_share) +
                                       ", must be above 0 and at most 1");
  }
  const Xapian::doccount documents = database.get_doccount();
  if (documents == 0) throw Xapian::InvalidArgumentError("database has no documents; index some before a snapshot");
  const auto least = static_cast<Xapian::doccount>(std::max(1.0, std::ceil(least_share * documents)));
  IdfTable table;
  table.rest = IdfTable::grade(std::max<Xapian::doccount>(1, least - 1), documents);
  for (auto term = database.allterms_begin(); term != database.allterms_end(); ++term) {
    const std::string word = *term;
    if (term.get_termfreq() < least || !is_word(word, tokenizer)) continue;
    table.words.push_back({word, IdfTable::grade(term.get_termfreq(), documents)});
  }
  return table;
}

}  // namespace neardup
