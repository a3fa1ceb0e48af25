import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { dayOfFile } from '../src/markdown/day-of-file.ts'
import { createAuthorFinder } from '../src/markdown/find-authors.ts'
import { readFrontMatter } from '../src/markdown/read-front-matter.ts'
import { readMarkdownFile } from '../src/markdown/read-page-file.ts'

const sites = path.join(import.meta.dirname, '__fixtures__/sites')

async function read(name: string) {
  const file = path.join(sites, name)
  const { content, warnings, isDraft } = await readMarkdownFile(readFileSync(file, 'utf8'), {
    path: name,
    findAuthor: await createAuthorFinder().prepare(file),
  })
  const { markdown = '', ...facts } = content
  return {
    facts,
    lines: markdown
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    warnings,
    isDraft,
  }
}

const mara = { kind: 'person', name: 'Mara Holm' }

it.each<[string, object, readonly string[], readonly object[]]>([
  [
    'hugo/content/posts/rye-bread.md',
    {
      title: 'Rye bread for patient people',
      description: 'How a rye loaf rises in eighteen hours.',
      slug: 'rye-bread',
      authors: [mara],
      date_published: '2026-03-14T09:30:00.000+01:00',
      date_modified: '2026-04-02',
      image: { url: '/img/rye.jpg', alt: 'A dark loaf' },
    },
    [
      'Rye bread needs eighteen hours, says mills.md.',
      'Use **fresh** flour.',
      '## Feed the starter',
      '![A bubbling starter](</img/starter.jpg>)',
      'After six hours.',
      '```sh',
      'weigh --grams 500 # {{< kept >}}',
      '```',
      'Read [how mills work](mills.md).',
      '>',
      '> The dough is wet.',
    ],
    [],
  ],
  [
    'jekyll/_posts/2026-03-14-soda-bread.md',
    {
      title: 'Soda bread & butter',
      authors: [{ ...mara, url: 'https://example.org/mara' }],
      date_published: '2026-03-14',
      date_modified: '2026-03-20T08:05:00+01:00',
      image: { url: '/img/soda.jpg', alt: 'A round loaf' },
    },
    [
      'Soda bread &amp; butter takes an hour.',
      '## Bake it',
      '```ruby',
      'puts "{{ kept }}"',
      '```',
      'See [the flour](2026-01-02-flour) and [home](/). Write `{% raw %}` in code.',
    ],
    [],
  ],
  [
    'astro/src/content/blog/flat-bread.mdx',
    {
      title: 'Flat bread in a pan',
      description: 'Four ingredients, ten minutes.',
      date_published: '2022-07-08',
      date_modified: '2022-08-08',
      image: { url: '../../assets/flat.jpg' },
    },
    [
      'Flat bread takes 10 minutes and four things.',
      'Rest the dough, **covered**.',
      '- flour',
      '- water',
      '![A hot pan](../../assets/pan.png)',
      'Buy it at [the shop](https://example.org/shop).',
    ],
    [],
  ],
  [
    'docusaurus/docs/starter.md',
    { title: 'Keep a starter alive', date_modified: '2026-03-14' },
    ['## Feed it', '**Mind the jar**', 'A closed jar bursts.', 'Rye ferments **fast**.'],
    [],
  ],
  [
    'docusaurus/blog/2026-03-14-sourdough/index.mdx',
    { title: 'Sourdough, day by day', authors: [mara], date_published: '2026-03-14', date_modified: '2026-04-01' },
    ['On day one, mix 50 g of flour with 50 g of water.'],
    [{ line: 3, message: 'authors: “nobody” is an id: the list of authors has no such person.' }],
  ],
  [
    'eleventy/posts/bagels.md',
    { title: 'Bagels at home' },
    ['![A bagel with seeds](<./img/bagel.jpg>)', 'Bagels at home boil for a minute. More bread follows.', 'Text stays.'],
    [{ line: 4, message: 'lastmod: “two weeks ago” cannot be read as a day: write it as 2026-11-28.' }],
  ],
  [
    'vitepress/guide/proofing.md',
    { seo_title: 'How long to proof', description: 'Cold dough takes a night.', language_hint: 'en-GB' },
    [
      '# How long to proof',
      '**Cold dough**',
      'A fridge is slow.',
      '<script setup>',
      'const hours = 12',
      '</script>',
      'How long to proof:  a night.',
      '```js{1}',
      "const kept = '{{ braces }}'",
      '```',
    ],
    [],
  ],
])('%s', async (name, facts, lines, warnings) => {
  expect(await read(name)).toEqual({ facts, lines, warnings, isDraft: false })
})

