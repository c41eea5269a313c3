#include "office/zip_parts.h"

#include <filesystem>
#include <optional>

#include "characters/page_url.h"
#include "files/file_errors.h"
#include "files/zip_entries.h"

namespace neardup {

void ZipParts::each(const std::function<void(const std::string& name, const Pieces& pieces)>& read) {
  ZipEntries entries = ZipEntries::in_memory(bytes_);
  while (const std::optional<std::string> name = entries.next()) {
    read(*name, [&] {
      const std::string_view piece = entries.bytes();
      if (piece.size() > left_) throw DecompressedTooLarge(max_bytes_);
      left_ -= piece.size();
      return piece;
    });
  }
}

std::string part_name(const std::string& part, std::string_view reference) {
  namespace fs = std::filesystem;
  const fs::path target(percent_decoded(reference.substr(0, reference.find('#'))));
  const fs::path from = target.is_absolute() ? fs::path() : fs::path(part).parent_path();
  return (from / target.relative_path()).lexically_normal().string();
}

}  // namespace neardup
