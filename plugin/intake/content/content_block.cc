#include "content/content_block.h"

namespace neardup {

std::string_view role_words(BlockRole role) {
  switch (role) {
    case BlockRole::kContent:
      return "content";
    case BlockRole::kDoubtful:
      return "doubtful, so it is signed, too";
    case BlockRole::kHeadline:
      return "the page's headline";
    case BlockRole::kCaption:
      return "caption";
    case BlockRole::kHidden:
      return "hidden by an attribute";
    case BlockRole::kControl:
      return "form control or replaced text";
    case BlockRole::kLandmark:
      return "navigation or another landmark";
    case BlockRole::kSiteFrame:
      return "repeated on many pages of the site";
    case BlockRole::kLinks:
      return "mostly links";
    case BlockRole::kUnlike:
      return "unlike content";
  }
  return {};
}

}  // namespace neardup
