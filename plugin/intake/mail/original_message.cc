#include "mail/original_message.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "characters/mail_subject.h"
#include "characters/text_line.h"
#include "mail/header_fields.h"

namespace neardup {

namespace {

constexpr std::size_t kLeastDashes = 3;               // at each end of a ruler with words
constexpr std::size_t kMostLabel = 100;               // bytes of a ruler with words
constexpr std::size_t kMostIntroduction = 80;         // bytes of a line with a colon before a header
constexpr std::size_t kMostBlankLinesAfterRuler = 3;  // between a ruler and its header
constexpr std::size_t kMostHeaderLines = 20;
constexpr std::size_t kMostIntroductionLines = 3;

/** The words of "-----Original Message-----", in lower case; empty if a line is not a ruler with words. */
std::string label_of(std::string_view line) {
  line = trimmed(line);
  if (line.size() > kMostLabel || line.find_first_of("-_=*") != 0) return {};
  const std::size_t begin = line.find_first_not_of("-_=*> ");
  const std::size_t end = line.find_last_not_of("-_=*> ");
  if (begin == std::string_view::npos || begin < kLeastDashes || line.size() - end - 1 < kLeastDashes) return {};
  return lower_ascii(line.substr(begin, end - begin + 1));
}

/** Whether a label repeats words of the one that began a mail: "end forwarded message". Its first word may differ. */
bool repeats(std::string_view label, std::string_view first_label) {
  std::size_t words = 0;
  label.remove_prefix(std::min(label.find(' '), label.size()));
  while (!(label = trimmed(label)).empty()) {
    const std::string_view word = label.substr(0, label.find(' '));
    if (!has_word(first_label, word)) return false;
    label.remove_prefix(word.size());
    ++words;
  }
  return words != 0;
}

/** A paragraph that may be the header of a mail. */
struct Header {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t fields = 0;
  Named named;
  NamedFields known = {};
  bool subject = false;    // a field has the subject of the reply
  bool addressed = false;  // the first field has a mail address

  /** Whether it is of a mail, in any language.
   *  @param certain  what introduces it, or its subject, says so. */
  bool is_of_mail(bool certain) const {
    return known.are_of_mail() || (certain && fields >= 3 && addressed && named.time);
  }
};

class OriginalMessageMarker {
 public:
  OriginalMessageMarker(MailLines& lines, bool reply, bool html, std::string_view subject)
      : lines_(lines),
        reply_(reply),
        html_(html),
        subject_(subject),
        patch_(std::any_of(lines.begin(), lines.end(),
                           [](const MailLine& line) { return begins_with(line.text, "@@ -"); })) {}

  void mark() {
    for (std::size_t i = 0; i < lines_.size();) i = std::max(marked_from(i), i + 1);
  }

  bool begins_at(std::size_t ruler) const { return unlabelled_header(ruler).has_value(); }

 private:
  bool is_text(std::size_t place) const {
    return lines_[place].role == LineRole::kOwn && !is_blank(lines_[place].text);
  }

  /** Mark a mail that begins at a line.
   *  @return its end; the place itself if none begins there. */
  std::size_t marked_from(std::size_t place) {
    if (!is_text(place)) return place;
    const std::string_view line = lines_[place].text;
    const std::string label = label_of(line);
    std::optional<Header> header;
    if (!label.empty()) header = labelled_header(place + 1);
    if (!header && reply_ && !patch_) header = unlabelled_header(place);
    if (!header && reply_) header = html_ ? attribution(place) : plain_attribution(place);
    if (!header) return place;
    const std::size_t end = follows_marked_text(*header) ? header->end : end_of_mail(header->end, label);
    mark_lines(lines_, place, end, LineRole::kOriginal);
    return end;
  }

  static bool is_introduction(std::string_view line) {
    return line.size() <= kMostIntroduction && ends_with_colon(line) && !has_address(line);
  }

  /** The end of what introduces a header: a short line with a colon, or at most two lines with an address and a time.
   *  That place if nothing does. */
  std::size_t end_of_introduction(std::size_t place) const {
    if (is_introduction(lines_[place].text)) return place + 1;
    Named named;
    std::size_t end = place;
    while (end < lines_.size() && end - place < 2 && is_text(end)) named.add(Named::in(lines_[end++].text));
    return named.address && named.time ? end : place;
  }

  /** Whether the value of a field is the subject of the reply. */
  bool has_subject(std::string_view line) const {
    const auto plain = [](std::string_view subject, std::string& storage) {
      constexpr std::string_view kAround = " \t*";
      const std::string_view beginning = plain_line(bare_subject(trimmed(subject, kAround)), storage);
      return bare_subject(trimmed(beginning, kAround));
    };
    std::string of_line;
    std::string of_subject;
    const std::string_view value = line.substr(std::min(line.find(':') + 1, line.size()));
    return !subject_.empty() && plain(value, of_line) == plain(subject_, of_subject);
  }

  /** Whether a header may begin at a line. The text of HTML has no blank lines. */
  bool begins_paragraph(std::size_t place) const { return html_ || place == 0 || !is_text(place - 1); }

  /** Whether the text at a line goes on with a header. In HTML and below a ruler it ends before two lines that are not fields. */
  bool continues_header(std::size_t place, bool labelled) const {
    const auto is_field = [&](std::size_t at) {
      std::string storage;
      return is_name_and_value(field_at(at, labelled, storage));
    };
    if (place == lines_.size() || !is_text(place)) return false;
    if (!(html_ || labelled) || is_field(place)) return true;
    return place + 1 < lines_.size() && is_text(place + 1) && is_field(place + 1);
  }

