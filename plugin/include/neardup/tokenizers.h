/** @file tokenizers.h
 *  The tokenizers of this library, by scheme. THREADS: pure functions; one Tokenizer a thread. */
#ifndef NEARDUP_TOKENIZERS_H
#define NEARDUP_TOKENIZERS_H

#include <memory>
#include <string_view>

#include "neardup/token.h"

namespace neardup {

/** A tokenizer of the profile that a scheme names: ICU's, followed by a stemmer if the profile says so.
 *  @param scheme  a preset ("standard"), a preset and what differs ("standard shingle=char:5"), or a whole text.
 *  @exception Xapian::InvalidArgumentError if the scheme cannot be read.
 *  @exception SchemeMismatchError if this library has no tokenizer of the scheme's profile. */
std::unique_ptr<Tokenizer> tokenizer_for(std::string_view scheme);

}  // namespace neardup

#endif  // NEARDUP_TOKENIZERS_H
