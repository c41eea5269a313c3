/* Each fact of neardup.h about many texts, from C99. */
#include <neardup.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"

#define A "the quick brown fox jumps over the lazy dog while the old cat sleeps in the warm sun near a red brick wall "
#define B "seven small birds sing in the tall green tree by the river that runs down from the hills to the cold grey "

#define TEXT_0 A B "sea"
#define TEXT_1 "nothing that the others have"
#define TEXT_2 A B "sea again"
#define TEXT_3 "..."
#define TEXT_5 "Nothing, that the others have."
#define SIZE(text) (sizeof(text) - 1)

/* Texts 0, 2 and 4 are near; 5 has the words of 1; 3 has none. */
static const char kData[] = TEXT_0 TEXT_1 TEXT_2 TEXT_3 TEXT_0 TEXT_5;
static const uint64_t kOffsets[] = {0,
                                    SIZE(TEXT_0),
                                    SIZE(TEXT_0 TEXT_1),
                                    SIZE(TEXT_0 TEXT_1 TEXT_2),
                                    SIZE(TEXT_0 TEXT_1 TEXT_2 TEXT_3),
                                    SIZE(TEXT_0 TEXT_1 TEXT_2 TEXT_3 TEXT_0),
                                    SIZE(TEXT_0 TEXT_1 TEXT_2 TEXT_3 TEXT_0 TEXT_5)};
static const neardup_texts kTexts = {kData, kOffsets, 6};

static neardup_corpus* corpus_of(const neardup_texts* texts, uint32_t threads) {
  neardup_corpus* corpus = NULL;
  CHECK(neardup_corpus_new("standard", 8, threads, &corpus, NULL) == NEARDUP_OK);
  CHECK(neardup_corpus_add(corpus, texts, NULL) == NEARDUP_OK);
  CHECK(neardup_corpus_size(corpus) == texts->count);
  return corpus;
}

static neardup_groups* groups_in(neardup_corpus* corpus, const neardup_grouping* grouping) {
  neardup_groups* groups = NULL;
  neardup_error error;
  CHECK(neardup_group_corpus(corpus, grouping, &groups, &error) == NEARDUP_OK);
  CHECK(error.message[0] == '\0');
  return groups;
}

static neardup_groups* groups_of(const neardup_texts* texts, uint32_t threads, const neardup_grouping* grouping) {
  neardup_corpus* corpus = corpus_of(texts, threads);
  neardup_groups* groups = groups_in(corpus, grouping);
  neardup_corpus_free(corpus);
  return groups;
}

static neardup_grouping grouping_of(double threshold) {
  neardup_grouping grouping;
  memset(&grouping, 0, sizeof grouping);
  grouping.threshold = threshold;
  return grouping;
}

static void test_groups(void) {
  neardup_grouping grouping = grouping_of(0.9);
  neardup_groups* groups;
  grouping.lists_pairs = 1;
  groups = groups_of(&kTexts, 2, &grouping);
  CHECK(groups->texts == 6 && groups->group_count == 2);
  CHECK(groups->groups[0].size == 3 && groups->groups[0].representative == 0);
  CHECK(groups->groups[0].members[0].text == 0 && groups->groups[0].members[1].text == 2);
  CHECK(groups->groups[0].members[2].text == 4);
  CHECK(groups->groups[0].least_similarity >= 0.9 && groups->groups[0].least_similarity < 1);
  CHECK(strlen(groups->groups[0].id) == 13);
  CHECK(groups->groups[1].size == 2 && groups->groups[1].representative == 1);
  CHECK(groups->groups[1].least_similarity == 1);
  CHECK(groups->representatives[3] == 3 && groups->representatives[4] == 0 && groups->representatives[5] == 1);
  CHECK(groups->pair_count == 4 && groups->pairs_left_out == 0);
  CHECK(groups->pairs[0].first == 0 && groups->pairs[0].second == 2 && groups->pairs[0].similarity < 1);
  CHECK(groups->pairs[1].second == 4 && groups->pairs[1].similarity == 1);
  CHECK(groups->pairs[2].first == 1 && groups->pairs[2].second == 5);
  CHECK(groups->pairs[3].first == 2 && groups->pairs[3].second == 4);
  neardup_groups_free(groups);
}

