#include "neardup/grouper.h"

#include "group/grouping.h"
#include "record/chosen_scheme.h"

namespace neardup {

namespace {

/** Adds a commit of all databases at the end, if the caller gives none. */
GrouperOptions committing(const std::vector<Xapian::WritableDatabase>& databases, GrouperOptions options) {
  if (options.commit) return options;
  options.commit = [databases] {
    for (Xapian::WritableDatabase database : databases) database.commit();
  };
  return options;
}

}  // namespace

GroupReport group(Xapian::WritableDatabase& database, const GrouperOptions& options, Tokenizer* tokenizer) {
  return group(std::vector<Xapian::WritableDatabase>{database}, options, tokenizer);
}

GroupReport group(const std::vector<Xapian::WritableDatabase>& databases, const GrouperOptions& options,
                  Tokenizer* tokenizer) {
  if (databases.empty()) throw Xapian::InvalidArgumentError("no database to group; give at least one");
  const SchemeAndTokenizer choice = choice_to_read(databases.front(), options.scheme, tokenizer);
  return group_databases(databases, choice.scheme, *choice.tokenizer, committing(databases, options));
}

GroupReport plan_groups(const std::vector<Xapian::Database>& databases, const GrouperOptions& options,
                        Tokenizer* tokenizer) {
  if (databases.empty()) throw Xapian::InvalidArgumentError("no database to group; give at least one");
  const SchemeAndTokenizer choice = choice_to_read(databases.front(), options.scheme, tokenizer);
  return plan_groups(databases, choice.scheme, *choice.tokenizer, options);
}

}  // namespace neardup
