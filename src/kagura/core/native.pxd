# The C twins of kagura.core.primitives.
from libc.stdint cimport uint8_t
from libc.string cimport memchr, memcpy, memset


cdef inline void clear(uint8_t* mask, int n) noexcept nogil:
    memset(mask, 0, n)


cdef inline int next_set(uint8_t* mask, int start, int n) noexcept nogil:
    if start >= n:
        return n
    cdef const uint8_t* found = <const uint8_t*>memchr(mask + start, 1, n - start)
    return n if found == NULL else <int>(found - mask)


cdef inline void copy_state(void* target, const void* source, int size) noexcept nogil:
    memcpy(target, source, size)
