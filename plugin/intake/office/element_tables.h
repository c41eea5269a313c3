/** @file element_tables.h
 *  What the elements of each kind of XML document are. THREADS: constants. */
#ifndef NEARDUP_INTAKE_OFFICE_ELEMENT_TABLES_H
#define NEARDUP_INTAKE_OFFICE_ELEMENT_TABLES_H

#include "office/element_text.h"

namespace neardup {

/** Kinds of XML. */
enum class XmlKind {
  kWord,          ///< ISO 29500, WordprocessingML
  kDrawing,       ///< ISO 29500: slides, shapes, diagrams, text of comments
  kChart,         ///< ISO 29500: titles, categories, series and values of charts
  kProperties,    ///< core properties of ISO 29500
  kOpenDocument,  ///< ISO 26300, in a ZIP or flat
  kPage,          ///< XHTML of an EPUB
  kFictionBook,   ///< FictionBook 2
  kTei,           ///< TEI P5
  kJats,          ///< ANSI/NISO Z39.96
  kFeed,          ///< RSS 0.9 to 2.0, Atom (RFC 4287)
  kAlto           ///< ALTO 2 to 4: text of scanned pages
};

const ElementTable& element_table(XmlKind kind);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_OFFICE_ELEMENT_TABLES_H
