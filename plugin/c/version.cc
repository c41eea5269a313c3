#include "neardup.h"

const char* neardup_version(void) {
  return NEARDUP_VERSION;
}

int neardup_c_version(void) {
  return NEARDUP_C_VERSION;
}
