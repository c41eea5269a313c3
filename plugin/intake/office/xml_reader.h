/** @file xml_reader.h
 *  Reads XML as events, with libxml2. THREADS: several documents at once.
 *
 *  No entity is declared, no file and no address is opened, whatever a document says. Elements are nested at most 256 deep.
 */
#ifndef NEARDUP_INTAKE_OFFICE_XML_READER_H
#define NEARDUP_INTAKE_OFFICE_XML_READER_H

#include <functional>
#include <string_view>
#include <vector>

#include "files/compression.h"

namespace neardup {

struct XmlAttribute {
  std::string_view name;  ///< without its prefix
  std::string_view value;
};

/** The start of an element. What it refers to is valid during the call; names until the end of the document. */
struct XmlElement {
  std::string_view name;  ///< without its prefix
  std::vector<XmlAttribute> attributes;

  /** The value of an attribute; empty if it is missing. */
  std::string_view attribute(std::string_view of_name) const;
};

/** Receives what is read, as well-formed UTF-8. It may throw. */
class XmlEvents {
 public:
  XmlEvents() = default;
  virtual ~XmlEvents() = default;
  XmlEvents(const XmlEvents&) = delete;
  XmlEvents& operator=(const XmlEvents&) = delete;

  virtual void start(const XmlElement& element) = 0;
  virtual void end() {}
  virtual void text(std::string_view /*characters*/) {}
};

/** How to treat XML that is not well-formed. */
enum class XmlErrors {
  kRefused,
  kMended  ///< read on, as programs do that show feeds and e-books; the named references of HTML are known
};

/** @param pieces  the bytes; its exceptions are passed on.
 *  @exception std::runtime_error with line and reason if it is not well-formed, or nested too deeply.
 *  Cost: linear. Memory: 10 MiB over what `events` keeps. */
void read_xml(const Pieces& pieces, XmlEvents& events, XmlErrors errors);

/** Call a function for the start of each element of well-formed XML. */
void each_element(const Pieces& pieces, const std::function<void(const XmlElement&)>& action);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_OFFICE_XML_READER_H
