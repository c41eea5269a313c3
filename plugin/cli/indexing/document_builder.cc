#include "indexing/document_builder.h"

#include <exception>
#include <utility>

#include "content/page_content.h"
#include "database/document_id.h"
#include "formats/reading_options.h"
#include "indexing/input_errors.h"
#include "omega/omega_record.h"

namespace neardup::cli {

const Signature& sign_content(DocumentSigner& signer, Xapian::Document& document, const DocumentText& text,
                              TokenSink* also) {
  return signer.annotate(document, text.body, left_out_of(text), also);
}

namespace {

DocumentRecord with_more_fields(const DocumentRecord& record, const std::string& id, const DocumentText& text) {
  DocumentRecord more = record;
  if (more.author.empty()) more.author = text.stated("author");
  if (std::string whole_id = whole_id_field(id); !whole_id.empty()) {
    more.fields.emplace_back(kWholeIdField, std::move(whole_id));
  }
  if (!text.canonical.empty()) more.fields.emplace_back(kCanonicalField, text.canonical);
  return more;
}

}  // namespace

DocumentBuilder::DocumentBuilder(std::unique_ptr<DocumentSigner> indexer, const std::string& stemmer,
                                 std::size_t sample_bytes)
    : indexer_(std::move(indexer)), terms_(indexer_->tokenizer(), stemmer), sample_bytes_(sample_bytes) {}

BuiltDocument DocumentBuilder::build(const std::string& id, const DocumentText& text, const DocumentRecord& record,
                                     const std::string& file_name) {
  BuiltDocument built{unique_term(id), Xapian::Document(), false, text.content_rules == kDoubtfulContentRules};
  TokenPlaces places(text.body);
  built.empty = sign_content(*indexer_, built.document, text, &places).empty();
  terms_.index(built.document, text, file_name, places);
  put_omega_record(built.document, with_more_fields(record, id, text), text.body, sample_bytes_);
  built.document.add_boolean_term(built.unique_term);
  return built;
}

TaskResult DocumentBuilder::run(const DocumentTask& task) {
  TaskResult result;
  try {
    SourceDocument document = task.read();
    result.id = document.id;
    if (!document.text.excluded.empty()) {
      result.excluded = {document.id, document.text.excluded, document.record.modified};
    } else {
      result.built = build(document.id, document.text, document.record, document.file_name);
      result.body = std::move(document.text.body);
    }
  } catch (const NoTextDocument& reason) {
    result.skipped = reason.what();
  } catch (const Xapian::Error& error) {
    result.failed = error.get_msg();
  } catch (const std::exception& error) {
    result.failed = reason_of(error);
  }
  return result;
}

}  // namespace neardup::cli
