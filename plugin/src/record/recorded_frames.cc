#include "record/recorded_frames.h"

#include <optional>
#include <string_view>
#include <utility>

#include "characters/page_url.h"
#include "content/page_content.h"
#include "database/metadata_keys.h"

namespace neardup {

namespace {

/** The folders whose frames are recorded, in any version. */
std::vector<std::string> folders_with_frames(const Xapian::Database& database) {
  const std::string first = std::string(kFrameKeys) + "/";
  std::vector<std::string> folders;
  for (auto key = database.metadata_keys_begin(first); key != database.metadata_keys_end(first); ++key) {
    if ((*key).back() == '/') folders.push_back((*key).substr(std::string_view(kFrameKeys).size()));
  }
  return folders;
}

std::string unread_key(const std::string& site) {
  return kUnreadKeys + frame_key(site).substr(std::string_view(kFrameKeys).size());
}

}  // namespace

std::string innermost_folder(const std::vector<std::string>& folders, const std::string& path) {
  std::string found;
  for (const std::string& folder : folders) {
    if (folder.size() > found.size() && path.compare(0, folder.size(), folder) == 0) found = folder;
  }
  return found;
}

RecordedFrames::RecordedFrames(const Xapian::Database& database)
    : database_(database),
      folders_(folders_with_frames(database)),
      urls_(BaseUrls::parse(database.get_metadata(kBaseUrlsKey))) {}

std::string RecordedFrames::site_of(const std::string& url, const std::string& path) const {
  const std::string file = path.empty() ? path_of_file_url(url) : path;
  const std::string host = site_of_url(url.empty() || file != path ? urls_.url_of(file).value_or("") : url);
  return host.empty() ? site_of_file(file) : host;
}

std::string RecordedFrames::site_of_file(const std::string& path) const {
  for (std::size_t slash = path.rfind('/'); slash != path.npos && slash != 0; slash = path.rfind('/', slash - 1)) {
    const std::string folder = path.substr(0, slash + 1);
    if (!has_hashed_key(folder)) break;
    if (frame(folder)) return folder;
  }
  return innermost_folder(folders_, path);
}

std::shared_ptr<const FrameSet> RecordedFrames::frame(const std::string& site) const {
  if (site.empty()) return nullptr;
  const auto found = known_.find(site);
  if (found != known_.end()) return found->second;
  std::optional<FrameSet> frame = FrameSet::decode(database_.get_metadata(frame_key(site)), kContentRules);
  return known_[site] = frame ? std::make_shared<const FrameSet>(*std::move(frame)) : nullptr;
}

std::map<std::string, FrameSet> recorded_list_footers(const Xapian::Database& database) {
  const std::string first = std::string(kFrameKeys) + "<";
  std::map<std::string, FrameSet> footers;
  for (auto key = database.metadata_keys_begin(first); key != database.metadata_keys_end(first); ++key) {
    const std::string name = *key;
    const std::size_t end = name.rfind('>');
    std::optional<FrameSet> footer = FrameSet::decode(database.get_metadata(name), kContentRules);
    if (footer && end + 1 == name.size()) {
      footers.emplace(name.substr(first.size(), end - first.size()), *std::move(footer));
    }
  }
  return footers;
}

std::string site_of_list(const std::string& id) {
  return "<" + id + ">";
}

void record_frame(Xapian::WritableDatabase& database, const std::string& site, const FrameSet& frame) {
  const std::string key = frame_key(site);
  const std::string known = database.get_metadata(key);
  const std::string value = frame.encode(kContentRules);
  if (value == known) return;
  database.set_metadata(key, value);
  if (database.get_doccount() != 0 && !(known.empty() && frame.empty())) database.set_metadata(unread_key(site), site);
}

std::set<std::string> unread_sites(const Xapian::Database& database) {
  std::set<std::string> sites;
  for (const std::string& key : metadata_keys(database, kUnreadKeys)) sites.insert(database.get_metadata(key));
  return sites;
}

void note_site_read(Xapian::WritableDatabase& database, const std::string& site) {
  update_metadata(database, unread_key(site), "");
}

void forget_frame(Xapian::WritableDatabase& database, const std::string& site) {
  database.set_metadata(frame_key(site), "");
}

}  // namespace neardup
