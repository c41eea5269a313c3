#include "dedupe/drop_reasons.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "output/printable.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

void DropReason::put(Row& row) const {
  row["compared_by"] = compared_by;
  row["differing"] = words.count;
  row["words"] = words.words;
  row["only_in_dropped"] = words.only_in_a;
  row["only_in_kept"] = words.only_in_b;
}

std::string DropReason::text() const {
  const std::string sentence = differing_text(words);
  if (words.count == 0) return sentence;
  return printable(
      fmt::format("{}: {} / {}", sentence, fmt::join(words.only_in_a, " "), fmt::join(words.only_in_b, " ")));
}

std::vector<std::string> reason_columns() {
  Row row;
  DropReason().put(row);
  return keys_of(row);
}

DropReasons::DropReasons(const CorpusRecords& records, const Scheme& scheme)
    : records_(records), tokenizer_(tokenizer_for(scheme)), features_(scheme.features.text()) {}

DropReason DropReasons::of(std::uint32_t item, std::uint32_t kept) const {
  DifferingWords words = differing_words(*tokenizer_, records_.text(item), records_.text(kept));
  return {compared_by(words, features_), std::move(words)};
}

}  // namespace neardup::cli
