#define _GNU_SOURCE
#include "CLinux.h"

#include <poll.h>
#include <sys/syscall.h>
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/time.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

_Static_assert(CLINUX_READABLE == EPOLLIN && CLINUX_WRITABLE == EPOLLOUT && CLINUX_ERROR == EPOLLERR &&
                   CLINUX_HANGUP == EPOLLHUP && CLINUX_PEER_CLOSED == EPOLLRDHUP,
               "the event bits are the kernel's");

static int result(long value) { return value < 0 ? -errno : (int)value; }

int clinux_epoll_create(void) { return result(epoll_create1(EPOLL_CLOEXEC)); }

static int control(int epoll, int operation, int fd, uint64_t token, uint32_t events) {
    struct epoll_event event = {.events = events, .data.u64 = token};
    return result(epoll_ctl(epoll, operation, fd, &event));
}

int clinux_epoll_add(int epoll, int fd, uint64_t token, uint32_t events) {
    return control(epoll, EPOLL_CTL_ADD, fd, token, events);
}

int clinux_epoll_change(int epoll, int fd, uint64_t token, uint32_t events) {
    return control(epoll, EPOLL_CTL_MOD, fd, token, events);
}

int clinux_epoll_remove(int epoll, int fd) { return control(epoll, EPOLL_CTL_DEL, fd, 0, 0); }

int clinux_epoll_wait(int epoll, struct clinux_event *events, int count, int timeout_milliseconds) {
    struct epoll_event ready[256];
    if (count > 256) count = 256;
    int number = epoll_wait(epoll, ready, count, timeout_milliseconds);
    if (number < 0) return errno == EINTR ? 0 : -errno;
    for (int i = 0; i < number; i++) {
        events[i].token = ready[i].data.u64;
        events[i].events = ready[i].events;
    }
    return number;
}

int clinux_eventfd(void) { return result(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)); }

void clinux_eventfd_signal(int fd) {
    uint64_t one = 1;
    // A full counter means that it is signalled already.
    ssize_t ignored = write(fd, &one, sizeof one);
    (void)ignored;
}

void clinux_eventfd_clear(int fd) {
    uint64_t count;
    ssize_t ignored = read(fd, &count, sizeof count);
    (void)ignored;
}

static socklen_t parse(const char *address, uint16_t port, struct sockaddr_storage *storage) {
    memset(storage, 0, sizeof *storage);
    struct sockaddr_in *four = (struct sockaddr_in *)storage;
    struct sockaddr_in6 *six = (struct sockaddr_in6 *)storage;
    if (inet_pton(AF_INET, address, &four->sin_addr) == 1) {
        four->sin_family = AF_INET;
        four->sin_port = htons(port);
        return sizeof *four;
    }
    if (inet_pton(AF_INET6, address, &six->sin6_addr) == 1) {
        six->sin6_family = AF_INET6;
        six->sin6_port = htons(port);
        return sizeof *six;
    }
    return 0;
}

