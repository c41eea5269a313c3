/** @file remote_server.h
 *  xapian-tcpsrv on the loopback interface for the time of a test. */
#ifndef NEARDUP_TESTS_PLUGIN_REMOTE_SERVER_H
#define NEARDUP_TESTS_PLUGIN_REMOTE_SERVER_H

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <xapian.h>

#include <chrono>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace neardup {

/** Serves databases, as one, to Xapian::Remote::open(). */
class RemoteServer {
 public:
  enum class Access { kReadOnly, kWritable };

  /** @param idle  after how long the server closes a connection that nobody uses. */
  explicit RemoteServer(const std::vector<std::string>& databases, Access access = Access::kReadOnly,
                        std::chrono::milliseconds idle = std::chrono::minutes(1))
      : idle_(idle) {
    for (int attempt = 0; attempt != 5; ++attempt) {
      port_ = free_port();
      start(databases, access);
      if (answers()) return;
      stop();
    }
    throw std::runtime_error("xapian-tcpsrv does not answer");
  }
  RemoteServer(const RemoteServer&) = delete;
  RemoteServer& operator=(const RemoteServer&) = delete;
  ~RemoteServer() { stop(); }

  Xapian::Database open() const { return Xapian::Remote::open("127.0.0.1", port_); }

  Xapian::WritableDatabase open_writable() const { return Xapian::Remote::open_writable("127.0.0.1", port_); }

  /** Whether the program is installed. */
  static bool available() { return ::access("/usr/bin/xapian-tcpsrv", X_OK) == 0; }

 private:
  static unsigned free_port() {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    const bool bound = ::bind(socket, reinterpret_cast<const sockaddr*>(&address), size) == 0 &&
                       ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) == 0;
    ::close(socket);
    if (!bound) throw std::runtime_error("no free port");
    return ntohs(address.sin_port);
  }

  // A session of its own: the server ends its whole process group on SIGTERM.
  void start(const std::vector<std::string>& databases, Access access) {
    std::vector<std::string> words{"xapian-tcpsrv", "--quiet", "--interface=127.0.0.1",
                                   "--port=" + std::to_string(port_),
                                   "--idle-timeout=" + std::to_string(idle_.count())};
    if (access == Access::kWritable) words.push_back("--writable");
    words.insert(words.end(), databases.begin(), databases.end());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    server_ = ::fork();
    if (server_ != 0) return;
    ::setsid();
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    const int nowhere = ::open("/dev/null", O_RDWR);
    ::dup2(nowhere, STDOUT_FILENO);
    ::dup2(nowhere, STDERR_FILENO);
    ::execv("/usr/bin/xapian-tcpsrv", arguments.data());
    ::_exit(127);
  }

  bool answers() {
    for (int wait = 0; wait != 200; ++wait) {
      try {
        Xapian::Remote::open("127.0.0.1", port_).get_doccount();
        return true;
      } catch (const Xapian::NetworkError&) {
        if (::waitpid(server_, nullptr, WNOHANG) != 0) {
          server_ = 0;  // it ended: the port was taken
          return false;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(25));
      }
    }
    return false;
  }

  void stop() {
    if (server_ <= 0) return;
    ::kill(-server_, SIGKILL);
    ::kill(server_, SIGKILL);
    ::waitpid(server_, nullptr, 0);
    server_ = 0;
  }

  std::chrono::milliseconds idle_;
  unsigned port_ = 0;
  pid_t server_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_PLUGIN_REMOTE_SERVER_H
