#include "characters/page_url.h"

#include <algorithm>

#include "bytes/feature_hash.h"
#include "bytes/percent_encoding.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

bool is_space_or_control(char c) {
  return static_cast<unsigned char>(c) <= ' ' || c == '\x7f';
}

/** The parts of a URL, each with its own delimiters. */
struct UrlParts {
  std::string_view scheme;     // with the colon
  std::string_view authority;  // with two slashes
  std::string_view path;
  std::string_view query;  // with the question mark
};

std::string_view cut(std::string_view& rest, std::size_t end) {
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(part.size());
  return part;
}

UrlParts parts_of(std::string_view url) {
  UrlParts parts;
  url = url.substr(0, url.find('#'));
  const std::size_t colon = url.find_first_of(":/?");
  if (colon != url.npos && colon != 0 && url[colon] == ':') parts.scheme = cut(url, colon + 1);
  if (url.substr(0, 2) == "//") parts.authority = cut(url, url.find_first_of("/?", 2));
  parts.path = cut(url, url.find('?'));
  parts.query = url;
  return parts;
}

/** A path without its parts "." and "..". */
std::string without_dots(std::string_view path) {
  std::string clean;
  while (!path.empty()) {
    const std::string_view part = cut(path, path.find('/', 1));
    if (part == "/." || part == "/..") {
      if (part.size() == 3) clean.resize(clean.rfind('/') == clean.npos ? 0 : clean.rfind('/'));
      if (path.empty()) clean += '/';
    } else {
      clean += part;
    }
  }
  return clean;
}

}  // namespace

std::string resolved_url(std::string_view base, std::string_view reference) {
  const UrlParts from = parts_of(base);
  const UrlParts to = parts_of(reference);
  const std::string scheme = lower_ascii(to.scheme.empty() ? from.scheme : to.scheme);
  if (!to.scheme.empty() || !to.authority.empty()) {
    const std::string path = to.path.empty() ? "/" : without_dots(to.path);
    return scheme + lower_ascii(to.authority) + path + std::string(to.query);
  }
  const std::string site = scheme + lower_ascii(from.authority);
  if (to.path.empty()) return site + std::string(from.path) + std::string(to.query.empty() ? from.query : to.query);
  const std::string folder(to.path.front() == '/' ? "" : from.path.substr(0, from.path.rfind('/') + 1));
  return site + without_dots(folder + std::string(to.path)) + std::string(to.query);
}

namespace {

/** @param roles  the characters that are delimiters in this part. */
std::string one_spelling(std::string_view part, std::string_view roles) {
  std::string spelled;
  for (std::size_t i = 0; i != part.size(); ++i) {
    const std::optional<char> escaped = escaped_byte(part.substr(i));
    const char byte = escaped.value_or(part[i]);
    if (is_unreserved(byte) || (!escaped && roles.find(byte) != roles.npos)) {
      spelled += byte;
    } else {
      append_encoded(spelled, byte);
    }
    if (escaped) i += 2;
  }
  return spelled;
}

/** The name of an index file at the end of a path, or the slash there. */
std::string_view index_name(std::string_view path) {
  for (const std::string_view name : {"/index.html", "/index.htm", "/index.php", "/"}) {
    if (ends_with(path, name)) return name;
  }
  return {};
}

/** In lower case, without the port that the scheme has anyway (section 6.2.3). */
std::string authority_key(const UrlParts& parts) {
  std::string authority = lower_ascii(one_spelling(parts.authority, "/:@[]"));
  const std::string scheme = lower_ascii(parts.scheme);
  const std::string_view port = scheme == "http:" ? ":80" : scheme == "https:" ? ":443" : ":";
  for (const std::string_view end : {port, std::string_view(":")}) {
    if (ends_with(authority, end)) authority.resize(authority.size() - end.size());
  }
  return authority;
}

}  // namespace

std::string page_key(std::string_view url) {
  const UrlParts parts = parts_of(url);
  std::string path = without_dots(one_spelling(parts.path, "/"));
  path.resize(path.size() - index_name(path).size());
  const std::string_view query = parts.query.substr(std::min<std::size_t>(parts.query.size(), 1));
  return authority_key(parts) + path + (parts.query.empty() ? "" : "?") + one_spelling(query, "&=+;");
}

std::uint64_t page_hash(std::string_view url) {
  return url.empty() ? 0 : xxh3_hash(page_key(url));
}

bool is_page_at(std::string_view place, std::string_view url) {
  std::string there = page_key(url);
  if (const UrlParts own = parts_of(place); own.scheme != "file:") {
    if (own.authority.empty()) there.erase(0, authority_key(parts_of(url)).size());
    return !place.empty() && page_key(place) == there;
  }
  std::string file(place);
  if (const std::size_t mark = file.find("%3F"); mark != file.npos) file.replace(mark, 3, "?");
  std::string here = page_key(file);
  for (std::string* key : {&here, &there}) {
    *key = percent_decoded(key->substr(std::min(key->find_first_of("/?", 2), key->size())));  // path and query
    if (ends_with(*key, ".html")) key->resize(key->size() - std::string_view(".html").size());
  }
  return there.empty() ? !index_name(parts_of(place).path).empty() : ends_with(here, there);
}

bool declares_other(std::string_view place, std::string_view canonical) {
  return !place.empty() && !canonical.empty() && !is_page_at(place, canonical);
}

