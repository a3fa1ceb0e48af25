import { describe, expect, test } from 'vitest'
import type { Article } from '../../model/article.ts'
import { testContext } from '../../testing/test-context.ts'
import { readArticle } from '../read-article.ts'
import { statedDuration } from './dates/stated-duration.ts'

const text =
  '<p>The old ferry crosses the wide river every day of the week, and it carries bread, books and a dog to the other side.</p>'.repeat(3)

const read = (top: string, head = ''): Article =>
  readArticle(
    {
      kind: 'page',
      html: `<html lang="en"><head><title>The old ferry</title>${head}</head><body><article><h1>The old ferry</h1>${top}${text}</article></body></html>`,
    },
    testContext({ url: 'https://site.example/ferry', now: '2026-11-21T00:00:00Z' }),
  )

const published = (top: string): string | null => read(top).datePublished?.value ?? null

describe('days that are not the day of publication', () => {
  test.each([
    'last-updated',
    'entry-updated',
    'date-updated',
    'post-updated',
    'updated-on',
    'lastUpdated',
    'dateModified',
    'post-modified',
    'modified-date',
    'article__updated',
    'copyright',
    'site-copyright',
    'footer-date',
  ])('an element whose name says so: %s', (name) => {
    for (const line of [
      `<div class="${name}">3 March 2026</div>`,
      `<p><span class="${name}">3 March 2026</span></p>`,
      `<p class="info"><time class="${name}">March 3, 2026</time></p>`,
      `<div class="${name}"><span>3 March 2026</span></div>`,
    ])
      expect(published(line), line).toBe(null)
  })

  test.each(['entry-date published updated', 'post-date updated', 'date updated', 'posted-on'])(
    'a name that says both says nothing against it: %s',
    (name) => {
      expect(published(`<p><time class="${name}" datetime="2026-03-03">3 March 2026</time></p>`)).toBe('2026-03-03')
    },
  )

  test.each([
    ['Filed', '<p>Filed: March 3, 2026</p>'],
    ['a table', '<table><tr><th>Date</th><td>3 March 2026</td></tr><tr><th>Venue</th><td>Town hall</td></tr></table>'],
    ['a list of terms', '<dl><dt>Date</dt><dd>3 March 2026</dd><dt>Location</dt><dd>Town hall</dd></dl>'],
    ['lines', '<p>Date: 3 March 2026<br>Place: Town hall</p>'],
    ['items', '<ul><li>Date: 3 March 2026</li><li>Tickets: 12 euros</li></ul>'],
    ['bold labels', '<div><p><b>Date:</b> 3 March 2026</p><p><b>Venue:</b> Town hall</p></div>'],
    ['German', '<table><tr><th>Datum</th><td>3. März 2026</td></tr><tr><th>Ort</th><td>Rathaus</td></tr></table>'],
    ['French', '<dl><dt>Date</dt><dd>3 mars 2026</dd><dt>Lieu</dt><dd>Mairie</dd></dl>'],
    ['Spanish', '<p>Fecha: 3 de marzo de 2026<br>Lugar: Ayuntamiento</p>'],
    ['Japanese', '<dl><dt>日付</dt><dd>2026年3月3日</dd><dt>会場</dt><dd>市役所</dd></dl>'],
    ['startDate', '<p>Regatta <span itemprop="startDate">3 March 2026</span></p>'],
    ['startDate of a time', '<p><time itemprop="startDate" datetime="2026-03-03">3 March 2026</time></p>'],
    ['endDate', '<div itemprop="endDate">3 March 2026</div>'],
    ['validThrough', '<div itemprop="validThrough">3 March 2026</div>'],
    ['a quotation', '<blockquote><p>The river is never late.</p>March 3, 2026</blockquote>'],
  ])('%s', (_, top) => {
    expect(published(top)).toBe(null)
  })

  test('a list about a text gives its day', () => {
    expect(published('<dl><dt>Author</dt><dd>Ann Lee</dd><dt>Date</dt><dd>3 March 2026</dd><dt>Location</dt><dd>Berlin</dd></dl>')).toBe(
      '2026-03-03',
    )
    expect(published('<dl><dt>Date</dt><dd>3 March 2026</dd><dt>Section</dt><dd>News</dd></dl>')).toBe('2026-03-03')
  })
})

