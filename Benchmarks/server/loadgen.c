// The load generator of `roost bench` and of the server's benchmarks: one epoll loop that speaks
// Roost's WebSocket protocol (and as much HTTP as reading history needs) for
// thousands of users, and prints one JSON object for each measurement.
//
// It is run as `roost bench load SCENARIO …`:
//
//   load setup   --port P --api-token T --users 1000 --rooms 50 --members 20 --room-name s1r
//   load traffic --port P --rooms 50 --members 20 --room-name s1r --seconds 10 [--windows 1] [--senders 1]
//   load idle    --port P --connections 5000
//   load fill    --port P --room-name hist --count 100000
//   load history --port P --room-name hist --api-token T --readers 1 --seconds 5
//   load durable --port P --rooms 10 --room-name dur --seconds 2 --acks FILE   (kills --pid at the end)
//
// Common: --host H, --app A, --pid PID of the server, for its processor time and memory,
// --first-user N. Users are u0, u1, ...; members of room k are N+k*members...;
// rooms exist already: `setup` makes them, and what is there stays. A sender is in closed loop: its next message leaves when
// the event of the last one, not the reply, has come back to it. Latency is from
// the moment a message is written to the moment a member has read its event.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "loadgenerator.h"

enum { BODY_BYTES_MOST = 1000, BUCKETS = 64 * 64 };

struct client {
    int fd, user, room;
    bool upgraded, logged, sender, wants_out;
    char *in, *out;
    size_t in_count, in_room, out_start, out_count, out_room;
    uint32_t sent;
    uint64_t request_began;
};

static struct {
    const char *host, *app, *room_name, *api_token, *acks, *label;
    int port, rooms, members, senders, connections, readers, windows, first_user, pid, in_progress, users, body;
    long count;
    double seconds, warm_up;
} option = {.host = "127.0.0.1", .api_token = "", .body = 100, .app = "bench", .room_name = "s1r", .label = "", .port = 8080, .rooms = 1, .members = 1, .senders = 1,
            .readers = 1, .windows = 1, .in_progress = 32, .seconds = 10, .warm_up = 2};

static int epoll_fd;
static struct sockaddr_in server_address;
static struct client *clients;
static int client_count, logged_count;
static uint64_t deliveries, acks, pages, failures;
static uint32_t histogram[BUCKETS];
static bool measuring;
static FILE *ack_file;
static const char *mode;

static void die(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    exit(1);
}

static uint64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

// 64 buckets for each doubling: at most 1.6 % off.
static int bucket(uint64_t value) {
    if (value < 64) return (int)value;
    int shift = 57 - __builtin_clzll(value);
    return (shift + 1) * 64 + (int)((value >> shift) & 63);
}

static double bucket_milliseconds(int index) {
    if (index < 64) return index / 1e6;
    int shift = index / 64 - 1;
    return (double)((uint64_t)(64 + index % 64) << shift) / 1e6;
}

static double quantile(double part) {
    uint64_t total = 0, sum = 0;
    for (int i = 0; i < BUCKETS; i++) total += histogram[i];
    for (int i = 0; i < BUCKETS; i++) {
        sum += histogram[i];
        if (sum > 0 && (double)sum >= part * (double)total) return bucket_milliseconds(i);
    }
    return 0;
}

// MARK: The server's processor time and memory

