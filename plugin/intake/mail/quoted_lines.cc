#include "mail/quoted_lines.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "characters/text_line.h"

namespace neardup {

namespace {

constexpr std::size_t kMostAttributionLines = 3;
constexpr std::size_t kMostBlankLines = 4;         // between an attribution and its quotation
constexpr std::size_t kMostPlainAttribution = 80;  // bytes, of an attribution without date or address
constexpr std::size_t kMostInitials = 5;
constexpr std::size_t kLeastLinesOfInitials = 3;

/** How a line is marked as a quotation. */
enum class QuoteMark { kNone, kAngle, kBar, kInitials };

/** "JD" of "  JD> text"; empty if a line has no initials. */
std::string_view initials_of(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  const std::size_t end = line.substr(0, kMostInitials + 1).find('>');
  if (end == std::string_view::npos || end == 0 || line.front() > 'Z') return {};
  const std::string_view initials = line.substr(0, end);
  if (initials == "SQL" || initials == "PS") return {};  // prompts of programs
  return std::all_of(initials.begin(), initials.end(), is_letter) ? initials : std::string_view();
}

QuoteMark mark_of(std::string_view line) {
  if (begins_with(line, "| ") || line == "|") return QuoteMark::kBar;
  if (!initials_of(line).empty()) return QuoteMark::kInitials;
  if (begins_with(line, " ")) line.remove_prefix(1);
  return begins_with(line, ">") ? QuoteMark::kAngle : QuoteMark::kNone;
}

/** The number of ">" without spaces between. */
std::size_t depth_of(std::string_view line) {
  return std::min(line.find_first_not_of('>'), line.size());
}

/** "$ command", "user@host:~# command". */
bool is_shell_command(std::string_view line) {
  line = trimmed(line);
  const std::size_t end = line.find(' ');
  if (end == 0 || end == std::string_view::npos) return false;
  const char last = line[end - 1];
  return last == '$' || last == '#' || last == '%';
}

/** "5,6c7" or "---", which stand before lines with ">" in the output of diff. */
bool is_diff_command(std::string_view line) {
  if (line == "---") return true;
  return line.find_first_of("acd") != std::string_view::npos && line.front() >= '1' && line.front() <= '9' &&
         line.find_first_not_of("0123456789,acd") == std::string_view::npos;
}

bool ends_sentence(std::string_view line) {
  line = trimmed(line);
  return !line.empty() && (line.back() == '.' || line.back() == '!' || line.back() == '?');
}

/** Neighbouring lines with the same mark. */
struct Run {
  std::size_t begin;
  std::size_t end;
  QuoteMark mark;
};

class QuotationMarker {
 public:
  QuotationMarker(MailLines& lines, bool reply) : lines_(lines), reply_(reply) {}

  void mark() {
    find_runs();
    find_attributions();
    if (!reply_) return;
    agree_on_initials();
    bool first = true;
    for (std::size_t i = 0; i < runs_.size(); ++i) {
      if (!is_quotation(i)) continue;
      mark_lines(lines_, first ? first_attribution(i) : attributions_[i], runs_[i].end, LineRole::kQuotation);
      first = false;
    }
  }

 private:
  void find_runs() {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const MailLine& line = lines_[i];
      const QuoteMark mark = line.role == LineRole::kOwn ? mark_of(line.text) : QuoteMark::kNone;
      if (mark == QuoteMark::kNone) continue;
      if (mark == QuoteMark::kAngle && depth_of(line.text) == 2) has_depth_two_ = true;
      if (runs_.empty() || runs_.back().end != i || runs_.back().mark != mark) runs_.push_back({i, i, mark});
      runs_.back().end = i + 1;
    }
  }

  /** Finds where the attribution of each run begins: where the run begins, if it has none. */
  void find_attributions() {
    for (const Run& run : runs_) {
      attributions_.push_back(attribution_of(run));
      if (run.mark != QuoteMark::kInitials && !is_own_code(run)) reply_ = reply_ || names_mail(run);
    }
  }

  /** Whether the attribution of a run has an address or a time. A year alone is also that of a book. */
  bool names_mail(const Run& run) const {
    for (std::size_t i = attributions_.back(); i < run.begin; ++i) {
      if (has_address(lines_[i].text) || has_time(lines_[i].text)) return true;
    }
    return false;
  }