it('a draft is one by its front matter, and by its folder', async () => {
  expect((await read('hugo/content/posts/not-yet.md')).isDraft).toBe(true)
  expect((await readMarkdownFile('Text', { path: 'site/_drafts/bread.md' })).isDraft).toBe(true)
  expect((await readMarkdownFile('---\npublished: false\n---\nText')).isDraft).toBe(true)
  expect((await readMarkdownFile('---\npublished: 2026-01-02\n---\nText')).isDraft).toBe(false)
})

it.each([
  ['Jul 08 2022', '2022-07-08'],
  ['July 8th, 2022', '2022-07-08'],
  ['8 Jul 2022', '2022-07-08'],
  ['8. Juli 2022', '2022-07-08'],
  ['8 juillet 2022', '2022-07-08'],
  ['8 de julio de 2022', '2022-07-08'],
  ['2022年7月8日', '2022-07-08'],
  ['2022/07/08', '2022-07-08'],
  ['2022-7-8', '2022-07-08'],
  ['08.07.2022', '2022-07-08'],
  ['13/07/2022', '2022-07-13'],
  ['7/13/2022', '2022-07-13'],
  ['2022-07-08 10:00', '2022-07-08'],
  ['2022-07-08 10:00:00 +0200', '2022-07-08T10:00:00+02:00'],
  ['Fri, 08 Jul 2022 10:00:00 GMT', '2022-07-08T10:00:00+00:00'],
  ['2031-01-01', '2031-01-01'],
])('the day %s is %s', (text, day) => {
  const { facts, unread } = readFrontMatter(`---\ndate: ${JSON.stringify(text)}\n---\n`)
  expect([facts.date_published, unread]).toEqual([day, []])
})

it.each([
  ['date: 07/08/2022', /^date: “07\/08\/2022” cannot be read as a day/],
  ['date: 2022-02-31', /^date: “2022-02-31” cannot/],
  ['lastUpdated: yesterday', /^lastUpdated: “yesterday” cannot/],
  ['last_update: { date: soon }', /^last_update\.date: “soon” cannot/],
  ['author: jdoe', /^author: “jdoe” is an id/],
  ['lang: English please', /^lang: “English please” is no language tag/],
  ['canonical: /bread/', /^canonical: “\/bread\/” is no address/],
  ['title: [a, b]', /^title: “\["a","b"\]” is no text/],
  ['image: { width: 3 }', /^image: “\{"width":3\}” is no address/],
])('%s is told', (line, told) => {
  expect(readFrontMatter(`---\n${line}\n---\n`).unread).toEqual([expect.stringMatching(told)])
})

it.each([
  'date: Last Modified',
  'date: git Created',
  'lastUpdated: false',
  'permalink: /:year/:title/',
  'permalink: "/{{ slug }}/"',
  'draft: true',
  'layout: post',
  'date: ""',
])('%s is nothing to tell of', (line) => {
  expect(readFrontMatter(`---\n${line}\n---\n`)).toMatchObject({ facts: {}, unread: [] })
})

it('a path is an address where the home of the site is known', () => {
  expect(readFrontMatter('---\npermalink: /bread/\n---\n', { home: 'https://example.org/' })).toMatchObject({
    facts: { url: 'https://example.org/bread/' },
    unread: [],
  })
})

