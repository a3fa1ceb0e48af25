import { expect, it } from 'vitest'
import type { Claim, SourceVerdict } from './claim.ts'
import { addressesOf, joinAnswers } from './join-answers.ts'

const claim = (...links: readonly string[]): Claim => ({ links }) as unknown as Claim
const verdict = (answer: SourceVerdict['answer'], figure: string | null = null): SourceVerdict =>
  ({ answer, reason: null, passage: null, sourceFigure: figure, language: 'en' }) as SourceVerdict

it('asks the first twenty addresses, each once, in reading order', () => {
  const claims = Array.from({ length: 30 }, (_, index) => claim(`https://a.example/${index % 25}`, 'https://b.example/'))
  const { asked, left } = addressesOf(claims)
  expect([asked.length, left.length]).toEqual([20, 6])
  expect(asked.slice(0, 3)).toEqual(['https://a.example/0', 'https://b.example/', 'https://a.example/1'])
})

it.each<[string, readonly Claim[], Readonly<Record<string, readonly SourceVerdict[]>>, readonly (readonly [string, number])[]]>([
  [
    'one page that holds it is enough',
    [claim('a', 'b')],
    { a: [verdict('does_not_hold')], b: [verdict('stands_there')] },
    [['stands_there', 2]],
  ],
  ['none holds it only when all were read', [claim('a', 'b')], { a: [verdict('does_not_hold')], b: [] }, [['could_not_be_checked', 2]]],
  ['a page that nobody looked at says nothing', [claim('a', 'b')], { b: [verdict('link_dead')] }, [['link_dead', 1]]],
  [
    'a claim without a page that was looked at is left out',
    [claim('a'), claim('b')],
    { b: [verdict('stands_there')] },
    [['stands_there', 1]],
  ],
  [
    'verdicts belong to the claims that link the page, in their order',
    [claim('a'), claim('b'), claim('a')],
    { a: [verdict('stands_there'), verdict('does_not_hold')], b: [verdict('link_dead')] },
    [
      ['stands_there', 1],
      ['link_dead', 1],
      ['does_not_hold', 1],
    ],
  ],
])('%s', (_name, claims, verdicts, expected) => {
  const joined = joinAnswers(claims, new Map(Object.entries(verdicts)))
  expect(joined.map(({ decides, links }) => [decides.answer, links.length])).toEqual(expected)
})
