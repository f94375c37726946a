#ifndef CLINUX_H
#define CLINUX_H
// What Glibc does not export to Swift: epoll, eventfd, accept4 and the socket
// calls around them, in plain integers. Each call returns what the system call
// returns, or -errno, so that Swift need not read errno after the fact.

#include <stddef.h>
#include <stdint.h>
#include <sys/uio.h>

/// One readiness report.
struct clinux_event {
    uint64_t token;
    uint32_t events;
};

/// Bits of `events`, equal to EPOLLIN and so on.
enum { CLINUX_READABLE = 0x001, CLINUX_WRITABLE = 0x004, CLINUX_ERROR = 0x008, CLINUX_HANGUP = 0x010,
       CLINUX_PEER_CLOSED = 0x2000 };

int clinux_epoll_create(void);
int clinux_epoll_add(int epoll, int fd, uint64_t token, uint32_t events);
int clinux_epoll_change(int epoll, int fd, uint64_t token, uint32_t events);
int clinux_epoll_remove(int epoll, int fd);
/// At most 256 events a call. An interrupted wait returns 0.
int clinux_epoll_wait(int epoll, struct clinux_event *events, int count, int timeout_milliseconds);

int clinux_eventfd(void);
void clinux_eventfd_signal(int fd);
void clinux_eventfd_clear(int fd);

/// A listening TCP socket on a numeric address. Port 0 lets the system choose.
int clinux_listen(const char *address, uint16_t port, int backlog);
int clinux_accept(int fd);
/// The port a socket is bound to.
int clinux_local_port(int fd);
/// The peer's numeric address; returns 0 or -errno.
int clinux_peer_address(int fd, char *text, size_t size);
/// Begins to connect to a numeric address. Returns the socket, not yet connected.
int clinux_connect(const char *address, uint16_t port);
/// The outcome of a connect that was begun: 0 or -errno.
int clinux_socket_error(int fd);
/// Resolves a name to numeric addresses, each ended by a zero byte. Blocks. Returns how many, or -1.
int clinux_resolve(const char *host, char *texts, size_t size);

/// A socket on which the kernel tells of links, addresses and routes that come and go (rtnetlink(7)).
int clinux_watch_network(void);
/// Reads all that waits on it: 1 where an address, a route or a running link came, else 0, or -errno.
int clinux_network_came(int fd);
/// The same over the bytes of one report.
int clinux_report_says_came(const void *bytes, size_t count);

ptrdiff_t clinux_receive(int fd, void *bytes, size_t count);
ptrdiff_t clinux_send(int fd, const struct iovec *pieces, int count);
void clinux_shutdown_writing(int fd);
int clinux_close(int fd);
uint64_t clinux_monotonic_nanoseconds(void);
int clinux_random(void *bytes, size_t count);

/// Blocks SIGTERM, SIGINT and SIGHUP in this thread and those it starts later, and ignores SIGPIPE.
int clinux_block_stop_signals(void);
/// Waits for one of the three: its number or -errno.
int clinux_wait_for_stop_signal(void);

/// Raises the limit of open descriptors to what the system allows; returns the limit or -errno.
long clinux_raise_descriptor_limit(void);
/// Waits until a child has ended, without taking its status: 0, or -ETIMEDOUT, or -errno.
int clinux_wait_for_child(int pid, int timeout_milliseconds);
/// Opens or makes a file and locks it for this process until it ends. Returns the descriptor,
/// or -errno: -EWOULDBLOCK when another process has it.
int clinux_lock_file(const char *path);
/// The same, but waits while another process has it.
int clinux_wait_for_lock(const char *path);

/// A socket in a folder, for processes of this machine. Returns a blocking descriptor or -errno.
int clinux_local_listen(const char *folder, const char *name);
/// Connects to it.
int clinux_local_connect(const char *folder, const char *name);
/// Waits for somebody of this user, or root; -ECANCELED once `stop` is readable. Others are sent away. Reading and
/// writing on what it returns wait 10 seconds at the most.
int clinux_local_accept(int fd, int stop);
/// Sends a text as one datagram to a local address, in a folder or, with @ before it, in none: 0 or -errno.
int clinux_notify(const char *path, const char *text);
#endif
