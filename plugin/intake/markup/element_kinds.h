/** @file element_kinds.h
 *  What the elements of HTML do to the text around them and in them. Source: HTML standard, section 15.3 (rendering). */
#ifndef NEARDUP_INTAKE_MARKUP_ELEMENT_KINDS_H
#define NEARDUP_INTAKE_MARKUP_ELEMENT_KINDS_H

#include "markup/html_tag.h"
#include "markup/tag_set.h"

namespace neardup {

/** Inline elements: their tags separate neither words nor blocks. */
constexpr TagSet kInlineTags{
    HtmlTag::kA,     HtmlTag::kAbbr,  HtmlTag::kAcronym, HtmlTag::kB,      HtmlTag::kBdi,  HtmlTag::kBdo,
    HtmlTag::kBig,   HtmlTag::kBlink, HtmlTag::kCite,    HtmlTag::kCode,   HtmlTag::kData, HtmlTag::kDel,
    HtmlTag::kDfn,   HtmlTag::kEm,    HtmlTag::kFont,    HtmlTag::kI,      HtmlTag::kIns,  HtmlTag::kKbd,
    HtmlTag::kLabel, HtmlTag::kMark,  HtmlTag::kMath,    HtmlTag::kMi,     HtmlTag::kMn,   HtmlTag::kMo,
    HtmlTag::kMs,    HtmlTag::kMtext, HtmlTag::kNobr,    HtmlTag::kOutput, HtmlTag::kQ,    HtmlTag::kRb,
    HtmlTag::kRp,    HtmlTag::kRt,    HtmlTag::kRtc,     HtmlTag::kRuby,   HtmlTag::kS,    HtmlTag::kSamp,
    HtmlTag::kSmall, HtmlTag::kSpan,  HtmlTag::kStrike,  HtmlTag::kStrong, HtmlTag::kSub,  HtmlTag::kSup,
    HtmlTag::kTime,  HtmlTag::kTt,    HtmlTag::kU,       HtmlTag::kVar,    HtmlTag::kWbr};

/** What stands in a line as a letter does, but separates words: pictures and line breaks. */
constexpr TagSet kInLineTags{HtmlTag::kImg, HtmlTag::kPicture, HtmlTag::kSource, HtmlTag::kBr};

/** Elements whose text is no text of the page. The title, the head, and what a page has for browsers without frames
 *  are treated separately. */
constexpr TagSet kUnreadTags{HtmlTag::kScript,   HtmlTag::kStyle,  HtmlTag::kTemplate,
                             HtmlTag::kNoscript, HtmlTag::kIframe, HtmlTag::kNoembed};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_ELEMENT_KINDS_H
