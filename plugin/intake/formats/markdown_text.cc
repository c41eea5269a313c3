#include "formats/markdown_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <limits>
#include <new>
#include <set>
#include <stdexcept>
#include <utility>

#include <md4c.h>

#include "bytes/ascii.h"
#include "bytes/feature_hash.h"
#include "bytes/parsed_number.h"
#include "bytes/percent_encoding.h"
#include "bytes/utf8_characters.h"
#include "characters/raised_number.h"
#include "characters/text_encoding.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "formats/text_format.h"
#include "html/html_text.h"
#include "markup/character_reference.h"
#include "markup/html_tag.h"
#include "notation/meaningful_signs.h"
#include "office/element_text.h"
#include "sign/evidence.h"
#include "tokens/minus.h"

namespace neardup {

namespace {

constexpr std::string_view kBlank = " \t";

std::string unquoted(std::string_view value) {
  value = trimmed(value, kBlank);
  if (value.size() >= 2 && value.front() == value.back() && (value.front() == '"' || value.front() == '\'')) {
    value = value.substr(1, value.size() - 2);
  }
  return one_line(value);
}

/** The value of a line `title: VALUE` or `title = VALUE`; empty for other lines. */
std::string title_of_line(std::string_view line, char separator) {
  if (line.substr(0, 5) != "title") return {};
  const std::string_view rest = trimmed(line.substr(5), kBlank);
  if (rest.empty() || rest.front() != separator) return {};
  return unquoted(rest.substr(1));
}

/** A text with "minus" before each negative number. */
std::string with_minus_words(std::string_view text) {
  std::string words;
  for (std::size_t at = 0; at != text.size(); ++at) {
    if (is_digit(text[at]) && bytes_of_minus(text, at) != 0) words += " minus ";
    words += text[at];
  }
  return words;
}

/** Whether a line is "name: value", or "name = value". */
bool is_setting(std::string_view line, char separator) {
  const std::size_t place = line.find(separator);
  const std::string_view name = trimmed(line.substr(0, place));
  return place != line.npos && !name.empty() && name.find_first_of(" #-") != 0 && name.find(' ') == name.npos;
}

/** The first line with its line end, or the whole rest. */
std::string_view first_line(std::string_view text) {
  return text.substr(0, std::min(text.find('\n'), text.size() - 1) + 1);
}

/** What a line of front matter says: of a setting at its top level the value. */
std::string_view said_by(std::string_view line, char separator) {
  const bool inner = line.empty() || kBlank.find(line.front()) != kBlank.npos;
  return inner || !is_setting(line, separator) ? line : line.substr(line.find(separator) + 1);
}

/** Whether the address of a link may be all of a text, or a title may follow it. */
bool may_be_address(std::string_view text) {
  text = trimmed(text);
  const std::size_t behind = text.find_first_not_of(kBlank, std::min(text.find_first_of(kBlank), text.size()));
  return begins_with(text, "<") || behind == text.npos || std::string_view("\"'(").find(text[behind]) != text.npos;
}

/** The text with a space behind the mark of footnotes of a word, "[^1]: Smith": md4c knows no footnotes, and takes these for the
 *  addresses of links, which are no text. */
std::string with_footnotes(std::string_view markdown) {
  std::string text;
  while (!markdown.empty()) {
    std::string_view line = first_line(markdown);
    markdown.remove_prefix(line.size());
    const std::size_t mark = std::min(line.find_first_not_of(" \t>"), line.size());
    const std::size_t end = begins_with(line.substr(mark), "[^") ? line.find("]:", mark) : line.npos;
    if (end != line.npos && may_be_address(line.substr(end + 2))) {
      (text += line.substr(0, end + 1)) += ' ';
      line.remove_prefix(end + 1);
    }
    text += line;
  }
  return text;
}

constexpr std::size_t kMostSteps = 100'000'000;
constexpr std::size_t kLinesOfAPart = 100;

/** The lines up to the next blank line, or one blank line. */
struct Paragraph {
  std::string_view text;
  std::size_t lines = 0;
  std::size_t brackets = 0;

