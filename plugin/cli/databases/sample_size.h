/** @file sample_size.h
 *  How much of each text a database shows: `index` records the size that it is given, so that later runs use the same. */
#ifndef NEARDUP_CLI_DATABASES_SAMPLE_SIZE_H
#define NEARDUP_CLI_DATABASES_SAMPLE_SIZE_H

#include <cstddef>
#include <optional>

#include <xapian.h>

namespace neardup::cli {

constexpr std::size_t kDefaultSampleSize = 512;  // omindex's default

/** The size of samples in bytes: the one asked for, else the recorded one, else the default. Damaged metadata count as
 *  absent. */
std::size_t sample_size(const Xapian::Database& database, std::optional<std::size_t> asked_for);

/** Record the size in the database's metadata, unless it is what sample_size() gives already; not committed. */
void record_sample_size(Xapian::WritableDatabase& database, std::size_t size);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DATABASES_SAMPLE_SIZE_H
