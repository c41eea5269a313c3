#include "formats/pdf_parts.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "bytes/ascii.h"
#include "bytes/feature_hash.h"
#include "bytes/parsed_number.h"
#include "characters/text_line.h"
#include "files/file_errors.h"
#include "files/inflater.h"

namespace neardup {

namespace {

constexpr std::size_t kLongestValue = 4096;
constexpr std::size_t kMostObjects = std::size_t{16} << 20;  // bytes of compressed ones

/** Whether a dictionary has a name: "/Image", but not "/ImageMask". */
bool has_name(std::string_view dictionary, std::string_view name) {
  for (std::size_t at = 0; (at = dictionary.find(name, at)) != dictionary.npos; at += name.size()) {
    const std::size_t end = at + name.size();
    if (end == dictionary.size() || !is_letter_or_digit(dictionary[end])) return true;
  }
  return false;
}

/** Append the strings under a name: "/V (Anna)", "/V <416e6e61>". */
void append_strings(std::string_view objects, std::string_view name, std::string& values,
                    std::string_view behind_each = "") {
  for (std::size_t at = 0; (at = objects.find(name, at)) != objects.npos; at += name.size()) {
    const std::size_t begin = std::min(objects.find_first_not_of(" \t\r\n", at + name.size()), objects.size());
    const std::string_view value = objects.substr(begin, kLongestValue);
    if (value.empty() || (value[0] != '(' && (value[0] != '<' || value.substr(0, 2) == "<<"))) continue;
    std::size_t end = value.find(value[0] == '(' ? ')' : '>');
    while (end != value.npos && value[0] == '(' && value[end - 1] == '\\') end = value.find(')', end + 1);
    if (end != value.npos) (values += value.substr(0, end)) += behind_each;
  }
}

/** Append the states that objects name: "/AS /Yes". */
void append_states(std::string_view objects, std::string& states) {
  append_strings(objects, "/V", states);
  for (std::size_t at = 0; (at = objects.find("/AS", at)) != objects.npos; at += 3) {
    const std::size_t name = std::min(objects.find_first_not_of(" \t\r\n", at + 3), objects.size());
    if (objects.substr(name, 1) != "/") continue;
    states += objects.substr(name, objects.find_first_of(" \t\r\n/<>[]()", name + 1) - name);
  }
}

/** Append an array or a name under a name, up to a longest value: "/QuadPoints [1 2]", "/Name /Approved". */
void append_values(std::string_view objects, std::string_view name, std::string& values) {
  for (std::size_t at = 0; (at = objects.find(name, at)) != objects.npos;) {
    at = std::min(objects.find_first_not_of(" \t\r\n", at + name.size()), objects.size());
    const std::string_view sign = objects.substr(at, 1);
    if (sign != "[" && sign != "/") continue;
    const std::string_view rest = objects.substr(at + 1, kLongestValue);
    const std::string_view value = rest.substr(0, rest.find_first_of(sign == "[" ? "]" : "/>\r\n"));
    (values += one_line(value)) += '\n';
    at += value.size();
  }
}

/** Append what readers have noted: their words, what they marked, drew and stamped, and where links lead. */
void append_notes(std::string_view objects, std::string& notes) {
  for (const std::string_view name : {"/Contents", "/URI"}) append_strings(objects, name, notes, "\n");
  append_values(objects, "/QuadPoints", notes);
  constexpr std::string_view kInk = "/InkList";
  for (std::size_t at = 0; (at = objects.find(kInk, at)) != objects.npos;) {
    const std::string_view rest = objects.substr(at, kLongestValue);
    const std::string_view strokes = rest.substr(0, rest.find("]]"));
    (notes += strokes) += '\n';
    at += strokes.size();
  }
  if (objects.find("/Rect") == objects.npos) return;  // no annotation
  for (const std::string_view kind : {"/Highlight", "/Underline", "/Squiggly", "/StrikeOut", "/Square", "/Circle",
                                      "/Line", "/Polygon", "/PolyLine", "/Stamp", "/Caret", "/Redact"}) {
    if (!has_name(objects, kind)) continue;
    (notes += kind) += '\n';
    append_values(objects, "/Name", notes);
  }
}

/** The lines of a text in ascending order: a program that saves a file again puts its objects in another order. */
std::string sorted_lines(const std::string& text) {
  std::vector<std::string> lines = split(text, '\n');
  std::sort(lines.begin(), lines.end());
  std::string sorted;
  for (const std::string& line : lines) (sorted += line) += line.empty() ? "" : "\n";
  return sorted;
}

/** The place of a keyword from another place on, looked for from where it was found before: all looks together are linear. */
class Keyword {
 public:
  Keyword(std::string_view text, std::string_view word) : text_(text), word_(word) {}

  std::size_t from(std::size_t place) {
    if (at_ < place || place == 0) at_ = std::min(text_.find(word_, place), text_.size());
    return at_;
  }

 private:
  std::string_view text_;
  std::string_view word_;
  std::size_t at_ = 0;
};

}  // namespace

WordlessParts shown_by_pdf(std::string_view pdf) {
  std::set<std::uint64_t> files;
  WordlessParts parts;
  std::string& shown = parts.shown;
  std::size_t left = kMostObjects;
  Keyword object(pdf, "obj");
  Keyword stream(pdf, "stream");
  Keyword end_of_stream(pdf, "endstream");
  for (std::size_t begin = 0; (begin = object.from(begin)) < pdf.size();) {
    const std::size_t data = stream.from(begin);
    const std::size_t next = object.from(begin + 3);
    const std::string_view dictionary = pdf.substr(begin, std::min(data, next) - begin);
    begin = next;
    if (has_name(dictionary, "/Encrypt")) {
      WordlessParts unknown;
      unknown.notes = "encrypted " + std::to_string(xxh3_hash(pdf));
      return unknown;
    }
    append_states(dictionary, shown);
    append_notes(dictionary, parts.notes);
    if (data >= next) continue;
    const std::size_t first = pdf[std::min(data + 6, pdf.size() - 1)] == '\r' ? data + 8 : data + 7;
    begin = end_of_stream.from(data);
    const std::string_view bytes = pdf.substr(std::min(first, begin), begin - std::min(first, begin));
    const bool is_image = has_name(dictionary, "/Image");
    const bool is_new = (is_image || has_name(dictionary, "/EmbeddedFile")) && files.insert(xxh3_hash(bytes)).second;
    if (is_image && is_new) ++parts.pictures;
    if (!has_name(dictionary, "/ObjStm")) continue;
    try {
      const std::string objects = inflated(bytes, left, Inflater::Format::kZlib);
      left -= objects.size();
      append_states(objects, shown);
      append_notes(objects, parts.notes);
    } catch (const DecompressedTooLarge&) {
      left = 0;
    } catch (const std::runtime_error&) {  // compressed otherwise
    }
  }
  parts.notes = sorted_lines(parts.notes);
  for (const std::uint64_t file : files) shown += std::to_string(file) + ' ';
  return parts;
}

}  // namespace neardup
