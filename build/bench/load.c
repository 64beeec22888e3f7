/*
 * A keep-alive HTTP/1.1 client on one thread: so many connections to 127.0.0.1, each waiting for its answer before it asks
 * again. It costs a fraction of what any server does, so that what is measured is the server.
 *
 *   load PORT CONNECTIONS MILLISECONDS STATUS FILE once|round [PAUSE_US]
 *
 * STATUS is that of every answer; 2 stands for any success. FILE holds requests, each after its length in four bytes
 * (little endian). `once` sends each of them once and ends when they are used up, `round` begins again. PAUSE_US waits
 * between an answer and the next request. It ends early at SIGTERM.
 * Prints one line of JSON: how many were answered, in how many seconds, latencies in microseconds (`first`: the slowest
 * first answer, counted from opening the connection), how many requests were used, and how many had another status.
 */
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

struct connection {
  int fd, answered, asking;
  double asked, wakes;
  char *bytes;
  size_t have, room;
};

static volatile sig_atomic_t stopped = 0;
static void stop(int signal) { (void)signal, stopped = 1; }

static double now_us(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static void fail(const char *what) {
  fprintf(stderr, "load: %s: %s\n", what, strerror(errno));
  exit(1);
}

static char *requests;
static size_t requests_size, at = 0;
static long used = 0;
static int again;

/* The next request and its length, or 0 when they are used up. */
static size_t next_request(char **request) {
  if (at >= requests_size) {
    if (!again) return 0;
    at = 0;
  }
  uint32_t length;
  memcpy(&length, requests + at, 4);
  *request = requests + at + 4;
  at += 4 + length;
  used++;
  return length;
}

static void read_requests(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) fail(path);
  fseek(file, 0, SEEK_END);
  requests_size = (size_t)ftell(file);
  rewind(file);
  requests = malloc(requests_size + 1);
  if (!requests || fread(requests, 1, requests_size, file) != requests_size) fail(path);
  fclose(file);
}

/* Sends the next request; 0 when there is none. Requests are small enough for the socket's buffer. */
static int ask(struct connection *c) {
  char *request;
  size_t length = next_request(&request), sent = 0;
  if (length == 0) return 0;
  while (sent < length) {
    ssize_t n = send(c->fd, request + sent, length - sent, MSG_NOSIGNAL);
    if (n < 0 && errno != EAGAIN && errno != EINTR) fail("send");
    if (n > 0) sent += (size_t)n;
  }
  if (c->answered) c->asked = now_us();
  c->asking = 1;
  return 1;
}

/* The value of a header, or NULL. `head` ends with a zero. */
static const char *header(const char *head, const char *name) {
  size_t length = strlen(name);
  for (const char *line = strstr(head, "\r\n"); line; line = strstr(line + 2, "\r\n"))
    if (strncasecmp(line + 2, name, length) == 0 && line[2 + length] == ':') return line + 3 + length;
  return NULL;
}

/* How long the body is that ends here by its chunks, or -1 while it is not complete. */
static long chunked(const char *body, size_t have) {
  size_t here = 0;
  for (;;) {
    const char *end = memmem(body + here, have - here, "\r\n", 2);
    if (!end) return -1;
    size_t size = strtoul(body + here, NULL, 16);
    here = (size_t)(end - body) + 2 + size + 2;
    if (here > have) return -1;
    if (size == 0) return (long)here;
  }
}

