#include "content/frame_marks.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "characters/ascii_case.h"
#include "content/element_names.h"
#include "html/tag_classes.h"
#include "markup/element_kinds.h"
#include "markup/tag_set.h"

namespace neardup {

namespace {

constexpr std::uint32_t kShortPart = 600;  // letters
constexpr PartIndex kPartsToHeading = 12;  // of a section
constexpr std::size_t kRareElements = 3;   // with one class: more often than this, a detail is content

constexpr TagSet kControlTags{HtmlTag::kAudio,  HtmlTag::kButton,   HtmlTag::kCanvas, HtmlTag::kDatalist,
                              HtmlTag::kEmbed,  HtmlTag::kIframe,   HtmlTag::kMap,    HtmlTag::kObject,
                              HtmlTag::kOption, HtmlTag::kProgress, HtmlTag::kSelect, HtmlTag::kSvg,
                              HtmlTag::kApplet, HtmlTag::kTextarea, HtmlTag::kVideo};
constexpr TagSet kLandmarkTags{HtmlTag::kNav,    HtmlTag::kMenu,   HtmlTag::kAside,     HtmlTag::kFooter,
                               HtmlTag::kSearch, HtmlTag::kDialog, HtmlTag::kFigcaption};
constexpr TagSet kUnnamedTags{HtmlTag::kHtml, HtmlTag::kBody, HtmlTag::kArticle, HtmlTag::kMain};
constexpr TagSet kFoldedTags{HtmlTag::kTable, HtmlTag::kUl, HtmlTag::kOl};

std::string letters_and_digits(std::string_view text) {
  std::string kept;
  for (const char c : lower_ascii(text)) {
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) kept += c;
  }
  return kept;
}

struct LineLetters {
  std::uint32_t all = 0;
  std::uint32_t named = 0;  // within named inline elements
};

/** What the class of an element says. */
struct ClassMeaning {
  NameHint hint = NameHint::kNone;
  std::size_t times = 0;  // elements that have the class and are neither hidden nor a control, nor within one
};

class FrameMarker {
 public:
  explicit FrameMarker(const PageOutline& page)
      : page_(page),
        roles_(page.size(), BlockRole::kContent),
        lines_(page.size()),
        hints_(page.size(), NameHint::kNone),
        classes_(page.classes().size()) {
    line_letters_.reserve(page.elements().size() + 1);
  }

  std::vector<BlockRole> marks() && {
    survey();
    find_names();
    find_lines();
    for (const PartIndex element : page_.elements()) {
      mark(element);
      inherit(element);
    }
    for (PartIndex part = 1; part < page_.size(); ++part) inherit(part);
    return std::move(roles_);
  }

 private:
  /** Marks what is hidden or a control; counts the classes and the text of the rest. Finds what the page itself calls
   *  its content, and its headlines. */
  void survey() {
    PartIndex unseen_end = 0;
    std::uint32_t unseen = 0;
    for (const PartIndex part : page_.elements()) {
      const HtmlTag tag = page_.tag(part);
      if (page_.labels(part).hidden) roles_[part] = BlockRole::kHidden;
      if (kControlTags.has(tag)) roles_[part] = BlockRole::kControl;
      if (part >= unseen_end && roles_[part] != BlockRole::kContent) {
        unseen += unlinked(part);
        unseen_end = page_[part].end;
      }
      if (part >= unseen_end) count_class(part);
      if (unlinked(part) == 0) continue;
      if (is_main(part)) mains_.push_back(part);
      if (tag == HtmlTag::kH1 && roles_[part] == BlockRole::kContent) headlines_.push_back(part);
    }
    visible_ = unlinked(0) - unseen;
  }

  void count_class(PartIndex part) {
    const LabelIndex index = page_.labels(part).class_index;
    if (index == 0) return;
    if (classes_[index].times++ == 0) classes_[index].hint = name_hint(page_.classes()[index]);
  }

  std::uint32_t unlinked(PartIndex part) const { return page_[part].letters - page_[part].linked; }

  /** More than 40 % of the unlinked text. */
  bool is_most_of_page(PartIndex part) const { return 5 * std::uint64_t{unlinked(part)} > 2 * std::uint64_t{visible_}; }

