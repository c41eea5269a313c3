/** @file neardup.h
 *  Near-duplicate signatures for C, and for every language that can call C.
 *
 *  Turns a text into values and boolean terms, which you put on a document with your language's binding of Xapian; and
 *  tells what two stored values, or two texts, have in common. This header uses nothing of Xapian. plugin/FORMAT.md
 *  describes the stored bytes.
 *
 *  ERRORS: each function that can fail returns a status and explains it in the caller's `error`, which may be null. No
 *  function throws, prints, aborts or ends the process. Null pointers, and sizes and counts beyond any memory, give
 *  NEARDUP_INVALID_ARGUMENT before anything is read. The result of a failed call is null or zero.
 *
 *  THREADS: there is no global state. A scheme and the features of a text never change and may be shared. Use a signer
 *  in one thread at a time; neardup_signer_clone() makes another.
 *
 *  MEMORY: you own the result of a _new or _clone function. Free it with the _free function of its type.
 *
 *  VERSIONS: the library's soname is libneardup_c.so.0. While it stays, functions and statuses are only added, structs
 *  that the library allocates (neardup_scheme, neardup_signature) only get fields at their end, and structs that the
 *  caller allocates do not change. NEARDUP_C_VERSION counts the additions.
 */
#ifndef NEARDUP_H
#define NEARDUP_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Version of this interface. */
#define NEARDUP_C_VERSION 10

/** How a call ended. */
typedef enum neardup_status {
  NEARDUP_OK = 0,
  NEARDUP_INVALID_ARGUMENT = 1,  /**< also a scheme's text that cannot be read */
  NEARDUP_UNKNOWN_TOKENIZER = 2, /**< this library lacks the scheme's tokenizer, which stems */
  NEARDUP_OTHER_SCHEME = 3,      /**< a value is of another scheme than the given one */
  NEARDUP_DAMAGED = 4,           /**< a value is damaged, cut, or another program's */
  NEARDUP_NOT_COMPARABLE = 5,    /**< two values have no sketch to compare */
  NEARDUP_OUT_OF_MEMORY = 6,
  NEARDUP_INTERNAL = 7, /**< any other error, such as missing ICU data */
  NEARDUP_STOPPED = 8   /**< the caller asked a long call to stop; since version 4 */
} neardup_status;

/** Explains an error to people: NUL-terminated, lower case, with both values and the remedy; UTF-8, unless it quotes a
 *  scheme's text that is not. Empty after a successful call. A long message is cut between two characters. */
typedef struct neardup_error {
  char message[1024];
} neardup_error;

/** Bytes, which may include NULs; data may be null if size is 0. Bytes from the library have no NUL behind them. */
typedef struct neardup_bytes {
  const char* data;
  size_t size;
} neardup_bytes;

/** Version of the project, as "0.1.0". */
const char* neardup_version(void);

/** NEARDUP_C_VERSION of the loaded library, which is at least that of the header that you compile with. */
int neardup_c_version(void);

/* ---- Schemes: what to compute and where to store it ---- */

/** A scheme. Text is NUL-terminated. Only the library allocates it. */
typedef struct neardup_scheme {
  const char* text;          /**< canonical: stored in the metadata under "neardup:scheme:" and name */
  const char* name;          /**< as in metadata keys: its id in 8 hexadecimal digits; with unusual slots or prefixes 9
                                  more characters */
  const char* tokenizer;     /**< profile of the tokenizer */
  const char* band_prefix;   /**< of the boolean terms */
  const char* group_prefix;  /**< of the terms that grouping adds */
  const char* mark_prefix;   /**< of the duplicate marks: the same in each scheme */
  uint32_t id;               /**< at the end of each value */
  uint32_t fingerprint_slot; /**< value slots of a document */
  uint32_t group_slot;
  uint32_t signature_slot;
  uint32_t group_state_slot;
  int32_t guaranteed_distance; /**< simhash bands find every fingerprint within so many bits; -1 without them */
  int32_t only_simhash;        /**< 1 if all bands are of the simhash, else 0 */
} neardup_scheme;

