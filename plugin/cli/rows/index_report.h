/** @file index_report.h
 *  The summary of an `index` run, and its messages about near-duplicates. */
#ifndef NEARDUP_CLI_ROWS_INDEX_REPORT_H
#define NEARDUP_CLI_ROWS_INDEX_REPORT_H

#include <cstddef>
#include <string>
#include <vector>

#include "neardup/deduplicating_writer.h"
#include "output/left_out.h"

namespace neardup::cli {

/** Why inputs are named. */
constexpr const char* kOfKnownId =
    "the id of an earlier input, of which one stays; 'xapian-neardup dedupe PATH --dropped --why' lists copies";
constexpr const char* kOfOtherWords = "mail with the Message-ID of another text; its id has the hash of its words";
constexpr const char* kOfOtherRecord =
    "record with the id of another text, so it has another id; name a field of unique ids with --id-field, or index "
    "each "
    "file into a database of its own";
constexpr const char* kOfOtherText =
    "the id had a text of quite other words, which is gone; if another file has these ids, too, name a field of unique "
    "ids with --id-field, or index each file into a database of its own";
constexpr const char* kOfKnownUrl =
    "a file with the URL of another one, and both are found; if it is gone, index its PATH with --delete-missing, else "
    "give its folder another --base-url";
constexpr const char* kLearnedLate =
    "page that was indexed before it was known what its site repeats, so its text has that; index its PATH with "
    "--force";
constexpr const char* kOfUnreadPath =
    "document of a file below a path that cannot be read; if that PATH is gone for good, add --force; if it is a "
    "link to nothing, remove it";
constexpr const char* kWithoutWords = "no words to sign";

struct IndexReport {
  std::size_t added = 0;
  std::size_t updated = 0;
  std::size_t unchanged = 0;
  NamedCount repeated;         ///< with the id of one that this run wrote before: left out, or of the updated
  NamedCount renamed;          ///< mails whose Message-ID another text has
  NamedCount renamed_records;  ///< whose id another text has
  NamedCount rewritten;        ///< of the updated: records whose id had quite another text
  std::size_t deleted = 0;
  NamedCount same_url;       ///< files whose URL a file of this run has, too
  NamedCount learned_late;   ///< pages of earlier runs whose text has what this run learned that their sites repeat
  NamedCount held_back;      ///< not deleted: their files may exist
  NamedCount excluded;       ///< by their sites; of those that were indexed, the documents are deleted
  NamedCount empty;          ///< of the added and updated: without words, so not signed
  LeftOut unread;            ///< of the added and updated: with parts whose words are not read, by kind
  std::size_t doubtful = 0;  ///< of the added and updated: pages whose content is doubtful
  std::size_t skipped_duplicates = 0;   ///< not added as near-duplicates
  std::size_t replaced_duplicates = 0;  ///< deleted in favour of newer near-duplicates
  std::size_t marked_duplicates = 0;    ///< of the added and updated
  std::size_t failed = 0;               ///< each was reported at once
  LeftOut skipped;
  std::size_t bytes = 0;  ///< of text
  double seconds = 0;
  bool interrupted = false;  ///< by a signal

  std::size_t written() const { return added + updated; }

  /** Whether no document is there for it. */
  bool is_empty() const { return written() + unchanged + skipped_duplicates == 0; }

  /** Text for people: counts on one line, then what was treated in its own way, with names. */
  std::string text() const;

  /** JSON for programs, with the counts under the names above: {"event": "summary", ...}. */
  std::string json() const;
};

/** A line of JSON for a document that its site excludes: {"event": "excluded", "id":, "reason":}. */
std::string excluded_json(const std::string& id, const std::string& reason);

/** One message per near-duplicate that was acted on; none for a document that was just written.
 *  @param id  id of the document. */
std::vector<std::string> write_messages(const std::string& id, const WriteOutcome& arrival);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_INDEX_REPORT_H
