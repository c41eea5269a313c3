/** @file neardup.h
 *  All public headers of the library. */
#ifndef NEARDUP_NEARDUP_H
#define NEARDUP_NEARDUP_H

#include "neardup/collapse.h"
#include "neardup/database_check.h"
#include "neardup/deduplicating_writer.h"
#include "neardup/durable_commit.h"
#include "neardup/error.h"
#include "neardup/explanation.h"
#include "neardup/extract.h"
#include "neardup/finder.h"
#include "neardup/group_role.h"
#include "neardup/group_scope.h"
#include "neardup/grouper.h"
#include "neardup/icu_tokenizer.h"
#include "neardup/indexer.h"
#include "neardup/issue.h"
#include "neardup/match.h"
#include "neardup/measure.h"
#include "neardup/near_field_processor.h"
#include "neardup/pairs.h"
#include "neardup/preference.h"
#include "neardup/scheme.h"
#include "neardup/signature.h"
#include "neardup/snapshot_retry.h"
#include "neardup/text_signer.h"
#include "neardup/token.h"
#include "neardup/tokenizers.h"
#include "neardup/word_rules.h"

#endif  // NEARDUP_NEARDUP_H
