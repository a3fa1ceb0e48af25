import { describe, expect, test } from 'vitest'
import type { Article, Found } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import { testContext } from '../testing/test-context.ts'
import { readArticle } from './read-article.ts'

const text = `<p>${'Running text of the article, with a comma, that is long enough to be found. '.repeat(6)}</p>`

interface Place {
  readonly head?: string
  /** Between the beginning of the article and its text. */
  readonly top?: string
  readonly bottom?: string
  /** Members of the article's node in JSON-LD. */
  readonly node?: object
  /** Further nodes. */
  readonly nodes?: readonly object[]
  readonly context?: Partial<AnalysisContext>
}

/** A page with all of these sources. */
function page(places: readonly Place[]): Article {
  const of = (part: 'head' | 'top' | 'bottom') => places.map((place) => place[part] ?? '').join('')
  const node = Object.assign({}, ...places.map((place) => place.node ?? {}))
  const graph = [
    ...(Object.keys(node).length > 0 ? [{ '@type': 'NewsArticle', ...node }] : []),
    ...places.flatMap(({ nodes = [] }) => nodes),
  ]
  const script =
    graph.length > 0
      ? `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`
      : ''
  return readArticle(
    {
      kind: 'page',
      html: `<html lang="en"><head>${of('head')}${script}</head><body><article>${of('top')}<div class="entry-content">${text}</div>${of('bottom')}</article></body></html>`,
    },
    testContext({ url: 'https://www.example.com/news/a', ...Object.assign({}, ...places.map(({ context }) => context ?? {})) }),
  )
}

type Step = readonly [found: unknown, place: Place]

/** Sources of one fact, each with a value of its own; whichever is taken away, the next one counts. The page holds them in the opposite order. */
function ladder(name: string, read: (article: Article) => unknown, steps: readonly Step[]): void {
  describe(name, () => {
    test.each(steps.map(([found], at) => [JSON.stringify(found), found, steps.slice(at)] as const))('%s', (_shown, found, left) => {
      expect(read(page(left.map(([, place]) => place).toReversed()))).toEqual(found)
    })
  })
}

const brief = (found: Found<unknown> | null) => (found === null ? null : `${String(found.value)} ← ${found.from} ${found.source}`)
const meta = (name: string, content: string): Place => ({ head: `<meta name="${name}" content="${content}">` })
const property = (name: string, content: string): Place => ({ head: `<meta property="${name}" content="${content}">` })

ladder('the site’s name', (article) => brief(article.siteName), [
  [
    'By its host ← field site',
    { context: { site: { url: 'https://www.example.com/', name: 'By its host', publisher: null, logo: null } } },
  ],
  ['By network ← open_graph og:site_name', property('og:site_name', 'By network')],
  ['By publisher ← json_ld publisher', { node: { headline: 'H', publisher: { '@type': 'Organization', name: 'By publisher' } } }],
  ['By its node ← json_ld publisher', { nodes: [{ '@type': 'WebSite', name: 'By its node' }] }],
  ['By application ← meta application-name', meta('application-name', 'By application')],
  ['By Apple ← meta apple-mobile-web-app-title', meta('apple-mobile-web-app-title', 'By Apple')],
  ['example.com ← url host', { context: { url: 'https://www.example.com/news/a' } }],
  [null, { context: { url: null } }],
])

ladder('the section', (article) => brief(article.section), [
  ['By node ← json_ld articleSection', { node: { headline: 'H', articleSection: ['By node', 'Second'] } }],
  ['By network ← open_graph article:section', property('article:section', 'By network')],
  ['By item ← element itemprop=articleSection', { top: '<span itemprop="articleSection">By item</span>' }],
  ['By parsely ← meta parsely-section', meta('parsely-section', 'By parsely')],
  ['By section ← meta section', meta('section', 'By section')],
  ['By category ← meta category', meta('category', 'By category')],
  [null, {}],
])

ladder('the tags', (article) => article.tags.map(brief), [
  [['One ← json_ld keywords', 'Two ← json_ld keywords'], { node: { headline: 'H', keywords: ['One', 'Two', 'one'] } }],
  [
    ['Net b ← open_graph article:tag', 'Net a ← open_graph article:tag'],
    { head: property('article:tag', 'Net b').head + property('article:tag', 'Net a').head! },
  ],
  [
    ['Linked b ← element rel=tag', 'Linked a ← element rel=tag'],
    { bottom: '<p class="tags"><a rel="tag" href="/b">#Linked b</a> <a rel="tag" href="/a">Linked a</a></p>' },
  ],
  [['News b ← meta news_keywords', 'News a ← meta news_keywords'], meta('news_keywords', 'News b, News a')],
  [['Parsely ← meta parsely-tags'], meta('parsely-tags', 'Parsely')],
  [['Sail ← meta sailthru.tags'], meta('sailthru.tags', 'Sail')],
  [['Search ← meta keywords'], meta('keywords', 'Search')],
  [[], {}],
])

ladder('the description', (article) => brief(article.description), [
  ['By itself ← meta description', meta('description', 'By itself')],
  ['By graph ← open_graph og:description', property('og:description', 'By graph')],
  ['By card ← open_graph twitter:description', meta('twitter:description', 'By card')],
  [null, {}],
])

ladder('the headline', (article) => brief(article.headline), [
  ['Harvest of apples by node ← json_ld headline', { node: { headline: 'Harvest of apples by node', name: 'Harvest of apples by name' } }],
  ['Harvest of apples by graph ← open_graph og:title', property('og:title', 'Harvest of apples by graph')],
  ['Harvest of apples by item ← element itemprop=headline', { top: '<p itemprop="headline">Harvest of apples by item</p>' }],
  ['Harvest of apples by card ← open_graph twitter:title', meta('twitter:title', 'Harvest of apples by card')],
  ['Harvest of apples by library ← meta dc.title', meta('dc.title', 'Harvest of apples by library')],
  ['Harvest of apples by citation ← meta citation_title', meta('citation_title', 'Harvest of apples by citation')],
  ['Harvest of apples by title ← element title', { head: '<title>Harvest of apples by title</title>' }],
  [null, {}],
])

