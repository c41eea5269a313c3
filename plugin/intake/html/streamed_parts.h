/** @file streamed_parts.h
 *  Puts the parts of a page that its server sent later where a browser shows them. React writes such a part hidden at the end,
 *  `<div hidden id="S:0">`, and its script moves it to `<template id="B:0">` or `<template id="P:0">`; before the letter may be a
 *  prefix. Pages of Next.js have their whole text in such parts. Source: React 19, ReactFizzConfigDOM and
 *  ReactDOMFizzInstructionSetShared. THREADS: one. */
#ifndef NEARDUP_INTAKE_HTML_STREAMED_PARTS_H
#define NEARDUP_INTAKE_HTML_STREAMED_PARTS_H

#include "html/html_tree.h"

namespace neardup {

/** Move the children of each part in front of its template. A part without one, or with its own template in it, stays. Cost:
 *  linear, where elements are not nested beyond 512. */
void place_streamed_parts(HtmlTree& tree);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_STREAMED_PARTS_H
