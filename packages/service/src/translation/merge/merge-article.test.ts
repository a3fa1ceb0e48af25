import { describe, expect, it } from 'vitest'
import type { SourceArticle } from '../segments/split-article.ts'
import { again, bodyOf, htmlArticle, type Translated } from './testing/translate-again.ts'

const markdown = (text: string): SourceArticle => ({ title: null, description: null, body: { markdown: text }, fields: {} })
const as = (format: 'html' | 'markdown', text: string) => (format === 'html' ? htmlArticle(text) : markdown(text))

const summary = ({ merge, asked }: Translated) => ({
  asked: asked.length,
  proposed: merge!.proposed.map(({ kind, placed }) => (placed ? kind : `${kind}, not placed`)),
  conflicts: merge!.conflicts.map(({ kind }) => kind),
  fixed: merge!.fixed.map(({ kind, placed }) => (placed ? kind : `${kind}, not placed`)),
})

interface Case {
  readonly name: string
  readonly format?: 'html' | 'markdown'
  readonly source: string
  /** What a person makes of the translation. */
  readonly edit?: (translation: string) => string
  readonly next: string
  readonly result: string
  readonly asked?: number
  readonly proposed?: readonly string[]
  readonly conflicts?: readonly string[]
  readonly fixed?: readonly string[]
}

