#include "dedupe/discarded_items.h"

#include <algorithm>
#include <string_view>

#include "bytes/ascii.h"
#include "bytes/parsed_number.h"
#include "bytes/plain_words.h"
#include "characters/mailbox_name.h"
#include "characters/text_line.h"
#include "formats/text_format.h"
#include "mail/discarding_names.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

/** A trash of a disk has the number of its user: .Trash-1000. */
std::string_view without_user(std::string_view name) {
  const std::size_t end = name.find_last_not_of("0123456789");
  const bool numbered = end != std::string_view::npos && end + 1 != name.size() && name[end] == '-';
  return numbered ? name.substr(0, end) : name;
}

/** The folders that a folded name names. Maildir++ has those above one in its name: .INBOX.Trash. */
std::vector<std::string> folders_of(std::string_view name) {
  if (begins_with(name, ".") || begins_with(name, "inbox.")) return split(name, '.');
  for (const std::string_view ending : {".gz", ".mbox", ".mbx", ".sbd"}) {
    if (ends_with(name, ending)) name.remove_suffix(ending.size());
  }
  return {std::string(name)};
}

bool is_discarding(std::string_view folder, bool is_mail) {
  const std::vector<std::string> names = folders_of(folded(utf8_of_mailbox_name(folder)));
  return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
    return is_among(kTrashNames, without_user(name)) || (is_mail && is_among(kMailNames, name));
  });
}

bool is_in_discarding(const std::string& folders, bool is_mail) {
  const std::vector<std::string> all = split(folders, '/');
  return std::any_of(all.begin(), all.end(), [&](const std::string& folder) { return is_discarding(folder, is_mail); });
}

bool is_discarded_by_name(std::string_view name) {
  const std::size_t flags = name.find(":2,");
  if (flags != std::string_view::npos && name.find('T', flags) != std::string_view::npos) return true;
  return name.size() > 1 && name.front() == ',' && name.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

}  // namespace

bool DiscardedFiles::holds(const InputDocument& document) {
  if (document.discarded) return true;
  const std::string& path = document.path();
  const bool is_mail =
      document.type == mime_type(TextFormat::kMail) || format_of_name(path).format == TextFormat::kMail;
  const std::size_t leaf = document.file.empty() ? path.rfind('/') + 1 : path.size();  // 0 without a folder
  if (is_mail && is_discarded_by_name(std::string_view(path).substr(leaf))) return true;
  const auto [folders, is_new] = folders_.try_emplace({path.substr(0, leaf), is_mail});
  if (is_new) folders->second = is_in_discarding(folders->first.first, is_mail);
  return folders->second;
}

bool is_discarded_below(std::string_view root, std::string_view path) {
  if (!begins_with(path, root)) return false;
  path.remove_prefix(root.size());
  const std::size_t slash = path.rfind('/');
  const std::string_view name = path.substr(slash + 1);  // all of it without a slash
  const std::string folders(path.substr(0, slash == path.npos ? 0 : slash));
  const bool is_mail = name.find(":2,") != name.npos || ends_with(folders, "/cur") || ends_with(folders, "/new") ||
                       format_of_name(std::string(path)).format == TextFormat::kMail;
  return is_in_discarding(folders, is_mail) || is_discarding(name, false) || (is_mail && is_discarded_by_name(name));
}

std::vector<bool> discarded_items(const CorpusRecords& records) {
  std::vector<bool> discarded;
  DiscardedFiles files;
  for (const CorpusRecords::Range& range : records.ranges()) {
    for (std::size_t item = range.begin; item != range.end; ++item) {
      if (!records.is_document(item)) break;
      if (!files.holds(records.document(item))) continue;
      discarded.resize(records.size());
      discarded[item] = true;
    }
  }
  return discarded;
}

}  // namespace neardup::cli
