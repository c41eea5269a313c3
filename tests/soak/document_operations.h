/** @file document_operations.h
 *  What happens to documents: they come, change and go, by our indexer and by programs that know nothing of it. */
#ifndef NEARDUP_TESTS_SOAK_DOCUMENT_OPERATIONS_H
#define NEARDUP_TESTS_SOAK_DOCUMENT_OPERATIONS_H

#include "soak/operation.h"

namespace neardup::soak {

/** @param size  documents that a database is to have, about. */
Operations document_operations(std::size_t size);

/** A document that may resemble one that is there. Of its own docid it knows nothing. */
ModelDocument random_document(Model& model, RandomTexts& random);

}  // namespace neardup::soak

#endif  // NEARDUP_TESTS_SOAK_DOCUMENT_OPERATIONS_H