ladder('the address', (article) => article.url, [
  ['https://www.example.com/given', { context: { url: 'https://www.example.com/given' } }],
  [
    'https://www.example.com/canonical',
    { head: '<link rel="canonical" href="https://www.example.com/canonical#part">', context: { url: null } },
  ],
  ['https://www.example.com/graph', property('og:url', 'https://www.example.com/graph#part')],
  [null, { context: { url: null } }],
])

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00+00:00`

ladder('the day of publication', (article) => brief(article.datePublished), [
  [`${at(1)} ← json_ld datePublished`, { node: { headline: 'H', datePublished: at(1), dateCreated: at(2) } }],
  [`${at(3)} ← open_graph article:published_time`, property('article:published_time', at(3))],
  [`${at(4)} ← meta datepublished`, meta('datePublished', at(4))],
  [`${at(5)} ← meta pubdate`, meta('pubdate', at(5))],
  [`${at(6)} ← element itemprop=datePublished`, { top: `<time itemprop="datePublished" datetime="${at(6)}">6 March 2026</time>` }],
  [null, {}],
])

const published = property('article:published_time', at(1))

ladder('the day of the last change', (article) => brief(article.dateModified), [
  [`${at(9)} ← json_ld dateModified`, { node: { headline: 'H', dateModified: at(9) } }],
  [`${at(8)} ← open_graph article:modified_time`, property('article:modified_time', at(8))],
  [`${at(7)} ← open_graph og:updated_time`, property('og:updated_time', at(7))],
  [`${at(6)} ← meta lastmod`, meta('lastmod', at(6))],
  [`${at(5)} ← element itemprop=dateModified`, { top: `<time itemprop="dateModified" datetime="${at(5)}">5 March 2026</time>` }],
  [null, published],
])

const image = (name: string, sizes = ' width="800" height="600"') => `<img src="/${name}.jpg" alt="${name}"${sizes}>`

ladder(
  'the image',
  ({ image }) =>
    image === null ? null : `${image.value.url.replace('https://www.example.com/', '')} ${image.value.alt} ← ${image.from} ${image.source}`,
  [
    ['node.jpg null ← json_ld image', { node: { headline: 'H', image: ['/node.jpg', '/second.jpg'], thumbnailUrl: '/thumb.jpg' } }],
    [
      'graph.jpg graph ← open_graph og:image',
      {
        head: '<meta property="og:image" content="/graph.jpg"><meta property="og:image:alt" content="graph"><meta property="og:image" content="/second.jpg">',
      },
    ],
    [
      'card.jpg card ← open_graph twitter:image',
      { head: '<meta name="twitter:image" content="/card.jpg"><meta name="twitter:image:alt" content="card">' },
    ],
    ['item.jpg item ← element itemprop=image', { top: image('item').replace('<img', '<img itemprop="image"') }],
    ['link.jpg null ← meta link rel=image_src', { head: '<link rel="image_src" href="/link.jpg">' }],
    ['text.jpg text ← element img', { top: `<figure>${image('text')}</figure>` }],
    [null, {}],
  ],
)

ladder('the authors', (article) => article.authors.map(({ value, from, source }) => `${value.name} ${value.url} ← ${from} ${source}`), [
  [
    ['Ann Lee https://www.example.com/ann ← json_ld author', 'Bob Hale null ← json_ld author'],
    {
      node: {
        headline: 'H',
        author: [
          { '@type': 'Person', name: 'Ann Lee', url: '/ann' },
          { '@type': 'Person', name: 'Bob Hale' },
        ],
      },
    },
  ],
  [
    ['Cara Moss null ← element itemprop=author', 'Dan Reed null ← element itemprop=author'],
    { top: '<p><span itemprop="author">Cara Moss</span> <span itemprop="author">Dan Reed</span></p>' },
  ],
  [['Eve Stone https://www.example.com/eve ← element rel=author'], { top: '<p><a rel="author" href="/eve">Eve Stone</a></p>' }],
  [['Finn Wood null ← meta author'], meta('author', 'Finn Wood')],
  [['Gail Hart null ← meta article:author'], property('article:author', 'Gail Hart')],
  [['Hugh Dale null ← meta parsely-author'], meta('parsely-author', 'Hugh Dale')],
  [['Iris Cole null ← element byline'], { top: '<p class="byline">By Iris Cole</p>' }],
  [[], {}],
])

const crumb = (position: number, name: string) => ({ '@type': 'ListItem', position, name, item: `/${name}` })

ladder(
  'the trail',
  (article) => article.breadcrumbs.map(({ name, url }) => `${name} ${url?.replace('https://www.example.com', '') ?? '–'}`),
  [
    [
      ['A /A', 'B /B', 'C –'],
      {
        nodes: [
          { '@type': 'BreadcrumbList', itemListElement: [crumb(2, 'B'), { '@type': 'ListItem', position: 3, name: 'C' }, crumb(1, 'A')] },
        ],
      },
    ],
    [['Home /', 'News /news', 'Last –'], { top: '<nav class="breadcrumbs"><a href="/">Home</a> › <a href="/news">News</a> › Last</nav>' }],
    [[], {}],
  ],
)

ladder('the language', (article) => article.language, [
  ['fr', { context: { language: 'fr' } }],
  ['en', {}],
])
