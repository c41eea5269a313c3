/** @file group_marks.h
 *  What grouping leaves on a document, and whether it is right. */
#ifndef NEARDUP_TESTS_PLUGIN_GROUP_MARKS_H
#define NEARDUP_TESTS_PLUGIN_GROUP_MARKS_H

#include <xapian.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "scheme/scheme.h"
#include "sign/stored_values.h"
#include "signed_database.h"

namespace neardup {

/** What a document must carry: its group value and the contents of its group state. */
struct GroupMarks {
  std::string group;
  GroupState state;
};

/** By docid; documents that are not listed must carry nothing. */
using MarksByDocid = std::map<Xapian::docid, GroupMarks>;

/** A group state in a few words. */
inline std::string described_state(const std::string& value, const Scheme& scheme) {
  const std::optional<GroupState> state = decode_group_state(value, scheme.id());
  if (!state) return value.empty() ? "no state" : "a state that is damaged";
  const char* const roles[] = {"single", "representative", "member"};
  return std::string(roles[static_cast<std::size_t>(state->role)]) + " of similarity " +
         std::to_string(state->similarity) + (state->exact ? "" : ", estimated,") + (state->apart ? ", apart," : "") +
         " of family " + std::to_string(state->family) + " by digest " + std::to_string(state->token_digest);
}

/** What is wrong with the group value, state and term of a document; empty if nothing is. */
inline std::string wrong_marks(const Xapian::Database& database, Xapian::docid docid, const Scheme& scheme,
                               const MarksByDocid& wanted, bool group_terms = true) {
  const auto marks = wanted.find(docid);
  const bool any = marks != wanted.end();
  const std::string group = any ? marks->second.group : "";
  const bool has_state = any && (!group.empty() || marks->second.state.family != 0);
  const std::string state = has_state ? encode_group_state(marks->second.state, scheme.id()) : "";
  const Xapian::Document document = database.get_document(docid);
  const std::string found_group = document.get_value(scheme.slots.group);
  const std::string found_state = document.get_value(scheme.slots.group_state);
  const std::string who = "document " + std::to_string(docid);
  if (found_group != group) return who + " has group '" + found_group + "', should have '" + group + "'";
  if (found_state != state) {
    return who + " is " + described_state(found_state, scheme) + "; should be " + described_state(state, scheme);
  }
  std::vector<std::string> terms;
  if (group_terms && !group.empty()) terms.push_back(scheme.group_prefix + group);
  const std::vector<std::string> found = terms_of(document, scheme.group_prefix);
  if (found == terms) return "";
  return who + " has " + std::to_string(found.size()) + " group terms, the first '" + (found.empty() ? "" : found[0]) +
         "'; should have " + (terms.empty() ? "none" : terms[0]);
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_GROUP_MARKS_H
