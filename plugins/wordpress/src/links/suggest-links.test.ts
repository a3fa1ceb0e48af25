import { allPacks } from '@citable/core/languages/all'
import { languageFor } from '@citable/core/languages/language-for'
import { maxStepGrowth, openStepCounter, stepGrowth } from '@citable/tooling/gates/step-counter'
import { describe, expect, it } from 'vitest'
import { comparable, comparableLinks, type LinkTarget, suggestLinks } from './suggest-links.ts'

const english = languageFor('en', allPacks)

const target = (id: number, title: string, rest: Partial<LinkTarget> = {}): LinkTarget => ({
  id,
  title,
  url: `https://example.org/${id}/`,
  topics: [],
  links: 1,
  ...rest,
})

const others = [target(90, 'Slate roofs in winter'), target(91, 'The price of heat pumps'), target(92, 'Boats of the North Sea')]

const text = (words: string, linked: readonly { start: number; end: number }[] = []) => ({ place: 'a', text: words, linked })

const suggest = (words: string, targets: readonly LinkTarget[], language = english) =>
  suggestLinks([text(words)], targets, new Set(), language).map((found) => [found.target.id, found.words])

describe('a sentence fits a post', () => {
  const rye = target(1, 'How to store rye bread')
  it.each([
    ['by the words of its title, in any form', 'We stored the rye breads in linen.', rye, [[1, 'stored the rye breads']]],
    [
      'by its keyphrase',
      'Sourdough starters need flour.',
      target(1, 'All about yeast', { topics: ['sourdough starter'] }),
      [[1, 'Sourdough starters']],
    ],
    [
      'by a heading of it',
      'A box of wood keeps it fresh.',
      target(1, 'Bread', { topics: ['A wooden box', 'The box of wood'] }),
      [[1, 'box of wood']],
    ],
    ['by one word that is all it is about', 'Then add some turmeric to it.', target(1, 'Turmeric'), [[1, 'turmeric']]],
    ['not by one word of many', 'Some bread is white.', rye, []],
    ['not by words far from each other', `Rye grows here, ${'and it rains a little more each day, '.repeat(4)} so we eat bread.`, rye, []],
    ['not by words of other sentences', 'Rye grows here. We eat bread.', target(1, 'Rye bread'), []],
  ] as const)('%s', (_, words, post, expected) => {
    expect(suggest(words, [post, ...others])).toEqual(expected)
  })

  it('in scripts without spaces', () => {
    const found = suggest('冬には瓦屋根の修理が必要です。', [target(1, '瓦屋根の修理'), ...others], languageFor('ja', allPacks))
    expect(found).toEqual([[1, '瓦屋根の修理']])
  })
})

describe('never proposed', () => {
  const rye = target(1, 'Rye bread')
  it('is a post that the article links to already', () => {
    const found = suggestLinks([text('We eat rye bread.')], [rye], new Set([comparable('http://www.example.org/1#part')]), english)
    expect(found).toEqual([])
  })
  it('are words that are a link already', () => {
    expect(suggestLinks([text('We eat rye bread.', [{ start: 11, end: 16 }])], [rye], new Set(), english)).toEqual([])
  })
  it('are more than five, nor a post twice, nor words twice', () => {
    const colours = ['amber', 'green', 'purple', 'yellow', 'white', 'brown', 'orange', 'black', 'silver']
    const posts = colours.map((colour, at) => target(at + 1, `Paint of ${colour}`))
    const words = colours.map((colour) => `We like the ${colour} paint.`).join(' ')
    const found = suggestLinks([text(`${words} ${words}`)], [...posts, target(50, 'Amber paint')], new Set(), english)
    expect(found).toHaveLength(5)
    expect(new Set(found.map(({ target: { id } }) => id)).size).toBe(5)
    expect(new Set(found.map(({ start }) => start)).size).toBe(5)
  })
})

it('puts a post that no post links to before one of the same fit', () => {
  const linked = target(2, 'Rye bread', { links: 3 })
  const orphan = target(1, 'Oat cakes', { links: 0 })
  expect(suggest('We eat rye bread. They eat oat cakes.', [linked, orphan, ...others]).map(([id]) => id)).toEqual([1, 2])
})

it('leaves out links that no browser could open, as half-written ones are', () => {
  const hrefs = ['http://', 'https://[rye', '//', 'https://a b/', '/Rye/', 'https://example.org/oats#top']
  expect([...comparableLinks(hrefs, 'https://example.org/wp-admin/post.php')]).toEqual(['example.org/rye', 'example.org/oats'])
})

it('takes steps as the article is long', async () => {
  const steps = openStepCounter<typeof import('./testing/suggest-among-many.ts')>(
    new URL('./testing/suggest-among-many.ts', import.meta.url),
  )
  expect(await stepGrowth((sentences) => steps.count('suggestAmongMany', sentences), 120)).toBeLessThan(maxStepGrowth)
  steps.close()
})
