/** @file older_office.h
 *  The words of files that Office wrote from 1997 to 2003. THREADS: pure functions.
 *  Sources: Microsoft, MS-DOC, MS-XLS, MS-PPT. */
#ifndef NEARDUP_INTAKE_OFFICE_OLDER_OFFICE_H
#define NEARDUP_INTAKE_OFFICE_OLDER_OFFICE_H

#include "office/compound_file.h"
#include "office/element_text.h"

namespace neardup {

/** A Word document: without deleted and hidden text, with the results of fields, text boxes and notes; headers and comments
 *  are left out. @exception std::runtime_error from all functions if the file is damaged or encrypted. */
ElementsRead doc_text(const CompoundFile& file);

/** A workbook by rows, with numbers and dates as they are shown; hidden sheets and comments are left out. */
ElementsRead xls_text(const CompoundFile& file);

/** A presentation: slides with their notes; hidden ones are left out. */
ElementsRead ppt_text(const CompoundFile& file);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_OFFICE_OLDER_OFFICE_H
