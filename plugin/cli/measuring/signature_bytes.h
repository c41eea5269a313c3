/** @file signature_bytes.h
 *  The size of the signatures of some texts in a database. THREADS: pure function. */
#ifndef NEARDUP_CLI_MEASURING_SIGNATURE_BYTES_H
#define NEARDUP_CLI_MEASURING_SIGNATURE_BYTES_H

#include "measuring/labelled_set.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** Bytes per document: the size of a compacted database with the signatures minus the size of one without. A
 *  database grows in blocks of 8 KiB, so the result is a rough figure for a few hundred documents. Writes both
 *  databases into the folder for temporary files and removes them. */
double signature_bytes(const LabelledSet& set, const Scheme& scheme, Tokenizer& tokenizer);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_MEASURING_SIGNATURE_BYTES_H
