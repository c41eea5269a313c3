/** @file template_words.h
 *  Reads documents for the rule that finds families of one template. */
#ifndef NEARDUP_PLUGIN_VERIFY_TEMPLATE_WORDS_H
#define NEARDUP_PLUGIN_VERIFY_TEMPLATE_WORDS_H

#include <optional>

#include <xapian.h>

#include "groups/template_family.h"
#include "neardup/token.h"
#include "verify/verifier.h"

namespace neardup {

/** The words of a signed document; nothing if the index does not hold the words that were signed.
 *  @param tokenizer  the scheme's.
 *  Cost: Verifier::words(). */
std::optional<TemplateText> template_words(Verifier& verifier, Tokenizer& tokenizer, Xapian::docid docid,
                                           const StoredSignature& signature);

/** The words of a document's title: `caption=` or `title=` in its data, as a search shows it. Empty for none.
 *  Cost: reads the data; on a remote database a round trip. */
TemplateText title_words(const Xapian::Database& database, Tokenizer& tokenizer, Xapian::docid docid);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_VERIFY_TEMPLATE_WORDS_H
