#include "concurrency/families.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <numeric>
#include <sstream>
#include <utility>

#include "compare/similarity.h"
#include "find/cascade_finder.h"
#include "group/grouping.h"
#include "marks/signature_reader.h"
#include "neardup/collapse.h"
#include "neardup/durable_commit.h"
#include "neardup/icu_tokenizer.h"
#include "neardup/snapshot_retry.h"
#include "record/scheme_record.h"
#include "sign/signer.h"

namespace neardup {

namespace {

constexpr std::size_t kWords = 150;        // of members of families
constexpr std::size_t kWordsAlone = 40;    // of single documents
constexpr unsigned kFirstCommit = 10'000;  // documents
constexpr std::size_t kVocabulary = 100'000;

std::string family_term(unsigned family) {
  return "F" + std::to_string(family);
}

std::vector<Xapian::docid> docids_of(const Xapian::Database& database, unsigned family) {
  const std::string term = family_term(family);
  return {database.postlist_begin(term), database.postlist_end(term)};
}

/** Nothing if the family is not there. */
std::optional<std::uint32_t> version_of(const Xapian::Database& database, unsigned family) {
  const std::vector<Xapian::docid> docids = docids_of(database, family);
  if (docids.empty()) return std::nullopt;
  return FamilyMember::from_data(database.get_document(docids.front()).get_data()).value().version;
}

}  // namespace

std::string FamilyMember::text() const {
  RandomTexts words(std::uint64_t{family} << 32 | version, kVocabulary);
  return words.text(family < kFamilies ? kWords : kWordsAlone) + " member" + std::to_string(member);
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

unsigned MovableDatabase::number() const {
  std::ifstream file(stub_);
  std::string line;
  if (!std::getline(file, line)) return 0;
  return static_cast<unsigned>(std::stoul(line.substr(line.rfind('.') + 1)));
}

std::string MovableDatabase::folder() const {
  return folder(number());
}

void MovableDatabase::name(const std::string& folder) const {
  std::ofstream(stub_ + ".new") << "auto " << folder << '\n';
  std::filesystem::rename(stub_ + ".new", stub_);
}

void MovableDatabase::compact() const {
  const unsigned present = number();
  std::filesystem::remove_all(folder(present + 1));  // of a writer that was killed
  Xapian::Database(folder(present)).compact(folder(present + 1));
  name(folder(present + 1));
  if (present != 0) std::filesystem::remove_all(folder(present - 1));
}

FamilyWriter::FamilyWriter(const std::string& path, unsigned seed, CommitUnit unit, CommitJournal& journal,
                           unsigned families)
    : place_(path),
      unit_(unit),
      journal_(journal),
      families_(families),
      random_(seed),
      indexer_(scheme_, std::make_unique<IcuTokenizer>()) {
  const bool is_there = std::filesystem::exists(path);
  open(is_there ? Xapian::DB_OPEN : Xapian::DB_CREATE_OR_OVERWRITE);
  if (is_there) return;
  prepare_database(database_, scheme_, indexer_.tokenizer().version());
  for (unsigned first = 0; first < families; first += kFirstCommit) {
    std::vector<unsigned> some(std::min(kFirstCommit, families - first));
    std::iota(some.begin(), some.end(), first);
    change(some, false);
  }
  place_.name(place_.folder());
}

void FamilyWriter::open(int flags) {
  database_ = Xapian::WritableDatabase();  // a folder has one writer
  database_ = Xapian::WritableDatabase(place_.folder(), flags | Xapian::DB_NO_SYNC);
}

void FamilyWriter::step() {
  // Of many documents most steps change some, as a site does; of few each tenth groups.
  const std::size_t changes = families_ / 1000;
  const std::size_t what = random_.below(10 + changes);
  if (what == 0) return group();
  if (what == 1 && random_.below(10) == 0) return compact();
  std::vector<unsigned> some{static_cast<unsigned>(random_.below(kFamilies))};
  for (std::size_t i = 0; i != std::min<std::size_t>(changes, 20); ++i) some.push_back(any_family());
  std::sort(some.begin(), some.end());
  some.erase(std::unique(some.begin(), some.end()), some.end());
  change(some, what == 2);
}

void FamilyWriter::group() {
  journal_.begin_grouping();
  GrouperOptions options;
  options.commit = [this] { commit(); };
  group_databases({database_}, scheme_, indexer_.tokenizer(), options);
  commit();
  journal_.end_grouping();
}

void FamilyWriter::compact() {
  place_.compact();
  open(Xapian::DB_OPEN);
  journal_.move();
}

/** Write families again, or delete them, in one commit. */
void FamilyWriter::change(const std::vector<unsigned>& families, bool deletes) {
  for (const unsigned family : families) {
    const std::uint32_t version = journal_.begin(family, deletes);
    deletes ? delete_family(family) : write_family(family, version);
  }
  commit();
  for (const unsigned family : families) journal_.commit(family, journal_.begun(family));
}

void FamilyWriter::write_family(unsigned family, std::uint32_t version) {
  for (unsigned m = 0; m != members_of(family); ++m) {
    const FamilyMember member{family, version, m};
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
  commit_durably(database_, place_.folder());
}

std::string FamilyWriter::recover(unsigned looked_at) {
  if (journal_.groupings() % 2 != 0) journal_.end_grouping();
  journal_.move();            // it may have been killed before it said so
  std::optional<bool> whole;  // whether the commit that was under way is there
  for (unsigned family = 0; family != families_; ++family) {
    const FamilyState before = journal_.committed(family);
    const FamilyState begun = journal_.begun(family);
    const bool under_way = before.version != begun.version;
    if (!under_way && family >= kFamilies && any_family() >= looked_at) continue;
    const std::optional<std::uint32_t> version = version_of(database_, family);
    if (const char* fault = journal_.judge(family, before, version)) return fault;
    const bool is_new = version ? *version == begun.version : begun.deleted;
    const bool is_old = version ? *version == before.version : before.deleted;
    if (!is_new && !is_old) return "neither what was committed nor what was begun";
    if (under_way && is_new != is_old && whole.value_or(is_new) != is_new) return "a part of a commit";
    if (under_way && is_new != is_old) whole = is_new;
    journal_.commit(family, is_old ? before : begun);
  }
  return {};
}

FamilyReader::FamilyReader(const std::string& path, unsigned seed, const CommitJournal& journal, unsigned families)
    : path_(path),
      journal_(journal),
      families_(families),
      moves_(journal.moves()),
      database_(open_with_retries(path)),
      random_(seed),
      tokenizer_(std::make_unique<IcuTokenizer>()) {
  read_with_retries(database_, [this](const Xapian::Database& state) { scheme_ = database_scheme(state); });
}

FamilyReader::~FamilyReader() = default;

void FamilyReader::open_newest() {
  if (const std::uint32_t moves = journal_.moves(); moves != moves_) {
    database_ = open_with_retries(path_);
    moves_ = moves;
  } else {
    reopen_with_retries(database_);
  }
}

std::string FamilyReader::read() {
  // As many of the families as of the single documents.
  const bool any = families_ != kFamilies && random_.below(2) == 0;
  const auto family = static_cast<unsigned>(random_.below(any ? families_ : kFamilies));
  const FamilyState before = journal_.committed(family);
  std::string fault;
  std::size_t attempts = 0;
  try {
    open_newest();
    const bool of_one_commit = read_with_retries(database_, [&](const Xapian::Database&) {
      ++attempts;
      fault = read_family(family);
    });
    if (!of_one_commit) {
      ++overtaken_;
      retries_ += attempts - 1;
      return {};
    }
    if (const char* other = journal_.judge(family, before, seen_); fault.empty() && other != nullptr) fault = other;
    if (fault.empty()) ++right_;
  } catch (const Xapian::DatabaseModifiedError&) {
    ++overtaken_;
  } catch (const Xapian::Error& error) {
    if (moves_ == journal_.moves()) {
      fault = error.get_description();
    } else {
      ++overtaken_;  // the folder was removed
    }
  }
  retries_ += attempts == 0 ? 0 : attempts - 1;
  return fault;
}

std::string FamilyReader::read_family(unsigned family) {
  seen_.reset();
  const std::vector<Xapian::docid> docids = docids_of(database_, family);
  if (docids.empty()) return {};  // deleted
  if (docids.size() != members_of(family)) return "a family of " + std::to_string(docids.size());
  return judge(docids, family);
}

/** @param docids  of all members of a family. */
std::string FamilyReader::judge(const std::vector<Xapian::docid>& docids, unsigned family) {
  const Signer signer(scheme_);
  SignatureReader signatures(database_, scheme_);
  const std::uint32_t groupings = journal_.groupings();
  std::optional<std::string> group;
  bool one_group = true;
  std::string text;
  for (const Xapian::docid docid : docids) {
    const Xapian::Document document = database_.get_document(docid);
    const std::optional<FamilyMember> member = FamilyMember::from_data(document.get_data());
    if (!member || member->family != family) return "another family's data: " + document.get_data();
    if (seen_.value_or(member->version) != member->version) return "two versions of a family";
    seen_ = member->version;
    const std::string members_group = document.get_value(scheme_.slots.group);
    one_group = one_group && group.value_or(members_group) == members_group;
    group = members_group;
    text = member->text();
    const Signature expected = signer.sign(text, *tokenizer_);
    const std::optional<StoredSignature> stored = signatures.signature(docid);
    if (!stored || stored->token_digest != expected.token_digest || stored->sketch != expected.sketch) {
      return "a signature that is not that of the text";
    }
    if (signatures.fingerprint(docid) != expected.fingerprint) return "a fingerprint that is not that of the text";
  }
  if (!one_group && groupings % 2 == 0 && groupings == journal_.groupings()) return "a family in two groups";
  const Xapian::docid asked = docids[random_.below(docids.size())];
  std::vector<Xapian::docid> near{asked};
  for (const Match& match : CascadeFinder(database_, scheme_, *tokenizer_).find_document(asked).matches) {
    if (match.similarity->verification != Verification::kExact) return "a match that is not exact";
    near.push_back(match.docid);
  }
  std::sort(near.begin(), near.end());
  if (near != docids) return "near-duplicates that are not the family: " + std::to_string(near.size());
  return judge_search(text);
}

/** Search for some words of a text. The page must have what a look at all hits and their groups gives. */
std::string FamilyReader::judge_search(const std::string& text) const {
  constexpr Xapian::doccount kPage = 10;
  std::istringstream words(text);
  const std::vector<std::string> some{std::istream_iterator<std::string>(words), {}};
  Xapian::Enquire enquire(database_);
  enquire.set_query(Xapian::Query(Xapian::Query::OP_OR, some.begin(), some.begin() + 3));
  std::vector<CollapsedHit> expected;
  std::map<std::string, std::size_t> places;
  const Xapian::MSet all = enquire.get_mset(0, database_.get_doccount());
  for (auto hit = all.begin(); hit != all.end(); ++hit) {
    const std::string group = database_.get_document(*hit).get_value(scheme_.slots.group);
    const auto [place, is_new] = places.emplace(group, expected.size());
    if (group.empty() || is_new) {
      expected.push_back({*hit, hit.get_weight(), group, 0});
    } else {
      ++expected[place->second].hidden;
    }
  }
  const CollapsedPage page = collapse(enquire, database_, 0, kPage);
  if (page.shown != expected.size()) return "a page that counts " + std::to_string(page.shown) + " hits";
  for (std::size_t i = 0; i != page.hits.size(); ++i) {
    if (page.hits[i].docid != expected[i].docid || page.hits[i].hidden != expected[i].hidden)
      return "another hit on a page";
  }
  return page.hits.size() == std::min<std::size_t>(kPage, expected.size()) ? "" : "a page that is not full";
}

}  // namespace neardup
