#include "faults/mutants.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include <xapian.h>

#include "databases/guarded_run.h"
#include "errors/exit_codes.h"
#include "index/document_signer.h"
#include "neardup/durable_commit.h"
#include "record/scheme_record.h"
#include "text/position_reader.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::faults {

namespace {

constexpr Xapian::docid kDocuments = 10;
constexpr Xapian::docid kBatch = 5;

void make_database(const Places& places) {
  run_in_child([&] {
    Xapian::WritableDatabase database(places.database.string(), Xapian::DB_CREATE);
    for (Xapian::docid docid = 1; docid <= kDocuments; ++docid) {
      Xapian::Document document;
      Xapian::TermGenerator generator;
      generator.set_document(document);
      std::string text;
      for (unsigned word = 0; word != 60; ++word) text += "word" + std::to_string(docid * (word + 3) % 97) + " ";
      generator.index_text(text);
      database.replace_document(docid, document);
    }
    database.commit();
    return 0;
  });
}

/** Signs all documents in batches, one commit each. What a mutant does otherwise, it overrides. */
class SigningCommand {
 public:
  explicit SigningCommand(const Places& places)
      : place_(places.database.string()), database_(place_, Xapian::DB_OPEN), indexer_(Scheme(), tokenizer_for({})) {}
  SigningCommand(const SigningCommand&) = delete;
  SigningCommand& operator=(const SigningCommand&) = delete;
  virtual ~SigningCommand() = default;

  void sign() {
    prepare_database(database_, indexer_.scheme(), indexer_.tokenizer().version());
    for (Xapian::docid first = 1; first <= kDocuments; first += kBatch) {
      const Xapian::docid last = std::min(first + kBatch - 1, kDocuments);
      begin_batch(last);
      for (Xapian::docid docid = first; docid <= last; ++docid) write(docid, signed_document(docid));
      commit();
    }
    end();
  }

 protected:
  virtual void begin_batch(Xapian::docid) {}
  virtual void write(Xapian::docid docid, const Xapian::Document& document) {
    database_.replace_document(docid, document);
  }
  virtual void commit() { commit_durably(database_, place_); }
  virtual void end() {}

  Xapian::WritableDatabase& database() { return database_; }
  const std::string& place() const { return place_; }

 private:
  Xapian::Document signed_document(Xapian::docid docid) {
    Xapian::Document document = database_.get_document(docid);
    indexer_.annotate(document, text_from_positions(document, Scheme()));
    return document;
  }

  std::string place_;
  Xapian::WritableDatabase database_;
  DocumentSigner indexer_;
};

class RecordsProgressFirst : public SigningCommand {
 public:
  using SigningCommand::SigningCommand;

 private:
  void begin_batch(Xapian::docid last) override {
    database().set_metadata("neardup:resigning", "name\nversion\nuuid\n" + std::to_string(last));
    commit();
  }
  void end() override {
    database().set_metadata("neardup:resigning", "");
    commit();
  }
};

class WritesValuesAndTermsApart : public SigningCommand {
 public:
  using SigningCommand::SigningCommand;

 private:
  void write(Xapian::docid docid, const Xapian::Document& document) override {
    Xapian::Document values = database().get_document(docid);
    for (auto value = document.values_begin(); value != document.values_end(); ++value) {
      values.add_value(value.get_valueno(), *value);
    }
    database().replace_document(docid, values);
    if (docid % kBatch == 0) commit();
    database().replace_document(docid, document);
  }
};

class SwallowsErrors : public SigningCommand {
 public:
  using SigningCommand::SigningCommand;

 private:
  void commit() override {
    try {
      SigningCommand::commit();
    } catch (const Xapian::Error&) {
    }
  }
};

/** A file that readers need is emptied and written again, where another would be put in its place. */
class WritesInPlace : public SigningCommand {
 public:
  using SigningCommand::SigningCommand;

 private:
  void end() override {
    const std::string path = place() + "/iamglass";
    std::ifstream in(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
  }
};

/** What a run that was killed at its very end has done, the next one does again. */
class CountsItsRuns : public SigningCommand {
 public:
  using SigningCommand::SigningCommand;

 private:
  void end() override {
    database().set_metadata("runs", database().get_metadata("runs") + "I");
    commit();
  }
};

template <typename Command>
int run_guarded_command(const Places& places) {
  cli::install_terminate_handler();
  ::setenv("XAPIAN_FLUSH_THRESHOLD", "1000000000", 1);
  return cli::run_guarded([&] { Command(places).sign(); });
}

/** Ends as it should but does not say why. */
int fail_in_silence(const Places& places) {
  cli::install_terminate_handler();
  ::setenv("XAPIAN_FLUSH_THRESHOLD", "1000000000", 1);
  try {
    SigningCommand(places).sign();
    return cli::kOk;
  } catch (const Xapian::Error&) {
    return cli::kNoSpaceOrIo;
  }
}

}  // namespace

std::vector<Scenario> mutants() {
  return {
      {"without-fault", make_database, {}, run_guarded_command<SigningCommand>},
      {"records-progress-first", make_database, {}, run_guarded_command<RecordsProgressFirst>},
      {"writes-values-and-terms-apart", make_database, {}, run_guarded_command<WritesValuesAndTermsApart>},
      {"swallows-errors", make_database, {}, run_guarded_command<SwallowsErrors>},
      {"writes-in-place", make_database, {}, run_guarded_command<WritesInPlace>},
      {"counts-its-runs", make_database, {}, run_guarded_command<CountsItsRuns>},
      {"fails-in-silence", make_database, {}, fail_in_silence},
  };
}

}  // namespace neardup::faults
