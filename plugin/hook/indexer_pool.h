/** @file indexer_pool.h
 *  Indexers, made once and used again by whichever thread needs one. THREADS: safe. */
#ifndef NEARDUP_HOOK_INDEXER_POOL_H
#define NEARDUP_HOOK_INDEXER_POOL_H

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "index/document_signer.h"

namespace neardup::hook {

class IndexerPool {
 public:
  /** A DocumentSigner that is nobody else's for as long as this lives. */
  class Lease {
   public:
    Lease(IndexerPool& pool, std::uint32_t scheme_id, std::unique_ptr<DocumentSigner> indexer)
        : pool_(pool), scheme_id_(scheme_id), indexer_(std::move(indexer)) {}
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;
    ~Lease() { pool_.give_back(scheme_id_, std::move(indexer_)); }

    DocumentSigner& operator*() const { return *indexer_; }

   private:
    IndexerPool& pool_;
    const std::uint32_t scheme_id_;
    std::unique_ptr<DocumentSigner> indexer_;
  };

  /** @exception SchemeMismatchError if there is no tokenizer of the scheme's profile. */
  Lease lease(const Scheme& scheme);

 private:
  std::unique_ptr<DocumentSigner> idle_indexer(std::uint32_t scheme_id);
  void give_back(std::uint32_t scheme_id, std::unique_ptr<DocumentSigner> indexer) noexcept;

  std::mutex mutex_;
  std::map<std::uint32_t, std::vector<std::unique_ptr<DocumentSigner>>> idle_;
};

}  // namespace neardup::hook

#endif  // NEARDUP_HOOK_INDEXER_POOL_H
