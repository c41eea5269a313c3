/** @file indexer_pool.h
 *  A pool of indexers that threads share. THREADS: safe. */
#ifndef NEARDUP_HOOK_INDEXER_POOL_H
#define NEARDUP_HOOK_INDEXER_POOL_H

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "index/document_signer.h"

namespace neardup::hook {

class IndexerPool {
 public:
  /** Exclusive use of an indexer during the lifetime of this object. */
  class Lease {
   public:
    Lease(IndexerPool& pool, std::string scheme, std::unique_ptr<DocumentSigner> indexer)
        : pool_(pool), scheme_(std::move(scheme)), indexer_(std::move(indexer)) {}
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;
    ~Lease() { pool_.give_back(scheme_, std::move(indexer_)); }

    DocumentSigner& operator*() const { return *indexer_; }

   private:
    IndexerPool& pool_;
    const std::string scheme_;
    std::unique_ptr<DocumentSigner> indexer_;
  };

  /** Take an indexer from the pool, or create one.
   *  @exception SchemeMismatchError if the scheme's profile has no tokenizer. */
  Lease lease(const Scheme& scheme);

 private:
  std::unique_ptr<DocumentSigner> idle_indexer(const std::string& scheme);
  void give_back(const std::string& scheme, std::unique_ptr<DocumentSigner> indexer) noexcept;

  std::mutex mutex_;
  std::map<std::string, std::vector<std::unique_ptr<DocumentSigner>>> idle_;
};

}  // namespace neardup::hook

#endif  // NEARDUP_HOOK_INDEXER_POOL_H
