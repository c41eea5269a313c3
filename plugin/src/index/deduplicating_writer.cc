#include "neardup/deduplicating_writer.h"

#include <utility>

#include "database/argument_checks.h"
#include "index/document_signer.h"
#include "index/policy_writer.h"
#include "record/signing_choice.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup {

class DeduplicatingWriter::Implementation {
 public:
  Implementation(Xapian::WritableDatabase& database, const Scheme& scheme, const DeduplicationOptions& options,
                 std::unique_ptr<Tokenizer> tokenizer)
      : signer_(scheme, std::move(tokenizer)),
        comparing_(signer_.tokenizer().clone()),
        writer_(database, scheme, *comparing_, options) {
    prepare_database(database, scheme, signer_.tokenizer().version());
  }

  WriteOutcome write(const std::string& unique_term, Xapian::Document& document, std::string_view text) {
    document.add_boolean_term(unique_term);
    signer_.annotate(document, text);
    return writer_.write(unique_term, document, text);
  }

  void remove(const std::string& unique_term) { writer_.remove(unique_term); }

 private:
  DocumentSigner signer_;
  std::unique_ptr<Tokenizer> comparing_;
  PolicyWriter writer_;
};

DeduplicatingWriter::DeduplicatingWriter(Xapian::WritableDatabase& database, const DeduplicationOptions& options,
                                         std::unique_ptr<Tokenizer> tokenizer) {
  const Scheme scheme = choice_to_sign(database, options.scheme);
  implementation_ =
      std::make_unique<Implementation>(database, scheme, options, given_or_made(std::move(tokenizer), scheme));
}

DeduplicatingWriter::DeduplicatingWriter(DeduplicatingWriter&&) noexcept = default;
DeduplicatingWriter& DeduplicatingWriter::operator=(DeduplicatingWriter&&) noexcept = default;
DeduplicatingWriter::~DeduplicatingWriter() = default;

WriteOutcome DeduplicatingWriter::write(const std::string& unique_term, Xapian::Document& document,
                                        std::string_view text) {
  return owned(implementation_).write(unique_term, document, text);
}

void DeduplicatingWriter::remove(const std::string& unique_term) {
  owned(implementation_).remove(unique_term);
}

}  // namespace neardup