static double server_seconds(void) {
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/%d/stat", option.pid);
    FILE *file = option.pid ? fopen(path, "r") : NULL;
    if (!file) return 0;
    size_t got = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[got] = 0;
    unsigned long user = 0, system = 0;
    char *after = strrchr(text, ')');
    if (after) sscanf(after + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static long server_kilobytes(void) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/statm", option.pid);
    FILE *file = option.pid ? fopen(path, "r") : NULL;
    long all = 0, resident = 0;
    if (file) {
        if (fscanf(file, "%ld %ld", &all, &resident) != 2) resident = 0;
        fclose(file);
    }
    return resident * 4;
}

static double own_seconds(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

// MARK: Connections

static void watch(struct client *c, int operation) {
    struct epoll_event event = {.events = EPOLLIN | (c->wants_out ? EPOLLOUT : 0), .data.ptr = c};
    epoll_ctl(epoll_fd, operation, c->fd, &event);
}

static void reserve(char **buffer, size_t *room, size_t needed) {
    if (needed <= *room) return;
    *room = needed * 2;
    *buffer = realloc(*buffer, *room);
    if (!*buffer) die("out of memory");
}

static void flush(struct client *c) {
    while (c->out_count > 0) {
        ssize_t sent = send(c->fd, c->out + c->out_start, c->out_count, MSG_NOSIGNAL);
        if (sent < 0) {
            if (errno != EAGAIN) return;
            if (!c->wants_out) {
                c->wants_out = true;
                watch(c, EPOLL_CTL_MOD);
            }
            return;
        }
        c->out_start += (size_t)sent;
        c->out_count -= (size_t)sent;
    }
    c->out_start = 0;
    free(c->out);
    c->out = NULL;
    c->out_room = 0;
    if (c->wants_out) {
        c->wants_out = false;
        watch(c, EPOLL_CTL_MOD);
    }
}

static void write_bytes(struct client *c, const char *bytes, size_t count) {
    reserve(&c->out, &c->out_room, c->out_start + c->out_count + count);
    memcpy(c->out + c->out_start + c->out_count, bytes, count);
    c->out_count += count;
    flush(c);
}

// A masked text frame. The key is zero, which leaves the payload as it is: the
// server undoes the mask all the same, and the generator saves the work.
static void write_text(struct client *c, const char *text, size_t count) {
    char frame[4096];
    size_t head = 2;
    frame[0] = (char)0x81;
    if (count < 126) {
        frame[1] = (char)(0x80 | count);
    } else {
        frame[1] = (char)(0x80 | 126);
        frame[2] = (char)(count >> 8);
        frame[3] = (char)count;
        head = 4;
    }
    memset(frame + head, 0, 4);
    memcpy(frame + head + 4, text, count);
    write_bytes(c, frame, head + 4 + count);
}

static void open_client(struct client *c) {
    c->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (c->fd < 0 || connect(c->fd, (struct sockaddr *)&server_address, sizeof server_address) < 0)
        die("connect: %s", strerror(errno));
    int on = 1;
    setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    // Non-blocking from here on; loopback connects at once.
    fcntl(c->fd, F_SETFL, O_NONBLOCK);
    watch(c, EPOLL_CTL_ADD);
}

static void ask_upgrade(struct client *c) {
    static const char request[] = "GET /v3/socket HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\n"
                                  "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                                  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: roost.v1\r\n\r\n";
    write_bytes(c, request, sizeof request - 1);
}

static void log_in(struct client *c) {
    char text[256];
    int count = snprintf(text, sizeof text,
                         "{\"id\":1,\"method\":\"login\",\"params\":{\"app_id\":\"%s\",\"user_id\":\"u%d\","
                         "\"protocol_version\":1,\"sdk_version\":\"bench\"}}",
                         option.app, c->user);
    write_text(c, text, (size_t)count);
}

// The body is [0-9a-z:]: when it was sent, by whom, its number, and filling up to its length.
static void send_message(struct client *c) {
    char body[BODY_BYTES_MOST + 1], text[2048];
    c->sent++;
    int count = snprintf(body, sizeof body, "%020llu:u%d:%u:", (unsigned long long)now(), c->user, c->sent);
    if (count < option.body) memset(body + count, 'x', (size_t)(option.body - count));
    body[count < option.body ? option.body : count] = 0;
    count = snprintf(text, sizeof text,
                     "{\"id\":%u,\"method\":\"message.send\",\"params\":{\"channel_url\":\"%s%d\","
                     "\"req_id\":\"%d-%llu-%u\",\"message\":\"%s\"}}",
                     c->sent + 1, option.room_name, c->room, c->user, (unsigned long long)getpid(), c->sent, body);
    write_text(c, text, (size_t)count);
}

static void ask_history(struct client *c) {
    char request[512];
    int count = snprintf(request, sizeof request,
                         "GET /v3/group_channels/%s0/messages?message_ts=9223372036854775807&prev_limit=30 HTTP/1.1\r\n"
                         "Host: bench\r\nApi-Token: %s\r\n\r\n",
                         option.room_name, option.api_token);
    c->request_began = now();
    write_bytes(c, request, (size_t)count);
}

// MARK: What comes back

static void message_event(struct client *c, const char *text, size_t count) {
    const char *body = memmem(text, count, "\"message\":\"0", 12);
    if (!body) return;
    body += 11;
    if (measuring) {
        deliveries++;
        histogram[bucket(now() - strtoull(body, NULL, 10))]++;
    }
    if (!c->sender) return;
    char *after = NULL;
    long user = strtol(body + 22, &after, 10);
    if (user == c->user && strcmp(mode, "traffic") == 0) send_message(c);
}

static void text_frame(struct client *c, const char *text, size_t count) {
    static const char event[] = "{\"event\":\"message.new\"", reply[] = "{\"id\":";
    if (count > sizeof event && memcmp(text, event, sizeof event - 1) == 0) return message_event(c, text, count);
    if (count < sizeof reply || memcmp(text, reply, sizeof reply - 1) != 0) return;
    if (memmem(text, count < 64 ? count : 64, "\"error\"", 7)) {
        if (failures++ < 5) fprintf(stderr, "refused: %.*s\n", (int)count, text);
        return;
    }
    if (!c->logged) {
        c->logged = true;
        logged_count++;
        return;
    }
    acks++;
    if (ack_file) {
        const char *id = memmem(text, count, "\"message_id\":", 13), *body = memmem(text, count, "\"message\":\"0", 12);
        if (id && body) fprintf(ack_file, "%d %lld %.40s\n", c->room, strtoll(id + 13, NULL, 10), body + 11);
    }
    // These do not wait for the event: what counts is what was acknowledged.
    if (strcmp(mode, "durable") == 0 || (strcmp(mode, "fill") == 0 && (long)c->sent < option.count)) send_message(c);
}

// Returns how many bytes were taken.
static size_t frame(struct client *c, const char *bytes, size_t count) {
    if (count < 2) return 0;
    size_t length = (uint8_t)bytes[1] & 127, head = 2;
    if (length == 126) {
        if (count < 4) return 0;
        length = (size_t)(uint8_t)bytes[2] << 8 | (uint8_t)bytes[3];
        head = 4;
    } else if (length == 127) {
        if (count < 10) return 0;
        length = 0;
        for (int i = 2; i < 10; i++) length = length << 8 | (uint8_t)bytes[i];
        head = 10;
    }
    if (count < head + length) return 0;
    if (((uint8_t)bytes[0] & 15) == 1) text_frame(c, bytes + head, length);
    if (((uint8_t)bytes[0] & 15) == 8) {
        if (failures++ < 5) fprintf(stderr, "closed by the server with %d\n", (uint8_t)bytes[head] << 8 | (uint8_t)bytes[head + 1]);
    }
    return head + length;
}

static size_t upgrade_answer(struct client *c, const char *bytes, size_t count) {
    const char *end = memmem(bytes, count, "\r\n\r\n", 4);
    if (!end) return 0;
    if (memcmp(bytes, "HTTP/1.1 101", 12) != 0) die("no upgrade: %.60s", bytes);
    c->upgraded = true;
    log_in(c);
    return (size_t)(end - bytes) + 4;
}

static size_t page_answer(struct client *c, const char *bytes, size_t count) {
    const char *end = memmem(bytes, count, "\r\n\r\n", 4);
    if (!end) return 0;
    const char *field = memmem(bytes, count, "content-length: ", 16);
    size_t length = field ? strtoul(field + 16, NULL, 10) : 0, all = (size_t)(end - bytes) + 4 + length;
    if (count < all) return 0;
    if (memcmp(bytes, "HTTP/1.1 200", 12) != 0) die("no page: %.400s", bytes);
    if (measuring) {
        pages++;
        histogram[bucket(now() - c->request_began)]++;
    }
    ask_history(c);
    return all;
}

static void receive(struct client *c) {
    static char bytes[1 << 18];
    ssize_t got = recv(c->fd, bytes, sizeof bytes, 0);
    if (got <= 0) {
        if (got < 0 && errno == EAGAIN) return;
        failures++;
        epoll_ctl(epoll_fd, EPOLL_CTL_DEL, c->fd, NULL);
        return;
    }
    const char *start = bytes;
    size_t count = (size_t)got, used = 0, taken;
    if (c->in_count > 0) {
        reserve(&c->in, &c->in_room, c->in_count + count);
        memcpy(c->in + c->in_count, bytes, count);
        c->in_count += count;
        start = c->in;
        count = c->in_count;
    }
    do {
        taken = strcmp(mode, "history") == 0 ? page_answer(c, start + used, count - used)
                : c->upgraded                ? frame(c, start + used, count - used)
                                             : upgrade_answer(c, start + used, count - used);
        used += taken;
    } while (taken > 0 && used < count);
    size_t rest = count - used;
    if (rest > 0) {
        if (start == c->in) {
            memmove(c->in, c->in + used, rest);
        } else {
            reserve(&c->in, &c->in_room, rest);
            memcpy(c->in, start + used, rest);
        }
    } else if (c->in) {
        // An idle client keeps no buffer: the generator shares the machine's memory with the server.
        free(c->in);
        c->in = NULL;
        c->in_room = 0;
    }
    c->in_count = rest;
}

static void turn(int milliseconds) {
    struct epoll_event events[512];
    int number = epoll_wait(epoll_fd, events, 512, milliseconds);
    for (int i = 0; i < number; i++) {
        struct client *c = events[i].data.ptr;
        if (events[i].events & EPOLLOUT) flush(c);
        if (events[i].events & (EPOLLIN | EPOLLHUP | EPOLLERR)) receive(c);
    }
}

static void run_for(double seconds) {
    uint64_t end = now() + (uint64_t)(seconds * 1e9);
    while (now() < end) turn(10);
}

// MARK: Scenarios

static double log_all_in(void) {
    uint64_t began = now();
    for (int opened = 0; logged_count < client_count;) {
        while (opened < client_count && opened - logged_count < option.in_progress) {
            open_client(&clients[opened]);
            ask_upgrade(&clients[opened++]);
        }
        turn(100);
        if (now() - began > 120ull * 1000000000u) die("only %d of %d logged in", logged_count, client_count);
    }
    return (double)(now() - began) / 1e9;
}

static void make_clients(int count, int members) {
    clients = calloc((size_t)count, sizeof *clients);
    if (!clients) die("out of memory");
    client_count = count;
    for (int i = 0; i < count; i++) {
        clients[i].user = option.first_user + i;
        clients[i].room = i / members;
        clients[i].sender = i % members < option.senders;
    }
}

static void traffic(void) {
    make_clients(option.rooms * option.members, option.members);
    double login = log_all_in();
    for (int i = 0; i < client_count; i++)
        if (clients[i].sender) send_message(&clients[i]);
    run_for(option.warm_up);
    for (int window = 0; window < option.windows; window++) {
        memset(histogram, 0, sizeof histogram);
        deliveries = acks = 0;
        double server = server_seconds(), own = own_seconds();
        uint64_t began = now();
        measuring = true;
        run_for(option.seconds);
        measuring = false;
        double seconds = (double)(now() - began) / 1e9;
        server = server_seconds() - server;
        own = own_seconds() - own;
        printf("{\"scenario\":\"traffic\",\"label\":\"%s\",\"rooms\":%d,\"members\":%d,\"senders\":%d,\"messages_s\":%.0f,"
               "\"deliveries_s\":%.0f,\"p50_ms\":%.2f,\"p99_ms\":%.2f,\"server_cores\":%.2f,\"generator_cores\":%.2f,"
               "\"server_ms_per_1000_deliveries\":%.2f,\"server_rss_kb\":%ld,\"logins_s\":%.0f,\"failures\":%llu}\n",
               option.label, option.rooms, option.members, option.senders, (double)acks / seconds, (double)deliveries / seconds,
               quantile(0.5), quantile(0.99), server / seconds, own / seconds,
               deliveries ? server * 1e6 / (double)deliveries : 0, server_kilobytes(), client_count / login,
               (unsigned long long)failures);
        fflush(stdout);
    }
}

static void idle(void) {
    make_clients(option.connections, 1);
    long before = server_kilobytes();
    double server = server_seconds(), login = log_all_in();
    server = server_seconds() - server;
    run_for(2);
    long after = server_kilobytes();
    printf("{\"scenario\":\"idle\",\"label\":\"%s\",\"connections\":%d,\"rss_before_kb\":%ld,\"rss_after_kb\":%ld,"
           "\"kb_per_connection\":%.2f,\"logins_s\":%.0f,\"server_ms_per_login\":%.3f,\"failures\":%llu}\n",
           option.label, option.connections, before, after, (double)(after - before) / option.connections,
           option.connections / login, server * 1000 / option.connections, (unsigned long long)failures);
}

static void fill(void) {
    make_clients(1, 1);
    option.in_progress = 1;
    log_all_in();
    uint64_t began = now();
    for (int i = 0; i < 48 && i < option.count; i++) send_message(&clients[0]);
    while (acks < (uint64_t)option.count) {
        turn(100);
        if (failures > 0) die("the fill was refused");
    }
    printf("{\"scenario\":\"fill\",\"messages\":%ld,\"messages_s\":%.0f}\n", option.count,
           (double)option.count / ((double)(now() - began) / 1e9));
}

static void history(void) {
    make_clients(option.readers, 1);
    for (int i = 0; i < client_count; i++) {
        open_client(&clients[i]);
        ask_history(&clients[i]);
    }
    run_for(1);
    measuring = true;
    double server = server_seconds();
    uint64_t began = now();
    run_for(option.seconds);
    double seconds = (double)(now() - began) / 1e9;
    printf("{\"scenario\":\"history\",\"label\":\"%s\",\"readers\":%d,\"pages_s\":%.0f,\"p50_ms\":%.3f,\"p99_ms\":%.3f,"
           "\"server_cores\":%.2f}\n",
           option.label, option.readers, (double)pages / seconds, quantile(0.5), quantile(0.99),
           (server_seconds() - server) / seconds);
}

static void durable(void) {
    make_clients(option.rooms, 1);
    ack_file = fopen(option.acks, "w");
    if (!ack_file) die("%s: %s", option.acks, strerror(errno));
    log_all_in();
    for (int i = 0; i < client_count; i++)
        for (int j = 0; j < option.senders; j++) send_message(&clients[i]);
    run_for(option.seconds);
    if (option.pid) kill(option.pid, SIGKILL);
    // What had left the server before it died counts as acknowledged too.
    uint64_t end = now() + 300000000u;
    while (now() < end) turn(10);
    fclose(ack_file);
    printf("{\"scenario\":\"durable\",\"acknowledged\":%llu}\n", (unsigned long long)acks);
}

// MARK: Setup

// Posts JSON and waits for the answer; what is there already stays.
static void post(int fd, const char *path, const char *json) {
    static char bytes[1 << 16];
    int count = snprintf(bytes, sizeof bytes,
                         "POST %s HTTP/1.1\r\nHost: bench\r\nApi-Token: %s\r\nContent-Type: application/json\r\n"
                         "Content-Length: %zu\r\n\r\n%s",
                         path, option.api_token, strlen(json), json);
    for (int sent = 0; sent < count;) {
        ssize_t more = send(fd, bytes + sent, (size_t)(count - sent), MSG_NOSIGNAL);
        if (more <= 0) die("the server closed the connection");
        sent += (int)more;
    }
    size_t got = 0, whole = 0;
    do {
        ssize_t more = recv(fd, bytes + got, sizeof bytes - 1 - got, 0);
        if (more <= 0) die("the server closed the connection");
        got += (size_t)more;
        bytes[got] = 0;
        char *end = strstr(bytes, "\r\n\r\n"), *length = strcasestr(bytes, "\r\ncontent-length:");
        if (end && length) whole = (size_t)(end - bytes) + 4 + strtoul(length + 17, NULL, 10);
        // A large answer need not be kept to be passed over.
        if (whole > sizeof bytes - 1) {
            size_t rest = whole - got;
            got = whole = 0;
            while (rest > 0) {
                more = recv(fd, bytes, rest < sizeof bytes ? rest : sizeof bytes, 0);
                if (more <= 0) die("the server closed the connection");
                rest -= (size_t)more;
            }
            return;
        }
    } while (whole == 0 || got < whole);
    int status = atoi(bytes + 9);
    if (status >= 400 && !strstr(bytes, "400202")) die("POST %s: %d %s", path, status, strstr(bytes, "\r\n\r\n") + 4);
}

static char *names(char *end, int from, int to) {
    for (int i = from; i < to; i++) end += sprintf(end, "%s\"u%d\"", i > from ? "," : "", option.first_user + i);
    return end;
}

// Members past a hundred are invited to a supergroup a hundred at a time.
static void setup(void) {
    static char json[1 << 14], path[256];
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0 || connect(fd, (struct sockaddr *)&server_address, sizeof server_address) < 0)
        die("connect: %s", strerror(errno));
    for (int i = 0; i < option.users; i++) {
        int user = option.first_user + i;
        snprintf(json, sizeof json, "{\"user_id\":\"u%d\",\"nickname\":\"User %d\",\"profile_url\":\"\"}", user, user);
        post(fd, "/v3/users", json);
    }
    for (int room = 0; room < option.rooms; room++) {
        int first = room * option.members, last = first + option.members, step = first + 100 < last ? first + 100 : last;
        char *end = json + sprintf(json, "{\"channel_url\":\"%s%d\",\"name\":\"%s %d\",\"is_super\":%s,\"user_ids\":[",
                                   option.room_name, room, option.room_name, room, last > step ? "true" : "false");
        strcpy(names(end, first, step), "]}");
        post(fd, "/v3/group_channels", json);
        for (; step < last; step += 100) {
            strcpy(names(json + sprintf(json, "{\"user_ids\":["), step, step + 100 < last ? step + 100 : last), "]}");
            snprintf(path, sizeof path, "/v3/group_channels/%s%d/invite", option.room_name, room);
            post(fd, path, json);
        }
    }
    close(fd);
    printf("{\"scenario\":\"setup\",\"users\":%d,\"rooms\":%d,\"members\":%d}\n", option.users, option.rooms,
           option.members);
}

static void find_server(void) {
    struct addrinfo hints = {.ai_family = AF_INET, .ai_socktype = SOCK_STREAM}, *found = NULL;
    int result = getaddrinfo(option.host, NULL, &hints, &found);
    if (result != 0 || !found) die("%s: %s", option.host, gai_strerror(result));
    memcpy(&server_address, found->ai_addr, sizeof server_address);
    server_address.sin_port = htons((uint16_t)option.port);
    freeaddrinfo(found);
}

static const char *next_word(int *index, int count, char **words) {
    if (++*index >= count) die("'%s' needs a value", words[*index - 1]);
    return words[*index];
}

static void read_options(int count, char **words) {
    for (int i = 2; i < count; i++) {
        const char *name = words[i];
#define NUMBER(flag, field) else if (strcmp(name, flag) == 0) option.field = atoi(next_word(&i, count, words))
#define TEXT(flag, field) else if (strcmp(name, flag) == 0) option.field = next_word(&i, count, words)
        if (strcmp(name, "--seconds") == 0) option.seconds = atof(next_word(&i, count, words));
        else if (strcmp(name, "--warm-up") == 0) option.warm_up = atof(next_word(&i, count, words));
        NUMBER("--port", port);
        NUMBER("--rooms", rooms);
        NUMBER("--members", members);
        NUMBER("--senders", senders);
        NUMBER("--connections", connections);
        NUMBER("--readers", readers);
        NUMBER("--windows", windows);
        NUMBER("--first-user", first_user);
        NUMBER("--pid", pid);
        NUMBER("--count", count);
        NUMBER("--users", users);
        NUMBER("--body", body);
        TEXT("--host", host);
        TEXT("--app", app);
        TEXT("--room-name", room_name);
        TEXT("--api-token", api_token);
        TEXT("--acks", acks);
        TEXT("--label", label);
        else die("unknown option '%s'", name);
    }
}

int load_generator_main(int count, char **words) {
    if (count < 2) die("a scenario is missing");
    mode = words[1];
    read_options(count, words);
    if (option.body > BODY_BYTES_MOST) die("a message may have %d bytes", BODY_BYTES_MOST);
    if (option.members < 1 || option.members > 100000 || option.rooms < 0) die("rooms and members are out of range");
    find_server();
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    epoll_fd = epoll_create1(EPOLL_CLOEXEC);
    if (strcmp(mode, "setup") == 0) setup();
    else if (strcmp(mode, "traffic") == 0) traffic();
    else if (strcmp(mode, "idle") == 0) idle();
    else if (strcmp(mode, "fill") == 0) fill();
    else if (strcmp(mode, "history") == 0) history();
    else if (strcmp(mode, "durable") == 0) durable();
    else die("unknown scenario '%s'", mode);
    // A server that is killed closes its connections.
    return failures > 0 && strcmp(mode, "durable") != 0 ? 2 : 0;
}
