/** @file signature_bytes.h
 *  What the signatures of some texts take in a database. THREADS: pure function. */
#ifndef NEARDUP_CLI_MEASURING_SIGNATURE_BYTES_H
#define NEARDUP_CLI_MEASURING_SIGNATURE_BYTES_H

#include "measuring/labelled_set.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** Bytes a document, of a compacted database with the signatures less one without. A database grows by whole blocks of
 *  8 KiB, so that of a few hundred documents it is a rough figure.
 *  Writes both databases in the folder for temporary files and removes them. */
double signature_bytes(const LabelledSet& set, const Scheme& scheme, Tokenizer& tokenizer);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_MEASURING_SIGNATURE_BYTES_H
