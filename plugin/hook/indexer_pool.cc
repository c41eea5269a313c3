#include "indexer_pool.h"

#include <new>
#include <utility>

#include "tokenizers/tokenizer_choice.h"

namespace neardup::hook {

IndexerPool::Lease IndexerPool::lease(const Scheme& scheme) {
  const std::uint32_t id = scheme.id();
  std::unique_ptr<DocumentSigner> indexer = idle_indexer(id);
  if (!indexer) indexer = std::make_unique<DocumentSigner>(scheme, tokenizer_for(scheme));
  return {*this, id, std::move(indexer)};
}

std::unique_ptr<DocumentSigner> IndexerPool::idle_indexer(std::uint32_t scheme_id) {
  const std::lock_guard<std::mutex> lock(mutex_);
  std::vector<std::unique_ptr<DocumentSigner>>& idle = idle_[scheme_id];
  if (idle.empty()) return nullptr;
  std::unique_ptr<DocumentSigner> indexer = std::move(idle.back());
  idle.pop_back();
  return indexer;
}

void IndexerPool::give_back(std::uint32_t scheme_id, std::unique_ptr<DocumentSigner> indexer) noexcept {
  try {
    const std::lock_guard<std::mutex> lock(mutex_);
    idle_[scheme_id].push_back(std::move(indexer));
  } catch (const std::bad_alloc&) {
    // The next lease creates another one.
  }
}

}  // namespace neardup::hook
