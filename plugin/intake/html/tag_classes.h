/** @file tag_classes.h
 *  The classes of elements that the rules of tree construction name. Source: HTML standard, sections 13.2.4.2 and
 *  13.2.6. */
#ifndef NEARDUP_INTAKE_HTML_TAG_CLASSES_H
#define NEARDUP_INTAKE_HTML_TAG_CLASSES_H

#include "markup/html_tag.h"

namespace neardup {

constexpr TagSet kSpecialTags = tags_of(TagClass::kSpecial);

/** What ends the search for an open element, in the kinds of scope. The standard has no noscript here (html_parser.h). */
constexpr TagSet kScopeTags{HtmlTag::kApplet, HtmlTag::kCaption,  HtmlTag::kHtml,    HtmlTag::kTable,
                            HtmlTag::kTd,     HtmlTag::kTh,       HtmlTag::kMarquee, HtmlTag::kObject,
                            HtmlTag::kSelect, HtmlTag::kTemplate, HtmlTag::kNoscript};
constexpr TagSet kListItemScopeTags = kScopeTags.with({HtmlTag::kOl, HtmlTag::kUl});
constexpr TagSet kButtonScopeTags = kScopeTags.with({HtmlTag::kButton});
constexpr TagSet kTableScopeTags{HtmlTag::kHtml, HtmlTag::kTable, HtmlTag::kTemplate};
constexpr TagSet kItemScopeTags = kSpecialTags.without({HtmlTag::kAddress, HtmlTag::kDiv, HtmlTag::kP});

/** Elements of MathML and SVG that are special and end a scope, too. */
constexpr TagSet kMathTextTags{HtmlTag::kMi, HtmlTag::kMo, HtmlTag::kMn, HtmlTag::kMs, HtmlTag::kMtext};
constexpr TagSet kSvgTextTags{HtmlTag::kForeignObject, HtmlTag::kDesc, HtmlTag::kTitle};

constexpr TagSet kHeadingTags{HtmlTag::kH1, HtmlTag::kH2, HtmlTag::kH3, HtmlTag::kH4, HtmlTag::kH5, HtmlTag::kH6};
/** The level of a heading, 1 to 6; 0 for other elements. */
constexpr int heading_level(HtmlTag tag) {
  return kHeadingTags.has(tag) ? static_cast<int>(tag) - static_cast<int>(HtmlTag::kH1) + 1 : 0;
}

constexpr TagSet kTableBodyTags{HtmlTag::kTbody, HtmlTag::kTfoot, HtmlTag::kThead};
constexpr TagSet kCellTags{HtmlTag::kTd, HtmlTag::kTh};
constexpr TagSet kTablePartTags{HtmlTag::kCaption, HtmlTag::kColgroup, HtmlTag::kTbody, HtmlTag::kTfoot,
                                HtmlTag::kThead,   HtmlTag::kTr,       HtmlTag::kTd,    HtmlTag::kTh};
constexpr TagSet kFosterTags{HtmlTag::kTable, HtmlTag::kTbody, HtmlTag::kTfoot, HtmlTag::kThead, HtmlTag::kTr};

/** What belongs into the head, wherever it stands. */
constexpr TagSet kHeadContentTags{HtmlTag::kBase,     HtmlTag::kBasefont, HtmlTag::kBgsound, HtmlTag::kLink,
                                  HtmlTag::kMeta,     HtmlTag::kNoframes, HtmlTag::kScript,  HtmlTag::kStyle,
                                  HtmlTag::kTemplate, HtmlTag::kTitle};

/** Elements whose content is text without tags. */
constexpr TagSet kTextOnlyTags{HtmlTag::kIframe, HtmlTag::kNoembed,  HtmlTag::kNoframes, HtmlTag::kScript,
                               HtmlTag::kStyle,  HtmlTag::kTextarea, HtmlTag::kTitle,    HtmlTag::kXmp};

constexpr TagSet kImpliedEndTags{HtmlTag::kDd, HtmlTag::kDt, HtmlTag::kLi, HtmlTag::kOptgroup, HtmlTag::kOption,
                                 HtmlTag::kP,  HtmlTag::kRb, HtmlTag::kRp, HtmlTag::kRt,       HtmlTag::kRtc};
}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_TAG_CLASSES_H
