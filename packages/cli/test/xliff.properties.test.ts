import type { TaggedPart } from '@citable/service/translation'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../tooling/src/gates/property-runs.ts'
import { applyXliff, taggedOf } from '../src/xliff/apply-xliff.ts'
import { readXliff } from '../src/xliff/read-xliff.ts'
import { writeXliff } from '../src/xliff/write-xliff.ts'
import { type XliffUnit, xliffVersions } from '../src/xliff/xliff-document.ts'
import { structureFaults } from './xliff-structure.ts'

/** Texts of any characters, with those that XML minds more often than others. */
const words = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('<', '&', '>', '"', ']]>', '\r\n', '\t', '\u0000', '\uFFFE', '\uD800', '🍞'),
  ),
  { minLength: 1, maxLength: 5 },
)

type Node = { readonly text: string } | { readonly inner: readonly Node[] } | { readonly opaque: true }
const { nodes } = fc.letrec<{ nodes: readonly Node[]; node: Node }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    words.map((all) => ({ text: all.join('') })),
    fc.constant({ opaque: true as const }),
    tie('nodes').map((inner) => ({ inner })),
  ),
  nodes: fc.array(tie('node'), { maxLength: 4 }),
}))

/** Nested nodes as parts with ids in their order; texts side by side are one. */
function partsOf(all: readonly Node[]): readonly TaggedPart[] {
  let count = 0
  const flat = (each: readonly Node[]): readonly TaggedPart[] =>
    each.flatMap((node): readonly TaggedPart[] => {
      if ('text' in node) return node.text === '' ? [] : [{ kind: 'text', text: node.text }]
      const id = String(++count)
      return 'opaque' in node ? [{ kind: 'opaque', id }] : [{ kind: 'open', id }, ...flat(node.inner), { kind: 'close', id }]
    })
  const merged: TaggedPart[] = []
  for (const part of flat(all)) {
    const last = merged.at(-1)
    if (part.kind === 'text' && last?.kind === 'text') merged[merged.length - 1] = { kind: 'text', text: last.text + part.text }
    else merged.push(part)
  }
  return merged
}

const unitOf = (id: string, source: readonly TaggedPart[], target: readonly TaggedPart[] | null): XliffUnit => ({
  id,
  source,
  target,
  origin: target === null ? null : 'person',
  notes: [],
  shown: new Map(source.flatMap((part) => (part.kind === 'opaque' ? [[part.id, '<i>"&\n\u0001</i>'] as const] : []))),
})

describe.each(xliffVersions)('XLIFF %s', (version) => {
  it('gives back every character and code of any segments, in the structure of its schema', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(nodes, nodes), { maxLength: 4 }), fc.string(), (pairs, original) => {
        const units = pairs.map(([source, target], index) => unitOf(`s${index + 1}`, partsOf(source), partsOf(target)))
        const xml = writeXliff({ original: original.toWellFormed(), kind: 'html', from: 'en', to: 'es', units }, version)
        const read = readXliff(xml)
        expect(read.units.map(({ id, source, target }) => [id, source, target ?? []])).toEqual(
          units.map(({ id, source, target }) => [id, source, target]),
        )
        expect(read.units.flatMap(({ foreign }) => foreign)).toEqual([])
        expect(structureFaults(xml)).toEqual([])
      }),
      { numRuns: propertyRuns(400) },
    )
  })

  it('takes a segment exactly when its codes are those of the source, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }), fc.array(fc.nat(6), { maxLength: 6 }), (kinds, order) => {
        const codes = kinds.map((isOpaque, index) => (isOpaque ? `<x id="${index + 1}"/>` : `<g id="${index + 1}">w</g>`))
        const parts = (numbers: readonly number[]): readonly TaggedPart[] =>
          numbers.flatMap((number): readonly TaggedPart[] => {
            const id = String(number)
            const inner: readonly TaggedPart[] = [
              { kind: 'open', id },
              { kind: 'text', text: 'w' },
              { kind: 'close', id },
            ]
            return [{ kind: 'text', text: 'v ' }, ...(kinds[number - 1] === false ? inner : [{ kind: 'opaque' as const, id }])]
          })
        const text = codes.map((code) => `v ${code}`).join('')
        const unit = unitOf('s1', parts(kinds.map((_, index) => index + 1)), parts(order))
        const read = readXliff(writeXliff({ original: 'a', kind: 'html', from: 'en', to: 'es', units: [unit] }, version))
        const { translations, faults } = applyXliff(read, [{ id: 's1', text, terms: 0 }], 'a')
        const isWhole = order.toSorted().join() === kinds.map((_, index) => index + 1).join()
        expect([...translations.values()]).toEqual(isWhole ? [taggedOf(parts(order))] : [])
        expect(faults.length).toBe(isWhole || order.length === 0 ? 0 : 1)
      }),
      { numRuns: propertyRuns(400) },
    )
  })
})
