#include "check/database_summary.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "bytes/parsed_number.h"
#include "collapse/group_list.h"
#include "content/page_content.h"
#include "database/metadata_keys.h"
#include "marks/band_check.h"
#include "marks/distinct_pairs.h"
#include "marks/signature_reader.h"
#include "marks/stored_marks.h"
#include "neardup/grouper.h"
#include "record/rule_words.h"
#include "record/scheme_record.h"
#include "text/indexed_text.h"

namespace neardup {

namespace {

/** Of documents without a signature, in the order of IndexedText. */
constexpr std::size_t DatabaseSummary::*kUnsigned[] = {
    &DatabaseSummary::empty_documents, &DatabaseSummary::under_prefixes, &DatabaseSummary::without_positions,
    &DatabaseSummary::unsigned_documents};

/** @return whether it is signed. */
bool count_document(const Xapian::Database& database, const Scheme& scheme, SignatureReader& reader,
                    Xapian::docid docid, DatabaseSummary& summary) {
  ++summary.documents;
  const SignatureStatus status = reader.status(docid);
  if (status == SignatureStatus::kSigned) {
    ++summary.signed_documents;
    const StoredSignature signature = *reader.signature(docid);
    if (signature.source == TextSource::kPositions) ++summary.from_positions;
    if (signature.has_all_words()) ++summary.all_words;
    if (signature.content_rules == kDoubtfulContentRules) ++summary.doubtful_content;
    if (signature.content_rules != 0 && !are_present_rules(signature.content_rules)) ++summary.older_content;
  } else if (status == SignatureStatus::kNone) {
    const IndexedText text = indexed_text(database, docid, scheme);
    ++(summary.*kUnsigned[static_cast<std::size_t>(text)]);
    if (text == IndexedText::kUnderPrefixes) summary.prefixes.merge(word_prefixes(database, docid));
  } else {
    ++(status == SignatureStatus::kOtherScheme ? summary.other_scheme : summary.damaged);
  }
  return status == SignatureStatus::kSigned;
}

void count_bands(const Xapian::Database& database, const Scheme& scheme, DatabaseSummary& summary) {
  for_each_band_term(database, OwnTerms(scheme), [&](const Xapian::TermIterator& term) {
    const std::size_t documents = term.get_termfreq();
    ++summary.band_terms;
    summary.oversized_bands += documents > summary.band_cap ? 1 : 0;
    summary.largest_band = std::max(summary.largest_band, documents);
  });
}

}  // namespace

DatabaseSummary summarise_database(const Xapian::Database& database, const Scheme& scheme) {
  require_recorded(database, scheme);
  DatabaseSummary summary;
  SignatureReader reader(database, scheme);
  std::vector<Xapian::docid> signed_documents;
  for (auto document = database.postlist_begin(""); document != database.postlist_end(""); ++document) {
    if (count_document(database, scheme, reader, *document, summary)) signed_documents.push_back(*document);
  }
  if (metadata_keys(database, kFrameKeys).empty()) summary.all_words = 0;
  summary.without_bands = documents_without_bands(database, scheme, std::move(signed_documents), reader).size();
  summary.group_rule = database.get_metadata(scheme_key(kGroupRuleKeys, scheme));
  summary.band_cap = parsed_number<std::size_t>(rule_word(summary.group_rule, "band-cap").value_or(""))
                         .value_or(GrouperOptions().band_cap);
  count_bands(database, scheme, summary);
  for (const Group& group : list_groups(database, scheme)) {
    ++summary.groups;
    summary.grouped_documents += group.members.size();
    ++summary.group_sizes[group.members.size()];
  }
  summary.distinct_pairs = distinct_pairs(database).size();
  return summary;
}

}  // namespace neardup
