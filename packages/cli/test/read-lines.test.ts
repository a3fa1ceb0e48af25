import { describe, expect, it } from 'vitest'
import { readLines } from '../src/read-lines.ts'

const encode = (text: string) => new TextEncoder().encode(text)
async function* stream(...chunks: readonly (Uint8Array | string)[]) {
  yield* chunks
}
async function linesOf(...chunks: readonly (Uint8Array | string)[]) {
  const lines: string[] = []
  for await (const line of readLines(stream(...chunks))) lines.push(line)
  return lines
}

describe('lines of a stream', () => {
  it.each([
    { name: 'nothing gives no line', chunks: [], lines: [] },
    { name: 'a last line without an end counts', chunks: ['a\nb'], lines: ['a', 'b'] },
    { name: 'a last line with an end is no empty line', chunks: ['a\nb\n'], lines: ['a', 'b'] },
    { name: 'an empty line in between stays', chunks: ['a\n\nb'], lines: ['a', '', 'b'] },
    { name: 'a line may come in pieces', chunks: ['a', 'b', 'c\nd'], lines: ['abc', 'd'] },
    { name: 'U+2028, U+2029 and U+0085 end no line', chunks: ['a\u2028b\u2029c\u0085d\ne'], lines: ['a\u2028b\u2029c\u0085d', 'e'] },
    { name: 'a carriage return is left to the reader', chunks: ['{}\r\n{}'], lines: ['{}\r', '{}'] },
  ])('$name', async ({ chunks, lines }) => {
    expect(await linesOf(...chunks)).toEqual(lines)
    expect(await linesOf(...chunks.map(encode))).toEqual(lines)
  })

  it('a character may be cut between two chunks', async () => {
    const bytes = encode('größe 中\nx')
    for (let at = 1; at < bytes.length; at++) expect(await linesOf(bytes.slice(0, at), bytes.slice(at))).toEqual(['größe 中', 'x'])
  })
})
