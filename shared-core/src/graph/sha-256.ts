/** Fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
// biome-ignore format: a table
const K = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
  0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
  0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]

/**
 * SHA-256 (FIPS 180-4) of the text's UTF-8 bytes as 64 hex digits. Lone surrogates count as U+FFFD.
 * Own code because the platform's is asynchronous and missing on plain-http pages.
 */
export function sha256(text: string): string {
  const bytes = utf8(text)
  const length = bytes.length
  const words = new Uint32Array(((length + 72) >> 6) << 4)
  for (let i = 0; i < length; i += 1) words[i >> 2]! |= bytes[i]! << (24 - (i & 3) * 8)
  words[length >> 2]! |= 0x80 << (24 - (length & 3) * 8)
  words[words.length - 2] = Math.floor(length / 0x20000000)
  words[words.length - 1] = length << 3
  const state = new Uint32Array([0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19])
  const schedule = new Uint32Array(64)
  for (let block = 0; block < words.length; block += 16) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) schedule[i] = words[block + i]!
      else {
        const x = schedule[i - 15]!
        const y = schedule[i - 2]!
        const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
        const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
        schedule[i] = schedule[i - 16]! + s0 + schedule[i - 7]! + s1
      }
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i += 1) {
      const t1 = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + schedule[i]!) | 0
      const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i]! += value
  }
  let hex = ''
  for (const word of state) hex += word.toString(16).padStart(8, '0')
  return hex
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3)
  let at = 0
  for (let i = 0; i < text.length; i += 1) {
    let point = text.charCodeAt(i)
    if (point >= 0xd800 && point <= 0xdfff) {
      const next = point <= 0xdbff ? text.charCodeAt(i + 1) : 0
      if (next >= 0xdc00 && next <= 0xdfff) {
        point = 0x10000 + ((point - 0xd800) << 10) + (next - 0xdc00)
        i += 1
      } else point = 0xfffd
    }
    if (point < 0x80) bytes[at++] = point
    else if (point < 0x800) {
      bytes[at++] = 0xc0 | (point >> 6)
      bytes[at++] = 0x80 | (point & 63)
    } else if (point < 0x10000) {
      bytes[at++] = 0xe0 | (point >> 12)
      bytes[at++] = 0x80 | ((point >> 6) & 63)
      bytes[at++] = 0x80 | (point & 63)
    } else {
      bytes[at++] = 0xf0 | (point >> 18)
      bytes[at++] = 0x80 | ((point >> 12) & 63)
      bytes[at++] = 0x80 | ((point >> 6) & 63)
      bytes[at++] = 0x80 | (point & 63)
    }
  }
  return bytes.subarray(0, at)
}
