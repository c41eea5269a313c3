/** @file pdf_parts.h
 *  What a PDF shows beside its words. THREADS: pure functions.
 *  Source: ISO 32000-1, 7.3.8, 7.5.7, 7.11.4, 8.9.5 and 12.5.5. */
#ifndef NEARDUP_INTAKE_FORMATS_PDF_PARTS_H
#define NEARDUP_INTAKE_FORMATS_PDF_PARTS_H

#include <string_view>

#include "office/element_text.h"

namespace neardup {

/** The pictures and embedded files, by hashes of their bytes, the states of its check boxes and the values of fields; nothing of
 *  an encrypted one. Pictures within the instructions of a page do not count. Objects are found by their keywords, so that a
 *  damaged table of them does not matter. Cost: linear; of compressed objects 16 MiB are read. */
WordlessParts shown_by_pdf(std::string_view pdf);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_PDF_PARTS_H
