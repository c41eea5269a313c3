#include "office/office_texts.h"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "bytes/ascii.h"
#include "bytes/parsed_number.h"
#include "bytes/plain_words.h"
#include "characters/raised_number.h"
#include "characters/text_line.h"
#include "html/element_labels.h"

namespace neardup {

namespace {

/** Whether an element that turns a property on is not the one that turns it off. */
bool turns_on(const XmlElement& element) {
  return !has_word("0 false off none", element.attribute("val"));
}

/** The column of a cell such as "AB7", counted from 0; nothing without its letters. */
std::optional<std::size_t> column_of(std::string_view cell) {
  std::size_t column = 0;
  for (const char c : cell.substr(0, 3)) {
    if (c >= 'A' && c <= 'Z') column = 26 * column + static_cast<std::size_t>(c - 'A') + 1;
  }
  return column == 0 ? std::nullopt : std::optional(column - 1);
}

constexpr std::size_t kMostRepeated = std::size_t{32} << 20;  // bytes of cells
constexpr std::size_t kLikelyCell = 100;                      // likewise, of one

/** What an element of a sheet is, as SheetText::open_ has it. */
char kind_of(std::string_view name) {
  if (name == "c" || name == "f") return name.front();
  if (name == "row") return 'r';
  if (name == "rPh") return 'p';
  return has_word("oddHeader evenHeader firstHeader oddFooter evenFooter firstFooter", name) ? 'h' : ' ';
}

}  // namespace

void require_few_repeats(std::size_t bytes, std::size_t cells) {
  if (bytes > kMostRepeated + kLikelyCell * cells) throw std::runtime_error("repeats its cells too often");
}

void add_sheet_name(ElementsRead& read, std::string_view name) {
  constexpr std::string_view kNew =
      "sheet worksheet tabelle tabellenblatt feuil feuille hoja foglio planilha folha plan página blad ark arkusz taul "
      "taulukko лист аркуш munka list hárok sayfa foaie lapa φύλλο 工作表 シート 시트 גיליון ورقة";
  const std::string folded_name = folded(name);
  const std::string_view word =
      trimmed(std::string_view(folded_name).substr(0, folded_name.find_last_not_of("0123456789") + 1));
  if (!word.empty() && !has_word(kNew, word)) (read.left_out += name) += '\n';
}

void read_hidden_styles(const Pieces& styles, StyleNames& hidden) {
  std::string style;
  each_element(styles, [&](const XmlElement& element) {
    if (element.name == "style") style = element.attribute("styleId");
    const bool based = element.name == "basedOn" && hidden.count(element.attribute("val")) != 0;
    if (based || (element.name == "vanish" && turns_on(element))) hidden.insert(style);
    if (element.name == "vanish" && !turns_on(element)) hidden.erase(style);
  });
}

Role WordText::role_of(const XmlElement& element, Role of_table) {
  const std::string_view name = element.name;
  const bool of_run = open_element(0) == "rPr" && open_element(1) == "r";
  const bool of_mark = open_element(0) == "rPr" && open_element(1) == "pPr";
  if (name == "p") paragraph_hidden_ = mark_deleted_ = false;
  if (name == "pStyle") paragraph_hidden_ = hidden_styles_.count(element.attribute("val")) != 0;
  if (name == "r") {
    run_hidden_ = paragraph_hidden_;
    run_raised_ = false;
  }
  if (name == "vertAlign" && of_run) run_raised_ = element.attribute("val") == "superscript";
  if (name == "rStyle" && of_run && hidden_styles_.count(element.attribute("val")) != 0) run_hidden_ = true;
  if (name == "vanish" && of_run) run_hidden_ = turns_on(element);
  if (has_word("strike dstrike", name) && of_run && turns_on(element)) run_hidden_ = true;
  if (of_mark && (name == "del" || name == "moveFrom")) mark_deleted_ = true;
  const bool choice =
      (name == "default" && open_element(0) == "checkBox") || (name == "result" && open_element(0) == "ddList");
  if (choice || name == "checked") note_shown(name, element.attribute("val"));
  if (name == "sym") note_shown(name, element.attribute("char"));
  if (has_word("den sSup sSub sSubSup sPre rad nary chr acc bar", name)) note_shown(name, element.attribute("val"));
  if (name == "textpath") separate(' ');
  if (name == "fldChar") field(element.attribute("fldCharType"));
  const bool hides = run_hidden_ || instructions_ != 0;
  if (name == "noBreakHyphen" && !hides) text_read() += "\u2011";
  if (name == "sdt") is_form_ = false;
  if (open_element(0) == "sdtPr" && has_word("text comboBox dropDownList date", name)) is_form_ = true;
  if (open_element(0) == "ffData" && name == "textInput") form_begin_ = text_read().size();
  const bool shown = of_table == Role::kText || of_table == Role::kTab || of_table == Role::kBreak;
  if (!shown || !hides) return of_table;
  return run_hidden_ && instructions_ == 0 ? Role::kRemoved : Role::kSkipped;
}

/** Source: ISO 29500-1, 17.16.18: begin, instruction, separate, result, end; a field may stand in both. */
void WordText::field(std::string_view type) {
  if (type == "begin") {
    fields_.push_back(true);
    ++instructions_;
  } else if (!fields_.empty() && (type == "separate" || type == "end")) {
    if (fields_.back()) --instructions_;
    fields_.back() = false;
    if (type == "end") fields_.pop_back();
    if (type == "end") note_field(std::exchange(form_begin_, std::string::npos));
  }
}

/** Note what stands in a field of a form. @param begin  of it; behind the text for none. */
void WordText::note_field(std::size_t begin) {
  if (begin < text_read().size()) note_shown("field", one_line(std::string_view(text_read()).substr(begin)));
}

bool WordText::joins_next(std::string_view name) {
  return name == "p" && std::exchange(mark_deleted_, false);
}

void WordText::ended(std::string_view name, std::size_t begin) {
  if (name == "textpath") separate(' ');
  if (name == "sdtContent" && std::exchange(is_form_, false)) note_field(begin);
  if (name == "t" && run_raised_) raise_from(text_read(), begin);
}

Role PageText::role_of(const XmlElement& element, Role of_table) {
  const auto hides = [](const XmlAttribute& one) {
    return one.name == "hidden" || (one.name == "style" && hides_element(one.value));
  };
  const bool hidden = std::any_of(element.attributes.begin(), element.attributes.end(), hides);
  return hidden ? Role::kSkipped : of_table;
}

Role SlideText::role_of(const XmlElement& element, Role of_table) {
  if (element.name == "sp") is_frame_ = false;
  if (element.name == "ph") is_frame_ = has_word("dt ftr sldNum hdr", element.attribute("type"));
  if (element.name == "cNvPr" && element.attribute("hidden") == "1") is_frame_ = true;
  if (element.name == "r") is_raised_ = false;
  if (element.name == "rPr") is_raised_ = parsed_number<int>(element.attribute("baseline")).value_or(0) > 0;
  return element.name == "txBody" && is_frame_ ? Role::kSkipped : of_table;
}

void SlideText::ended(std::string_view name, std::size_t begin) {
  if (name == "t" && is_raised_) raise_from(text_read(), begin);
}

void ChartText::ended(std::string_view name, std::size_t begin) {
  std::string& text = text_read();
  if (name != "v" || begin >= text.size()) return;
  if (const std::optional<double> value = parsed_number<double>(text.substr(begin)))
    text.replace(begin, std::string::npos, fmt::format("{}", *value));
}

/** What a reader chose or wrote in a form. LibreOffice says of a box only that it is ticked, so others count by their place. */
void OpenDocumentText::note_control(const XmlElement& element) {
  if (has_word("checkbox radio option", element.name)) note_shown(element.name, {});
  for (const XmlAttribute& one : element.attributes) {
    const bool of_mark = element.name == "param" && one.name == "value";  // of a field from Word
    if (of_mark || has_word("state current-state selected current-selected current-value checked", one.name))
      note_shown(one.name, one.value);
  }
}

Role OpenDocumentText::role_of(const XmlElement& element, Role of_table) {
  if (element.name == "style") style_ = element.attribute("name");
  const std::string_view line = element.attribute("text-line-through-style");
  const bool strikes = !line.empty() && line != "none";
  const bool hides = element.name == "text-properties"    ? element.attribute("display") == "none" || strikes
                     : element.name == "table-properties" ? element.attribute("display") == "false"
                                                          : false;
  if (hides) hidden_.insert(style_);
  if (begins_with(element.attribute("text-position"), "super")) raised_.insert(style_);
  note_control(element);
  if (has_word("mfrac msup msub msubsup msqrt mroot mover munder munderover", element.name))
    note_shown(element.name, {});
  if (open_element(0) == "mfrac") separate(' ');
  if (element.name == "table-cell" || element.name == "table-row") {
    const bool cell = element.name == "table-cell";
    const std::string_view repeated = element.attribute(cell ? "number-columns-repeated" : "number-rows-repeated");
    repeats_.push_back(parsed_number<std::size_t>(repeated).value_or(1));
    if (const std::string_view formula = element.attribute("formula"); !formula.empty())
      (read().wordless.notes += formula) += '\n';
  }
  const bool shown = hidden_.count(element.attribute("style-name")) == 0 || element.name == "style";
  if (shown && element.name == "span") spans_.push_back(raised_.count(element.attribute("style-name")) != 0);
  if (element.name == "table" && open_element(0) == "spreadsheet") add_sheet_name(read(), element.attribute("name"));
  if (shown) return of_table;
  return element.name == "table" ? Role::kAside : Role::kRemoved;
}

void OpenDocumentText::ended(std::string_view name, std::size_t begin) {
  if (name == "span" && !spans_.empty()) {
    if (spans_.back()) raise_from(text_read(), begin);
    spans_.pop_back();
  }
  if (name != "table-cell" && name != "table-row") return;
  const std::size_t repeats = repeats_.back();
  repeats_.pop_back();
  std::string& text = text_read();
  const std::string once = begin < text.size() ? text.substr(begin) : std::string();
  if (trimmed(once).empty()) return;
  for (std::size_t i = 1; i < repeats; ++i) {
    require_few_repeats(repeated_ += once.size(), 0);
    text += once;
  }
}

std::string_view SharedStrings::at(std::string_view number) const {
  const std::optional<std::size_t> place = parsed_number<std::size_t>(trimmed(number));
  if (!place || *place >= ends.size()) return {};
  const std::size_t begin = *place == 0 ? 0 : ends[*place - 1];
  return std::string_view(text).substr(begin, ends[*place] - begin);
}

void SharedStringsReader::ended(std::string_view name, std::size_t) {
  if (name != "si") return;
  strings_.text += std::exchange(text_read(), {});
  strings_.ends.push_back(strings_.text.size());
}

void SheetText::start(const XmlElement& element) {
  const std::string_view name = element.name;
  const bool value = name == "v" || (name == "t" && !open_.empty() && std::count(open_.begin(), open_.end(), 'p') == 0);
  open_.push_back(value ? 'v' : kind_of(name));
  if (name == "row") column_ = 0;
  if (name == "c") {
    column_ = column_of(element.attribute("r")).value_or(column_);
    type_ = element.attribute("t");
    style_ = element.attribute("s");
    value_.clear();
  }
}

void SheetText::end() {
  const char ended = open_.back();
  open_.pop_back();
  if (ended == 'c') {
    if (type_.empty() || type_ == "n") value_ = formats_.shown(value_, style_);
    if (type_ == "b") value_ = value_ == "1" ? "TRUE" : "FALSE";
    const std::string_view shown = type_ == "s" ? strings_.at(value_) : std::string_view(value_);
    if (!shown.empty()) {
      (text_ += trimmed(shown)) += '\t';
      places_.add_at(column_);
    }
    ++column_;
    require_few_repeats(text_.size(), ++cells_);
  }
  if (ended == 'f') part_.wordless.notes += '\n';
  if (ended == 'h') end_header();
  if (ended == 'r') places_.end_row();
  if (ended == 'r' && !text_.empty() && text_.back() == '\t') text_.back() = '\n';
}

/** A header without its codes: &"Arial,Bold"&12&CReport &P. */
void SheetText::end_header() {
  for (std::size_t at = 0; at < header_.size(); ++at) {
    if (header_[at] != '&' || at + 1 == header_.size()) {
      part_.left_out += header_[at];
      continue;
    }
    ++at;
    if (header_[at] == '"') at = std::min(header_.find('"', at + 1), header_.size());
    while (at + 1 < header_.size() && is_digit(header_[at]) && is_digit(header_[at + 1])) ++at;
    part_.left_out += ' ';
  }
  part_.left_out += '\n';
  header_.clear();
}

void SheetText::text(std::string_view characters) {
  if (!open_.empty() && open_.back() == 'v') value_ += characters;
  if (!open_.empty() && open_.back() == 'f') part_.wordless.notes += characters;
  if (!open_.empty() && open_.back() == 'h') header_ += characters;
}

bool FeedText::in_item() const {
  return open_element(0) == "item" || open_element(0) == "entry";
}

Role FeedText::role_of(const XmlElement& element, Role of_table) {
  if (element.name == "item" || element.name == "entry") {
    has_content_ = false;
    summary_ = summary_end_ = 0;
  }
  if (element.name == "content") is_media_ = of_table == Role::kAside;
  const bool summary = element.name == "description" || element.name == "summary";
  return summary && has_content_ && in_item() ? Role::kSkipped : of_table;
}

void FeedText::ended(std::string_view name, std::size_t begin) {
  if (!in_item()) return;
  std::string& text = text_read();
  if (name == "description" || name == "summary") {
    summary_ = begin;
    summary_end_ = text.size();
  } else if ((name == "encoded" || (name == "content" && !is_media_)) && text.size() > begin) {
    has_content_ = true;
    text.erase(summary_, summary_end_ - summary_);
    summary_ = summary_end_ = 0;
  }
}

}  // namespace neardup
