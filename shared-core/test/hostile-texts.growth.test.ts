import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../packages/tooling/src/gates/cpu-ms.ts'
import { analyze } from '../src/analyze.ts'
import { allPacks } from '../src/languages/all.ts'
import { exampleContext } from '../src/testing/read-examples.ts'
import { cpuGrowth, maxGrowth } from './cpu-growth.ts'
import { body, languages, markdown, marks, markups, type Place, page, places, type Texts, texts } from './hostile-texts.ts'

/** UTF-16 units of the pieces repeated: enough for a quadratic step to show, little enough for all of them to run. */
const length = 4_000
/** CPU milliseconds below which a text is no trouble, on a busy machine; only slower ones are compared with half of them. */
const harmless = 150
/** Linear work doubles with the length, quadratic work takes four times as long. */
const suspicious = 2.5

/** Names of what grew faster than its text; empty: nothing did. */
function superLinear(cases: Texts, inputOf: Place, language: string): readonly string[] {
  const analyzeText = (text: string, languages = allPacks): void => {
    const { input, query = 'what is heat' } = inputOf(text)
    analyze(input, { ...exampleContext, language, targetQueries: [query] }, { languages })
  }
  analyzeText('Heat is warm.')
  return Object.entries(cases).flatMap(([name, make]) => {
    if (cpuMs(() => analyzeText(make(length))) <= harmless) return []
    // with languages that remember nothing of the runs before
    const analyzeUnits = (units: number): void =>
      analyzeText(
        make(units),
        allPacks.map((pack) => ({ ...pack })),
      )
    const measure = (units: number): number => cpuMs(() => analyzeUnits(units))
    // other work on the machine only ever adds time, so the best of three counts
    const best = (units: number): number => Math.min(...[1, 2, 3].map(() => measure(units)))
    const whole = best(length)
    if (whole <= harmless || whole <= suspicious * best(length / 2)) return []
    const growth = cpuGrowth(analyzeUnits, length * 8)
    return growth <= maxGrowth ? [] : [`${name}: ${growth.toFixed(1)} times as long for four times the text`]
  })
}

describe('work grows no faster than the text, whatever the text is', () => {
  it.each(languages)('paragraphs in %s', (language) => {
    expect(superLinear(texts, (text) => ({ input: body(`<p>${text}</p>`) }), language)).toEqual([])
  })

  it('markup', () => {
    expect(superLinear(markups, (text) => ({ input: body(text) }), 'en')).toEqual([])
  })

  it('whole pages', () => {
    expect(superLinear({ ...texts, ...markups }, (text) => ({ input: page(text) }), 'en')).toEqual([])
  })

  it('Markdown', () => {
    expect(superLinear({ ...texts, ...marks }, (text) => ({ input: markdown(text) }), 'en')).toEqual([])
  })

  it.each(Object.keys(places))('%s', (place) => {
    expect(superLinear(texts, places[place]!, 'en')).toEqual([])
  })
})
