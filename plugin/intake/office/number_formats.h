/** @file number_formats.h
 *  Numbers, percentages and dates of a workbook, as its cells show them. THREADS: an object at a time.
 *  Source: ISO 29500-1, 18.8.30. */
#ifndef NEARDUP_INTAKE_OFFICE_NUMBER_FORMATS_H
#define NEARDUP_INTAKE_OFFICE_NUMBER_FORMATS_H

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "office/xml_reader.h"

namespace neardup {

/** A number as a format shows it: digits behind the point, groups of thousands, percent, powers of ten,
 *  fractions, text in quotes, and dates from 1900 on.
 *  @param format  its first part counts; empty for the number as it is. */
std::string shown_number(std::string_view number, std::string_view format);

/** The formats of the styles of a workbook, read from its part of styles. A date whose form is that of the country is shown as
 *  in ISO 8601. */
class NumberFormats final : public XmlEvents {
 public:
  void start(const XmlElement& element) override;
  void end() override;

  /** Add a format, or the next style, of a workbook of before 2007. */
  void add_format(std::string number, std::string code) { codes_.emplace(std::move(number), std::move(code)); }
  void add_style(std::string format) { styles_.push_back(std::move(format)); }

  /** @param style  of the cell: the number of the style; empty for none. */
  std::string shown(std::string_view number, std::string_view style) const;

 private:
  std::map<std::string, std::string, std::less<>> codes_;  // by number of the format
  std::vector<std::string> styles_;                        // numbers of formats
  std::vector<bool> in_cell_styles_;                       // the open elements
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_OFFICE_NUMBER_FORMATS_H