  bool takes_too_long() const { return lines > kLinesOfAPart && brackets > kMostSteps / lines; }
};

Paragraph first_paragraph(std::string_view text) {
  Paragraph paragraph;
  std::size_t size = 0;
  while (size != text.size()) {
    const std::string_view line = first_line(text.substr(size));
    const bool blank = trimmed(line).empty();
    if (blank && size != 0) break;
    size += line.size();
    ++paragraph.lines;
    paragraph.brackets += static_cast<std::size_t>(std::count(line.begin(), line.end(), '['));
    if (blank) break;
  }
  paragraph.text = text.substr(0, size);
  return paragraph;
}

void append_in_parts(std::string& text, std::string_view paragraph) {
  for (std::size_t lines = 0; !paragraph.empty(); ++lines) {
    if (lines != 0 && lines % kLinesOfAPart == 0) text += '\n';
    const std::string_view line = first_line(paragraph);
    text += line;
    paragraph.remove_prefix(line.size());
  }
}

/** Append the characters of "&name;" or "&#number;"; an unknown name unchanged. */
void append_entity(std::string& text, std::string_view entity) {
  std::string characters;
  const bool known = append_reference(characters, entity, ReferencePlace::kText) == entity.size();
  text += known ? std::string_view(characters) : entity;
}

/** The element name of a tag such as "</p>" or "<br/>". */
std::string_view element_of_tag(std::string_view tag) {
  const std::size_t begin = tag.find_first_not_of("</");
  if (begin == std::string_view::npos) return {};
  return tag.substr(begin, tag.find_first_of(" \t\r\n/>", begin) - begin);
}

/** Receives md4c's events. */
class MarkdownReader {
 public:
  std::exception_ptr failure;  // of the last event

  void enter_block(MD_BLOCKTYPE type, void* detail) {
    separate();
    if (type == MD_BLOCK_LI) {
      const auto& item = *static_cast<MD_BLOCK_LI_DETAIL*>(detail);
      tasks_ += item.is_task != 0 ? 1 : 0;
      if (item.is_task != 0 && item.task_mark != ' ') (wordless_ += "done " + std::to_string(tasks_)) += '\n';
    }
    if (type == MD_BLOCK_H && title_.empty()) heading_ = body_.size();
    if (type == MD_BLOCK_CODE || type == MD_BLOCK_TABLE) exact_begin_ = body_.size();
    in_html_block_ = type == MD_BLOCK_HTML;
  }

  void leave_block(MD_BLOCKTYPE type, void*) {
    if (type == MD_BLOCK_HTML) {
      add_pictures(html_);
      body_ += html_text(html_);
      html_.clear();
      in_html_block_ = false;
    } else if (type == MD_BLOCK_CODE || type == MD_BLOCK_TABLE) {
      exact_ += std::string_view(body_).substr(exact_begin_);
    } else if (type == MD_BLOCK_H && title_.empty()) {
      title_ = one_line(std::string_view(body_).substr(heading_));
    }
    separate();
  }

  void enter_span(MD_SPANTYPE type, void* detail) {
    if (type == MD_SPAN_DEL) struck_ = body_.size();
    if (type == MD_SPAN_CODE) code_ = body_.size();
    links_ += type == MD_SPAN_A ? 1 : 0;
    if (type == MD_SPAN_A) {
      const MD_ATTRIBUTE& target = static_cast<MD_SPAN_A_DETAIL*>(detail)->href;
      exact_.append(target.text, target.size) += '\n';
    }
    if (type != MD_SPAN_IMG) return;
    ++images_;
    const MD_ATTRIBUTE& source = static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src;
    std::string_view url(source.text, source.size);
    if (links_ != 0 || begins_with(url, "data:")) return;  // a badge leads elsewhere
    add_picture(url);
  }

  void leave_span(MD_SPANTYPE type, void*) {
    images_ -= type == MD_SPAN_IMG ? 1 : 0;
    if (type == MD_SPAN_IMG) descriptions_ += '\n';
    links_ -= type == MD_SPAN_A ? 1 : 0;
    if (type == MD_SPAN_CODE) exact_.append(body_, std::min(code_, body_.size())) += '\n';
    if (type == MD_SPAN_DEL) ((wordless_ += "del ") += one_line(std::string_view(body_).substr(struck_))) += '\n';
  }

  void text(MD_TEXTTYPE type, std::string_view text) {
    if (in_html_block_) {
      html_ += text;
    } else {
      inline_text(type, text, images_ == 0 ? body_ : descriptions_);
    }
  }

  /** Checked boxes, and what is struck out, a line each. */
  const std::string& marks() const { return wordless_; }

  /** The files that Obsidian embeds: ![[map.png|300]]. */
  void add_embedded(std::string_view markdown) {
    constexpr std::string_view kBegins = "![[";
    for (std::size_t at = 0; (at = markdown.find(kBegins, at)) != markdown.npos;) {
      at += kBegins.size();
      const std::string_view inside = markdown.substr(at, markdown.find_first_of("[]\n", at) - at);
      at += inside.size();
      if (begins_with(markdown.substr(at), "]")) add_picture(inside.substr(0, inside.find('|')));
    }
  }

  /** Checked boxes, what is struck out, and the names of pictures, a line each. */
  std::string wordless() const {
    std::string all = wordless_;
    for (const std::string& picture : pictures_) (all += picture) += '\n';
    return all;
  }