/* The status of the answer that is complete in the buffer, 0 while it is not; `whole` is its length. */
static int answer(struct connection *c, size_t *whole) {
  char *end = memmem(c->bytes, c->have, "\r\n\r\n", 4);
  if (!end) return 0;
  size_t head = (size_t)(end - c->bytes) + 4;
  char kept = end[2];
  end[2] = 0;
  int status = atoi(c->bytes + 9);
  const char *length = header(c->bytes, "content-length");
  int in_chunks = header(c->bytes, "transfer-encoding") != NULL;
  long body = status == 304 || status == 204 ? 0 : length ? atol(length) : 0;
  end[2] = kept;
  if (in_chunks && status != 304 && status != 204) body = chunked(c->bytes + head, c->have - head);
  if (body < 0 || c->have < head + (size_t)body) return 0;
  *whole = head + (size_t)body;
  return status;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double *latencies;
static long answers = 0, rooms = 0, wrong = 0;
static double slowest_first = 0;

static void note(struct connection *c, int status, int expected, size_t whole) {
  double took = now_us() - c->asked;
  if (answers == rooms) {
    rooms = rooms ? rooms * 2 : 65536;
    latencies = realloc(latencies, (size_t)rooms * sizeof *latencies);
    if (!latencies) fail("memory");
  }
  latencies[answers++] = took;
  if (!c->answered && took > slowest_first) slowest_first = took;
  c->answered = 1;
  c->asking = 0;
  if ((expected < 10 ? status / 100 : status) == expected) return;
  if (wrong++ == 0) fprintf(stderr, "load: %.*s\n", (int)(whole < 700 ? whole : 700), c->bytes);
}

static void take(struct connection *c, int expected) {
  for (;;) {
    if (c->room - c->have < 65536) {
      c->room = c->room ? c->room * 2 : 131072;
      c->bytes = realloc(c->bytes, c->room);
      if (!c->bytes) fail("memory");
    }
    ssize_t n = recv(c->fd, c->bytes + c->have, c->room - c->have, 0);
    if (n == 0) fail("the server closed a connection");
    if (n < 0 && (errno == EAGAIN || errno == EINTR)) break;
    if (n < 0) fail("recv");
    c->have += (size_t)n;
  }
  size_t whole = 0;
  int status = answer(c, &whole);
  if (status == 0) return;
  note(c, status, expected, whole);
  memmove(c->bytes, c->bytes + whole, c->have - whole);
  c->have -= whole;
}

static void open_one(struct connection *c, int port, int poll) {
  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  c->fd = socket(AF_INET, SOCK_STREAM, 0);
  c->asked = now_us();
  if (c->fd < 0 || connect(c->fd, (struct sockaddr *)&to, sizeof to) < 0) fail("connect");
  int one = 1;
  setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  fcntl(c->fd, F_SETFL, O_NONBLOCK);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
  if (epoll_ctl(poll, EPOLL_CTL_ADD, c->fd, &event) < 0) fail("epoll");
}

int main(int count, char **words) {
  if (count < 7) return fprintf(stderr, "load PORT CONNECTIONS MILLISECONDS STATUS FILE once|round [PAUSE_US]\n"), 2;
  int port = atoi(words[1]), connections = atoi(words[2]), expected = atoi(words[4]), open = 0;
  double pause = count > 7 ? atof(words[7]) : 0;
  again = strcmp(words[6], "round") == 0;
  read_requests(words[5]);
  signal(SIGTERM, stop);
  int poll = epoll_create1(0);
  struct connection *all = calloc((size_t)connections, sizeof *all);
  double began = now_us(), ends = began + atof(words[3]) * 1e3;
  for (int n = 0; n < connections; n++) open_one(&all[n], port, poll);
  for (int n = 0; n < connections; n++) open += ask(&all[n]);
  struct epoll_event events[256];
  while (open > 0) {
    int ready = epoll_wait(poll, events, 256, pause > 0 ? 1 : 100);
    double now = now_us();
    int over = stopped || now > ends;
    for (int n = 0; n < ready; n++) {
      struct connection *c = events[n].data.ptr;
      take(c, expected);
      if (c->asking) continue;
      if (over) open--;
      else if (pause > 0) c->wakes = now + pause;
      else if (!ask(c)) open--;
    }
    for (int n = 0; pause > 0 && n < connections; n++) {
      struct connection *c = &all[n];
      if (c->asking || c->wakes == 0 || (!over && c->wakes > now)) continue;
      c->wakes = 0;
      if (over || !ask(c)) open--;
    }
  }
  double seconds = (now_us() - began) / 1e6;
  qsort(latencies, (size_t)answers, sizeof *latencies, compare);
#define AT(share) (answers ? latencies[(long)((double)(answers - 1) * (share))] : 0)
  printf("{\"answers\":%ld,\"seconds\":%.6f,\"p50\":%.1f,\"p95\":%.1f,\"p99\":%.1f,\"max\":%.1f,\"first\":%.1f,\"used\":%ld,\"wrong\":%ld}\n",
         answers, seconds, AT(0.5), AT(0.95), AT(0.99), AT(1.0), slowest_first, used, wrong);
  return 0;
}
