#include "documents/input_format.h"

#include <regex.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <new>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>

#include "bytes/ascii.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "documents/csv_record.h"
#include "documents/json_document.h"
#include "files/compression.h"
#include "files/open_file.h"
#include "formats/file_kinds.h"
#include "formats/text_format.h"
#include "mail/mail_repair.h"
#include "mail/mbox_reader.h"
#include "mail/saved_page.h"

namespace neardup {

namespace {

constexpr std::size_t kSeenBytes = 8192;

/** How texts begin, with or without the blank lines and comments before their first line: subtitles, calendars, bibliographies,
 *  TeX, scripts, markup, patches, LDIF, sequences, family trees, chess, playlists, keys, YAML, annotated corpora, Lisp, CMake,
 *  Docker, music, logs of git, library records, bank statements, manual pages, screenplays, diagrams, solids, changelogs,
 *  orders and invoices of EDIFACT and X12, HL7, Gherkin, ChordPro. */
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
    "commit [0-9a-f]{40}[^\n]*\n(Merge: [^\n]*\n)?Author: |=LDR  |[0-9]{5}[a-z]{3}[^\n]*4500\r?\n00[0-9] "
    "|!Type:|OFXHEADER:|:20:[^\n]*\n:|"
    "[.'](\\\\\"|TH |Dd |so )|\\\\id [A-Z0-9]{3}|\\\\input texinfo|"
    "@(relation|RELATION|attribute|ATTRIBUTE|startuml|prefix) |(graph|flowchart) "
    "(TD|TB|LR|RL|BT)\r?\n|sequenceDiagram\r?\n|"
    "[Uu]ser-[Aa]gent:|(INT|EXT)\\. |\\*(filter|nat|mangle)\r?\n:|solid [^\n]*\n[ \t]*facet|Host [^\n]*\n[ \t]+[A-Z]|"
    "[a-z0-9.+-]+ \\([^)\n]+\\) [A-Za-z-]+; urgency=|#(compdef|autoload) |set -[eux]+( -o pipefail)?\r?\n|"
    "@(echo|ECHO) (off|OFF)\r?\n|"
    "UNA[^\n]{6}|UNB\\+|ISA\\*|(FHS|BHS|MSH)\\||(@[^\n]*\n[ \t]*)*Feature: |\\{(t|title|new_song|ns)[:}]"
    ")";

/** Lines that texts have anywhere: subtitles, bibliographies, molecules, patches, translations, TeX, SQL, configurations, source
 *  code, makefiles, manual pages, markup of documents, annotated corpora, machine tools, packages, cookies of fortune, questions
 *  of a quiz, account books, clippings of a reader. */
constexpr const char* kStructuredLine =
    "^("
    "([0-9]+:)?[0-9]{2}:[0-9]{2}[,.][0-9]{3} --> |"
    "@[A-Za-z]+[ \t]*\\{[ \t]*[^ ,\n]+,\r?$|M  END\r?$|\\{\\|[^\n]*\n\\|-|"
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
    "[ \t]+\\.(globl|text|section|data)\\>|[ \t]+(movq?|lea|xor|ldr)[ \t]+[^ \n]+, *[^ \n]+|"
    "\\.(TH|SH|Sh|SS|PP|Pp|IP|TP|It|nf|fi|RS|RE)( [^\n]*)?\r?$|\\.\\. [a-z:-]+::|"
    "G[0-9]{1,2}( [A-Z]-?[0-9.]+)+\r?$|Rewrite(Engine|Cond|Rule) "
    "|%(description|files|prep|build|install|changelog)\r?$|"
    "(SELECT|select) [^;\n]*\r?\n[ \t]*(WHERE|where) [^\n]*[=<>]|\"[^\"\n]*\" *= "
    "*\"[^\n]*\";\r?$|"
    "[^ \t\n]+([ \t][^ \t\n]+)*[ \t][BI]-[A-Z]{3,}\r?$|"
    "[ \t]*(for [A-Za-z_, ]+ in [^\n]*|try):\r?\n[ \t]+[^ ]|package [A-Z][A-Za-z0-9_:]*;|"
    "(const|let|var) [A-Za-z_$]+ = [^\n]*;\r?$|import [^\n]* from [\"'][^\n]*[\"'];?\r?$|export "
    "(default|const) |"
    "[.#]?[a-z][^\n{}]*\\{[^\n{}]*:[^\n{}]*;[^\n{}]*\\}|[ \t]+(subroutine|SUBROUTINE) [A-Za-z_0-9]+|"
    "[A-Za-z_.][A-Za-z0-9_.]* <- [^\n]*\\(|module [a-z_0-9]+ *\\(|(entity|architecture [a-z_0-9]+ of) [a-z_0-9]+ "
    "is\r?$|"
    "(Get|Set|Write|New)-[A-Z][a-z]+ [$-]|(setlocal|SETLOCAL)\r?$|"
    "%\r?\n([^%\n][^\n]*\n)+%\r?$|ANSWER: [A-Z]\r?$|::[^:\n]+::[^\n]*\\{|"
    "[0-9]{4}[-/.][0-9]{2}[-/.][0-9]{2} [^\n]*\n[ \t]+[^ \t\n:;/0-9][^\t\n:;/]*:[^ \t\n:;/][^\t\n;/]*(  "
    "|\t)[^\n]*[0-9]|"
    "- [^\n]* \\| [^\n]*\r?\n\r?\n[^\n]*\r?\n==========\r?$"
    ")";

/** Suffixes of names that only such texts have; others are those that texts of no words have (text_format.h). */
constexpr std::string_view kSuffixes =
    "ris enw nbib srt vtt sbv ass ssa lrc vert vrt vcf ics rst adoc asciidoc org pod ldif fasta fastq conll conllu tf "
    "hcl "
    "proto env tei gift zi ledger hledger journal beancount rec feature";
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

/** Whether a line without space at its ends is a comment, or a form feed, as Lisp has them. */
bool is_comment(std::string_view line) {
  if (line.empty()) return false;
  return has_word("// -- /*", line.substr(0, 2)) ||
         std::string_view("#%;*!\f").find(line.front()) != std::string_view::npos;
}

/** The text from its first line on that is neither blank nor a comment. */
std::string_view without_comments(std::string_view text) {
  for (std::string_view rest = text; !rest.empty(); text = rest) {
    const std::string_view line = trimmed(take_line(rest));
    if (!line.empty() && !is_comment(line)) return text;
  }
  return {};
}

/** A line that is a field, as "prefix=/usr" and "Package: x". */
struct Field {
  std::string_view name;    ///< empty if the line is none
  bool is_setting = false;  ///< no sentence or sum: "a.b = c", "A := b", "export C = d", "prefix=/usr"
};

Field field_of(std::string_view line) {
  constexpr std::string_view kExport = "export ";
  constexpr std::size_t kLongest = 60;
  const bool exported = begins_with(line, kExport);
  if (exported) line.remove_prefix(kExport.size());
  const auto in_name = [](char c) {
    return is_letter_or_digit(c) || std::string_view("_.-").find(c) != std::string_view::npos;
  };
  const std::size_t end = static_cast<std::size_t>(std::find_if_not(line.begin(), line.end(), in_name) - line.begin());
  if (end == 0 || end > kLongest || !is_letter(line.front())) return {};
  const std::string_view name = line.substr(0, end);
  const std::string_view behind = trimmed(line.substr(end));
  if (line.substr(end, 1) == ":" && behind.substr(0, 2) != ":=")
    return {behind.size() == 1 || behind[1] == ' ' ? name : std::string_view()};
  const bool assigns = has_word(":= ?= +=", behind.substr(0, 2));
  if (!assigns && behind.substr(0, 1) != "=") return {};
  return {name, assigns || exported || line[end] == '=' || name.find_first_of("._") != name.npos};
}

/** Whether a text begins with two paragraphs of three or more fields with the same names, and short values: those of a dialogue
 *  are sentences. */
bool repeats_paragraph_of_fields(std::string_view text) {
  constexpr std::size_t kFields = 3;
  constexpr std::size_t kMostWords = 6;
  std::vector<std::string_view> first;
  std::vector<std::string_view> names;
  while (true) {
    const std::string_view line = trimmed(take_line(text));
    if (line.empty() && !names.empty()) {
      if (!first.empty() || names.size() < kFields) return names == first;
      first = std::exchange(names, {});
    }
    if (text.empty() && line.empty()) return false;
    if (line.empty() || is_comment(line)) continue;
    names.push_back(field_of(line).name);
    if (names.back().empty() || word_count(line) > kMostWords) return false;
  }
}

/** Whether a text begins with four fields of different names.
 *  @param alone  whether it is enough: else they are settings, or a later paragraph has them again. */
bool has_fields(std::string_view text, bool alone) {
  constexpr std::size_t kFields = 4;
  std::set<std::string_view> names;
  std::string_view first;
  bool settings = true;
  bool begins = true;  // a paragraph
  while (!text.empty()) {
    const std::string_view line = without_line_end(take_line(text));
    if (is_comment(trimmed(line)) || (!line.empty() && (line.front() == ' ' || line.front() == '\t'))) continue;
    const bool blank = trimmed(line).empty();
    const Field field = field_of(line);
    if (names.size() == kFields) {
      if (settings || alone || (begins && !blank && field.name == first)) return true;
    } else if (!blank) {
      if (field.name.empty() || !names.insert(field.name).second) return false;
      if (first.empty()) first = field.name;
      settings = settings && field.is_setting;
    }
    begins = blank;
  }
  return names.size() == kFields && (settings || alone);
}

bool begins_as_structured(std::string_view beginning) {
  static const regex_t kOfBeginning = compiled(kStructuredBeginning, 0);
  return matches(kOfBeginning, trimmed(beginning)) || matches(kOfBeginning, without_comments(beginning));
}

bool is_structured_text(const NamedFormat& named, std::string_view beginning) {
  static const regex_t kOfLine = compiled(kStructuredLine, REG_NEWLINE);
  beginning = beginning.substr(0, kSeenBytes);
  return has_word(kSuffixes, named.suffix) || (holds_text(named.skip_reason) && !has_word(kMayBeLines, named.suffix)) ||
         begins_as_structured(beginning) || has_fields(beginning, false) || repeats_paragraph_of_fields(beginning) ||
         matches(kOfLine, beginning);
}

constexpr std::size_t kLongestColumnName = 40;
constexpr std::size_t kRowsToSee = 3;

[[noreturn]] void refuse(std::string_view what) {
  throw std::runtime_error(
      "is " + std::string(what) +
      ", not a file of texts; write its texts as lines of JSON, one {\"id\": ..., \"text\": ...} each");
}

void refuse_other_content(const FoundKind& kind, std::string_view beginning) {
  if (!kind.name.empty()) refuse(kind.name);
  if (looks_binary(beginning)) refuse("binary");
}

std::string_view first_line(std::string_view text) {
  return text.substr(0, text.find('\n'));
}

std::string_view without_space(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  return text;
}

bool is_page(std::string_view text) {
  return format_of_content(text) != TextFormat::kPlain;
}

/** The first line is an object of JSON, or all of the only line that is there. */
bool begins_with_json_line(std::string_view text) {
  const std::string_view line = first_line(text);
  if (line.empty() || line.front() != '{') return false;
  if (is_json_object(line)) return true;
  return line.size() == text.size() && text.size() >= kRecognisedBytes;  // it is longer than what is seen
}

bool begins_with_json(std::string_view text) {
  if (!text.empty() && text.front() == '[') {
    const std::string_view inside = without_space(text.substr(1));
    return !inside.empty() &&
           (inside.front() == '{' || (inside.front() == ']' && without_space(inside.substr(1)).empty()));
  }
  if (text.empty() || text.front() != '{') return false;
  const std::string_view inside = without_space(text.substr(1));
  return !inside.empty() && (inside.front() == '"' || inside.front() == '}');
}

bool is_column_name(const std::string& name) {
  return !name.empty() && name.size() <= kLongestColumnName && name.front() != ' ' && name.back() != ' ' &&
         name.find_first_of("{}<>;,\"'!?()") == std::string::npos &&
         name.find_first_not_of("0123456789.-+") != std::string::npos;
}

/** Whether the first rows have the same number of cells, at least two, and the first one has names. */
bool looks_as_table(std::string_view text, char delimiter) {
  std::size_t columns = 0;
  std::size_t rows = 0;
  for (std::size_t begin = 0, end = csv_row_end(text, 0, delimiter); end != std::string_view::npos;
       begin = end, end = csv_row_end(text, begin, delimiter)) {
    const std::string_view row = without_line_end(text.substr(begin, end - begin));
    if (row.empty()) continue;
    std::vector<std::string> cells;
    try {
      cells = csv_cells(row, delimiter);
    } catch (const std::runtime_error&) {
      return false;
    }
    if (rows == 0) {
      columns = cells.size();
      const std::set<std::string> names(cells.begin(), cells.end());
      if (columns < 2 || names.size() != columns || !std::all_of(cells.begin(), cells.end(), is_column_name))
        return false;
    }
    if (cells.size() != columns) return false;
    ++rows;
  }
  return rows >= kRowsToSee;
}

/** Whether content begins as a mailbox, whatever its name. */
bool begins_as_mailbox(std::string_view beginning) {
  const std::string_view line = without_line_end(beginning.substr(0, beginning.find('\n') + 1));
  if (!begins_with_from(line) || !(is_dated_separator(line) || is_bare_separator(line))) return false;
  beginning.remove_prefix(beginning.find('\n') + 1);
  const std::string_view next = without_line_end(beginning.substr(0, beginning.find('\n') + 1));
  return is_header_field(next) || next.substr(0, 1) == ">";
}

bool begins_as_web_archive(std::string_view beginning) {
  return beginning.substr(0, 7) == "WARC/1." || beginning.substr(0, 7) == "WARC/0." ||
         beginning.substr(0, 11) == "filedesc://";
}

/** The beginning of a file, decompressed, as far as it can be read: who reads all of it says why not. A line that may not be
 *  whole is left out, unless it is the first.
 *  @param seen  about so many bytes. @param content  of the file, if it is known; else null. */
std::string beginning_of_file(const std::string& path, std::size_t seen, const std::string* content) {
  std::string bytes = content == nullptr ? std::string(seen, '\0') : content->substr(0, seen);
  try {
    if (content == nullptr) bytes.resize(OpenFile(path, Pipes::kRefused).read(bytes.data(), bytes.size()));
  } catch (const std::runtime_error&) {
    return {};
  }
  const bool whole = bytes.size() < seen;
  if (const Compression compression = compression_of(bytes); compression != Compression::kNone) {
    bytes = decompressed_beginning(bytes, compression, seen);
  }
  const std::size_t last_line = bytes.rfind('\n');
  if (!(whole && bytes.size() < seen) && last_line != std::string::npos) bytes.resize(last_line + 1);
  return bytes;
}

/** Whether a mail, a mailbox or a web archive may begin with this line. */
bool may_begin_documents(std::string_view line) {
  return begins_with_from(line) || begins_as_web_archive(line) || is_header_field(line) ||
         line.find_first_not_of("0123456789 \r\n") == std::string_view::npos;
}

void refuse_array_of_strings(std::string_view beginning) {
  beginning = without_space(beginning);
  if (beginning.substr(0, 1) != "[" || without_space(beginning.substr(1)).substr(0, 1) != "\"") return;
  throw std::runtime_error("is a JSON array of strings; make records of them: jq -c '.[] | {text: .}'");
}

/** RFC 7464: a record separator before each text, which may have several lines. */
void refuse_text_sequence(std::string_view beginning, InputFormat asked) {
  const bool may_be = asked == InputFormat::kByContent || is_json(asked);
  if (may_be && beginning.substr(0, 1) == "\x1e" && begins_with_json(without_space(beginning.substr(1))))
    throw std::runtime_error("is a JSON text sequence; make JSON lines of it: tr -d '\\036' | jq -c .");
}

/** recognised_format() without a byte order mark. */
InputFormat format_of_text(const std::string& path, std::string_view beginning, InputFormat asked) {
  refuse_text_sequence(beginning, asked);
  const FoundKind kind = kind_of_content(beginning);
  const bool json = begins_with_json(without_space(beginning)) && !begins_with_json_line(without_space(beginning));
  if (asked == InputFormat::kJsonLines && json) return InputFormat::kJson;
  if (asked == InputFormat::kJson) refuse_array_of_strings(beginning);
  if (asked != InputFormat::kByContent) {
    if (!is_page(beginning)) refuse_other_content(kind, beginning);
    return asked;
  }
  const NamedFormat named = format_of_name(path);
  const bool document = kind.format && !(kind.is_markup && named.format);
  if (begins_as_mailbox(beginning) || begins_as_web_archive(beginning) || is_page(beginning) || document ||
      begins_as_saved_page(beginning))
    return InputFormat::kFiles;
  refuse_other_content(kind, beginning);
  if (json) return InputFormat::kJson;
  if (const InputFormat format = record_format_of_suffix(named.suffix); format != InputFormat::kByContent)
    return format;
  if (begins_with_json_line(beginning)) return InputFormat::kJsonLines;
  if (begins_as_mail(beginning)) return InputFormat::kFiles;
  if (named.format && *named.format != TextFormat::kPlain) return InputFormat::kFiles;
  if (looks_as_table(beginning, delimiter_of(beginning))) return InputFormat::kCsv;
  if (!is_structured_text(named, beginning)) return InputFormat::kLines;
  refuse_array_of_strings(beginning);
  throw std::runtime_error(
      "is structured text, which breaks without some of its lines; --as files compares whole files, --as lines their "
      "lines");
}

/** @exception std::runtime_error if lines end in carriage returns, so that they would be one, or Excel's line is before them. */
InputFormat with_line_feeds(InputFormat format, std::string_view beginning) {
  const std::size_t end = beginning.find_first_of("\r\n");
  const bool ends = end < beginning.size() - 1 && beginning[end] == '\r' && beginning[end + 1] != '\n';
  const bool lines = format == InputFormat::kLines || format == InputFormat::kJsonLines;
  if (ends && (has_header(format) || (lines && beginning.find('\n') == std::string_view::npos)))
    throw std::runtime_error("has carriage returns alone for line ends; convert them: tr '\\r' '\\n'");
  if (has_header(format) && beginning.substr(0, 4) == "sep=")
    throw std::runtime_error("has Excel's line sep= before the names of its columns; remove it: sed 1d");
  return format;
}

}  // namespace

InputFormat recognised_format(const std::string& path, std::string_view beginning, InputFormat asked) {
  constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
  if (beginning.substr(0, kByteOrderMark.size()) == kByteOrderMark) beginning.remove_prefix(kByteOrderMark.size());
  return with_line_feeds(format_of_text(path, beginning, asked), beginning);
}

bool holds_code_or_table(const std::string& path, std::string_view beginning) {
  beginning = beginning.substr(0, kRecognisedBytes);
  const NamedFormat named = format_of_name(path);
  return record_format_of_suffix(named.suffix) != InputFormat::kByContent || holds_text(named.skip_reason) ||
         begins_with_json(beginning) || looks_as_table(beginning, delimiter_of(beginning)) ||
         begins_as_structured(beginning.substr(0, kSeenBytes)) || has_fields(beginning, true);
}

InputFormat record_format_of_suffix(const std::string& suffix) {
  if (suffix == "jsonl" || suffix == "ndjson") return InputFormat::kJsonLines;
  if (suffix == "csv") return InputFormat::kCsv;
  if (suffix == "tsv") return InputFormat::kTsv;
  return InputFormat::kByContent;
}

InputFormat format_of_name_alone(const std::string& path) {
  if (path == "-") return InputFormat::kByContent;
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) return InputFormat::kFiles;
  return has_own_ids(format_of_name(path).format) ? InputFormat::kFiles : InputFormat::kByContent;
}

