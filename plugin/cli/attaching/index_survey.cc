#include "attaching/index_survey.h"

#include <optional>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "databases/document_name.h"
#include "marks/signature_reader.h"
#include "options/database_options.h"
#include "output/printable.h"
#include "text/indexed_text.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kSampledForPrefixes = 100;

void count_id(IndexSurvey& survey, const Xapian::Database& database, const IndexLayout& layout, Xapian::docid docid) {
  const std::optional<std::string> id = document_name(database, docid, layout);
  if (id && survey.with_id++ == 0) survey.first_id = *id;
}

std::string line(const std::string& name, const std::string& text) {
  return fmt::format("{:<11} {}\n", name, text);
}

std::string left_out(const IndexSurvey& survey) {
  std::vector<std::string> parts;
  if (survey.without_words != 0) parts.push_back(fmt::format("{} without text", survey.without_words));
  if (survey.without_positions != 0) parts.push_back(fmt::format("{} without positions", survey.without_positions));
  if (survey.under_prefixes != 0) {
    parts.push_back(fmt::format("{} with words under prefixes only ({})", survey.under_prefixes,
                                printable(prefix_list(survey.prefixes))));
  }
  return parts.empty() ? std::string() : fmt::format("; cannot sign {}", fmt::join(parts, ", "));
}

}  // namespace

IndexSurvey survey_index(const Xapian::Database& database, const Scheme& scheme) {
  IndexSurvey survey;
  SignatureReader reader(database, scheme);
  const Xapian::PostingIterator end = database.postlist_end("");
  for (Xapian::PostingIterator document = database.postlist_begin(""); document != end; ++document) {
    ++survey.documents;
    const bool is_signed = reader.status(*document) == SignatureStatus::kSigned;
    survey.is_signed += is_signed ? 1 : 0;
    const IndexedText text = indexed_text(database, *document, scheme);
    if (text == IndexedText::kWithPositions) {
      ++survey.with_positions;
      survey.to_sign += is_signed ? 0 : 1;
      count_id(survey, database, scheme.index, *document);
      continue;
    }
    ++(text == IndexedText::kWithoutPositions ? survey.without_positions
       : text == IndexedText::kUnderPrefixes  ? survey.under_prefixes
                                              : survey.without_words);
    if (survey.documents <= kSampledForPrefixes) survey.prefixes.merge(word_prefixes(database, *document));
  }
  return survey;
}

void require_fit(const IndexSurvey& survey, const ApplicationProfile& profile, const Scheme& scheme,
                 const std::string& place) {
  if (survey.with_positions != 0 || survey.is_signed != 0 || survey.documents == 0) return;
  if (survey.without_positions != 0) {
    const std::string remedy = profile.run.empty()
                                   ? "sign while the program indexes: 'xapian-neardup run -- INDEXER...'"
                                   : fmt::format("sign while the program indexes: {}", profile.run);
    throw Xapian::InvalidArgumentError(
        fmt::format("the words of '{}' have no positions, so no text can be read from this index; {}", place, remedy));
  }
  const std::string elsewhere =
      survey.prefixes.empty() ? "" : fmt::format("; words are under {}", printable(prefix_list(survey.prefixes)));
  throw Xapian::InvalidArgumentError(fmt::format(
      "the profile '{}' does not fit '{}': none of {} has a word of {}{}; name the right profile, or the prefix with "
      "--text-prefix",
      profile.name, place, counted(survey.documents, "document"), text_place(scheme.index), elsewhere));
}

std::string survey_text(const IndexSurvey& survey, const ApplicationProfile& profile, const Scheme& scheme,
                        const std::string& place) {
  std::string text = line("program", fmt::format("{}: {}", profile.name, profile.title));
  text += line("database", place);
  text += line("text", fmt::format("{}: {} of {} with positions{}", text_place(scheme.index), survey.with_positions,
                                   counted(survey.documents, "document"), left_out(survey)));
  const std::string example = survey.first_id.empty() ? "" : fmt::format(", such as {}", printable(survey.first_id));
  const std::string names =
      scheme.index.id_pattern.empty() ? id_place(scheme.index) : fmt::format("data:{}", scheme.index.id_pattern);
  text += line("ids", fmt::format("{}: {} of {}{}", names, survey.with_id, survey.with_positions, example));
  text +=
      line("writes", fmt::format("values {} and {}, terms {}..., metadata neardup:...; 'group' also values {} and {}, "
                                 "terms {}...",
                                 scheme.slots.fingerprint, scheme.slots.signature, scheme.band_prefix,
                                 scheme.slots.group, scheme.slots.group_state, scheme.group_prefix));
  if (!profile.group.empty()) text += line("grouping", profile.group);
  for (const std::string& what : profile.reindexing) text += line("re-indexing", what);
  for (const std::string& what : profile.afterwards) text += line("afterwards", what);
  return text + line("to sign", fmt::format("{} of {}, {} signed already", survey.to_sign,
                                            counted(survey.documents, "document"), survey.is_signed));
}

Row survey_row(const IndexSurvey& survey, const ApplicationProfile& profile, const Scheme& scheme,
               const std::string& place) {
  return {{"application", profile.name},
          {"database", place},
          {"scheme", scheme.text()},
          {"group", profile.group},
          {"documents", survey.documents},
          {"with_positions", survey.with_positions},
          {"with_id", survey.with_id},
          {"already_signed", survey.is_signed},
          {"without_words", survey.without_words},
          {"without_positions", survey.without_positions},
          {"under_prefixes", survey.under_prefixes}};
}

}  // namespace neardup::cli
