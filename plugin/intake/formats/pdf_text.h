/** @file pdf_text.h
 *  The text of a PDF, by pdftotext and pdfinfo of poppler. THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_FORMATS_PDF_TEXT_H
#define NEARDUP_INTAKE_FORMATS_PDF_TEXT_H

#include <string>

#include "formats/document_text.h"
#include "programs/limited_program.h"

namespace neardup {

/** Convert a PDF in a process with limits (limited_program.h). The title is that of its properties, else its first line
 *  that is not blank.
 *  @exception NoTextDocument (document_file.h) naming the package if pdftotext is not on PATH; std::runtime_error
 * saying how it ended if it did not give a text, as for what is encrypted or no PDF. */
DocumentText pdf_text(const std::string& bytes, const ProgramLimits& limits = {});

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_PDF_TEXT_H
