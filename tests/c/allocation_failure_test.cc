// Memory that is refused at the n-th request, for n = 1, 2, 3 ... until a call does without: each call before says so
// by its status, gives nothing, and leaves its handles usable.

#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>

#include <neardup.h>

#include "core/counted_allocations.h"

namespace {

using neardup::allocations_left;

int g_failures = 0;

void expect(bool holds, const std::string& what) {
  if (holds) return;
  std::printf("not so: %s\n", what.c_str());
  ++g_failures;
}

/** @param call     called again and again. @param nothing  whether the failed call gave nothing. */
void refuse_each_request(const char* name, const std::function<neardup_status(neardup_error*)>& call,
                         const std::function<bool()>& nothing) {
  long n = 0;
  for (; n != 100000; ++n) {
    neardup_error error;
    allocations_left = n;
    const neardup_status status = call(&error);
    allocations_left = -1;
    if (status == NEARDUP_OK) break;
    const std::string place = std::string(name) + " without request " + std::to_string(n + 1);
    expect(status == NEARDUP_OUT_OF_MEMORY, place + " is out of memory: " + error.message);
    expect(std::string(error.message) == "out of memory", place + " says so");
    expect(nothing(), place + " gives nothing");
  }
  expect(n != 0, std::string(name) + " requests memory");
  std::printf("%s: %ld requests\n", name, n);
}

// Latin with marks, Cyrillic, Kanji and Kana, Thai, ill-formed bytes and a link: every way through the tokenizer.
const std::string kText =
    "the quick brown fox jumps over the lazy dog, again and again, b\u00fccher na\u0069\u0308ve "
    "\u043d\u043e\u0447\u044c "
    "\u56f3\u66f8\u9928\u3067\u672c\u3092\u8aad\u3080 \u0e20\u0e32\u0e29\u0e32\u0e44\u0e17\u0e22 http://example.org/a "
    "\xff";

/** The bytes that a signer gives for the text; empty if it fails. */
std::string signature_by(neardup_signer* signer) {
  const neardup_signature* signature = nullptr;
  if (neardup_sign(signer, kText.data(), kText.size(), &signature, nullptr) != NEARDUP_OK) return {};
  return std::string(signature->signature_value.data, signature->signature_value.size);
}

neardup_signer* new_signer() {
  neardup_signer* signer = nullptr;
  expect(neardup_signer_new("standard", 8, &signer, nullptr) == NEARDUP_OK, "a signer is made");
  return signer;
}

/** A signer that was refused memory signs as if it had not been. @return a new one instead. */
neardup_signer* usable_and_renewed(neardup_signer* signer, const std::string& expected) {
  expect(signature_by(signer) == expected, "the signer is usable");
  neardup_signer_free(signer);
  return new_signer();
}

/** A new corpus instead of a given one, whatever memory is refused. @param texts  of the new one; may be null. */
neardup_corpus* renewed(neardup_corpus* corpus, const neardup_texts* texts) {
  const long left = allocations_left;
  allocations_left = -1;
  neardup_corpus_free(corpus);
  expect(neardup_corpus_new("short", 5, 1, &corpus, nullptr) == NEARDUP_OK, "a corpus is made");
  if (texts != nullptr) expect(neardup_corpus_add(corpus, texts, nullptr) == NEARDUP_OK, "texts are added");
  allocations_left = left;
  return corpus;
}

/** Signing in one place, and what another one makes of it. */
void refuse_prepared_texts(const std::string& text) {
  const neardup_bytes texts[] = {{text.data(), text.size()}, {text.data(), text.size()}};
  neardup_prepared* prepared = nullptr;
  refuse_each_request(
      "prepared texts",
      [&](neardup_error* error) { return neardup_prepare_texts("short", 5, texts, 2, nullptr, 1, &prepared, error); },
      [&] { return prepared == nullptr; });
  neardup_corpus* corpus = nullptr;
  const neardup_bytes forms[] = {{prepared->forms, static_cast<std::size_t>(prepared->form_offsets[1])},
                                 {prepared->forms + prepared->form_offsets[1],
                                  static_cast<std::size_t>(prepared->form_offsets[2] - prepared->form_offsets[1])}};
  refuse_each_request(
      "signed texts",
      [&](neardup_error* error) {
        corpus = renewed(corpus, nullptr);
        return neardup_corpus_add_signed(corpus, texts, forms, 2, nullptr, error);
      },
      [&] { return true; });
  expect(neardup_corpus_size(corpus) == 2, "signed texts are added");
  neardup_corpus_free(corpus);

  neardup_components* components = nullptr;
  refuse_each_request(
      "components", [&](neardup_error* error) { return neardup_components_new(&components, error); },
      [&] { return components == nullptr; });
  refuse_each_request(
      "pairs",
      [&](neardup_error* error) {
        return neardup_components_add_pairs(components, prepared->pairs, prepared->part_ends[255], error);
      },
      [] { return true; });
  const std::int64_t* numbers = nullptr;
  const std::int64_t* roots = nullptr;
  std::size_t count = 0;
  refuse_each_request(
      "roots",
      [&](neardup_error* error) { return neardup_components_roots(components, &numbers, &roots, &count, error); },
      [] { return true; });
  expect(count == 1 && numbers[0] == prepared->nodes[0] && roots[0] == numbers[0], "copies have a root");
  neardup_components_free(components);
  neardup_prepared_free(prepared);
}

/** Signing and grouping of many texts, by one thread. */
void refuse_many_texts() {
  const std::string text = kText.substr(0, kText.size() - 1);  // of a corpus all texts are well-formed
  const std::string data = text + text + " once more" + text;
  const std::uint64_t offsets[] = {0, text.size(), data.size() - text.size(), data.size()};
  const neardup_texts texts{data.data(), offsets, 3};

  neardup_signatures* signatures = nullptr;
  refuse_each_request(
      "signatures", [&](neardup_error* error) { return neardup_sign_texts("short", 5, &texts, 1, &signatures, error); },
      [&] { return signatures == nullptr; });
  neardup_signatures_free(signatures);

  neardup_corpus* corpus = nullptr;
  refuse_each_request(
      "corpus", [&](neardup_error* error) { return neardup_corpus_new("short", 5, 1, &corpus, error); },
      [&] { return corpus == nullptr; });
  refuse_each_request(
      "added texts",
      [&](neardup_error* error) {
        corpus = renewed(corpus, nullptr);
        return neardup_corpus_add(corpus, &texts, error);
      },
      [&] { return true; });

  refuse_prepared_texts(text);
  neardup_grouping grouping{};
  grouping.threshold = 0.8;
  grouping.lists_pairs = 1;
  neardup_groups* groups = nullptr;
  refuse_each_request(
      "groups",
      [&](neardup_error* error) {
        corpus = renewed(corpus, &texts);
        return neardup_group_corpus(corpus, &grouping, &groups, error);
      },
      [&] { return groups == nullptr; });
  expect(groups->group_count == 1 && groups->groups[0].size == 3 && groups->pair_count == 3, "the texts are one group");
  neardup_groups_free(groups);
  neardup_corpus_free(corpus);
}

}  // namespace

