#include "dedupe/line_marks.h"

#include <iterator>

#include "bytes/ascii.h"
#include "bytes/plain_words.h"
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

/** How many bytes of a line are its label of at most four words and the colon behind it, as in "Label: value" or "label:: value"; 0
 *  without. */
std::size_t label_bytes(std::string_view line) {
  constexpr std::size_t kLabelWords = 4;
  constexpr std::string_view kWideColon = "\uff1a";
  const std::size_t wide = line.find(kWideColon);
  std::size_t colon = line.find(':');
  while (colon < wide && colon + 1 < line.size() && line[colon + 1] == ':') ++colon;
  const bool spaced = colon < wide && (line.substr(colon + 1, 1).find_first_of(" \t") == 0 ||
                                       begins_with(line.substr(colon + 1), "\u00a0"));
  if (!spaced && (wide == line.npos || colon < wide)) return 0;
  const std::string_view label = line.substr(0, spaced ? colon : wide);
  const std::size_t words = word_count(label);
  if (label.find_first_of(".,;!?") != label.npos || words == 0 || words > kLabelWords) return 0;
  return label.size() + (spaced ? 1 : kWideColon.size());
}

/** Of a paragraph with a label what must be the same: all words, without the value if that is a text. */
std::string field_of(std::string_view paragraph) {
  constexpr std::size_t kValueWords = 12;
  const std::size_t label = label_bytes(paragraph);
  const bool text = word_count(paragraph.substr(label)) > kValueWords;
  std::string field;
  each_word(folded(text ? paragraph.substr(0, label) : paragraph),
            [&](std::string_view word) { (field += word) += ' '; });
  return field += '\n';
}

/** The state of a task at the beginning of a line, behind its bullet; empty without. */
std::string_view state_of(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of("*-+# "), line.size()));
  const std::string_view word = line.substr(0, line.find(' '));
  return has_word("TODO DONE DOING NEXT NOW LATER WAITING CANCELED CANCELLED", word) ? word : std::string_view();
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

/** Paragraphs that begin with a label, also directly below each other: in prose that is broken into lines one may begin with any
 *  words. */
std::string fields_of(std::string_view text, bool lines_are_paragraphs) {
  constexpr std::size_t kBroken = 50;  // bytes; a line of a paragraph that is broken into lines has more
  std::string fields;
  std::string held;    // the labelled paragraph that is not at its end
  bool begins = true;  // whether a paragraph may begin
  const auto end_paragraph = [&] {
    if (!held.empty()) fields += field_of(held);
    held.clear();
  };
  while (!text.empty()) {
    const std::string_view line = trimmed(take_line(text));
    const bool labelled = begins && label_bytes(line) != 0;
    if (labelled || line.empty() || lines_are_paragraphs) end_paragraph();
    if (labelled || !held.empty()) (held += line) += ' ';
    const bool whole = labelled && line.size() < kBroken;
    if (whole) end_paragraph();
    begins = labelled || line.size() < kBroken || lines_are_paragraphs;
    if (const std::string_view state = state_of(line); !state.empty()) (fields += state) += '\n';
    append_targets(line, "[[", "]]", fields);
    append_targets(line, "((", "))", fields);
  }
  end_paragraph();
  return fields;
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
