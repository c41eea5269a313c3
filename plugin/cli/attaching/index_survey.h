/** @file index_survey.h
 *  Reads what the index of another program holds, before anything is written. */
#ifndef NEARDUP_CLI_ATTACHING_INDEX_SURVEY_H
#define NEARDUP_CLI_ATTACHING_INDEX_SURVEY_H

#include <cstddef>
#include <set>
#include <string>

#include <xapian.h>

#include "attaching/application_profile.h"
#include "output/listing.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** Counts of documents. */
struct IndexSurvey {
  std::size_t documents = 0;
  std::size_t with_positions = 0;     ///< with words of the text that have positions
  std::size_t without_positions = 0;  ///< with words of the text, but no positions
  std::size_t under_prefixes = 0;     ///< with words under prefixes only
  std::size_t without_words = 0;
  std::size_t is_signed = 0;       ///< with a valid signature
  std::size_t to_sign = 0;         ///< with positions, and without a signature
  std::size_t with_id = 0;         ///< of those with positions, those that have an id
  std::string first_id;            ///< of the first of these
  std::set<std::string> prefixes;  ///< of words, of a few documents whose text is not where the scheme says
};

/** Cost: the term list of each document, up to its first word with a position. */
IndexSurvey survey_index(const Xapian::Database& database, const Scheme& scheme);

/** @exception Xapian::InvalidArgumentError if the index has documents and none of them can be signed; says why, and the
 *             remedy. */
void require_fit(const IndexSurvey& survey, const ApplicationProfile& profile, const Scheme& scheme,
                 const std::string& place);

/** What is there and what signing does to it, for people. */
std::string survey_text(const IndexSurvey& survey, const ApplicationProfile& profile, const Scheme& scheme,
                        const std::string& place);

Row survey_row(const IndexSurvey& survey, const ApplicationProfile& profile, const Scheme& scheme,
               const std::string& place);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ATTACHING_INDEX_SURVEY_H
