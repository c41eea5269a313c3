#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "core/counted_allocations.h"
#include "index/document_signer.h"
#include "marks/duplicate_mark.h"
#include "neardup/icu_tokenizer.h"

namespace neardup {
namespace {

template <typename Function>
std::size_t allocations_of(const Function& function) {
  const std::size_t before = allocations;
  function();
  return allocations - before;
}

/** What annotate() asks of Xapian, with everything at hand already. */
void annotate_by_hand(Xapian::Document& document, const Scheme& scheme, const Signature& signature,
                      const std::string& fingerprint_value, const std::string& signature_value) {
  static const std::string kEmpty;
  const std::string mark(kMarkPrefix);
  for (const std::string* prefix : {&scheme.band_prefix, &scheme.group_prefix, &mark}) {
    Xapian::TermIterator term = document.termlist_begin();
    const Xapian::TermIterator end = document.termlist_end();
    if (term != end) term.skip_to(*prefix);
  }
  for (const unsigned slot :
       {scheme.slots.fingerprint, scheme.slots.group, scheme.slots.signature, scheme.slots.group_state}) {
    document.add_value(slot, kEmpty);
  }
  document.add_value(scheme.slots.fingerprint, fingerprint_value);
  document.add_value(scheme.slots.signature, signature_value);
  for (const std::string& term : signature.band_terms) document.add_boolean_term(term);
}

TEST(IndexerAllocationTest, AnnotateAllocatesOnlyWhatXapianDoes) {
  std::string text;
  for (int i = 0; i != 6000; ++i) text += "word" + std::to_string(i) + " of many, ";
  const Scheme scheme;
  DocumentSigner indexer(scheme, std::make_unique<IcuTokenizer>());
  Xapian::Document first;
  const Signature signature = indexer.annotate(first, text);
  const std::string fingerprint_value = first.get_value(scheme.slots.fingerprint);
  const std::string signature_value = first.get_value(scheme.slots.signature);
  Xapian::Document by_hand;
  Xapian::Document annotated;
  const std::size_t needed =
      allocations_of([&] { annotate_by_hand(by_hand, scheme, signature, fingerprint_value, signature_value); });
  EXPECT_GT(needed, 0U);
  EXPECT_EQ(needed, allocations_of([&] { indexer.annotate(annotated, text); }));
  EXPECT_EQ(by_hand.serialise(), annotated.serialise());
}

}  // namespace
}  // namespace neardup
