#include "markup/raw_text.h"

namespace neardup {

namespace {

bool ends_name(char c) {
  return is_html_space(c) || c == '/' || c == '>';
}

/** Whether a name stands at a place, and ends there. */
bool has_name(const MarkupCursor& cursor, std::size_t place, std::string_view name) {
  const std::size_t end = place + name.size();
  return cursor.has_at(place, name) && end < cursor.size() && ends_name(cursor.at(end));
}

bool has_end_tag(const MarkupCursor& cursor, std::size_t place, std::string_view element) {
  return cursor.has_at(place, "</") && has_name(cursor, place + 2, element);
}

/** Reads the comment of a script. */
class ScriptComment {
 public:
  ScriptComment(const MarkupCursor& cursor, std::size_t place) : cursor_(cursor), place_(place) {}

  /** @return whether the script goes on at place(), else it ends there. */
  bool read() {
    for (; place_ < cursor_.size(); ++place_) {
      const char c = cursor_.at(place_);
      if (c == '>' && dashes_ >= 2) return true;
      dashes_ = c == '-' ? dashes_ + 1 : 0;
      if (c != '<') continue;
      if (!nested_ && has_end_tag(cursor_, place_, "script")) return false;
      if (nested_ && has_end_tag(cursor_, place_, "script")) {
        nested_ = false;
      } else if (!nested_ && has_name(cursor_, place_ + 1, "script")) {
        nested_ = true;
      }
    }
    return false;
  }

  std::size_t place() const { return place_; }

 private:
  const MarkupCursor& cursor_;
  std::size_t place_;
  std::size_t dashes_ = 0;
  bool nested_ = false;  // within a script in the comment
};

}  // namespace

std::size_t raw_text_end(const MarkupCursor& cursor, std::string_view element) {
  std::size_t place = cursor.find('<', cursor.place());
  while (place != cursor.size() && !has_end_tag(cursor, place, element)) place = cursor.find('<', place + 1);
  return place;
}

std::size_t script_end(const MarkupCursor& cursor) {
  std::size_t place = cursor.find('<', cursor.place());
  while (place != cursor.size() && !has_end_tag(cursor, place, "script")) {
    if (cursor.has_at(place, "<!--")) {
      ScriptComment comment(cursor, place + 2);
      if (!comment.read()) return comment.place();
      place = comment.place();
    }
    place = cursor.find('<', place + 1);
  }
  return place;
}

}  // namespace neardup