static void no_delay(int fd) {
    int on = 1;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

int clinux_listen(const char *address, uint16_t port, int backlog) {
    struct sockaddr_storage storage;
    socklen_t length = parse(address, port, &storage);
    if (length == 0) return -EINVAL;
    int fd = socket(storage.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0) return -errno;
    int on = 1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (bind(fd, (struct sockaddr *)&storage, length) < 0 || listen(fd, backlog) < 0) {
        int error = errno;
        close(fd);
        return -error;
    }
    return fd;
}

int clinux_accept(int fd) {
    int accepted = accept4(fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (accepted < 0) return -errno;
    no_delay(accepted);
    return accepted;
}

int clinux_local_port(int fd) {
    struct sockaddr_storage storage;
    socklen_t length = sizeof storage;
    if (getsockname(fd, (struct sockaddr *)&storage, &length) < 0) return -errno;
    if (storage.ss_family == AF_INET6) return ntohs(((struct sockaddr_in6 *)&storage)->sin6_port);
    return ntohs(((struct sockaddr_in *)&storage)->sin_port);
}

int clinux_peer_address(int fd, char *text, size_t size) {
    struct sockaddr_storage storage;
    socklen_t length = sizeof storage;
    if (getpeername(fd, (struct sockaddr *)&storage, &length) < 0) return -errno;
    const void *address = storage.ss_family == AF_INET6 ? (const void *)&((struct sockaddr_in6 *)&storage)->sin6_addr
                                                        : (const void *)&((struct sockaddr_in *)&storage)->sin_addr;
    return inet_ntop(storage.ss_family, address, text, (socklen_t)size) ? 0 : -errno;
}

int clinux_connect(const char *address, uint16_t port) {
    struct sockaddr_storage storage;
    socklen_t length = parse(address, port, &storage);
    if (length == 0) return -EINVAL;
    int fd = socket(storage.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0) return -errno;
    no_delay(fd);
    if (connect(fd, (struct sockaddr *)&storage, length) < 0 && errno != EINPROGRESS) {
        int error = errno;
        close(fd);
        return -error;
    }
    return fd;
}

int clinux_socket_error(int fd) {
    int error = 0;
    socklen_t length = sizeof error;
    if (getsockopt(fd, SOL_SOCKET, SO_ERROR, &error, &length) < 0) return -errno;
    return -error;
}

int clinux_resolve(const char *host, char *texts, size_t size) {
    struct addrinfo hints = {.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM};
    struct addrinfo *list = NULL;
    if (getaddrinfo(host, NULL, &hints, &list) != 0) return -1;
    int count = 0;
    for (struct addrinfo *one = list; one != NULL && size > INET6_ADDRSTRLEN; one = one->ai_next) {
        const void *address = one->ai_family == AF_INET6 ? (const void *)&((struct sockaddr_in6 *)one->ai_addr)->sin6_addr
                                                         : (const void *)&((struct sockaddr_in *)one->ai_addr)->sin_addr;
        if (!inet_ntop(one->ai_family, address, texts, (socklen_t)size)) continue;
        size_t used = strlen(texts) + 1;
        texts += used;
        size -= used;
        count++;
    }
    freeaddrinfo(list);
    return count;
}

ptrdiff_t clinux_receive(int fd, void *bytes, size_t count) {
    ssize_t received;
    do received = recv(fd, bytes, count, 0);
    while (received < 0 && errno == EINTR);
    return received < 0 ? -errno : received;
}

ptrdiff_t clinux_send(int fd, const struct iovec *pieces, int count) {
    struct msghdr message = {.msg_iov = (struct iovec *)pieces, .msg_iovlen = (size_t)count};
    ssize_t sent;
    // One piece is by far the most common, and `send` spares the kernel the list of one.
    do sent = count == 1 ? send(fd, pieces->iov_base, pieces->iov_len, MSG_NOSIGNAL)
                         : sendmsg(fd, &message, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent < 0 ? -errno : sent;
}

void clinux_shutdown_writing(int fd) { shutdown(fd, SHUT_WR); }

int clinux_close(int fd) { return result(close(fd)); }

uint64_t clinux_monotonic_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

int clinux_random(void *bytes, size_t count) {
    char *next = bytes;
    while (count > 0) {
        ssize_t got = getrandom(next, count, 0);
        if (got < 0) {
            if (errno == EINTR) continue;
            return -errno;
        }
        next += got;
        count -= (size_t)got;
    }
    return 0;
}

static void stop_signals(sigset_t *set) {
    sigemptyset(set);
    sigaddset(set, SIGTERM);
    sigaddset(set, SIGINT);
    sigaddset(set, SIGHUP);
}

int clinux_block_stop_signals(void) {
    signal(SIGPIPE, SIG_IGN);
    sigset_t set;
    stop_signals(&set);
    return -pthread_sigmask(SIG_BLOCK, &set, NULL);
}

int clinux_wait_for_stop_signal(void) {
    sigset_t set;
    stop_signals(&set);
    int number = 0;
    int error = sigwait(&set, &number);
    return error != 0 ? -error : number;
}

long clinux_raise_descriptor_limit(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) < 0) return -errno;
    limit.rlim_cur = limit.rlim_max;
    if (setrlimit(RLIMIT_NOFILE, &limit) < 0) return -errno;
    return (long)limit.rlim_cur;
}

int clinux_lock_file(const char *path) {
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0) return -errno;
    if (flock(fd, LOCK_EX | LOCK_NB) < 0) {
        int error = errno;
        close(fd);
        return -error;
    }
    return fd;
}

int clinux_wait_for_lock(const char *path) {
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0) return -errno;
    while (flock(fd, LOCK_EX) < 0) {
        if (errno == EINTR) continue;
        int error = errno;
        close(fd);
        return -error;
    }
    return fd;
}

// The folder by its descriptor: its path may be longer than a socket's name can be.
static int local_address(const char *folder, const char *name, struct sockaddr_un *address, int *folder_fd) {
    *folder_fd = open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (*folder_fd < 0) return -errno;
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    snprintf(address->sun_path, sizeof address->sun_path, "/proc/self/fd/%d/%s", *folder_fd, name);
    return 0;
}

static int local_socket(const char *folder, const char *name, int listens) {
    struct sockaddr_un address;
    int folder_fd = -1;
    int error = local_address(folder, name, &address, &folder_fd);
    if (error < 0) return error;
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0) {
        error = errno;
    } else if (listens) {
        unlink(address.sun_path);
        if (bind(fd, (struct sockaddr *)&address, sizeof address) < 0 || chmod(address.sun_path, 0600) < 0
            || listen(fd, 16) < 0)
            error = errno;
    } else if (connect(fd, (struct sockaddr *)&address, sizeof address) < 0) {
        error = errno;
    }
    close(folder_fd);
    if (error == 0) return fd;
    if (fd >= 0) close(fd);
    return -error;
}