it.each([
  ['_posts/2026-03-14-bread.md', '2026-03-14'],
  ['blog/2026-03-14-bread/index.mdx', '2026-03-14'],
  ['blog/2026/03/14/bread.md', '2026-03-14'],
  ['blog/2026-03-14.md', '2026-03-14'],
  ['blog/2026-02-31-bread.md', null],
  ['blog/bread-2026.md', null],
  ['12026-03-14-bread.md', null],
])('the day of %s is %s', (file, day) => expect(dayOfFile(file)).toBe(day))

const plain = async (markdown: string, file = 'a.md'): Promise<string> =>
  (await readMarkdownFile(markdown, { path: file })).content.markdown!.trim()

it.each<[string, string, string]>([
  ['a paired shortcode', '{{< details "Why?" >}}Because.{{< /details >}}', 'Because.'],
  ['a shortcode with a bracket in a text', '{{< note text="a > b" >}}Text', 'Text'],
  ['a shortcode over lines', '{{< gallery\n  src="x"\n>}}\nText', 'Text'],
  ['a shortcode that is shown', 'Write {{</* ref */>}}.', 'Write ref.'],
  ['a class of kramdown', 'Text.\n{: .lead #top}', 'Text.'],
  ['attributes of a heading', '## Über uns {#ueber-uns .gross}', '## Über uns'],
  ['an id in another script', '## 見出し {#midashi}', '## 見出し'],
  ['a set in a heading', '## The set {a, b}', '## The set {a, b}'],
  ['a container', '::: details Mehr\nText\n:::', '**Mehr**\n\nText'],
  ['a container in brackets', ':::note[Важно]{.x}\nText\n:::', '**Важно**\n\nText'],
  ['braces without front matter', 'Write {{ name }} there.', 'Write {{ name }} there.'],
  ['code in a line', 'Write `{{< ref >}}` and ``a ` {% b %}``.', 'Write `{{< ref >}}` and ``a ` {% b %}``.'],
  ['fenced code in an item', '- a\n\n  ~~~\n  :::tip\n  ~~~', '- a\n\n  ~~~\n  :::tip\n  ~~~'],
  ['a component', 'A <Badge type="tip" text="x > y" /> word', 'A  word'],
  ['elements of HTML', 'A <kbd>B</kbd>', 'A <kbd>B</kbd>'],
])('%s', async (_what, markdown, expected) => expect(await plain(markdown)).toBe(expected))

it.each<[string, string, string]>([
  ['components in components', '<A>\n<B x={1}>\n\ntext\n\n</B>\n</A>', 'text'],
  ['a fragment', '<>text</>', 'text'],
  ['text in braces', "{'eins'} {`zwei`} {3}{vier}", 'eins zwei 3'],
  ['an exported name', 'export const n = "fünf"\n\n{n}', 'fünf'],
  ['a link component', 'see <Link to="/a">there</Link>', 'see [there](/a)'],
  ['HTML with an expression', '<div className={x} id="a">\n\ntext\n\n</div>', '<div id="a">\n\ntext\n\n</div>'],
  ['a table', '| a | b |\n| - | - |\n| 1 | <C>2</C> |', '| a | b |\n| - | - |\n| 1 | 2 |'],
  ['code', '```jsx\nimport a from "b"\n<A />\n```', '```jsx\nimport a from "b"\n<A />\n```'],
])('MDX: %s', async (_what, mdx, expected) => expect(await plain(mdx, 'a.mdx')).toBe(expected))

it('invalid MDX is read as Markdown, and the warning names the line', async () => {
  const { content, warnings } = await readMarkdownFile('---\ntitle: A\n---\nimport a from "b"\n\ntext\n\n{ open', { path: 'a.mdx' })
  expect(content.markdown?.trim()).toBe('text\n\n{ open')
  expect(warnings).toEqual([{ line: 8, message: expect.stringMatching(/^The text is not MDX, and was read as Markdown: /) }])
})
