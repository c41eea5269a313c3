/** @file office_texts.h
 *  Readers of the kinds of XML in office files that have more to say than a table of elements.
 *  THREADS: an object at a time. */
#ifndef NEARDUP_INTAKE_OFFICE_OFFICE_TEXTS_H
#define NEARDUP_INTAKE_OFFICE_OFFICE_TEXTS_H

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "office/element_tables.h"
#include "office/element_text.h"
#include "office/number_formats.h"

namespace neardup {

using StyleNames = std::set<std::string, std::less<>>;

/** Add the name of a sheet to what is left out, unless the program gave it: "Sheet1". */
void add_sheet_name(ElementsRead& read, std::string_view name);

/** Read the names of the styles of a Word document that hide text. A style hides what the one that it is based on hides. */
void read_hidden_styles(const Pieces& styles, StyleNames& hidden);

/** A part of a Word document: without hidden runs and without the instructions of fields. */
class WordText final : public ElementText {
 public:
  WordText(ElementsRead& read, Role whole, const StyleNames& hidden_styles)
      : ElementText(element_table(XmlKind::kWord), read, whole), hidden_styles_(hidden_styles) {}

 protected:
  Role role_of(const XmlElement& element, Role of_table) override;
  bool joins_next(std::string_view name) override;
  void ended(std::string_view name, std::size_t begin) override;

 private:
  void field(std::string_view type);
  void note_field(std::size_t begin);

  const StyleNames& hidden_styles_;
  std::vector<bool> fields_;      // open ones: whether their instruction is read
  std::size_t instructions_ = 0;  // of them
  bool paragraph_hidden_ = false;
  bool run_hidden_ = false;
  bool run_raised_ = false;
  bool mark_deleted_ = false;
  bool is_form_ = false;                        // whether the content control is one of a form
  std::size_t form_begin_ = std::string::npos;  // of what was written into a field of a form
};

/** A page of a book: without elements that are hidden. */
class PageText final : public ElementText {
 public:
  PageText(ElementsRead& read, Role whole) : ElementText(element_table(XmlKind::kPage), read, whole) {}

 protected:
  Role role_of(const XmlElement& element, Role of_table) override;
};

/** A slide or its notes: without date, footer, header and number. */
class SlideText final : public ElementText {
 public:
  SlideText(ElementsRead& read, Role whole) : ElementText(element_table(XmlKind::kDrawing), read, whole) {}

 protected:
  Role role_of(const XmlElement& element, Role of_table) override;
  void ended(std::string_view name, std::size_t begin) override;

 private:
  bool is_frame_ = false;   // of the shape
  bool is_raised_ = false;  // of the run
};

/** A chart: its titles, series and categories, and the values in their shortest form. */
class ChartText final : public ElementText {
 public:
  explicit ChartText(ElementsRead& read) : ElementText(element_table(XmlKind::kChart), read) {}

 protected:
  void ended(std::string_view name, std::size_t begin) override;
};

/** A text, sheet or presentation of OpenDocument: without what a style hides; repeated cells and rows as often as they are
 *  shown, in 32 MiB at most. @exception std::runtime_error if they are more. */
class OpenDocumentText final : public ElementText {
 public:
  explicit OpenDocumentText(ElementsRead& read) : ElementText(element_table(XmlKind::kOpenDocument), read) {}

 protected:
  Role role_of(const XmlElement& element, Role of_table) override;
  void ended(std::string_view name, std::size_t begin) override;
  std::size_t repeats() const override { return repeats_.back(); }

 private:
  void note_control(const XmlElement& element);

  StyleNames hidden_;
  StyleNames raised_;
  std::string style_;
  std::vector<bool> spans_;           // open ones that are shown: whether they are raised
  std::vector<std::size_t> repeats_;  // of the open rows and cells
  std::size_t repeated_ = 0;          // bytes
};

/** @exception std::runtime_error if cells have more than 32 MiB and 100 bytes each. */
void require_few_repeats(std::size_t bytes, std::size_t cells);

/** The shared strings of a workbook. */
struct SharedStrings {
  std::string text;
  std::vector<std::size_t> ends;

  std::string_view at(std::string_view number) const;
};

class SharedStringsReader final : public ElementText {
 public:
  /** @param read  of one string. */
  SharedStringsReader(ElementsRead& read, SharedStrings& strings)
      : ElementText(element_table(XmlKind::kDrawing), read), strings_(strings) {}

 protected:
  void ended(std::string_view name, std::size_t begin) override;

 private:
  SharedStrings& strings_;
};

/** A sheet of a workbook, by rows, with numbers and dates as they are shown. @exception as require_few_repeats(). */
class SheetText final : public XmlEvents {
 public:
  /** @param shown  whether the sheet is. @param part  gets its text, the places of its cells, its formulas and its headers. */
  SheetText(bool shown, ElementsRead& part, const SharedStrings& strings, const NumberFormats& formats)
      : text_(shown ? part.body : part.left_out),
        part_(part),
        strings_(strings),
        formats_(formats),
        places_(part.wordless.cells) {}
  void start(const XmlElement& element) override;
  void end() override;
  void text(std::string_view characters) override;

 private:
  void end_header();

  std::string& text_;
  ElementsRead& part_;
  const SharedStrings& strings_;
  const NumberFormats& formats_;
  CellPlaces places_;
  std::size_t column_ = 0;  // of the cell
  std::size_t cells_ = 0;
  std::vector<char> open_;  // what the open elements are: row, cell, value, formula, header, phonetic text, other
  std::string type_;        // of the cell
  std::string style_;       // likewise
  std::string value_;
  std::string header_;
};

/** A feed: of an item the content, else its summary. Comments and descriptions of media are left-out text. */
class FeedText final : public ElementText {
 public:
  explicit FeedText(ElementsRead& read) : ElementText(element_table(XmlKind::kFeed), read) {}

 protected:
  Role role_of(const XmlElement& element, Role of_table) override;
  void ended(std::string_view name, std::size_t begin) override;

 private:
  bool in_item() const;

  bool has_content_ = false;
  bool is_media_ = false;    // whether the newest element "content" is one of media
  std::size_t summary_ = 0;  // its begin and end
  std::size_t summary_end_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_OFFICE_OFFICE_TEXTS_H
