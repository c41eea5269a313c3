#include "documents/structured_text.h"

#include <regex.h>

#include <new>
#include <string>

#include "characters/text_line.h"
#include "formats/file_kinds.h"

namespace neardup {

namespace {

constexpr std::size_t kSeenBytes = 8192;

/** How texts begin, with or without the blank lines and comments before their first line: subtitles, calendars, bibliographies,
 *  TeX, scripts, markup, patches, LDIF, sequences, family trees, chess, playlists, keys, YAML, annotated corpora, Lisp, CMake,
 *  Docker, music, logs of git, library records, bank statements. */
constexpr const char* kStructuredBeginning =
    "^("
    "(WEBVTT|\\[Script Info\\]|\\{[0-9]+\\}\\{[0-9]+\\}|[0-9]+:[0-9]{2}:[0-9]{2}\\.[0-9]{3},[0-9]|"
    "(\\[[a-z]+:[^\n]*\\]\r?\n)*\\[[0-9]{2}:[0-9]{2}\\.[0-9]{2,3}\\])|"
    "(TY  - |PMID- |FN [^\n]*\nVR |%[0A] [^\n]*\n%|@[A-Za-z]+[ \t]*[{(][^\n]*[,=\"])|"
    "\\\\[A-Za-z]+[^\n]*[]}{]|"
    "(<[A-Za-z!][^<>]*>[ \t]*)+\r?\n|"
    "(diff |Index: [^\n]*\n=|--- [^\n]*\n\\+\\+\\+ |\\*\\*\\* [^\n]*\n--- |Only in )|"
    "BEGIN:V[A-Z]+\r?\n|#! ?/|<\\?|(version: 1\r?\n)?dn: |0 HEAD\r?\n|#EXTM3U|-----BEGIN |"
    "(>[^\n]+\r?\n[A-Z*-]{4,}|@[^\n]+\r?\n[ACGTUN.]+\r?\n\\+)|"
    "\\[[A-Z][A-Za-z]+ \"[^\n]*\"\\]\r?\n|"
    "(%YAML[^\n]*\n)?---[ \t]*\r?\n([ \t]*#[^\n]*\n)*[ \t]*(- |[^ \n:][^\n:]*:[ \t\r\n])|"
    "([A-Za-z0-9_.\"'/$-]+:([ \t][^\n]*)?\r?\n|[ \t]*#[^\n]*\n|\r?\n)*[A-Za-z0-9_.\"'/$-]+:[ \t]*\r?\n *(- |"
    "[A-Za-z0-9_.\"'/$-]+:[ \r\n])|"
    "- [A-Za-z_]+:[^\n]*\n\n?  [A-Za-z_]+:|"
    "([^\n]*\n)?1\t[^\t\n]+\t[^\t\n]+\t[^\n]*\n2\t|"
    "\\((define|defun|defvar|defpackage|defmodule|in-package|ns|require|use-modules|setq|\\(|[A-Z]+ \\()[^\n]*\n|"
    "(cmake_minimum_required|project|add_subdirectory|find_package) *\\(|"
    "FROM [a-z][^ \n]*( AS [a-z]+)?\r?\n([^\n]*\n)*(RUN|COPY|CMD|ENV|WORKDIR|ENTRYPOINT) |"
    "X: *[0-9]+\r?\n[A-Z]:|"
    "commit [0-9a-f]{40}[^\n]*\n(Merge: [^\n]*\n)?Author: |=LDR  |!Type:|OFXHEADER:"
    ")";

/** Lines that texts have anywhere: subtitles, bibliographies, molecules, patches, translations, TeX, SQL, configurations, source
 *  code, makefiles. */
constexpr const char* kStructuredLine =
    "^("
    "([0-9]+:)?[0-9]{2}:[0-9]{2}[,.][0-9]{3} --> |"
    "@[A-Za-z]+[ \t]*\\{[ \t]*[^ ,\n]+,\r?$|M  END\r?$|"
    "--- [^\n]*\n\\+\\+\\+ [^\n]*\n@@ |"
    "msgid \"[^\n]*\"\r?\n(\"[^\n]*\n)*(msgid_plural [^\n]*\n)?msgstr|"
    "[ \t]*\\\\(begin|documentclass|usepackage|section)[[{]|"
    "((CREATE|ALTER|DROP) (OR REPLACE )?(TEMPORARY )?(TABLE|VIEW|DATABASE|INDEX|FUNCTION|TYPE|ROLE) |INSERT INTO |"
    "((create|alter|drop) (table|view|database|index|function)|insert into) [^\n]*[(;,]\r?$)|"
    "\\[[^]\n]+\\]+\r?\n([#;][^\n]*\n|[ \t]*\r?\n)*[ \t]*[A-Za-z0-9_.\"'-]+(\\[[^]\n]*\\])?[ \t]*[=:]|"
    "[ \t]*#[ \t]*(include[ \t]*[<\"]|ifn?def [A-Z_a-z]|pragma [a-z])|"
    "(package [a-z][A-Za-z0-9_.]*;?|import [a-z][A-Za-z0-9_.*]*;|from [A-Za-z0-9_.]+ import [^\n]+|"
    "using [A-Z][A-Za-z.]*;|use [A-Za-z_]+(::[^\n]*|);|module [A-Z][A-Za-z.]*( \\([^\n]*)? where|"
    "-module\\([a-z_]+\\)\\.|#?let [a-z_]+ [^\n]*=|library\\([A-Za-z0-9.]+\\))\r?$|"
    "[ \t]*(async )?(def|class) [A-Za-z_][A-Za-z_0-9]*(\\([^\n]*)?:[ \t]*(#[^\n]*)?\r?\n([ \t]*\r?\n)*[ \t]+[^ ]|"
    "[^\n]*[{(][ \t]*((//|#|/\\*)[^\n]*)?\r?\n([ \t]+[^\n]*\n|\r?\n)+[ \t]*[})]|"
    "[ \t]*[A-Za-z_][A-Za-z_0-9 ]* [A-Za-z_0-9]+\\([^\n]*\\)\r?\n\\{\r?\n|"
    "[ \t]*(local )?(def|defmodule|module|class|function!?|sub|program|subroutine|procedure|if|for|foreach|while|"
    "begin|do|PROGRAM|SUBROUTINE|IF|Sub|Function|If)([ (][^\n]*)?\r?\n([ \t]+[^\n]*\n|\r?\n)+[ \t]*(done|fi|END|"
    "End|end(if|for|foreach|while|function|macro)?)\\>|"
    "[a-z][A-Za-z0-9_']* :: [^\n]*(->|IO)|"
    "[a-z][A-Za-z0-9_]*\\([^\n]*\\) :-|"
    "(\\.PHONY *:|ifn?(eq|def) [^\n]*\n|[a-z0-9_./%$(){}-]+: [^ \n][^\n]*\n\t|"
    "[A-Z_]+ *[:?+]?=[^\n]*\n([^\n]*\n)*[A-Za-z0-9_./%$(){}-]+:[^=\n]*\n\t)|"
    "[ \t]+\\.(globl|text|section|data)\\>"
    ")";

/** Suffixes of names that only such texts have; others are those that texts of no words have (text_format.h). */
constexpr std::string_view kSuffixes =
    "ris enw nbib srt vtt sbv ass ssa lrc vert vrt vcf ics rst adoc asciidoc org pod ldif fasta fastq conll conllu tf "
    "hcl "
    "proto env tei";
/** Of these, suffixes that lists of lines have, too. */
constexpr std::string_view kMayBeLines = "list lst log dat in map idx inv key rules m s jsonl ndjson csv tsv";

regex_t compiled(const char* pattern, int flags) {
  regex_t compiled;
  if (::regcomp(&compiled, pattern, REG_EXTENDED | REG_NOSUB | flags) != 0) throw std::bad_alloc();
  return compiled;
}

bool matches(const regex_t& pattern, std::string_view text) {
  return ::regexec(&pattern, std::string(text).c_str(), 0, nullptr, 0) == 0;
}

/** The text from its first line on that is neither blank nor a comment. */
std::string_view without_comments(std::string_view text) {
  for (std::string_view rest = text; !rest.empty(); text = rest) {
    const std::string_view line = trimmed(take_line(rest));
    const bool is_comment = has_word("// -- /*", line.substr(0, 2)) ||
                            std::string_view("#%;*").find(line.empty() ? ' ' : line.front()) != std::string_view::npos;
    if (!line.empty() && !is_comment) return text;
  }
  return {};
}

}  // namespace

bool is_structured_text(const NamedFormat& named, std::string_view beginning) {
  static const regex_t kOfBeginning = compiled(kStructuredBeginning, 0);
  static const regex_t kOfLine = compiled(kStructuredLine, REG_NEWLINE);
  beginning = beginning.substr(0, kSeenBytes);
  return has_word(kSuffixes, named.suffix) || (holds_text(named.skip_reason) && !has_word(kMayBeLines, named.suffix)) ||
         matches(kOfBeginning, trimmed(beginning)) || matches(kOfBeginning, without_comments(beginning)) ||
         matches(kOfLine, beginning);
}

}  // namespace neardup
