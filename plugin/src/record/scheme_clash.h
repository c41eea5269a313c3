/** @file scheme_clash.h
 *  Checks whether two schemes can sign the documents of one database. Internal. */
#ifndef NEARDUP_PLUGIN_RECORD_SCHEME_CLASH_H
#define NEARDUP_PLUGIN_RECORD_SCHEME_CLASH_H

#include <optional>
#include <string>

#include "scheme/scheme.h"

namespace neardup {

/** What both would write to: "slot 64", or "terms XND and XNDA"; nothing if they share no slot or prefix. */
std::optional<std::string> clash_of(const Scheme& a, const Scheme& b);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_RECORD_SCHEME_CLASH_H
