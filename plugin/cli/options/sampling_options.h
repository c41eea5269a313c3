/** @file sampling_options.h
 *  Options of the commands that measure the bands on a sample of the documents. */
#ifndef NEARDUP_CLI_OPTIONS_SAMPLING_OPTIONS_H
#define NEARDUP_CLI_OPTIONS_SAMPLING_OPTIONS_H

#include "options/command_line.h"
#include "sample/recall_sample.h"

namespace neardup::cli {

/** Add --documents, --seed and --threshold. */
void add_sampling_options(CLI::App& command, RecallSampleOptions& sampling);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_SAMPLING_OPTIONS_H
