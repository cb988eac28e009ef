// The texts are in C because its assembler takes a file as it is: Swift's compiler would read an array of 20,000
// numbers, and take three seconds for each language.

#include "CTexts.h"

// The assembler finds a file from the folder of headers.
#define TEXTS(code)                        \
  __asm__(".section .rodata\n"             \
          "texts_" #code ":\n"             \
          ".incbin \"../Texts/" #code ".ftl\"\n" \
          ".byte 0\n"                      \
          ".text\n");                      \
  extern const char texts_##code[];

// A file that is looked for is one that this file depends on: a changed text is assembled again.
#if __has_include("Texts/en.ftl")
TEXTS(en)
#endif
#if __has_include("Texts/ja.ftl")
TEXTS(ja)
#endif
#if __has_include("Texts/ko.ftl")
TEXTS(ko)
#endif
#if __has_include("Texts/es.ftl")
TEXTS(es)
#endif

// A new language comes last, since recordings hold the entries of the list by number.
static const struct texts languages[] = {
    {"en", "english", texts_en},
    {"ja", "japanese", texts_ja},
    {"ko", "korean", texts_ko},
    {"es", "spanish", texts_es},
};

int texts_count(void) { return sizeof languages / sizeof languages[0]; }

struct texts texts_at(int index) { return languages[index]; }
