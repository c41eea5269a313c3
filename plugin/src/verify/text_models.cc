#include "verify/text_models.h"

#include <iterator>
#include <utility>

namespace neardup {

namespace {

constexpr std::size_t kMostBytes = 8 * 1024 * 1024;

}  // namespace

void TextModels::keep(Xapian::docid docid, TextModel model) {
  if (const auto old = kept_.find(docid); old != kept_.end()) forget(old->second);
  const std::size_t bytes = model.bytes();
  bytes_ += bytes;
  recent_.push_front({docid, bytes, std::make_shared<const TextModel>(std::move(model))});
  kept_[docid] = recent_.begin();
  while (bytes_ > kMostBytes) forget(std::prev(recent_.end()));
}

std::shared_ptr<const TextModel> TextModels::find(Xapian::docid docid) {
  const auto found = kept_.find(docid);
  if (found == kept_.end()) return nullptr;
  recent_.splice(recent_.begin(), recent_, found->second);
  return found->second->model;
}

void TextModels::forget(std::list<Kept>::iterator kept) {
  bytes_ -= kept->bytes;
  kept_.erase(kept->docid);
  recent_.erase(kept);
}

}  // namespace neardup