const cases: readonly Case[] = [
  { name: 'an unchanged source', source: '<p>Bread is warm.</p>', next: '<p>Bread is warm.</p>', result: '<p>BREAD IS WARM.</p>' },
  {
    name: 'an unchanged source, and a person’s words',
    source: '<p>Bread is warm.</p><p>Milk is cold.</p>',
    edit: (text) => text.replace('MILK', 'Leche'),
    next: '<p>Bread is warm.</p><p>Milk is cold.</p>',
    result: '<p>BREAD IS WARM.</p><p>Leche IS COLD.</p>',
  },
  {
    name: 'a changed paragraph that no translator touched',
    source: '<p>Bread is warm today.</p><p>Milk is cold.</p>',
    edit: (text) => text.replace('MILK', 'Leche'),
    next: '<p>Bread is very warm today.</p><p>Milk is cold.</p>',
    result: '<p>BREAD IS VERY WARM TODAY.</p><p>Leche IS COLD.</p>',
    asked: 1,
    proposed: ['changed'],
  },
  {
    name: 'a changed paragraph that a person had changed, too',
    source: '<p>Bread is warm today.</p>',
    edit: (text) => text.replace('BREAD', 'El pan'),
    next: '<p>Bread is very warm today.</p>',
    result: '<p>El pan IS WARM TODAY.</p>',
    asked: 1,
    conflicts: ['changed'],
  },
  {
    name: 'a text of one sentence in quite other words',
    source: '<p>Bread is warm today.</p>',
    next: '<p>Ovens smoke.</p>',
    result: '<p>OVENS SMOKE.</p>',
    asked: 1,
    proposed: ['changed'],
  },
  {
    name: 'a text of one sentence in other words, which a person had changed',
    source: '<p>Bread is warm today.</p>',
    edit: (text) => text.replace('BREAD', 'El pan'),
    next: '<p>パンを焼く</p>',
    result: '<p>El pan IS WARM TODAY.</p>',
    asked: 1,
    conflicts: ['changed'],
  },
  {
    name: 'a new paragraph between two',
    source: '<p>Bread is warm.</p>\n\n<p>Milk is cold.</p>',
    next: '<p>Bread is warm.</p>\n\n<p>Tea is hot.</p>\n\n<p>Milk is cold.</p>',
    result: '<p>BREAD IS WARM.</p>\n\n<p>TEA IS HOT.</p>\n\n<p>MILK IS COLD.</p>',
    asked: 1,
    proposed: ['added'],
  },
  {
    name: 'two new paragraphs before the first',
    source: '<p>Bread is warm.</p>',
    next: '<p>Tea is hot.</p>\n<h2>Now this</h2>\n<p>Bread is warm.</p>',
    result: '<p>TEA IS HOT.</p>\n<h2>NOW THIS</h2>\n<p>BREAD IS WARM.</p>',
    asked: 2,
    proposed: ['added', 'added'],
  },
  {
    name: 'a new item in a list that a person changed',
    source: '<ul><li>Bread for all</li><li>Milk for some</li></ul>',
    edit: (text) => text.replace('MILK FOR SOME', 'Leche'),
    next: '<ul><li>Bread for all</li><li>Tea for none</li><li>Milk for some</li></ul>',
    result: '<ul><li>BREAD FOR ALL</li><li>TEA FOR NONE</li><li>Leche</li></ul>',
    asked: 1,
    proposed: ['added'],
  },
  {
    name: 'a removed paragraph',
    source: '<p>Bread is warm.</p>\n<p>Milk is cold.</p>\n<p>Tea is hot.</p>',
    next: '<p>Bread is warm.</p>\n<p>Tea is hot.</p>',
    result: '<p>BREAD IS WARM.</p>\n<p>TEA IS HOT.</p>',
    proposed: ['removed'],
  },
  {
    name: 'a removed paragraph that a person had changed',
    source: '<p>Bread is warm.</p>\n<p>Milk is cold.</p>\n<p>Tea is hot.</p>',
    edit: (text) => text.replace('MILK', 'Leche'),
    next: '<p>Bread is warm.</p>\n<p>Tea is hot.</p>',
    result: '<p>BREAD IS WARM.</p>\n<p>Leche IS COLD.</p>\n<p>TEA IS HOT.</p>',
    conflicts: ['removed'],
  },
  {
    name: 'a changed paragraph that a person took out',
    source: '<p>Bread is warm.</p><p>Milk is cold today.</p><p>Tea is hot.</p>',
    edit: (text) => text.replace('<p>MILK IS COLD TODAY.</p>', ''),
    next: '<p>Bread is warm.</p><p>Milk is very cold today.</p><p>Tea is hot.</p>',
    result: '<p>BREAD IS WARM.</p><p>TEA IS HOT.</p>',
    asked: 1,
    conflicts: ['deleted'],
  },
  {
    name: 'pictures that a person moved, added and took out',
    source:
      '<p>Bread is warm.</p><figure><img src="a.png" alt="Some bread"></figure><p>Milk is cold.</p><figure><img src="b.png"></figure>',
    edit: () =>
      '<figure><img src="a.png" alt="SOME BREAD"></figure><p>BREAD IS WARM.</p><p>MILK IS COLD.</p><figure><img src="c.png"></figure>',
    next: '<p>Bread is hot.</p><figure><img src="a.png" alt="Some bread"></figure><p>Milk is cold.</p><figure><img src="b.png"></figure>',
    result: '<figure><img src="a.png" alt="SOME BREAD"></figure><p>BREAD IS HOT.</p><p>MILK IS COLD.</p><figure><img src="c.png"></figure>',
    asked: 1,
    proposed: ['changed'],
  },
  {
    name: 'a new picture with its caption',
    source: '<p>Bread is warm.</p>\n<p>Milk is cold.</p>',
    next: '<p>Bread is warm.</p>\n<figure><img src="a.png" alt="Some bread"><figcaption>My own bread</figcaption></figure>\n<p>Milk is cold.</p>',
    result:
      '<p>BREAD IS WARM.</p>\n<figure><img src="a.png" alt="SOME BREAD"><figcaption>MY OWN BREAD</figcaption></figure>\n<p>MILK IS COLD.</p>',
    asked: 2,
    proposed: ['added', 'added'],
    fixed: ['added'],
  },
  {
    name: 'a picture that the source has no more: its caption goes, the picture waits for a person',
    source: '<p>Bread is warm.</p><figure><img src="a.png"><figcaption>My own bread</figcaption></figure><p>Milk is cold.</p>',
    next: '<p>Bread is warm.</p><p>Milk is cold.</p>',
    result: '<p>BREAD IS WARM.</p><figure><img src="a.png"></figure><p>MILK IS COLD.</p>',
    proposed: ['removed'],
    fixed: ['removed, not placed'],
  },
  {
    name: 'a link that leads elsewhere now',
    source: '<p>See <a href="/one">the other page</a> for more.</p>',
    next: '<p>See <a href="/two">the other page</a> for more.</p>',
    result: '<p>SEE <a href="/two">THE OTHER PAGE</a> FOR MORE.</p>',
    asked: 1,
    proposed: ['changed'],
  },
  {
    name: 'a link that a person led elsewhere',
    source: '<p>See <a href="/one">the other page</a> for more.</p><p>Tea is hot.</p>',
    edit: (text) => text.replace('/one', '/es/uno'),
    next: '<p>See <a href="/one">the other page</a> for more.</p><p>Tea is cold.</p>',
    result: '<p>SEE <a href="/es/uno">THE OTHER PAGE</a> FOR MORE.</p><p>TEA IS COLD.</p>',
    asked: 1,
    proposed: ['changed'],
  },
  {
    name: 'blocks of WordPress: a new one between two',
    source:
      '<!-- wp:paragraph -->\n<p>Bread is warm.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>Milk is cold.</p>\n<!-- /wp:paragraph -->',
    edit: (text) => text.replace('MILK', 'Leche'),
    next: '<!-- wp:paragraph -->\n<p>Bread is warm.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:heading {"level":3} -->\n<h3>Hot tea</h3>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>Milk is cold.</p>\n<!-- /wp:paragraph -->',
    result:
      '<!-- wp:paragraph -->\n<p>BREAD IS WARM.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:heading {"level":3} -->\n<h3>HOT TEA</h3>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>Leche IS COLD.</p>\n<!-- /wp:paragraph -->',
    asked: 1,
    proposed: ['added'],
  },
  {
    name: 'code and figures that the source changed',
    source: '<p>Bread is warm.</p><pre>one</pre><table><tr><td>Loaves</td><td>12</td></tr></table>',
    next: '<p>Bread is warm.</p><pre>two</pre><table><tr><td>Loaves</td><td>13</td></tr></table>',
    result: '<p>BREAD IS WARM.</p><pre>two</pre><table><tr><td>LOAVES</td><td>13</td></tr></table>',
    fixed: ['changed', 'changed'],
  },
  {
    name: 'a row in the place of another takes its figure with it',
    source: '<table><tr><td>1912</td><td>Bread for all</td></tr><tr><td>1950</td><td>Milk</td></tr></table>',
    next: '<table><tr><td>1930</td><td>Nothing but tea</td></tr><tr><td>1950</td><td>Milk</td></tr></table>',
    result: '<table><tr><td>1930</td><td>NOTHING BUT TEA</td></tr><tr><td>1950</td><td>MILK</td></tr></table>',
    asked: 1,
    proposed: ['added', 'removed'],
    fixed: ['added', 'removed'],
  },
  {
    name: 'a cell that is empty now leaves its place',
    source: '<table><tr><td>Loaves</td><td>for all</td></tr></table>',
    next: '<table><tr><td>Loaves</td><td></td></tr></table>',
    result: '<table><tr><td>LOAVES</td><td></td></tr></table>',
    proposed: ['removed'],
  },
  {
    name: 'a paragraph that was split, and a person’s words in it',
    source: '<p>Bread is warm in the morning. Milk is cold in the evening.</p><p>Tea.</p>',
    edit: (text) => text.replace('BREAD', 'El pan'),
    next: '<p>Bread is warm in the morning.</p><p>Milk is cold in the evening.</p><p>Tea.</p>',
    result: '<p>El pan IS WARM IN THE MORNING. MILK IS COLD IN THE EVENING.</p><p>TEA.</p>',
    asked: 2,
    conflicts: ['changed'],
  },
  {
    name: 'a paragraph that was split, and nothing was written into it',
    source: '<p>Bread is warm in the morning. Milk is cold in the evening.</p><p>Tea.</p>',
    next: '<p>Bread is warm in the morning.</p><p>Milk is cold in the evening.</p><p>Tea.</p>',
    result: '<p>BREAD IS WARM IN THE MORNING.</p><p>MILK IS COLD IN THE EVENING.</p><p>TEA.</p>',
    asked: 2,
    proposed: ['changed', 'added'],
  },
  {
    name: 'a paragraph that the source moved stays where the translation has it',
    source: '<p>Bread is warm.</p><p>Milk is cold.</p><p>Tea is hot.</p>',
    next: '<p>Tea is hot.</p><p>Bread is warm.</p><p>Milk is cold.</p>',
    result: '<p>BREAD IS WARM.</p><p>MILK IS COLD.</p><p>TEA IS HOT.</p>',
  },
  {
    name: 'a paragraph that a person moved keeps its place and follows its source',
    source: '<p>Bread is warm.</p><p>Milk is cold today.</p><p>Tea is hot.</p>',
    edit: () => '<p>MILK IS COLD TODAY.</p><p>BREAD IS WARM.</p><p>TEA IS HOT.</p>',
    next: '<p>Bread is warm.</p><p>Milk is cold again today.</p><p>Tea is hot.</p>',
    result: '<p>MILK IS COLD AGAIN TODAY.</p><p>BREAD IS WARM.</p><p>TEA IS HOT.</p>',
    asked: 1,
    proposed: ['changed'],
  },
  {
    name: 'a text that is there twice is translated once, in a person’s words',
    source: '<p>Read on here</p><p>Milk is cold.</p>',
    edit: (text) => text.replace('READ ON HERE', 'Seguir leyendo'),
    next: '<p>Read on here</p><p>Milk is cold.</p><p>Read on here</p>',
    result: '<p>Seguir leyendo</p><p>MILK IS COLD.</p><p>Seguir leyendo</p>',
    proposed: ['added'],
  },
  {
    name: 'a person’s text without its link is no translation of a double with one',
    source: '<p>Read <a href="/a">on here</a> now</p><p>Milk is cold.</p>',
    edit: (text) => text.replace(/READ .* NOW/, 'Seguir'),
    next: '<p>Read <a href="/a">on here</a> now</p><p>Milk is cold.</p><p>Read <a href="/a">on here</a> now</p>',
    result: '<p>Seguir</p><p>MILK IS COLD.</p><p>READ <a href="/a">ON HERE</a> NOW</p>',
    asked: 1,
    proposed: ['added'],
  },
  {
    name: 'Markdown: a new section, and a person’s words',
    format: 'markdown',
    source: '# Bread\n\nBread is *warm* today.\n\n- one loaf\n- two loaves\n',
    edit: (text) => text.replace('TWO LOAVES', 'dos panes'),
    next: '# Bread\n\nBread is *warm* today.\n\n## Milk\n\nIt is cold.\n\n- one loaf\n- one and a half\n- two loaves\n',
    result: '# BREAD\n\nBREAD IS *WARM* TODAY.\n\n## MILK\n\nIT IS COLD.\n\n- ONE LOAF\n- ONE AND A HALF\n- dos panes\n',
    asked: 3,
    proposed: ['added', 'added', 'added'],
  },
  {
    name: 'Markdown: a picture and code that a person changed',
    format: 'markdown',
    source: 'Bread is warm.\n\n![Some bread](a.png)\n\n```\none\n```\n\nMilk is cold.\n',
    edit: (text) => text.replace('a.png', 'z.png').replace('one', 'uno'),
    next: 'Bread is hot.\n\n![Some bread](a.png)\n\n```\ntwo\n```\n\nMilk is cold.\n',
    result: 'BREAD IS HOT.\n\n![SOME BREAD](z.png)\n\n```\nuno\n```\n\nMILK IS COLD.\n',
    asked: 1,
    proposed: ['changed'],
    fixed: ['changed, not placed'],
  },
]

describe('a translation whose source has changed', () => {
  it.each(cases)(
    '$name',
    ({ format = 'html', source, edit = (text) => text, next, result, asked = 0, proposed = [], conflicts = [], fixed = [] }) => {
      const merged = again(as(format, source), edit, as(format, next))
      expect(bodyOf(merged.article)).toBe(result)
      expect(summary(merged)).toEqual({ asked, proposed, conflicts, fixed })
    },
  )
})
