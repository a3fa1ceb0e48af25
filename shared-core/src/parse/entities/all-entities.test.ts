import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { allEntities, treeOf } from './all-entities.ts'
import { entityNames } from './entity-names.gen.ts'

// files share their modules, and another one may have loaded the whole table: the query makes Node load a copy
const copy = './entity-tree.ts?copy'
const live: typeof import('./entity-tree.ts') = await import(copy)
const { commonEntities, loadAllEntities, needsAllEntities } = live

/** The tree as it is before anything is loaded. */
const common = live.htmlDecodeTree

interface Decoder {
  startEntity(mode: number): void
  write(text: string, offset: number): number
}
interface Entities {
  readonly htmlDecodeTree: Uint16Array
  readonly EntityDecoder: new (tree: Uint16Array, emit: (codePoint: number, consumed: number) => void) => Decoder
  readonly DecodingMode: { readonly Legacy: number; readonly Strict: number; readonly Attribute: number }
}

/** The package that the parser itself uses. */
const parser = createRequire(import.meta.url).resolve('htmlparser2')
const { htmlDecodeTree: theirs, EntityDecoder, DecodingMode }: Entities = createRequire(parser)('entities/decode')

/** The decoded text after `&`, and the length of the name. */
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

describe('allEntities', () => {
  it("is the package's own table, word for word", () => {
    expect(allEntities).toHaveLength(theirs.length)
    expect(allEntities.findIndex((word, at) => word !== theirs[at])).toBe(-1)
  })

  it('decodes every one of the 2,231 names as the package does', () => {
    expect(new Set([...semicolons, ...bare]).size).toBe(2231)
    for (const name of semicolons) {
      const decoded = decode(allEntities, name, DecodingMode.Strict)
      expect(decoded).toEqual(decode(theirs, name, DecodingMode.Strict))
      expect([name, decoded.value === '', decoded.consumed]).toEqual([name, false, name.length + 1])
    }
    for (const name of bare) {
      const decoded = decode(allEntities, `${name} `, DecodingMode.Legacy)
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
    expect(decode(allEntities, name, DecodingMode.Strict).value).toBe(value)
  })
})

describe('the tree of common names', () => {
  const written =
    '34 quot 4 amp 1 apos 21 lt 2 gt 98 nbsp 9 copy 2 laquo 2 shy 14 raquo 8024 ndash 1 mdash 4 lsquo 1 rsquo 3 ldquo 1 rdquo 9 hellip 134 euro'

  it('is laid out as the whole one is', () => {
    expect([...common]).toEqual([...treeOf(written)])
    expect(
      written
        .split(' ')
        .filter((entry) => !/^\d/.test(entry))
        .sort(),
    ).toEqual([...commonEntities].sort())
  })

  it.each(commonEntities)('decodes &%s; as the package does, in text and in attributes', (name) => {
    for (const mode of [DecodingMode.Legacy, DecodingMode.Strict, DecodingMode.Attribute])
      for (const after of ['', ' x', '=x', 'x;'])
        expect(decode(common, `${name};${after}`, mode)).toEqual(decode(theirs, `${name};${after}`, mode))
  })

  it.each([
    ['<p>Salt &amp; pepper, &#8364; 3 &nbsp; &</p>', false],
    ['a & b &1 &; &&amp;', false],
    ['&eacute;', true],
    ['&amp', true],
    ['&ampere;', true],
    ['&AMP;', true],
    ['<a href="?a=1&copy=2">', true],
    ['&amp;&notin;', true],
  ])('%s needs the whole one: %s', (html, needed) => {
    expect(needsAllEntities(html)).toBe(needed)
  })

  it('gives way to the whole one', async () => {
    await loadAllEntities()
    expect(live.htmlDecodeTree).toBe(allEntities)
  })
})
