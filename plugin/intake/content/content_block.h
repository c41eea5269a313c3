/** @file content_block.h
 *  A block of the text of a document. THREADS: plain values. */
#ifndef NEARDUP_INTAKE_CONTENT_CONTENT_BLOCK_H
#define NEARDUP_INTAKE_CONTENT_CONTENT_BLOCK_H

#include <string>

#include "content/block_role.h"

namespace neardup {

struct ContentBlock {
  std::string text;  ///< UTF-8 on one line, or on several where the page has line breaks
  BlockRole role = BlockRole::kContent;
  int heading = 0;      ///< level, 1 to 6; 0 for other blocks
  bool linked = false;  ///< whether most of it is links
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_CONTENT_BLOCK_H
