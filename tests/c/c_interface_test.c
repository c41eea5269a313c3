/* Each fact of neardup.h, from C99. */
#include <neardup.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

static const char kBase[] =
    "the quick brown fox jumps over the lazy dog while the old cat sleeps in the warm sun near a red brick wall and "
    "seven small birds sing in the tall green tree by the river that runs down from the hills to the cold grey sea";
static const char kNear[] =
    "the quick brown fox jumps over the lazy dog while the old cat sleeps in the warm sun near a red brick wall and "
    "seven small birds sing in the tall green tree by the river that runs down from the hills to the warm blue sea";
static const char kOther[] = "nothing of this has any run of three words in common with those others";

/* A copy of a signature's values and of its first term, which a later call does not change. */
typedef struct {
  char fingerprint[64];
  char signature[2048];
  char term[256];
  size_t fingerprint_size, signature_size, term_size, term_count;
  uint64_t tokens;
} Signed;

static void copy(char* to, size_t capacity, neardup_bytes from, size_t* size) {
  *size = from.size < capacity ? from.size : capacity;
  if (*size != 0) memcpy(to, from.data, *size);
}

static Signed copied(const neardup_signature* signature) {
  Signed result;
  memset(&result, 0, sizeof result);
  copy(result.fingerprint, sizeof result.fingerprint, signature->fingerprint_value, &result.fingerprint_size);
  copy(result.signature, sizeof result.signature, signature->signature_value, &result.signature_size);
  if (signature->term_count != 0) copy(result.term, sizeof result.term, signature->terms[0], &result.term_size);
  result.term_count = signature->term_count;
  result.tokens = signature->tokens;
  return result;
}

static Signed signed_text(neardup_signer* signer, const char* text, size_t size) {
  const neardup_signature* signature = NULL;
  neardup_error error;
  Signed nothing;
  const neardup_status status = neardup_sign(signer, text, size, &signature, &error);
  CHECK(status == NEARDUP_OK);
  CHECK(error.message[0] == '\0');
  memset(&nothing, 0, sizeof nothing);
  return status == NEARDUP_OK ? copied(signature) : nothing;
}

static int same(const Signed* a, const Signed* b) {
  return a->tokens == b->tokens && a->signature_size == b->signature_size && a->term_count == b->term_count &&
         memcmp(a->signature, b->signature, a->signature_size) == 0 &&
         memcmp(a->fingerprint, b->fingerprint, sizeof a->fingerprint) == 0 &&
         memcmp(a->term, b->term, sizeof a->term) == 0;
}

static neardup_signer* new_signer(const char* scheme) {
  neardup_signer* signer = NULL;
  neardup_error error;
  CHECK(neardup_signer_new(scheme, strlen(scheme), &signer, &error) == NEARDUP_OK);
  return signer;
}

static neardup_scheme* new_scheme(const char* text) {
  neardup_scheme* scheme = NULL;
  CHECK(neardup_scheme_new(text, strlen(text), &scheme, NULL) == NEARDUP_OK);
  return scheme;
}

static void test_versions(void) {
  CHECK(neardup_c_version() == NEARDUP_C_VERSION);
  CHECK(strchr(neardup_version(), '.') != NULL);
}

static void test_schemes(void) {
  neardup_scheme* scheme = new_scheme("standard");
  neardup_scheme* again = new_scheme(scheme->text);
  neardup_scheme* simhash = new_scheme("simhash-doc");
  neardup_scheme* stemmed = new_scheme("standard tokenizer=icu-uax29-xapian2-stem-english");
  CHECK(strncmp(scheme->text, "neardup3 ", 9) == 0);
  CHECK(strcmp(scheme->text, again->text) == 0);
  CHECK(scheme->id == again->id);
  CHECK(strlen(scheme->name) == 8);
  CHECK(strtoul(scheme->name, NULL, 16) == scheme->id);
  CHECK(strcmp(scheme->tokenizer, "icu-uax29-xapian2") == 0);
  CHECK(strcmp(scheme->band_prefix, "XND") == 0);
  CHECK(strcmp(scheme->group_prefix, "XNG") == 0);
  CHECK(strcmp(scheme->mark_prefix, "XNM") == 0);
  CHECK(scheme->fingerprint_slot == 64 && scheme->group_slot == 65);
  CHECK(scheme->signature_slot == 66 && scheme->group_state_slot == 67);
  CHECK(scheme->guaranteed_distance == -1 && !scheme->only_simhash);
  CHECK(simhash->guaranteed_distance >= 3 && simhash->only_simhash);
  CHECK(strcmp(stemmed->tokenizer, "icu-uax29-xapian2-stem-english") == 0);
  neardup_scheme_free(scheme);
  neardup_scheme_free(again);
  neardup_scheme_free(simhash);
  neardup_scheme_free(stemmed);
  neardup_scheme_free(NULL);
}