  DocumentText document() && {
    DocumentText document{std::move(title_), std::move(body_), std::move(descriptions_), 0, {}};
    document.lines = exact_.empty() ? 0 : xxh3_hash(exact_);
    return document;
  }

 private:
  void add_picture(std::string_view url) {
    url = url.substr(0, url.find_first_of("?#"));
    pictures_.insert(percent_decoded(url.substr(url.rfind('/') + 1)));  // a mirror has other folders
  }

  /** The pictures of HTML: <img src="map.png">. */
  void add_pictures(const std::string& html) {
    constexpr std::string_view kSource = "src=";
    const std::string tags = lower_ascii(html);
    for (std::size_t at = 0; (at = tags.find("<img", at)) != tags.npos; ++at) {
      const std::string_view tag = std::string_view(html).substr(at, tags.find_first_of("<>", at + 1) - at);
      std::size_t begin = lower_ascii(tag).find(kSource);
      if (begin == tag.npos) continue;
      begin = std::min(tag.find_first_not_of("\"'", begin + kSource.size()), tag.size());
      const std::string_view url = tag.substr(begin, tag.find_first_of("\"' ", begin) - begin);
      if (!begins_with(url, "data:")) add_picture(url);
    }
  }

  void inline_text(MD_TEXTTYPE type, std::string_view text, std::string& sink) {
    switch (type) {
      case MD_TEXT_HTML:
        raised_ = lower_ascii(text) == "<sup>";
        if (links_ == 0) add_pictures(std::string(text));
        if (!kInlineTags.has(html_tag(lower_ascii(element_of_tag(text))))) sink += ' ';
        break;
      case MD_TEXT_ENTITY:
        append_entity(sink, text);
        break;
      case MD_TEXT_NULLCHAR:
        append_utf8(sink, 0);
        break;
      case MD_TEXT_BR:
      case MD_TEXT_SOFTBR:
        sink += '\n';
        break;
      default:
        if (std::exchange(raised_, false)) sink += raised_sign(sink, text);
        sink += text;
    }
  }

  void separate() {
    if (!body_.empty() && body_.back() != '\n') body_ += '\n';
  }

  std::string title_;
  std::string body_;
  std::string wordless_;
  std::string exact_;     // code and tables as they stand, and where links lead
  std::size_t code_ = 0;  // where the code within a line begins
  std::size_t exact_begin_ = 0;
  std::string descriptions_;  // of images
  std::set<std::string> pictures_;
  bool raised_ = false;     // whether the next text is
  int links_ = 0;           // number of open links
  std::size_t tasks_ = 0;   // so far
  std::size_t struck_ = 0;  // where the open span begins
  std::string html_;        // of the open block
  bool in_html_block_ = false;
  std::size_t heading_ = 0;
  int images_ = 0;  // number of open images, whose text is alternative text
};

/** What md4c calls. An exception must not pass its frames, which are C: it is kept, and ends the parse. */
template <typename Action>
int guarded(void* user, const Action& action) {
  MarkdownReader& reader = *static_cast<MarkdownReader*>(user);
  try {
    action(reader);
    return 0;
  } catch (...) {
    reader.failure = std::current_exception();
    return 1;
  }
}

/** What md4c calls at the begin and end of a block or span. */
template <auto Event, typename Type>
int handle(Type type, void* detail, void* user) {
  return guarded(user, [&](MarkdownReader& reader) { (reader.*Event)(type, detail); });
}

/** The comments in Markdown that are for people, each on a line of its own: those for programs have no sentence. */
std::string comments_of(std::string_view markdown) {
  constexpr std::string_view kBegins = "<!--";
  constexpr std::string_view kEndsOfSentences = ".!?\u3002\uff01\uff1f";
  std::string comments;
  for (std::size_t at = 0; (at = markdown.find(kBegins, at)) != markdown.npos;) {
    at += kBegins.size();
    const std::size_t end = markdown.find("-->", at);
    const std::string_view comment = trimmed(markdown.substr(at, end - at));
    at = std::min(end, markdown.size());
    const bool sentence =
        !comment.empty() && kEndsOfSentences.find(last_character_of(comment)) != std::string_view::npos;
    if (sentence) (comments += comment) += '\n';
  }
  return comments;
}

/** Whether a line of front matter says when the text was changed or exported, which programs write again. */
bool tells_of_change(std::string_view line, char separator) {
  constexpr std::string_view kNames[] = {"updated",    "updatedat",    "modified",     "modifiedat",
                                         "lastmod",    "lastmodified", "changed",      "edited",
                                         "lastedited", "lastupdated",  "datemodified", "mtime",
                                         "exported",   "exportedat",   "exportdate",   "lasteditedtime"};
  std::string name;
  for (const char c : line.substr(0, line.find(separator)))
    if (is_letter(c)) name += c;
  return is_among(kNames, lower_ascii(name));
}

/** Whether bare addresses are few enough. For each, md4c passes all others of its block. */
bool may_find_addresses(std::string_view markdown) {
  constexpr std::size_t kMost = 1000;
  std::size_t found = 0;
  for (const std::string_view sign : {"://", "@", "www."}) {
    for (std::size_t at = markdown.find(sign); at != markdown.npos; at = markdown.find(sign, at + sign.size())) {
      if (++found > kMost) return false;
    }
  }
  return true;
}

MD_PARSER event_handlers(bool finds_addresses) {
  MD_PARSER parser{};
  parser.flags = finds_addresses ? MD_DIALECT_GITHUB : MD_DIALECT_GITHUB & ~MD_FLAG_PERMISSIVEAUTOLINKS;
  parser.enter_block = handle<&MarkdownReader::enter_block>;
  parser.leave_block = handle<&MarkdownReader::leave_block>;
  parser.enter_span = handle<&MarkdownReader::enter_span>;
  parser.leave_span = handle<&MarkdownReader::leave_span>;
  parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* user) {
    return guarded(user, [&](MarkdownReader& reader) { reader.text(type, {text, size}); });
  };
  return parser;
}

}  // namespace

