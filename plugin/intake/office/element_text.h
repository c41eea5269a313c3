/** @file element_text.h
 *  The words of an XML document, by a table of what its elements are. THREADS: an object at a time.
 */
#ifndef NEARDUP_INTAKE_OFFICE_ELEMENT_TEXT_H
#define NEARDUP_INTAKE_OFFICE_ELEMENT_TEXT_H

#include <cctype>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "office/xml_reader.h"

namespace neardup {

/** What a document shows beside its words. */
struct WordlessParts {
  std::string cells;  ///< CellPlaces
  std::string shown;  ///< form fields, pictures, embedded files
  std::string notes;  ///< formulas, notes of readers: who removes a copy must not lose them
  std::size_t pictures = 0;

  /** Add a hash of the bytes of such parts, unless they are empty. */
  void note(std::string_view bytes);
};

/** Notes the rows of tables in which cells are empty before others: a word in another column says another thing. */
class CellPlaces {
 public:
  /** @param noted  appended to. */
  explicit CellPlaces(std::string& noted) : noted_(noted) {}

  /** The next cells of a row. */
  void add(bool filled, std::size_t cells = 1);
  /** A cell with words in this column, counted from 0. */
  void add_at(std::size_t column);
  void end_row();

 private:
  std::string& noted_;
  std::string row_;         // the columns that have words
  std::size_t column_ = 0;  // the next one
  std::size_t filled_ = 0;  // cells before it that have words
  std::size_t full_ = 0;    // rows of several cells since one that was noted
  bool gap_ = false;
};

/** What CellPlaces notes of the lines of a text with this sign between cells. Signs at both ends of a line do not count. */
std::string cells_of_lines(std::string_view text, char sign);

/** What is read of a document. White space is collapsed; blocks are on lines of their own. */
struct ElementsRead {
  std::string body;
  std::string notes;     ///< footnotes and endnotes, which stand behind the body
  std::string left_out;  ///< headers, comments, hidden sheets: searchable, no part of the text
  std::vector<std::pair<std::string, std::string>>
      properties;       ///< title, author, description, keywords, language, created
  std::string removed;  ///< struck out, deleted or hidden text, in words: who removes a copy must not lose it
  WordlessParts wordless;
  std::set<std::string> unread;  ///< DocumentText::unread

  void add_property(const std::string& name, std::string_view value);
  /** Append what was read of another part. */
  void append(const ElementsRead& more);
};

/** Append white space, unless some is there or the text is empty: a line feed counts for more than a space. */
void append_space(std::string& text, char space);

/** What an element is. */
enum class Role : std::uint8_t {
  kInline,     ///< its text belongs to that around it
  kApart,      ///< the same, but no word runs from one such element into the next
  kMark,       ///< of a note: no word runs into it
  kRaised,     ///< raised_number.h
  kSkipped,    ///< its text and elements are not read
  kRemoved,    ///< likewise; its text belongs to ElementsRead::removed
  kText,       ///< its text is read, also where that of other elements is not
  kTextBlock,  ///< the same, on lines of its own
  kBlock,      ///< on lines of its own
  kCell,       ///< of a table: a tab stands behind it
  kTab,
  kBreak,     ///< of a line
  kNote,      ///< belongs to ElementsRead::notes
  kAside,     ///< belongs to ElementsRead::left_out
  kProperty,  ///< its text is a property
  kHeading,   ///< likewise, and is also read as a block
  kHtml,      ///< its text is HTML
  kAttribute  ///< its text is the first attribute with one of these names
};

struct ElementRule {
  Role role;
  std::string_view elements;  ///< "name", "parent/name", "name@attribute=value", "name@attribute", or several of them
  std::string_view property = {};  ///< name of it; of kAttribute the attributes
};

/** The elements of a kind of document. Of several rules for an element the first one counts. */
class ElementTable {
 public:
  /** @param reads_all  whether all text is read; else that of kText and kTextBlock. @param others  what other elements are. */
  ElementTable(bool reads_all, std::initializer_list<ElementRule> rules, Role others = Role::kInline);

  bool reads_all() const { return reads_all_; }
  const ElementRule& rule(const XmlElement& element, std::string_view parent) const;

 private:
  struct Condition {
    std::string_view parent;
    std::string_view attribute;
    std::string_view value;
    ElementRule rule;
  };

  bool reads_all_;
  ElementRule others_;
  std::map<std::string_view, std::vector<Condition>> conditions_;
};

class ElementText : public XmlEvents {
 public:
  /** @param read  what is read is appended to it. @param whole  kNote or kAside for a document that is all of that. */
  ElementText(const ElementTable& table, ElementsRead& read, Role whole = Role::kInline);

  void start(const XmlElement& element) override;
  void end() override;
  void text(std::string_view characters) override;

 protected:
  /** What an element is, for a kind that has more to say than its table. */
  virtual Role role_of(const XmlElement& /*element*/, Role of_table) { return of_table; }
  /** Whether what follows the end of a block stands in its line. */
  virtual bool joins_next(std::string_view /*name*/) { return false; }
  /** How many cells an element stands for. */
  virtual std::size_t repeats() const { return 1; }
  /** Called when an element has ended that was not skipped. @param begin  of its text in text_read(). */
  virtual void ended(std::string_view /*name*/, std::size_t /*begin*/) {}

  /** The names of the open elements. @param above  0 for the innermost one. */
  std::string_view open_element(std::size_t above) const;
  std::string& text_read() { return *sink_; }
  void separate(char space);
  ElementsRead& read() { return read_; }
  /** Note what a form field or a sign of a font shows. */
  void note_shown(std::string_view name, std::string_view value);

 private:
  struct Level {
    std::string_view name;
    const ElementRule* rule;
    Role role;
    std::string* sink;  // of what is around it
    std::size_t begin;
    bool reads;  // text around it
  };

  void capture(const Level& level);
  bool ends_in_word() const { return !sink_->empty() && !std::isspace(static_cast<unsigned char>(sink_->back())); }

  const ElementTable& table_;
  ElementsRead& read_;
  std::string* sink_;
  std::string captured_;  // of a property
  CellPlaces places_{read_.wordless.cells};
  CellPlaces tabs_{read_.wordless.cells};  // of paragraphs with tabs
  std::vector<Level> levels_;
  std::size_t skipped_ = 0;  // depth in an element that is skipped
  bool removes_ = false;     // whether that is removed text
  bool signs_ = false;       // whether it says who removed it, or when
  bool reads_;
  bool joins_ = false;
  bool behind_apart_ = false;  // whether a kApart element with text has ended since the last text
  bool parts_ = false;         // whether a space belongs before the next text
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_OFFICE_ELEMENT_TEXT_H
