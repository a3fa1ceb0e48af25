import { describe, expect, it } from 'vitest'
import type { Row } from '../plugin.ts'
import { fillDraft, pairsOf } from './draft-data.ts'
import type { Pair } from './find-again.ts'
import { type Attributes, readEntry } from './nodes.ts'
import { planTranslation } from './plan-translation.ts'

const components: Readonly<Record<string, Attributes>> = {
  'sections.text': { heading: { type: 'string', rules: { maxLength: 20 } }, body: { type: 'richtext' } },
  'sections.picture': { image: { type: 'media', multiple: false }, caption: { type: 'string' } },
  'sections.tabs': { label: { type: 'string' }, tab: { type: 'component', component: 'sections.text', repeatable: true } },
}
const attributes: Attributes = {
  title: { type: 'string' },
  lead: { type: 'component', component: 'sections.text', repeatable: false },
  related: { type: 'relation', target: 'api::page.page' },
  photos: { type: 'media', multiple: true },
  rating: { type: 'integer' },
  zone: { type: 'dynamiczone', components: Object.keys(components) },
}
const of = (row: Row) => readEntry(row, attributes, (uid) => components[uid]!, { words: new Set(['title']), fixed: new Set() })
const writable = new Set(Object.keys(attributes))
const text = (id: number, heading: string, body = `${heading} body`) => ({ __component: 'sections.text', id, heading, body })
const picture = (id: number, image: number, caption = '') => ({ __component: 'sections.picture', id, image: { id: image }, caption })

/** Rows get ids as a database gives them. */
function stored(data: Row, before: Row, next = { id: 100 }): Row {
  const give = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(give)
    if (typeof value !== 'object' || value === null) return value
    const row = value as Row
    const old = row.id === undefined ? {} : (find(before, row) ?? {})
    return {
      ...old,
      id: row.id ?? ++next.id,
      ...Object.fromEntries(Object.entries(row).map(([name, one]) => [name, name === 'image' ? { id: one } : give(one)])),
    }
  }
  return {
    ...before,
    ...Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, name === 'photos' ? (value as number[]).map((id) => ({ id })) : give(value)]),
    ),
  }
}
function find(value: unknown, { id, __component }: Row): Row | null {
  if (typeof value !== 'object' || value === null) return null
  const row = value as Row
  if (row.id === id && (__component === undefined || row.__component === __component)) return row
  for (const one of Object.values(row)) {
    const found = find(one, { id, __component })
    if (found !== null) return found
  }
  return null
}

/** An engine that writes in capitals; what a person has changed stays, as the service decides it. */
function translate(
  source: Row,
  target: Row | null,
  pairs: readonly Pair[],
  { take = [], keep = [] }: { readonly take?: readonly string[]; readonly keep?: readonly string[] } = {},
) {
  const [from, to] = [of(source), target === null ? null : of(target)]
  const plan = planTranslation(
    from,
    to,
    pairs,
    new Set(pairs.flatMap(({ key, uid }) => Object.keys(components[uid]!).map((name) => `${key}.${name}`)).concat('title')),
  )
  const values = new Map(plan.units.map((unit) => [unit.name, String(unit.text.value).toUpperCase()]))
  const filled = fillDraft({
    plan,
    values,
    writable,
    choices: { take: new Set(take), keep: new Set(keep) },
    mayRelate: (_node, _name, { documentId }) => documentId === 'there',
  })
  const made = stored(filled.data, target ?? { id: 1 })
  return { plan, filled, made, pairs: pairsOf(plan, filled, of(made)) }
}
const words = ({ zone }: Row): readonly string[] =>
  (zone as readonly Row[]).map(({ heading, caption, label }) => String(heading ?? caption ?? label))

const source: Row = {
  id: 1,
  title: 'Bread',
  lead: text(1, 'Lead'),
  related: [{ documentId: 'there' }, { documentId: 'elsewhere' }],
  photos: [{ id: 7 }, { id: 8 }],
  rating: 5,
  zone: [
    text(2, 'Oven'),
    picture(3, 9, 'An oven'),
    { __component: 'sections.tabs', id: 4, label: 'Tabs', tab: [text(5, 'One'), text(6, 'Two')] },
  ],
}

