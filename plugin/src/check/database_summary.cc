#include "check/database_summary.h"

#include <algorithm>

#include "collapse/group_list.h"
#include "content/page_content.h"
#include "database/metadata_keys.h"
#include "marks/band_check.h"
#include "marks/distinct_pairs.h"
#include "marks/signature_reader.h"
#include "marks/stored_terms.h"
#include "record/scheme_record.h"
#include "text/indexed_text.h"

namespace neardup {

namespace {

std::size_t& count_of(IndexedText text, DatabaseSummary& summary) {
  switch (text) {
    case IndexedText::kWithPositions:
      return summary.unsigned_documents;
    case IndexedText::kWithoutPositions:
      return summary.without_positions;
    case IndexedText::kUnderPrefixes:
      return summary.under_prefixes;
    case IndexedText::kNone:
      break;
  }
  return summary.empty_documents;
}

void count_origin(const SignatureOrigin& origin, DatabaseSummary& summary) {
  if (origin.source == TextSource::kPositions) ++summary.from_positions;
  if (origin.content_rules == kDoubtfulContentRules) ++summary.doubtful_content;
  if (origin.content_rules != 0 && !are_present_rules(origin.content_rules)) ++summary.older_content;
}

void count_document(const Xapian::Database& database, const Scheme& scheme, SignatureReader& reader,
                    Xapian::docid docid, DatabaseSummary& summary) {
  ++summary.documents;
  switch (reader.status(docid)) {
    case SignatureStatus::kSigned:
      ++summary.signed_documents;
      count_origin(reader.signature(docid)->origin(), summary);
      break;
    case SignatureStatus::kNone: {
      const IndexedText text = indexed_text(database, docid, scheme);
      ++count_of(text, summary);
      if (text == IndexedText::kUnderPrefixes) summary.prefixes.merge(word_prefixes(database, docid));
      break;
    }
    case SignatureStatus::kOtherScheme:
      ++summary.other_scheme;
      break;
    case SignatureStatus::kDamaged:
      ++summary.damaged;
      break;
  }
}

void count_bands(const Xapian::Database& database, const Scheme& scheme, std::size_t band_cap,
                 DatabaseSummary& summary) {
  for_each_band_term(database, OwnTerms(scheme), [&](const Xapian::TermIterator& term) {
    const std::size_t documents = term.get_termfreq();
    ++summary.band_terms;
    summary.oversized_bands += documents > band_cap ? 1 : 0;
    summary.largest_band = std::max(summary.largest_band, documents);
  });
}

}  // namespace

DatabaseSummary summarise_database(const Xapian::Database& database, const Scheme& scheme, std::size_t band_cap) {
  require_recorded(database, scheme);
  DatabaseSummary summary;
  SignatureReader reader(database, scheme);
  for (auto document = database.postlist_begin(""); document != database.postlist_end(""); ++document) {
    count_document(database, scheme, reader, *document, summary);
  }
  summary.without_bands = documents_without_bands(database, scheme, summary.signed_documents);
  count_bands(database, scheme, band_cap, summary);
  for (const Group& group : list_groups(database, scheme)) {
    ++summary.groups;
    summary.grouped_documents += group.members.size();
    ++summary.group_sizes[group.members.size()];
  }
  summary.group_rule = database.get_metadata(group_rule_key(scheme));
  summary.distinct_pairs = distinct_pairs(database).size();
  return summary;
}

}  // namespace neardup
