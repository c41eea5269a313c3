/** @file office_file.h
 *  Office files and e-books: XML in a ZIP archive. Nothing is written: a name is only a name. THREADS: an object at a time.
 *  Sources: ISO 29500 (Office Open XML), ISO 26300 (OpenDocument), EPUB 3.3. */
#ifndef NEARDUP_INTAKE_OFFICE_OFFICE_FILE_H
#define NEARDUP_INTAKE_OFFICE_OFFICE_FILE_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "office/element_text.h"

namespace neardup {

enum class OfficeKind : std::uint8_t { kNone, kWord, kSheets, kSlides, kOdt, kOds, kOdp, kOdg, kEpub };

/** The kind of OpenDocument with a media type; kNone for other types. Those of OpenOffice 1 count. */
OfficeKind open_document_kind(std::string_view media_type);

/** The name that a part uses for another one: "../media/a.png" in "word/document.xml" is "media/a.png".
 *  @param reference  a path or a relative URL; what follows "#" does not count. */
std::string part_name(const std::string& part, std::string_view reference);

class OfficeFile {
 public:
  /** Finds the kind by the structure, whatever its names.
   *  @param bytes      a ZIP archive; referred to. @param max_bytes  limit of all that is decompressed.
   *  @exception std::runtime_error if it is damaged. */
  OfficeFile(std::string_view bytes, std::size_t max_bytes);

  /** kNone for other archives. */
  OfficeKind kind() const { return kind_; }

  /** What its reader sees, in the order of reading, each part once: without deleted text, with notes, tables by rows, slides
   *  with their notes, the spine of a book. Of a book what is not linear is left out, as are headers and comments.
   *  @exception std::runtime_error if it is damaged, encrypted, or larger than the limit. */
  ElementsRead read();

 private:
  struct Relation {
    std::string type;  // the last word of its URL
    std::string target;
  };
  using PartReader = std::function<void(ElementsRead& read, const Pieces& pieces)>;

  /** Parts to read, each once, in the order of reading. */
  struct Parts {
    std::map<std::string, std::size_t> places;
    std::vector<PartReader> readers;
    std::set<std::string> optional;  // names of parts that may be missing

    void add(const std::string& name, PartReader reader);
  };

  /** Whether it is of Office Open XML, whose parts may be named in any case. Source: ECMA-376, part 2, on the equivalence of
   *  part names. */
  bool is_package() const { return kind_ >= OfficeKind::kWord && kind_ <= OfficeKind::kSlides; }

  /** Passes over all parts of the archive, in its order. A part whose content is not taken costs nothing.
   *  @exception std::runtime_error if the archive or a part is damaged or encrypted, or gives over 100 times its size
   *             (zip_entries.h); DecompressedTooLarge. */
  void each_part(const std::function<void(const std::string& name, const Pieces& pieces)>& read);
  void read_structure(const std::string& name, const Pieces& pieces);
  void add_related(Parts& parts, const std::string& part, std::string_view type, const PartReader& reader);
  const Relation* relation(const std::string& part, const XmlElement& element) const;
  std::vector<std::pair<std::string, bool>> referred_parts(std::string_view referring, ElementsRead& read);
  void read_parts(Parts parts, ElementsRead& read);
  void read_word(ElementsRead& read);
  void read_slides(ElementsRead& read);
  void read_sheets(ElementsRead& read);
  void read_open_document(ElementsRead& read);
  void read_book(ElementsRead& read);
  void note_files(WordlessParts& wordless);

  std::string_view bytes_;
  std::size_t max_bytes_;
  std::size_t left_ = max_bytes_;  // that may still be decompressed, in all passes together
  OfficeKind kind_ = OfficeKind::kNone;
  std::string main_;                                                               // part
  std::map<std::string, std::map<std::string, Relation, std::less<>>> relations_;  // by part ("" is the whole) and id
  std::set<std::string> encrypted_;                                                // parts
  std::vector<std::string> objects_;                                               // likewise, of OpenDocument
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_OFFICE_OFFICE_FILE_H
