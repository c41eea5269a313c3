/** @file table_rows.h
 *  Tables of data, whose rows are read as a whole, and tables that only place things on a page.
 *  THREADS: pure function. */
#ifndef NEARDUP_INTAKE_CONTENT_TABLE_ROWS_H
#define NEARDUP_INTAKE_CONTENT_TABLE_ROWS_H

#include <vector>

#include "content/page_outline.h"

namespace neardup {

/** Whether each part is a cell of a table of data: one without another table in it, with at least two rows, more than
 *  one cell in most rows, and less than 300 letters in every cell. Cost: linear. */
std::vector<bool> data_cells(const PageOutline& page);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_TABLE_ROWS_H
