#include "content/page_facts.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <set>
#include <string_view>

#include "bytes/ascii.h"
#include "bytes/feature_hash.h"
#include "bytes/parsed_number.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "characters/undated_figures.h"
#include "content/frame_set.h"
#include "content/title_parts.h"
#include "sign/evidence.h"

namespace neardup {

namespace {

constexpr std::size_t kControls = 10;    // hidden words that say as much as one that a control shows
constexpr std::size_t kLeadWords = 3;    // of a line above or below the text
constexpr std::size_t kShortWords = 60;  // of which one changed within takes the similarity below 0.9
constexpr std::size_t kRecordLine = 10;
constexpr std::size_t kSigns = 32;    // bytes that a headline may have and a title may lack
constexpr std::size_t kTitle = 1000;  // bytes of a title that are looked through for names, once for each block

/** The folded() words of a text, each with a space before and behind it. */
std::string spaced_words(std::string_view text) {
  std::string words = " ";
  each_word(folded(text), [&words](std::string_view word) { (words += word) += ' '; });
  return words;
}

/** A block that names the page. */
struct Name {
  std::string words;  // spaced_words(); empty for none
  std::string text;
};

/** A block as a name of the page; empty if it cannot be one. */
Name name_in(const ContentBlock& block, std::size_t most_bytes) {
  const bool frame = block.linked || block.role == BlockRole::kHidden || block.role == BlockRole::kControl ||
                     block.role == BlockRole::kSiteFrame || block.text.size() > most_bytes;
  if (frame && block.role != BlockRole::kHeadline) return {};
  std::string words = spaced_words(block.text);
  return words.size() > 1 ? Name{std::move(words), block.text} : Name();
}

/** Whether other pages have a headline, too, such as "Repealed by-law", and it is not the name of the site. */
bool is_repeated_headline(const ContentBlock& block) {
  return block.role == BlockRole::kSiteFrame && block.heading == 1 && !block.linked && (block.field || !block.common);
}

/** What names a page, by the words of each (page_facts.h). */
std::vector<Name> names_of(const std::vector<ContentBlock>& blocks, std::string_view title) {
  const std::string title_words = spaced_words(title);
  std::size_t first_place = std::string::npos;
  bool above_text = true;
  Name other_h1, lower_h1, first, last, longest, repeated;
  for (const ContentBlock& block : blocks) {
    const Name name = name_in(block, title.size() + kSigns);
    if (is_repeated_headline(block)) repeated = {spaced_words(block.text), block.text};
    const std::size_t place = name.words.empty() ? std::string::npos : title_words.find(name.words);
    if (place != std::string::npos) {
      if (name.words.size() > longest.words.size()) longest = name;
      if (block.heading == 1 && !above_text) lower_h1 = name;  // below a menu that is signed
      if (!above_text || block.role == BlockRole::kLandmark) continue;
      if (place < first_place) first = name;
      first_place = std::min(place, first_place);
      last = name;
    } else if (block.role == BlockRole::kHeadline && !name.words.empty()) {
      other_h1 = name;
      last = {};
    } else if (is_signed(block.role) && block.heading == 0) {
      above_text = false;
    }
  }
  std::vector<Name> names{lower_h1, last};
  if (other_h1.words.empty()) {
    names.insert(names.end(), {first, longest});
  } else {
    names.push_back(other_h1);
  }
  const auto before = [](const Name& a, const Name& b) { return a.words < b.words; };
  const auto same = [](const Name& a, const Name& b) { return a.words == b.words; };
  std::sort(names.begin(), names.end(), before);
  names.erase(std::unique(names.begin(), names.end(), same), names.end());
  if (names.back().words.empty()) names.back() = repeated;  // it has no other name
  return names;
}

/** What stands between the headline and the text: headings, lines such as a name. It is one text, because facts are cut into
 *  other lines where they are a table or a list. */
void add_lead(const std::vector<ContentBlock>& blocks, EvidenceCollector& facts) {
  std::string lead;
  for (const ContentBlock& block : blocks) {
    if (!is_signed(block.role)) continue;
    if (block.heading == 0 && (block.linked || word_count(block.text) > kLeadWords)) break;
    (lead += block.text) += ' ';
  }
  std::replace(lead.begin(), lead.end(), '\n', ' ');
  if (!lead.empty()) facts.add(EvidenceKind::kLead, lead);
}

/** Lines below a short text: what differs at the end of a text says less in its runs of words. */
void add_last_lines(const std::vector<ContentBlock>& blocks, EvidenceCollector& facts) {
  for (auto block = blocks.rbegin(); block != blocks.rend(); ++block) {
    if (!is_signed(block->role)) continue;
    if (block->heading != 0 || block->linked || word_count(block->text) > kLeadWords) break;
    facts.add(EvidenceKind::kLeftOut, block->text);
  }
}

/** Whether a text stands in a form or is hidden, and is no menu. */
bool is_unshown(const ContentBlock& block) {
  return (block.role == BlockRole::kControl || block.role == BlockRole::kHidden) && !block.linked;
}

/** Whether a block may be a line of a record, such as "Water level 277 cm", below a notice that says most words of the page. */
bool is_record_line(const ContentBlock& block) {
  return is_signed(block.role) && !block.linked && word_count(block.text) < kRecordLine;
}

/** The numbers of some figures that name one thing: of a book, an article of a shop, a telephone. */
std::string naming_numbers(const std::string& figures) {
  constexpr std::ptrdiff_t kDigits = 9;  // an ISBN has ten or 13
  std::string numbers;
  for (const std::string& word : split(figures, ' '))
    if (std::count_if(word.begin(), word.end(), is_digit) >= kDigits) (numbers += word) += ' ';
  return numbers;
}

/** The figures of lines of a record, if such lines are half of the text or more: a few count visitors. Elsewhere numbers that name
 *  one thing. */
void add_line_figures(const std::vector<ContentBlock>& blocks, EvidenceCollector& facts) {
  std::string all;
  std::string naming;
  std::size_t lines = 0;
  std::size_t signed_blocks = 0;
  for (const ContentBlock& block : blocks) {
    if (!is_signed(block.role)) continue;
    ++signed_blocks;
    const std::string figures = block.linked ? std::string() : undated_figures(block.text);
    if (figures.empty()) continue;
    naming += naming_numbers(figures);
    if (!is_record_line(block)) continue;
    ++lines;
    all += figures;
  }
  const bool of_lines = lines > 1 && 2 * lines >= signed_blocks;
  facts.add(EvidenceKind::kLineFigures, of_lines ? all : naming);
}

/** Whether a block is one of several values in its place. */
bool is_value(const ContentBlock& block) {
  return block.field && word_count(block.text) <= kFieldWords;
}

/** A value behind the block above it, if that may be its label: a page may list all values elsewhere, too. */
std::string labelled_value(const std::vector<ContentBlock>& blocks, const ContentBlock& value) {
  if (&value == &blocks.front()) return value.text;
  const ContentBlock& label = *(&value - 1);
  const bool is_label = label.role == BlockRole::kSiteFrame && !label.linked && word_count(label.text) <= kFieldWords;
  return is_label ? label.text + " " + value.text : value.text;
}

/** The figures of short lines that are left out, if there are as many as in a data sheet; empty for fewer: counters. */
std::string figures_of_sheet(const std::vector<ContentBlock>& blocks) {
  std::string figures;
  std::size_t lines = 0;
  for (const ContentBlock& block : blocks) {
    const bool left_out = block.role == BlockRole::kUnlike || block.role == BlockRole::kLandmark;
    if (!left_out || block.linked || word_count(block.text) >= kRecordLine) continue;
    const std::string of_line = undated_figures(block.text);
    if (of_line.empty()) continue;
    ++lines;
    figures += of_line;
  }
  return lines > kManyFigures ? figures : std::string();
}

/** Whether some pages of the site repeat a block of links, such as a product of a list, or a tag. */
bool is_repeated_link(const ContentBlock& block) {
  return block.role == BlockRole::kSiteFrame && block.linked && !block.common && block.chance >= kPossibleContent;
}

/** A headline without the number or letter of its section, "3.2" or "A.", which another edition changes. */
std::string_view without_section(std::string_view headline) {
  const std::size_t space = headline.find(' ');
  const std::string_view first = headline.substr(0, space);
  const bool dotted = first.find('.') != first.npos;
  const bool numbers =
      first.find_first_not_of("0123456789.") == first.npos && !first.empty() && is_digit(first.front());
  const bool letter = first.size() == 2 && first[0] >= 'A' && first[0] <= 'Z';
  return space != headline.npos && dotted && (numbers || letter) ? trimmed(headline.substr(space)) : headline;
}

/** Add a name; in a short text, the number of its section separately. */
void add_name(std::string_view name, std::size_t words, EvidenceCollector& facts) {
  const std::string_view own = without_section(name);
  facts.add(EvidenceKind::kName, own);
  if (words < kManyWords && own.size() != name.size()) facts.add(EvidenceKind::kTitle, name);
}

constexpr std::size_t kTrailEnds = 4;

/** What a trail may end with, as spaced_words(): the first part of the title, and the first headlines. */
std::vector<std::string> trail_ends(const std::vector<ContentBlock>& blocks, std::string_view title) {
  const std::vector<std::string_view> parts = title_parts(title.substr(0, kTitle));
  std::vector<std::string> ends;
  if (!parts.empty()) ends.push_back(spaced_words(parts.front()));
  for (const ContentBlock& block : blocks) {
    if (ends.size() == kTrailEnds) break;
    if (block.role == BlockRole::kHeadline || block.heading == 1) ends.push_back(spaced_words(block.text));
  }
  return ends;
}

/** The letters of a label of at most four words at the beginning of a text, up to a colon and a space; 0 without. */
std::size_t label_letters(std::string_view text) {
  constexpr std::size_t kLabelWords = 4;
  const std::string_view label = label_of(text).value_or("");
  return word_count(label) <= kLabelWords ? letter_count(label) : 0;
}

/** Whether a block above the headline is links and the headline: a trail, whose last part leads nowhere. It may begin with a label,
 *  such as "You are here:". */
bool is_trail(const ContentBlock& block, const std::vector<std::string>& ends) {
  const std::string words = spaced_words(block.text);
  const std::size_t letters = letter_count(block.text);
  const std::size_t signs = letters - std::min<std::size_t>(letters, letter_count(words));
  return block.unlinked_letters < letters && std::any_of(ends.begin(), ends.end(), [&](const std::string& name) {
           return name.size() > 1 && ends_with(words, name) &&
                  block.unlinked_letters <= letter_count(name) + signs + label_letters(block.text);
         });
}

/** How many words of a title a name has: all that it has if the title repeats it, else those that stand in both.
 *  @param title  spaced_words(). */
std::size_t words_in_title(const Name& name, const std::string& title) {
  if (title.find(name.words) != std::string::npos) return word_count(name.text);
  std::set<std::string> of_title;
  each_word(title, [&](std::string_view word) { of_title.emplace(word); });
  std::string shared;
  each_word(name.words, [&](std::string_view word) {
    if (of_title.erase(std::string(word)) != 0) (shared += word) += ' ';
  });
  return word_count(shared);
}

/** The name, and the title if no name has all of it, and the name says less than half of it or the page little. */
void add_names(const std::vector<ContentBlock>& blocks, const PageHead& head, std::size_t words,
               EvidenceCollector& facts) {
  const std::string_view title = head.title;
  const std::string title_words = spaced_words(title);
  const std::string_view own_title = head.own_title;  // a copy elsewhere has the name of another site, or none
  bool repeats_title = false;
  bool is_named = false;
  std::size_t shared = 0;
  for (const Name& name : names_of(blocks, title.substr(0, kTitle))) {
    if (name.words.empty()) continue;
    is_named = true;
    add_name(name.text, words, facts);
    shared += words_in_title(name, title_words);
    repeats_title = repeats_title || name.words.find(title_words) != std::string::npos;
  }
  if (!is_named && head.own_title.size() == title.size()) {
    add_name(title, words, facts);
  } else if (shared == 0 || (!repeats_title && (2 * shared < word_count(own_title) || words < kParagraph ||
                                                (own_title.size() < title.size() && shared < word_count(own_title))))) {
    facts.add(EvidenceKind::kTitle, own_title);
  }
}

}  // namespace

void leave_out_trail(std::vector<ContentBlock>& blocks, std::string_view title) {
  const std::vector<std::string> ends = trail_ends(blocks, title);
  for (ContentBlock& block : blocks) {
    if (block.role == BlockRole::kHeadline || block.heading != 0) return;
    const bool text = is_signed(block.role);
    if (!text && block.role != BlockRole::kUnlike) continue;
    if (is_trail(block, ends)) {
      block.role = BlockRole::kLinks;
    } else if (text) {
      return;
    }
  }
}

std::string page_evidence(const std::vector<ContentBlock>& blocks, const PageHead& head) {
  EvidenceCollector facts;
  facts.add(EvidenceKind::kDescription, head.description);
  facts.add(EvidenceKind::kTarget, head.target);
  facts.add(EvidenceKind::kEmbedded, head.embedded);
  facts.add(EvidenceKind::kPictureTexts, head.pictures);
  std::size_t words = 0;
  std::size_t unshown = 0;
  for (const ContentBlock& block : blocks) {
    if (is_signed(block.role)) words += word_count(block.text);
    if (is_unshown(block)) unshown += word_count(block.text) * (block.role == BlockRole::kControl ? kControls : 1);
  }
  const bool lists = words < kOneLine;  // the page may be a list of what other pages list, too
  bool begun = false;                   // above, pages say where they are: menus, trails
  std::string cells;
  for (const ContentBlock& block : blocks) {
    if (!begun && states_version(block.text)) continue;
    // A control that lists all values of a field does not say which one is this page's.
    if (is_unshown(block) && !block.field && kTenth * unshown >= words) facts.add(EvidenceKind::kLeftOut, block.text);
    begun = begun || is_signed(block.role) || block.role == BlockRole::kHeadline;
    if (is_signed(block.role) && !block.cells.empty()) (cells += block.cells) += '\n';
    if (block.role == BlockRole::kCaption) facts.add(EvidenceKind::kCaption, block.text);
    const bool aside = begun && block.role == BlockRole::kLandmark && !block.linked;
    const bool prose = aside && word_count(block.text) >= kOneLine;
    if (block.role == BlockRole::kUnlike || aside)
      facts.add(EvidenceKind::kLeftOut, block.text, prose ? 1 : block.chance);
    if (block.role == BlockRole::kSiteFrame && block.linked && begun && is_value(block))
      facts.add(EvidenceKind::kLeftOut, block.text);
    if (block.role == BlockRole::kSiteFrame && !block.linked) {
      // What most pages have says nothing where no other text may have its place.
      if (begun && (block.field || !block.common))
        facts.add(block.common ? EvidenceKind::kCommon : EvidenceKind::kRepeated, block.text, block.chance);
      // Another page may have other words in its place, which fewer pages repeat.
      const bool says = ((block.fact || is_value(block)) && begun) || (!block.common && block.chance >= kLikelyContent);
      if (says) facts.add(EvidenceKind::kLeftOut, block.text, block.chance);
    }
    if (begun && !block.linked && is_value(block)) facts.add(EvidenceKind::kLeftOut, labelled_value(blocks, block));
    const bool listed = block.role == BlockRole::kLinks || (lists && is_repeated_link(block));
    if (!begun || !listed) continue;
    for (const EvidenceKind kind : {EvidenceKind::kLinks, EvidenceKind::kDeclaredLinks, EvidenceKind::kShortLinks})
      facts.add(kind, block.text, block.chance);
  }
  if (words < kManyWords) add_line_figures(blocks, facts);
  facts.add(EvidenceKind::kLeftOut, figures_of_sheet(blocks));
  if (!cells.empty()) facts.add(EvidenceKind::kCells, xxh3_hash(cells));
  add_names(blocks, head, words, facts);
  add_lead(blocks, facts);
  if (words < kShortWords) add_last_lines(blocks, facts);
  return facts.evidence(words);
}

}  // namespace neardup
