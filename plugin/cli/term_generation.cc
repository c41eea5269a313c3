#include "term_generation.h"

#include <optional>

#include "script_runs.h"

namespace neardup::cli {

namespace {

constexpr auto kNgrams = Xapian::TermGenerator::FLAG_CJK_NGRAM;
constexpr auto kPlain = static_cast<Xapian::TermGenerator::flags>(0);

/** The words of a run as they stand, with spaces between them. */
std::string spaced_words(std::string_view run, Tokenizer& tokenizer) {
  std::string spaced;
  for (const OwnedToken& token : collect_tokens(tokenizer, run)) {
    spaced.append(run.substr(token.begin, token.end - token.begin)).append(" ");
  }
  return spaced;
}

void add(Xapian::TermGenerator& generator, std::string_view text, Xapian::TermGenerator::flags flags) {
  generator.set_flags(flags);
  generator.index_text(Xapian::Utf8Iterator(text.data(), text.size()));
}

void add_without_positions(Xapian::TermGenerator& generator, std::string_view text, Xapian::TermGenerator::flags flags,
                           Xapian::termcount weight, const std::string& prefix) {
  generator.set_flags(flags);
  generator.index_text_without_positions(Xapian::Utf8Iterator(text.data(), text.size()), weight, prefix);
}

}  // namespace

void index_with_positions(Xapian::TermGenerator& generator, Tokenizer& tokenizer, std::string_view text) {
  std::optional<Xapian::termpos> end_of_han;  // position after the last Han or Kana
  for (const ScriptRun& run : script_runs(text)) {
    switch (run.kind) {
      case ScriptKind::kSpaced:
        add(generator, run.text, kPlain);
        break;
      case ScriptKind::kHangul:
        add(generator, run.text, kPlain);
        add_without_positions(generator, run.text, kNgrams, 1, "");
        break;
      case ScriptKind::kHanKana:
        // Punctuation alone stood between: a gap keeps the words on both sides apart when they are rebuilt.
        if (end_of_han == generator.get_termpos()) generator.increase_termpos(1);
        add(generator, run.text, kNgrams);
        end_of_han = generator.get_termpos();
        break;
      case ScriptKind::kDictionary:
        add(generator, spaced_words(run.text, tokenizer), kPlain);
        break;
    }
  }
}

void index_without_positions(Xapian::TermGenerator& generator, Tokenizer& tokenizer, std::string_view text,
                             Xapian::termcount weight, const std::string& prefix) {
  for (const ScriptRun& run : script_runs(text)) {
    switch (run.kind) {
      case ScriptKind::kSpaced:
        add_without_positions(generator, run.text, kPlain, weight, prefix);
        break;
      case ScriptKind::kHangul:
      case ScriptKind::kHanKana:
        add_without_positions(generator, run.text, kNgrams, weight, prefix);
        break;
      case ScriptKind::kDictionary:
        add_without_positions(generator, spaced_words(run.text, tokenizer), kPlain, weight, prefix);
        break;
    }
  }
}

std::string query_text(std::string_view query, Tokenizer& tokenizer) {
  std::string text;
  for (const ScriptRun& run : script_runs(query)) {
    text += run.kind == ScriptKind::kDictionary ? spaced_words(run.text, tokenizer) : std::string(run.text);
  }
  return text;
}

}  // namespace neardup::cli
