#include "shm.h"

#include <SDL2/SDL_syswm.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wayland-client.h>

enum { BUFFERS = 3, MAX_MISSING = 64 };

/* An image that the compositor reads; `missing` is what it lacks of the painted surface. */
typedef struct {
  struct wl_buffer *buffer;
  char *pixels;
  bool held;
  SDL_Rect missing[MAX_MISSING];
  int count;
} Image;

static struct {
  struct wl_display *display;
  struct wl_event_queue *queue;
  struct wl_surface *surface;
  struct wl_shm *shm;
  SDL_Surface *canvas;
  Image images[BUFFERS];
} shell;

static void released(void *image, struct wl_buffer *buffer) {
  (void)buffer;
  ((Image *)image)->held = false;
}

static const struct wl_buffer_listener buffer_listener = {released};

static void found(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)data, (void)version;
  if (!strcmp(interface, "wl_shm")) shell.shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
}

static void lost(void *data, struct wl_registry *registry, uint32_t name) { (void)data, (void)registry, (void)name; }

static const struct wl_registry_listener registry_listener = {found, lost};

static void make(Image *image) {
  SDL_Surface *canvas = shell.canvas;
  size_t size = (size_t)canvas->pitch * canvas->h;
  int file = memfd_create("floor", MFD_CLOEXEC);
  if (file < 0 || ftruncate(file, size)) exit(1);
  image->pixels = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  struct wl_shm_pool *pool = wl_shm_create_pool(shell.shm, file, size);
  image->buffer = wl_shm_pool_create_buffer(pool, 0, canvas->w, canvas->h, canvas->pitch, WL_SHM_FORMAT_XRGB8888);
  wl_shm_pool_destroy(pool);
  close(file);
  wl_buffer_add_listener(image->buffer, &buffer_listener, image);
  image->missing[0] = (SDL_Rect){0, 0, canvas->w, canvas->h};
  image->count = 1;
}

SDL_Surface *shm_start(SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) return NULL;
  shell.display = info.info.wl.display;
  shell.surface = info.info.wl.surface;
  shell.queue = wl_display_create_queue(shell.display);
  struct wl_display *own = wl_proxy_create_wrapper(shell.display);
  wl_proxy_set_queue((struct wl_proxy *)own, shell.queue);
  struct wl_registry *registry = wl_display_get_registry(own);
  wl_proxy_wrapper_destroy(own);
  wl_registry_add_listener(registry, &registry_listener, NULL);
  wl_display_roundtrip_queue(shell.display, shell.queue);
  int width, height;
  SDL_GetWindowSize(window, &width, &height);
  shell.canvas = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888);
  return shell.canvas;
}

void shm_show(const SDL_Rect *rects, int count) {
  wl_display_dispatch_queue_pending(shell.display, shell.queue);
  Image *free_one = NULL;
  for (int i = 0; i < BUFFERS; i++) {
    Image *image = &shell.images[i];
    if (!free_one && !image->held) free_one = image;
    if (!image->buffer) continue;
    if (image->count + count > MAX_MISSING) {
      image->missing[0] = (SDL_Rect){0, 0, shell.canvas->w, shell.canvas->h};
      image->count = 1;
    } else {
      memcpy(image->missing + image->count, rects, count * sizeof *rects);
      image->count += count;
    }
  }
  if (!free_one) return;
  if (!free_one->buffer) make(free_one);
  for (int i = 0; i < free_one->count; i++) {
    SDL_Rect rect = free_one->missing[i];
    for (int y = rect.y; y < rect.y + rect.h; y++) {
      size_t start = (size_t)y * shell.canvas->pitch + rect.x * 4;
      memcpy(free_one->pixels + start, (char *)shell.canvas->pixels + start, rect.w * 4);
    }
  }
  free_one->count = 0;
  free_one->held = true;
  wl_surface_attach(shell.surface, free_one->buffer, 0, 0);
  for (int i = 0; i < count; i++) wl_surface_damage_buffer(shell.surface, rects[i].x, rects[i].y, rects[i].w, rects[i].h);
  wl_surface_commit(shell.surface);
  wl_display_flush(shell.display);
}
