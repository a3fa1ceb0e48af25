import { afterAll, describe, expect, it } from 'vitest'
import { isMatrix } from '../../packages/tooling/src/gates/gate.ts'
import { maxStepGrowth, openStepCounter, stepGrowth } from '../../packages/tooling/src/gates/step-counter.ts'
import type { ArticleInput } from '../src/model/input.ts'
import { exampleFields } from '../src/testing/read-examples.ts'
import { evenFrom, fill, markdownShapes, shapes, titleShapes, wordShapes } from './hostile-shapes.ts'
import { body, markups, type Place, places, type Texts, texts } from './hostile-texts.ts'

const steps = openStepCounter<typeof import('./counted-work.ts')>(new URL('./counted-work.ts', import.meta.url))
afterAll(() => steps.close())

describe('steps grow with length, not with its square', () => {
  it.each(shapes)('of a page of $name', async (shape) => {
    const read = (units: number) => steps.count('read', { kind: 'page', html: shape.html(units) })
    expect(await stepGrowth(read, 4 * evenFrom(shape))).toBeLessThan(maxStepGrowth)
  })

  it.each(markdownShapes)('of Markdown of $name', async ({ piece, start = '', evenFrom = 6_000 }) => {
    const read = (units: number) => steps.count('read', { kind: 'markdown', markdown: start + fill(piece, units), fields: exampleFields })
    expect(await stepGrowth(read, 4 * evenFrom)).toBeLessThan(maxStepGrowth)
  })

  it.each(titleShapes)('of an answer of %s', async (piece) => {
    const read = (units: number) => steps.count('parseTitles', fill(piece, units))
    expect(await stepGrowth(read, 16_000)).toBeLessThan(maxStepGrowth)
  })

  it.each(['<script type=application/ld+json>', '<script>{}</script>', '<', '"'])('of a page of %s without end', async (piece) => {
    const find = (units: number) => steps.count('findJsonLdScripts', fill(piece, units))
    expect(await stepGrowth(find, 16_000)).toBeLessThan(maxStepGrowth)
  })

  it.each(wordShapes)('of words of $name', async ({ piece, start = '' }) => {
    const tokenize = (units: number) => steps.count('tokenize', start + fill(piece, units))
    expect(await stepGrowth(tokenize, 16_000)).toBeLessThan(maxStepGrowth)
  })
})

/** Steps for each UTF-16 unit of a text that are no trouble; honest articles take about 25. */
const harmless = 300

/** Names of texts whose analysis takes steps with the square of their length in a place; empty: none. A text is put into all places at once first. */
async function squared(cases: Texts, places: Readonly<Record<string, Place>>, language = 'en'): Promise<readonly string[]> {
  const found: string[] = []
  const together = inAll(Object.values(places))
  for (const [name, make] of Object.entries(cases)) {
    const score = (place: Place, units: number): Promise<number> => {
      const { input, query = 'what is heat' } = place(make(units))
      return steps.count('score', input, language, query)
    }
    if ((await score(together, 2_000)) <= 2_000 * harmless) continue
    for (const [where, place] of Object.entries(places)) {
      if ((await score(place, 2_000)) <= 2_000 * harmless) continue
      const growth = await stepGrowth((units) => score(place, units), isMatrix ? 8_000 : 4_000)
      if (growth >= maxStepGrowth) found.push(`${name} as ${where}: ${growth.toFixed(1)} times as many for twice the text`)
    }
  }
  return found
}

/** The bodies of all places, below each other, with the fields of the last. */
const inAll =
  (all: readonly Place[]): Place =>
  (text) => {
    const inputs = all.map((place) => place(text).input)
    const html = inputs.map((input) => (input.kind === 'body' ? input.html : expect.unreachable(input.kind))).join('')
    return { input: { ...inputs.at(-1)!, html } as ArticleInput }
  }

const paragraph: Place = (text) => ({ input: body(`<p>${text}</p>`) })

/** Gate 1 draws every second text. */
const drawn = (cases: Texts): Texts => (isMatrix ? cases : Object.fromEntries(Object.entries(cases).filter((_, at) => at % 2 === 0)))

describe('steps of an analysis grow with its text', () => {
  // the other languages and places: hostile-texts.growth.test.ts
  it.each(isMatrix ? ['en', 'zh'] : ['en'])('for paragraphs and titles in %s', async (language) => {
    expect(await squared(drawn(texts), { paragraph, title: places['title']! }, language)).toEqual([])
  })

  it('for markup', async () => {
    expect(await squared(drawn(markups), { markup: (text) => ({ input: body(text) }) })).toEqual([])
  })
})
