#include "indexing/document_builder.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "content/page_content.h"
#include "database/document_id.h"
#include "formats/reading_options.h"
#include "indexing/input_errors.h"
#include "omega/omega_record.h"
#include "record/recorded_frames.h"
#include "words/accents.h"

namespace neardup::cli {

namespace {

constexpr Xapian::termcount kTitleWeight = 5;
constexpr Xapian::termpos kFieldGap = 100;  // no phrase runs from one field into the next

/** A file name with spaces in place of characters that join words, as omindex indexes it in addition. */
std::string parted_words(std::string_view name) {
  std::string words(name);
  std::replace_if(
      words.begin(), words.end(), [](char c) { return c == '_' || c == '&'; }, ' ');
  return words;
}

bool has_values_of(const Xapian::Document& there, const Xapian::Document& built) {
  for (auto value = built.values_begin(); value != built.values_end(); ++value) {
    if (there.get_value(value.get_valueno()) != *value) return false;
  }
  return true;
}

void compose_texts(SourceDocument& document) {
  for (std::string* const text :
       {&document.text.title, &document.text.body, &document.text.left_out, &document.file_name})
    compose(*text);
  for (PageMeta& meta : document.text.meta) compose(meta.content);
}

/** Both lists are in the order of their bytes. */
bool has_terms_of(const Xapian::Document& there, const Xapian::Document& built) {
  auto term = there.termlist_begin();
  for (auto wanted = built.termlist_begin(); wanted != built.termlist_end(); ++wanted) {
    term.skip_to(*wanted);
    if (term == there.termlist_end() || *term != *wanted || term.get_wdf() != wanted.get_wdf()) return false;
  }
  return true;
}

Xapian::termcount length_of(const Xapian::Document& built) {
  Xapian::termcount length = 0;
  for (auto term = built.termlist_begin(); term != built.termlist_end(); ++term) length += term.get_wdf();
  return length;
}

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

void index_text(TextPostings& postings, Xapian::Document& document, const DocumentText& text,
                std::string_view file_name, const TokenPlaces& places) {
  for (const char* const name : {"keywords", "description", "sender", "recipients", "attachments"}) {
    postings.add(document, text.stated(name), {"", 1, false}, 0);
  }
  postings.add(document, text.title, {"", 1, false}, 0);
  postings.add(document, text.left_out, {"", 1, false}, 0);
  Xapian::termpos last = postings.add(document, text.title, {"S", kTitleWeight, true}, 0);
  last = postings.add_body(document, text.body, places, last + kFieldGap);
  last = postings.add(document, file_name, {"F", 1, true}, last + kFieldGap);
  if (const std::string words = parted_words(file_name); words != file_name) {
    postings.add(document, words, {"F", 1, false}, 0);
  }
  last = postings.add(document, text.stated("author"), {"A", 1, true}, last + kFieldGap);
  last = postings.add(document, text.stated("recipients"), {"XTO", 1, true}, last + kFieldGap);
  postings.add(document, text.stated("classification"), {"B", 1, true}, last + kFieldGap);
}

const Signature& sign_content(DocumentSigner& signer, Xapian::Document& document, const DocumentText& text,
                              TokenSink* also) {
  return signer.annotate(document, text.body, origin_of(text), also);
}

void rename_document(BuiltDocument& built, const std::string& id) {
  built.document.remove_term(built.unique_term);
  built.id = id;
  built.unique_term = unique_term(id);
  built.document.add_boolean_term(built.unique_term);
  const std::string whole = whole_id_field(id);
  if (whole.empty()) return;
  const std::string line = std::string(kWholeIdField) + '=';
  std::string data = built.document.get_data();
  const std::size_t before = data.find('\n' + line);
  if (before != std::string::npos) data.erase(before, data.find('\n', before + 1) - before);
  built.document.set_data(data + '\n' + line + whole);
}

DocumentBuilder::DocumentBuilder(std::unique_ptr<DocumentSigner> indexer, const std::string& stemmer,
                                 std::size_t sample_bytes)
    : indexer_(std::move(indexer)),
      terms_(indexer_->tokenizer(), stemmer, indexer_->scheme()),
      sample_bytes_(sample_bytes) {}

BuiltDocument DocumentBuilder::build(const std::string& id, const DocumentText& text, const DocumentRecord& record,
                                     const std::string& file_name) {
  BuiltDocument built;
  built.id = id;
  built.unique_term = unique_term(id);
  built.doubtful = text.content_rules == kDoubtfulContentRules;
  built.unread = text.unread;
  TokenPlaces places(text.body);
  built.empty = sign_content(*indexer_, built.document, text, &places).empty();
  index_text(terms_, built.document, text, file_name, places);
  put_omega_record(built.document, with_more_fields(record, id, text), text.body, sample_bytes_);
  built.document.add_boolean_term(built.unique_term);
  return built;
}

BuiltDocument DocumentBuilder::run(DocumentTask task) {
  BuiltDocument built;
  try {
    SourceDocument document = task.read();
    built.id = document.id;
    if (!document.list.empty()) task.site = site_of_list(document.list);
    if (!document.text.excluded.empty()) {
      built.excluded = {document.id, document.text.excluded, document.record.modified};
    } else {
      compose_texts(document);
      built = build(document.id, document.text, document.record, document.file_name);
      built.body = std::move(document.text.body);
      built.bytes = built.body.size();
    }
  } catch (const NoTextDocument& reason) {
    built.skipped = reason.what();
  } catch (const Xapian::Error& error) {
    built.failed = error.get_msg();
  } catch (const std::exception& error) {
    built.failed = reason_of(error);
  }
  task.read = nullptr;  // with all that it holds
  built.task = std::move(task);
  return built;
}

bool is_same_document(const Xapian::Database& database, Xapian::docid docid, const Xapian::Document& built) {
  const Xapian::Document there = database.get_document(docid);
  // Words that are no longer wanted show in the length.
  return there.get_data() == built.get_data() && has_values_of(there, built) && has_terms_of(there, built) &&
         database.get_doclength(docid) == length_of(built);
}

}  // namespace neardup::cli
