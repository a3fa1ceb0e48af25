import type { ArticleInput } from '@citable/core'
import { expect, it } from 'vitest'
import { findExcess, maxMarks, maxWords } from './find-excess.ts'

const { tags, perTag, references } = maxMarks
const { words, perWord } = maxWords
const fields = {} as Extract<ArticleInput, { kind: 'body' }>['fields']
const page = (html: string): ArticleInput => ({ kind: 'page', html })
const blocks = (count: number): ArticleInput => ({
  kind: 'blocks',
  blocks: Array.from({ length: count }, (_, id) => ({ id: String(id), ...(id % 2 ? { html: '<p>a</p>' } : { markdown: '<b>a</b>' }) })),
  fields,
})

it.each<[string, ArticleInput, string | null]>([
  ['as many tags as are read', page('<p>a</p>'.repeat(tags)), null],
  ['one tag more', page('<P>a'.repeat(tags + 1)), `more than ${tags} tags`],
  ['more in a text that is as much longer', page(`<p>${'a'.repeat(perTag - 3)}`.repeat(2 * tags)), null],
  [
    'more in one that is not',
    page(`<p>${'a'.repeat(perTag - 4)}`.repeat(2 * tags)),
    `more than ${(2 * tags * (perTag - 1)) / perTag} tags`,
  ],
  ['one more in a draft', { kind: 'body', html: '<p>'.repeat(tags + 1), fields }, `more than ${tags} tags`],
  ['one more in Markdown', { kind: 'markdown', markdown: '<p>'.repeat(tags + 1), fields }, `more than ${tags} tags`],
  ['as many in blocks', blocks(tags), null],
  ['one more over all blocks', blocks(tags + 1), `more than ${tags} tags`],
  ['what is no opening tag', page('</p><!----><?x?>< p>1<2<'.repeat(tags)), null],
  ['as many references as are read', page('&amp;'.repeat(references)), null],
  ['one reference more', page('&#1072;'.repeat(references + 1)), `more than ${references} entities`],
  ['ampersands without a reference', page('bread & flour && water &'.repeat(references)), null],
  ['as many words as are read', page('a '.repeat(words)), null],
  ['one word more', page('a\n\t '.repeat(words / 2).concat('b '.repeat(words / 2 + 1))), `more than ${words} words`],
  ['more in a text that is as much longer', page('ab '.repeat(words).concat('c'.repeat(words))), null],
  ['words of one letter in a long text', page('a '.repeat(4 * words)), `more than ${Math.floor((8 * words) / perWord)} words`],
  ['ten megabytes of text', page(`<p>${'Bread is food. '.repeat(700_000)}</p>`), null],
])('%s', (_name, input, expected) => {
  expect(findExcess(input)).toBe(expected)
})
