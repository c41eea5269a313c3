#include "indexer_pool.h"

#include <new>
#include <utility>

#include "tokenizers/tokenizer_choice.h"

namespace neardup::hook {

IndexerPool::Lease IndexerPool::lease(const Scheme& scheme) {
  const std::string name = scheme.name();  // tells the layout, too
  std::unique_ptr<DocumentSigner> indexer = idle_indexer(name);
  if (!indexer) indexer = std::make_unique<DocumentSigner>(scheme, tokenizer_for(scheme));
  return {*this, name, std::move(indexer)};
}

std::unique_ptr<DocumentSigner> IndexerPool::idle_indexer(const std::string& scheme) {
  const std::lock_guard<std::mutex> lock(mutex_);
  std::vector<std::unique_ptr<DocumentSigner>>& idle = idle_[scheme];
  if (idle.empty()) return nullptr;
  std::unique_ptr<DocumentSigner> indexer = std::move(idle.back());
  idle.pop_back();
  return indexer;
}

void IndexerPool::give_back(const std::string& scheme, std::unique_ptr<DocumentSigner> indexer) noexcept {
  try {
    const std::lock_guard<std::mutex> lock(mutex_);
    idle_[scheme].push_back(std::move(indexer));
  } catch (const std::bad_alloc&) {
    // The next lease creates another one.
  }
}

}  // namespace neardup::hook
