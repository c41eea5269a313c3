/** @file tokenizer.h
 *  Divides a page into texts, tags with their attributes, and comments. THREADS: one.
 *  Source: HTML standard, section 13.2.5. */
#ifndef NEARDUP_INTAKE_MARKUP_TOKENIZER_H
#define NEARDUP_INTAKE_MARKUP_TOKENIZER_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <unordered_set>

#include "markup/excluded_parts.h"
#include "markup/html_tag.h"
#include "markup/markup_cursor.h"
#include "markup/page_store.h"
#include "markup/text_hash.h"

namespace neardup {

/** A piece of a page. */
struct HtmlToken {
  enum class Kind : std::uint8_t {
    kText,
    kZeros,  ///< zero bytes: ignored in HTML; in SVG and MathML its text, U+FFFD each, counts
    kStartTag,
    kEndTag,
    kComment,  ///< or a document type
    kEndOfPage
  };

  Kind kind = Kind::kEndOfPage;
  HtmlTag tag = HtmlTag::kNone;       ///< of a tag
  bool self_closing = false;          ///< of a tag: it ends with "/>"
  std::string_view text = {};         ///< decoded; of a tag: its name in lower case
  std::uint32_t first_attribute = 0;  ///< of a start tag: in the attributes of the page's store
  std::uint32_t attributes = 0;

  bool is_text() const { return kind == Kind::kText || kind == Kind::kZeros; }
  bool is_start(HtmlTag wanted) const { return kind == Kind::kStartTag && tag == wanted; }
};

/** Reads the tags of a page. */
class TagReader {
 public:
  TagReader(MarkupCursor& cursor, PageStore& store) : cursor_(cursor), store_(store) {}

  /** Read the tag whose name begins at the cursor. A tag that does not end gives the end of the page.
   *  Attributes of a start tag are added to the store; of several with one name the first counts.
   *  Cost: linear, however many attributes there are. */
  HtmlToken read(HtmlToken::Kind kind);

 private:
  bool read_attributes(HtmlToken& tag);
  HtmlAttribute read_attribute();
  std::string_view read_value();
  std::string_view read_quoted_value(char quote);
  std::string_view value_of(std::string_view bytes);

  void keep(const HtmlAttribute& attribute, std::uint32_t first);
  bool is_known(std::string_view name, std::uint32_t first);

  MarkupCursor& cursor_;
  PageStore& store_;
  std::unordered_set<std::string_view, TextHash> names_;  // of the attributes of a tag that has many
};

/** How the text of an element is read. */
enum class TextModel : std::uint8_t {
  kReferences,  ///< with character references, as in title and textarea
  kRaw,         ///< without them, as in style
  kScript,      ///< as a script
  kToTheEnd     ///< up to the end of the page, as plaintext
};

class HtmlTokenizer {
 public:
  /** @param store  its page has no carriage return. @param excluded  whether parts that the page excludes are read. */
  explicit HtmlTokenizer(PageStore& store, ExcludedParts excluded = ExcludedParts::kRead)
      : store_(store), excluded_(excluded), cursor_(store.page), tags_(cursor_, store) {}

  /** The next piece. Behind the last one: the end of the page, at each call.
   *  @param foreign  whether the open element is of SVG or MathML, where "<![CDATA[" begins text. */
  HtmlToken next(bool foreign);

  /** What follows is the text of an element, up to its end tag. */
  void read_text_of(HtmlTag element, TextModel model);

  std::size_t bytes_read() const { return cursor_.place(); }

 private:
  HtmlToken piece(bool foreign);
  HtmlToken element_text();
  HtmlToken text();
  HtmlToken markup(bool foreign);
  HtmlToken declaration(bool foreign);
  HtmlToken comment();
  void end_comment(std::string_view text);
  HtmlToken bogus_comment();
  HtmlToken cdata();
  HtmlToken text_token(std::string_view bytes, bool references);
  std::string_view kept_text(std::string_view bytes, bool references);
  bool begins_markup(std::size_t place) const;

  PageStore& store_;
  ExcludedParts excluded_;
  MarkupCursor cursor_;
  TagReader tags_;
  HtmlTag text_element_ = HtmlTag::kNone;  // whose text follows
  TextModel text_model_ = TextModel::kRaw;
  std::size_t text_end_ = 0;  // where the text ends that was found last
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_TOKENIZER_H
