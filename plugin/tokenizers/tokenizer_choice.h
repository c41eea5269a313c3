/** @file tokenizer_choice.h
 *  The tokenizer that a scheme needs. This is one of the two places where tokenizer and plugin meet. */
#ifndef NEARDUP_TOKENIZERS_TOKENIZER_CHOICE_H
#define NEARDUP_TOKENIZERS_TOKENIZER_CHOICE_H

#include <memory>

#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

/** @exception SchemeMismatchError if this program has no tokenizer of the scheme's profile. */
std::unique_ptr<Tokenizer> tokenizer_for(const Scheme& scheme);

/** The caller's tokenizer, or tokenizer_for() if it is null. */
std::unique_ptr<Tokenizer> given_or_made(std::unique_ptr<Tokenizer> given, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_TOKENIZERS_TOKENIZER_CHOICE_H
