#include "formats/markdown_text.h"

#include <md4c.h>

#include <charconv>
#include <exception>
#include <limits>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>

#include "characters/ascii_case.h"
#include "characters/one_line.h"
#include "characters/utf8_character.h"
#include "formats/front_matter.h"
#include "formats/html_text.h"
#include "formats/markdown_repair.h"
#include "markup/character_reference.h"
#include "markup/element_kinds.h"
#include "markup/html_tag.h"

namespace neardup {

namespace {

/** The number of "&#65;" or "&#x41;". */
unsigned numeric_reference(std::string_view entity) {
  const bool hexadecimal = entity.size() > 3 && (entity[2] == 'x' || entity[2] == 'X');
  const std::size_t digits = hexadecimal ? 3 : 2;
  unsigned number = 0;
  std::from_chars(entity.data() + digits, entity.data() + entity.size() - 1, number, hexadecimal ? 16 : 10);
  return number;
}

/** Append the characters of "&name;" or "&#number;"; an unknown name unchanged. */
void append_entity(std::string& text, std::string_view entity) {
  if (entity.size() > 2 && entity[1] == '#') return append_utf8(text, numeric_reference(entity));
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
  void enter_block(MD_BLOCKTYPE type) {
    separate();
    if (type == MD_BLOCK_H && title_.empty()) heading_ = body_.size();
    in_html_block_ = type == MD_BLOCK_HTML;
  }

  void leave_block(MD_BLOCKTYPE type) {
    if (type == MD_BLOCK_HTML) {
      body_ += html_text(html_).body;
      html_.clear();
      in_html_block_ = false;
    } else if (type == MD_BLOCK_H && title_.empty()) {
      title_ = one_line(std::string_view(body_).substr(heading_));
    }
    separate();
  }

  void enter_span(MD_SPANTYPE type) { images_ += type == MD_SPAN_IMG ? 1 : 0; }
  void leave_span(MD_SPANTYPE type) { images_ -= type == MD_SPAN_IMG ? 1 : 0; }

  void text(MD_TEXTTYPE type, std::string_view text) {
    if (in_html_block_) {
      html_ += text;
    } else if (images_ == 0) {
      inline_text(type, text);
    }
  }

  DocumentText document() && { return {std::move(title_), std::move(body_), {}, 0, {}}; }

 private:
  void inline_text(MD_TEXTTYPE type, std::string_view text) {
    switch (type) {
      case MD_TEXT_HTML:
        if (!kInlineTags.has(html_tag(lower_ascii(element_of_tag(text))))) body_ += ' ';
        break;
      case MD_TEXT_ENTITY:
        append_entity(body_, text);
        break;
      case MD_TEXT_NULLCHAR:
        append_utf8(body_, 0);
        break;
      case MD_TEXT_BR:
      case MD_TEXT_SOFTBR:
        body_ += '\n';
        break;
      default:
        body_ += text;
    }
  }

  void separate() {
    if (!body_.empty() && body_.back() != '\n') body_ += '\n';
  }

  std::string title_;
  std::string body_;
  std::string html_;  // of the open block
  bool in_html_block_ = false;
  std::size_t heading_ = 0;
  int images_ = 0;  // number of open images, whose text is alternative text
};

/** What md4c calls. An exception must not pass its frames, which are C: it is kept, and ends the parse. */
struct Events {
  MarkdownReader reader;
  std::exception_ptr failure;
};

template <typename Action>
int guarded(void* user, const Action& action) {
  Events& events = *static_cast<Events*>(user);
  try {
    action(events.reader);
    return 0;
  } catch (...) {
    events.failure = std::current_exception();
    return 1;
  }
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
  parser.enter_block = [](MD_BLOCKTYPE type, void*, void* user) {
    return guarded(user, [&](MarkdownReader& reader) { reader.enter_block(type); });
  };
  parser.leave_block = [](MD_BLOCKTYPE type, void*, void* user) {
    return guarded(user, [&](MarkdownReader& reader) { reader.leave_block(type); });
  };
  parser.enter_span = [](MD_SPANTYPE type, void*, void* user) {
    return guarded(user, [&](MarkdownReader& reader) { reader.enter_span(type); });
  };
  parser.leave_span = [](MD_SPANTYPE type, void*, void* user) {
    return guarded(user, [&](MarkdownReader& reader) { reader.leave_span(type); });
  };
  parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* user) {
    return guarded(user, [&](MarkdownReader& reader) { reader.text(type, {text, size}); });
  };
  return parser;
}

}  // namespace

DocumentText markdown_text(std::string_view markdown) {
  const FrontMatter matter = split_front_matter(markdown);
  if (matter.rest.size() > std::numeric_limits<MD_SIZE>::max()) {
    throw std::runtime_error("Markdown files must be smaller than 4 GiB");
  }
  Events events;
  const std::optional<std::string> mended = repaired_markdown(matter.rest);
  const std::string_view text = mended ? *mended : matter.rest;
  const MD_PARSER parser = event_handlers(may_find_addresses(text));
  if (md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, &events) != 0) {
    if (events.failure) std::rethrow_exception(events.failure);
    throw std::bad_alloc();  // its only error
  }
  DocumentText document = std::move(events.reader).document();
  if (!matter.title.empty()) document.title = matter.title;
  return document;
}

}  // namespace neardup
