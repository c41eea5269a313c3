#include "indexing/shard_builder.h"

#include <algorithm>
#include <cstddef>

#include <xapian.h>

#include "database/document_id.h"
#include "database/flushed_transaction.h"
#include "markup/text_hash.h"
#include "neardup/durable_commit.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kLeastMerged = 1 << 16;

}  // namespace

bool IdSet::add(std::string_view id) {
  const std::uint64_t hash = text_hash(id, 0);
  if (std::binary_search(sorted_.begin(), sorted_.end(), hash) || !recent_.insert(hash).second) return false;
  if (recent_.size() < kLeastMerged + sorted_.size() / 8) return true;
  const auto middle = static_cast<std::ptrdiff_t>(sorted_.size());
  sorted_.insert(sorted_.end(), recent_.begin(), recent_.end());
  std::sort(sorted_.begin() + middle, sorted_.end());
  std::inplace_merge(sorted_.begin(), sorted_.begin() + middle, sorted_.end());
  recent_.clear();
  return true;
}

namespace {

constexpr std::size_t kFirstShardBytes = std::size_t{1} << 20;  // of input
constexpr std::size_t kMostShardBytes = std::size_t{8} << 20;   // of input
constexpr std::uint64_t kBufferedBytes = 256 << 10;             // of text; a small table is cheap to write into
constexpr std::size_t kWaitingBytes = std::size_t{128} << 20;   // of input in all shards in work
constexpr std::size_t kLateAtMost = std::size_t{64} << 20;      // bytes of input with repeated ids

/** Add what became of a document. @return whether it is to be written. */
bool add_result(BuiltDocument& built, ShardReport& report) {
  if (!built.id.empty() && built.id != built.task.id) {
    built.failed = "its id is '" + built.id + "', not '" + built.task.id + "'";
  }
  if (!built.failed.empty()) {
    report.failures.push_back(built.task.source + ": " + built.failed);
  } else if (!built.skipped.empty()) {
    report.skipped.emplace_back(built.skipped, built.task.source);
  } else if (built.excluded) {
    report.excluded.push_back(*built.excluded);
  } else {
    report.counts.bytes += built.bytes;
    ++report.counts.added;
    if (built.lacks_words()) report.empty.push_back(built.task.source);
    for (const std::string& kind : built.unread) report.unread.emplace_back(kind, built.task.source);
    if (built.doubtful) ++report.counts.doubtful;
    return true;
  }
  return false;
}

}  // namespace

ShardBuilder::ShardBuilder(const BuildFolder& folder, const Options& options,
                           const std::function<std::unique_ptr<DocumentBuilder>()>& make_builder)
    : folder_(folder),
      options_(options),
      most_bytes_(std::min(kMostShardBytes, kWaitingBytes / (options.jobs + 1))),
      pool_(options.jobs, make_builder) {}

bool ShardBuilder::submit(DocumentTask& task) {
  if (task.id.empty() || late_bytes_ > kLateAtMost) return false;
  if (!ids_.add(unique_term(task.id))) {  // ids with one unique term count as the same
    late_bytes_ += task.reserved + task.source.size();
    late_.push_back(std::move(task));
    return true;
  }
  ++pending_;
  open_.bytes += task.reserved;
  open_.tasks.push_back(std::move(task));
  if (open_.tasks.size() >= options_.documents || open_.bytes >= bytes_of_shard(open_.number)) close_open();
  return true;
}

/** Shards grow, so that all threads have about the same part of a small input, too. */
std::size_t ShardBuilder::bytes_of_shard(std::size_t number) const {
  const std::size_t round = (number - 1) / options_.jobs + 1;
  return std::min(most_bytes_, round * kFirstShardBytes);
}

void ShardBuilder::close_open() {
  while (pool_.pending() > options_.jobs) reports_.push_back(pool_.next());
  const std::size_t next = open_.number + 1;
  pool_.submit([this, shard = std::make_shared<Shard>(std::exchange(open_, {next, 0, {}}))](DocumentBuilder& builder) {
    return build(*shard, builder);
  });
}

std::vector<DocumentTask> ShardBuilder::finish() {
  if (!begins_shard()) close_open();
  while (pool_.pending() != 0) reports_.push_back(pool_.next());
  return std::move(late_);
}

ShardReport ShardBuilder::build(Shard& shard, DocumentBuilder& builder) {
  ShardReport report;
  const std::string part = folder_.part(shard.number);
  {
    Xapian::WritableDatabase database(part, Xapian::DB_CREATE);
    FlushedTransaction changes(database, part, {options_.flush_changes, kBufferedBytes});
    for (DocumentTask& task : shard.tasks) {
      BuiltDocument built = builder.run(std::move(task));
      --pending_;
      if (add_result(built, report)) changes.wrote(database.add_document(built.document), built.bytes);
    }
    changes.commit();
  }
  sync_creation(part);
  folder_.complete(shard.number);
  return report;
}

}  // namespace neardup::cli
