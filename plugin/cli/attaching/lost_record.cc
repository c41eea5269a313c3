#include "attaching/lost_record.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "attaching/application_profile.h"
#include "databases/document_name.h"
#include "neardup/error.h"
#include "record/scheme_record.h"
#include "sign/stored_values.h"
#include "text/position_reader.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

using DigestsByDocid = std::map<Xapian::docid, std::uint64_t>;

/** Of the first documents that were signed from positions. */
DigestsByDocid signed_words(const Xapian::Database& database, const Scheme& scheme) {
  constexpr std::size_t kSampled = 20;
  DigestsByDocid digests;
  const unsigned slot = scheme.slots.signature;
  const Xapian::ValueIterator end = database.valuestream_end(slot);
  for (Xapian::ValueIterator value = database.valuestream_begin(slot); value != end && digests.size() != kSampled;
       ++value) {
    const std::optional<StoredSignature> signature = decode_signature(*value, scheme.id());
    if (signature && signature->source == TextSource::kPositions) digests[value.get_docid()] = signature->token_digest;
  }
  return digests;
}

/** Whether most documents have the words that were signed. @param ids  whether all of them must have an id, too. */
bool is_proven(const Xapian::Database& database, const Scheme& scheme, const DigestsByDocid& digests, bool ids) {
  const std::unique_ptr<Tokenizer> tokenizer = tokenizer_for(scheme);
  WordsFromPositions words(database, scheme, *tokenizer);
  std::size_t equal = 0;
  for (const auto& [docid, digest] : digests) {
    if (ids && !document_name(database, docid, scheme.index)) return false;
    equal += words.sign(docid).token_digest == digest ? 1 : 0;
  }
  return 2 * equal > digests.size();
}

std::vector<IndexLayout> known_layouts() {
  std::vector<IndexLayout> layouts{IndexLayout()};
  for (const std::string& name : known_applications()) {
    IndexLayout layout = asked_layout({}, load_profile(name).layout);
    if (std::find(layouts.begin(), layouts.end(), layout) == layouts.end()) layouts.push_back(std::move(layout));
  }
  return layouts;
}

}  // namespace

Scheme proven_scheme(const Xapian::Database& database, const Scheme& asked, bool is_named) {
  const bool is_lost = recorded_schemes(database).empty();
  const DigestsByDocid digests = is_lost ? signed_words(database, asked) : DigestsByDocid();
  if (digests.empty()) return asked;
  std::vector<Scheme> proven;
  for (const IndexLayout& layout : is_named ? std::vector<IndexLayout>{asked.index} : known_layouts()) {
    Scheme scheme = asked;
    scheme.index = layout;
    if (is_proven(database, scheme, digests, !is_named)) proven.push_back(std::move(scheme));
  }
  if (proven.size() == 1) return proven.front();
  throw SchemeMismatchError(fmt::format(
      "documents are signed, the record of how is lost, and {}; sign as the first time, such as 'xapian-neardup attach "
      "PROGRAM "
      "PLACE', or sign every document again with --resign",
      is_named ? "their signatures are not those of the " + text_place(asked.index)
               : std::string(proven.empty() ? "no" : "more than one") + " known program keeps its text so"));
}

}  // namespace neardup::cli
