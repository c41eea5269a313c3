/** @file page_url.h
 *  The address under which a search result is opened. THREADS: plain values, pure functions. */
#ifndef NEARDUP_CLI_PAGE_URL_H
#define NEARDUP_CLI_PAGE_URL_H

#include <string>
#include <string_view>

namespace neardup::cli {

/** Octets of a path percent-encoded as omindex does: letters, digits and / - . _ ~ stay (RFC 3986 section 2.3). Any
 *  octets are welcome. */
std::string percent_encoded_path(std::string_view path);

/** Maps files to addresses. */
class UrlMapping {
 public:
  /** file:// and the path. */
  UrlMapping() = default;

  /** @param root  absolute folder that the address stands for.
   *  @param base  address, with or without a slash at its end. */
  UrlMapping(std::string root, std::string base);

  /** @param path  absolute; one outside the root has a file:// address. */
  std::string url_of(const std::string& path) const;

  /** Whether a path is below the root. */
  bool holds(const std::string& path) const { return !root_.empty() && path.rfind(root_, 0) == 0; }

 private:
  std::string root_;  // ends in a slash; empty: none
  std::string base_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGE_URL_H
