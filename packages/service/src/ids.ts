import { randomBytes } from 'node:crypto'

/** Kinds of things that carry an id, by prefix. */
export type IdPrefix = 'opt' | 'art' | 'job' | 'trl' | 'pub' | 'site' | 'evt' | 'key' | 'whk' | 'dlv' | 'req' | 'ten'

/** Crockford's base 32 in lower case: no i, l, o, u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A prefix and a 26-character ULID: 48 bits of milliseconds, 80 random bits. Sorts by time. Being unguessable is not the access control. */
export function createId(prefix: IdPrefix, milliseconds: number): string {
  let time = milliseconds
  let head = ''
  for (let index = 0; index < 10; index++) {
    head = alphabet[time % 32] + head
    time = Math.floor(time / 32)
  }
  let bits = BigInt(`0x${randomBytes(10).toString('hex')}`)
  let tail = ''
  for (let index = 0; index < 16; index++) {
    tail = alphabet[Number(bits & 31n)] + tail
    bits >>= 5n
  }
  return `${prefix}_${head}${tail}`
}

/** True for an id of that kind as `createId` writes it. */
export function isId(prefix: IdPrefix, text: string): boolean {
  return text.startsWith(`${prefix}_`) && /^[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(text.slice(prefix.length + 1))
}