  void mark(PartIndex part) {
    while (!mains_around_.empty() && page_[mains_around_.back()].end <= part) mains_around_.pop_back();
    if (is_main(part)) mains_around_.push_back(part);
    if (roles_[part] != BlockRole::kContent || roles_[page_[part].parent] != BlockRole::kContent) return;
    const BlockRole role = role_of(part, page_.tag(part));
    if (role != BlockRole::kContent && (!is_most_of_page(part) || has_content_elsewhere(part, role))) {
      roles_[part] = role;
    }
  }

  bool is_main(PartIndex part) const { return page_.tag(part) == HtmlTag::kArticle || page_.is_main(part); }

  /** Finds what the names of each element say, apart from those in code. */
  void find_names() {
    PartIndex code_end = 0;
    PartIndex unseen_end = 0;
    for (const PartIndex part : page_.elements()) {
      const HtmlTag tag = page_.tag(part);
      if (part >= unseen_end && roles_[part] != BlockRole::kContent) unseen_end = page_[part].end;
      if (part >= code_end) {
        const bool named = page_[part].labels != 0 || tag == HtmlTag::kUnknown;
        if (named) hints_[part] = name_of(part, part < unseen_end ? 0 : page_.labels(part).class_index);
        if (tag == HtmlTag::kPre || tag == HtmlTag::kCode) code_end = page_[part].end;
      }
    }
  }

  /** Gives each part its line: text between tags that separate blocks. Adds up what the named inline elements of a line
   *  have. */
  void find_lines() {
    std::vector<PartIndex> open;  // elements that separate blocks
    PartIndex named_end = 0;      // of the outermost named inline element here
    for (PartIndex part = 0; part < page_.size(); ++part) {
      for (; !open.empty() && page_[open.back()].end <= part; open.pop_back()) line_letters_.emplace_back();
      if (!page_.is_text(part) && !is_in_line(part)) {
        line_letters_.emplace_back();
        open.push_back(part);
      }
      lines_[part] = static_cast<std::uint32_t>(line_letters_.size() - 1);
      if (part >= named_end && is_inline(part) && hints_[part] != NameHint::kNone) named_end = page_[part].end;
      if (!page_.is_text(part)) continue;
      LineLetters& letters = line_letters_.back();
      letters.all += page_[part].letters;
      if (part < named_end) letters.named += page_[part].letters;
    }
  }

  bool is_inline(PartIndex part) const { return kInlineTags.has(page_.tag(part)); }
  bool is_in_line(PartIndex part) const { return is_inline(part) || kInLineTags.has(page_.tag(part)); }

  /** Whether an element is within a line that says more than what its named elements do. So a name takes no words out
   *  of a sentence. */
  bool is_within_sentence(PartIndex part) const {
    if (!is_inline(part) || lines_[page_[part].end - 1] != lines_[part]) return false;
    const LineLetters& letters = line_letters_[lines_[part]];
    return letters.named < letters.all;
  }

  /** Whether a frame that holds most of the text is frame all the same: a landmark beside an article, or a short named
   *  part beside the text under the page's only headline. */
  bool has_content_elsewhere(PartIndex part, BlockRole role) const {
    if (role == BlockRole::kLandmark) {
      const auto within = std::upper_bound(mains_.begin(), mains_.end(), page_[part].end - 1) -
                          std::lower_bound(mains_.begin(), mains_.end(), part);
      return within == 0 && mains_.size() > mains_around_.size();
    }
    if (role != BlockRole::kNamed || unlinked(part) >= kShortPart || headlines_.size() != 1) return false;
    const PartIndex around = page_[headlines_.front()].parent;
    return !page_.within(headlines_.front(), part) && !page_.within(part, around) &&
           unlinked(around) > page_[headlines_.front()].letters;
  }

  void inherit(PartIndex part) {
    const BlockRole parent = roles_[page_[part].parent];
    if (parent != BlockRole::kContent) roles_[part] = parent;
  }

