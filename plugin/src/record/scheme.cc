#include "neardup/scheme.h"

#include "database/argument_checks.h"
#include "record/database_scheme.h"
#include "scheme/scheme.h"

namespace neardup {

namespace {

SchemeInfo info_of(const Scheme& scheme) {
  return {scheme.text(),      scheme.name(),          scheme.tokenizer_profile, scheme.slots.fingerprint,
          scheme.slots.group, scheme.slots.signature, scheme.slots.group_state, scheme.band_prefix,
          scheme.group_prefix};
}

}  // namespace

std::vector<std::string> scheme_presets() {
  return Scheme::preset_names();
}

SchemeInfo scheme_info(std::string_view scheme) {
  return info_of(read_scheme(scheme));
}

std::vector<SchemeInfo> recorded_scheme_infos(const Xapian::Database& database) {
  std::vector<SchemeInfo> infos;
  for (const Scheme& scheme : recorded_schemes(database)) infos.push_back(info_of(scheme));
  return infos;
}

}  // namespace neardup
