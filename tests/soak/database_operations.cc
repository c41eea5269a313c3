#include "soak/database_operations.h"

namespace neardup::soak {

Operations database_operations() {
  return {
      {"sign", 8,
       [](SoakedDatabase& database, RandomTexts&) {
         database.sign(false);
         return "signed what had no signature";
       }},
      {"re-sign", 1,
       [](SoakedDatabase& database, RandomTexts&) {
         database.sign(true);
         return "signed everything again";
       }},
      {"commit", 10,
       [](SoakedDatabase& database, RandomTexts&) {
         database.commit();
         return "committed";
       }},
      {"reopen", 3,
       [](SoakedDatabase& database, RandomTexts&) {
         database.reopen();
         return "reopened";
       }},
      {"compact", 1,
       [](SoakedDatabase& database, RandomTexts& random) {
         const bool renumber = random.below(2) == 0;
         database.compact(renumber);
         return renumber ? "compacted and renumbered" : "compacted";
       }},
  };
}

Operations settings_operations() {
  return {
      {"change the preference", 1,
       [](SoakedDatabase& database, RandomTexts& random) {
         database.settings().preference = ModelPreference::random(random);
         return "prefers " + database.settings().preference.text();
       }},
      {"change the threshold", 1,
       [](SoakedDatabase& database, RandomTexts& random) {
         database.settings().threshold = GroupSettings::random_threshold(random);
         return "threshold " + std::to_string(database.settings().threshold);
       }},
      {"change the measure", 1,
       [](SoakedDatabase& database, RandomTexts& random) {
         database.settings().measure = GroupSettings::random_measure(random);
         return "measure " + measure_name(database.settings().measure);
       }},
      {"change the band cap", 1,
       [](SoakedDatabase& database, RandomTexts& random) {
         database.settings().band_cap = GroupSettings::random_band_cap(random);
         return "band cap " + std::to_string(database.settings().band_cap);
       }},
      {"change the scope", 1,
       [](SoakedDatabase& database, RandomTexts& random) {
         GroupSettings& settings = database.settings();
         settings.choose_scope(random);
         return settings.scope_text();
       }},
      {"group terms or none", 1,
       [](SoakedDatabase& database, RandomTexts&) {
         bool& terms = database.settings().group_terms;
         terms = !terms;
         return terms ? "group terms" : "no group terms";
       }},
      {"texts or none", 1,
       [](SoakedDatabase& database, RandomTexts& random) {
         bool& texts = database.settings().texts;
         texts = !texts && random.below(2) == 0;
         return texts ? "texts are at hand" : "texts are not at hand";
       }},
  };
}

}  // namespace neardup::soak