  BlockRole role_of(PartIndex part, HtmlTag tag) {
    const ElementLabels& labels = page_.labels(part);
    if (kLandmarkTags.has(tag) || (tag == HtmlTag::kHeader && mains_around_.empty())) return BlockRole::kLandmark;
    if (labels.role == ElementRole::kLandmark) return BlockRole::kLandmark;
    if (tag == HtmlTag::kDetails && !labels.open && is_folded(part)) return BlockRole::kFolded;
    if (kUnnamedTags.has(tag)) return BlockRole::kContent;
    const NameHint hint = hints_[part];
    if (hint == NameHint::kNone) return BlockRole::kContent;
    const bool shown = hint != NameHint::kUnshown && is_within_sentence(part);
    return shown ? BlockRole::kContent : BlockRole::kNamed;
  }

  /** kNone for a detail that stands often.
   *  @param class_index  0 to leave its class out. */
  NameHint name_of(PartIndex part, LabelIndex class_index) const {
    const NameHint hints[] = {class_hint(part, class_index), id_hint(part),
                              page_.tag(part) == HtmlTag::kUnknown ? name_hint(name(part)) : NameHint::kNone};
    bool detail = false;
    for (const NameHint found : hints) {
      if (found == NameHint::kFrame || found == NameHint::kUnshown) return found;
      detail = detail || found == NameHint::kDetail;
    }
    const bool rare = classes_[class_index].times <= kRareElements;
    return detail && rare ? NameHint::kDetail : NameHint::kNone;
  }

  std::string_view name(PartIndex part) const { return page_.tree().name(page_[part].node); }

  /** Highlighters of code mark its comments with spans. */
  NameHint class_hint(PartIndex part, LabelIndex class_index) const {
    const NameHint hint = classes_[class_index].hint;
    if (hint == NameHint::kNone || page_.tag(part) != HtmlTag::kSpan) return hint;
    return page_.classes()[class_index].find("comment") != std::string_view::npos ? NameHint::kNone : hint;
  }

  NameHint id_hint(PartIndex part) const {
    const std::string_view id = page_.labels(part).id;
    const NameHint hint = id.empty() ? NameHint::kNone : name_hint(id);
    return hint != NameHint::kNone && is_slug_of_heading(part) ? NameHint::kNone : hint;
  }

  /** Whether an id is made from the heading of its section, such as `related-links`. */
  bool is_slug_of_heading(PartIndex part) const {
    const std::string id = letters_and_digits(page_.labels(part).id);
    if (id.empty()) return false;
    const PartIndex end = std::min(page_[part].end, part + kPartsToHeading);
    for (PartIndex heading = part; heading < end; ++heading) {
      if (!kHeadingTags.has(page_.tag(heading))) continue;
      std::string text;
      for (PartIndex below = heading; below < page_[heading].end; ++below) text += page_.text(below);
      return letters_and_digits(text).find(id) != std::string::npos;
    }
    return false;
  }

  /** Whether the children of an element, apart from its summary, are tables and lists. */
  bool is_folded(PartIndex part) const {
    bool folded = false;
    bool other = false;
    page_.each_child(part, [&](PartIndex child) {
      const HtmlTag tag = page_.tag(child);
      if (kFoldedTags.has(tag)) {
        folded = true;
      } else if (tag != HtmlTag::kSummary && page_[child].letters != 0) {
        other = true;
      }
    });
    return folded && !other;
  }

  const PageOutline& page_;
  std::vector<BlockRole> roles_;
  std::vector<std::uint32_t> lines_;  // of each part; of an element where it begins
  std::vector<LineLetters> line_letters_{{}};
  std::vector<NameHint> hints_;          // of each part
  std::vector<PartIndex> mains_;         // with text, in ascending order
  std::vector<PartIndex> mains_around_;  // articles and main parts that hold the part being marked, with itself
  std::vector<PartIndex> headlines_;     // with text, in ascending order
  std::vector<ClassMeaning> classes_;    // by LabelIndex
  std::uint32_t visible_ = 0;            // letters outside links that are neither hidden nor of a control
};

}  // namespace

std::vector<BlockRole> frame_marks(const PageOutline& page) {
  return FrameMarker(page).marks();
}

}  // namespace neardup
