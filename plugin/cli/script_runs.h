/** @file script_runs.h
 *  A text cut where Xapian needs other help to find its words: by writing system. */
#ifndef NEARDUP_CLI_SCRIPT_RUNS_H
#define NEARDUP_CLI_SCRIPT_RUNS_H

#include <cstdint>
#include <string_view>
#include <vector>

namespace neardup::cli {

enum class ScriptKind : std::uint8_t {
  kSpaced,      ///< words have spaces or punctuation between them
  kHangul,      ///< the same, but searched by parts of words too
  kHanKana,     ///< no spaces; Xapian cuts it into n-grams
  kDictionary,  ///< Thai, Lao, Khmer, Burmese: no spaces; a dictionary cuts it into words
};

struct ScriptRun {
  ScriptKind kind = ScriptKind::kSpaced;
  std::string_view text;
};

/** The runs of a text in order; together they are the whole text. Marks, joiners and U+200B stay with the run before
 *  them. An empty text has none. Cost: linear; a text below U+0800 is one run at the speed of a byte scan. */
std::vector<ScriptRun> script_runs(std::string_view text);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_SCRIPT_RUNS_H