describe('a new translation', () => {
  it('has all that the original has, and no ids', () => {
    const { filled } = translate(source, null, [])
    expect(filled.data).toEqual({
      title: 'BREAD',
      lead: { heading: 'LEAD', body: 'LEAD BODY' },
      related: { set: [{ documentId: 'there' }] },
      photos: [7, 8],
      rating: 5,
      zone: [
        { __component: 'sections.text', heading: 'OVEN', body: 'OVEN BODY' },
        { __component: 'sections.picture', image: 9, caption: 'AN OVEN' },
        {
          __component: 'sections.tabs',
          label: 'TABS',
          tab: [
            { heading: 'ONE', body: 'ONE BODY' },
            { heading: 'TWO', body: 'TWO BODY' },
          ],
        },
      ],
    })
  })

  it('makes nothing of what is empty', () => {
    expect(
      translate({ id: 1, title: 'Bread', lead: null, related: [], photos: null, rating: null, zone: [] }, null, []).filled.data,
    ).toEqual({ title: 'BREAD', zone: [] })
  })

  it('keeps to the length of a field, and says so', () => {
    const { filled } = translate({ ...source, lead: text(1, 'Twenty-four characters long') }, null, [])
    expect((filled.data.lead as Row).heading).toBe('TWENTY-FOUR…')
    expect(filled.cut).toEqual(['c1.heading'])
  })
})