NamedFormat format_of_file(const std::string& path, const std::string* content) {
  NamedFormat named = format_of_name(path);
  if (is_server_program(named.suffix)) return with_content(named, beginning_of_file(path, kPrologBytes, content));
  const bool may_be_other = !named.format || *named.format == TextFormat::kPlain;
  if (!may_be_other || !named.skip_reason.empty()) return named;
  constexpr std::size_t kLineBytes = 512;
  constexpr std::size_t kHeaderBytes = std::size_t{16} << 10;
  const std::string line = beginning_of_file(path, kLineBytes, content);
  if (const FoundKind kind = kind_of_content(line); !named.format && !kind.is_markup)
    named.skip_reason = kind.refusal();
  const std::size_t begin = std::min(line.find_first_not_of("\r\n\xef\xbb\xbf"), line.size());
  if (!may_begin_documents(first_line(std::string_view(line).substr(begin)))) return named;
  const std::string beginning = beginning_of_file(path, kHeaderBytes, content);
  if (begins_as_mail(beginning)) named.format = TextFormat::kMail;
  if (begins_as_mailbox(beginning)) named.format = TextFormat::kMailbox;
  if (begins_as_web_archive(beginning)) named.format = TextFormat::kWebArchive;
  if (begins_as_saved_page(beginning)) named.format = TextFormat::kSavedPage;
  return named;
}

char delimiter_of(std::string_view header) {
  constexpr std::string_view kDelimiters = ",;\t|";
  std::array<std::size_t, kDelimiters.size()> counts{};
  bool quoted = false;
  char before = kDelimiters.front();
  for (const char c : header) {
    if (c == '\n' && !quoted) break;
    const bool opens = before == '"' || kDelimiters.find(before) != std::string_view::npos;
    if (c == '"' && (quoted || opens)) quoted = !quoted;
    before = c;
    const std::size_t place = quoted ? std::string_view::npos : kDelimiters.find(c);
    if (place != std::string_view::npos) ++counts[place];
  }
  return kDelimiters[static_cast<std::size_t>(std::max_element(counts.begin(), counts.end()) - counts.begin())];
}

}  // namespace neardup
