#include "pages/reported_document.h"

#include <string_view>

#include <fmt/format.h>

#include "databases/document_name.h"
#include "pages/page_frame.h"

namespace neardup::cli {

namespace {

/** Whether the page may link to an address: other schemes can run scripts. */
bool is_address(std::string_view url) {
  for (const std::string_view scheme : {"http://", "https://", "file://", "ftp://"}) {
    if (url.substr(0, scheme.size()) == scheme) return true;
  }
  return false;
}

}  // namespace

ReportedDocument reported_document(const Xapian::Database& database, Xapian::docid docid) {
  ReportedDocument document;
  document.name = printable_name(document_name(database, docid));
  document.record = parse_omega_record(database.get_document(docid).get_data());
  return document;
}

std::string place_link(const ReportedDocument& document) {
  if (!is_address(document.record.url)) return shown_text(document.name);
  const std::string address = shown_text(document.record.url);
  return fmt::format("<a href=\"{0}\">{0}</a>", address);
}

}  // namespace neardup::cli