/** Read a scheme: a preset's name ("standard"), a preset and changes ("standard shingle=char:5"), or the text in the
 *  metadata.
 *  @param text  [size] UTF-8; need not end in NUL. Cost: microseconds. */
neardup_status neardup_scheme_new(const char* text, size_t size, neardup_scheme** scheme, neardup_error* error);
void neardup_scheme_free(neardup_scheme* scheme);

/** What a boolean term of a document is, judged by its form. */
typedef enum neardup_term_kind {
  NEARDUP_TERM_OF_OTHERS = 0, /**< of another program, even if it begins with one of the scheme's prefixes */
  NEARDUP_TERM_BAND = 1,
  NEARDUP_TERM_GROUP = 2,
  NEARDUP_TERM_MARK = 3,
  NEARDUP_TERM_MARK_NAME = 4,   /**< if the document has the term NEARDUP_TERM_MARK, otherwise another program's */
  NEARDUP_TERM_PERHAPS_BAND = 5 /**< of another scheme with the same prefix, if the document has a value of one in the
                                     scheme's slots, otherwise another program's */
} neardup_term_kind;

/** Whether signing or grouping under a scheme writes such a term. Ask before you remove a term. Since version 2;
 *  NEARDUP_TERM_OF_OTHERS for null. @param term  [size] the whole term. */
neardup_term_kind neardup_kind_of_term(const neardup_scheme* scheme, const char* term, size_t size);

/** The estimate below which you need not compare a candidate: threshold - 5 standard errors of the scheme's sketch, at
 *  least 0. @param threshold  Jaccard index, 0 to 1. */
neardup_status neardup_rejection_floor(const neardup_scheme* scheme, double threshold, double* floor,
                                       neardup_error* error);

/* ---- Signing ---- */

/** Signs texts under one scheme. */
typedef struct neardup_signer neardup_signer;

/** Everything that is stored for a text. Only the library allocates it; all of it is valid until the signer's next
 *  call. */
typedef struct neardup_signature {
  uint64_t tokens;                 /**< 0: the text has no words, so it has no values and no terms */
  uint64_t shingles;               /**< distinct features */
  uint64_t token_digest;           /**< of all tokens in order */
  uint64_t fingerprint;            /**< SimHash */
  neardup_bytes fingerprint_value; /**< for the scheme's fingerprint slot */
  neardup_bytes signature_value;   /**< for its signature slot */
  const neardup_bytes* terms;      /**< [term_count] boolean terms, whole */
  size_t term_count;
} neardup_signature;

/** @param scheme  [size] as neardup_scheme_new(). Cost: about as much as signing a page of text. */
neardup_status neardup_signer_new(const char* scheme, size_t size, neardup_signer** signer, neardup_error* error);

/** Another signer with the same behaviour. */
neardup_status neardup_signer_clone(const neardup_signer* signer, neardup_signer** clone, neardup_error* error);
void neardup_signer_free(neardup_signer* signer);

/** The signer's scheme, valid as long as the signer; null for null. */
const neardup_scheme* neardup_signer_scheme(const neardup_signer* signer);

/** Version of the tokenizer's data, such as "ICU 72.1, Unicode 15.0"; valid as long as the signer; null for null. The
 *  metadata keep all versions under "neardup:tokenizer:" and the scheme's name. */
const char* neardup_signer_tokenizer(const neardup_signer* signer);

/** Sign a text.
 *  @param text       [size] any bytes; bytes that are not UTF-8 separate words.
 *  @param signature  do not free it. Cost: linear in the text. */
neardup_status neardup_sign(neardup_signer* signer, const char* text, size_t size, const neardup_signature** signature,
                            neardup_error* error);

/** Sign several fields, which are read as one text: shingles cross fields.
 *  @param fields  [count]; null if count is 0, which is a text without words. */
neardup_status neardup_sign_fields(neardup_signer* signer, const neardup_bytes* fields, size_t count,
                                   const neardup_signature** signature, neardup_error* error);

