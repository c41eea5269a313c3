#include "text/read_positions.h"

#include <string>

namespace neardup {

void read_positions(Xapian::Document& document) {
  // Xapian reads everything when a term changes. No database can hold a term this long.
  const std::string no_ones(300, ' ');
  document.add_boolean_term(no_ones);
  document.remove_term(no_ones);
}

}  // namespace neardup
