/** @file text_models.h
 *  The documents that were read last, as models of their near-copies (guessed_words.h). Internal. */
#ifndef NEARDUP_PLUGIN_VERIFY_TEXT_MODELS_H
#define NEARDUP_PLUGIN_VERIFY_TEXT_MODELS_H

#include <cstddef>
#include <list>
#include <memory>
#include <unordered_map>

#include <xapian.h>

#include "text/document_words.h"

namespace neardup {

/** Keeps up to 8 MiB of models: those that were used last. */
class TextModels {
 public:
  TextModels() = default;
  TextModels(const TextModels&) = delete;
  TextModels& operator=(const TextModels&) = delete;

  void keep(Xapian::docid docid, TextModel model);

  /** Null if it is not kept. */
  std::shared_ptr<const TextModel> find(Xapian::docid docid);

 private:
  struct Kept {
    Xapian::docid docid;
    std::size_t bytes;
    std::shared_ptr<const TextModel> model;
  };

  void forget(std::list<Kept>::iterator kept);

  std::list<Kept> recent_;  // most recently used first
  std::unordered_map<Xapian::docid, std::list<Kept>::iterator> kept_;
  std::size_t bytes_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_VERIFY_TEXT_MODELS_H