  std::string_view field_at(std::size_t place, bool labelled, std::string& storage) const {
    return labelled ? field_below_ruler(lines_[place].text, storage) : lines_[place].text;
  }

  /** The paragraph at a place; nothing if it is too long or has too few fields. */
  std::optional<Header> header_at(std::size_t place, bool labelled = false) const {
    Header header{place, place, 0, {}};
    std::string storage;
    for (; continues_header(header.end, labelled); ++header.end) {
      if (header.end - header.begin == kMostHeaderLines) return {};
      const std::string_view line = field_at(header.end, labelled, storage);
      if (header.known.is_whole() && !is_name_and_value(line)) break;
      if (header.end == place) header.addressed = is_name_and_value(line) && has_address(line);
      if (is_name_and_value(line)) ++header.fields;
      header.known.add(line);
      header.subject = header.subject || (is_name_and_value(line) && has_subject(line));
      header.named.address = header.named.address || has_address(line);
      header.named.time = header.named.time || has_time(line);
    }
    header.known.subject = header.known.subject || header.subject;
    const bool fields = header.fields >= 2 && 2 * header.fields >= header.end - header.begin;
    return fields && (header.named.any() || header.subject) ? std::optional(header) : std::nullopt;
  }

  /** The header at a place or after few blank lines. */
  std::optional<Header> near_header(std::size_t place, bool labelled = false) const {
    const std::size_t begin = next_filled(lines_, std::min(place, lines_.size()));
    return begin - place > kMostBlankLinesAfterRuler ? std::nullopt : header_at(begin, labelled);
  }

  std::optional<Header> labelled_header(std::size_t place) const {
    const std::optional<Header> header = near_header(place, true);
    const bool dated = header && header->known.from && header->known.date;
    const bool enough = header && header->fields >= (reply_ ? 2U : 3U);
    return enough && (dated || header->is_of_mail(true)) ? header : std::nullopt;
  }

  /** A header at or after a line without words that make it a ruler. */
  std::optional<Header> unlabelled_header(std::size_t place) const {
    const std::string_view line = lines_[place].text;
    if (is_ruler(line)) {
      const std::optional<Header> header = near_header(place + 1);
      const bool enough = header && header->fields >= 3 && is_name_and_value(lines_[header->begin].text);
      return enough && header->is_of_mail(header->subject) ? header : std::nullopt;
    }
    if (!begins_paragraph(place)) return {};
    const std::size_t end = end_of_introduction(place);
    const std::optional<Header> header =
        end != place ? certain(near_header(end), has_address_before(place, end)) : std::nullopt;
    return header ? header : certain(header_at(place), false);
  }

  bool has_address_before(std::size_t begin, std::size_t end) const {
    return std::any_of(lines_.begin() + static_cast<std::ptrdiff_t>(begin),
                       lines_.begin() + static_cast<std::ptrdiff_t>(end),
                       [](const MailLine& line) { return has_address(line.text); });
  }

  /** Nothing if own text may look like the header.
   *  @param from  whether what introduces it names the sender. */
  std::optional<Header> certain(std::optional<Header> header, bool from) const {
    if (!header) return {};
    header->known.from = header->known.from || from;
    const bool is_certain = (header->named.time || header->subject) && header->is_of_mail(header->subject) &&
                            header->fields >= 3 && is_name_and_value(lines_[header->begin].text);
    return is_certain ? header : std::nullopt;
  }

  /** An attribution whose quotation has no marks. */
  std::optional<Header> attribution(std::size_t place) const {
    if (!Named::in(lines_[place].text).any()) return {};
    Header header{place, place, 0, {}};
    while (header.end < lines_.size() && is_text(header.end) && header.end - place < kMostIntroductionLines) {
      const std::string_view line = lines_[header.end].text;
      header.named.add(Named::in(line));
      ++header.end;
      if (ends_with_colon(line)) break;
    }
    const bool complete = ends_with_colon(lines_[header.end - 1].text);
    return complete && header.named.address && (header.named.time || header.named.year) ? std::optional(header)
                                                                                        : std::nullopt;
  }

  /** In plain text a line may only tell of a mail. */
  std::optional<Header> plain_attribution(std::size_t place) const {
    const std::optional<Header> header = patch_ || !begins_paragraph(place) ? std::nullopt : attribution(place);
    if (!header || !header->named.time || !header->named.year) return {};
    const std::string_view last = lines_[header->end - 1].text;
    const std::size_t next = next_filled(lines_, header->end);
    const bool apart = next != header->end && next < lines_.size() && lines_[next].text.find_first_of(" \t|") != 0;
    return apart && last.find('<') < last.find('@') ? header : std::nullopt;
  }

  bool follows_marked_text(const Header& header) const {
    const std::size_t next = next_filled(lines_, header.end);
    return next < lines_.size() && lines_[next].role == LineRole::kQuotation;
  }

  std::size_t end_of_mail(std::size_t place, std::string_view first_label) const {
    if (first_label.empty()) return lines_.size();
    for (; place < lines_.size(); ++place) {
      const std::string label = label_of(lines_[place].text);
      const bool ends = !label.empty() && label != first_label && repeats(label, first_label);
      if (ends && !near_header(place + 1)) return place + 1;
    }
    return place;
  }

  MailLines& lines_;
  bool reply_;
  bool html_;
  std::string_view subject_;
  bool patch_;
};

}  // namespace

bool is_original_message(MailLines& lines, std::size_t ruler, bool html) {
  return OriginalMessageMarker(lines, true, html, {}).begins_at(ruler);
}

void mark_original_message(MailLines& lines, bool reply, bool html, std::string_view subject) {
  OriginalMessageMarker(lines, reply, html, subject).mark();
}

}  // namespace neardup
