import { expect, it } from 'vitest'
import { parsePageHtml } from './page-html.ts'
import { textsOfPictures } from './texts-of-pictures.ts'

const textsIn = (html: string) => textsOfPictures(parsePageHtml(html))

it.each([
  ['an alternative text', '<p><img alt="1.6 million"></p>', ['1.6 million']],
  [
    'the words of a drawing, once',
    '<svg aria-label="Parcels"><g><text>1.6</text> <text>million</text></g></svg>',
    ['Parcels', '1.6 million'],
  ],
  ['the label of what stands for a picture', '<div role="img" aria-label="Parcels by year"></div>', ['Parcels by year']],
  ['no empty text', '<img alt=""><img><svg></svg>', []],
  ['no label of what is no picture', '<nav aria-label="Main"></nav>', []],
])('%s', (_what, html, expected) => {
  expect(textsIn(html)).toEqual(expected)
})

it('reads so many and no more, however deep a drawing is', () => {
  expect(textsIn('<img alt="a">'.repeat(1_000))).toHaveLength(200)
  expect(textsIn(`<svg>${'<g>'.repeat(20_000)}deep</svg>`).length).toBeLessThan(3)
})
