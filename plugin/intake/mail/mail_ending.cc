#include "mail/mail_ending.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "characters/text_line.h"
#include "content/content_block.h"
#include "mail/original_message.h"

namespace neardup {

namespace {

constexpr std::size_t kMostFooters = 4;  // a mail may pass several lists
constexpr std::size_t kMostFooterLines = 12;
constexpr std::size_t kMostFooterLine = 300;  // bytes
constexpr std::size_t kLeastListName = 3;     // bytes

struct SignatureLimits {
  std::size_t lines;
  std::size_t bytes;
  std::size_t longest_line;
};
constexpr SignatureLimits kStandard{30, 3000, 3000};
constexpr SignatureLimits kWithoutSpace{10, 800, 80};

/** Lines that are counted from the end of a text, without blank ones. */
struct Counted {
  std::size_t lines = 0;
  std::size_t bytes = 0;
  std::size_t longest = 0;
  std::size_t linked = 0;  // with an address or a link

  void add(std::string_view line) {
    if (is_blank(line)) return;
    ++lines;
    bytes += line.size();
    longest = std::max(longest, line.size());
    if (has_address(line) || has_link(line)) ++linked;
  }

  bool within(const SignatureLimits& limits) const {
    return lines <= limits.lines && bytes <= limits.bytes && longest <= limits.longest_line;
  }
};

/** What a line may be the delimiter of; null if it is none. */
const SignatureLimits* limits_after(std::string_view line) {
  if (line == "-- " || line == "--\xc2\xa0") return &kStandard;
  return line == "--" || line == "\xe2\x80\x94" ? &kWithoutSpace : nullptr;
}

/** "PS: text", "P.S. text": what is added below a signature. */
bool is_postscript(std::string_view line) {
  line = trimmed(line);
  const auto begins = [line](std::string_view mark) { return begins_with(line, mark); };
  return begins("PS:") || begins("PS.") || begins("P.S") || begins("P. S") || begins("PPS:") || begins("PD:");
}

/** How often each ruler stands in a text. */
using Rulers = std::unordered_map<std::string_view, std::size_t>;

/** What a word with an address or a link calls a list; empty if it does not. */
std::string_view list_name(std::string_view word) {
  const std::size_t at = word.find('@');
  word = at != std::string_view::npos ? word.substr(0, std::min(at, word.find('+')))
                                      : word.substr(0, word.find_last_not_of("/>.)\"") + 1);
  word.remove_prefix(word.find_last_of("/<\":(") + 1);
  const bool named = word.size() >= kLeastListName && std::any_of(word.begin(), word.end(), is_letter);
  return named ? word : std::string_view();
}

/** Whether lines say nothing but how to reach a list. */
bool tell_of_a_list(const MailLines& lines, std::size_t begin, std::size_t end) {
  std::vector<std::string_view> names;
  std::vector<std::string_view> others;
  for (std::size_t i = begin; i != end; ++i) {
    const std::string_view line = lines[i].text;
    if (is_blank(line) || is_ruler(line)) continue;
    const bool linked = has_address(line) || has_link(line);
    if (!linked && is_name_and_value(line)) return false;
    if (!linked) others.push_back(line);
    for (std::string_view rest = line; !rest.empty();) {
      const std::string_view word = rest.substr(0, rest.find(' '));
      const std::string_view name = has_address(word) || has_link(word) ? list_name(word) : std::string_view();
      if (!name.empty()) names.push_back(name);
      rest.remove_prefix(std::min(word.size() + 1, rest.size()));
    }
  }
  return std::all_of(others.begin(), others.end(), [&names](std::string_view line) {
    return begins_with(line, "Groups.io ") || std::any_of(names.begin(), names.end(), [line](std::string_view name) {
             return line.find(name) != std::string_view::npos;
           });
  });
}

bool is_footer(const MailLines& lines, const Rulers& rulers, std::size_t ruler, const Counted& footer) {
  const std::string_view line = trimmed(lines[ruler].text);
  if (line.find_first_not_of('_') == std::string_view::npos) return footer.linked != 0;
  const bool underlines = ruler != 0 && !is_blank(lines[ruler - 1].text);
  return !underlines && rulers.at(line) <= 2 && 3 * footer.linked >= footer.lines && footer.linked != 0;
}

/** Whether lines below the delimiter of a signature are the footer of Google Groups: they have the address or the pages of a
 *  list there, and tell of nothing else. */
bool are_of_google_groups(const MailLines& lines, std::size_t begin, std::size_t end) {
  const auto first = lines.begin() + static_cast<std::ptrdiff_t>(begin);
  const auto last = lines.begin() + static_cast<std::ptrdiff_t>(end);
  const auto named = [](const MailLine& line) {
    return line.text.find("@googlegroups.com") != line.text.npos ||
           line.text.find("//groups.google.com/") != line.text.npos;
  };
  return std::any_of(first, last, named) && tell_of_a_list(lines, begin, end);
}

/** The delimiter of the footer that ends at a place; that place if there is no footer. */
std::size_t begin_of_footer(MailLines& lines, const Rulers& rulers, std::size_t end, bool html) {
  Counted footer;
  for (std::size_t i = end; i-- > 0;) {
    const MailLine& line = lines[i];
    if (line.role == LineRole::kArmour) continue;
    if (line.role != LineRole::kOwn) return end;
    if (limits_after(line.text) != nullptr) return are_of_google_groups(lines, i + 1, end) ? i : end;
    if (is_ruler(line.text) && footer.lines != 0) {
      const bool found =
          is_footer(lines, rulers, i, footer) && !is_original_message(lines, i, html) && tell_of_a_list(lines, i, end);
      return found ? i : end;
    }
    if (!is_ruler(line.text)) footer.add(line.text);
    if (footer.lines > kMostFooterLines || footer.longest > kMostFooterLine) return end;
  }
  return end;
}

/** The number of lines of a range "1,8", and 1 of "1". */
std::size_t length_of(std::string_view range) {
  range = range.substr(0, range.find(' '));
  const std::size_t comma = range.find(',');
  if (comma == std::string_view::npos) return 1;
  std::size_t length = 0;
  std::from_chars(range.data() + comma + 1, range.data() + range.size(), length);
  return length;
}

/** Whether each line is within a hunk of a unified diff, to tell a removed line "- " from a delimiter. */
std::vector<bool> hunk_lines(const MailLines& lines) {
  std::size_t old_left = 0;  // lines to come of the old text
  std::size_t new_left = 0;
  std::vector<bool> within;
  for (const auto& [line, role] : lines) {
    if (begins_with(line, "@@ -")) {  // "@@ -1,8 +1,9 @@"
      const std::size_t plus = std::min(line.find(" +"), line.size());
      old_left = length_of(line.substr(4, plus - 4));
      new_left = length_of(line.substr(std::min(plus + 2, line.size())));
      within.push_back(true);
      continue;
    }
    const char mark = line.empty() ? ' ' : line.front();
    const bool inside = old_left + new_left != 0 && std::string_view(" -+\\").find(mark) != std::string_view::npos;
    within.push_back(inside);
    if (!inside) old_left = new_left = 0;
    if (old_left != 0 && (mark == ' ' || mark == '-')) --old_left;
    if (new_left != 0 && (mark == ' ' || mark == '+')) --new_left;
  }
  return within;
}

constexpr std::size_t kEndingLines = 12;

void add_block(std::vector<ContentBlock>& blocks, std::string text) {
  if (!text.empty()) blocks.push_back({std::move(text), BlockRole::kContent, 0, false});
}

/** The first line of the ending of a text. */
std::size_t begin_of_ending(const MailLines& lines) {
  std::size_t begin = lines.size();
  for (std::size_t filled = 0; begin != 0 && filled != kEndingLines; --begin) {
    if (!is_blank(lines[begin - 1].text)) ++filled;
  }
  return begin;
}

/** The paragraphs of the text above its ending. */
void add_paragraphs(const MailLines& lines, std::size_t end, std::vector<ContentBlock>& blocks) {
  std::string paragraph;
  for (std::size_t i = 0; i != end; ++i) {
    if (is_blank(lines[i].text)) add_block(blocks, std::exchange(paragraph, {}));
    paragraph.append(lines[i].text).append("\n");
  }
  add_block(blocks, paragraph);
}

constexpr std::string_view kBeginText = "-----BEGIN PGP SIGNED MESSAGE-----";
constexpr std::string_view kBeginSignature = "-----BEGIN PGP SIGNATURE-----";
constexpr std::string_view kEndSignature = "-----END PGP SIGNATURE-----";

/** A field, such as "Version: GnuPG v1", or a part of the encoded signature. */
bool is_signature_line(std::string_view line) {
  return is_blank(line) || line.find(' ') == std::string_view::npos || line.find(": ") != std::string_view::npos;
}

/** The end of the head of a signed text: after its first blank line. */
std::size_t end_of_head(const MailLines& lines, std::size_t begin) {
  std::size_t end = begin + 1;
  while (end < lines.size() && begins_with(lines[end].text, "Hash:")) ++end;
  return end < lines.size() && is_blank(lines[end].text) ? end + 1 : end;
}

std::size_t end_of_signature(const MailLines& lines, std::size_t begin) {
  std::size_t end = begin + 1;
  while (end < lines.size() && is_signature_line(lines[end].text) && !begins_with(lines[end].text, kEndSignature)) {
    ++end;
  }
  return end < lines.size() && begins_with(lines[end].text, kEndSignature) ? end + 1 : end;
}

}  // namespace

void mark_list_footer(MailLines& lines, bool html) {
  Rulers rulers;
  for (const MailLine& line : lines) {
    if (line.role == LineRole::kOwn && is_ruler(line.text)) ++rulers[trimmed(line.text)];
  }
  std::size_t end = lines.size();
  for (std::size_t i = 0; i != kMostFooters; ++i) {
    const std::size_t begin = begin_of_footer(lines, rulers, end, html);
    mark_lines(lines, begin, end, LineRole::kFooter);
    end = begin;
  }
}

void mark_known_footer(MailLines& lines, const FrameSet& known) {
  if (known.empty()) return;
  std::size_t begin = lines.size();
  while (begin > 0) {
    const std::string_view line = trimmed(lines[begin - 1].text);
    if (!line.empty() && !known.has(frame_hash(line))) break;
    --begin;
  }
  mark_lines(lines, begin, lines.size(), LineRole::kFooter);
}

void mark_signature(MailLines& lines) {
  const std::vector<bool> in_hunk = hunk_lines(lines);
  std::size_t end = lines.size();
  std::size_t begin = end;
  Counted below;
  for (std::size_t i = lines.size(); i-- > 0;) {
    const MailLine& line = lines[i];
    if (line.role == LineRole::kQuotation || line.role == LineRole::kOriginal || is_postscript(line.text)) {
      mark_lines(lines, begin, end, LineRole::kSignature);
      begin = end = i;
      below = {};
    }
    if (line.role != LineRole::kOwn) continue;
    const SignatureLimits* const limits = limits_after(line.text);
    if (limits != nullptr && below.within(*limits) && !in_hunk[i]) begin = i;
    below.add(line.text);
  }
  mark_lines(lines, begin, end, LineRole::kSignature);
}

void FooterLearner::add(std::uint64_t key, const std::vector<std::string>& parts) {
  if (!learner_.wants(key)) return;
  std::vector<ContentBlock> blocks;
  std::vector<std::uint64_t> ending;
  for (const std::string& part : parts) {
    const MailLines lines = mail_lines(part);
    const std::size_t begin = begin_of_ending(lines);
    add_paragraphs(lines, begin, blocks);
    for (std::size_t i = begin; i != lines.size(); ++i) {
      if (is_blank(lines[i].text)) continue;
      add_block(blocks, std::string(trimmed(lines[i].text)));
      ending.push_back(frame_hash(trimmed(lines[i].text)));
    }
  }
  learner_.add(key, blocks);
  std::sort(ending.begin(), ending.end());
  ending.erase(std::unique(ending.begin(), ending.end()), ending.end());
  endings_.emplace(key, std::move(ending));
  if (endings_.size() > FrameLearner::kMostPages) endings_.erase(std::prev(endings_.end()));
}

FrameSet FooterLearner::footer() const {
  std::map<std::uint64_t, std::vector<std::uint64_t>> mails_with;
  for (const auto& [key, ending] : endings_) {
    for (const std::uint64_t line : ending) mails_with[line].push_back(key);
  }
  const FrameSet repeated = learner_.frame();
  std::vector<std::uint64_t> lines;
  std::set<std::vector<std::uint64_t>> halves;  // mails that have the same of two lines
  for (const std::uint64_t line : repeated.hashes()) {
    const auto found = mails_with.find(line);
    if (found == mails_with.end() || 2 * found->second.size() < endings_.size()) continue;
    lines.push_back(line);
    if (2 * found->second.size() == endings_.size()) halves.insert(found->second);
  }
  if (halves.size() > 1)
    lines.erase(std::remove_if(lines.begin(), lines.end(),
                               [&](std::uint64_t line) { return halves.count(mails_with[line]) != 0; }),
                lines.end());
  return FrameSet(std::move(lines));
}

void mark_pgp_armour(MailLines& lines) {
  bool in_text = false;
  for (std::size_t i = 0; i < lines.size();) {
    std::size_t end = i;
    if (begins_with(lines[i].text, kBeginText)) {
      in_text = true;
      end = end_of_head(lines, i);
    } else if (begins_with(lines[i].text, kBeginSignature)) {
      in_text = false;
      end = end_of_signature(lines, i);
    } else if (in_text && begins_with(lines[i].text, "- ")) {
      lines[i].text.remove_prefix(2);
    }
    mark_lines(lines, i, end, LineRole::kArmour);
    i = std::max(end, i + 1);
  }
}

}  // namespace neardup
