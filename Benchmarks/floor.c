/* The floor: the cost of drag and drop on SDL2 alone.
 *
 *   floor [--tiles] [--grid] [--items N] [--font FILE]
 *
 * A list of N rows of 44 pixels, a grid of N tiles of 100×100, or five of them in a column, in a window
 * of 900×700. The mouse drags one; its neighbours jump aside. Only changed rectangles are painted, from cached
 * surfaces, once a pump: onto the window's surface, or under Wayland through images in shared memory.
 * `make bench` compares dragplay with it.
 */
#include "shm.h"

#include <SDL2/SDL_ttf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum { WIDTH = 900, HEIGHT = 700, ROW = 44, MARGIN = 20, TILE = 100, GAP = 16, TILES = 5, PITCH = 112,
       COLUMNS = 7, LEFT = 64, MAX_RECTS = 4 };

typedef struct {
  bool tiles, grid;
  int count;          /* The number of items. */
  int *order;         /* The item at each place. */
  SDL_Surface **face; /* Each item's picture, drawn on first use. */
  TTF_Font *font;
  SDL_Window *window;
  SDL_Surface *screen;
  bool shared;        /* Whether the screen is shown through shared memory. */
  int held;           /* The place of the item that is dragged, or -1. */
  SDL_Point grab;     /* The grab offset. */
  SDL_Rect lifted;    /* The frame of the dragged item. */
  SDL_Rect dirty[MAX_RECTS];
  int dirty_count;
  long frames, motions;
} Floor;

static void die(const char *what) {
  fprintf(stderr, "floor: %s: %s\n", what, SDL_GetError());
  exit(1);
}

/* The frame of a place. */
static SDL_Rect slot(const Floor *f, int place) {
  if (f->tiles) return (SDL_Rect){(WIDTH - TILE) / 2, 60 + place * (TILE + GAP), TILE, TILE};
  if (f->grid) return (SDL_Rect){LEFT + place % COLUMNS * PITCH, MARGIN + place / COLUMNS * PITCH, TILE, TILE};
  return (SDL_Rect){MARGIN, place * ROW, WIDTH - 2 * MARGIN, ROW};
}

/* The number of visible places. */
static int visible(const Floor *f) {
  int fit = f->tiles ? TILES : f->grid ? (HEIGHT / PITCH + 1) * COLUMNS : HEIGHT / ROW + 1;
  return fit < f->count ? fit : f->count;
}

/* The column of a grid at a width. */
static int column_at(int x) {
  int column = (x - LEFT) / PITCH;
  return column < 0 ? 0 : column >= COLUMNS ? COLUMNS - 1 : column;
}

/* The place at a point, or the nearest one. */
static int place_at(const Floor *f, int x, int y) {
  int place = f->tiles ? (y - 60 + GAP / 2) / (TILE + GAP) : y / ROW;
  if (f->grid) place = (y - MARGIN) / PITCH * COLUMNS + column_at(x);
  int last = visible(f) - 1;
  return place < 0 ? 0 : place > last ? last : place;
}

static SDL_Surface *draw_item(const Floor *f, int item) {
  static const Uint32 colors[TILES] = {0xf04438, 0x3478f6, 0x2c2c34, 0x30b35a, 0xf7c325};
  SDL_Rect size = slot(f, 0);
  SDL_Surface *face = SDL_CreateRGBSurfaceWithFormat(0, size.w, size.h, 32, f->screen->format->format);
  if (!face) die("surface");
  SDL_FillRect(face, NULL, f->tiles || f->grid ? colors[item % TILES] : 0xffffff);
  if (f->tiles) return face;
  char words[32];
  snprintf(words, sizeof words, f->grid ? "%d" : "Row %d", item + 1);
  if (!f->grid) SDL_FillRect(face, &(SDL_Rect){0, size.h - 1, size.w, 1}, 0xd8dae2);
  SDL_Color ink = f->grid ? (SDL_Color){255, 255, 255, 255} : (SDL_Color){28, 30, 38, 255};
  SDL_Surface *text = TTF_RenderUTF8_Blended(f->font, words, ink);
  if (!text) die("text");
  int left = f->grid ? (size.w - text->w) / 2 : 16;
  SDL_BlitSurface(text, NULL, face, &(SDL_Rect){left, (size.h - text->h) / 2, 0, 0});
  SDL_FreeSurface(text);
  return face;
}

static void paint_item(Floor *f, int place, SDL_Rect at) {
  int item = f->order[place];
  if (!f->face[item]) f->face[item] = draw_item(f, item);
  SDL_BlitSurface(f->face[item], NULL, f->screen, &at);
}

/* Marks a rectangle for the next frame; rectangles that touch become one. */
static void soil(Floor *f, SDL_Rect rect) {
  if (!SDL_IntersectRect(&rect, &(SDL_Rect){0, 0, WIDTH, HEIGHT}, &rect)) return;
  for (int i = 0; i < f->dirty_count; i++) {
    if (f->dirty_count < MAX_RECTS && !SDL_HasIntersection(&f->dirty[i], &rect)) continue;
    SDL_UnionRect(&f->dirty[i], &rect, &f->dirty[i]);
    return;
  }
  f->dirty[f->dirty_count++] = rect;
}

