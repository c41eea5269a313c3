/** @file shown_bytes.h
 *  A text as C sees it. Internal. */
#ifndef NEARDUP_C_SHOWN_BYTES_H
#define NEARDUP_C_SHOWN_BYTES_H

#include <string>

#include "neardup.h"

namespace neardup::c {

/** The bytes of a text, which must outlive them. */
inline neardup_bytes bytes_of(const std::string& text) {
  return {text.data(), text.size()};
}

}  // namespace neardup::c

#endif  // NEARDUP_C_SHOWN_BYTES_H
