#include "fonts.h"

// The assembler copies the files, which takes no time; as an array in a source they would take minutes to compile.
#define FONT(name, file)                                               \
  __asm__(".section .rodata\n"                                         \
          ".global cfonts_" #name "\n"                                 \
          "cfonts_" #name ":\n"                                        \
          ".incbin \"../../../Assets/fonts/" file "\"\n"               \
          ".global cfonts_" #name "_end\n"                             \
          "cfonts_" #name "_end:\n"                                    \
          ".byte 0\n"                                                  \
          ".previous\n");                                              \
  extern const char cfonts_##name[], cfonts_##name##_end[];

FONT(regular, "Regular.otf")
FONT(semibold, "SemiBold.otf")
FONT(mono, "Mono.ttf")
FONT(cjk, "CJK.otf")
FONT(cjk_semibold, "CJK-SemiBold.otf")

struct cfonts_file cfonts_file(enum cfonts_face face) {
#define CASE(name) \
  case cfonts_face_##name: return (struct cfonts_file){cfonts_##name, (int32_t)(cfonts_##name##_end - cfonts_##name)}
  switch (face) {
    CASE(regular);
    CASE(semibold);
    CASE(mono);
    CASE(cjk);
    CASE(cjk_semibold);
  }
  return (struct cfonts_file){0, 0};
}
