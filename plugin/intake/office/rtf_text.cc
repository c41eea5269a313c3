#include "office/rtf_text.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "bytes/ascii.h"
#include "bytes/feature_hash.h"
#include "bytes/parsed_number.h"
#include "bytes/utf8_characters.h"
#include "characters/charset_conversion.h"
#include "characters/raised_number.h"
#include "characters/text_encoding.h"
#include "characters/text_line.h"
#include "office/compound_file.h"
#include "office/equation_field.h"

namespace neardup {

namespace {

constexpr std::size_t kDeepestGroup = 1000;

/** Groups whose text is no part of the document, or a form of what stands in another group. */
constexpr std::string_view kSkipped =
    "colortbl stylesheet listtable pict objdata sp listtext pntext xe tc rxe nonshppict shprslt nonesttables ftnsep "
    "ftnsepc ftncn aftnsep aftnsepc aftncn template upr filetbl info";
/** Groups behind \* that are read. */
constexpr std::string_view kKnown = "shpinst shptxt footnote annotation ud do dptxbxtext moMath moMathPara shppict";
constexpr std::string_view kAsides = "header headerl headerr headerf footer footerl footerr footerf annotation";

constexpr std::pair<std::string_view, const char*> kProperties[] = {
    {"title", "title"}, {"author", "author"}, {"subject", "keywords"}, {"keywords", "keywords"}};

constexpr std::pair<std::string_view, unsigned> kCharacters[] = {
    {"tab", ' '},       {"cell", '\t'},     {"nestcell", '\t'},    {"par", '\n'},
    {"line", '\n'},     {"row", '\n'},      {"nestrow", '\n'},     {"sect", '\n'},
    {"page", '\n'},     {"column", '\n'},   {"emdash", 0x2014},    {"endash", 0x2013},
    {"lquote", 0x2018}, {"rquote", 0x2019}, {"ldblquote", 0x201c}, {"rdblquote", 0x201d},
    {"bullet", 0x2022}, {"emspace", ' '},   {"enspace", ' '},      {"qmspace", ' '},
    {"~", ' '},         {"_", 0x2011},      {"\n", '\n'},          {"\r", '\n'}};

/** The code pages of \fcharset. */
constexpr std::pair<int, int> kCharsets[] = {{0, 1252},   {128, 932},  {129, 949},  {134, 936},  {136, 950},
                                             {161, 1253}, {162, 1254}, {163, 1258}, {177, 1255}, {178, 1256},
                                             {186, 1257}, {204, 1251}, {222, 874},  {238, 1250}, {254, 437}};

template <typename Key, typename Value, std::size_t kSize, typename Wanted>
const Value* value_of(const std::pair<Key, Value> (&table)[kSize], const Wanted& key) {
  const auto* const found = std::find_if(table, table + kSize, [&](const auto& one) { return one.first == key; });
  return found == table + kSize ? nullptr : &found->second;
}

class RtfText {
 public:
  explicit RtfText(std::string_view bytes) : rest_(bytes) { groups_.push_back({&read_.body, {}}); }
  ElementsRead read();

 private:
  struct Group {
    std::string* sink;       // null: its text is not read
    std::string_view known;  // a destination that its end has to know of
    int skips = 1;           // characters behind \u
    int font = 0;
    bool hidden = false;
    bool deleted = false;
    bool raised = false;
  };

  Group& group() { return groups_.back(); }
  bool is_removed() { return group().sink != nullptr && (group().hidden || group().deleted); }
  bool is_shown() { return group().sink != nullptr && !group().hidden && !group().deleted; }
  void take_command();
  void command(std::string_view name, std::optional<int> number);
  bool open_destination(std::string_view name);
  void format(std::string_view name, std::optional<int> number);
  void open_group();
  void close_group();
  void unicode(int number);
  void character(char byte);
  void put(unsigned code_point);
  void flush();

