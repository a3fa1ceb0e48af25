import { randomUUID } from 'node:crypto'

/** Kinds of things that carry an id, by prefix. */
export type IdPrefix = 'opt' | 'art' | 'job' | 'trl' | 'pub' | 'site' | 'evt' | 'key' | 'whk' | 'dlv' | 'req' | 'ten' | 'src'

/** Crockford's base 32 in lower case: no i, l, o, u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A prefix and a 26-character ULID: 48 bits of milliseconds, 80 random bits. Sorts by time. Being unguessable is not the access control. */
export function createId(prefix: IdPrefix, milliseconds: number): string {
  // Node makes UUIDs many at a time; these parts of them are random in all bits
  const random = randomUUID()
  const [first, second] = [random.slice(0, 8) + random.slice(9, 11), random.slice(26)]
  return `${prefix}_${digitsOf(milliseconds, 10)}${digitsOf(Number.parseInt(first, 16), 8)}${digitsOf(Number.parseInt(second, 16), 8)}`
}

function digitsOf(value: number, length: number): string {
  let rest = value
  let text = ''
  for (let index = 0; index < length; index++) {
    text = alphabet[rest % 32] + text
    rest = Math.floor(rest / 32)
  }
  return text
}

/** True for an id of that kind as `createId` writes it. */
export function isId(prefix: IdPrefix, text: string): boolean {
  return text.startsWith(`${prefix}_`) && /^[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(text.slice(prefix.length + 1))
}
