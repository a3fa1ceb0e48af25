/** Bytes of bodies that the attacked service works on at the same moment: what it would choose with 512 MiB of memory. */
export const bodyBytes = 32 * 1024 * 1024