int main() {
  neardup_scheme* scheme = nullptr;
  refuse_each_request(
      "scheme", [&](neardup_error* error) { return neardup_scheme_new("short seed=7", 12, &scheme, error); },
      [&] { return scheme == nullptr; });
  neardup_scheme_free(scheme);

  neardup_signer* signer = nullptr;
  refuse_each_request(
      "signer", [&](neardup_error* error) { return neardup_signer_new("standard", 8, &signer, error); },
      [&] { return signer == nullptr; });
  const std::string expected = signature_by(signer);
  expect(!expected.empty(), "the text has words");
  signer = usable_and_renewed(signer, expected);

  const neardup_signature* signature = nullptr;
  refuse_each_request(
      "signature",
      [&](neardup_error* error) { return neardup_sign(signer, kText.data(), kText.size(), &signature, error); },
      [&] {
        signer = usable_and_renewed(signer, expected);
        return signature == nullptr;
      });
  signer = usable_and_renewed(signer, expected);

  neardup_features* features = nullptr;
  refuse_each_request(
      "features",
      [&](neardup_error* error) { return neardup_features_new(signer, kText.data(), kText.size(), &features, error); },
      [&] {
        signer = usable_and_renewed(signer, expected);
        return features == nullptr;
      });
  neardup_features_free(features);

  const std::string other = "other " + kText;
  neardup_differing_words* words = nullptr;
  refuse_each_request(
      "differing words",
      [&](neardup_error* error) {
        return neardup_differing_words_new(signer, kText.data(), kText.size(), other.data(), other.size(), &words,
                                           error);
      },
      [&] {
        signer = usable_and_renewed(signer, expected);
        return words == nullptr;
      });
  neardup_differing_words_free(words);

  const std::string html = "<title>T</title><nav>Home</nav><main><p>" + kText + "</p></main>";
  neardup_page* page = nullptr;
  refuse_each_request(
      "page",
      [&](neardup_error* error) {
        return neardup_page_new(html.data(), html.size(), nullptr, {nullptr, 0}, &page, error);
      },
      [&] { return page == nullptr; });
  neardup_page_free(page);
  neardup_signer_free(signer);
  refuse_many_texts();
  return g_failures == 0 ? 0 : 1;
}
