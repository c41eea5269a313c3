#include "dedupe/line_marks.h"

#include <iterator>

#include "bytes/ascii.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"

namespace neardup::cli {

namespace {

constexpr std::string_view kBoxes[] = {"\u2610", "\u2611", "\u2612"};
constexpr std::string_view kComments[] = {"#", ";", "//", "--", "%"};
constexpr std::string_view kBeginsBox = "\xe2\x98";
constexpr std::size_t kBox = 3;  // bytes, in both spellings

/** The boxes and round buttons of a line, in their order: "[x]", "(o)", "( )". */
std::string boxes_of(std::string_view line) {
  constexpr std::string_view kOpen = "[(";
  constexpr std::string_view kClosed = "])";
  constexpr std::string_view kInside = " xXoO*-";
  std::string boxes;
  for (std::size_t at = 0; at + kBox <= line.size(); ++at) {
    const std::size_t kind = kOpen.find(line[at]);
    if (kind == kOpen.npos || line[at + 2] != kClosed[kind] || kInside.find(line[at + 1]) == kInside.npos) continue;
    if (at == 0 || !is_letter_or_digit(line[at - 1])) boxes += line.substr(at, kBox);  // no index of an array
  }
  return boxes;
}

std::string_view comment_of(std::string_view line) {
  for (const std::string_view sign : kComments) {
    if (begins_with(line, sign)) return sign;
  }
  return " ";
}

/** Whether a line is "Label: value", or "label:: value" of an outliner. */
bool has_label(std::string_view line) {
  constexpr std::size_t kLabelWords = 4;
  const std::size_t colon = line.find(": ");
  if (colon == line.npos || colon + 2 == line.size()) return false;
  const std::string_view label = line.substr(0, colon);
  return label.find_first_of(".,;!?()") == label.npos && word_count(label) != 0 && word_count(label) <= kLabelWords;
}

/** Of a line with a label what must be the same: all, without the value if that is a text. */
std::string_view field_of(std::string_view line) {
  constexpr std::size_t kValueWords = 8;
  const std::size_t value = line.find(": ") + 2;
  return word_count(line.substr(value)) <= kValueWords ? line : line.substr(0, value);
}

/** The state of a task at the beginning of a line, behind its bullet; empty without. */
std::string_view state_of(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of("*-+# "), line.size()));
  const std::string_view word = line.substr(0, line.find(' '));
  return has_word("TODO DONE DOING NOW LATER WAITING CANCELED CANCELLED", word) ? word : std::string_view();
}

/** Append what stands between two marks, up to a bar. */
void append_targets(std::string_view line, std::string_view open, std::string_view close, std::string& targets) {
  for (std::size_t at = 0; (at = line.find(open, at)) != line.npos;) {
    const std::size_t end = line.find(close, at);
    if (end == line.npos) return;
    const std::string_view target = line.substr(at, end - at);
    targets += target.substr(0, target.find('|'));
    at = end;
  }
}

/** Labelled lines that stand alone or below each other: in prose that is broken into lines one may begin with any words. */
std::string fields_of(std::string_view text, bool lines_are_paragraphs) {
  std::string fields;
  std::string_view held;  // a labelled line below such lines, or none, until it is known what stands below it
  bool alone = true;      // whether what stands above is blank or labelled
  while (!text.empty()) {
    const std::string_view line = trimmed(take_line(text));
    const bool labelled = has_label(line);
    if (!held.empty() && (lines_are_paragraphs || line.empty() || labelled)) (fields += field_of(held)) += '\n';
    held = labelled && alone ? line : std::string_view();
    alone = lines_are_paragraphs || line.empty() || (labelled && alone);
    if (const std::string_view state = state_of(line); !state.empty()) (fields += state) += '\n';
    append_targets(line, "[[", "]]", fields);
    append_targets(line, "((", "))", fields);
  }
  return held.empty() ? fields : fields.append(field_of(held)) += '\n';
}

}  // namespace

std::string line_marks(std::string_view text, bool lines_are_paragraphs) {
  const std::string fields = fields_of(text, lines_are_paragraphs);
  std::string boxes;
  std::string comments;
  std::string_view last;
  std::size_t lines = 0;
  std::size_t settings = 0;
  while (!text.empty()) {
    const std::string_view line = trimmed(take_line(text));
    if (line.empty()) continue;
    ++lines;
    boxes += boxes_of(line);
    for (std::size_t at = 0; (at = line.find(kBeginsBox, at)) != line.npos; ++at) {
      if (is_among(kBoxes, line.substr(at, kBox))) boxes += line.substr(at, kBox);
    }
    const std::string_view comment = comment_of(line);
    if (comment != " " || line.find('=') != line.npos) ++settings;
    if (comment != last) comments += comment;
    last = comment;
  }
  return fields + boxes +
         (2 * settings >= lines ? comments : std::string());  // of prose a line may begin with any sign
}

}  // namespace neardup::cli
