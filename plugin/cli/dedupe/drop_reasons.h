/** @file drop_reasons.h
 *  Why a text goes: by what it was compared with the one that stays, and in which words they differ.
 *  THREADS: one at a time. */
#ifndef NEARDUP_CLI_DEDUPE_DROP_REASONS_H
#define NEARDUP_CLI_DEDUPE_DROP_REASONS_H

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "compare/differing_words.h"
#include "dedupe/corpus_records.h"
#include "neardup/token.h"
#include "output/listing.h"
#include "scheme/scheme.h"

namespace neardup::cli {

struct DropReason {
  std::string compared_by;  ///< "bytes", "text" or "words" if these are the same; else the features
  DifferingWords words;

  /** Fields of a row. */
  void put(Row& row) const;

  /** "1 of 35 words differs: up / awake" or "the same bytes", printable. */
  std::string text() const;
};

/** The fields that put() adds. */
std::vector<std::string> reason_columns();

class DropReasons {
 public:
  /** The records must outlive this. */
  DropReasons(const CorpusRecords& records, const Scheme& scheme);

  /** @exception std::runtime_error if a text cannot be read again. Cost: reads and aligns both texts. */
  DropReason of(std::uint32_t item, std::uint32_t kept) const;

 private:
  const CorpusRecords& records_;
  std::unique_ptr<Tokenizer> tokenizer_;
  std::string features_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_DROP_REASONS_H
