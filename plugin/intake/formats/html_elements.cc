#include "formats/html_elements.h"

#include "markup/tag_set.h"

namespace neardup {

bool is_inline_element(HtmlTag tag) {
  static constexpr TagSet kInline{
      HtmlTag::kA,     HtmlTag::kAbbr,  HtmlTag::kAcronym, HtmlTag::kB,      HtmlTag::kBdi,  HtmlTag::kBdo,
      HtmlTag::kBig,   HtmlTag::kBlink, HtmlTag::kCite,    HtmlTag::kCode,   HtmlTag::kData, HtmlTag::kDel,
      HtmlTag::kDfn,   HtmlTag::kEm,    HtmlTag::kFont,    HtmlTag::kI,      HtmlTag::kIns,  HtmlTag::kKbd,
      HtmlTag::kLabel, HtmlTag::kMark,  HtmlTag::kNobr,    HtmlTag::kOutput, HtmlTag::kQ,    HtmlTag::kRb,
      HtmlTag::kRp,    HtmlTag::kRt,    HtmlTag::kRtc,     HtmlTag::kRuby,   HtmlTag::kS,    HtmlTag::kSamp,
      HtmlTag::kSmall, HtmlTag::kSpan,  HtmlTag::kStrike,  HtmlTag::kStrong, HtmlTag::kSub,  HtmlTag::kSup,
      HtmlTag::kTime,  HtmlTag::kTt,    HtmlTag::kU,       HtmlTag::kVar,    HtmlTag::kWbr};
  return kInline.has(tag);
}

bool is_unread_element(HtmlTag tag) {
  static constexpr TagSet kUnread{HtmlTag::kScript,   HtmlTag::kStyle,  HtmlTag::kTemplate,
                                  HtmlTag::kNoscript, HtmlTag::kIframe, HtmlTag::kNoembed};
  return kUnread.has(tag);
}

}  // namespace neardup