  std::string_view rest_;
  ElementsRead read_;
  CellPlaces places_{read_.wordless.cells};
  std::size_t cell_ = 0;  // where it begins in the body
  std::vector<Group> groups_;
  std::map<int, int> code_pages_;  // of fonts
  int code_page_ = 1252;
  std::string bytes_;          // of the code page, not yet converted
  std::string captured_;       // of a property
  int skips_ = 0;              // characters that stand for \u
  unsigned high_ = 0;          // surrogate
  std::uint64_t picture_ = 0;  // hash of the digits of all
  bool starred_ = false;       // \* before the next command
};

ElementsRead RtfText::read() {
  while (!rest_.empty()) {
    const char next = rest_.front();
    rest_.remove_prefix(1);
    if (next == '{') {
      open_group();
    } else if (next == '}') {
      close_group();
    } else if (next == '\\') {
      take_command();
    } else if (next != '\r' && next != '\n') {
      character(next);
    }
  }
  flush();
  if (groups_.size() > 1) read_.unread.insert("end of an RTF file that is cut off");
  append_space(read_.body, '\n');
  if (picture_ != 0) read_.wordless.shown = std::to_string(picture_);
  return std::move(read_);
}

void RtfText::open_group() {
  flush();
  skips_ = 0;
  if (groups_.size() > kDeepestGroup) throw std::runtime_error("has groups of RTF nested more than 1000 deep");
  groups_.push_back(group());
  group().known = {};
}

void RtfText::close_group() {
  flush();
  skips_ = 0;
  starred_ = false;
  const Group closed = group();
  if (closed.hidden || closed.deleted) append_space(read_.removed, ' ');
  if (groups_.size() > 1) groups_.pop_back();
  if (closed.known == "block" && closed.sink != nullptr) append_space(*closed.sink, '\n');
  if (closed.known == "fldinst" && closed.sink != nullptr && group().sink != nullptr)
    *group().sink += shown_by_equation(std::exchange(captured_, {}));
  if (const auto* const property = value_of(kProperties, closed.known))
    read_.add_property(*property, std::exchange(captured_, {}));
}

void RtfText::take_command() {
  if (rest_.empty()) return;
  std::size_t size =
      std::min(std::find_if_not(rest_.begin(), rest_.end(), is_letter) - rest_.begin(), std::ptrdiff_t{32});
  if (size == 0) {
    const char symbol = rest_.front();
    const std::string_view name = rest_.substr(0, 1);
    rest_.remove_prefix(1);
    if (symbol == '\'') {
      const std::optional<int> byte = parsed_number<int>(rest_.substr(0, 2), 16);
      rest_.remove_prefix(std::min<std::size_t>(rest_.size(), 2));
      if (byte) character(static_cast<char>(*byte));
    } else if (symbol == '\\' || symbol == '{' || symbol == '}') {
      character(symbol);
    } else {
      command(name, std::nullopt);
    }
    return;
  }
  const std::string_view name = rest_.substr(0, size);
  rest_.remove_prefix(size);
  size = !rest_.empty() && rest_.front() == '-' ? 1 : 0;
  while (size < rest_.size() && is_digit(rest_[size])) ++size;
  const std::optional<int> number = parsed_number<int>(rest_.substr(0, size));
  rest_.remove_prefix(size);
  if (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
  command(name, number);
}

void RtfText::command(std::string_view name, std::optional<int> number) {
  if (name == "*") {
    starred_ = true;
  } else if (name == "bin") {
    const auto size = static_cast<std::size_t>(std::max(number.value_or(0), 0));
    if (group().known == "pict") picture_ = mix64(picture_ ^ xxh3_hash(rest_.substr(0, size)));
    rest_.remove_prefix(std::min(rest_.size(), size));
  } else if (name == "u") {
    unicode(number.value_or(0));
  } else if (skips_ > 0) {
    --skips_;
  } else if (const unsigned* const shown = value_of(kCharacters, name)) {
    flush();
    if (name == "cell") places_.add(read_.body.size() > cell_);
    if (name == "row") places_.end_row();
    put(*shown);
    if (name == "cell" || name == "row") cell_ = read_.body.size();
  } else if (!open_destination(name)) {
    format(name, number);
  }
}

/** Whether a command says what its group is. */
bool RtfText::open_destination(std::string_view name) {
  const bool starred = std::exchange(starred_, false);
  if (name == "fldinst" && group().sink != nullptr) {
    group().known = name;
    group().sink = &captured_;
    captured_.clear();
  } else if ((starred && !has_word(kKnown, name)) || has_word(kSkipped, name)) {
    group().sink = nullptr;
    const bool twice = groups_.size() > 1 && groups_[groups_.size() - 2].known == "nonshppict";
    if (name == "pict" && !twice) ++read_.wordless.pictures;
    // Behind \upr the second group has the text in Unicode. The properties are in a group that is not read itself.
    group().known = name;
  } else if (name == "ud" && groups_.size() > 2 && groups_[groups_.size() - 2].known == "upr") {
    group().sink = groups_[groups_.size() - 3].sink;
  } else if (group().sink == nullptr) {
    const bool is_property = groups_.size() > 1 && groups_[groups_.size() - 2].known == "info";
    if (!is_property || value_of(kProperties, name) == nullptr) return name == "fonttbl";
    group().known = name;
    group().sink = &captured_;
  } else if (name == "fonttbl") {
    group().sink = nullptr;
  } else if (has_word(kAsides, name) || name == "footnote" || name == "shptxt" || name == "dptxbxtext") {
    if (has_word(kAsides, name)) group().sink = &read_.left_out;
    if (name == "footnote") group().sink = &read_.notes;
    group().known = "block";
    group().hidden = group().deleted = false;
    append_space(*group().sink, '\n');
  } else {
    return false;
  }
  return true;
}

void RtfText::format(std::string_view name, std::optional<int> number) {
  const bool on = number.value_or(1) != 0;
  flush();
  if (name == "v") group().hidden = on;
  if (name == "deleted" || name == "strike" || name == "striked") group().deleted = on;
  if (name == "super" || name == "nosupersub") group().raised = on && name == "super";
  if (name == "plain") group().hidden = group().deleted = group().raised = false;
  if (name == "uc") group().skips = std::clamp(number.value_or(1), 0, 100);
  if (name == "f") group().font = number.value_or(0);
  if (name == "ansicpg") code_page_ = number.value_or(1252);
  if (name == "mac") code_page_ = 10000;
  if (name == "pc" || name == "pca") code_page_ = name == "pc" ? 437 : 850;
  if (name == "cpg") code_pages_[group().font] = number.value_or(1252);
  if (name == "fcharset") {
    if (const int* const page = value_of(kCharsets, number.value_or(1))) code_pages_[group().font] = *page;
  }
}

void RtfText::unicode(int number) {
  flush();
  skips_ = group().skips;
  if (is_shown()) append_utf16(*group().sink, static_cast<unsigned>(number) & 0xffff, high_);
  if (is_removed()) append_utf16(read_.removed, static_cast<unsigned>(number) & 0xffff, high_);
}

void RtfText::character(char byte) {
  if (group().known == "pict") picture_ = mix64(picture_ ^ static_cast<unsigned char>(byte)) + 1;
  if (skips_ > 0) {
    --skips_;
  } else if (is_shown()) {
    bytes_ += byte;
  } else if (is_removed()) {
    read_.removed += byte;
  }
}

void RtfText::put(unsigned code_point) {
  flush();
  if (is_removed()) append_space(read_.removed, ' ');
  if (!is_shown()) return;
  if (code_point == ' ' || code_point == '\t' || code_point == '\n') {
    append_space(*group().sink, static_cast<char>(code_point));
  } else {
    append_utf8(*group().sink, code_point);
  }
}

void RtfText::flush() {
  if (bytes_.empty() || group().sink == nullptr) return bytes_.clear();
  std::string text = std::exchange(bytes_, {});
  if (std::any_of(text.begin(), text.end(), [](char c) { return static_cast<signed char>(c) < 0; })) {
    const auto of_font = code_pages_.find(group().font);
    const int page = of_font == code_pages_.end() ? code_page_ : of_font->second;
    const std::string name = page == 10000   ? "MACINTOSH"
                             : page == 936   ? "GB18030"
                             : page == 950   ? "BIG5-HKSCS"
                             : page == 65001 ? "UTF-8"
                                             : "CP" + std::to_string(page);
    if (std::optional<ConvertedText> read = converted(text, name)) text = std::move(read->text);
  }
  if (std::exchange(group().raised, false)) *group().sink += raised_sign(*group().sink, text);
  for (const char c : text) {
    if (c == ' ')
      append_space(*group().sink, c);
    else
      *group().sink += c;
  }
}

}  // namespace

ElementsRead rtf_text(std::string_view bytes) {
  return RtfText(bytes).read();
}

}  // namespace neardup
