/** @file kept_parts.h
 *  Files that stay though a copy of them does: without them another file lacks its pictures, its style or its settings.
 *  THREADS: one at a time. */
#ifndef NEARDUP_CLI_DEDUPE_KEPT_PARTS_H
#define NEARDUP_CLI_DEDUPE_KEPT_PARTS_H

#include "corpus/corpus_groups.h"
#include "dedupe/corpus_reader.h"
#include "output/left_out.h"

namespace neardup::cli {

/** Let files stay that are parts of a document (document_parts.h), and those that belong to others in their folder
 *  (companion_files.h). The latter go only for a file of the same name and text in a folder that keeps the same bytes under the
 *  names of these others. They are told of as skipped. Cost: compares these others where such a file may go.
 *  @param order  decides which of the parts stay. @return whether any stays. */
bool keep_parts(const CorpusOrder& order, LogFormat log_format, ReadCorpus& corpus, CorpusGroups& groups);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_KEPT_PARTS_H