int clinux_local_listen(const char *folder, const char *name) { return local_socket(folder, name, 1); }

int clinux_local_connect(const char *folder, const char *name) { return local_socket(folder, name, 0); }

int clinux_local_accept(int fd, int stop) {
    for (;;) {
        struct pollfd waiting[2] = {{.fd = fd, .events = POLLIN}, {.fd = stop, .events = POLLIN}};
        if (poll(waiting, 2, -1) < 0) {
            if (errno == EINTR) continue;
            return -errno;
        }
        if (waiting[1].revents) return -ECANCELED;
        int accepted = accept4(fd, NULL, NULL, SOCK_CLOEXEC);
        if (accepted < 0) {
            if (errno == EINTR || errno == ECONNABORTED) continue;
            return -errno;
        }
        struct ucred peer;
        socklen_t length = sizeof peer;
        struct timeval patience = {.tv_sec = 10};
        if (getsockopt(accepted, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0
            && (peer.uid == geteuid() || peer.uid == 0)) {
            setsockopt(accepted, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
            setsockopt(accepted, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
            return accepted;
        }
        close(accepted);
    }
}

int clinux_notify(const char *path, const char *text) {
    struct sockaddr_un address;
    size_t count = strlen(path);
    if (count == 0 || count >= sizeof address.sun_path) return -EINVAL;
    memset(&address, 0, sizeof address);
    address.sun_family = AF_UNIX;
    memcpy(address.sun_path, path, count);
    // A name that begins with @ is one in no folder.
    if (path[0] == '@') address.sun_path[0] = 0;
    int fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (fd < 0) return -errno;
    socklen_t length = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + count);
    ssize_t sent = sendto(fd, text, strlen(text), MSG_NOSIGNAL, (struct sockaddr *)&address, length);
    int error = sent < 0 ? -errno : 0;
    close(fd);
    return error;
}

int clinux_watch_network(void) {
    int fd = socket(AF_NETLINK, SOCK_RAW | SOCK_NONBLOCK | SOCK_CLOEXEC, NETLINK_ROUTE);
    if (fd < 0) return -errno;
    struct sockaddr_nl address = {
        .nl_family = AF_NETLINK,
        .nl_groups = RTMGRP_LINK | RTMGRP_IPV4_IFADDR | RTMGRP_IPV6_IFADDR | RTMGRP_IPV4_ROUTE | RTMGRP_IPV6_ROUTE,
    };
    if (bind(fd, (struct sockaddr *)&address, sizeof address) == 0) return fd;
    int error = errno;
    close(fd);
    return -error;
}

int clinux_report_says_came(const void *bytes, size_t count) {
    const char *at = bytes;
    while (count >= sizeof(struct nlmsghdr)) {
        struct nlmsghdr head;
        memcpy(&head, at, sizeof head);
        if (head.nlmsg_len < sizeof head || head.nlmsg_len > count) return 0;
        if (head.nlmsg_type == RTM_NEWADDR || head.nlmsg_type == RTM_NEWROUTE) return 1;
        if (head.nlmsg_type == RTM_NEWLINK && head.nlmsg_len >= NLMSG_HDRLEN + sizeof(struct ifinfomsg)) {
            struct ifinfomsg link;
            memcpy(&link, at + NLMSG_HDRLEN, sizeof link);
            if (link.ifi_flags & IFF_RUNNING) return 1;
        }
        size_t step = NLMSG_ALIGN(head.nlmsg_len);
        if (step > count) return 0;
        at += step;
        count -= step;
    }
    return 0;
}

int clinux_network_came(int fd) {
    int came = 0;
    char bytes[8192];
    for (;;) {
        ssize_t count = recv(fd, bytes, sizeof bytes, 0);
        if (count > 0) {
            came |= clinux_report_says_came(bytes, (size_t)count);
        } else if (count == 0 || errno == EAGAIN || errno == EWOULDBLOCK) {
            return came;
        } else if (errno == ENOBUFS) {
            // More happened than the kernel kept: something may have come.
            came = 1;
        } else if (errno != EINTR) {
            return -errno;
        }
    }
}

int clinux_wait_for_child(int pid, int timeout_milliseconds) {
    // Debian's C library knows no wrapper for it.
    int fd = (int)syscall(SYS_pidfd_open, pid, 0);
    if (fd < 0) return -errno;
    struct pollfd ended = { .fd = fd, .events = POLLIN };
    int result = poll(&ended, 1, timeout_milliseconds);
    int error = result > 0 ? 0 : result == 0 ? -ETIMEDOUT : -errno;
    close(fd);
    return error;
}
