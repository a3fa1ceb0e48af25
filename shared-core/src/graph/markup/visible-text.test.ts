import { describe, expect, test } from 'vitest'
import { readArticle } from '../../extract/read-article.ts'
import type { Article, Block, Found, PageMarkup } from '../../model/article.ts'
import { testContext } from '../../testing/test-context.ts'
import { showsDay, showsMost, showsNumber, showsTitle, showsVerbatim, type VisibleText, visibleText } from './visible-text.ts'

const fields = { title: null, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
const articleOf = (html: string): Article =>
  readArticle(
    { kind: 'body', html, fields },
    testContext({ language: 'en', now: '2026-11-20', options: { seo: true, aeo: true, titles: 0 } }),
  )
const found = <Value>(value: Value): Found<Value> => ({ value, from: 'text', source: 'test', confidence: 'declared', span: null })
/** What readers see of a text without title. */
const of = (html: string): VisibleText => visibleText(articleOf(html))

describe('what readers see', () => {
  test('a bare text has no titles, times or names of months', () =>
    expect(of('<p>Leek, soup.</p>')).toEqual({ titles: [], text: 'leek soup', raw: '\nLeek, soup.', months: [], times: [] }))

  test('titles, first headings, byline and description belong to it', () => {
    const visible = visibleText({
      ...articleOf('<p>Text.</p>'),
      title: found('A Title'),
      headline: found('The headline!'),
      description: found('In short'),
      authors: [found({ kind: 'person', name: 'Ada Lovelace', url: null })],
      markup: { h1Texts: ['First', '!!'] } as unknown as PageMarkup,
    })
    expect(visible.titles).toEqual(['a title', 'the headline', 'first'])
    expect(visible.text).toBe('a title the headline first ada lovelace in short text')
  })

  test('times are the values of time elements only', () => {
    const [block] = articleOf('<p>One two</p>').blocks
    const inline = { start: 0, end: 3 }
    const inlines: Block['inlines'] = [
      { ...inline, kind: 'time', value: '2026-12-05' },
      { ...inline, kind: 'time', value: null },
      { ...inline, kind: 'link', value: 'https://a.example/' },
      { ...inline, kind: 'strong', value: null },
    ]
    expect(visibleText({ ...articleOf(''), blocks: [{ ...block!, inlines }] }).times).toEqual(['2026-12-05'])
  })
})

describe('a text that must be there as it is', () => {
  const visible = () => of('<p>Take 2 leeks</p><h2>Then</h2><p>and half a litre of water on the Hauptstraße, in co\u00adoperation.</p>')
  test.each<[name: string, claim: string, expected: boolean]>([
    ['it does', 'Take 2 leeks', true],
    ['each line for itself', 'Take 2 leeks<br>and half a litre', true],
    ['one line does not', 'Take 2 leeks\nand a carrot', false],
    ['soft hyphens are not read', 'cooperation', true],
    ['entities are space', 'half&nbsp;a&nbsp;litre', true],
    ['entities of letters are letters', 'Hauptstra&szlig;e', true],
  ])('%s', (_name, claim, expected) => expect(showsVerbatim(claim, visible())).toBe(expected))
})

describe('nine of ten runs of four words must be there', () => {
  const visible = () => of('<p>one two three four five six seven eight nine ten eleven twelve thirteen fourteen</p>')
  const twelve = 'one two three four five six seven eight nine ten eleven'
  test.each<[name: string, claim: string, expected: boolean]>([
    ['nine of ten', `${twelve} twelve other`, true],
    ['eight of nine', `${twelve} other`, false],
    ['a word between breaks four', 'one two three four five six other seven eight nine ten eleven twelve thirteen fourteen', false],
    ['another order', 'four three two one eight seven six five twelve eleven ten nine', false],
    ['a line too short for a run is one', 'one other', false],
    ['such a line counts when it stands there', `seven eight\n${twelve} twelve other`, true],
    ['two such lines that do not', `eight seven\nother\n${twelve} twelve other`, false],
    ['tags without text count for nothing', `${twelve} other${'<b></b>'.repeat(20)}`, false],
  ])('%s', (_name, claim, expected) => expect(showsMost(claim, visible())).toBe(expected))
})

describe('a headline', () => {
  const titled = (titles: readonly string[], text = 'leek soup'): VisibleText => ({ titles, text, raw: '', times: [], months: [] })
  test.each<[name: string, visible: VisibleText, expected: boolean]>([
    ['is one title', titled(['ten ways to cook']), true],
    ['is part of one', titled(['ten ways to cook a leek']), true],
    ['is one title of two', titled(['soup', 'ten ways to cook']), true],
    ['is nearly one of two', titled(['soup', 'ten new ways how to cook']), true],
    ['is none of them', titled(['soup', 'leek']), false],
    ['stands in the text', titled(['soup'], 'these are ten ways to cook'), true],
    ['cannot be compared where no title is known', titled([]), true],
  ])('%s', (_name, visible, expected) => expect(showsTitle('Ten ways to cook', visible)).toBe(expected))
})

describe('a number', () => {
  test.each<[raw: string, number: number, expected: boolean]>([
    ['It costs 1,299 in all', 1299, true],
    ['It costs 1,299 in all', 1.299, true],
    ['Table 12 4.5 of five', 4.5, true],
    ['Take 5 of them', 0.5, false],
    ['Take 5 of them', 55, false],
    ['١٠ من', 10, true],
    ['۱۰', 10, true],
    ['१०', 10, true],
    ['১০', 10, true],
    ['๑๐', 10, true],
    ['★★★☆☆', 3, true],
    ['★★★☆☆', 5, false],
  ])('in “%s”: %d is %s', (raw, number, expected) => expect(showsNumber(number, { ...of(''), raw })).toBe(expected))
})

describe('a day', () => {
  const december = [...Array.from({ length: 11 }, () => ['other']), ['december']]
  test.each<[name: string, claim: string, raw: string, months: VisibleText['months'], expected: boolean]>([
    ['beside its month', '2026-12-05', 'On 5 December', december, true],
    ['beside its month in short', '2026-12-05', 'On 5 Dec in the hall', december, true],
    ['beside another month', '2026-12-05', 'On 5 May', december, false],
    ['beside a word, where no month is known', '2026-12-05', 'Le 5 décembre', [], true],
    ['no word stands beside it', '2026-12-05', '5 to 9', [], false],
    ['a day that is none', 'soon', 'soon', december, false],
  ])('%s', (_name, claim, raw, months, expected) => expect(showsDay(claim, { ...of(''), raw, months })).toBe(expected))
})