/** Sign the content of a mail, of which other text was left out. A content of fewer than 20 words is a
 *  near-duplicate only of one whose left-out text has the same words. Since version 3.
 *  @param content   what is signed.
 *  @param left_out  the rest of the text.
 *  @param rules     version of the rules that chose: neardup_page.rules; 0 if all text is content. */
neardup_status neardup_sign_content(neardup_signer* signer, neardup_bytes content, neardup_bytes left_out,
                                    uint32_t rules, const neardup_signature** signature, neardup_error* error);

/** The terms by which the scheme's simhash bands find every document within guaranteed_distance bits of a fingerprint;
 *  none without such bands. Use them for candidates; the signature's terms are the ones to store.
 *  @param terms  [*count], valid until the signer's next call. */
neardup_status neardup_fingerprint_terms(neardup_signer* signer, uint64_t fingerprint, const neardup_bytes** terms,
                                         size_t* count, neardup_error* error);

/* ---- Pages: which text of a web page is its content ---- */

/** A web page: the text that its reader came for, and the rest. UTF-8, a line for each block. Only the library allocates
 *  it. */
typedef struct neardup_page {
  neardup_bytes title;     /**< one line; not part of the content */
  neardup_bytes content;   /**< empty if the page has none */
  neardup_bytes left_out;  /**< navigation, banners, sidebars, footers, ... */
  uint32_t rules;          /**< version of the rules that chose, at least 1 */
  neardup_bytes canonical; /**< URL under which the site wants the page to be known; empty if it names none. Since 5 */
  neardup_bytes
      evidence; /**< what copies must share beside the content, such as the headline; bytes. Since version 7 */
} neardup_page;

/** Sign the content of a page. The parameters are the parts of neardup_page. Since version 7. */
neardup_status neardup_sign_page(neardup_signer* signer, neardup_bytes content, uint32_t rules, neardup_bytes evidence,
                                 neardup_bytes canonical, const neardup_signature** signature, neardup_error* error);

/** A metadata key, NUL-terminated. */
typedef struct neardup_key {
  char text[256];
} neardup_key;

/** Read a page. Since version 3.
 *  Parts that it keeps out of searches by comments (htdig_noindex, UdmComment, googleoff: index) are left out. A page that says
 *  "noindex" to robots is read like others.
 *  @param html     [size] any bytes.
 *  @param charset  of the bytes, as HTTP's Content-Type names it; null or empty: as the page declares it, or as it is
 *                  detected.
 *  @param frame    the metadata value under neardup_frame_key(), so that what the pages of the site repeat is left out;
 *                  empty for none. A value of other rules counts as none.
 *  Cost: linear. */
neardup_status neardup_page_new(const char* html, size_t size, const char* charset, neardup_bytes frame,
                                neardup_page** page, neardup_error* error);
void neardup_page_free(neardup_page* page);

/** The metadata key under which a database keeps what the pages of a site repeat. Since version 3.
 *  @param url  [size] of a page.
 *  @param key  empty if the URL has no host. */
neardup_status neardup_frame_key(const char* url, size_t size, neardup_key* key, neardup_error* error);

/* ---- Comparing ---- */

/** How alike two texts are, by their features. */
typedef struct neardup_similarity {
  double jaccard;     /**< 0 to 1 */
  double containment; /**< of the text with fewer features in the other, 0 to 1 */
  double lower;       /**< the Jaccard index if exact, else its one-sided 99 % lower bound */
  int32_t exact;      /**< 1: all words were compared, or both texts have the same; 0: estimated */
} neardup_similarity;

/** Compare two signature values: an estimate from their sketches, or exactly 1 if both texts have the same tokens.
 *  They are near-duplicates if `lower` reaches the threshold.
 *  NEARDUP_NOT_COMPARABLE if the texts differ and the scheme stores no sketch. */
neardup_status neardup_estimate(const neardup_scheme* scheme, const char* a, size_t a_size, const char* b,
                                size_t b_size, neardup_similarity* similarity, neardup_error* error);

/** Whether two documents are no near-duplicates even if their texts are: 1 if their headlines, captions, attachments or
 *  quoted mails differ. Since version 5.
 *  @param a,b  signature values. */
