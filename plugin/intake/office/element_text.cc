#include "office/element_text.h"

#include <algorithm>

#include "bytes/feature_hash.h"
#include "characters/raised_number.h"
#include "characters/text_line.h"
#include "html/html_text.h"

namespace neardup {

namespace {

constexpr bool is_space(char c) {
  return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

/** Call action(word) for the words of a list. */
template <typename Action>
void each_listed(std::string_view list, Action action) {
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(' '), list.size());
    if (end != 0) action(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
}

/** Split a text at the first sign; the second part is empty if there is none. */
std::pair<std::string_view, std::string_view> parted(std::string_view text, char sign) {
  const std::size_t at = text.find(sign);
  if (at == text.npos) return {text, {}};
  return {text.substr(0, at), text.substr(at + 1)};
}

bool is_block(Role role) {
  return role == Role::kTextBlock || role == Role::kBlock || role == Role::kNote || role == Role::kAside ||
         role == Role::kHeading;
}

bool is_captured(Role role) {
  return role == Role::kProperty || role == Role::kHtml;
}

/** Whether an element is a thing of its own: no word runs from it into the next one. */
bool is_apart(Role role) {
  return role == Role::kApart || role == Role::kAttribute || is_captured(role);
}

}  // namespace

void append_space(std::string& text, char space) {
  if (text.empty()) return;
  char& last = text.back();
  if (!is_space(last)) {
    text += space;
  } else if (space == '\n' || (space == '\t' && last == ' ')) {
    last = space;
  }
}

void WordlessParts::note(std::string_view bytes) {
  if (!bytes.empty()) shown += std::to_string(xxh3_hash(bytes)) + '\n';
}

void CellPlaces::add(bool filled, std::size_t cells) {
  if (filled) {
    gap_ = gap_ || filled_ != column_;
    filled_ += cells;
    row_ += std::to_string(column_) + ' ';
  }
  column_ += cells;
}

void CellPlaces::add_at(std::size_t column) {
  column_ = column;
  add(true);
}

void CellPlaces::end_row() {
  if (gap_) noted_ += std::to_string(std::exchange(full_, 0)) + ": " + row_ + '\n';
  if (!gap_ && column_ > 1) ++full_;
  row_.clear();
  column_ = filled_ = 0;
  gap_ = false;
}

std::string cells_of_lines(std::string_view text, char sign) {
  std::string noted;
  CellPlaces places(noted);
  while (!text.empty()) {
    std::string_view line = trimmed(take_line(text));
    if (line.find(sign) == line.npos) continue;
    line = trimmed(line, std::string_view(&sign, 1));
    for (std::size_t end = 0; end != line.npos; line.remove_prefix(std::min(end + 1, line.size()))) {
      end = line.find(sign);
      places.add(!trimmed(line.substr(0, end)).empty());
    }
    places.end_row();
  }
  return noted;
}

void ElementsRead::add_property(const std::string& name, std::string_view value) {
  std::string line = one_line(value);
  const auto same =
      std::find_if(properties.begin(), properties.end(), [&](const auto& one) { return one.first == name; });
  // A document has one title; the first one is that of the whole.
  const bool many = name == "author" || name == "keywords" || same == properties.end();
  if (!line.empty() && many) properties.emplace_back(name, std::move(line));
}

void ElementsRead::append(const ElementsRead& more) {
  for (const auto part : {&ElementsRead::body, &ElementsRead::notes, &ElementsRead::left_out}) {
    std::string& text = this->*part;
    if (!text.empty() && text.back() != '\n') text += '\n';
    text += more.*part;
  }
  for (const auto& [name, value] : more.properties) add_property(name, value);
  wordless.cells += more.wordless.cells;
  wordless.shown += more.wordless.shown;
  wordless.notes += more.wordless.notes;
  wordless.pictures += more.wordless.pictures;
  removed += more.removed;
  unread.insert(more.unread.begin(), more.unread.end());
}

ElementTable::ElementTable(bool reads_all, std::initializer_list<ElementRule> rules, Role others)
    : reads_all_(reads_all), others_{others, {}} {
  for (const ElementRule& rule : rules) {
    each_listed(rule.elements, [&](std::string_view element) {
      const auto [path, condition] = parted(element, '@');
      const auto [parent, child] = parted(path, '/');
      const auto [attribute, value] = parted(condition, '=');
      conditions_[child.empty() ? path : child].push_back(
          {child.empty() ? std::string_view() : parent, attribute, value, rule});
    });
  }
}

const ElementRule& ElementTable::rule(const XmlElement& element, std::string_view parent) const {
  const auto named = conditions_.find(element.name);
  if (named == conditions_.end()) return others_;
  for (const Condition& one : named->second) {
    if (!one.parent.empty() && one.parent != parent) continue;
    const std::string_view value = element.attribute(one.attribute);
    if (one.attribute.empty() || (one.value.empty() ? !value.empty() : value == one.value)) return one.rule;
  }
  return others_;
}

ElementText::ElementText(const ElementTable& table, ElementsRead& read, Role whole)
    : table_(table),
      read_(read),
      sink_(whole == Role::kAside  ? &read.left_out
            : whole == Role::kNote ? &read.notes
                                   : &read.body),
      reads_(table.reads_all()) {
  separate('\n');
}

void ElementText::start(const XmlElement& element) {
  if (skipped_ != 0) {
    ++skipped_;
    signs_ = has_word("creator date", element.name);
    return;
  }
  const ElementRule& rule = table_.rule(element, open_element(0));
  const Role role = role_of(element, rule.role);
  if (has_word("img image blip imagedata", element.name)) ++read_.wordless.pictures;
  if (role == Role::kSkipped || role == Role::kRemoved) {
    skipped_ = 1;
    removes_ = role == Role::kRemoved;
    return;
  }
  const bool in_row = !sink_->empty() && sink_->back() == '\t';
  if (is_block(role) && !in_row) separate('\n');
  levels_.push_back({element.name, &rule, role, sink_, 0, reads_});
  if (role == Role::kNote) sink_ = &read_.notes;
  if (role == Role::kAside) sink_ = &read_.left_out;
  if (is_captured(role) && sink_ != &captured_) {
    captured_.clear();
    sink_ = &captured_;
  }
  if (role == Role::kText || role == Role::kTextBlock || is_captured(role)) reads_ = true;
  if (sink_ != levels_.back().sink && !is_captured(role)) separate('\n');
  const bool mark =
      role == Role::kMark && !sink_->empty() && std::string_view("([").find(sink_->back()) == std::string_view::npos;
  if (mark || (is_apart(role) && behind_apart_)) parts_ = true;
  levels_.back().begin = (is_captured(role) ? levels_.back().sink : sink_)->size();
  if (role == Role::kTab && element.name == "tab") tabs_.add(ends_in_word());
  if (role == Role::kTab || role == Role::kBreak) separate(role == Role::kTab ? '\t' : '\n');
  if (role == Role::kAttribute) {
    std::string_view value;
    each_listed(rule.property, [&](std::string_view name) { value = value.empty() ? element.attribute(name) : value; });
    const bool reads = std::exchange(reads_, true);
    text(value);
    reads_ = reads;
  }
}

void ElementText::end() {
  if (skipped_ != 0) {
    --skipped_;
    if (removes_) read_.removed += ' ';
    signs_ = false;
    return;
  }
  const Level level = levels_.back();
  levels_.pop_back();
  joins_ = joins_ || joins_next(level.name);
  if (level.name == "p") {
    tabs_.add(ends_in_word());
    tabs_.end_row();
  }
  if (is_block(level.role)) separate('\n');
  const bool filled = sink_->size() > level.begin;
  if (level.role == Role::kRaised) raise_from(*sink_, level.begin);
  if (filled) behind_apart_ = is_apart(level.role);
  parts_ = false;
  if (level.role == Role::kCell) places_.add(filled, repeats());
  if (has_word("tr table-row row", level.name)) places_.end_row();
  if (level.role == Role::kCell && filled) {
    if (is_space(sink_->back())) sink_->pop_back();
    *sink_ += '\t';
  }
  sink_ = level.sink;
  reads_ = level.reads;
  capture(level);
  ended(level.name, level.begin);
}

/** Use the text of an element that was captured. */
void ElementText::capture(const Level& level) {
  if (level.role == Role::kHeading) {
    const std::string_view heading = std::string_view(*sink_).substr(std::min(level.begin, sink_->size()));
    read_.add_property(std::string(level.rule->property), heading);
  }
  if (!is_captured(level.role) || sink_ == &captured_) return;
  const std::string captured = std::exchange(captured_, {});
  if (level.role == Role::kProperty) return read_.add_property(std::string(level.rule->property), captured);
  separate('\n');
  const bool reads = std::exchange(reads_, true);
  text(html_text(captured));
  reads_ = reads;
  separate('\n');
}

void ElementText::text(std::string_view characters) {
  if (skipped_ != 0 && removes_ && !signs_) read_.removed += characters;
  if (skipped_ != 0 || !reads_) return;
  while (!characters.empty()) {
    const auto word = std::find_if_not(characters.begin(), characters.end(), is_space);
    if (word != characters.begin()) separate(' ');
    const auto end = std::find_if(word, characters.end(), is_space);
    if (word != end) {
      if (std::exchange(parts_, false)) separate(' ');
      joins_ = behind_apart_ = false;
      sink_->append(word, end);
    }
    characters.remove_prefix(static_cast<std::size_t>(end - characters.begin()));
  }
}

void ElementText::separate(char space) {
  if (!joins_ || space == ' ') append_space(*sink_, space);
}

void ElementText::note_shown(std::string_view name, std::string_view value) {
  ((read_.wordless.shown.append(name) += '=') += value) += '\n';
}

std::string_view ElementText::open_element(std::size_t above) const {
  return above < levels_.size() ? levels_[levels_.size() - 1 - above].name : std::string_view();
}

}  // namespace neardup
