/* The floor's way to a Wayland screen: images in shared memory. */
#include <SDL2/SDL.h>
#include <stdbool.h>

/* Returns a surface to paint on, or NULL if SDL does not use Wayland. */
SDL_Surface *shm_start(SDL_Window *window);

/* Shows some rectangles of it. */
void shm_show(const SDL_Rect *rects, int count);
