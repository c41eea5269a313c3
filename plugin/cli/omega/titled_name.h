/** @file titled_name.h
 *  The name of a document with its title, where the name alone says nothing to a person, such as a Message-ID. */
#ifndef NEARDUP_CLI_OMEGA_TITLED_NAME_H
#define NEARDUP_CLI_OMEGA_TITLED_NAME_H

#include <string>

#include <xapian.h>

#include "output/listing.h"

namespace neardup::cli {

/** printable_name(), and after it the title of the document if it has one and the name is neither a path nor a URL. */
std::string titled_name(const Xapian::Database& database, Xapian::docid docid, const Row& name);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OMEGA_TITLED_NAME_H
