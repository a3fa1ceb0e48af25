import { describe, expect, test } from 'vitest'
import type { AuthorFields } from '../model/input.ts'
import { testContext } from '../testing/test-context.ts'
import { readArticle } from './read-article.ts'

const fields: AuthorFields = {
  title: 'Leek soup',
  description: null,
  slug: null,
  image: null,
  authors: [],
  datePublished: null,
  dateModified: null,
}
const context = testContext({
  url: 'https://kitchen.example/soup',
  language: 'en',
  now: '2026-11-21',
  options: { seo: true, aeo: true, titles: 0 },
})
const read = (html: string) => readArticle({ kind: 'body', html, fields }, context)

describe('shortcodes are no text', () => {
  test.each([
    ['with attributes', '<p>Soup of [year format="Y"] now.</p>', ['Soup of now.']],
    ['closed by itself', '<p>Soup [divider /]of leeks.</p>', ['Soup of leeks.']],
    ['around words, which stay', '<p>Try [button url="/x"]the soup[/button].</p>', ['Try the soup.']],
    ['around paragraphs', '<p>[tabs]</p><p>In a tab.</p><p>[/tabs]</p>', ['In a tab.']],
    ['alone in a line', '<p>[toc]</p><p>Text.</p>', ['Text.']],
    ['of WordPress itself', 'Look:\n\n[gallery]\n\nDone.', ['Look:', 'Done.']],
    ['escaped: its outer brackets', '<p>Write [[gallery]] there.</p>', ['Write [gallery] there.']],
    ['behind a character reference', 'Leeks &amp; thyme [note id="1"]here', ['Leeks & thyme here']],
    ['in code they are', '<p>Type <code>[gallery]</code>.</p><pre>[gallery]</pre>', ['Type [gallery].', '[gallery]']],
    [
      'words in brackets are',
      '<p>He said [sic] so [1], see [Note].</p><p>[Sponsored]</p>',
      ['He said [sic] so [1], see [Note].', '[Sponsored]'],
    ],
  ])('%s', (_name, html, expected) => {
    const { blocks } = read(html)
    expect(blocks.map(({ text }) => text)).toEqual(expected)
    const plain = (text: string) => text.replaceAll('&amp;', '&')
    for (const { text, runs } of blocks)
      for (const { start, length, from, to } of runs) expect(plain(html.slice(from, to))).toBe(text.slice(start, start + length))
  })
  test('the same words in Markdown and on a page are text', () => {
    const markdown = readArticle({ kind: 'markdown', markdown: 'Soup of [year format="Y"] now.', fields }, context)
    expect(markdown.blocks[0]?.text).toContain('[year format=')
    const html = `<article><h1>Leek soup</h1>${'<p>Soup of [year format="Y"], and how it was cooked in those days.</p>'.repeat(6)}</article>`
    expect(readArticle({ kind: 'page', html }, context).blocks.some(({ text }) => text.includes('[year'))).toBe(true)
  })
})

describe('what WordPress prints in their place', () => {
  test('a caption is a caption, and what follows is text', () => {
    const { blocks } = read(
      'Before.\n\n[caption id="a" width="300"]<a href="/x"><img src="/leek.jpg" alt="Leeks"></a> Leeks, sliced[/caption] After.\n\nEnd.',
    )
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['paragraph', 'Before.'],
      ['image', 'Leeks, sliced'],
      ['paragraph', 'After.'],
      ['paragraph', 'End.'],
    ])
  })
  test.each([
    ['no end', '[caption width="300"]<img src="/leek.jpg"> Leeks'],
    ['no picture', '[caption width="300"]Leeks[/caption]'],
  ])('a caption with %s loses no word', (_name, html) =>
    expect(
      read(html)
        .blocks.map(({ text }) => text)
        .join(),
    ).toContain('Leeks'),
  )

  const block = (url: string): string => `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${url}\n</div></figure>`
  test.each([
    ['block', block('https://www.youtube.com/watch?v=abcdefghijk')],
    ['shortcode', '[embed width="500"]https://www.youtube.com/watch?v=abcdefghijk[/embed]'],
  ])('the address of an embedded video is a video: %s', (_name, html) => {
    const article = read(html)
    expect(article.blocks.map(({ kind, text }) => [kind, text])).toEqual([['video', '']])
    expect(article.videos.map(({ value }) => value.embedUrl)).toEqual(['https://www.youtube.com/embed/abcdefghijk'])
  })
  test('of any other embed the address is no text', () => expect(read(block('https://social.example/post/1')).blocks).toEqual([]))
})
