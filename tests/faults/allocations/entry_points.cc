#include "faults/allocations/entry_points.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <new>
#include <optional>

#include <xapian.h>

#include "bands/bands.h"
#include "check/database_summary.h"
#include "check/scheme_check.h"
#include "collapse/collapsed_results.h"
#include "collapse/group_list.h"
#include "collapse/query_time_collapse.h"
#include "find/cascade_finder.h"
#include "find/pair_explanation.h"
#include "fingerprint/hamming_pairs.h"
#include "group/grouping.h"
#include "index/database_signing.h"
#include "index/document_signer.h"
#include "index/policy_writer.h"
#include "marks/distinct_pairs.h"
#include "neardup/collapse.h"
#include "neardup/durable_commit.h"
#include "neardup/icu_tokenizer.h"
#include "neardup/near_field_processor.h"
#include "neardup/pairs.h"
#include "record/scheme_record.h"
#include "record/weight_snapshot.h"
#include "sample/recall_sample.h"
#include "sign/streaming_signer.h"

namespace neardup::faults {

namespace {

constexpr const char* kText =
    "Free software is a matter of liberty, not price. Voil\xC3\xA0 une phrase fran\xC3\xA7"
    "aise; \xD1\x81\xD0\xB2\xD0\xBE\xD0\xB1\xD0\xBE\xD0\xB4\xD0\xBD\xD0\xBE\xD0\xB5 \xD0\xBF\xD0\x9E. "
    "\xE8\x87\xAA\xE7\x94\xB1\xE3\x82\xBD\xE3\x83\x95\xE3\x83\x88\xE3\x82\xA6\xE3\x82\xA7\xE3\x82\xA2 "
    "\xE0\xB8\x8B\xE0\xB8\xAD\xE0\xB8\x9F\xE0\xB8\x95\xE0\xB9\x8C\xE0\xB9\x81\xE0\xB8\xA7\xE0\xB8\xA3\xE0\xB9\x8C "
    "e\xCC\x81"
    "\xCC\x82 http://example.org/a can't 3,14 see it at once and again";

constexpr unsigned kFamilies = 3;
constexpr unsigned kMembers = 3;

std::string member_text(unsigned family, unsigned member) {
  std::string text;
  for (unsigned i = 0; i != 40; ++i)
    text += "word" + std::to_string((i * i + 7 * family) % 97) + "x" + std::to_string(family) + " ";
  return text + "member" + std::to_string(member);
}

Xapian::Document plain_document(const std::string& text, const std::string& id) {
  Xapian::Document document;
  Xapian::TermGenerator generator;
  generator.set_document(document);
  generator.index_text(text);
  document.add_boolean_term("Q" + id);
  return document;
}

/** A database of each kind, made once; calls that write get a copy. */
class Databases {
 public:
  explicit Databases(const std::string& folder) : folder_(folder) {
    make("unsigned", false);
    make("signed", true);
    std::filesystem::copy(path("signed"), path("grouped"));
    Xapian::WritableDatabase grouped(path("grouped"), Xapian::DB_OPEN);
    group_databases({grouped}, scheme_, tokenizer_);
    declare_distinct(grouped, "0-1", "0-2");
    grouped.commit();
  }

  std::string path(const std::string& name) const { return folder_ + "/" + name; }
  const Scheme& scheme() const { return scheme_; }
  Tokenizer& tokenizer() { return tokenizer_; }

  void open(const std::string& name) { reader_.emplace(path(name)); }
  const Xapian::Database& reader() const { return *reader_; }

  void open_copy(const std::string& name) {
    std::filesystem::remove_all(path("copy"));
    std::filesystem::copy(path(name), path("copy"));
    writer_.emplace(path("copy"), Xapian::DB_OPEN | Xapian::DB_NO_SYNC);
  }
  Xapian::WritableDatabase& writer() { return *writer_; }

  void close() {
    reader_.reset();
    writer_.reset();
  }