static void test_refused_schemes(void) {
  static const char kUnknown[] = "no-such-preset";
  static const char kStemmed[] = "standard tokenizer=icu-uax29-xapian2-stem-english";
  neardup_signer* signer = (neardup_signer*)&failures; /* anything but null */
  neardup_error error;
  CHECK(neardup_signer_new(kUnknown, sizeof kUnknown - 1, &signer, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(signer == NULL);
  CHECK(strstr(error.message, kUnknown) != NULL);
  CHECK(neardup_signer_new("standard\0", 9, &signer, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_signer_new(NULL, 0, &signer, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_signer_new(kStemmed, sizeof kStemmed - 1, &signer, &error) == NEARDUP_UNKNOWN_TOKENIZER);
  CHECK(signer == NULL);
  CHECK(strstr(error.message, "stem-english") != NULL && strstr(error.message, "letters-digits") != NULL);
}

static void test_long_message_is_cut_between_characters(void) {
  char text[3000] = "standard x"; /* then U+00E9 and again */
  size_t size = strlen(text);
  neardup_scheme* scheme = NULL;
  neardup_error error;
  while (size + 2 < sizeof text) {
    text[size++] = '\xc3';
    text[size++] = '\xa9';
  }
  CHECK(neardup_scheme_new(text, size, &scheme, &error) == NEARDUP_INVALID_ARGUMENT);
  size = strlen(error.message);
  CHECK(size >= sizeof error.message - 3 && size < sizeof error.message);
  CHECK(error.message[size - 1] == '\xa9');
}

static void test_signing(void) {
  neardup_signer* signer = new_signer("standard");
  const neardup_scheme* scheme = neardup_signer_scheme(signer);
  const neardup_signature* signature = NULL;
  neardup_stored_signature stored;
  uint64_t fingerprint = 0;
  uint32_t id = 0;
  CHECK(strncmp(neardup_signer_tokenizer(signer), "ICU ", 4) == 0);
  CHECK(neardup_sign(signer, kBase, sizeof kBase - 1, &signature, NULL) == NEARDUP_OK);
  CHECK(signature->tokens == 47 && signature->shingles == 45);
  CHECK(signature->term_count == 8);
  CHECK(signature->terms[0].size == 12 && memcmp(signature->terms[0].data, "XNDa", 4) == 0);
  CHECK(signature->fingerprint_value.size == 16);
  CHECK(neardup_decode_fingerprint(scheme, signature->fingerprint_value.data, 16, &fingerprint, NULL) == NEARDUP_OK);
  CHECK(fingerprint == signature->fingerprint);
  CHECK(neardup_decode_signature(scheme, signature->signature_value.data, signature->signature_value.size, &stored,
                                 NULL) == NEARDUP_OK);
  CHECK(stored.tokens == signature->tokens && stored.shingles == signature->shingles);
  CHECK(stored.token_digest == signature->token_digest && stored.source == NEARDUP_FROM_TEXT);
  CHECK(neardup_value_scheme(signature->fingerprint_value.data, 16, &id, NULL) == NEARDUP_OK);
  CHECK(id == scheme->id);
  neardup_signer_free(signer);
  neardup_signer_free(NULL);
}

static void test_fields_are_one_text(void) {
  neardup_signer* signer = new_signer("standard");
  neardup_bytes fields[4];
  const neardup_signature* signature = NULL;
  const Signed whole = signed_text(signer, kBase, sizeof kBase - 1);
  Signed parts;
  fields[0].data = kBase;
  fields[0].size = 19; /* "the quick brown fox" */
  fields[1].data = NULL;
  fields[1].size = 0;
  fields[2].data = "";
  fields[2].size = 0;
  fields[3].data = kBase + 19;
  fields[3].size = sizeof kBase - 1 - 19;
  CHECK(neardup_sign_fields(signer, fields, 4, &signature, NULL) == NEARDUP_OK);
  parts = copied(signature);
  CHECK(same(&whole, &parts));
  CHECK(neardup_sign_fields(signer, NULL, 0, &signature, NULL) == NEARDUP_OK);
  CHECK(signature->tokens == 0);
  neardup_signer_free(signer);
}

static void test_text_without_words(void) {
  static const char kNone[] = " ,.!\0\xff\xc0\x80 ";
  neardup_signer* signer = new_signer("standard");
  const neardup_signature* signature = NULL;
  neardup_similarity similarity;
  signed_text(signer, kBase, sizeof kBase - 1); /* leaves nothing for the next */
  CHECK(neardup_sign(signer, kNone, sizeof kNone - 1, &signature, NULL) == NEARDUP_OK);
  CHECK(signature->tokens == 0 && signature->term_count == 0);
  CHECK(signature->fingerprint_value.size == 0 && signature->signature_value.size == 0);
  CHECK(neardup_sign(signer, NULL, 0, &signature, NULL) == NEARDUP_OK);
  CHECK(signature->tokens == 0);
  CHECK(neardup_compare_texts(signer, "", 0, kNone, sizeof kNone - 1, &similarity, NULL) == NEARDUP_OK);
  CHECK(similarity.jaccard == 0 && similarity.containment == 0 && similarity.exact);
  neardup_signer_free(signer);
}

static void test_ill_formed_bytes_separate_words(void) {
  static const char kIllFormed[] =
      "one\xfftwo\xc0\x80three\0four\xed\xa0\x80"
      "five";
  static const char kPlain[] = "one two three four five";
  neardup_signer* signer = new_signer("standard");
  const Signed ill = signed_text(signer, kIllFormed, sizeof kIllFormed - 1);
  const Signed plain = signed_text(signer, kPlain, sizeof kPlain - 1);
  CHECK(ill.tokens == 5);
  CHECK(same(&ill, &plain));
  neardup_signer_free(signer);
}

static void test_one_long_word(void) {
  const size_t size = 1024 * 1024;
  char* word = malloc(size);
  neardup_signer* signer = new_signer("standard");
  neardup_signer* by_the_annex = new_signer("simhash-doc");
  memset(word, 'a', size);
  CHECK(signed_text(signer, word, size).tokens == 1);
  CHECK(signed_text(by_the_annex, word, size).tokens == 1);
  free(word);
  neardup_signer_free(by_the_annex);
  neardup_signer_free(signer);
}

static void test_comparing(void) {
  neardup_signer* signer = new_signer("standard");
  const neardup_scheme* scheme = neardup_signer_scheme(signer);
  const Signed base = signed_text(signer, kBase, sizeof kBase - 1);
  const Signed near = signed_text(signer, kNear, sizeof kNear - 1);
  const Signed other = signed_text(signer, kOther, sizeof kOther - 1);
  neardup_similarity exact, estimated;
  uint32_t bits = 99;
  CHECK(neardup_compare_texts(signer, kBase, sizeof kBase - 1, kNear, sizeof kNear - 1, &exact, NULL) == NEARDUP_OK);
  CHECK(exact.exact && exact.lower == exact.jaccard);
  CHECK(exact.jaccard > 42.0 / 48 - 1e-9 && exact.jaccard < 42.0 / 48 + 1e-9); /* 3 shingles of 45 differ */
  CHECK(exact.containment > 42.0 / 45 - 1e-9 && exact.containment < 42.0 / 45 + 1e-9);
  CHECK(neardup_estimate(scheme, base.signature, base.signature_size, near.signature, near.signature_size, &estimated,
                         NULL) == NEARDUP_OK);
  CHECK(!estimated.exact && estimated.lower < estimated.jaccard);
  CHECK(estimated.jaccard > exact.jaccard - 0.18 && estimated.jaccard < exact.jaccard + 0.13);
  CHECK(neardup_estimate(scheme, base.signature, base.signature_size, base.signature, base.signature_size, &estimated,
                         NULL) == NEARDUP_OK);
  CHECK(estimated.exact && estimated.jaccard == 1 && estimated.lower == 1);
  CHECK(neardup_estimate(scheme, base.signature, base.signature_size, other.signature, other.signature_size, &estimated,
                         NULL) == NEARDUP_OK);
  CHECK(estimated.jaccard < 0.1);
  CHECK(neardup_distance(scheme, base.fingerprint, 16, base.fingerprint, 16, &bits, NULL) == NEARDUP_OK && bits == 0);
  CHECK(neardup_distance(scheme, base.fingerprint, 16, other.fingerprint, 16, &bits, NULL) == NEARDUP_OK);
  CHECK(bits > 8 && bits <= 64);
  neardup_signer_free(signer);
}

static void test_differing_words(void) {
  neardup_signer* signer = new_signer("standard shingle=word:2");
  neardup_differing_words* words = NULL;
  CHECK(neardup_differing_words_new(signer, "One two three four", 18, "one 2 three four", 16, &words, NULL) == NEARDUP_OK);
  CHECK(words->count == 1 && words->words == 4 && words->only_in_a_count == 1 && words->only_in_b_count == 1);
  CHECK(words->only_in_a[0].size == 3 && memcmp(words->only_in_a[0].data, "two", 3) == 0);
  CHECK(words->only_in_b[0].size == 1 && memcmp(words->only_in_b[0].data, "2", 1) == 0);
  CHECK(strcmp(words->compared_by, "word:2") == 0 && words->similarity > 0 && words->similarity < 1);
  neardup_differing_words_free(words);
  CHECK(neardup_differing_words_new(signer, "One", 3, "one", 3, &words, NULL) == NEARDUP_OK);
  CHECK(words->count == 0 && words->similarity == 1 && strcmp(words->compared_by, "words") == 0);
  neardup_differing_words_free(words);
  CHECK(neardup_differing_words_new(signer, "one", 3, "one", 3, &words, NULL) == NEARDUP_OK);
  CHECK(strcmp(words->compared_by, "bytes") == 0 && words->only_in_a_count == 0);
  neardup_differing_words_free(words);
  neardup_differing_words_free(NULL);
  CHECK(neardup_differing_words_new(NULL, "one", 3, "one", 3, &words, NULL) == NEARDUP_INVALID_ARGUMENT);
  CHECK(words == NULL);
  neardup_signer_free(signer);
}

static void test_features(void) {
  neardup_signer* signer = new_signer("standard");
  neardup_signer* shorter = new_signer("short");
  neardup_features *base = NULL, *near = NULL, *words = NULL;
  neardup_similarity one, two;
  neardup_error error;
  CHECK(neardup_features_new(signer, kBase, sizeof kBase - 1, &base, NULL) == NEARDUP_OK);
  CHECK(neardup_features_new(signer, kNear, sizeof kNear - 1, &near, NULL) == NEARDUP_OK);
  CHECK(neardup_features_new(shorter, kNear, sizeof kNear - 1, &words, NULL) == NEARDUP_OK);
  CHECK(neardup_features_tokens(base) == 47 && neardup_features_tokens(NULL) == 0);
  neardup_compare_texts(signer, kBase, sizeof kBase - 1, kNear, sizeof kNear - 1, &one, NULL);
  neardup_signer_free(signer); /* features outlive their signer */
  CHECK(neardup_compare(base, near, &two, NULL) == NEARDUP_OK);
  CHECK(one.jaccard == two.jaccard && one.containment == two.containment && two.exact);
  CHECK(neardup_compare(base, words, &two, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(two.jaccard == 0 && strstr(error.message, neardup_signer_scheme(shorter)->name) != NULL);
  neardup_features_free(base);
  neardup_features_free(near);
  neardup_features_free(words);
  neardup_features_free(NULL);
  neardup_signer_free(shorter);
}

static void test_fingerprint_terms(void) {
  neardup_signer* simhash = new_signer("simhash-doc");
  neardup_signer* standard = new_signer("standard");
  const neardup_bytes* terms = NULL;
  size_t count = 99;
  CHECK(neardup_fingerprint_terms(simhash, 12345, &terms, &count, NULL) == NEARDUP_OK);
  CHECK(count >= 16 && memcmp(terms[0].data, "XND", 3) == 0);
  CHECK(neardup_fingerprint_terms(standard, 12345, &terms, &count, NULL) == NEARDUP_OK);
  CHECK(count == 0);
  neardup_signer_free(simhash);
  neardup_signer_free(standard);
}

static void test_foreign_values(void) {
  neardup_signer* signer = new_signer("standard");
  neardup_scheme* other = new_scheme("standard seed=1");
  neardup_scheme* bare = new_scheme("standard sketch=0");
  const neardup_scheme* scheme = neardup_signer_scheme(signer);
  Signed base = signed_text(signer, kBase, sizeof kBase - 1);
  neardup_stored_signature stored = {1, 1, 1, 1};
  neardup_group_state state;
  neardup_similarity similarity;
  neardup_error error;
  uint64_t fingerprint = 1;
  uint32_t id = 1;
  size_t size;
  CHECK(neardup_decode_fingerprint(other, base.fingerprint, 16, &fingerprint, &error) == NEARDUP_OTHER_SCHEME);
  CHECK(fingerprint == 0 && strstr(error.message, scheme->name) != NULL && strstr(error.message, other->name) != NULL);
  for (size = 0; size != base.signature_size; ++size) {
    CHECK(neardup_decode_signature(scheme, base.signature, size, &stored, NULL) == NEARDUP_DAMAGED);
  }
  CHECK(stored.tokens == 0);
  base.signature[3] ^= 1;
  CHECK(neardup_decode_signature(scheme, base.signature, size, &stored, &error) == NEARDUP_DAMAGED);
  CHECK(strstr(error.message, "damaged") != NULL);
  CHECK(neardup_value_scheme(base.signature, size, &id, NULL) == NEARDUP_DAMAGED && id == 0);
  CHECK(neardup_decode_group_state(scheme, base.fingerprint, 16, &state, NULL) == NEARDUP_DAMAGED);
  CHECK(neardup_decode_signature(scheme, base.fingerprint, 16, &stored, NULL) == NEARDUP_DAMAGED);
  neardup_signer_free(signer);
  signer = new_signer(bare->text);
  base = signed_text(signer, kBase, sizeof kBase - 1);
  {
    const Signed near = signed_text(signer, kNear, sizeof kNear - 1);
    CHECK(neardup_estimate(bare, base.signature, base.signature_size, near.signature, near.signature_size, &similarity,
                           &error) == NEARDUP_NOT_COMPARABLE);
    CHECK(similarity.jaccard == 0 && strstr(error.message, bare->name) != NULL);
  }
  neardup_signer_free(signer);
  neardup_scheme_free(other);
  neardup_scheme_free(bare);
}

static int is_text(neardup_bytes bytes, const char* text) {
  return bytes.size == strlen(text) && (bytes.size == 0 || memcmp(bytes.data, text, bytes.size) == 0);
}

static const neardup_bytes kNoBytes = {NULL, 0};

static void test_pages(void) {
  static const char html[] = "<title>T</title><nav>Home News</nav><main><h2>Part</h2><p>Only this counts.</p></main>";
  static const char latin[] = "<meta charset=iso-8859-1><p>na\xefve";
  neardup_page* page = NULL;
  neardup_error error;
  CHECK(neardup_page_new(html, sizeof html - 1, NULL, kNoBytes, &page, &error) == NEARDUP_OK);
  CHECK(is_text(page->title, "T") && is_text(page->content, "Part\nOnly this counts."));
  CHECK(is_text(page->left_out, "Home News") && page->rules >= 1);
  neardup_page_free(page);
  CHECK(neardup_page_new(latin, sizeof latin - 1, "", kNoBytes, &page, NULL) == NEARDUP_OK);
  CHECK(is_text(page->content, "na\xc3\xafve"));
  neardup_page_free(page);
  CHECK(neardup_page_new("<p>\xd0\xd2", 5, "koi8-r", kNoBytes, &page, NULL) == NEARDUP_OK);
  CHECK(is_text(page->content, "\xd0\xbf\xd1\x80"));
  neardup_page_free(page);
  CHECK(neardup_page_new(NULL, 0, NULL, kNoBytes, &page, NULL) == NEARDUP_OK);
  CHECK(page->content.size == 0 && page->left_out.size == 0);
  neardup_page_free(page);
  neardup_page_free(NULL);
  CHECK(neardup_page_new(html, sizeof html - 1, "klingon", kNoBytes, &page, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(page == NULL && strstr(error.message, "'klingon'") != NULL);
  CHECK(neardup_page_new(html, sizeof html - 1, NULL, kNoBytes, NULL, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_page_new(NULL, 7, NULL, kNoBytes, &page, &error) == NEARDUP_INVALID_ARGUMENT);
}

/* The content rules of version 1, and the XXH3 of one block. */
static void test_frame_of_a_site(void) {
  static const char block[] = "This notice stands on every page of the site that belongs to this office, at its end.";
  static const char html[] =
      "<p>Words of this page alone, which are many more than those that all pages have.</p>"
      "<p>This notice stands on every page of the site that belongs to this office, at its end.</p>";
  const uint64_t hash = neardup_xxh3(block, sizeof block - 1);
  char frame[12];
  neardup_bytes known = {frame, sizeof frame};
  neardup_page* page = NULL;
  neardup_key key;
  int i;
  CHECK(neardup_page_new(html, sizeof html - 1, NULL, kNoBytes, &page, NULL) == NEARDUP_OK);
  CHECK(page->left_out.size == 0);
  for (i = 0; i != 4; ++i) frame[i] = (char)(page->rules >> (24 - 8 * i));
  for (i = 0; i != 8; ++i) frame[4 + i] = (char)(hash >> (56 - 8 * i));
  neardup_page_free(page);
  CHECK(neardup_page_new(html, sizeof html - 1, NULL, known, &page, NULL) == NEARDUP_OK);
  CHECK(is_text(page->left_out, block));
  neardup_page_free(page);
  frame[0] = 1; /* of other rules */
  CHECK(neardup_page_new(html, sizeof html - 1, NULL, known, &page, NULL) == NEARDUP_OK);
  CHECK(page->left_out.size == 0);
  neardup_page_free(page);
  CHECK(neardup_frame_key("https://A.example:8080/x", 24, &key, NULL) == NEARDUP_OK);
  CHECK(strcmp(key.text, "neardup:frame:a.example:8080") == 0);
  CHECK(neardup_frame_key("file:///x", 9, &key, NULL) == NEARDUP_OK && key.text[0] == '\0');
  CHECK(neardup_frame_key("https://a/", 10, NULL, NULL) == NEARDUP_INVALID_ARGUMENT);
}

static void test_left_out_text(void) {
  neardup_signer* signer = new_signer("standard");
  const neardup_scheme* scheme = neardup_signer_scheme(signer);
  const neardup_bytes few = {"Thanks, will do", 15}, many = {kBase, sizeof kBase - 1};
  const neardup_bytes rest[3] = {{"home news", 9}, {"home sport", 10}, {NULL, 0}};
  Signed signs[6];
  const neardup_signature* signature = NULL;
  int32_t conflict = 7;
  int i, j;
  for (i = 0; i != 6; ++i) {
    CHECK(neardup_sign_content(signer, i < 3 ? few : many, rest[i % 3], 1, &signature, NULL) == NEARDUP_OK);
    signs[i] = copied(signature);
  }
  for (i = 0; i != 6; ++i) {
    for (j = 0; j != 6; ++j) {
      CHECK(neardup_conflict(scheme, signs[i].signature, signs[i].signature_size, signs[j].signature,
                             signs[j].signature_size, &conflict, NULL) == NEARDUP_OK);
      CHECK(conflict == !(i == j || (i >= 2 && j >= 2)));
    }
  }
  CHECK(neardup_conflict(scheme, "a", 1, "b", 1, &conflict, NULL) == NEARDUP_DAMAGED && conflict == 0);
  CHECK(neardup_sign_content(NULL, few, rest[0], 1, &signature, NULL) == NEARDUP_INVALID_ARGUMENT);
  neardup_signer_free(signer);
}

/* None reads what is behind the arrays. */
static void check_impossible_counts(neardup_signer* signer) {
  const size_t counts[] = {(size_t)-1, (size_t)-1 / 16, (size_t)-1 / 32 + 1}; /* of 16 bytes each */
  const neardup_bytes field = {"one", 3};
  const size_t ends[] = {0, 1};
  const int64_t numbers[] = {1, 2};
  const uint64_t offsets[] = {0, 3};
  neardup_components* components = NULL;
  neardup_corpus* corpus = NULL;
  CHECK(neardup_components_new(&components, NULL) == NEARDUP_OK);
  CHECK(neardup_corpus_new("standard", 8, 1, &corpus, NULL) == NEARDUP_OK);
  for (size_t i = 0; i != sizeof counts / sizeof *counts; ++i) {
    const size_t count = counts[i];
    const neardup_signature* signature = NULL;
    neardup_features* features = NULL;
    neardup_prepared* prepared = NULL;
    neardup_signatures* signatures = NULL;
    neardup_texts texts = {"one", offsets, (size_t)-1 - i};
    neardup_error error;
    CHECK(neardup_sign_fields(signer, &field, count, &signature, &error) == NEARDUP_INVALID_ARGUMENT);
    CHECK(strstr(error.message, "fields: count is ") != NULL && strstr(error.message, "must be at most") != NULL);
    CHECK(neardup_features_of_positions(signer, "one", 3, ends, count, 1, "", 0, &features, NULL) == NEARDUP_INVALID_ARGUMENT);
    CHECK(neardup_prepare_texts("standard", 8, &field, count, NULL, 1, &prepared, NULL) == NEARDUP_INVALID_ARGUMENT);
    CHECK(neardup_sign_texts("standard", 8, &texts, 1, &signatures, NULL) == NEARDUP_INVALID_ARGUMENT);
    CHECK(neardup_components_add_pairs(components, numbers, count, NULL) == NEARDUP_INVALID_ARGUMENT);
    CHECK(neardup_components_join(components, numbers, numbers, (size_t)-1 - i, NULL) == NEARDUP_INVALID_ARGUMENT);
    CHECK(neardup_corpus_add_apart(corpus, &field, count, NULL, NULL) == NEARDUP_INVALID_ARGUMENT);
    CHECK(neardup_corpus_add_signed(corpus, &field, &field, count, NULL, NULL) == NEARDUP_INVALID_ARGUMENT);
  }
  neardup_components_free(components);
  neardup_corpus_free(corpus);
}

static void test_null_arguments(void) {
  neardup_signer* signer = new_signer("standard");
  const neardup_scheme* scheme = neardup_signer_scheme(signer);
  neardup_signer* clone = NULL;
  const neardup_signature* signature = NULL;
  neardup_features* features = NULL;
  neardup_similarity similarity;
  neardup_error error;
  neardup_bytes field = {NULL, 3};
  double floor = 1;
  uint32_t bits;
  CHECK(neardup_scheme_new("standard", 8, NULL, NULL) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_signer_new("standard", 8, NULL, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_signer_clone(NULL, &clone, &error) == NEARDUP_INVALID_ARGUMENT && clone == NULL);
  CHECK(neardup_signer_scheme(NULL) == NULL && neardup_signer_tokenizer(NULL) == NULL);
  CHECK(neardup_sign(NULL, "a", 1, &signature, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(strcmp(error.message, "signer is null") == 0);
  CHECK(neardup_sign(signer, "a", 1, NULL, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_sign(signer, NULL, 5, &signature, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(strstr(error.message, "5 bytes") != NULL && signature == NULL);
  CHECK(neardup_sign(signer, "a", (size_t)-1, &signature, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_sign_fields(signer, NULL, 1, &signature, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_sign_fields(signer, &field, 1, &signature, &error) == NEARDUP_INVALID_ARGUMENT);
  check_impossible_counts(signer);
  CHECK(neardup_features_new(NULL, "a", 1, &features, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_features_new(signer, "a", 1, NULL, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_compare(NULL, NULL, &similarity, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_compare_texts(signer, "a", 1, "b", 1, NULL, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_estimate(NULL, "a", 1, "b", 1, &similarity, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_estimate(scheme, NULL, 1, "b", 1, &similarity, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_distance(scheme, NULL, 0, NULL, 0, &bits, &error) == NEARDUP_DAMAGED);
  CHECK(neardup_value_scheme(NULL, 0, &bits, NULL) == NEARDUP_DAMAGED);
  CHECK(neardup_rejection_floor(scheme, 0.8, &floor, NULL) == NEARDUP_OK && floor > 0.6 && floor < 0.8);
  CHECK(neardup_rejection_floor(scheme, 1.5, &floor, &error) == NEARDUP_INVALID_ARGUMENT && floor == 0);
  CHECK(neardup_rejection_floor(scheme, 0.8, NULL, &error) == NEARDUP_INVALID_ARGUMENT);
  CHECK(neardup_xxh3(NULL, 0) == 0 && neardup_xxh3("a", 1) != neardup_xxh3("b", 1));
  CHECK(neardup_sign(signer, kBase, sizeof kBase - 1, &signature, &error) == NEARDUP_OK); /* still usable */
  neardup_signer_free(signer);
}

static neardup_term_kind kind_of(const neardup_scheme* scheme, const char* term) {
  return neardup_kind_of_term(scheme, term, strlen(term));
}

static void test_kinds_of_terms(void) {
  neardup_scheme* scheme = NULL;
  CHECK(neardup_scheme_new("standard", 8, &scheme, NULL) == NEARDUP_OK);
  CHECK(kind_of(scheme, "XNDaabcdefgh") == NEARDUP_TERM_BAND);
  CHECK(kind_of(scheme, "XNGabcdefghijkla") == NEARDUP_TERM_GROUP);
  CHECK(kind_of(scheme, "XNM") == NEARDUP_TERM_MARK);
  CHECK(kind_of(scheme, "XNM/id") == NEARDUP_TERM_MARK_NAME);
  CHECK(kind_of(scheme, "XNGOoxfam") == NEARDUP_TERM_OF_OTHERS);
  CHECK(kind_of(scheme, "XNDATE2024") == NEARDUP_TERM_OF_OTHERS);
  CHECK(kind_of(scheme, "") == NEARDUP_TERM_OF_OTHERS);
  CHECK(neardup_kind_of_term(NULL, "XNM", 3) == NEARDUP_TERM_OF_OTHERS);
  CHECK(neardup_kind_of_term(scheme, NULL, 0) == NEARDUP_TERM_OF_OTHERS);
  neardup_scheme_free(scheme);
}

#define THREADS 4

/* Signs the same text again and again; gives null if each signature was the first one's. */
static void* sign_again(void* signer) {
  const Signed first = signed_text(signer, kBase, sizeof kBase - 1);
  int i;
  for (i = 0; i != 200; ++i) {
    Signed again;
    signed_text(signer, kOther, sizeof kOther - 1);
    again = signed_text(signer, kBase, sizeof kBase - 1);
    if (!same(&first, &again)) return signer;
  }
  return NULL;
}

static void test_threads_with_a_signer_each(void) {
  neardup_signer* original = new_signer("standard");
  neardup_signer* signers[THREADS];
  pthread_t threads[THREADS];
  int i;
  for (i = 0; i != THREADS; ++i) {
    CHECK(neardup_signer_clone(original, &signers[i], NULL) == NEARDUP_OK);
    CHECK(strcmp(neardup_signer_scheme(signers[i])->text, neardup_signer_scheme(original)->text) == 0);
  }
  neardup_signer_free(original); /* clones stand alone */
  for (i = 0; i != THREADS; ++i) pthread_create(&threads[i], NULL, sign_again, signers[i]);
  for (i = 0; i != THREADS; ++i) {
    void* wrong = NULL;
    pthread_join(threads[i], &wrong);
    CHECK(wrong == NULL);
    neardup_signer_free(signers[i]);
  }
}

int main(void) {
  test_versions();
  test_schemes();
  test_refused_schemes();
  test_long_message_is_cut_between_characters();
  test_signing();
  test_fields_are_one_text();
  test_text_without_words();
  test_ill_formed_bytes_separate_words();
  test_one_long_word();
  test_comparing();
  test_differing_words();
  test_features();
  test_fingerprint_terms();
  test_foreign_values();
  test_null_arguments();
  test_kinds_of_terms();
  test_pages();
  test_frame_of_a_site();
  test_left_out_text();
  test_threads_with_a_signer_each();
  if (failures != 0) printf("%d checks failed\n", failures);
  return failures == 0 ? 0 : 1;
}
