/** @file page_url.h
 *  The address under which a search result is opened. THREADS: plain values, pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_PAGE_URL_H
#define NEARDUP_INTAKE_CHARACTERS_PAGE_URL_H

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace neardup {

/** Bytes of a path percent-encoded as omindex does: letters, digits and / - . _ ~ stay (RFC 3986 section 2.3). Any
 *  bytes are welcome. */
std::string percent_encoded_path(std::string_view path);

/** file:// and the path. @param path  absolute. */
std::string file_url(std::string_view path);

/** Why a text cannot be the address that folders stand for; empty if it can: it is not empty and has neither white
 *  space nor control characters. */
std::string base_url_problem(std::string_view url);

/** The addresses that folders and files stand for. Of folders in one another the innermost counts; a file's own address
 *  counts before that of any folder. */
class BaseUrls {
 public:
  /** Read text(); lines that it does not write are left out, so that any bytes are welcome. */
  static BaseUrls parse(std::string_view text);

  /** A line for each: the percent-encoded path, of a folder with a slash at its end; a space; the address. Stored: yes,
   *  by `index` (plugin/FORMAT.md). */
  std::string text() const;

  /** From now on a folder stands for an address, with all that is in it.
   *  @param folder  absolute.
   *  @param url     with or without a slash at its end; without a base_url_problem(). */
  void set_folder(std::string_view folder, std::string_view url);

  /** From now on a file is below an address. @param file  absolute. @param url  likewise. */
  void set_file(std::string_view file, std::string_view url);

  /** The address of a file; nothing if neither it nor a folder that it is in has one.
   *  @param path  absolute. */
  std::optional<std::string> url_of(std::string_view path) const;

 private:
  std::map<std::string, std::string> urls_;  // by percent-encoded path; of folders both end in a slash
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_PAGE_URL_H