describe('an article of another page in the page’s data', () => {
  const data = (node: object): string =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Article', author: { '@type': 'Person', name: 'Ada Finch' }, datePublished: '2026-01-01', ...node })}</script>`

  test.each([
    { url: 'https://site.example/bridge', headline: 'A new bridge for the valley' },
    { mainEntityOfPage: 'https://site.example/bridge', headline: 'Repairs begin at dawn today' },
    { '@id': 'https://site.example/bridge#article', headline: 'Eine neue Brücke für das Tal' },
  ])('gives neither author nor day where address and headline are other ones: %j', (node) => {
    const { authors, datePublished } = read('', data(node))
    expect(authors.map(({ value }) => value.name)).toEqual([])
    expect(datePublished).toBe(null)
  })

  test.each([
    ['the headline fits', { url: 'https://site.example/other', headline: 'The old ferry' }, ''],
    ['the address fits', { url: 'https://site.example/ferry', headline: 'Something that the editors changed later' }, ''],
    [
      'the page calls that address its own',
      { url: 'https://site.example/a/ferry', headline: 'Something that the editors changed later' },
      '<link rel="canonical" href="https://site.example/a/ferry">',
    ],
    ['no address is named', { headline: 'Something that the editors changed later' }, ''],
    ['most words are shared', { url: 'https://site.example/other', headline: 'Why the old ferry stays' }, ''],
  ])('counts where %s', (_, node, head) => {
    expect(read('', head + data(node)).authors.map(({ value }) => value.name)).toEqual(['Ada Finch'])
  })
})

describe('pictures that are advertising or count visits', () => {
  test.each([
    '<img src="/b.png" width="728" height="90">',
    '<img src="/x/banner-970x250.jpg" width="970" height="250">',
    '<img src="/x/spring_728x90.jpg">',
    '<img src="/x/tower.png" width="160" height="600">',
    '<img src="https://pixel.counts.example/a.png" width="800" height="600">',
    '<img src="https://stats.site.example/p.gif">',
    '<img src="/__utm.gif?x=1">',
    '<img src="https://m.example/matomo.php?idsite=1">',
  ])('no image of the article: %s', (img) => {
    expect(read(img).image).toBe(null)
    expect(read(`<p>${img}</p>`).image).toBe(null)
  })

  test('nor where the page declares it', () => {
    expect(read('', '<meta property="og:image" content="https://site.example/x/spring_728x90.jpg">').image).toBe(null)
  })

  test('a picture of common size is one', () => {
    expect(read('<img src="/x/pier-1280x720.jpg" width="1280" height="720">').image?.value.url).toBe(
      'https://site.example/x/pier-1280x720.jpg',
    )
  })
})

describe('times that are not the whole', () => {
  test.each([
    '8 hrs + overnight',
    '30 minutes plus overnight chilling',
    '20 Minuten + über Nacht',
    '20 min + une nuit',
    '20 min + toda la noche',
    '20 min + tutta la notte',
    '20 minut + całą noc',
    '20 минут + ночь',
    '20分＋一晩',
    '20分钟，过夜',
  ])('nothing is stated: %s', (stated) => {
    expect(statedDuration(stated)).toBe(null)
  })

  test.each([
    ['3/4 d’heure', 'PT45M'],
    ["3/4 d'heure", 'PT45M'],
    ['3/4 d’ora', 'PT45M'],
    ['1 heure 20', 'PT1H20M'],
    ['20 minutes', 'PT20M'],
  ])('%s', (stated, iso) => {
    expect(statedDuration(stated)).toEqual(iso)
  })
})
