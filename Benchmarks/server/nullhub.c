// A hub that stores nothing: it answers logins and hands each message to every
// member of its room, in the shapes of Roost's protocol. It shows how much of a
// figure is the machine's, the kernel's and the generator's own.
//
//   nullhub PORT MEMBERS     user uN is in room N/MEMBERS
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

struct peer {
    int fd, room, queued;
    char *in, *out;
    size_t in_count, out_start, out_count, out_room;
};

enum { ROOMS = 20000, MEMBERS_MAX = 20000 };
static struct peer **room_members[ROOMS];
static int room_counts[ROOMS], members, epoll_fd;
static struct peer *waiting[1 << 16];
static int waiting_count;

static void put(struct peer *p, const void *bytes, size_t count) {
    if (p->out_start + p->out_count + count > p->out_room) {
        if (p->out_start > 0) memmove(p->out, p->out + p->out_start, p->out_count);
        p->out_start = 0;
        if (p->out_count + count > p->out_room) p->out = realloc(p->out, p->out_room = (p->out_count + count) * 2);
    }
    memcpy(p->out + p->out_start + p->out_count, bytes, count);
    p->out_count += count;
    if (!p->queued) {
        p->queued = 1;
        waiting[waiting_count++] = p;
    }
}

static size_t head(uint8_t *frame, size_t count) {
    frame[0] = 0x81;
    if (count < 126) {
        frame[1] = (uint8_t)count;
        return 2;
    }
    frame[1] = 126;
    frame[2] = (uint8_t)(count >> 8);
    frame[3] = (uint8_t)count;
    return 4;
}

static void text(struct peer *p, char *bytes, size_t count) {
    char answer[1024], event[2048];
    uint8_t start[4];
    bytes[count] = 0;
    long id = atol(bytes + 6);
    char *user = strstr(bytes, "\"user_id\":\"u"), *message = strstr(bytes, "\"message\":\"");
    if (user) {
        p->room = atoi(user + 12) / members;
        int number = room_counts[p->room]++;
        room_members[p->room] = realloc(room_members[p->room], (size_t)(number + 1) * sizeof(struct peer *));
        room_members[p->room][number] = p;
    }
    int length = snprintf(answer, sizeof answer, "{\"id\":%ld,\"result\":{\"message_id\":%ld,\"pad\":\"%0200d\"}}", id, id, 0);
    put(p, start, head(start, (size_t)length));
    put(p, answer, (size_t)length);
    if (!message) return;
    // As long as a message event of Roost with its user, times and numbers.
    length = snprintf(event, sizeof event,
                      "{\"event\":\"message.new\",\"channel\":\"room\",\"seq\":%ld,\"data\":{\"message\":\"%.100s\",\"pad\":\"%0250d\"}}",
                      id, message + 11, 0);
    size_t count_head = head(start, (size_t)length);
    for (int i = 0; i < room_counts[p->room]; i++) {
        put(room_members[p->room][i], start, count_head);
        put(room_members[p->room][i], event, (size_t)length);
    }
}

static size_t take(struct peer *p, char *bytes, size_t count) {
    if (p->room == -2) {
        char *end = memmem(bytes, count, "\r\n\r\n", 4);
        if (!end) return 0;
        static const char upgrade[] = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                      "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n";
        p->room = -1;
        put(p, upgrade, sizeof upgrade - 1);
        return (size_t)(end - bytes) + 4;
    }
    if (count < 8) return 0;
    size_t length = (uint8_t)bytes[1] & 127, start = 6;
    if (length == 126) {
        length = (size_t)(uint8_t)bytes[2] << 8 | (uint8_t)bytes[3];
        start = 8;
    }
    if (count < start + length) return 0;
    for (size_t i = 0; i < length; i++) bytes[start + i] ^= bytes[start - 4 + (i & 3)];
    char saved = bytes[start + length];
    text(p, bytes + start, length);
    bytes[start + length] = saved;
    return start + length;
}

static void receive(struct peer *p) {
    static char bytes[(1 << 16) + 1];
    memcpy(bytes, p->in, p->in_count);
    ssize_t got = recv(p->fd, bytes + p->in_count, sizeof bytes - 1 - p->in_count, 0);
    if (got <= 0) {
        if (got == 0 || errno != EAGAIN) epoll_ctl(epoll_fd, EPOLL_CTL_DEL, p->fd, NULL);
        return;
    }
    size_t count = p->in_count + (size_t)got, used = 0, taken;
    while (used < count && (taken = take(p, bytes + used, count - used)) > 0) used += taken;
    p->in_count = count - used;
    p->in = realloc(p->in, p->in_count + 1);
    memcpy(p->in, bytes + used, p->in_count);
}

static void flush(struct peer *p) {
    p->queued = 0;
    ssize_t sent = send(p->fd, p->out + p->out_start, p->out_count, MSG_NOSIGNAL);
    if (sent > 0) {
        p->out_start += (size_t)sent;
        p->out_count -= (size_t)sent;
    }
    if (p->out_count == 0) {
        free(p->out);
        p->out = NULL;
        p->out_room = p->out_start = 0;
    }
    struct epoll_event event = {.events = EPOLLIN | (p->out_count ? EPOLLOUT : 0), .data.ptr = p};
    static int blocked;
    if (p->out_count || blocked) {
        blocked = 1;
        epoll_ctl(epoll_fd, EPOLL_CTL_MOD, p->fd, &event);
    }
}

int main(int count, char **words) {
    if (count < 3) return 1;
    members = atoi(words[2]);
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    int listening = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), on = 1;
    setsockopt(listening, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(words[1])),
                                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    if (bind(listening, (struct sockaddr *)&address, sizeof address) < 0 || listen(listening, 1024) < 0) {
        perror("listen");
        return 1;
    }
    epoll_fd = epoll_create1(0);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = NULL};
    epoll_ctl(epoll_fd, EPOLL_CTL_ADD, listening, &event);
    for (;;) {
        struct epoll_event events[512];
        int number = epoll_wait(epoll_fd, events, 512, -1);
        for (int i = 0; i < number; i++) {
            struct peer *p = events[i].data.ptr;
            if (p) {
                if (events[i].events & EPOLLOUT && !p->queued) {
                    p->queued = 1;
                    waiting[waiting_count++] = p;
                }
                if (events[i].events & (EPOLLIN | EPOLLHUP | EPOLLERR)) receive(p);
                continue;
            }
            int fd = accept4(listening, NULL, NULL, SOCK_NONBLOCK);
            if (fd < 0) continue;
            setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
            p = calloc(1, sizeof *p);
            p->fd = fd;
            p->room = -2;
            struct epoll_event mine = {.events = EPOLLIN, .data.ptr = p};
            epoll_ctl(epoll_fd, EPOLL_CTL_ADD, fd, &mine);
        }
        for (int i = 0; i < waiting_count; i++) flush(waiting[i]);
        waiting_count = 0;
    }
}
