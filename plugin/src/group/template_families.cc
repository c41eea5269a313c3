#include "group/template_families.h"

#include <algorithm>

#include "groups/family_parts.h"
#include "verify/verifier.h"

namespace neardup {

namespace {

bool is_one_text(const GroupedDocuments& documents, const std::vector<std::size_t>& members) {
  const std::size_t first = documents.texts.first(members.front());
  return std::all_of(members.begin(), members.end(),
                     [&](std::size_t rank) { return documents.texts.first(rank) == first; });
}

StarReader reader(GroupComparison& comparison, const std::vector<std::size_t>& members) {
  const GroupedDocuments& documents = comparison.documents();
  const auto words = [&](std::size_t i) {
    const std::size_t item = documents.order.item(documents.texts.first(members[i]));
    return template_words(comparison.verifier(), comparison.tokenizer(), documents.table.docid(item),
                          documents.table.signature(item));
  };
  return {words, [&](std::size_t i) { return documents.table.canonical(documents.order.item(members[i])); },
          [&](std::size_t i) {
            return title_words(comparison.database(), comparison.tokenizer(), documents.docid(members[i]));
          }};
}

bool may_be_a_family(const GroupedDocuments& documents, const StarMembers& star) {
  if (documents.options.measure != Measure::kJaccard) return true;  // the links are of another measure
  std::vector<TemplateSize> sizes;
  for (std::size_t i = 0; i != star.items.size(); ++i) {
    const StoredSignature signature = documents.table.signature_without_sketch(documents.order.item(star.items[i]));
    sizes.push_back({signature.tokens, signature.shingles, star.links[i].similarity});
  }
  return may_be_family(sizes);
}

}  // namespace

std::optional<std::vector<std::uint64_t>> keys_of_parts(GroupComparison& comparison, const StarMembers& star) {
  const GroupedDocuments& documents = comparison.documents();
  const std::vector<std::size_t>& members = star.items;
  if (documents.options.keep_families || is_one_text(documents, members)) return std::nullopt;
  const StarReader of_members = reader(comparison, members);
  const std::uint64_t tokens = documents.table.signature_without_sketch(documents.order.item(members.front())).tokens;
  if (!may_be_a_family(documents, star) && !any_title_differs(members.size(), of_members, tokens)) return std::nullopt;
  return family_part_keys(members.size(), of_members);
}

}  // namespace neardup
