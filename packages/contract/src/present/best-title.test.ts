import type { Analysis } from '@citable/core'
import { describe, expect, it } from 'vitest'
import { bestTitle } from './best-title.ts'

type Own = NonNullable<Analysis['ownTitle']>
const own = (score: number, refusal: Own['refusal'] = null): Own => ({ text: 'Own', score, refusal, width: 30, reasons: [], faults: [] })
const suggestion = (score: number) => ({ text: 'New', origin: 'rule', score, reasons: [], claims: [], width: 30 })
const titled = { title: { value: 'Own' }, headline: { value: 'Headline' } } as Analysis['article']
const onSite = { title: { value: 'Own | Site' }, headline: { value: 'Headline' } } as Analysis['article']
const untitled = { title: null, headline: null } as Analysis['article']
const both = { seo: true, aeo: true }
const neither = { seo: false, aeo: false }

describe('bestTitle', () => {
  it.each([
    { name: 'preserves an own title', ownTitle: own(70), best: null, expected: ['Own', 'ownStays'] },
    { name: 'preserves it beside a suggestion that is not clearly better', ownTitle: own(60), best: 79, expected: ['Own', 'ownStays'] },
    { name: 'takes a suggestion that is clearly better', ownTitle: own(60), best: 80, expected: ['New', 'ownBeaten'] },
    { name: 'takes a suggestion that fits for one that does not', ownTitle: own(70, 'tooLong'), best: 73, expected: ['New', 'ownTooLong'] },
    {
      name: 'preserves a title with another fault unless it is clearly beaten',
      ownTitle: own(60, 'form'),
      best: 70,
      expected: ['Own', 'ownStays'],
    },
    { name: 'preserves a long title when there is nothing else', ownTitle: own(80, 'tooLong'), best: null, expected: ['Own', 'ownStays'] },
    { name: 'takes the suggestion when there is no title', ownTitle: null, best: 10, expected: ['New', 'ownMissing'] },
    {
      name: 'says that the name of the site is left out',
      article: onSite,
      ownTitle: own(70),
      best: null,
      expected: ['Own', 'ownWithoutSite'],
    },
    { name: 'is empty without a title and a suggestion', ownTitle: null, best: null, expected: ['', 'noTitle'] },
  ])('$name', ({ article = titled, ownTitle, best, expected }) => {
    const titles = best === null ? [] : [suggestion(best)]
    const { text, reason } = bestTitle({ article: ownTitle === null ? untitled : article, ownTitle, titles }, both)
    expect([text, reason]).toEqual(expected)
  })

  it('is the article’s own as it is when nothing is to be optimized', () => {
    expect(bestTitle({ article: onSite, ownTitle: own(10, 'form'), titles: [suggestion(90)] }, neither)).toEqual({
      text: 'Own | Site',
      reason: 'ownStays',
    })
  })
})
