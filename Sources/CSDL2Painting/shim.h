#ifndef CSDL2_PAINTING_SHIM_H
#define CSDL2_PAINTING_SHIM_H

#include "../CSDL2/shim.h"
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>

#endif
