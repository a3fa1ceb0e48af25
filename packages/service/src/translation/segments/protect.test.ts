import { afterAll, describe, expect, it } from 'vitest'
import { maxStepGrowth, openStepCounter, stepGrowth } from '../../../../tooling/src/gates/step-counter.ts'
import { hostileTexts, marked, unchanged } from './testing/marked.ts'

describe('figures with their units', () => {
  it.each([
    ['Add 500 g flour.', 'Add [500 g] flour.'],
    ['Add 500g flour.', 'Add [500g] flour.'],
    ['Bake at 220 °C (430 °F).', 'Bake at [220 °C] ([430 °F]).'],
    ['It costs $1,299.99 or €20.', 'It costs [$1,299.99] or [€20].'],
    ['It grew by 4.5 % or 5%.', 'It grew by [4.5 %] or [5%].'],
    ['Drive at 80–100 km/h for 2 h.', 'Drive at [80–100 km/h] for [2 h].'],
    ['A 1/2 l bottle of 10\u00a0000\u00a0mg', 'A [1/2 l] bottle of [10\u00a0000\u00a0mg]'],
    ['A disk of 2 TB at 3.5 GHz', 'A disk of [2 TB] at [3.5 GHz]'],
    ['Step 5 minutes in 3 steps', 'Step 5 minutes in 3 steps'],
    ['The 1990s and room 5B', 'The 1990s and room 5B'],
    ['A 4 A student in 2020', 'A 4 A student in 2020'],
  ])('%s', (text, expected) => {
    expect(marked(text)).toBe(expected)
  })
})

describe('addresses', () => {
  it.each([
    ['See https://example.org/a?b=(1).', 'See [https://example.org/a?b=(1]).'],
    ['http:// is no address', 'http:// is no address'],
    ['Mail to first.last@mail.example.org.', 'Mail to [first.last@mail.example.org].'],
  ])('%s', (text, expected) => {
    expect(marked(text)).toBe(expected)
  })
})

describe('terms', () => {
  it('the longest counts, whole words only, in any case unless it matters', () => {
    const terms = [unchanged('bread'), unchanged('Bread Maker'), unchanged('Oven', true)]
    expect(marked('bread maker, BREAD, breadth, Oven, oven', terms)).toBe('[bread maker], [BREAD], breadth, [Oven], oven')
  })

  it('a shorter one counts where the longer is written in another case than is wanted', () => {
    expect(marked('bread maker', [unchanged('bread'), unchanged('Bread Maker', true)])).toBe('[bread] maker')
  })

  it('are compared letter by letter in every script', () => {
    expect(marked('İstanbul ve ÅNGSTRÖM 𝒳', [unchanged('İstanbul'), unchanged('ångström'), unchanged('𝒳')])).toBe(
      '[İstanbul] ve [ÅNGSTRÖM] [𝒳]',
    )
  })
})

describe('steps grow with the length only', () => {
  const steps = openStepCounter<typeof import('./testing/marked.ts')>(new URL('./testing/marked.ts', import.meta.url))
  afterAll(() => steps.close())

  it.each(hostileTexts)('$name', async ({ make, terms = [] }) => {
    expect(await stepGrowth((units) => steps.count('marked', make(units), terms), 18_000)).toBeLessThan(maxStepGrowth)
  })
})