static void test_which_text_stays(void) {
  static const double kWeights[] = {1, 0, 3, 0, 3, 0};
  static const double kSomeWeights[] = {0, 0, 0, 0, 0, 0};
  double weights[6];
  neardup_grouping grouping = grouping_of(0.9);
  neardup_groups* groups;
  grouping.keep = NEARDUP_KEEP_LAST;
  groups = groups_of(&kTexts, 2, &grouping);
  CHECK(groups->representatives[0] == 4 && groups->representatives[1] == 5);
  neardup_groups_free(groups);
  grouping.keep = NEARDUP_KEEP_LONGEST;
  groups = groups_of(&kTexts, 2, &grouping);
  CHECK(groups->representatives[0] == 2 && groups->representatives[5] == 1);
  neardup_groups_free(groups);
  grouping.keep = NEARDUP_KEEP_HEAVIEST;
  grouping.weights = kWeights;
  groups = groups_of(&kTexts, 2, &grouping);
  CHECK(groups->representatives[0] == 2 && groups->representatives[5] == 1);
  neardup_groups_free(groups);
  memcpy(weights, kSomeWeights, sizeof weights);
  weights[0] = weights[2] = NAN;
  weights[4] = -1;
  grouping.weights = weights;
  groups = groups_of(&kTexts, 2, &grouping);
  CHECK(groups->representatives[0] == 4);
  neardup_groups_free(groups);
}

static void test_references_stay(void) {
  neardup_grouping grouping = grouping_of(0.9);
  neardup_groups* groups;
  grouping.references = 3;
  grouping.keep = NEARDUP_KEEP_LAST;
  groups = groups_of(&kTexts, 2, &grouping);
  CHECK(groups->representatives[0] == 0 && groups->representatives[1] == 1 && groups->representatives[2] == 2);
  CHECK(groups->representatives[4] == 0 && groups->representatives[5] == 1);
  neardup_groups_free(groups);
}

static void test_texts_of_another_scope_are_not_compared(void) {
  static const uint32_t scopes[] = {7, 7, 7, 7, 8, NEARDUP_NO_SCOPE};
  const neardup_grouping grouping = grouping_of(0.9);
  neardup_corpus* corpus = NULL;
  neardup_groups* groups;
  CHECK(neardup_corpus_new("standard", 8, 1, &corpus, NULL) == NEARDUP_OK);
  CHECK(neardup_corpus_add_within(corpus, &kTexts, scopes, NULL) == NEARDUP_OK);
  groups = groups_in(corpus, &grouping);
  CHECK(groups->group_count == 1 && groups->groups[0].size == 2);
  CHECK(groups->representatives[2] == 0 && groups->representatives[4] == 4 && groups->representatives[5] == 5);
  neardup_groups_free(groups);
  neardup_corpus_free(corpus);
}

static void test_texts_that_are_added_later(void) {
  static const neardup_texts kNone = {NULL, NULL, 0};
  const neardup_texts first = {kData, kOffsets, 2};
  const neardup_texts rest = {kData, kOffsets + 2, 4};
  neardup_corpus* corpus = corpus_of(&first, 1);
  const neardup_grouping grouping = grouping_of(0.9);
  neardup_groups* groups;
  neardup_groups* again = NULL;
  CHECK(neardup_corpus_add(corpus, &kNone, NULL) == NEARDUP_OK);
  CHECK(neardup_corpus_add(corpus, &rest, NULL) == NEARDUP_OK);
  groups = groups_in(corpus, &grouping);
  CHECK(neardup_group_corpus(corpus, &grouping, &again, NULL) == NEARDUP_INVALID_ARGUMENT && again == NULL);
  CHECK(neardup_corpus_add(corpus, &rest, NULL) == NEARDUP_INVALID_ARGUMENT && neardup_corpus_size(corpus) == 6);
  CHECK(groups->texts == 6 && groups->group_count == 2 && groups->representatives[4] == 0);
  CHECK(groups->pair_count == 0);
  neardup_groups_free(groups);
  neardup_corpus_free(corpus);
  corpus = corpus_of(&kNone, 1);
  groups = groups_in(corpus, &grouping);
  CHECK(groups->texts == 0 && groups->group_count == 0);
  neardup_groups_free(groups);
  neardup_corpus_free(corpus);
}