unsigned address_rank(std::string_view url) {
  constexpr unsigned kMost = 63;
  url = url.substr(0, url.find('#'));
  std::string address = lower_ascii(url.find('?') == url.npos ? percent_decoded(url) : std::string(url));
  unsigned parameters = 0;
  for (std::size_t at = address.find('?'); at != address.npos; at = address.find_first_of("?&;", at + 1)) ++parameters;
  std::replace_if(
      address.begin(), address.end(), [](char c) { return !is_letter_or_digit(c); }, ' ');
  const bool second = has_word(address, "print") || has_word(address, "printable") || has_word(address, "amp");
  return std::min(parameters, kMost) + (second ? kMost + 1 : 0);
}

std::string with_slash(std::string_view text) {
  std::string slashed(text);
  if (slashed.empty() || slashed.back() != '/') slashed += '/';
  return slashed;
}

std::string file_url(std::string_view path) {
  return std::string(kFileUrl) + percent_encoded_path(path);
}

std::string path_of_file_url(std::string_view url) {
  return begins_with(url, kFileUrl) ? percent_decoded(url.substr(kFileUrl.size())) : std::string();
}

std::string site_of_url(std::string_view url) {
  const UrlParts parts = parts_of(url);
  const std::string scheme = lower_ascii(parts.scheme);
  if (scheme != "http:" && scheme != "https:") return {};
  std::string site = authority_key(parts);
  site.erase(0, site.find_last_of("/@") + 1);  // what is in front, if anything
  return begins_with(site, "www.") ? site.substr(4) : site;
}

std::string_view name_in_site(std::string_view url) {
  const UrlParts parts = parts_of(url);
  url.remove_prefix(parts.scheme.size() + parts.authority.size());
  return url.substr(begins_with(url, "/") ? 1 : 0);
}

UrlFilters url_filters(std::string_view url) {
  UrlFilters filters;
  const UrlParts parts = parts_of(url);
  const std::string_view authority = parts.authority.substr(std::min<std::size_t>(parts.authority.size(), 2));
  const std::string_view host = authority.substr(authority.rfind('@') + 1);  // 0 without a user
  filters.host = host.substr(0, host.find(':', host.substr(0, 1) == "[" ? host.find(']') : 0));
  if (!site_of_url(url).empty()) filters.site = std::string(parts.scheme) + "//" + std::string(host);
  const std::string path = percent_decoded(parts.path);
  for (std::size_t slash = path.find('/', 1); slash != path.npos; slash = path.find('/', slash + 1)) {
    if (path[slash - 1] != '/') filters.folders.push_back(path.substr(0, slash));
  }
  return filters;
}

namespace {

bool has_space_or_control(std::string_view url) {
  return std::any_of(url.begin(), url.end(), is_space_or_control);
}

/** Whether a URL begins with the root of a site or with a scheme and a host; `file:` needs no host. */
bool is_absolute(std::string_view url) {
  const UrlParts parts = parts_of(url);
  const bool has_scheme = !parts.scheme.empty() && std::all_of(parts.scheme.begin(), parts.scheme.end() - 1, is_letter);
  const std::size_t shortest = parts.scheme == "file:" ? 2 : 3;
  return url.front() == '/' || (has_scheme && parts.authority.size() >= shortest);
}

}  // namespace

std::string base_url_problem(std::string_view url) {
  if (url.empty()) return "is empty";
  const std::string shown = "'" + std::string(url) + "'";
  if (has_space_or_control(url)) return shown + " has white space or control characters; write a space as %20";
  if (is_absolute(url)) return "";
  return shown + " is not an absolute URL; begin it with https://HOST/, or with / for the root of the site";
}

BaseUrls BaseUrls::parse(std::string_view text) {
  BaseUrls read;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::string path(line.substr(0, space));
    const std::string_view url = line.substr(std::min(space + 1, line.size()));
    if (path.empty() || url.empty() || has_space_or_control(url)) continue;  // earlier versions took relative URLs
    read.urls_[path] = path.back() == '/' ? with_slash(url) : std::string(url);
  }
  return read;
}

std::string BaseUrls::text() const {
  std::string text;
  for (const auto& [path, url] : urls_) text += path + ' ' + url + '\n';
  return text;
}

void BaseUrls::set_folder(std::string_view folder, std::string_view url) {
  const std::string path = with_slash(percent_encoded_path(folder));
  for (auto inside = urls_.lower_bound(path); inside != urls_.end() && inside->first.rfind(path, 0) == 0;) {
    inside = urls_.erase(inside);
  }
  urls_[path] = with_slash(url);
}

void BaseUrls::set_file(std::string_view file, std::string_view url) {
  const std::string path = percent_encoded_path(file);
  urls_[path] = with_slash(url) + path.substr(path.rfind('/') + 1);
}

/** The base URL of a file, with a slash at its end, and the rest; both empty if it has none. */
std::pair<std::string, std::string> BaseUrls::found(std::string_view path) const {
  const std::string encoded = percent_encoded_path(path);
  if (const auto own = urls_.find(encoded); own != urls_.end()) {
    const std::size_t leaf = own->second.rfind('/') + 1;
    return {own->second.substr(0, leaf), own->second.substr(leaf)};
  }
  const std::string_view all = encoded;
  for (std::string_view outside = all; outside.rfind('/') != std::string_view::npos;) {  // the innermost folder first
    const std::size_t slash = outside.rfind('/');
    const auto folder = urls_.find(encoded.substr(0, slash + 1));
    if (folder != urls_.end()) return {folder->second, encoded.substr(slash + 1)};
    outside = all.substr(0, slash);
  }
  return {};
}

std::optional<std::string> BaseUrls::url_of(std::string_view path) const {
  const auto [base, rest] = found(path);
  return base.empty() ? std::nullopt : std::optional(base + rest);
}

std::optional<std::string> BaseUrls::base_of(std::string_view path) const {
  const std::string base = found(path).first;
  return base.empty() ? std::nullopt : std::optional(base.substr(0, base.size() - 1));
}

}  // namespace neardup
