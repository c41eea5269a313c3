#include "indexing/document_builder.h"

#include "database/document_id.h"
#include "omega/omega_record.h"

namespace neardup::cli {

const Signature& sign_content(DocumentSigner& signer, Xapian::Document& document, const DocumentText& text,
                              TokenSink* also) {
  return signer.annotate(document, text.body, LeftOutText{text.content_rules, text.left_out}, also);
}

DocumentBuilder::DocumentBuilder(std::unique_ptr<DocumentSigner> indexer, const std::string& stemmer,
                                 std::size_t sample_bytes)
    : indexer_(std::move(indexer)), terms_(indexer_->tokenizer(), stemmer), sample_bytes_(sample_bytes) {}

BuiltDocument DocumentBuilder::build(const std::string& id, const DocumentText& text, const DocumentRecord& record,
                                     const std::string& file_name) {
  BuiltDocument built{unique_term(id), Xapian::Document(), false};
  TokenPlaces places(text.body);
  built.empty = sign_content(*indexer_, built.document, text, &places).empty();
  terms_.index(built.document, text, file_name, places);
  const std::string whole_id = whole_id_field(id);
  if (whole_id.empty()) {
    put_omega_record(built.document, record, text.body, sample_bytes_);
  } else {
    DocumentRecord with_id = record;
    with_id.fields.emplace_back(kWholeIdField, whole_id);
    put_omega_record(built.document, with_id, text.body, sample_bytes_);
  }
  built.document.add_boolean_term(built.unique_term);
  return built;
}

}  // namespace neardup::cli
