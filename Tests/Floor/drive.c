/* Drags with the mouse of an X display, evenly, for measurements.
 *
 *   drive drag    X0 Y0 X1 Y1   press, 300 motions of 8 ms there and back, release
 *   drive latency X0 Y0 X1 Y1   press, lift, then 100 small motions: how soon does a pixel change?
 *
 * The second prints the median and the 95th percentile in milliseconds. It observes a narrow column
 * around the pointer, in which the lifted item's edges move; the motions are too small for
 * any neighbour to make room.
 */
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOTIONS = 300, PERIOD = 8, PROBES = 100, REACH = 64, WIDE = 2, PATIENCE = 100 };

static Display *display;

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

static void move(int x, int y) {
  XTestFakeMotionEvent(display, -1, x, y, 0);
  XFlush(display);
}

static void button(bool down) {
  XTestFakeButtonEvent(display, 1, down, 0);
  XSync(display, False);
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
  XSync(display, False);
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

/* Returns the time in which a motion to a point changes the column at x, y; negative if it does not. */
static double probe(int x, int y, int to) {
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

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void latency(int x, int y) {
  double taken[PROBES];
  int count = 0;
  for (int i = 0; i < PROBES; i++) {
    double one = probe(x, y, i % 2 ? y : y + 4);
    if (one >= 0) taken[count++] = one;
    sleep_until(now() + 20);
  }
  qsort(taken, count, sizeof *taken, ascending);
  if (count > 0) printf("median_ms=%.2f p95_ms=%.2f ", taken[count / 2], taken[count * 95 / 100]);
  printf("probes=%d missed=%d\n", PROBES, PROBES - count);
}

int main(int argc, char **argv) {
  bool probing = argc == 6 && !strcmp(argv[1], "latency");
  if (argc != 6 || (!probing && strcmp(argv[1], "drag"))) {
    fprintf(stderr, "usage: drive drag|latency X0 Y0 X1 Y1\n");
    return 2;
  }
  int x0 = atoi(argv[2]), y0 = atoi(argv[3]), x1 = atoi(argv[4]), y1 = atoi(argv[5]);
  if (!(display = XOpenDisplay(NULL))) {
    fprintf(stderr, "drive: no display\n");
    return 1;
  }
  press(x0, y0);
  if (probing) {
    glide(x0, y0, x0, y0 + 12, 6);
    sleep_until(now() + 1000); /* The lift has settled. */
    latency(x0, y0 + 12);
  } else {
    glide(x0, y0, x1, y1, MOTIONS / 2);
    glide(x1, y1, x0, y0, MOTIONS / 2);
  }
  button(false);
  XCloseDisplay(display);
  return 0;
}
