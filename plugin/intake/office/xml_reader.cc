#include "office/xml_reader.h"

#include <libxml/SAX2.h>
#include <libxml/dict.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

#include <cstddef>
#include <exception>
#include <memory>
#include <mutex>
#include <new>
#include <stdexcept>
#include <string>

#include "characters/text_line.h"
#include "markup/character_reference.h"

namespace neardup {

namespace {

std::string_view view(const xmlChar* text) {
  return text == nullptr ? std::string_view() : std::string_view(reinterpret_cast<const char*>(text));
}

std::string_view view(const xmlChar* begin, const xmlChar* end) {
  return {reinterpret_cast<const char*>(begin), static_cast<std::size_t>(end - begin)};
}

struct FreeParser {
  void operator()(xmlParserCtxtPtr parser) const {
    if (parser->myDoc != nullptr) xmlFreeDoc(parser->myDoc);  // for declarations of entities
    xmlFreeParserCtxt(parser);
  }
};

/** Whether a parser gave up, so that its callbacks were not called to the end. */
bool is_stopped(const xmlParserCtxtPtr parser) {
#if LIBXML_VERSION >= 21400
  return xmlCtxtIsStopped(parser) != 0;
#else
  return parser->disableSAX != 0;
#endif
}

/** A parser, and what its callbacks need. */
class XmlReading {
 public:
  XmlReading(const Pieces& pieces, XmlEvents& events, XmlErrors errors)
      : pieces_(pieces), events_(events), mends_(errors == XmlErrors::kMended) {
    static std::once_flag started;
    std::call_once(started, xmlInitParser);
    xmlSAXHandler handler = handlers();
    parser_.reset(xmlCreateIOParserCtxt(&handler, this, give_bytes, nullptr, this, XML_CHAR_ENCODING_NONE));
    if (!parser_) throw std::bad_alloc();
    // NOENT gives attributes without references. It opens nothing: no entity is declared here, inside or outside.
    xmlCtxtUseOptions(parser_.get(), XML_PARSE_NONET | XML_PARSE_NOENT | (mends_ ? XML_PARSE_RECOVER : 0));
  }

  void read() {
    xmlParseDocument(parser_.get());
    if (failure_) std::rethrow_exception(failure_);
    const bool whole = parser_->wellFormed != 0 || (mends_ && !is_stopped(parser_.get()));
    if (!whole || !any_) throw std::runtime_error(problem_.empty() ? "is not well-formed XML" : problem_);
  }

 private:
  xmlSAXHandler handlers() {
    xmlSAXHandler handler{};
    handler.initialized = XML_SAX2_MAGIC;
    handler.startElementNs = [](void* self, const xmlChar* name, const xmlChar*, const xmlChar*, int, const xmlChar**,
                                int count, int, const xmlChar** attributes) {
      of(self).guarded([&](XmlReading& reading) { reading.start(name, count, attributes); });
    };
    handler.endElementNs = [](void* self, const xmlChar*, const xmlChar*, const xmlChar*) {
      of(self).guarded([](XmlReading& reading) { reading.events_.end(); });
    };
    handler.characters = handler.ignorableWhitespace =
        handler.cdataBlock = [](void* self, const xmlChar* text, int size) {
          of(self).guarded([&](XmlReading& reading) { reading.events_.text(view(text, text + size)); });
        };
    handler.getEntity = [](void* self, const xmlChar* name) { return of(self).entity(name); };
    handler.serror = [](void* self, auto* error) { of(self).note(*error); };  // const since libxml2 2.12
    return handler;
  }

  static XmlReading& of(void* self) { return *static_cast<XmlReading*>(self); }

  /** Called by C code: an exception is kept until the parser returns. */
  template <typename Action>
  void guarded(const Action& action) {
    if (failure_) return;
    try {
      // After an error libxml2 drops the references that it knows, unless the text counts as well-formed again.
      if (mends_) parser_->wellFormed = 1;
      action(*this);
    } catch (...) {
      failure_ = std::current_exception();
      xmlStopParser(parser_.get());
    }
  }

  static int give_bytes(void* self, char* buffer, int size) {
    XmlReading& reading = of(self);
    if (reading.failure_) return 0;
    try {
      reading.require_few_names();
      if (reading.rest_.empty()) reading.rest_ = reading.pieces_();
    } catch (...) {
      reading.failure_ = std::current_exception();
      return -1;
    }
    const std::size_t given = reading.rest_.copy(buffer, static_cast<std::size_t>(size));
    reading.rest_.remove_prefix(given);
    return static_cast<int>(given);
  }

  void start(const xmlChar* name, int count, const xmlChar** attributes) {
    constexpr std::size_t kFields = 5;  // name, prefix, namespace, begin and end of the value
    any_ = true;
    element_.name = view(name);
    element_.attributes.clear();
    for (const xmlChar** at = attributes; count-- > 0; at += kFields) {
      element_.attributes.push_back({view(at[0]), view(at[3], at[4])});
    }
    events_.start(element_);
  }

  /** libxml2 takes quadratic time for the names of a document, and for the attributes of an element. */
  void require_few_names() const {
    constexpr int kMostNames = 20'000;  // of elements, attributes and prefixes, each once
    if (parser_ && xmlDictSize(parser_->dict) > kMostNames)
      throw std::runtime_error("has more than 20000 names in its XML");
  }

  /** A named reference of HTML. Those of XML are among them. */
  xmlEntityPtr entity(const xmlChar* name) {
    const std::string reference = '&' + std::string(view(name)) + ';';
    entity_text_.clear();
    const bool known = mends_ && append_reference(entity_text_, reference, ReferencePlace::kText) == reference.size();
    if (!known) return xmlGetPredefinedEntity(name);
    entity_ = {};
    entity_.type = XML_ENTITY_DECL;
    entity_.name = name;
    entity_.content = reinterpret_cast<xmlChar*>(entity_text_.data());
    entity_.length = static_cast<int>(entity_text_.size());
    entity_.etype = XML_INTERNAL_PREDEFINED_ENTITY;
    return &entity_;
  }

  void note(const xmlError& error) {
    if (error.level < XML_ERR_ERROR || !problem_.empty()) return;
    const std::string_view reason = error.message == nullptr ? "" : error.message;
    if (begins_with(reason, "Excessive depth")) {
      problem_ = "has XML nested more than 256 deep";
      return;
    }
    problem_ = "is not well-formed XML in line " + std::to_string(error.line) + ": " + one_line(reason);
  }

  const Pieces& pieces_;
  XmlEvents& events_;
  bool mends_;
  bool any_ = false;  // element
  std::string_view rest_;
  XmlElement element_;
  xmlEntity entity_{};
  std::string entity_text_;
  std::string problem_;
  std::exception_ptr failure_;
  std::unique_ptr<xmlParserCtxt, FreeParser> parser_;
};

}  // namespace

std::string_view XmlElement::attribute(std::string_view of_name) const {
  for (const XmlAttribute& one : attributes) {
    if (one.name == of_name) return one.value;
  }
  return {};
}

void read_xml(const Pieces& pieces, XmlEvents& events, XmlErrors errors) {
  XmlReading(pieces, events, errors).read();
}

void each_element(const Pieces& pieces, const std::function<void(const XmlElement&)>& action) {
  class Starts final : public XmlEvents {
   public:
    explicit Starts(const std::function<void(const XmlElement&)>& action) : action_(action) {}
    void start(const XmlElement& element) override { action_(element); }

   private:
    const std::function<void(const XmlElement&)>& action_;
  };
  Starts events(action);
  read_xml(pieces, events, XmlErrors::kRefused);
}

}  // namespace neardup
