/** @file rtf_text.h
 *  The words of an RTF document. THREADS: pure functions. Source: Microsoft, "Rich Text Format Specification", 1.9.1. */
#ifndef NEARDUP_INTAKE_OFFICE_RTF_TEXT_H
#define NEARDUP_INTAKE_OFFICE_RTF_TEXT_H

#include <string_view>

#include "office/element_text.h"

namespace neardup {

/** What its reader sees: without deleted and hidden text, with the results of fields, text boxes and notes.
 *  @exception std::runtime_error if its groups are nested more than 1000 deep. Cost: linear. */
ElementsRead rtf_text(std::string_view bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_OFFICE_RTF_TEXT_H
