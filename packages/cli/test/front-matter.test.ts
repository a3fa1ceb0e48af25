import { expect, it } from 'vitest'
import { readFrontMatter } from '../src/markdown/read-front-matter.ts'
import { readHtmlFile } from '../src/markdown/read-page-file.ts'

it.each<[string, string, object]>([
  ['nothing', '# Bread', {}],
  ['a line that is no front matter', 'Bread\n---\ntitle: x\n---', {}],
  ['an unended block', '---\ntitle: Bread', {}],
  [
    'lines of metadata',
    'Title: Bread at home\nDate: 2026-10-02 10:20\nModified: 2026-11-01\nAuthors: Ada Baker; Bo Miller\nSummary: How to bake,\n    and when.\n\nText',
    {
      title: 'Bread at home',
      description: 'How to bake, and when.',
      authors: [
        { kind: 'person', name: 'Ada Baker' },
        { kind: 'person', name: 'Bo Miller' },
      ],
      date_published: '2026-10-02',
      date_modified: '2026-11-01',
    },
  ],
  [
    'lines of metadata with carriage returns',
    'Title: Bread\r\nDate: 2026-10-02\r\n\r\nText',
    { title: 'Bread', date_published: '2026-10-02' },
  ],
  ['lines without a title', 'Note: bread\nWarning: hot\n\nText', {}],
  ['a title in a sentence', 'Title: Bread\nis the name of a book.\n\nText', {}],
  [
    'names of Ghost',
    '---\npublished_at: 2026-10-02\nupdated_at: 2026-11-01\nfeature_image: https://example.org/a.jpg\n---\n',
    { date_published: '2026-10-02', date_modified: '2026-11-01', image: { url: 'https://example.org/a.jpg' } },
  ],
  ['an author below extra', '+++\n[extra]\nauthor = "Ada Baker"\n+++\n', { authors: [{ kind: 'person', name: 'Ada Baker' }] }],
  ['a picture below header', '---\nheader:\n  teaser: https://example.org/a.jpg\n---\n', { image: { url: 'https://example.org/a.jpg' } }],
  [
    'title, description and one author',
    '---\ntitle: Bread at home\ndescription: How to bake.\nauthor: Ada Baker\n---\nText',
    { title: 'Bread at home', description: 'How to bake.', authors: [{ kind: 'person', name: 'Ada Baker' }] },
  ],
  [
    'several authors, one with a page',
    '---\nauthors:\n  - Ada Baker\n  - name: Bo Miller\n    url: https://example.org/bo\n---\n',
    {
      authors: [
        { kind: 'person', name: 'Ada Baker' },
        { kind: 'person', name: 'Bo Miller', url: 'https://example.org/bo' },
      ],
    },
  ],
  ['days stay days', '---\ndate: 2026-10-02\nlastmod: 2026-11-01\n---\n', { date_published: '2026-10-02', date_modified: '2026-11-01' }],
  ['a time of day', '---\ndate: 2026-10-02 10:00:00Z\n---\n', { date_published: '2026-10-02T10:00:00Z' }],
  [
    'times with a zone after a blank',
    '---\ndate: 2026-10-02 9:05:00 -0400\nlastmod: 2026-11-01 10:00 +01:00\n---\n',
    { date_published: '2026-10-02T09:05:00-04:00', date_modified: '2026-11-01T10:00+01:00' },
  ],
  [
    'both days of one key',
    '---\ndate:\n  created: 2026-10-02\n  updated: 2026-11-01\n---\n',
    { date_published: '2026-10-02', date_modified: '2026-11-01' },
  ],
  [
    'TOML',
    '+++\ntitle = "Bread"\ndate = 2026-10-02\nupdated = 2026-11-01T10:00:00Z\nauthors = ["Ada Baker"]\n+++\nText',
    {
      title: 'Bread',
      authors: [{ kind: 'person', name: 'Ada Baker' }],
      date_published: '2026-10-02',
      date_modified: '2026-11-01T10:00:00.000Z',
    },
  ],
  [
    'JSON',
    '{\n  "title": "Bread {rye}",\n  "description": "How to bake.",\n  "params": { "date": "x" },\n  "date": "2026-10-02T10:00:00+02:00"\n}\n\nText',
    { title: 'Bread {rye}', description: 'How to bake.', date_published: '2026-10-02T10:00:00+02:00' },
  ],
  ['a text that opens with a bracket', '{% include bread.html %}\n\nText', {}],
  [
    'the last of a key written twice',
    '---\ndate: 2026-10-01\ntitle: Bread\ndate: 2026-10-02\n---\n',
    { title: 'Bread', date_published: '2026-10-02' },
  ],
  ['a title beside the headline in HTML', '---\ntitle: Bread\n---\n<h1>Bread at home</h1>', { seo_title: 'Bread' }],
  ['a title before a page', '---\ntitle: Bread\n---\n<!DOCTYPE html><html>', { seo_title: 'Bread' }],
  [
    'authors’ ids are no names',
    '---\nauthors: [ada-baker, bmiller, Bo Miller]\n---\n',
    { authors: [{ kind: 'person', name: 'Bo Miller' }] },
  ],
  [
    'names of other generators',
    '---\nsummary: Short.\nlang: de\npubDate: 2026-10-02\n---\n',
    { description: 'Short.', language_hint: 'de', date_published: '2026-10-02' },
  ],
  ['what is not valid is left out', '---\ntitle: Bread\nurl: /bread\ndate: last week\nauthor: [3, {}]\n---\n', { title: 'Bread' }],
  ['a title beside the headline of the text', '---\ntitle: Bread\n---\n\n# Bread at home\n\nText', { seo_title: 'Bread' }],
  ['a title of its own for search', '---\ntitle: Bread\nseo_title: Rye bread\n---\n# Bread\n', { seo_title: 'Rye bread' }],
  ['a title over a lower heading', '---\ntitle: Bread\n---\n## Rye\n', { title: 'Bread' }],
  [
    'signs by their names in HTML',
    '---\ntitle: Bread &amp; butter&#x2019;s &#8220;crumb&#8221;\ndescription: R&D &constructor; caf&eacute;\nslug: a&amp;b\n---\n',
    { title: 'Bread & butter’s “crumb”', description: 'R&D &constructor; café', slug: 'a&amp;b' },
  ],
  ['a number as a title', '---\ntitle: 1984\n---\n', { title: '1984' }],
  ['Windows line ends and a byte order mark', '\ufeff---\r\ntitle: Bread\r\n---\r\nText', { title: 'Bread' }],
  ['a list', '---\n- a\n---\n', {}],
])('%s', (_, markdown, facts) => {
  expect(readFrontMatter(markdown).facts).toEqual(facts)
})

