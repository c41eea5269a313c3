/** @file keep_rule.h
 *  Which record of a group `dedupe` keeps. THREADS: pure functions. */
#ifndef NEARDUP_CLI_DEDUPE_KEEP_RULE_H
#define NEARDUP_CLI_DEDUPE_KEEP_RULE_H

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "corpus/corpus_groups.h"
#include "dedupe/corpus_reader.h"

namespace neardup::cli {

struct KeepRule {
  enum class Kind : std::uint8_t { kFirst, kLast, kNewest, kLongest, kGreatest, kLeast };

  Kind kind = Kind::kFirst;
  std::string field;        ///< of kGreatest and kLeast
  bool by_default = false;  ///< nobody asked for it, so it may say nothing

  /** first, last, newest (of files), longest, FIELD:max or FIELD:min; nothing for another text. */
  static std::optional<KeepRule> parse(const std::string& text);
};

/** References first, in the order of the input; then the records, the preferred first. Equal ones keep their order.
 *  Values of a field are compared as numbers if all are numbers, also with decimal commas or marks between thousands; as times
 *  if all are dates; else by bytes. Records without a value come last; an empty value, NaN, NA and the like count as none.
 *  @param note  gets a sentence if texts are compared.
 *  @exception UsageError if values can be read in two ways. */
CorpusOrder order_by(
    const KeepRule& rule, const ReadCorpus& corpus, const std::function<void(const std::string&)>& note = [](auto&) {});

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_KEEP_RULE_H
