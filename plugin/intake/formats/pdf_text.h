/** @file pdf_text.h
 *  Extracts the text of a PDF with poppler's pdftotext and pdfinfo. THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_FORMATS_PDF_TEXT_H
#define NEARDUP_INTAKE_FORMATS_PDF_TEXT_H

#include <string>

#include "formats/document_text.h"
#include "programs/limited_program.h"

namespace neardup {

/** Convert a PDF in a process with limits (limited_program.h). The title is the one of its properties, else its
 *  first line that is not blank.
 *  @exception NoTextDocument (document_file.h) naming the package if pdftotext is not on PATH; std::runtime_error
 *             with the reason if pdftotext produced no text, as for encrypted files and other formats. */
DocumentText pdf_text(const std::string& bytes, const ProgramLimits& limits = {});

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_PDF_TEXT_H
