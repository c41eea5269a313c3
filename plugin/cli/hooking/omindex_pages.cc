#include "hooking/omindex_pages.h"

#include <getopt.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "characters/page_url.h"
#include "characters/text_line.h"
#include "files/canonical_path.h"

namespace neardup::cli {

namespace {

constexpr std::string_view kHtml = "text/html";

// omindex 1.4 to 2.1: what it accepts, and the long options that matter here or have an argument.
constexpr const char* kShortOptions = "hvd:D:U:M:G:F:l:s:pfRSVe:im:E:T:C";
enum LongOption { kReadFilters = 1000, kOverwrite, kOther };
constexpr option kLongOptions[] = {{"mime-type", required_argument, nullptr, 'M'},
                                   {"mime-type-match", required_argument, nullptr, 'G'},
                                   {"filter", required_argument, nullptr, 'F'},
                                   {"read-filters", required_argument, nullptr, kReadFilters},
                                   {"ignore-exclusions", no_argument, nullptr, 'i'},
                                   {"overwrite", no_argument, nullptr, kOverwrite},
                                   {"db", required_argument, nullptr, 'D'},
                                   {"url", required_argument, nullptr, 'U'},
                                   {"duplicates", required_argument, nullptr, kOther},
                                   {"empty-docs", required_argument, nullptr, kOther},
                                   {"depth-limit", required_argument, nullptr, kOther},
                                   {"max-size", required_argument, nullptr, kOther},
                                   {"sample", required_argument, nullptr, kOther},
                                   {"sample-size", required_argument, nullptr, kOther},
                                   {"title-size", required_argument, nullptr, kOther},
                                   {"opendir-sleep", required_argument, nullptr, kOther},
                                   {"stemmer", required_argument, nullptr, kOther},
                                   {nullptr, 0, nullptr, 0}};

/** @param filter  TYPE[,[TYPE][,CHARSET]]:COMMAND */
bool is_for_html(std::string_view filter) {
  const std::string_view type = filter.substr(0, filter.find_first_of(",:"));
  return type == kHtml || type == "text/*" || type == "*/*" || type == "*";
}

/** @param match  GLOB:TYPE */
bool only_ignores(std::string_view match) {
  const std::string_view type = match.substr(match.rfind(':') + 1);
  return type == "ignore" || type == "skip";
}

/** @param mapping  SUFFIX:TYPE */
void map_suffix(std::string& suffixes, std::string_view mapping) {
  const std::size_t colon = mapping.rfind(':');
  if (colon == mapping.npos) return;  // omindex refuses it
  const std::string suffix = lower_ascii(mapping.substr(0, colon));
  std::string kept;
  for (std::string_view rest = suffixes; !rest.empty();) {
    const std::string_view one = rest.substr(0, rest.find(' '));
    if (one != suffix) kept += " " + std::string(one);
    rest.remove_prefix(std::min(one.size() + 1, rest.size()));
  }
  if (mapping.substr(colon + 1) == kHtml) kept += " " + suffix;
  suffixes = kept.substr(std::min<std::size_t>(kept.size(), 1));
}

/** Say the host of a URL, and where it places the folder, if that is not at the root: there a page's path tells enough. */
void place_pages(OmindexPages& pages) {
  const std::size_t host = pages.url.find("://");
  const std::size_t path = host == pages.url.npos ? 0 : pages.url.find('/', host + 3);
  pages.choice.host = pages.url.substr(0, path);
  if (path == pages.url.npos || path + 1 >= pages.url.size() || pages.url[path] != '/' || pages.folder.empty()) return;
  pages.choice.folder = with_slash(canonical_path(pages.folder));
  pages.choice.path = with_slash(pages.url.substr(path));
}

}  // namespace

std::optional<OmindexPages> omindex_pages(const ProgramStart& start) {
  if (start.executable.substr(start.executable.rfind('/') + 1) != "omindex") return std::nullopt;
  std::vector<std::string> arguments = start.arguments;
  std::vector<char*> pointers;
  for (std::string& argument : arguments) pointers.push_back(argument.data());
  pointers.push_back(nullptr);
  OmindexPages pages;
  opterr = 0;  // omindex itself reports errors
  optind = 0;  // glibc: start again
  for (;;) {
    switch (getopt_long(static_cast<int>(arguments.size()), pointers.data(), kShortOptions, kLongOptions, nullptr)) {
      case 'M':
        map_suffix(pages.choice.suffixes, optarg);
        break;
      case 'G':
        if (!only_ignores(optarg)) return std::nullopt;
        break;
      case 'F':
        if (is_for_html(optarg)) return std::nullopt;
        break;
      case kReadFilters:
        return std::nullopt;
      case 'i':
        pages.choice.reads_excluded = true;
        break;
      case kOverwrite:
        pages.overwrite = true;
        break;
      case 'D':
        pages.database = optarg;
        break;
      case 'U':
        pages.url = optarg;
        break;
      case -1:
        if (optind < static_cast<int>(arguments.size())) pages.folder = pointers[static_cast<std::size_t>(optind)];
        place_pages(pages);
        return pages;
      default:
        break;  // any other option
    }
  }
}

}  // namespace neardup::cli
