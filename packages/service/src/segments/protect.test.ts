import { describe, expect, it } from 'vitest'
import { type ProtectedTerm, protect } from './protect.ts'

/** The text with what is protected between brackets. */
const marked = (text: string, terms: readonly ProtectedTerm[] = []) => protect(text, terms, (literal) => `[${literal}]`)
const unchanged = (term: string, isCaseSensitive = false): ProtectedTerm => ({ term, replacement: null, isCaseSensitive })

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

describe('time grows with the length only', () => {
  /** CPU milliseconds, the least of three: other programs and collections only add to them. */
  const times = (make: (length: number) => string, terms: readonly ProtectedTerm[] = []): readonly number[] =>
    [50_000, 100_000, 200_000].map((length) => {
      const text = make(length)
      return Math.min(
        ...[1, 2, 3].map(() => {
          const before = process.cpuUsage()
          marked(text, terms)
          const { user, system } = process.cpuUsage(before)
          return (user + system) / 1000
        }),
      )
    })
  const terms = Array.from({ length: 500 }, (_, index) => unchanged(`${'a'.repeat(150)}${index}`))
  it.each<[string, (length: number) => string, (readonly ProtectedTerm[])?]>([
    ['dashes', (length) => '-'.repeat(length)],
    ['at signs', (length) => 'a@'.repeat(length / 2)],
    ['dots behind a scheme', (length) => `http://${'.'.repeat(length)}`],
    ['schemes', (length) => 'http://'.repeat(length / 7)],
    ['short codes', (length) => '[gallery '.repeat(length / 9)],
    ['braces', (length) => '{{a'.repeat(length / 3)],
    ['digits', (length) => '1'.repeat(length)],
    ['digits and commas', (length) => '1,'.repeat(length / 2)],
    ['500 long terms', (length) => `${'a'.repeat(149)}.`.repeat(length / 150), terms],
  ])('%s', (_, make, given) => {
    const [, middle = 0, long = 0] = times(make, given)
    expect(long).toBeLessThan(Math.max(80, 2.6 * middle))
  })
})
