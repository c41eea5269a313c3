/** @file dedupe_output.h
 *  What `dedupe` prints: the records that are kept, or what it found. */
#ifndef NEARDUP_CLI_DEDUPE_DEDUPE_OUTPUT_H
#define NEARDUP_CLI_DEDUPE_DEDUPE_OUTPUT_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "corpus/corpus_groups.h"
#include "dedupe/corpus_reader.h"
#include "dedupe/drop_reasons.h"
#include "output/listing.h"

namespace neardup::cli {

/** The result of a run. */
struct DedupedCorpus {
  const ReadCorpus& corpus;
  const CorpusOrder& order;
  const CorpusGroups& groups;
  PairRuns& pairs;             ///< if they are listed
  const DropReasons& reasons;  ///< of what is dropped
  bool why = false;            ///< whether listings give the reasons
};

/** Numbers for the summary. References do not count. */
struct DedupeCounts {
  std::size_t texts = 0;
  std::size_t dropped = 0;
  std::size_t dropped_by_references = 0;  ///< of these
  std::size_t groups = 0;                 ///< of records, with or without a reference
  std::size_t largest = 0;                ///< of these, with its references
  std::size_t families = 0;               ///< of one template, whose texts differ in words of their own
  std::size_t family_texts = 0;           ///< in these
};

DedupeCounts counts_of(const DedupedCorpus& deduped);

/** One group as it is listed. */
struct ListedGroup {
  std::string id;
  std::vector<const CorpusMember*> members;  ///< ascending
  std::uint32_t representative = 0;
  std::uint32_t centre = 0;
  double min_similarity = 1;
};

/** Groups of at least two, largest first, then by id, as `groups` lists them. */
std::vector<ListedGroup> listed_groups(const DedupedCorpus& deduped);

/** Refuse records that cannot be written to one file, before they are compared.
 *  @param mark  name of the field that write_marked() adds; empty for none.
 *  @exception UsageError for arrays of JSON among other records, or if a table has a column of the mark's name.
 *  @exception std::runtime_error for tables of other columns or delimiters, and for records of other kinds or encodings. */
void require_one_output(const CorpusRecords& records, const std::string& mark);

/** Write the records that are kept, unchanged and in order; mailboxes and web archives as such. Of files their names.
 *  Files that were not read are among them.
 *  @param path       empty for standard output. @param name_end  behind names of files.
 *  @param max_bytes  of a document, as it was read.
 *  @exception std::system_error, and whatever reading throws. */
void write_kept(const DedupedCorpus& deduped, const std::string& path, char name_end, std::size_t max_bytes);

/** Write all records, each with one more field: the name of the record that is kept in its place, or nothing. In lines it
 *  follows a tab. */
void write_marked(const DedupedCorpus& deduped, const std::string& path, const std::string& field);

/** Names of the records that may go. @param name_end  '\0' prints bare names; else rows of the listing. */
void print_dropped(const DedupedCorpus& deduped, Format format, char name_end);

/** The groups, largest first. In a table each record has a row. */
void print_groups(const DedupedCorpus& deduped, Format format);

void print_pairs(const DedupedCorpus& deduped, Format format);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_DEDUPE_OUTPUT_H
