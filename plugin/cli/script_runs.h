/** @file script_runs.h
 *  Where a text changes between scripts that Xapian must cut in different ways. THREADS: pure functions, except that
 *  words_spaced() uses the caller's tokenizer. */
#ifndef NEARDUP_CLI_SCRIPT_RUNS_H
#define NEARDUP_CLI_SCRIPT_RUNS_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "neardup/token.h"

namespace neardup::cli {

/** A piece of text that is cut in one way. */
struct ScriptRun {
  enum class Kind {
    kSpacedWords,  ///< words as Xapian cuts them
    kHanOrKana,    ///< characters of Han and Kana only: cut into n-grams
  };
  Kind kind = Kind::kSpacedWords;
  std::string_view text;
};

/** The runs of a text in order, together the whole text but for variation selectors after Han. */
std::vector<ScriptRun> script_runs(std::string_view text);

/** The words of a text that contain Hangul: maximal runs of what Xapian counts as word characters. */
std::vector<std::string_view> hangul_words(std::string_view text);

/** A text with a space put between the words of Thai, Lao, Khmer and Burmese, wherever the tokenizer cuts them;
 *  nothing else changes.
 *  @return nothing if the text has none of those scripts.
 *  Cost: linear; without those scripts one scan. */
std::optional<std::string> words_spaced(std::string_view text, Tokenizer& tokenizer);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_SCRIPT_RUNS_H
