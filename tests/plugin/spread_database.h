/** @file spread_database.h
 *  The same documents with the same docids in every kind of database that Xapian searches. */
#ifndef NEARDUP_TESTS_PLUGIN_SPREAD_DATABASE_H
#define NEARDUP_TESTS_PLUGIN_SPREAD_DATABASE_H

#include <xapian.h>

#include <memory>
#include <string>
#include <vector>

#include "remote_server.h"
#include "temporary_folder.h"

namespace neardup {

/** A way to look at the documents. */
struct DatabaseView {
  std::string name;
  Xapian::Database database;
  bool local;
  bool remote_shards;  // several shards, of which one is remote at least
};

class SpreadDatabase {
 public:
  static constexpr std::size_t kShards = 3;

  SpreadDatabase() : whole_(created("whole")) {
    for (std::size_t i = 0; i != kShards; ++i) shards_.push_back(created("shard" + std::to_string(i)));
    for (const Xapian::WritableDatabase& shard : shards_) all_shards_.add_database(shard);
  }

  void add(const Xapian::Document& document) {
    whole_.add_document(document);
    shards_[added_++ % kShards].add_document(document);
  }

  /** The documents in one database, and in three: both to be written alike. */
  Xapian::WritableDatabase& whole() { return whole_; }
  Xapian::WritableDatabase& sharded() { return all_shards_; }

  /** Local views, and remote ones where a server is installed; what was added before the first call. */
  std::vector<DatabaseView> views() {
    whole_.commit();
    for (Xapian::WritableDatabase& shard : shards_) shard.commit();
    std::vector<DatabaseView> views{{"one database", Xapian::Database(folder_.path("whole")), true, false},
                                    {"three shards", local_shards(0), true, false}};
    if (!RemoteServer::available()) return views;
    if (servers_.empty()) start_servers();
    Xapian::Database mixed = local_shards(2), remote;
    for (std::size_t i = kShards - 2; i != kShards; ++i) mixed.add_database(servers_[i]->open());
    for (std::size_t i = 0; i != kShards; ++i) remote.add_database(servers_[i]->open());
    views.push_back({"a remote database", servers_[kShards]->open(), false, false});
    views.push_back({"three shards behind one server", servers_[kShards + 1]->open(), false, false});
    views.push_back({"a local and two remote shards", mixed, false, true});
    views.push_back({"three remote shards", remote, false, true});
    return views;
  }

 private:
  Xapian::WritableDatabase created(const std::string& name) {
    return Xapian::WritableDatabase(folder_.path(name), Xapian::DB_CREATE_OR_OVERWRITE | Xapian::DB_NO_SYNC);
  }

  Xapian::Database local_shards(std::size_t left_out) {
    Xapian::Database database;
    for (std::size_t i = 0; i + left_out != kShards; ++i) {
      database.add_database(Xapian::Database(folder_.path("shard" + std::to_string(i))));
    }
    return database;
  }

  void start_servers() {
    std::vector<std::string> shards;
    for (std::size_t i = 0; i != kShards; ++i) shards.push_back(folder_.path("shard" + std::to_string(i)));
    for (const std::string& shard : shards) servers_.push_back(std::make_unique<RemoteServer>(std::vector{shard}));
    servers_.push_back(std::make_unique<RemoteServer>(std::vector{folder_.path("whole")}));
    servers_.push_back(std::make_unique<RemoteServer>(shards));
  }

  TemporaryFolder folder_;
  Xapian::WritableDatabase whole_;
  std::vector<Xapian::WritableDatabase> shards_;
  Xapian::WritableDatabase all_shards_;
  std::size_t added_ = 0;
  std::vector<std::unique_ptr<RemoteServer>> servers_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_SPREAD_DATABASE_H
