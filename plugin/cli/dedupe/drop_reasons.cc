#include "dedupe/drop_reasons.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "documents/csv_record.h"
#include "files/equal_files.h"
#include "output/printable.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::cli {

namespace {

/** Whether more than the texts agree: the whole files, with headers and all, or the whole records. */
bool have_same_bytes(const CorpusRecords& records, std::uint32_t a, std::uint32_t b) {
  if (records.is_document(a) != records.is_document(b)) return false;
  if (!records.is_document(a)) return without_line_end(records.bytes(a)) == without_line_end(records.bytes(b));
  return records.is_own_file(a) && records.is_own_file(b) && same_bytes(records.source(a), records.source(b));
}

}  // namespace

void DropReason::put(Row& row) const {
  row["compared_by"] = compared_by;
  row["differing"] = words.count;
  row["words"] = words.words;
  row["only_in_dropped"] = words.only_in_a;
  row["only_in_kept"] = words.only_in_b;
}

std::string DropReason::text() const {
  if (words.count == 0) return "the same " + compared_by;
  return printable(fmt::format("{}: {} / {}", differing_text(words), fmt::join(words.only_in_a, " "),
                               fmt::join(words.only_in_b, " ")));
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
  if (words.same_bytes && !have_same_bytes(records_, item, kept)) return {"text", std::move(words)};
  return {compared_by(words, features_), std::move(words)};
}

}  // namespace neardup::cli