neardup_status neardup_conflict(const neardup_scheme* scheme, const char* a, size_t a_size, const char* b,
                                size_t b_size, int32_t* conflict, neardup_error* error);

/** The number of bits in which two fingerprint values differ, 0 to 64. */
neardup_status neardup_distance(const neardup_scheme* scheme, const char* a, size_t a_size, const char* b,
                                size_t b_size, uint32_t* bits, neardup_error* error);

/** The features of a text, to compare it with several others. */
typedef struct neardup_features neardup_features;

/** @param text  [size] any bytes. Memory: 8 bytes a word. */
neardup_status neardup_features_new(neardup_signer* signer, const char* text, size_t size, neardup_features** features,
                                    neardup_error* error);

/** The features of a document's words as the positions of its index give them (plugin/FORMAT.md, "Words from
 *  positions"), if these are, at least nearly, the words that were signed. Comparisons with them are exact only if they
 *  are the same.
 *  @param text         [size] unprefixed terms in the order of their positions, with spaces between words.
 *  @param whole_words  [2 * count] begin and end of each range of the text that is one token already, ascending;
 *                      null if count is 0.
 *  @param ordered      0 if two terms have the same position, so that the order is a guess.
 *  @param value        [value_size] the document's signature value.
 *  NEARDUP_NOT_COMPARABLE if other words were signed; NEARDUP_OTHER_SCHEME and NEARDUP_DAMAGED as
 *  neardup_decode_signature(). Memory: 8 bytes a word. */
neardup_status neardup_features_of_positions(neardup_signer* signer, const char* text, size_t size,
                                             const size_t* whole_words, size_t count, int32_t ordered,
                                             const char* value, size_t value_size, neardup_features** features,
                                             neardup_error* error);
void neardup_features_free(neardup_features* features);

/** How many tokens the text has, as a signature counts them; 0 for null. */
uint64_t neardup_features_tokens(const neardup_features* features);

/** Compare exactly. A text without words has similarity 0 with all texts. Features of two schemes give
 *  NEARDUP_INVALID_ARGUMENT. */
neardup_status neardup_compare(const neardup_features* a, const neardup_features* b, neardup_similarity* similarity,
                               neardup_error* error);

/** The same for two texts that you compare once. */
neardup_status neardup_compare_texts(neardup_signer* signer, const char* a, size_t a_size, const char* b, size_t b_size,
                                     neardup_similarity* similarity, neardup_error* error);

/** The words in which two texts differ. Only the library allocates it. Since version 6. */
typedef struct neardup_differing_words {
  size_t count;                   /**< words of the longer text in the places where they differ; 0: the same words */
  size_t words;                   /**< of the longer text */
  const neardup_bytes* only_in_a; /**< [only_in_a_count] the first five there, folded, in the order of the text */
  size_t only_in_a_count;
  const neardup_bytes* only_in_b; /**< [only_in_b_count] likewise */
  size_t only_in_b_count;
  const char* compared_by; /**< "bytes" or "words" if these are equal; else the features of the scheme: "word:3" */
  double similarity;       /**< exact; 1 if the words are equal */
} neardup_differing_words;

/** @param a, b  [size] any bytes. */
neardup_status neardup_differing_words_new(neardup_signer* signer, const char* a, size_t a_size, const char* b,
                                           size_t b_size, neardup_differing_words** words, neardup_error* error);
void neardup_differing_words_free(neardup_differing_words* words);

/* ---- Many texts ---- */

/** Texts in one piece of memory: text i is from data + offsets[i] to before data + offsets[i + 1]. */
typedef struct neardup_texts {
  const char* data;
  const uint64_t* offsets; /**< [count + 1], ascending; null if count is 0 */
  size_t count;
} neardup_texts;

