/** @file element_names.h
 *  What the class and id of an element say about its place in a page.
 *
 *  Designers name the parts of a page in English whatever its language: class="site-nav", id="relatedPosts".
 *  THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CONTENT_ELEMENT_NAMES_H
#define NEARDUP_INTAKE_CONTENT_ELEMENT_NAMES_H

#include <cstdint>
#include <string_view>

namespace neardup {

enum class NameHint : std::uint8_t {
  kNone,
  kFrame,    ///< a part of the frame: navigation, sidebar, share bar, comments, cookie notice, advertisement, ...
  kUnshown,  ///< for programs and for editors of the page: nothing that its readers see or print
  kDetail,   ///< a line about the page: author, date, tags, caption, ...; content if it stands often
};

/** The hint of a class or id. Names are cut into words at characters that are no ASCII letters and before capitals:
 *  "siteNav main_menu". Two words of a name may be one: "side-bar". A word after "no", "has", "with" and the like says
 *  nothing.
 *  Cost: linear. */
NameHint name_hint(std::string_view names);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_ELEMENT_NAMES_H
