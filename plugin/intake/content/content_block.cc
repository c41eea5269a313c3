#include "content/content_block.h"

namespace neardup {

std::string_view role_words(BlockRole role) {
  switch (role) {
    case BlockRole::kContent:
      return "content";
    case BlockRole::kHeadline:
      return "the page's title";
    case BlockRole::kHidden:
      return "hidden by an attribute";
    case BlockRole::kControl:
      return "form control or replaced text";
    case BlockRole::kLandmark:
      return "navigation or another landmark";
    case BlockRole::kNamed:
      return "named as navigation or another frame by class or id";
    case BlockRole::kSiteFrame:
      return "repeated on many pages of the site";
    case BlockRole::kFolded:
      return "folded table or list";
    case BlockRole::kLinks:
      return "mostly links";
    case BlockRole::kListing:
      return "teasers of other pages";
    case BlockRole::kElsewhere:
      return "outside the main part";
  }
  return {};
}

}  // namespace neardup
