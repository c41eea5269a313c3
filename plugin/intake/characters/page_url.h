/** @file page_url.h
 *  The URL that opens a search result. THREADS: plain values, pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_PAGE_URL_H
#define NEARDUP_INTAKE_CHARACTERS_PAGE_URL_H

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace neardup {

/** A folder's path or URL with a slash at its end, as the frame of a site is recorded under it. */
std::string with_slash(std::string_view text);

/** The beginning of the URL of a file. */
constexpr std::string_view kFileUrl = "file://";

/** The file URL of a path.
 *  @param path  absolute. */
std::string file_url(std::string_view path);

/** The path of a `file:` URL; empty for any other. */
std::string path_of_file_url(std::string_view url);

/** The site of an http or https URL: its host in lower case, without "www." and the port of the scheme, because pages are
 *  there under both; another port belongs to it. Empty for other texts. Stored: yes. */
std::string site_of_url(std::string_view url);

/** What follows the host of a URL, without its first slash: the name of a page in its site. */
std::string_view name_in_site(std::string_view url);

/** The parts of a URL by which Omega's filters choose documents. A part that it does not have is empty. */
struct UrlFilters {
  std::string host;                  ///< as the URL spells it, without user and port
  std::string site;                  ///< scheme and host with port, of an http or https URL: "http://example.org:8080"
  std::vector<std::string> folders;  ///< of the path, decoded, the outermost first: "/a", "/a/b" of "/a/b/page.html"
};

UrlFilters url_filters(std::string_view url);

/** A reference as it stands in a page, resolved against the URL of the page; without fragment, the scheme and the host in
 *  lower case. An empty base leaves it relative, an empty reference gives the base.
 *  Source: RFC 3986, sections 5.2 and 6.2.2. */
std::string resolved_url(std::string_view base, std::string_view reference);

/** What is the same in the URLs of one page: host, path and query in one spelling, without the scheme, its port, a slash at
 *  the end, and the name of an index file. The slash of a path and "&", "=", "+" and ";" of a query are delimiters: their
 *  encoded forms differ from them. Any other character stands for its byte, encoded or not.
 *  Source: RFC 3986, section 6.2.2; section 6.2.3 for the port; section 2.2, last paragraph, for characters that are no
 *  delimiters; RFC 3987, section 3.1, for those beyond ASCII. */
std::string page_key(std::string_view url);

/** A hash of page_key(); 0 for an empty URL. Stored: yes. */
std::uint64_t page_hash(std::string_view url);

/** Whether a page may have this URL. A file may have it if the end of its path says the same; a question mark
 *  in its name begins a query, as in the names of mirrors. An index file may be the start page of a site. A place without a
 *  host may be on any.
 *  @param place  URL of the page or its file; empty: false. */
bool is_page_at(std::string_view place, std::string_view url);

/** Whether a page declares the URL of another one as its canonical one. @param place  as above. Either may be empty: false. */
bool declares_other(std::string_view place, std::string_view canonical);

/** How far a URL is from the plain address of a page: 1 for each parameter of its query, at most 63, and 64 for a print or
 *  AMP view: "print", "printable" or "amp" as a word. An encoded question mark, as in names of mirrored files, begins a
 *  query, too. */
unsigned address_rank(std::string_view url);

/** The reason why a text cannot be a base URL; empty if it can. A base URL begins with a slash, or with a scheme and a host
 *  (`file:` needs no host), and has neither white space nor control characters. */
std::string base_url_problem(std::string_view url);

/** The URLs of folders and files. Of nested folders the innermost counts; the URL of a file counts before the
 *  URL of any folder. */
class BaseUrls {
 public:
  /** Parse text(). Other lines are ignored, so that any bytes are accepted. */
  static BaseUrls parse(std::string_view text);

  /** One line per URL: the percent-encoded path, with a slash at the end of a folder; a space; the URL. Stored: yes,
   *  by `index` (plugin/FORMAT.md). */
  std::string text() const;

  /** Set the URL of a folder with all its content.
   *  @param folder  absolute.
   *  @param url     with or without a slash at its end; without a base_url_problem(). */
  void set_folder(std::string_view folder, std::string_view url);

  /** Set the URL of the folder of a file, for this file only.
   *  @param file  absolute.
   *  @param url   likewise. */
  void set_file(std::string_view file, std::string_view url);

  /** The URL of a file; nothing if neither the file nor a folder above it has one.
   *  @param path  absolute. */
  std::optional<std::string> url_of(std::string_view path) const;

  /** How many folders and files have a URL: two files may have the same one if these are several. */
  std::size_t size() const { return urls_.size(); }

  /** The part of url_of() that set_folder() or set_file() gave, without a slash at its end. */
  std::optional<std::string> base_of(std::string_view path) const;

 private:
  std::pair<std::string, std::string> found(std::string_view path) const;

  std::map<std::string, std::string> urls_;  // by percent-encoded path; for folders, path and URL end in a slash
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_PAGE_URL_H
