/** @file document_text.h
 *  The text of a document, whatever its format: the first stage of indexing. */
#ifndef NEARDUP_INTAKE_FORMATS_DOCUMENT_TEXT_H
#define NEARDUP_INTAKE_FORMATS_DOCUMENT_TEXT_H

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "content/content_block.h"
#include "sign/stored_values.h"

namespace neardup {

/** A description that a page gives of itself: <meta name="..." content="...">. */
struct PageMeta {
  std::string name;
  std::string content;
};

/** The parts of a document that are indexed differently, in well-formed UTF-8. */
struct DocumentText {
  std::string title = {};      ///< one line; searchable, not signed
  std::string body = {};       ///< searchable with positions; signed
  std::string left_out = {};   ///< frame of a page, signature of a mail, ...: searchable without positions, not signed
  unsigned content_rules = 0;  ///< version of the rules that chose the body; 0 if it is all of the text
  std::string evidence = {};   ///< what copies must share beside the body (evidence.h); empty: the body is enough
  std::string canonical = {};  ///< URL under which the site wants the page to be known; empty if it names none
  bool names_other = false;    ///< whether that is the URL of another page
  unsigned address_rank = 0;   ///< of its own URL (page_url.h)
  std::vector<ContentBlock> blocks = {};  ///< of a page, if they were asked for: the parts of body and left_out
  std::vector<PageMeta> meta = {};        ///< of a page; searchable or not, not signed
  std::set<std::string> details =
      {};                   ///< left-out words, figures, pictures, fields: who removes a copy must not lose them
  std::uint64_t lines = 0;  ///< with the details, a hash of code, of rows of tables and of where links lead; 0 without
  std::string excluded = {};          ///< why the site keeps the page out of searches; empty if it does not
  std::set<std::string> unread = {};  ///< parts whose words are not read, each kind once: "encrypted mail"
  std::string language = {};          ///< of a page: the first subtag that it states, in lower case

  /** All that a page says of itself under a name, separated by spaces. @param name  in lower case. */
  std::string stated(std::string_view name) const;
};

/** Add each word of a text. */
void add_words(std::set<std::string>& words, std::string_view text);

/** Add details for the words of a text without digits, for which no words of another text stand: what was struck out or hidden, and
 *  comments. */
void add_unshown_words(std::set<std::string>& details, std::string_view text);

/** A detail that no word of a text stands for. */
std::string detail_beside_words(std::string_view detail);

/** Set the canonical URL of a page and the rank of its own.
 *  @param url       of the page or its file; empty if it is not known. @param declared  resolved against it; may be empty. */
void set_canonical(DocumentText& text, std::string_view url, std::string_view declared);

/** What is stored with the signature of a document's body. It refers to the text. */
SignatureOrigin origin_of(const DocumentText& text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_DOCUMENT_TEXT_H
