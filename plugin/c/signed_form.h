/** @file signed_form.h
 *  What grouping needs of one text, as bytes that another process reads. Internal.
 *
 *      scheme id, keys, bytes of evidence (4 bytes each); digest, tokens, fingerprint (8 each); keys (8 each); sketch; evidence */
#ifndef NEARDUP_C_SIGNED_FORM_H
#define NEARDUP_C_SIGNED_FORM_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "corpus/corpus_signer.h"
#include "scheme/scheme.h"

namespace neardup::c {

/** @param text    with its sketch, if it has tokens and the scheme a sketch. @param keys  [text's number of keys].
 *  @param slots   of a sketch. @param scheme  its id. */
std::string signed_form(const CorpusSignature& text, const std::uint64_t* keys, std::size_t key_count,
                        std::size_t slots, std::uint32_t scheme);

/** Add what signed_form() wrote. @param number  of the text, for the message.
 *  @exception Refusal if the form is of another scheme, or damaged. */
void read_form(std::string_view form, const Scheme& scheme, std::size_t number, SignedTexts& to);

}  // namespace neardup::c

#endif  // NEARDUP_C_SIGNED_FORM_H