it('says what is wrong with it', () => {
  expect(() => readFrontMatter('---\ntitle: "Bread\n---\nText')).toThrow(/^The front matter is not YAML: /)
  expect(() => readFrontMatter('+++\ntitle = Bread\n+++\nText')).toThrow(/^The front matter is not TOML: /)
  expect(() => readFrontMatter('{\n"title": Bread\n}\nText')).toThrow(/^The front matter is not JSON: /)
})

it.each([
  ['---', '---\ntitle: Bread\ndate: 2026-10-02\n\nText'],
  ['+++', '+++\ntitle = "Bread"\n\nText'],
])('warns of a block that %s opens and nothing ends', (mark, markdown) => {
  expect(readFrontMatter(markdown)).toMatchObject({ facts: {}, unread: [expect.stringContaining(`no other ${mark} ends`)] })
})

it('takes a line between paragraphs for one', () => {
  expect(readFrontMatter('---\n\nBread: a text\n').unread).toEqual([])
})

it('leaves the HTML behind front matter', () => {
  expect(readHtmlFile('---\ntitle: Bread\n---\n<p>Text</p>').content).toEqual({ title: 'Bread', html: '<p>Text</p>' })
  expect(readHtmlFile('<p>Text</p>').content).toEqual({ html: '<p>Text</p>' })
})
