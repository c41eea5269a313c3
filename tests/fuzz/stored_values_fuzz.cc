// Any bytes as what a database keeps: values, marks, metadata, a scheme's text.

#include <xapian.h>

#include <optional>
#include <stdexcept>
#include <vector>

#include "../plugin/temporary_folder.h"
#include "bytes/base_encodings.h"
#include "bytes/big_endian.h"
#include "bytes/feature_hash.h"
#include "database/document_id.h"
#include "database/metadata_keys.h"
#include "database/slot_values.h"
#include "fuzz_target.h"
#include "groups/star_groups.h"
#include "marks/distinct_pairs.h"
#include "marks/duplicate_mark.h"
#include "record/compared_pairs.h"
#include "record/rule_words.h"
#include "record/scheme_record.h"
#include "record/weight_snapshot.h"
#include "scheme/scheme.h"
#include "sign/stored_values.h"

namespace neardup::fuzz {
namespace {

constexpr std::uint32_t kSchemeId = 0x01020304;

std::string with_checksum(std::string bytes) {
  append_big_endian(bytes, static_cast<std::uint32_t>(xxh3_hash(bytes)), 4);
  return bytes;
}

/** A value whose trailer is right. */
std::string sealed(std::string_view payload) {
  std::string bytes(payload);
  append_big_endian(bytes, kSchemeId, 4);
  return with_checksum(bytes);
}

/** What a value decodes to is written as the same bytes.
 *  @return whether it decodes. */
bool check_one_form(const std::string& value) {
  const auto fingerprint = decode_fingerprint(value, kSchemeId);
  require(!fingerprint || encode_fingerprint(*fingerprint, kSchemeId) == value, "a fingerprint value has one form");
  const auto signature = decode_signature(value, kSchemeId);
  require(!signature || encode_signature(*signature, kSchemeId) == value, "a signature value has one form");
  require(!signature || (signature->tokens != 0 && signature->shingles != 0), "a stored signature has tokens");
  const auto state = decode_group_state(value, kSchemeId);
  require(!state || encode_group_state(*state, kSchemeId) == value, "a group state value has one form");
  require(!state || (state->similarity >= 0 && state->similarity <= 1), "a stored similarity is from 0 to 1");
  return fingerprint || signature || state;
}

void check_values(Input& input) {
  const std::size_t place = input.below(65536);
  const std::string_view payload = input.rest();
  check_one_form(std::string(payload));
  const std::string value = sealed(payload);
  require(stored_scheme_id(value) == kSchemeId, "a value says its scheme");
  check_one_form(value);
  std::string flipped = with_bit_flipped(value, place % (8 * value.size()));
  if (fault_is_planted()) flipped = with_checksum(flipped.substr(0, flipped.size() - 4));
  require(!stored_scheme_id(flipped) && !check_one_form(flipped), "a value with a bit flipped is refused");
}

/** One for all inputs; each leaves it as it was. On disk: Xapian's databases in memory cannot list metadata. */
Xapian::WritableDatabase& database() {
  static const TemporaryFolder folder;
  static Xapian::WritableDatabase database(folder.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
  return database;
}

/** Compared pairs of any bytes: what is read is written again as it was. */
void check_compared_pairs(Input& input) {
  const std::string rule = "threshold=0.9";
  const std::string body = rule + "\n" + std::string(input.rest());
  const std::string bytes = with_check(body);
  const ComparedPairs pairs = ComparedPairs::decode(bytes, rule);
  require(20 * pairs.size() <= bytes.size(), "there are no more pairs than bytes for them");
  if (pairs.size() == 0) return;
  const ComparedPairs again = ComparedPairs::decode(pairs.encode(rule), rule);
  require(again.size() == pairs.size(), "pairs are read as they were written");
  require(ComparedPairs::decode(bytes, rule + " measure=idf").size() == 0, "pairs of another rule are none");
}

/** Weights of any bytes: what is read is written again as it was. */
void check_weight_snapshot(Input& input) {
  std::string bytes(input.rest());
  append_big_endian(bytes, xxh3_hash(bytes) & 0xffffffffU, 4);
  const std::optional<WeightSnapshot> snapshot = WeightSnapshot::decode(bytes);
  require(snapshot.has_value() == (bytes.size() >= 13 && (bytes.size() - 13) % 5 == 0), "weights have one form");
  require(!snapshot || snapshot->encode() == bytes, "weights are read as they were written");
  require(!snapshot || snapshot->weight(xxh3_hash(bytes)) < 16, "weights are small");
}

void check_resigning_record(Input& input) {
  static const Scheme kScheme;
  const std::string version = "ICU 72.1";
  ResigningRecord record(database(), kScheme, version);
  const std::string name = kScheme.name() + "\n" + version + "\n" + database().get_uuid() + "\n";
  const bool right_name = input.byte() % 2 == 0;
  database().set_metadata(kResigningKey, (right_name ? name : "") + std::string(input.rest()));
  const Xapian::docid done = record.done();
  require(right_name || done == 0 || !database().get_metadata(kResigningKey).empty(), "no record says nothing");
  record.set_done(done);
  require(record.done() == done, "a record is read as it was written");
  record.clear();
  require(record.done() == 0, "a record that is cleared is none");
}

/** Entries under right keys and others; whatever is listed can be taken back. */
void check_distinct_pairs(Input& input) {
  const auto under = [](std::string_view a, std::string_view b) {
    return kDistinctKeys + hex_encode(xxh3_hash(a)) + hex_encode(xxh3_hash(b));
  };
  const std::string a(input.short_text());
  const std::string b(input.short_text());
  const std::string length(input.text(input.byte() % 8));
  const std::string wrong_key = kDistinctKeys + std::string(input.rest().substr(0, 100));
  const std::string value = (length.empty() ? std::to_string(a.size()) : length) + ":" + a + b;
  for (const std::string& key : {under(a, b), wrong_key}) database().set_metadata(key, value);
  const std::vector<DistinctPair> pairs = distinct_pairs(database());
  for (std::size_t i = 0; i != pairs.size(); ++i) {
    require(pairs[i].first < pairs[i].second, "of a pair the lesser id is first");
    require(i == 0 || pairs[i - 1].first < pairs[i].first || pairs[i - 1].second < pairs[i].second, "pairs ascend");
    const std::vector<std::string> others = distinct_from(database(), pairs[i].second);
    require(std::find(others.begin(), others.end(), pairs[i].first) != others.end(), "either id knows the other");
    const bool kept_form = pairs[i].first.size() < 230 && pairs[i].second.size() < 230;
    require(!kept_form || retract_distinct(database(), pairs[i].second, pairs[i].first),
            "a pair that is listed can be taken back");
  }
  for (const std::string& key : {under(a, b), wrong_key}) database().set_metadata(key, "");
  require(distinct_pairs(database()).empty(), "no pair is left");
}

void check_duplicate_mark(Input& input) {
  Xapian::Document document;
  const std::string foreign = "XNM" + std::string(input.short_text());
  document.add_boolean_term(foreign);
  document.add_boolean_term("XNMB" + std::string(input.short_text()));
  const std::optional<std::string> foreign_mark = marked_original(document);
  require(!foreign_mark || foreign == kMarkPrefix, "a name alone is no mark");
  const std::string id(input.rest());
  try {
    mark_duplicate(document, id);
  } catch (const Xapian::InvalidArgumentError&) {
    require(marked_original(document) == foreign_mark || !marked_original(document), "a refused mark is not put on");
    return;  // another program's term would read as the mark's name
  }
  require(marked_original(document) == unique_term(id).substr(1), "a mark says the id that it was given");
  mark_duplicate(document, std::nullopt);
  require(marked_original(document) == std::string(), "a mark without a name takes the place of one with a name");
  remove_duplicate_mark(document);
  require(!marked_original(document), "a mark that is taken away is none");
}

void check_names(Input& input) {
  const unsigned bits = 1 + input.byte() % 64;
  const std::string scope(input.short_text());
  const std::string bytes(input.rest());
  const std::string id = group_id(xxh3_hash(bytes), scope, bits);
  require(id.size() == 13 && base32_decode(id), "a group id is base32 of 64 bits");
  const std::optional<std::uint64_t> number = base32_decode(bytes, bits);
  const std::string lower = number ? base32_encode(*number, bits) : "";
  require(!number || base32_decode(lower, bits) == number, "base32 is read as it was written");
  require(!number || lower.size() == bytes.size(), "base32 of a number has one length");
  const std::optional<std::uint64_t> digits = hex_decode(bytes);
  require(!digits || hex_decode(hex_encode(*digits)) == digits, "hexadecimal digits are read as they were written");
  const std::optional<std::int64_t> time = stored_time(bytes);
  require(!time || !bytes.empty(), "no value is no time");
  require(
      bytes.size() != 4 || bytes[0] == '\xe0' || time == static_cast<std::int64_t>(read_big_endian(bytes.data(), 4)),
      "four bytes are seconds, or one midnight in sixteen");
  const bool digits_or_four = bytes.size() == 4 || bytes.size() == 8 || bytes.size() == 14;
  require(!time || digits_or_four || Xapian::sortable_serialise(Xapian::sortable_unserialise(bytes)) == bytes,
          "other values are serialised numbers");
}

void check_scheme(Input& input) {
  Scheme scheme;
  const std::string_view text = input.rest();
  try {
    scheme = Scheme::parse(text);
  } catch (const std::invalid_argument&) {
    return;
  }
  const std::string printed = scheme.text();
  const Scheme again = Scheme::parse(printed);
  require(again == scheme && again.text() == printed && again.id() == scheme.id(), "a scheme's text says all of it");
  require(text.substr(0, 9) != "neardup3 " || text == printed, "a scheme's whole text has one form");
}

void check_idf_table(Input& input) {
  const std::string_view text = input.rest();
  const std::optional<IdfTable> table = IdfTable::parse(text);
  require(!table || table->text() == text, "a table of weights has one form");
}

}  // namespace
}  // namespace neardup::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  using namespace neardup::fuzz;
  constexpr void (*kChecks[])(Input&) = {check_values,         check_compared_pairs, check_resigning_record,
                                         check_distinct_pairs, check_duplicate_mark, check_names,
                                         check_scheme,         check_idf_table,      check_weight_snapshot};
  return run_one(kChecks, bytes, count);
}