 private:
  void make(const std::string& name, bool with_signatures) {
    Xapian::WritableDatabase database(path(name), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
    DocumentSigner indexer(scheme_, std::make_unique<IcuTokenizer>());
    if (with_signatures) prepare_database(database, scheme_, indexer.tokenizer().version());
    for (unsigned family = 0; family != kFamilies; ++family) {
      for (unsigned member = 0; member != kMembers; ++member) {
        const std::string text = member_text(family, member);
        Xapian::Document document = plain_document(text, std::to_string(family) + "-" + std::to_string(member));
        if (with_signatures) indexer.annotate(document, text);
        database.add_document(document);
      }
    }
    database.commit();
  }

  std::string folder_;
  Scheme scheme_;
  IcuTokenizer tokenizer_;
  std::optional<Xapian::Database> reader_;
  std::optional<Xapian::WritableDatabase> writer_;
};

using Shared = std::shared_ptr<Databases>;

std::string number(std::size_t value) {
  return std::to_string(value) + " ";
}

std::string described(const Signature& signature) {
  std::string text = number(signature.fingerprint) + number(signature.token_digest) + number(signature.shingles);
  for (const std::string& term : signature.band_terms) text += term + " ";
  return text;
}

std::string described(const FindResult& result) {
  std::string text = number(result.candidates) + number(result.verified_exactly);
  for (const Match& match : result.matches) text += number(match.docid);
  return text;
}

/** @param term  present in all documents of the first family. */
Xapian::Enquire enquire_for(const Xapian::Database& database, const std::string& term) {
  Xapian::Enquire enquire(database);
  enquire.set_query(Xapian::Query(term));
  return enquire;
}

/** The calls that know no database. */
void add_text_calls(std::vector<EntryPoint>& calls) {
  const auto call = [&calls](const char* name, std::function<std::string()> run) {
    calls.push_back({name, {}, std::move(run), {}});
  };
  call("Scheme::parse", [] { return Scheme::parse("simhash-doc").text() + Scheme::parse(Scheme().text()).name(); });
  call("IcuTokenizer", [] { return IcuTokenizer().version() + IcuTokenizer().clone()->profile(); });
  for (const char* scheme : {"standard", "simhash-doc", "short", "loose", "containment"}) {
    call(scheme, [scheme] {
      IcuTokenizer tokenizer;
      const Scheme parsed = Scheme::parse(scheme);
      if (tokenizer.profile() != parsed.tokenizer_profile) return std::string("another tokenizer");
      return described(Signer(parsed).sign(kText, tokenizer));
    });
  }
  call("StreamingSigner", [] {
    IcuTokenizer tokenizer;
    StreamingSigner signer(Scheme(), tokenizer);
    signer.sign("one two three");
    return described(signer.sign("four five six"));
  });
  call("Signer::feature_set", [] {
    IcuTokenizer tokenizer;
    return number(Signer(Scheme()).feature_set(kText, tokenizer).features.size());
  });
  call("frugal_shapes", [] { return number(frugal_shapes(0.8, 0.98, 32, 128).size()); });
  call("hamming_pairs", [] {
    std::size_t pairs = 0;
    hamming_pairs({1, 2, 3, 0xF0, 0xF1}, 1, [&pairs](std::uint64_t, std::uint64_t) { ++pairs; });
    return number(pairs);
  });
  call("compare_words", [] {
    IcuTokenizer tokenizer;
    const Signer signer((Scheme()));
    return number(compare_words(measured_text(signer, tokenizer, "one two three four"),
                                measured_text(signer, tokenizer, "one two three five"))
                      .shared_runs.size());
  });
}

void add_reading_calls(std::vector<EntryPoint>& calls, const Shared& databases) {
  const auto call = [&](const char* name, std::function<std::string(Databases&)> run) {
    calls.push_back({name, [databases] { databases->open("grouped"); },
                     [databases, run = std::move(run)] { return run(*databases); },
                     [databases] { databases->close(); }});
  };
  call("database_scheme", [](Databases& d) { return database_scheme(d.reader()).text(); });
  call("CascadeFinder::find_text", [](Databases& d) {
    return described(CascadeFinder(d.reader(), d.scheme(), d.tokenizer()).find_text(member_text(1, 7)));
  });
  call("CascadeFinder::find_id",
       [](Databases& d) { return described(CascadeFinder(d.reader(), d.scheme(), d.tokenizer()).find_id("2-1")); });
  call("near: query", [](Databases& d) {
    CascadeFinder finder(d.reader(), d.scheme(), d.tokenizer());
    NearFieldProcessor near([&finder](std::string_view id) { return finder.id_query(id); });
    Xapian::QueryParser parser;
    parser.add_boolean_prefix("near", &near);
    return near.parse(parser, "near:1-1").get_description();
  });
  call("find_pairs", [](Databases& d) {
    return number(find_pairs(
                      d.reader(), {}, [](const DocumentPair&) {}, &d.tokenizer())
                      .pairs);
  });
  call("list_groups", [](Databases& d) { return number(list_groups(d.reader(), d.scheme()).size()); });
  call("collapse_by_value", [](Databases& d) {
    Xapian::Enquire enquire = enquire_for(d.reader(), "word0x0");
    return number(collapse_by_value(enquire, d.scheme().slots.group).shown.size());
  });
  call("QueryTimeCollapser", [](Databases& d) {
    Xapian::Enquire enquire = enquire_for(d.reader(), "word0x0");
    return number(QueryTimeCollapser(d.reader(), d.scheme(), d.tokenizer()).collapse(enquire).shown.size());
  });
  call("explain", [](Databases& d) { return number(explain_pair(d.reader(), d.scheme(), d.tokenizer(), 4, 5).bands); });
  call("summarise_database", [](Databases& d) { return number(summarise_database(d.reader(), d.scheme()).groups); });
  call("check_database", [](Databases& d) {
    DatabaseCheckOptions options;
    options.words = true;
    return number(check_database(d.reader(), d.scheme(), d.tokenizer(), options).words_compared);
  });
  call("sample_neighbours",
       [](Databases& d) { return number(sample_neighbours(d.reader(), d.scheme(), d.tokenizer()).drawn); });
  call("idf_snapshot", [](Databases& d) { return idf_snapshot(d.reader(), d.tokenizer(), 0.2).text(); });
  call("distinct_pairs", [](Databases& d) { return number(distinct_pairs(d.reader()).size()); });
}

void add_writing_calls(std::vector<EntryPoint>& calls, const Shared& databases) {
  const auto call = [&](const char* name, const char* database, std::function<std::string(Databases&)> run) {
    calls.push_back({name, [databases, database] { databases->open_copy(database); },
                     [databases, run = std::move(run)] { return run(*databases); },
                     [databases] { databases->close(); }});
  };
  call("DocumentSigner::annotate", "signed", [](Databases& d) {
    DocumentSigner indexer(d.scheme(), std::make_unique<IcuTokenizer>());
    Xapian::Document document = d.writer().get_document(1);
    const std::string signature = described(indexer.annotate(document, kText));
    d.writer().replace_document(1, document);
    return signature;
  });
  call("PolicyWriter::write", "signed", [](Databases& d) {
    DocumentSigner indexer(d.scheme(), std::make_unique<IcuTokenizer>());
    DeduplicationOptions options;
    options.policy = DuplicatePolicy::kMark;
    PolicyWriter arrivals(d.writer(), d.scheme(), indexer.tokenizer(), options);
    const std::string text = member_text(1, 9);
    Xapian::Document document = plain_document(text, "new");
    indexer.annotate(document, text);
    return number(arrivals.write("Qnew", document, text).docid);
  });
  call("sign_database", "unsigned", [](Databases& d) {
    DocumentSigner indexer(d.scheme(), std::make_unique<IcuTokenizer>());
    return number(sign_database(d.writer(), indexer).newly_signed);
  });
  call("sign_database verify", "signed", [](Databases& d) {
    DocumentSigner indexer(d.scheme(), std::make_unique<IcuTokenizer>());
    DatabaseSigningOptions options;
    options.verify = true;
    return number(sign_database(d.writer(), indexer, options).already_signed);
  });
  call("group_database", "signed",
       [](Databases& d) { return number(group_databases({d.writer()}, d.scheme(), d.tokenizer()).grouped_documents); });
  call("group_database again", "grouped", [](Databases& d) {
    d.writer().delete_document(4);
    return number(group_databases({d.writer()}, d.scheme(), d.tokenizer()).grouped_documents);
  });
  call("declare_distinct", "grouped", [](Databases& d) { return number(declare_distinct(d.writer(), "1-1", "1-2")); });
  call("commit_durably", "signed", [](Databases& d) {
    d.writer().set_metadata("key", "value");
    commit_durably(d.writer(), d.path("copy"), {1, 1});
    return std::string("committed");
  });
}

}  // namespace

std::vector<EntryPoint> entry_points(const std::string& folder) {
  const auto databases = std::make_shared<Databases>(folder);
  std::vector<EntryPoint> calls;
  add_text_calls(calls);
  add_reading_calls(calls, databases);
  add_writing_calls(calls, databases);
  return calls;
}

std::vector<EntryPoint> wrong_entry_points() {
  const auto keeps_memory = [] {
    const auto* const kept = new std::string(100, 'a');
    const std::string result(*kept + std::string(100, 'b'));
    delete kept;
    return result;
  };
  const auto takes_failure_for_nothing = [] {
    try {
      return std::string(100, 'a');
    } catch (const std::bad_alloc&) {
      return std::string();
    }
  };
  return {{"keeps memory", {}, keeps_memory, {}}, {"takes failure for nothing", {}, takes_failure_for_nothing, {}}};
}

}  // namespace neardup::faults
