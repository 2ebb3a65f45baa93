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


cdef inline int nth_set(uint8_t* mask, int n, int size) noexcept nogil:
    cdef int found = next_set(mask, 0, size)
    while n > 0:
        found = next_set(mask, found + 1, size)
        n -= 1
    return found


cdef inline void copy_state(void* target, const void* source, int size) noexcept nogil:
    memcpy(target, source, size)