static void test_signatures(void) {
  neardup_signatures* signatures = NULL;
  neardup_signer* signer = NULL;
  size_t i, k;
  CHECK(neardup_sign_texts("standard", 8, &kTexts, 2, &signatures, NULL) == NEARDUP_OK);
  CHECK(neardup_signer_new("standard", 8, &signer, NULL) == NEARDUP_OK);
  CHECK(signatures->count == 6 && signatures->sketch_size == 128);
  for (i = 0; i != 6; ++i) {
    const neardup_signature* signature = NULL;
    CHECK(neardup_sign(signer, kData + kOffsets[i], (size_t)(kOffsets[i + 1] - kOffsets[i]), &signature, NULL) ==
          NEARDUP_OK);
    CHECK(signature->tokens == signatures->tokens[i] && signature->shingles == signatures->shingles[i]);
    CHECK(signature->token_digest == signatures->token_digests[i]);
    CHECK(signature->fingerprint == signatures->fingerprints[i]);
    CHECK(signatures->key_offsets[i + 1] - signatures->key_offsets[i] == signature->term_count);
    for (k = 0; k != signature->term_count; ++k) {
      CHECK(signatures->keys[signatures->key_offsets[i] + k] ==
            neardup_xxh3(signature->terms[k].data, signature->terms[k].size));
    }
  }
  CHECK(memcmp(signatures->sketches, signatures->sketches + 4 * 128, 128) == 0);
  CHECK(memcmp(signatures->sketches, signatures->sketches + 2 * 128, 128) != 0);
  neardup_signer_free(signer);
  neardup_signatures_free(signatures);
}

static void test_refusals(void) {
  static const uint64_t kDescending[] = {0, 5, 3};
  const neardup_texts descending = {kData, kDescending, 2};
  const neardup_texts without_data = {NULL, kOffsets, 2};
  const neardup_texts without_offsets = {kData, NULL, 2};
  const int32_t stop = 1;
  neardup_error error;
  neardup_signatures* signatures = (neardup_signatures*)&failures; /* anything but null */
  neardup_groups* groups = (neardup_groups*)&failures;
  neardup_corpus* corpus = (neardup_corpus*)&failures;
  neardup_grouping grouping = grouping_of(0.9);
  CHECK(neardup_sign_texts("standard", 8, &descending, 1, &signatures, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(signatures == NULL && strstr(error.message, "begins at 5 and ends at 3") != NULL);
  CHECK(neardup_sign_texts("standard", 8, &without_data, 1, &signatures, NULL) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_sign_texts("standard", 8, &without_offsets, 1, &signatures, NULL) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_sign_texts("standard", 8, NULL, 1, &signatures, NULL) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_sign_texts("standard", 8, &kTexts, 1, NULL, NULL) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_corpus_new("no-such-preset", 14, 1, &corpus, NULL) == NEARDUP_INVALID_ARGUMENT);
  CHECK(corpus == NULL);
  CHECK(neardup_corpus_new("standard", 8, 257, &corpus, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(strstr(error.message, "257, must be at most 256") != NULL);
  CHECK(neardup_corpus_add(NULL, &kTexts, NULL) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_group_corpus(NULL, &grouping, &groups, NULL) == NEARDUP_INVALID_ARGUMENT);
  CHECK(groups == NULL);

  corpus = corpus_of(&kTexts, 1);
  CHECK(neardup_corpus_add(corpus, &descending, NULL) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_corpus_size(corpus) == 6);
  CHECK(neardup_group_corpus(corpus, NULL, &groups, NULL) == NEARDUP_INVALID_ARGUMENT);
  grouping.keep = 4;
  CHECK(neardup_group_corpus(corpus, &grouping, &groups, NULL) == NEARDUP_INVALID_ARGUMENT);
  grouping.keep = NEARDUP_KEEP_HEAVIEST;
  CHECK(neardup_group_corpus(corpus, &grouping, &groups, NULL) == NEARDUP_INVALID_ARGUMENT);
  grouping = grouping_of(0.9);
  grouping.references = 7;
  CHECK(neardup_group_corpus(corpus, &grouping, &groups, NULL) == NEARDUP_INVALID_ARGUMENT);
  for (grouping = grouping_of(0); grouping.threshold < 4; grouping.threshold += 1.5)
    CHECK(neardup_group_corpus(corpus, &grouping, &groups, NULL) == NEARDUP_INVALID_ARGUMENT);
  grouping = grouping_of(NAN);
  CHECK(neardup_group_corpus(corpus, &grouping, &groups, NULL) == NEARDUP_INVALID_ARGUMENT);
  grouping = grouping_of(0.9);
  grouping.stop = &stop; /* a call so short may end before it looks */
  (void)neardup_group_corpus(corpus, &grouping, &groups, NULL);
  neardup_groups_free(groups);
  neardup_corpus_free(corpus);
  neardup_corpus_free(NULL);
  neardup_groups_free(NULL);
  neardup_signatures_free(NULL);
  CHECK(neardup_corpus_size(NULL) == 0);
}

int main(void) {
  test_groups();
  test_which_text_stays();
  test_references_stay();
  test_texts_of_another_scope_are_not_compared();
  test_texts_that_are_added_later();
  test_signatures();
  test_refusals();
  return failures == 0 ? 0 : 1;
}
