#include "database/recorded_layout.h"

#include <regex.h>

#include <cstddef>
#include <memory>

#include "database/metadata_keys.h"

namespace neardup {

namespace {

constexpr std::size_t kMostData = std::size_t{1} << 16;

/** A compiled extended regular expression. */
class Pattern {
 public:
  explicit Pattern(const std::string& text) : text_(text) {
    const PlainLocale locale;
    readable_ = regcomp(&compiled_, text.c_str(), REG_EXTENDED) == 0;
  }
  ~Pattern() {
    if (readable_) regfree(&compiled_);
  }
  Pattern(const Pattern&) = delete;
  Pattern& operator=(const Pattern&) = delete;

  const std::string& text() const { return text_; }

  /** The first group, or the whole match of a pattern without groups. */
  std::optional<std::string> find(const std::string& data) const {
    const PlainLocale locale;
    regmatch_t match[2] = {{0, static_cast<regoff_t>(data.size())}, {-1, -1}};  // data may have zero bytes
    if (!readable_ || regexec(&compiled_, data.c_str(), 2, match, REG_STARTEND) != 0) return std::nullopt;
    const regmatch_t& name = match[compiled_.re_nsub == 0 ? 0 : 1];
    if (name.rm_so < 0 || name.rm_so == name.rm_eo) return std::nullopt;
    return data.substr(static_cast<std::size_t>(name.rm_so), static_cast<std::size_t>(name.rm_eo - name.rm_so));
  }

 private:
  std::string text_;
  regex_t compiled_{};
  bool readable_ = false;
};

}  // namespace

IndexLayout recorded_layout(const Xapian::Database& database) {
  const Xapian::TermIterator key = database.metadata_keys_begin(kSchemeKeys);
  if (key == database.metadata_keys_end(kSchemeKeys)) return {};
  return IndexLayout::of_scheme_text(database.get_metadata(*key));
}

std::optional<std::string> name_in_data(const std::string& pattern, const std::string& data) {
  thread_local std::unique_ptr<const Pattern> last;
  if (!last || last->text() != pattern) last = std::make_unique<const Pattern>(pattern);
  return last->find(data.substr(0, kMostData));
}

std::optional<Xapian::docid> find_name_in_data(const Xapian::Database& database, const std::string& name) {
  const std::string pattern = recorded_layout(database).id_pattern;
  if (pattern.empty()) return std::nullopt;
  const Xapian::PostingIterator end = database.postlist_end("");
  for (Xapian::PostingIterator document = database.postlist_begin(""); document != end; ++document) {
    if (name_in_data(pattern, database.get_document(*document).get_data()) == name) return *document;
  }
  return std::nullopt;
}

}  // namespace neardup
