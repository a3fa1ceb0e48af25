import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../packages/tooling/src/gates/property-runs.ts'
import type { Range } from '../../model/values.ts'
import { allPacks } from '../all.ts'
import type { ListName } from '../language.ts'
import { languageFor } from '../language-for.ts'

/** At each place the longest phrase, tried one after the other. */
function findOneByOne(phrases: readonly string[], text: string): readonly Range[] {
  const found: Range[] = []
  for (let start = 0; start < text.length; ) {
    const length = Math.max(0, ...phrases.filter((phrase) => text.startsWith(phrase, start)).map((phrase) => phrase.length))
    if (length > 0) found.push({ start, end: start + length })
    start += Math.max(1, length)
  }
  return found
}

describe.each(['zh', 'ja', 'th'])('phrases of %s, which has no spaces between words', (tag) => {
  const language = languageFor(tag, allPacks)
  const lists = Object.entries(language.pack.lists) as [ListName, readonly string[]][]
  const pieces = lists.flatMap(([, phrases]) => phrases.slice(0, 12))
  const texts = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.constantFrom('𠮷', '。', ' ', 'a', '港', 'ท่า')), { maxLength: 12 })
    .map((parts) => parts.join(''))

  it('are found where trying all of them finds them', () => {
    const check = (text: string, [name, phrases]: (typeof lists)[number]) => {
      const expected = findOneByOne(phrases, text.toLowerCase())
      expect(language.find(name, text)).toEqual(expected)
      expect(language.opens(name, text)).toEqual(expected[0]?.start === 0 ? expected[0] : null)
    }
    fc.assert(fc.property(texts, fc.constantFrom(...lists), check), { numRuns: propertyRuns(100) })
  })
})