static void paint(Floor *f) {
  if (f->dirty_count == 0) return;
  for (int i = 0; i < f->dirty_count; i++) {
    SDL_SetClipRect(f->screen, &f->dirty[i]);
    SDL_FillRect(f->screen, NULL, 0xf2f3f7);
    for (int place = 0; place < visible(f); place++) {
      SDL_Rect rect = slot(f, place);
      if (place != f->held && SDL_HasIntersection(&rect, &f->dirty[i])) paint_item(f, place, rect);
    }
    if (f->held >= 0) paint_item(f, f->held, f->lifted);
  }
  SDL_SetClipRect(f->screen, NULL);
  if (f->shared) shm_show(f->dirty, f->dirty_count);
  else SDL_UpdateWindowSurfaceRects(f->window, f->dirty, f->dirty_count);
  f->dirty_count = 0;
  f->frames++;
}

static void press(Floor *f, SDL_Point at) {
  int place = place_at(f, at.x, at.y);
  SDL_Rect rect = slot(f, place);
  if (!SDL_PointInRect(&at, &rect)) return;
  f->held = place;
  f->grab = (SDL_Point){at.x - rect.x, at.y - rect.y};
  f->lifted = rect;
}

static void drag(Floor *f, SDL_Point to) {
  f->motions++;
  if (f->held < 0) return;
  soil(f, f->lifted);
  f->lifted.x = to.x - f->grab.x;
  f->lifted.y = to.y - f->grab.y;
  soil(f, f->lifted);
  int target = place_at(f, f->lifted.x + f->lifted.w / 2, f->lifted.y + f->lifted.h / 2);
  for (int step = target > f->held ? 1 : -1; f->held != target; f->held += step) {
    int item = f->order[f->held];
    f->order[f->held] = f->order[f->held + step];
    f->order[f->held + step] = item;
    soil(f, slot(f, f->held));
    soil(f, slot(f, f->held + step));
  }
}

static void release(Floor *f) {
  if (f->held < 0) return;
  soil(f, f->lifted);
  soil(f, slot(f, f->held));
  f->held = -1;
}

/* Handles an event; returns false to end the program. */
static bool handle(Floor *f, const SDL_Event *e) {
  switch (e->type) {
    case SDL_QUIT: return false;
    case SDL_MOUSEBUTTONDOWN:
      if (e->button.button == SDL_BUTTON_LEFT) press(f, (SDL_Point){e->button.x, e->button.y});
      break;
    case SDL_MOUSEMOTION: drag(f, (SDL_Point){e->motion.x, e->motion.y}); break;
    case SDL_MOUSEBUTTONUP:
      if (e->button.button == SDL_BUTTON_LEFT) release(f);
      break;
    case SDL_WINDOWEVENT:
      if (e->window.event == SDL_WINDOWEVENT_EXPOSED) soil(f, (SDL_Rect){0, 0, WIDTH, HEIGHT});
      break;
  }
  return true;
}

static void parse(Floor *f, int argc, char **argv, const char **font) {
  for (int i = 1; i < argc; i++) {
    if (!strcmp(argv[i], "--tiles")) f->tiles = true;
    else if (!strcmp(argv[i], "--grid")) f->grid = true;
    else if (!strcmp(argv[i], "--items") && i + 1 < argc) f->count = atoi(argv[++i]);
    else if (!strcmp(argv[i], "--font") && i + 1 < argc) *font = argv[++i];
    else f->count = 0;
  }
  if (f->tiles && f->count > 0) f->count = TILES;
  if (f->count < 1) {
    fprintf(stderr, "usage: floor [--tiles] [--grid] [--items N] [--font FILE]\n");
    exit(2);
  }
}

static void start(Floor *f, const char *font) {
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
  if (SDL_Init(SDL_INIT_VIDEO) || TTF_Init()) die("start");
  if (!(f->font = TTF_OpenFont(font, 15))) die(font);
  f->window = SDL_CreateWindow("Floor", 0, 0, WIDTH, HEIGHT, SDL_WINDOW_SHOWN);
  if (!f->window) die("window");
  f->screen = shm_start(f->window);
  f->shared = f->screen;
  if (!f->screen && !(f->screen = SDL_GetWindowSurface(f->window))) die("surface");
  f->order = malloc(sizeof *f->order * f->count);
  f->face = calloc(f->count, sizeof *f->face);
  if (!f->order || !f->face) die("memory");
  for (int i = 0; i < f->count; i++) f->order[i] = i;
}

static void report(const Floor *f) {
  struct rusage use;
  getrusage(RUSAGE_SELF, &use);
  double cpu = (use.ru_utime.tv_sec + use.ru_stime.tv_sec) * 1e3 +
               (use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1e3;
  printf("cpu_ms=%.1f frames=%ld motions=%ld peak_kib=%ld\n", cpu, f->frames, f->motions, use.ru_maxrss);
}

int main(int argc, char **argv) {
  Floor f = {.count = 1000, .held = -1};
  const char *font = "Assets/fonts/Regular.otf";
  parse(&f, argc, argv, &font);
  start(&f, font);
  soil(&f, (SDL_Rect){0, 0, WIDTH, HEIGHT});
  paint(&f);
  puts("ready");
  fflush(stdout);
  SDL_Event event;
  for (bool running = true; running && SDL_WaitEvent(&event);) {
    do running = handle(&f, &event) && running;
    while (SDL_PollEvent(&event));
    paint(&f);
  }
  report(&f);
  return 0;
}
