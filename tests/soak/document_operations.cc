#include "soak/document_operations.h"

#include <algorithm>
#include <iterator>
#include <map>

#include "bytes/big_endian.h"
#include "plugin/group_marks.h"

namespace neardup::soak {

namespace {

const ModelDocument& any_document(const Model& model, RandomTexts& random) {
  return std::next(model.documents.begin(), static_cast<std::ptrdiff_t>(random.below(model.documents.size())))->second;
}

Xapian::docid any_docid(const SoakedDatabase& database, RandomTexts& random) {
  return any_document(database.model(), random).docid;
}

template <typename Container>
const typename Container::value_type& any_of(const Container& choices, RandomTexts& random) {
  return *std::next(choices.begin(), static_cast<std::ptrdiff_t>(random.below(choices.size())));
}

std::string named(Xapian::docid docid) {
  return "document " + std::to_string(docid);
}

std::string random_host(RandomTexts& random) {
  return std::vector<std::string>{"", "a", "a", "b"}[random.below(4)];
}

/** A day of two weeks, and sometimes a second more. */
std::string random_time(RandomTexts& random) {
  if (random.below(8) == 0) return "";
  std::string bytes;
  append_big_endian(bytes, 86'400 * random.below(14) + random.below(2), 4);
  return bytes;
}

std::string described_time(const std::string& time) {
  return time.empty() ? "none" : std::to_string(read_big_endian(time.data(), time.size()));
}

std::string described(const ModelDocument& document) {
  return "'" + document.words + "' id " + document.id + (document.covered ? "" : " without positions") +
         (document.path.empty() ? "" : " path " + document.path) +
         (document.host.empty() ? "" : " host " + document.host) + " time " + described_time(document.time) +
         (document.value.empty() ? "" : " value " + std::to_string(static_cast<unsigned char>(document.value[0])));
}

/** Nothing, a few words that many have, a text of its own, a copy or a near-duplicate. */
std::string random_text(const Model& model, RandomTexts& random) {
  const std::size_t sort = random.below(16);
  if (sort == 0) return "";
  if (sort <= 2) return random.text(1 + random.below(5));
  if (sort <= 5 || model.documents.empty()) return random.text(6 + random.below(50));
  const std::string& words = any_document(model, random).words;
  return sort <= 9 ? words : random.edited_text(words, 1 + random.below(3));
}

/** A new one, or that of a document that is gone. */
std::string random_id(Model& model, RandomTexts& random) {
  if (model.ids != 0 && random.below(4) == 0) {
    const std::string id = "d" + std::to_string(random.below(model.ids));
    if (!model.find(id)) return id;
  }
  return "d" + std::to_string(model.ids++);
}

std::string add(SoakedDatabase& database, RandomTexts& random) {
  const ModelDocument document = random_document(database.model(), random);
  database.add(document);
  return "added " + described(document);
}

std::string replace_with(SoakedDatabase& database, ModelDocument document, const std::string& words) {
  document.words = words;
  document.is_signed = true;
  document.has_bands = true;
  database.replace(document);
  return "replaced " + named(document.docid) + " by " + described(document);
}

std::string replace_by_same(SoakedDatabase& database, RandomTexts& random) {
  const ModelDocument document = any_document(database.model(), random);
  return replace_with(database, document, document.words);
}

std::string replace_by_edited(SoakedDatabase& database, RandomTexts& random) {
  const ModelDocument document = any_document(database.model(), random);
  return replace_with(database, document, random.edited_text(document.words, 1 + random.below(4)));
}

std::string replace_by_other(SoakedDatabase& database, RandomTexts& random) {
  ModelDocument document = random_document(database.model(), random);
  const ModelDocument& old = any_document(database.model(), random);
  document.docid = old.docid;
  if (random.below(4) != 0) document.id = old.id;
  return replace_with(database, document, document.words);
}

std::string remove(SoakedDatabase& database, Xapian::docid docid) {
  database.remove(docid);
  return "deleted " + named(docid);
}

std::string remove_any(SoakedDatabase& database, RandomTexts& random) {
  return remove(database, any_docid(database, random));
}

std::string remove_representative(SoakedDatabase& database, RandomTexts& random) {
  const unsigned slot = database.scheme().slots.group_state;
  const Xapian::Database& reader = database.database();
  std::vector<Xapian::docid> representatives;
  for (auto value = reader.valuestream_begin(slot); value != reader.valuestream_end(slot); ++value) {
    const std::optional<GroupState> state = decode_group_state(*value, database.scheme().id());
    if (state && state->role == GroupRole::kRepresentative) representatives.push_back(value.get_docid());
  }
  return representatives.empty() ? remove_any(database, random) : remove(database, any_of(representatives, random));
}

std::string remove_first_copy(SoakedDatabase& database, RandomTexts& random) {
  std::map<std::string, std::vector<Xapian::docid>> copies;
  for (const ModelDocument& document : database.settings().preference.in_order(database.model().documents)) {
    copies[document.words].push_back(document.docid);
  }
  std::vector<Xapian::docid> firsts;
  for (const auto& [words, docids] : copies) {
    if (docids.size() > 1) firsts.push_back(docids.front());
  }
  return firsts.empty() ? remove_any(database, random) : remove(database, any_of(firsts, random));
}

std::string remove_many(SoakedDatabase& database, RandomTexts& random) {
  const std::size_t many = 1 + random.below(1 + database.model().documents.size() / 3);
  std::string done;
  for (std::size_t i = 0; i != many; ++i) done += (i == 0 ? "" : ", ") + remove_any(database, random);
  return done;
}

// Foreign programs: they know nothing of our values and terms.

std::string rewrite(SoakedDatabase& database, RandomTexts& random) {
  ModelDocument document = any_document(database.model(), random);
  if (random.below(2) == 0) document.words = random.edited_text(document.words, random.below(3));
  document.covered = random.below(8) != 0;
  document.is_signed = false;
  database.replace(document);
  return "a foreign program replaced " + named(document.docid) + " by " + described(document);
}

/** Under a new docid, or over another document, or where one was deleted. */
std::string copy(SoakedDatabase& database, RandomTexts& random) {
  const Xapian::docid from = any_docid(database, random);
  const Xapian::docid last = database.database().get_lastdocid();
  const Xapian::docid to = random.below(4) == 0 ? static_cast<Xapian::docid>(1 + random.below(last)) : 0;
  return "copied " + named(from) + " with all that is on it to " + named(database.copy(from, to));
}

std::string drop_values(SoakedDatabase& database, RandomTexts& random) {
  const Xapian::docid docid = any_docid(database, random);
  database.drop_values(docid);
  return "dropped our values and terms from " + named(docid);
}

std::string drop_terms_and_marks(SoakedDatabase& database, RandomTexts& random) {
  const Xapian::docid docid = any_docid(database, random);
  database.drop_terms_and_marks(docid);
  return "dropped our terms and marks from " + named(docid);
}

std::string damage_signature(SoakedDatabase& database, RandomTexts& random) {
  const Xapian::docid docid = any_docid(database, random);
  database.damage_signature(docid);
  return "damaged the signature of " + named(docid);
}

/** Each mark is gone, wrong, or that of another document. */
std::string break_marks(SoakedDatabase& database, RandomTexts& random) {
  const SchemeSlots& slots = database.scheme().slots;
  const Xapian::docid docid = any_docid(database, random);
  const auto other_value = [&](unsigned slot, const std::string& wrong) {
    const Xapian::Document other = database.database().get_document(any_docid(database, random));
    return std::vector<std::string>{"", wrong, other.get_value(slot)}[random.below(3)];
  };
  // A database that has no groups may have no group terms: grouping takes them for those of another program.
  const std::string rule = database.database().get_metadata("neardup:groups:" + database.scheme().name());
  const bool grouped = rule.find("scheme=") != std::string::npos;
  const std::string state = other_value(slots.group_state, "");
  // Without a state nothing proves a group value to be ours, so it would stay.
  const std::string group = state.empty() ? "" : other_value(slots.group, "aaaaaaaaaaaaa");
  // A term that does not name the group value would stay, too.
  const std::string term =
      random.below(2) == 0 || !grouped || group.empty() ? "" : database.scheme().group_prefix + group;
  database.break_marks(docid, group, state, term);
  return "broke the marks of " + named(docid) + ": group '" + group + "', " +
         described_state(state, database.scheme()) + ", term '" + term + "'";
}

std::string change_value(SoakedDatabase& database, RandomTexts& random) {
  const Xapian::docid docid = any_docid(database, random);
  const unsigned byte = static_cast<unsigned>(random.below(256));
  const bool none = random.below(4) == 0;
  database.set_value(docid, none ? "" : std::string(1, static_cast<char>(byte)));
  return named(docid) + " has value " + (none ? "none" : std::to_string(byte)) + " now";
}

std::string change_path(SoakedDatabase& database, RandomTexts& random) {
  ModelDocument document = any_document(database.model(), random);
  choose_attributes(document, random);
  database.set_path(document.docid, document.path);
  return named(document.docid) + " has path '" + document.path + "' now";
}

std::string change_time(SoakedDatabase& database, RandomTexts& random) {
  const Xapian::docid docid = any_docid(database, random);
  const std::string time = random_time(random);
  database.set_time(docid, time);
  return named(docid) + " has time " + described_time(time) + " now";
}

std::string change_host(SoakedDatabase& database, RandomTexts& random) {
  const Xapian::docid docid = any_docid(database, random);
  const std::string host = random_host(random);
  database.set_host(docid, host);
  return named(docid) + " has host '" + host + "' now";
}

std::string declare(SoakedDatabase& database, RandomTexts& random) {
  const Model& model = database.model();
  const ModelDocument& one = any_document(model, random);
  std::vector<std::string> others;
  for (const auto& [docid, document] : model.documents) {
    if (document.words == one.words) others.push_back(document.id);
  }
  const std::string other = random.below(2) == 0 ? any_document(model, random).id : any_of(others, random);
  const bool two = database.declare(one.id, other);
  return two ? "declared " + one.id + " and " + other + " distinct" : "declared nothing";
}

std::string retract(SoakedDatabase& database, RandomTexts& random) {
  if (database.model().distinct.empty()) return "retracted nothing";
  const std::pair<std::string, std::string> ids = any_of(database.model().distinct, random);
  database.retract(ids);
  return "retracted that " + ids.first + " and " + ids.second + " are distinct";
}

using Apply = std::string (*)(SoakedDatabase&, RandomTexts&);

/** An operation on a database that has documents; one that has none gets its first. */
Operation on_documents(const std::string& name, unsigned weight, Apply apply) {
  return {name, weight, [apply](SoakedDatabase& database, RandomTexts& random) {
            return database.model().documents.empty() ? add(database, random) : apply(database, random);
          }};
}

/** An operation that makes the database smaller, but not without end. */
Operation removing(const std::string& name, unsigned weight, Apply apply, std::size_t least) {
  return {name, weight, [apply, least](SoakedDatabase& database, RandomTexts& random) {
            return database.model().documents.size() <= least ? add(database, random) : apply(database, random);
          }};
}

Operation adding(const std::string& name, unsigned weight, Apply apply, std::size_t most) {
  return {name, weight, [apply, most](SoakedDatabase& database, RandomTexts& random) {
            return database.model().documents.size() >= most ? remove_any(database, random) : apply(database, random);
          }};
}

}  // namespace

ModelDocument random_document(Model& model, RandomTexts& random) {
  ModelDocument document;
  document.words = random_text(model, random);
  document.id = random_id(model, random);
  document.covered = random.below(8) != 0;
  choose_attributes(document, random);
  document.host = random_host(random);
  document.time = random_time(random);
  return document;
}

Operations document_operations(std::size_t size) {
  const std::size_t least = size / 2;
  return {
      adding("add", 300, add, size),
      on_documents("replace by the same text", 60, replace_by_same),
      on_documents("replace by an edited text", 120, replace_by_edited),
      on_documents("replace by another text", 80, replace_by_other),
      removing("delete", 80, remove_any, least),
      removing("delete a representative", 50, remove_representative, least),
      removing("delete the first copy", 50, remove_first_copy, least),
      removing("delete many", 6, remove_many, least),
      on_documents("foreign: replace", 40, rewrite),
      on_documents("foreign: copy", 30, copy),
      on_documents("foreign: drop values", 10, drop_values),
      on_documents("foreign: drop terms and marks", 10, drop_terms_and_marks),
      on_documents("foreign: damage a signature", 10, damage_signature),
      on_documents("foreign: break marks", 10, break_marks),
      on_documents("change a value", 40, change_value),
      on_documents("change a path", 20, change_path),
      on_documents("change a time", 20, change_time),
      on_documents("change a host", 15, change_host),
      on_documents("declare distinct", 25, declare),
      on_documents("retract distinct", 20, retract),
  };
}

}  // namespace neardup::soak