  std::size_t attribution_of(const Run& run) const {
    const std::size_t end = end_of_text_before(run);
    if (end == 0 || !is_plain(end - 1) || !ends_with_colon(lines_[end - 1].text)) return run.begin;
    std::size_t begin = end;
    Named named;
    for (; begin > 0 && end - begin < kMostAttributionLines && is_plain(begin - 1); --begin) {
      const std::string_view line = lines_[begin - 1].text;
      const Named names = Named::in(line);
      // A line that repeats what the lines below name is own text: a year in it is that of something else.
      if (begin != end && ((named.any() && !names.adds_to(named)) || ends_sentence(line))) break;
      named.add(names);
    }
    return named.any() ? begin : run.begin;
  }

  /** The end of the text before a run, without the blank lines between. */
  std::size_t end_of_text_before(const Run& run) const {
    std::size_t end = run.begin;
    while (end > 0 && run.begin - end < kMostBlankLines && is_blank(lines_[end - 1].text)) --end;
    return end;
  }

  /** Whether a line is own text without any mark. */
  bool is_plain(std::size_t place) const {
    const MailLine& line = lines_[place];
    return line.role == LineRole::kOwn && !is_blank(line.text) && mark_of(line.text) == QuoteMark::kNone;
  }

  /** The attribution of the first quotation: also a short line that stands alone, such as "Jane wrote:". */
  std::size_t first_attribution(std::size_t i) const {
    if (attributions_[i] != runs_[i].begin) return attributions_[i];
    const std::size_t end = end_of_text_before(runs_[i]);
    if (end == 0 || !is_plain(end - 1)) return runs_[i].begin;
    const std::string_view line = lines_[end - 1].text;
    const bool alone = end == 1 || is_blank(lines_[end - 2].text);
    return alone && ends_with_colon(line) && line.size() <= kMostPlainAttribution ? end - 1 : runs_[i].begin;
  }

  /** Counts the lines with each initials, and finds initials on two neighbouring lines. */
  void agree_on_initials() {
    for (const Run& run : runs_) {
      if (run.mark != QuoteMark::kInitials) continue;
      std::string_view previous;
      for (std::size_t i = run.begin; i < run.end; ++i) {
        const std::string_view initials = initials_of(lines_[i].text);
        Agreement& agreement = initials_[initials];
        ++agreement.lines;
        agreement.neighbours = agreement.neighbours || initials == previous;
        previous = initials;
      }
    }
  }

  bool is_quotation(std::size_t i) const {
    const Run& run = runs_[i];
    switch (run.mark) {
      case QuoteMark::kAngle:
        return !is_own_code(run);
      case QuoteMark::kBar:
        return first_attribution(i) != run.begin && !is_table(run);
      case QuoteMark::kInitials: {
        const Agreement agreement = initials_.at(initials_of(lines_[run.begin].text));
        return agreement.neighbours && agreement.lines >= kLeastLinesOfInitials;
      }
      case QuoteMark::kNone:
        break;
    }
    return false;
  }

  bool is_table(const Run& run) const {
    for (std::size_t i = run.begin; i < run.end; ++i) {
      const std::string_view line = trimmed(lines_[i].text);
      if (line.size() > 1 && line.back() == '|') return true;
    }
    return false;
  }

  /** Whether lines with ">" are the author's own code, or text that a mailbox has changed. */
  bool is_own_code(const Run& run) const {
    if (run.mark != QuoteMark::kAngle) return false;
    if (run.end - run.begin == 1 && begins_with(lines_[run.begin].text, ">From ")) return true;
    if (!has_depth_two_ && is_python_session(run)) return true;
    if (run.begin == 0 || lines_[run.begin - 1].text.empty()) return false;
    const std::string_view before = lines_[run.begin - 1].text;
    return is_shell_command(before) || is_diff_command(before);
  }

  /** Deep quotations look like prompts, but a mail that has them quotes at depth 2, too. */
  bool is_python_session(const Run& run) const {
    for (std::size_t i = run.begin; i < run.end; ++i) {
      if (!begins_with(lines_[i].text, ">>> ") && lines_[i].text != ">>>") return false;
    }
    return true;
  }

  struct Agreement {
    std::size_t lines = 0;
    bool neighbours = false;
  };

  MailLines& lines_;
  bool reply_;
  bool has_depth_two_ = false;
  std::vector<Run> runs_;
  std::vector<std::size_t> attributions_;  // of each run
  std::unordered_map<std::string_view, Agreement> initials_;
};

}  // namespace

void mark_quoted_lines(MailLines& lines, bool reply) {
  QuotationMarker(lines, reply).mark();
}

}  // namespace neardup