/** Signatures of many texts. Only the library allocates it. Arrays are by the number of the text. */
typedef struct neardup_signatures {
  size_t count;
  const uint64_t* tokens;        /**< [count] 0: the text has no words, and the other numbers are 0 */
  const uint64_t* shingles;      /**< [count] as in neardup_signature, like the next two */
  const uint64_t* token_digests; /**< [count] */
  const uint64_t* fingerprints;  /**< [count] */
  const uint8_t* sketches;       /**< [count * sketch_size] a byte for each slot of the MinHash */
  size_t sketch_size;            /**< 0 if the scheme stores no sketch */
  const uint64_t* key_offsets;   /**< [count + 1] the keys of text i are from keys[key_offsets[i]] on */
  const uint64_t* keys;          /**< neardup_xxh3() of its terms: near texts share one */
} neardup_signatures;

/** Sign many texts. Since version 4.
 *  @param scheme   [size] as neardup_scheme_new().
 *  @param threads  at most 256; 0: one for each processor.
 *  Memory: about 300 bytes a text. */
neardup_status neardup_sign_texts(const char* scheme, size_t size, const neardup_texts* texts, uint32_t threads,
                                  neardup_signatures** signatures, neardup_error* error);
void neardup_signatures_free(neardup_signatures* signatures);

/** Texts that are signed in one place and grouped in another. Only the library allocates it. Since version 9.
 *
 *  1. Sign the texts wherever they are. Keep of each its form and its node.
 *  2. Bring all pairs with one number of their part (0 to 255) to one neardup_components, of which each may have several
 *     parts. Join what these found by another one.
 *  3. A text whose node has no root is near no other text. Bring texts of one root together, the preferred first, and
 *     group them by neardup_corpus_add_signed(). Several roots together give the groups of each. */
typedef struct neardup_prepared {
  size_t count;
  const int64_t* tokens;       /**< [count] 0: no words */
  const int64_t* nodes;        /**< [count] equal for equal words in one scope; 0: the text is near no other text */
  const char* forms;           /**< what grouping needs of each text, about 250 bytes */
  const int64_t* form_offsets; /**< [count + 1] the form of text i is from forms + form_offsets[i] on */
  const int64_t* pairs; /**< [2 * part_ends[255]] a key and a node that has it, by the key; near nodes share a key */
  const uint64_t* part_ends; /**< [256] where the pairs of a part end */
} neardup_prepared;

/** @param texts   [count] UTF-8; another one is an error that names it. @param scopes  [count] a hash of each text's scope, 0:
 *                 it is compared with none; null: one scope for all.
 *  @param scheme, threads  as neardup_sign_texts(). Memory: about 400 bytes a text. */
neardup_status neardup_prepare_texts(const char* scheme, size_t size, const neardup_bytes* texts, size_t count,
                                     const int64_t* scopes, uint32_t threads, neardup_prepared** prepared,
                                     neardup_error* error);
void neardup_prepared_free(neardup_prepared* prepared);

/** Which numbers are joined, directly or by others? Use it in one thread at a time. Since version 9. */
typedef struct neardup_components neardup_components;

neardup_status neardup_components_new(neardup_components** components, neardup_error* error);

/** Join the nodes that share a key. @param pairs  [2 * count] as of neardup_prepared, in any order. All pairs of a part belong
 *  into one call. A node whose pair repeats is of several texts, and gets a root even if no other node is near.
 *  Memory: 16 bytes a pair until the call ends, then 16 for each node but the first that shares a key. */
neardup_status neardup_components_add_pairs(neardup_components* components, const int64_t* pairs, size_t count,
                                            neardup_error* error);

/** Join numbers. @param a, b  [count] a[i] and b[i], which may be equal. */
neardup_status neardup_components_join(neardup_components* components, const int64_t* a, const int64_t* b, size_t count,
                                       neardup_error* error);

/** All numbers that were joined, ascending, and for each the smallest of its component. They stay until the next call with the
 *  components. Cost: a sort. */
neardup_status neardup_components_roots(neardup_components* components, const int64_t** numbers, const int64_t** roots,
                                        size_t* count, neardup_error* error);
void neardup_components_free(neardup_components* components);

/** Texts of an array of Arrow's C data interface, without a copy. Since version 9.
 *  @param format  of its schema: u, U, z, Z, vu, vz; another one gives NEARDUP_INVALID_ARGUMENT.
 *  @param array   a struct ArrowArray. It must stay as long as the texts.
 *  @param texts   [length of the array] gets them; a null is an empty text. */
