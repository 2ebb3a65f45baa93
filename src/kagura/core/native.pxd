# The C twins of kagura.core.primitives.
from libc.math cimport floor
from libc.stdint cimport int64_t, uint8_t, uint64_t
from libc.string cimport memchr, memcpy, memset

cdef extern from *:
    """
    #include <stdint.h>
    #define KAGURA_EACH_BYTE 0x0101010101010101ULL

    /* A number that is never greater: what the checked mode proves, said to the compiler. */
    static inline int64_t kagura_at_most(int64_t n, int64_t most) {
    #if defined(__GNUC__)
        if (n > most) __builtin_unreachable();
    #else
        (void)most;
    #endif
        return n;
    }
    """
    const uint64_t EACH_BYTE "KAGURA_EACH_BYTE"
    int64_t at_most "kagura_at_most"(int64_t n, int64_t most) noexcept nogil


cdef inline void clear(uint8_t* mask, int n) noexcept nogil:
    memset(mask, 0, n)


cdef inline int next_set(uint8_t* mask, int start, int n) noexcept nogil:
    if start >= n:
        return n
    cdef const uint8_t* found = <const uint8_t*>memchr(mask + start, 1, n - start)
    return n if found == NULL else <int>(found - mask)


# Eight marks at a time: the bytes are 0 or 1, so one multiplication adds them up.
cdef inline int nth_set(uint8_t* mask, int n, int size) noexcept nogil:
    cdef int at = 0
    cdef int left = n
    cdef int marked
    cdef uint64_t word
    while at + 8 <= size:
        memcpy(&word, mask + at, 8)
        marked = <int>((word * EACH_BYTE) >> 56)
        if marked > left:
            break
        left -= marked
        at += 8
    while at < size:
        if mask[at]:
            if left == 0:
                return at
            left -= 1
        at += 1
    return size


cdef inline void copy_state(void* target, const void* source, int size) noexcept nogil:
    memcpy(target, source, size)


cdef inline int whole_below(double number) noexcept nogil:
    return <int>floor(number)
