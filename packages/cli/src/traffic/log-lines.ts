import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip, createZstdDecompress } from 'node:zlib'

/** Characters of a line at most, so that a file without line ends does not fill the memory. */
const maxLine = 8 * 1024 * 1024

/** What files begin with. */
const magic = { gzip: [0x1f, 0x8b], zstd: [0x28, 0xb5, 0x2f, 0xfd] } as const
const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean => signature.every((byte, index) => bytes[index] === byte)

/** The text of a log as lines, many at once; `long` counts those that were too long and are left out. Gzip and Zstandard are known by their beginning. */
export async function* logLines(
  input: AsyncIterable<Uint8Array | string>,
): AsyncGenerator<{ readonly lines: readonly string[]; readonly long: number }> {
  // faster than TextDecoder in parts
  const decoder = new StringDecoder('utf8')
  let [rest, isSkipping] = ['', false]
  for await (const chunk of unpacked(input)) {
    const lines = (rest + decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))).split('\n')
    rest = lines.pop() ?? ''
    let long = 0
    // its beginning was dropped already
    if (isSkipping && lines.length > 0) {
      lines.shift()
      isSkipping = false
    }
    if (rest.length > maxLine) {
      if (!isSkipping) long = 1
      isSkipping = true
    }
    if (isSkipping) rest = ''
    yield { lines: lines.map(withoutReturn), long }
  }
  const last = rest + decoder.end()
  if (last !== '' && !isSkipping) yield { lines: [withoutReturn(last)], long: 0 }
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line)

async function* unpacked(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  const parts = bytesOf(input)
  const beginning: Uint8Array[] = []
  let size = 0
  while (size < magic.zstd.length) {
    const next = await parts.next()
    if (next.done) break
    beginning.push(next.value)
    size += next.value.length
  }
  const start = Buffer.concat(beginning)
  const whole = (async function* () {
    if (start.length > 0) yield start
    yield* parts
  })()
  const unzip = beginsWith(start, magic.gzip) ? createGunzip() : beginsWith(start, magic.zstd) ? createZstdDecompress() : null
  if (unzip === null) return yield* whole
  // a fault of either ends the other, and comes out below
  const done = pipeline(Readable.from(whole), unzip).catch(() => {})
  yield* unzip as AsyncIterable<Uint8Array>
  await done
}

async function* bytesOf(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  for await (const chunk of input) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
}