neardup_status neardup_arrow_texts(const char* format, const void* array, neardup_bytes* texts, neardup_error* error);

/** Texts that are grouped together. Use it in one thread at a time. */
typedef struct neardup_corpus neardup_corpus;

/** @param scheme   [size] as neardup_scheme_new().
 *  @param threads  for adding and grouping, at most 256; 0: one for each processor. Since version 4. */
neardup_status neardup_corpus_new(const char* scheme, size_t size, uint32_t threads, neardup_corpus** corpus,
                                  neardup_error* error);

/** Sign texts and add them: they get the next numbers, from 0. They are not copied: data and offsets must stay until you
 *  free the corpus. A text that is not UTF-8 is an error that names it, and none of the call's texts is added. A call that runs out of
 *  memory may leave a corpus to which you can only say neardup_corpus_free().
 *  Memory: about 260 bytes a text. */
neardup_status neardup_corpus_add(neardup_corpus* corpus, const neardup_texts* texts, neardup_error* error);

/** The scope of a text that is compared with none. */
#define NEARDUP_NO_SCOPE UINT32_MAX

/** The same, with a scope for each text: only texts of one scope are compared. neardup_corpus_add() gives scope 0. Since
 *  version 8.
 *  @param scopes  [texts->count]; null: 0 for all */
neardup_status neardup_corpus_add_within(neardup_corpus* corpus, const neardup_texts* texts, const uint32_t* scopes,
                                         neardup_error* error);

/** The same for texts that lie apart, such as those of neardup_arrow_texts(). Since version 9.
 *  @param texts  [count] they and this array must stay until you free the corpus. @param scopes  [count] or null. */
neardup_status neardup_corpus_add_apart(neardup_corpus* corpus, const neardup_bytes* texts, size_t count,
                                        const uint32_t* scopes, neardup_error* error);

/** The same for texts that neardup_prepare_texts() signed, here or on another machine: nothing is signed again. A text is
 *  read only to be compared. So it may lie in a mapped file. Since version 9.
 *  @param forms  [count] copied. NEARDUP_OTHER_SCHEME and NEARDUP_DAMAGED for what is no form of the corpus' scheme; none
 *                of the call's texts is added then. */
neardup_status neardup_corpus_add_signed(neardup_corpus* corpus, const neardup_bytes* texts, const neardup_bytes* forms,
                                         size_t count, const uint32_t* scopes, neardup_error* error);

/** How many texts were added; 0 for null. */
size_t neardup_corpus_size(const neardup_corpus* corpus);
void neardup_corpus_free(neardup_corpus* corpus);

/** Which text of a group stays. */
enum {
  NEARDUP_KEEP_FIRST = 0,
  NEARDUP_KEEP_LAST = 1,
  NEARDUP_KEEP_LONGEST = 2, /**< with the most tokens; of several the first */
  NEARDUP_KEEP_HEAVIEST = 3 /**< with the greatest weight; of several the first */
};

/** How to group. Set all of it to zero, and then the threshold. */
typedef struct neardup_grouping {
  double threshold;      /**< Jaccard index, above 0, at most 1 */
  const double* weights; /**< [texts] for NEARDUP_KEEP_HEAVIEST; NaN is the least */
  size_t references;     /**< the first so many texts stay, each for itself; the others are also grouped with them */
  int32_t keep;          /**< NEARDUP_KEEP_... */
  int32_t keep_families; /**< not 0: texts filled from one template may form a group */
  int32_t lists_pairs;   /**< not 0: find all pairs, too */
  uint32_t band_cap;     /**< centres of groups to remember for a band; 0: 200 */
  const int32_t* stop;   /**< read now and then: if it is not 0 the call ends with NEARDUP_STOPPED; may be null */
} neardup_grouping;

/** A text in a group. */
typedef struct neardup_member {
  uint32_t text;
  uint32_t reserved;
  double similarity; /**< with the centre, exact, 0 to 1 */
} neardup_member;

