#include "verify/text_models.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace neardup {
namespace {

TextModel model_of(std::size_t words) {
  TextModel model;
  for (std::size_t i = 0; i != words; ++i) model.words.push_back({std::to_string(i), 1, false});
  return model;
}

TEST(TextModelsTest, ModelIsFoundByItsDocument) {
  TextModels models;
  EXPECT_FALSE(models.find(1));
  models.keep(1, model_of(3));
  models.keep(2, model_of(4));
  EXPECT_EQ(3U, models.find(1)->words.size());
  models.keep(1, model_of(5));
  EXPECT_EQ(5U, models.find(1)->words.size());
  EXPECT_EQ(4U, models.find(2)->words.size());
}

TEST(TextModelsTest, OldestModelsAreForgottenBeyond8MiB) {
  TextModels models;
  constexpr std::size_t kModels = 20;
  constexpr std::size_t kWords = 1024 * 1024 / sizeof(WordTerm);
  for (Xapian::docid docid = 1; docid <= kModels; ++docid) {
    TextModel model = model_of(kWords);
    model.words.shrink_to_fit();
    models.keep(docid, std::move(model));
    models.find(1);
  }
  EXPECT_TRUE(models.find(1)) << "used last";
  std::size_t kept = 0;
  for (Xapian::docid docid = 1; docid <= kModels; ++docid) kept += models.find(docid) ? 1 : 0;
  EXPECT_GE(kept, 7U);
  EXPECT_LE(kept, 8U);
  EXPECT_TRUE(models.find(kModels));
  EXPECT_FALSE(models.find(2));
}

TEST(TextModelsTest, ModelThatIsTooLargeIsNotKept) {
  TextModels models;
  models.keep(1, model_of(9 * 1024 * 1024 / sizeof(WordTerm)));
  EXPECT_FALSE(models.find(1));
}

}  // namespace
}  // namespace neardup
