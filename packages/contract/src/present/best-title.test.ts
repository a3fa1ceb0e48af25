import type { Analysis } from '@citable/core'
import { describe, expect, it } from 'vitest'
import { bestTitle } from './best-title.ts'

type Own = NonNullable<Analysis['ownTitle']>
const own = (score: number, refusal: Own['refusal'] = null): Own => ({ text: 'Own', score, refusal, width: 30, reasons: [], faults: [] })
const suggestion = (score: number) => ({ text: 'New', origin: 'rule', score, reasons: [], claims: [], width: 30 })
const titled = { title: { value: 'Own | Site' }, headline: { value: 'Headline' } } as Analysis['article']
const untitled = { title: null, headline: null } as Analysis['article']
const both = { seo: true, aeo: true }
const neither = { seo: false, aeo: false }

describe('bestTitle', () => {
  it.each([
    { name: 'keeps an own title that no suggestion beats', ownTitle: own(70), best: 69, expected: 'Own' },
    { name: 'keeps it at equal points', ownTitle: own(70), best: 70, expected: 'Own' },
    { name: 'takes a suggestion with more points', ownTitle: own(70), best: 71, expected: 'New' },
    {
      name: 'takes a suggestion with a fifth of the points of an own title that fails a guard',
      ownTitle: own(90, 'form'),
      best: 18,
      expected: 'New',
    },
    { name: 'rather has a fault than a title that only fills the list', ownTitle: own(90, 'form'), best: 17, expected: 'Own' },
    { name: 'takes a shorter one with half the points of a long own title', ownTitle: own(80, 'tooLong'), best: 40, expected: 'New' },
    { name: 'rather has a long own title than another subject', ownTitle: own(80, 'tooLong'), best: 39, expected: 'Own' },
    { name: 'keeps a failing own title when there is nothing else', ownTitle: own(80, 'clickbait'), best: null, expected: 'Own' },
    { name: 'takes the suggestion when there is no title', ownTitle: null, best: 10, expected: 'New' },
  ])('$name', ({ ownTitle, best, expected }) => {
    const titles = best === null ? [] : [suggestion(best)]
    expect(bestTitle({ article: ownTitle === null ? untitled : titled, ownTitle, titles }, both)).toBe(expected)
  })

  it('is the article’s own as it is when nothing is to be optimized', () => {
    expect(bestTitle({ article: titled, ownTitle: own(10, 'form'), titles: [suggestion(90)] }, neither)).toBe('Own | Site')
  })

  it('is empty without a title and a suggestion', () => {
    expect(bestTitle({ article: untitled, ownTitle: null, titles: [] }, both)).toBe('')
  })
})
