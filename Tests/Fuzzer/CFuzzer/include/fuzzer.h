#include <stddef.h>
#include <stdint.h>

// libFuzzer's own loop, of the compiler's runtime (LLVM, "Using libFuzzer as a library").
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*run)(const uint8_t *data, size_t size));
