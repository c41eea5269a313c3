#include "office/office_file.h"

#include <filesystem>
#include <optional>
#include <stdexcept>
#include <utility>

#include "bytes/percent_encoding.h"
#include "characters/text_line.h"
#include "files/file_errors.h"
#include "files/zip_entries.h"
#include "html/html_text.h"
#include "markup/page_charset.h"
#include "office/compound_file.h"
#include "office/element_tables.h"
#include "office/number_formats.h"
#include "office/office_texts.h"
#include "office/xml_reader.h"

namespace neardup {

namespace {

constexpr std::size_t kMediaTypeBytes = 200;

/** The kind of the main part of Office Open XML, by its type. */
OfficeKind main_kind(std::string_view type) {
  if (!ends_with(type, ".main+xml")) return OfficeKind::kNone;
  constexpr std::pair<std::string_view, OfficeKind> kKinds[] = {{"word", OfficeKind::kWord},
                                                                {"spreadsheet", OfficeKind::kSheets},
                                                                {"excel", OfficeKind::kSheets},
                                                                {"presentation", OfficeKind::kSlides},
                                                                {"powerpoint", OfficeKind::kSlides}};
  for (const auto& [word, kind] : kKinds) {
    if (type.find(word) != type.npos) return kind;
  }
  return OfficeKind::kNone;
}

/** The checksum and the size of each part, as the directory of a ZIP archive says: nothing is decompressed. Nothing of a damaged
 *  or larger one. Source: PKWARE, APPNOTE.TXT, 4.3.12 and 4.3.16. */
std::map<std::string, std::string> sums_of_parts(std::string_view zip) {
  std::map<std::string, std::string> sums;
  const std::size_t end = zip.rfind("PK\5\6");
  if (end == zip.npos) return sums;
  try {
    FieldReader tail = fields_at(zip, end + 10);
    std::size_t count = tail.u16();
    tail.u32();
    for (FieldReader entry = fields_at(zip, tail.u32()); count != 0 && begins_with(entry.rest(), "PK\1\2"); --count) {
      entry.take(16);
      std::string sum(entry.take(4));
      entry.u32();
      sum += entry.take(4);
      const std::size_t name = entry.u16();
      const std::size_t more = entry.u16() + entry.u16();
      entry.take(12);
      sums.emplace(entry.take(name), std::move(sum));
      entry.take(more);
    }
  } catch (const std::runtime_error&) {
    sums.clear();
  }
  return sums;
}

/** Whether a part is no page of its own but stands behind others. */
bool is_template(std::string_view part) {
  return part.empty() || part.find("layout") != part.npos || part.find("master") != part.npos ||
         part.find("theme") != part.npos;
}

/** "word/document.xml" for "word/_rels/document.xml.rels"; "" for "_rels/.rels". */
std::string owner_of_relations(std::string name) {
  const std::size_t folder = name.rfind("_rels/");
  name.erase(folder, 6);
  name.erase(name.size() - 5);
  return name;
}

}  // namespace

OfficeKind open_document_kind(std::string_view media_type) {
  constexpr std::string_view kTypes[] = {"application/vnd.oasis.opendocument.", "application/vnd.sun.xml."};
  for (const std::string_view type : kTypes) {
    if (!begins_with(media_type, type)) continue;
    const std::string_view what = media_type.substr(type.size());
    if (begins_with(what, "text") || begins_with(what, "writer")) return OfficeKind::kOdt;
    if (begins_with(what, "spreadsheet") || begins_with(what, "calc")) return OfficeKind::kOds;
    if (begins_with(what, "presentation") || begins_with(what, "impress")) return OfficeKind::kOdp;
    if (begins_with(what, "graphics") || begins_with(what, "draw")) return OfficeKind::kOdg;
  }
  return OfficeKind::kNone;
}

std::string part_name(const std::string& part, std::string_view reference) {
  namespace fs = std::filesystem;
  const fs::path target(percent_decoded(reference.substr(0, reference.find('#'))));
  const fs::path from = target.is_absolute() ? fs::path() : fs::path(part).parent_path();
  return (from / target.relative_path()).lexically_normal().string();
}

OfficeFile::OfficeFile(std::string_view bytes, std::size_t max_bytes) : bytes_(bytes), max_bytes_(max_bytes) {
  each_part([this](const std::string& name, const Pieces& pieces) { read_structure(name, pieces); });
}

/** Read a part that says what the archive is. */
void OfficeFile::each_part(const std::function<void(const std::string& name, const Pieces& pieces)>& read) {
  ZipEntries entries = ZipEntries::in_memory(bytes_);
  while (const std::optional<std::string> name = entries.next()) {
    read(is_package() ? lower_ascii(percent_decoded(*name)) : *name, [&] {
      const std::string_view piece = entries.bytes();
      if (piece.size() > left_) throw DecompressedTooLarge(max_bytes_);
      left_ -= piece.size();
      return piece;
    });
  }
}

void OfficeFile::read_structure(const std::string& name, const Pieces& pieces) {
  if (name == "mimetype") {
    std::string type;
    for (std::string_view piece = pieces(); !piece.empty() && type.size() < kMediaTypeBytes; piece = pieces()) {
      type += piece.substr(0, kMediaTypeBytes);
    }
    if (trimmed(type) == "application/epub+zip") kind_ = OfficeKind::kEpub;
    if (const OfficeKind kind = open_document_kind(trimmed(type)); kind != OfficeKind::kNone) kind_ = kind;
    if (kind_ != OfficeKind::kEpub) main_ = "content.xml";
  } else if (ends_with(name, "/content.xml")) {
    objects_.push_back(name);
  } else if (name == "META-INF/container.xml") {
    each_element(pieces, [this](const XmlElement& element) {
      if (element.name != "rootfile" || element.attribute("media-type") != "application/oebps-package+xml") return;
      if (kind_ != OfficeKind::kEpub || main_.empty()) main_ = part_name({}, element.attribute("full-path"));
      kind_ = OfficeKind::kEpub;
    });
  } else if (lower_ascii(name) == "[content_types].xml") {
    each_element(pieces, [this](const XmlElement& element) {
      const OfficeKind kind = main_kind(element.attribute("ContentType"));
      if (element.name != "Override" || kind == OfficeKind::kNone || kind_ != OfficeKind::kNone) return;
      kind_ = kind;
      main_ = lower_ascii(part_name({}, element.attribute("PartName")));
    });
  } else if (const std::string lower = lower_ascii(name);
             ends_with(lower, ".rels") && lower.find("_rels/") != lower.npos) {
    const std::string owner = owner_of_relations(lower);
    each_element(pieces, [&](const XmlElement& element) {
      if (element.name != "Relationship" || element.attribute("TargetMode") == "External") return;
      const std::string_view type = element.attribute("Type");
      relations_[owner].emplace(element.attribute("Id"),
                                Relation{std::string(type.substr(type.rfind('/') + 1)),
                                         lower_ascii(part_name(owner, element.attribute("Target")))});
    });
  } else if (name == "META-INF/manifest.xml" || name == "META-INF/encryption.xml") {
    std::string entry;
    each_element(pieces, [&](const XmlElement& element) {
      if (element.name == "file-entry") entry = element.attribute("full-path");
      if (element.name == "encryption-data") encrypted_.insert(entry);
      if (element.name == "CipherReference") encrypted_.insert(part_name({}, element.attribute("URI")));
    });
  }
}

ElementsRead OfficeFile::read() {
  ElementsRead read;
  if (kind_ == OfficeKind::kWord) {
    read_word(read);
  } else if (kind_ == OfficeKind::kSlides) {
    read_slides(read);
  } else if (kind_ == OfficeKind::kSheets) {
    read_sheets(read);
  } else if (kind_ == OfficeKind::kEpub) {
    read_book(read);
  } else {
    read_open_document(read);
  }
  note_files(read.wordless);
  return read;
}

/** Note the pictures and embedded files by their sums, whatever their names. Those of an e-book may be its cover. */
void OfficeFile::note_files(WordlessParts& wordless) {
  if (kind_ == OfficeKind::kEpub) return;
  std::map<std::string, std::string> sums;
  std::set<std::string> noted;
  for (const auto& [name, sum] : sums_of_parts(bytes_)) {
    if (begins_with(name, "Pictures/")) noted.insert(sum);
    sums.emplace(lower_ascii(name), sum);
  }
  for (const auto& [part, of_part] : relations_) {
    for (const auto& [id, file] : of_part) {
      const auto sum = sums.find(file.target);
      const bool shown = !is_template(part) && has_word("image package oleObject media video audio", file.type);
      if (shown && sum != sums.end()) noted.insert(sum->second);
    }
  }
  for (const std::string& sum : noted) wordless.shown += sum;
}

/** Read parts in one pass over the archive, each once; what is read is in the order of the list. */
void OfficeFile::read_parts(Parts parts, ElementsRead& read) {
  std::vector<ElementsRead> of_parts(parts.readers.size());
  each_part([&](const std::string& name, const Pieces& pieces) {
    const auto place = parts.places.find(name);
    if (place == parts.places.end()) return;
    if (encrypted_.count(name) != 0) throw std::runtime_error("is encrypted");
    try {
      parts.readers[place->second](of_parts[place->second], pieces);
    } catch (const DecompressedTooLarge&) {
      throw;
    } catch (const std::runtime_error& error) {
      throw std::runtime_error("'" + name + "' " + error.what());
    }
    parts.places.erase(place);
  });
  const bool lacks = std::any_of(parts.places.begin(), parts.places.end(),
                                 [&](const auto& place) { return parts.optional.count(place.first) == 0; });
  if (lacks)
    read.unread.insert(kind_ == OfficeKind::kEpub ? "chapter that the e-book lacks" : "part that the file lacks");
  for (ElementsRead& part : of_parts) {
    if (kind_ == OfficeKind::kEpub && part.body.empty()) part.wordless.pictures = 0;  // it may be the cover
    read.append(std::exchange(part, {}));
  }
}

void OfficeFile::add_related(Parts& parts, const std::string& part, std::string_view type, const PartReader& reader) {
  for (const auto& [id, one] : relations_[part]) {
    if (one.type != type) continue;
    parts.add(one.target, reader);
    if (has_word("core-properties styles", type)) parts.optional.insert(one.target);
  }
}

void OfficeFile::Parts::add(const std::string& name, PartReader reader) {
  if (places.emplace(name, readers.size()).second) readers.push_back(std::move(reader));
}

/** The relation that an element of a part names by its attribute r:id; it may have another one without a prefix. */
const OfficeFile::Relation* OfficeFile::relation(const std::string& part, const XmlElement& element) const {
  const auto of_part = relations_.find(part);
  if (of_part == relations_.end()) return nullptr;
  for (const XmlAttribute& attribute : element.attributes) {
    const auto found = attribute.name == "id" ? of_part->second.find(attribute.value) : of_part->second.end();
    if (found != of_part->second.end()) return &found->second;
  }
  return nullptr;
}

namespace {

/** A reader of a part by a table of elements. */
auto table_reader(XmlKind kind, Role whole = Role::kInline) {
  return [kind, whole](ElementsRead& read, const Pieces& pieces) {
    ElementText text(element_table(kind), read, whole);
    read_xml(pieces, text, XmlErrors::kRefused);
  };
}

auto page_reader(Role whole) {
  return [whole](ElementsRead& read, const Pieces& pieces) {
    std::string_view first = pieces();
    if (first.empty()) return;
    PageText text(read, whole);
    const Pieces all = [&] { return first.empty() ? pieces() : std::exchange(first, {}); };
    read_xml(all, text, XmlErrors::kMended);
  };
}

/** A part in another format, which programs write that make Word documents of pages. */
void read_foreign(ElementsRead& read, const Pieces& pieces) {
  std::string bytes;
  for (std::string_view piece = pieces(); !piece.empty(); piece = pieces()) bytes += piece;
  const std::size_t first = bytes.find_first_not_of(" \t\r\n\xef\xbb\xbf");
  if (first == std::string::npos) return;
  if (bytes[first] != '<') throw std::runtime_error("is a part in another format; save the document with Word");
  read.body += html_text(utf8_from_html(std::move(bytes), {}));
}

void read_chart(ElementsRead& read, const Pieces& pieces) {
  ChartText text(read);
  read_xml(pieces, text, XmlErrors::kRefused);
}

auto slide_reader() {
  return [](ElementsRead& read, const Pieces& pieces) {
    SlideText text(read, Role::kInline);
    read_xml(pieces, text, XmlErrors::kRefused);
  };
}

}  // namespace

void OfficeFile::read_word(ElementsRead& read) {
  StyleNames hidden;
  Parts parts;
  add_related(parts, main_, "styles",
              [&hidden](ElementsRead&, const Pieces& pieces) { read_hidden_styles(pieces, hidden); });
  add_related(parts, "", "core-properties", table_reader(XmlKind::kProperties));
  read_parts(std::move(parts), read);
  const auto word_reader = [&hidden](Role whole) {
    return [&hidden, whole](ElementsRead& part, const Pieces& pieces) {
      WordText text(part, whole, hidden);
      read_xml(pieces, text, XmlErrors::kRefused);
    };
  };
  parts = {};
  parts.add(main_, word_reader(Role::kInline));
  add_related(parts, main_, "diagramData", table_reader(XmlKind::kDrawing));
  add_related(parts, main_, "chart", read_chart);
  add_related(parts, main_, "aFChunk", read_foreign);
  for (const char* const type : {"footnotes", "endnotes"}) add_related(parts, main_, type, word_reader(Role::kNote));
  for (const char* const type : {"header", "footer", "comments"})
    add_related(parts, main_, type, word_reader(Role::kAside));
  read_parts(std::move(parts), read);
}

/** The parts that elements of the main part refer to, in their order, and whether each is shown. */
std::vector<std::pair<std::string, bool>> OfficeFile::referred_parts(std::string_view referring, ElementsRead& read) {
  std::vector<std::pair<std::string, bool>> referred;
  std::set<std::string> met;
  Parts parts;
  parts.add(main_, [&](ElementsRead&, const Pieces& pieces) {
    each_element(pieces, [&](const XmlElement& element) {
      if (element.name != referring) return;
      const Relation* const found = relation(main_, element);
      const std::string_view state = element.attribute("state");
      if (kind_ == OfficeKind::kSheets) add_sheet_name(read, element.attribute("name"));
      if (found != nullptr && met.insert(found->target).second)
        referred.emplace_back(found->target, !has_word("hidden veryHidden", state));
    });
  });
  ElementsRead ignored;
  read_parts(std::move(parts), ignored);
  return referred;
}

void OfficeFile::read_slides(ElementsRead& read) {
  Parts parts;
  add_related(parts, "", "core-properties", table_reader(XmlKind::kProperties));
  for (const auto& [slide, shown] : referred_parts("sldId", read)) {
    parts.add(slide, slide_reader());
    add_related(parts, slide, "diagramData", table_reader(XmlKind::kDrawing));
    add_related(parts, slide, "chart", read_chart);
    add_related(parts, slide, "notesSlide", slide_reader());
    add_related(parts, slide, "comments", table_reader(XmlKind::kDrawing, Role::kAside));
  }
  read_parts(std::move(parts), read);
}

void OfficeFile::read_sheets(ElementsRead& read) {
  SharedStrings strings;
  NumberFormats formats;
  Parts parts;
  add_related(parts, "", "core-properties", table_reader(XmlKind::kProperties));
  add_related(parts, main_, "sharedStrings", [&strings](ElementsRead& part, const Pieces& pieces) {
    SharedStringsReader reader(part, strings);
    read_xml(pieces, reader, XmlErrors::kRefused);
  });
  add_related(parts, main_, "styles",
              [&formats](ElementsRead&, const Pieces& pieces) { read_xml(pieces, formats, XmlErrors::kRefused); });
  read_parts(std::move(parts), read);
  parts = {};
  for (const auto& [sheet, shown] : referred_parts("sheet", read)) {
    parts.add(sheet, [&strings, &formats, shown = shown](ElementsRead& part, const Pieces& pieces) {
      SheetText text(shown, part, strings, formats);
      read_xml(pieces, text, XmlErrors::kRefused);
    });
    add_related(parts, sheet, "comments", table_reader(XmlKind::kDrawing, Role::kAside));
    add_related(parts, sheet, "drawing", table_reader(XmlKind::kDrawing));
    for (const auto& [id, drawing] : relations_[sheet]) {  // of its charts the titles: the sheet has the rest
      if (drawing.type == "drawing") add_related(parts, drawing.target, "chart", table_reader(XmlKind::kDrawing));
    }
  }
  read_parts(std::move(parts), read);
}

void OfficeFile::read_open_document(ElementsRead& read) {
  const auto reader = [](ElementsRead& part, const Pieces& pieces) {
    OpenDocumentText text(part);
    read_xml(pieces, text, XmlErrors::kRefused);
  };
  Parts parts;
  parts.optional = {"meta.xml", "styles.xml", main_};  // a template may have no content
  parts.add("meta.xml", reader);
  parts.add(main_, reader);
  for (const std::string& object : objects_) {  // formulas, and charts, whose values a sheet has itself
    if (kind_ != OfficeKind::kOds) parts.add(object, reader);
  }
  if (kind_ == OfficeKind::kOdt) parts.add("styles.xml", reader);  // headers and footers
  read_parts(std::move(parts), read);
}

void OfficeFile::read_book(ElementsRead& read) {
  constexpr std::string_view kChapters =
      "application/xhtml+xml text/html application/xml text/xml text/x-oeb1-document application/x-dtbook+xml "
      "image/svg+xml";
  std::map<std::string, std::string> items;  // part by id
  std::vector<std::pair<std::string, bool>> spine;
  const auto package_reader = [&](ElementsRead&, const Pieces& pieces) {
    each_element(pieces, [&](const XmlElement& element) {
      if (element.name == "item" && has_word(kChapters, lower_ascii(element.attribute("media-type")))) {
        items.emplace(element.attribute("id"), part_name(main_, element.attribute("href")));
      }
      if (element.name == "itemref")
        spine.emplace_back(element.attribute("idref"), element.attribute("linear") != "no");
    });
  };
  Parts parts;
  parts.add(main_, package_reader);
  ElementsRead ignored;
  read_parts(std::move(parts), ignored);
  parts = {};
  parts.add(main_, table_reader(XmlKind::kProperties));
  for (const auto& [id, linear] : spine) {
    const auto item = items.find(id);
    const Role whole = linear ? Role::kInline : Role::kAside;
    if (item != items.end()) parts.add(item->second, page_reader(whole));
  }
  read_parts(std::move(parts), read);
}

}  // namespace neardup