/** At least two texts. Each reaches the threshold with the centre. */
typedef struct neardup_group {
  char id[16];                   /**< as `xapian-neardup dedupe` names it; NUL-terminated */
  const neardup_member* members; /**< [size] ascending */
  uint32_t size;
  uint32_t representative; /**< the text that stays */
  uint32_t centre;
  double least_similarity; /**< of a member with the centre */
} neardup_group;

/** Two texts that reach the threshold. */
typedef struct neardup_pair {
  uint32_t first;
  uint32_t second; /**< the greater number */
  double similarity;
} neardup_pair;

/** Only the library allocates it. */
typedef struct neardup_groups {
  size_t texts;
  const uint32_t* representatives; /**< [texts] of its group; of a text that is in none, the text itself */
  const neardup_group* groups;     /**< [group_count] the largest first, then by id */
  size_t group_count;
  const neardup_pair* pairs; /**< [pair_count] ascending: all pairs of families of up to 3,000 texts */
  size_t pair_count;
  uint64_t pairs_left_out;    /**< of larger families: not compared, or of equal texts. Since version 6 */
  const uint32_t* centres;    /**< [texts] as representatives. Since version 9, like the next */
  const double* similarities; /**< [texts] with the centre; 1 for a text that is in no group */
  uint64_t oversized_bands; /**< with more centres than band_cap: near texts may have stayed apart. Since version 10 */
} neardup_groups;

/** Group the texts of a corpus, once: afterwards you can only ask for its size and free it. The groups are those of
 *  `xapian-neardup dedupe`, and do not depend on the number of threads. Texts that share a key are compared word for word.
 *  Since version 4. */
neardup_status neardup_group_corpus(neardup_corpus* corpus, const neardup_grouping* grouping, neardup_groups** groups,
                                    neardup_error* error);
void neardup_groups_free(neardup_groups* groups);

/* ---- Reading stored values ---- */

/** Where the tokens of a signature came from. */
enum { NEARDUP_FROM_TEXT = 0, NEARDUP_FROM_POSITIONS = 1 };

/** Content of a signature value, without its sketch. */
typedef struct neardup_stored_signature {
  uint64_t tokens;
  uint64_t shingles;
  uint64_t token_digest;
  int32_t source; /**< NEARDUP_FROM_TEXT or NEARDUP_FROM_POSITIONS */
} neardup_stored_signature;

/** A document's role in its group. */
enum { NEARDUP_SINGLE = 0, NEARDUP_REPRESENTATIVE = 1, NEARDUP_MEMBER = 2 };

/** Content of a group-state value. */
typedef struct neardup_group_state {
  uint64_t token_digest; /**< of the text that was grouped */
  double similarity;     /**< with the centre of the group, by its measure, 0 to 1 */
  int32_t role;          /**< NEARDUP_SINGLE, NEARDUP_REPRESENTATIVE or NEARDUP_MEMBER */
  int32_t exact;         /**< whether the similarity was verified exactly */
} neardup_group_state;

/* Each accepts any bytes: NEARDUP_DAMAGED if they are not such a value, also for an empty value;
 * NEARDUP_OTHER_SCHEME, naming both schemes, for a value of another scheme. */
neardup_status neardup_decode_fingerprint(const neardup_scheme* scheme, const char* value, size_t size,
                                          uint64_t* fingerprint, neardup_error* error);
neardup_status neardup_decode_signature(const neardup_scheme* scheme, const char* value, size_t size,
                                        neardup_stored_signature* signature, neardup_error* error);
neardup_status neardup_decode_group_state(const neardup_scheme* scheme, const char* value, size_t size,
                                          neardup_group_state* state, neardup_error* error);

/** The id of the scheme under which a value of those three kinds was written, whichever it is. */
neardup_status neardup_value_scheme(const char* value, size_t size, uint32_t* scheme_id, neardup_error* error);

/** XXH3 of bytes, which the metadata keys of distinct declarations use; 0 for null. */
uint64_t neardup_xxh3(const char* bytes, size_t size);

#ifdef __cplusplus
}
#endif

#endif /* NEARDUP_H */
