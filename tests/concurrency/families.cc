#include "concurrency/families.h"

#include <algorithm>
#include <sstream>
#include <vector>

#include "compare/similarity.h"
#include "find/cascade_finder.h"
#include "group/grouping.h"
#include "marks/signature_reader.h"
#include "neardup/durable_commit.h"
#include "neardup/icu_tokenizer.h"
#include "neardup/snapshot_retry.h"
#include "record/scheme_record.h"
#include "sign/signer.h"

namespace neardup {

namespace {

constexpr std::size_t kWords = 150;
constexpr std::size_t kVocabulary = 100'000;

std::string family_term(unsigned family) {
  return "F" + std::to_string(family);
}

std::vector<Xapian::docid> docids_of(const Xapian::Database& database, unsigned family) {
  const std::string term = family_term(family);
  return {database.postlist_begin(term), database.postlist_end(term)};
}

}  // namespace

std::string FamilyMember::text() const {
  RandomTexts words(family * 100'003 + version, kVocabulary);
  return words.text(kWords) + " member" + std::to_string(member);
}

std::string FamilyMember::data() const {
  return std::to_string(family) + " " + std::to_string(version) + " " + std::to_string(member);
}

std::optional<FamilyMember> FamilyMember::from_data(const std::string& data) {
  std::istringstream stream(data);
  FamilyMember member;
  if (stream >> member.family >> member.version >> member.member) return member;
  return std::nullopt;
}

FamilyWriter::FamilyWriter(const std::string& path, unsigned seed, CommitUnit unit)
    : path_(path),
      unit_(unit),
      random_(seed),
      indexer_(scheme_, std::make_unique<IcuTokenizer>()),
      database_(path, Xapian::DB_CREATE_OR_OVERWRITE | Xapian::DB_NO_SYNC) {
  prepare_database(database_, scheme_, indexer_.tokenizer().version());
  for (unsigned family = 0; family != kFamilies; ++family) write_family(family);
  commit();
}

void FamilyWriter::step() {
  const std::size_t what = random_.below(10);
  const auto family = static_cast<unsigned>(random_.below(kFamilies));
  if (what == 0) {
    GrouperOptions options;
    options.commit = [this] { commit(); };
    group_databases({database_}, scheme_, indexer_.tokenizer(), options);
  } else if (what == 1) {
    delete_family(family);
  } else {
    write_family(family);
  }
  commit();
}

void FamilyWriter::write_family(unsigned family) {
  ++version_;
  for (unsigned m = 0; m != kMembers; ++m) {
    const FamilyMember member{family, version_, m};
    Xapian::Document document;
    Xapian::TermGenerator generator;
    generator.set_document(document);
    generator.index_text(member.text());
    document.set_data(member.data());
    document.add_boolean_term(family_term(family));
    const std::string id = "Q" + std::to_string(family) + "-" + std::to_string(m);
    document.add_boolean_term(id);
    indexer_.annotate(document, member.text());
    database_.replace_document(id, document);
    if (unit_ == CommitUnit::kDocument) commit();
  }
}

void FamilyWriter::delete_family(unsigned family) {
  for (const Xapian::docid docid : docids_of(database_, family)) database_.delete_document(docid);
}

void FamilyWriter::commit() {
  commit_durably(database_, path_);
}

FamilyReader::FamilyReader(const std::string& path, unsigned seed)
    : database_(open_with_retries(path)),
      random_(seed),
      scheme_(database_scheme(database_)),
      tokenizer_(std::make_unique<IcuTokenizer>()) {}

FamilyReader::~FamilyReader() = default;

std::string FamilyReader::read() {
  const auto family = static_cast<unsigned>(random_.below(kFamilies));
  std::string fault;
  std::size_t attempts = 0;
  try {
    reopen_with_retries(database_);
    read_with_retries(database_, [&](const Xapian::Database&) {
      ++attempts;
      fault = read_family(family);
    });
    if (fault.empty()) ++right_;
  } catch (const Xapian::DatabaseModifiedError&) {
    ++overtaken_;
  } catch (const Xapian::Error& error) {
    fault = error.get_description();
  }
  retries_ += attempts - 1;
  return fault;
}

std::string FamilyReader::read_family(unsigned family) {
  const std::vector<Xapian::docid> docids = docids_of(database_, family);
  if (docids.empty()) return {};  // deleted
  if (docids.size() != kMembers) return "a family of " + std::to_string(docids.size());
  return judge(docids, family);
}

/** @param docids  [kMembers] of one family. */
std::string FamilyReader::judge(const std::vector<Xapian::docid>& docids, unsigned family) {
  const Signer signer(scheme_);
  SignatureReader signatures(database_, scheme_);
  std::optional<unsigned> version;
  std::optional<std::string> group;
  for (const Xapian::docid docid : docids) {
    const Xapian::Document document = database_.get_document(docid);
    const std::optional<FamilyMember> member = FamilyMember::from_data(document.get_data());
    if (!member || member->family != family) return "another family's data: " + document.get_data();
    if (version.value_or(member->version) != member->version) return "two versions of a family";
    version = member->version;
    const std::string members_group = document.get_value(scheme_.slots.group);
    if (group.value_or(members_group) != members_group) return "a family in two groups";
    group = members_group;
    const Signature expected = signer.sign(member->text(), *tokenizer_);
    const std::optional<StoredSignature> stored = signatures.signature(docid);
    if (!stored || stored->token_digest != expected.token_digest || stored->sketch != expected.sketch) {
      return "a signature that is not that of the text";
    }
    if (signatures.fingerprint(docid) != expected.fingerprint) return "a fingerprint that is not that of the text";
  }
  const Xapian::docid asked = docids[random_.below(kMembers)];
  std::vector<Xapian::docid> near{asked};
  for (const Match& match : CascadeFinder(database_, scheme_, *tokenizer_).find_document(asked).matches) {
    if (match.similarity->verification != Verification::kExact) return "a match that is not exact";
    near.push_back(match.docid);
  }
  std::sort(near.begin(), near.end());
  if (near != docids) return "near-duplicates that are not the family: " + std::to_string(near.size());
  return {};
}

}  // namespace neardup