FrontMatter split_front_matter(std::string_view text) {
  FrontMatter matter{{}, {}, {}, text};
  std::string_view rest = text;
  const std::string_view fence = take_line(rest);
  if (fence != "---" && fence != "+++") return matter;
  const char separator = fence == "---" ? ':' : '=';
  std::string_view first = rest;
  first = take_line(first);
  if (first != fence && !is_setting(first, separator)) return matter;
  std::string title, values, settings;
  while (!rest.empty()) {
    const std::string_view line = take_line(rest);
    if (line == fence || (fence == "---" && line == "...")) return {title, values, settings, rest};
    std::string of_line = title.empty() ? title_of_line(line, separator) : std::string();
    if (of_line.empty()) {
      (values += said_by(line, separator)) += '\n';
      if (!tells_of_change(line, separator)) (settings += line) += '\n';
    } else {
      title = std::move(of_line);
    }
  }
  return matter;
}

std::optional<std::string> repaired_markdown(std::string_view markdown) {
  std::optional<std::string> mended;
  for (std::size_t at = 0; at != markdown.size();) {
    const Paragraph paragraph = first_paragraph(markdown.substr(at));
    if (paragraph.takes_too_long()) {
      if (!mended) mended = std::string(markdown.substr(0, at));
      append_in_parts(*mended, paragraph.text);
    } else if (mended) {
      *mended += paragraph.text;
    }
    at += paragraph.text.size();
  }
  return mended;
}

DocumentText markdown_text(std::string_view markdown) {
  const FrontMatter matter = split_front_matter(markdown);
  MarkdownReader reader;
  const std::string noted = with_footnotes(matter.rest);
  const std::optional<std::string> mended = repaired_markdown(noted);
  const std::string_view text = mended ? *mended : noted;
  if (text.size() > std::numeric_limits<MD_SIZE>::max()) {
    throw std::runtime_error("Markdown files must be smaller than 4 GiB");
  }
  const MD_PARSER parser = event_handlers(may_find_addresses(text));
  if (md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, &reader) != 0) {
    if (reader.failure) std::rethrow_exception(reader.failure);
    throw std::bad_alloc();  // its only error
  }
  reader.add_embedded(text);
  const std::string wordless = reader.wordless();
  const std::string marks = reader.marks();
  const bool has_pictures = wordless.size() != marks.size();
  DocumentText document = std::move(reader).document();
  if (!matter.title.empty()) document.title = matter.title;
  const std::size_t words = word_count(document.body);
  (words == 0 ? document.body : document.left_out) += matter.values;
  if (words != 0) add_words(document.details, matter.values);
  for (const std::string& line : split(marks, '\n')) {
    if (!line.empty()) document.details.insert(detail_beside_words(line));
  }
  add_unshown_words(document.details, comments_of(text));
  if (has_pictures) document.details.insert(detail_beside_words("picture 0"));  // as of other formats
  EvidenceCollector facts(static_cast<std::uint8_t>(TextFormat::kMarkdown));
  if (text.find('|') != text.npos) facts.add(EvidenceKind::kCells, xxh3_hash(cells_of_lines(text, '|')));
  if (!wordless.empty()) facts.add(EvidenceKind::kWordless, xxh3_hash(wordless));
  facts.add(EvidenceKind::kName, matter.title);
  facts.add(EvidenceKind::kSettings, with_minus_words(matter.settings));
  facts.add(EvidenceKind::kSettings, meaningful_signs(matter.settings).signs);
  document.evidence = facts.evidence(words);
  return document;
}

}  // namespace neardup
