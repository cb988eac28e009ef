/* Drags evenly with the mouse of a private display, for measurements.
 *
 *   drive drag    X0 Y0 X1 Y1   press, 300 motions of 8 ms there and back, release
 *   drive hover   X0 Y0 X1 Y1   the same motions without a press
 *   drive place   X0 Y0 0  0    moves the window there, under Wayland
 *   drive latency X0 Y0 X1 Y1   press, lift, then 100 small motions: how soon does the window change?
 *
 * The last prints the median and the 95th percentile in milliseconds; the motions are too small for any neighbour
 * to make room. Under X11 it observes a narrow column around the pointer, in which the lifted item's edges move.
 * Under Wayland, where WESTON_INJECT names the compositor's input (Tests/Fixtures/wayland/inject.c), the compositor measures the
 * time until the window DRAG_WINDOW, a process, commits the next image.
 */
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>

enum { MOTIONS = 300, PERIOD = 8, PROBES = 100, REACH = 64, WIDE = 2, PATIENCE = 100 };

static Display *display; /* NULL under Wayland */
static FILE *compositor; /* NULL under X11 */
static const char *window;

static void die(const char *what) {
  fprintf(stderr, "drive: %s\n", what);
  exit(1);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void sleep_until(double moment) {
  double left = moment - now();
  if (left <= 0) return;
  struct timespec pause = {(time_t)(left / 1e3), (long)(left * 1e6) % 1000000000L};
  nanosleep(&pause, NULL);
}

static void connect_to_compositor(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  snprintf(address.sun_path, sizeof address.sun_path, "%s", path);
  int file = socket(AF_UNIX, SOCK_STREAM, 0);
  if (file < 0 || connect(file, (struct sockaddr *)&address, sizeof address)) die("no compositor");
  compositor = fdopen(file, "r+");
  if (!compositor) die("no compositor");
  setvbuf(compositor, NULL, _IONBF, 0);
}

/* Sends a command to the compositor, and returns its answer, which holds until the next. */
static const char *ask(const char *command) {
  static char answer[128];
  fprintf(compositor, "%s\n", command);
  if (!fgets(answer, sizeof answer, compositor)) die("the compositor is gone");
  return answer;
}

static void move(int x, int y) {
  if (compositor) {
    char command[64];
    snprintf(command, sizeof command, "pointer %d %d", x, y);
    ask(command);
  } else {
    XTestFakeMotionEvent(display, -1, x, y, 0);
    XFlush(display);
  }
}

static void button(bool down) {
  if (compositor) {
    ask(down ? "button 272 1" : "button 272 0");
  } else {
    XTestFakeButtonEvent(display, 1, down, 0);
    XSync(display, False);
  }
}

/* Moves evenly, a step each period, and returns at the end of the last period. */
static void glide(int x0, int y0, int x1, int y1, int steps) {
  double begin = now();
  for (int i = 1; i <= steps; i++) {
    sleep_until(begin + (i - 1) * PERIOD);
    move(x0 + (x1 - x0) * i / steps, y0 + (y1 - y0) * i / steps);
  }
  sleep_until(begin + steps * PERIOD);
}

static void press(int x, int y) {
  move(x, y);
  sleep_until(now() + 200);
  button(true);
  sleep_until(now() + 100);
}

static XImage *column(int x, int y) {
  int top = y > REACH ? y - REACH : 0;
  int height = DisplayHeight(display, DefaultScreen(display)) - top;
  return XGetImage(display, DefaultRootWindow(display), x, top, WIDE,
                   height < 2 * REACH ? height : 2 * REACH, AllPlanes, ZPixmap);
}

static bool same(const XImage *a, const XImage *b) {
  return !memcmp(a->data, b->data, (size_t)a->bytes_per_line * a->height);
}

/* Returns the time in which a motion to x, `to` changes the column at x, y; negative if it does not. */
static double probe_pixels(int x, int y, int to) {
  XImage *before = column(x, y);
  double begin = now(), taken = -1;
  move(x, to);
  while (taken < 0 && now() - begin < PATIENCE) {
    XImage *after = column(x, y);
    if (!same(before, after)) taken = now() - begin;
    XDestroyImage(after);
  }
  XDestroyImage(before);
  return taken;
}

/* Returns the time until a motion to x, y makes the window commit an image; negative if it does not. */
static double probe_commit(int x, int y) {
  char command[96];
  double taken;
  snprintf(command, sizeof command, "probe %s %d %d", window, x, y);
  return sscanf(ask(command), "%lf", &taken) == 1 ? taken : -1;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void latency(int x, int y) {
  double taken[PROBES];
  int count = 0;
  for (int i = 0; i < PROBES; i++) {
    int to = i % 2 ? y : y + 4;
    double one = compositor ? probe_commit(x, to) : probe_pixels(x, y, to);
    if (one >= 0) taken[count++] = one;
    sleep_until(now() + 20);
  }
  qsort(taken, count, sizeof *taken, ascending);
  if (count > 0) printf("median_ms=%.2f p95_ms=%.2f ", taken[count / 2], taken[count * 95 / 100]);
  printf("probes=%d missed=%d\n", PROBES, PROBES - count);
}

int main(int argc, char **argv) {
  const char *mode = argc == 6 ? argv[1] : "";
  bool drags = !strcmp(mode, "drag"), hovers = !strcmp(mode, "hover"), places = !strcmp(mode, "place");
  if (!drags && !hovers && !places && strcmp(mode, "latency")) {
    fprintf(stderr, "usage: drive drag|hover|place|latency X0 Y0 X1 Y1\n");
    return 2;
  }
  int x0 = atoi(argv[2]), y0 = atoi(argv[3]), x1 = atoi(argv[4]), y1 = atoi(argv[5]);
  const char *path = getenv("WESTON_INJECT");
  window = getenv("DRAG_WINDOW");
  if (path && window) connect_to_compositor(path);
  else if (!(display = XOpenDisplay(NULL))) die("no display");
  if (places) {
    char command[64];
    snprintf(command, sizeof command, "place %s %d %d", window ? window : "", x0, y0);
    double end = now() + 5000;
    while (compositor && strncmp(ask(command), "ok", 2)) {
      if (now() > end) die("no window");
      sleep_until(now() + 5);
    }
    return 0;
  }
  if (hovers) move(x0, y0);
  else press(x0, y0);
  if (drags || hovers) {
    glide(x0, y0, x1, y1, MOTIONS / 2);
    glide(x1, y1, x0, y0, MOTIONS / 2);
  } else {
    glide(x0, y0, x0, y0 + 12, 6);
    sleep_until(now() + 1000); /* The lift has settled. */
    latency(x0, y0 + 12);
  }
  if (!hovers) button(false);
  if (display) XCloseDisplay(display);
  return 0;
}
