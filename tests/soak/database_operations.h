/** @file database_operations.h
 *  What happens to a database as a whole, and how it is to be grouped. */
#ifndef NEARDUP_TESTS_SOAK_DATABASE_OPERATIONS_H
#define NEARDUP_TESTS_SOAK_DATABASE_OPERATIONS_H

#include "soak/operation.h"

namespace neardup::soak {

Operations database_operations();

/** Changes of how to group, which the next group run sees. */
Operations settings_operations();

}  // namespace neardup::soak

#endif  // NEARDUP_TESTS_SOAK_DATABASE_OPERATIONS_H
