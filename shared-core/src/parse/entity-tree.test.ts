import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { entityNames } from './entity-names.gen.ts'
import { htmlDecodeTree } from './entity-tree.ts'

interface Decoder {
  startEntity(mode: number): void
  write(text: string, offset: number): number
}
interface Entities {
  readonly htmlDecodeTree: Uint16Array
  readonly EntityDecoder: new (tree: Uint16Array, emit: (codePoint: number, consumed: number) => void) => Decoder
  readonly DecodingMode: { readonly Legacy: number; readonly Strict: number }
}

/** The package that the parser itself uses. */
const parser = createRequire(import.meta.url).resolve('htmlparser2')
const { htmlDecodeTree: theirs, EntityDecoder, DecodingMode }: Entities = createRequire(parser)('entities/decode')

/** What the text after `&` decodes to, and how much of it belongs to the name. */
function decode(tree: Uint16Array, text: string, mode: number): { readonly value: string; readonly consumed: number } {
  let value = ''
  const decoder = new EntityDecoder(tree, (codePoint) => {
    value += String.fromCodePoint(codePoint)
  })
  decoder.startEntity(mode)
  const consumed = decoder.write(`&${text}`, 1)
  return { value, consumed }
}

const entries = entityNames.split(' ').filter((entry) => !/^\d/.test(entry))
const semicolons = entries.map((entry) => `${entry.replace('!', '')};`)
const bare = entries.filter((entry) => entry.endsWith('!')).map((entry) => entry.slice(0, -1))

describe('htmlDecodeTree', () => {
  it("is the package's own table, word for word", () => {
    expect(htmlDecodeTree).toHaveLength(theirs.length)
    expect(htmlDecodeTree.findIndex((word, at) => word !== theirs[at])).toBe(-1)
  })

  it('decodes every one of the 2,231 names as the package does', () => {
    expect(new Set([...semicolons, ...bare]).size).toBe(2231)
    for (const name of semicolons) {
      const decoded = decode(htmlDecodeTree, name, DecodingMode.Strict)
      expect(decoded).toEqual(decode(theirs, name, DecodingMode.Strict))
      expect([name, decoded.value === '', decoded.consumed]).toEqual([name, false, name.length + 1])
    }
    for (const name of bare) {
      const decoded = decode(htmlDecodeTree, `${name} `, DecodingMode.Legacy)
      expect(decoded).toEqual(decode(theirs, `${name} `, DecodingMode.Legacy))
      expect([name, decoded.value === '', decoded.consumed]).toEqual([name, false, name.length + 1])
    }
  })

  it.each([
    ['amp;', '&'],
    ['copy;', '©'],
    ['NotEqualTilde;', '≂̸'],
    ['Afr;', '𝔄'],
    ['CounterClockwiseContourIntegral;', '∳'],
  ])('knows &%s as %s', (name, value) => {
    expect(decode(htmlDecodeTree, name, DecodingMode.Strict).value).toBe(value)
  })
})