describe('a translation whose original changed', () => {
  const first = translate(source, null, [])
  const again = (change: (row: Row) => Row, person: (row: Row) => Row = (row) => row, choice = {}) =>
    translate(change(structuredClone(source)), person(structuredClone(first.made)), first.pairs, choice)
  const zoneOf = (row: Row) => row.zone as Row[]

  it('writes nothing where nothing changed', () => {
    expect(again((row) => row).filled).toMatchObject({ data: {}, changes: [], cut: [] })
  })

  it.each<[what: string, change: (zone: Row[]) => Row[], expected: readonly string[]]>([
    ['one before all', (zone) => [text(20, 'Flour'), ...zone], ['FLOUR', 'OVEN', 'AN OVEN', 'TABS']],
    ['one between', (zone) => [zone[0]!, text(20, 'Flour'), zone[1]!, zone[2]!], ['OVEN', 'FLOUR', 'AN OVEN', 'TABS']],
    ['one at the end', (zone) => [...zone, text(20, 'Flour')], ['OVEN', 'AN OVEN', 'TABS', 'FLOUR']],
    [
      'two in their order',
      (zone) => [zone[0]!, text(20, 'Flour'), text(21, 'Salt'), ...zone.slice(1)],
      ['OVEN', 'FLOUR', 'SALT', 'AN OVEN', 'TABS'],
    ],
    ['none, but another order', (zone) => [zone[2]!, zone[0]!, zone[1]!], ['OVEN', 'AN OVEN', 'TABS']],
    ['one in the place of another', (zone) => [text(20, 'Flour'), ...zone.slice(1)], ['FLOUR', 'AN OVEN', 'TABS']],
    ['none, the first went', (zone) => zone.slice(1), ['AN OVEN', 'TABS']],
    ['none, all have new ids', (zone) => zone.map((one) => ({ ...one, id: Number(one.id) + 50 })), ['OVEN', 'AN OVEN', 'TABS']],
    [
      'none, and a changed one has a new id',
      (zone) => [text(50, 'Oven', 'Oven body, and more'), ...zone.slice(1)],
      ['OVEN', 'AN OVEN', 'TABS'],
    ],
    [
      'none, and ids that others had',
      (zone) => zone.map((one, at) => ({ ...one, id: Number(zone[(at + 1) % 3]!.id) })),
      ['OVEN', 'AN OVEN', 'TABS'],
    ],
  ])('gets %s', (_what, change, expected) => {
    const { made, filled } = again((row) => ({ ...row, zone: change(zoneOf(row)) }))
    expect(words(made)).toEqual(expected)
    const pictures = zoneOf(made).filter(({ __component }) => __component === 'sections.picture')
    expect(pictures).toMatchObject([{ image: { id: 9 }, caption: 'AN OVEN' }])
    expect(filled.changes.every(({ isConflict }) => !isConflict)).toBe(true)
  })

  it.each<[what: string, person: (zone: Row[]) => Row[], expected: readonly string[]]>([
    ['moved them', (zone) => [zone[2]!, zone[1]!, zone[0]!], ['TABS', 'AN OVEN', 'OVEN', 'FLOUR']],
    ['took one away', (zone) => zone.slice(1), ['FLOUR', 'AN OVEN', 'TABS']],
    ['added one', (zone) => [{ ...text(90, 'Meins') }, ...zone], ['Meins', 'OVEN', 'FLOUR', 'AN OVEN', 'TABS']],
    ['rebuilt them', (zone) => zone.map((one) => ({ ...one, id: Number(one.id) + 500 })), ['OVEN', 'FLOUR', 'AN OVEN', 'TABS']],
  ])('where a person has %s, it gets a new one behind its neighbour', (_what, person, expected) => {
    const { made } = again(
      (row) => ({ ...row, zone: [zoneOf(row)[0]!, text(20, 'Flour'), ...zoneOf(row).slice(1)] }),
      (row) => ({ ...row, zone: person(zoneOf(row)) }),
    )
    expect(words(made)).toEqual(expected)
  })

  const kindsOf = (changes: readonly { readonly kind: string; readonly source: string | null }[]) =>
    changes.map(({ kind, source: text }) => `${kind} ${text}`)

  it.each<[what: string, change: (zone: Row[]) => Row[], person: (zone: Row[]) => Row[], expected: readonly string[]]>([
    ['the last that came first', (zone) => [zone[2]!, zone[0]!, zone[1]!], (zone) => zone, ['moved Tabs One One body Two Two body']],
    ['nothing where one came before all', (zone) => [text(20, 'Flour'), ...zone], (zone) => zone, ['added Flour Flour body']],
    ['nothing where the first went', (zone) => zone.slice(1), (zone) => zone, ['removed null']],
    ['nothing where a person has done the same', (zone) => [zone[1]!, zone[0]!, zone[2]!], (zone) => [zone[1]!, zone[0]!, zone[2]!], []],
    [
      'it where a person has moved another one',
      (zone) => [zone[1]!, zone[0]!, zone[2]!],
      (zone) => [zone[2]!, zone[0]!, zone[1]!],
      ['moved Oven Oven body'],
    ],
  ])('tells %s', (_what, change, person, expected) => {
    const { filled, made, pairs, plan } = again(
      (row) => ({ ...row, zone: change(zoneOf(row)) }),
      (row) => ({ ...row, zone: person(zoneOf(row)) }),
    )
    expect(kindsOf(filled.changes)).toEqual(expected)
    // once
    expect(kindsOf(translate(plan.source.row, made, pairs).filled.changes)).toEqual([])
  })

  it('a component inside of a component comes to its own', () => {
    const { made } = again((row) => {
      const [one, two, tabs] = zoneOf(row)
      return { ...row, zone: [one, two, { ...tabs, tab: [text(5, 'One'), text(30, 'Middle'), text(6, 'Two')] }] }
    })
    expect((zoneOf(made)[2]!.tab as Row[]).map(({ heading }) => heading)).toEqual(['ONE', 'MIDDLE', 'TWO'])
  })

  it('what the original lost goes, what a person has changed in it stays until they say', () => {
    const gone = (row: Row) => ({ ...row, zone: zoneOf(row).slice(1) })
    const touched = (row: Row) => ({ ...row, zone: [{ ...zoneOf(row)[0]!, heading: 'Ofen' }, ...zoneOf(row).slice(1)] })
    expect(again(gone).filled.changes).toMatchObject([{ kind: 'removed', isConflict: false }])
    const conflict = again(gone, touched)
    expect(conflict.filled.changes).toMatchObject([{ kind: 'removed', isConflict: true, translation: 'Ofen OVEN BODY' }])
    expect(words(conflict.made)).toEqual(['Ofen', 'AN OVEN', 'TABS'])
    const { id } = conflict.filled.changes[0]!
    expect(words(again(gone, touched, { take: [id] }).made)).toEqual(['AN OVEN', 'TABS'])
    // decided once
    expect(translate(gone(source), conflict.made, conflict.pairs).filled.changes).toEqual([])
  })

  it('a component that a person does not want is not proposed again', () => {
    const more = (row: Row) => ({ ...row, zone: [...zoneOf(row), text(20, 'Flour')] })
    const { id } = again(more).filled.changes[0]!
    const declined = again(more, (row) => row, { keep: [id] })
    expect(words(declined.made)).toEqual(['OVEN', 'AN OVEN', 'TABS'])
    expect(translate(more(source), declined.made, declined.pairs).filled).toMatchObject({ data: {}, changes: [] })
  })
})
