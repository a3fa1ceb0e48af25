import { describe, expect, test } from 'vitest'
import type { Article } from '../model/article.ts'
import { testContext } from '../testing/test-context.ts'
import { readArticle } from './read-article.ts'

const text = `<p>${'Running text of the article, with a comma, that is long enough to be found. '.repeat(6)}</p>`
const related =
  '<div class="related-posts"><a href="/o"><span class="author">By Other Person</span> <time datetime="2019-01-01">x</time> Another story with a long title</a></div>'

function page(head: string, top = '', bottom = ''): Article {
  return readArticle(
    {
      kind: 'page',
      html: `<html lang="en-GB"><head>${head}</head><body><nav><a href="/">Home</a></nav><article>${top}<div class="entry-content">${text}</div>${bottom}</article></body></html>`,
    },
    testContext({ url: 'https://www.example.com/news/a' }),
  )
}

describe('headline', () => {
  test.each([
    {
      name: 'the only H1',
      head: '<title>The whole story | Example</title>',
      top: '<h1>The whole story</h1>',
      headline: 'The whole story',
      from: 'element',
    },
    {
      name: 'the H1 that the title repeats',
      head: '<title>The whole story - Example</title>',
      top: '<h1>Example</h1><h1>The whole story</h1>',
      headline: 'The whole story',
      from: 'element',
    },
    {
      name: 'not a kicker in the same element',
      head: '<meta property="og:title" content="The whole story told">',
      top: '<h1><span>City</span> The whole story told</h1>',
      headline: 'The whole story told',
      from: 'element',
    },
    {
      name: 'og:title without the name of the site',
      head: '<meta property="og:site_name" content="Example"><meta property="og:title" content="The whole story - Example">',
      top: '',
      headline: 'The whole story',
      from: 'open_graph',
    },
    {
      name: 'the title without the word of its host',
      head: '<title>The whole story – Example.com</title>',
      top: '',
      headline: 'The whole story',
      from: 'element',
    },
    { name: 'a dash of the title itself stays', head: '<title>C++ - a guide</title>', top: '', headline: 'C++ - a guide', from: 'element' },
    {
      name: 'text escaped twice',
      head: '<meta property="og:title" content="Fish &amp;amp; chips for all">',
      top: '',
      headline: 'Fish & chips for all',
      from: 'open_graph',
    },
    {
      name: 'signs and letters escaped twice',
      head: '<meta property="og:title" content="&amp;#163;9 f&amp;uuml;r alle &amp;#038; mehr">',
      top: '',
      headline: '£9 für alle & mehr',
      from: 'open_graph',
    },
    {
      name: 'text that shows markup stays as it is',
      head: '<meta property="og:title" content="Why &amp;lt;b&amp;gt; is not bold">',
      top: '',
      headline: 'Why &lt;b&gt; is not bold',
      from: 'open_graph',
    },
    {
      name: 'not a kicker that is an element of its own',
      head: '<title>City: The whole story</title>',
      top: '<h1><span class="article-kicker">City</span> <span>The whole story</span></h1>',
      headline: 'The whole story',
      from: 'element',
    },
    {
      name: 'what readers see, before what mark-up puts behind it',
      head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"The whole story » The Sunday Paper - News"}</script>',
      top: '<h1>The whole story</h1>',
      headline: 'The whole story',
      from: 'element',
    },
    {
      name: 'not small print above it',
      head: '',
      top: '<h1><small>Part two</small><br>The whole story</h1>',
      headline: 'The whole story',
      from: 'element',
    },
    {
      name: 'with the topic that title and shared title agree on',
      head: '<title>City: The whole story - Example</title><meta property="og:title" content="City: The whole story">',
      top: '<h1>The whole story</h1>',
      headline: 'City: The whole story',
      from: 'element',
    },
    {
      name: 'without a topic that only one of them has',
      head: '<title>The whole story</title><meta property="og:title" content="City: The whole story">',
      top: '<h1>The whole story</h1>',
      headline: 'The whole story',
      from: 'element',
    },
    {
      name: 'the H1 at the end of a trail, when it is the title',
      head: '<title>The whole story in five parts</title><meta property="og:title" content="What you must see now">',
      top: '<nav><ol><li><h1>The whole story in five parts</h1></li></ol></nav>',
      headline: 'The whole story in five parts',
      from: 'element',
    },
    {
      name: 'not another H1 in a menu',
      head: '<title>The whole story</title><meta property="og:title" content="The whole story told">',
      top: '<nav><h1>All of our stories</h1></nav>',
      headline: 'The whole story told',
      from: 'open_graph',
    },
    {
      name: 'a shared title that is cut short gives way',
      head: '<title>Old bridge falls after the long storm | Site</title><meta property="og:title" content="Old bridge falls after…">',
      top: '',
      headline: 'Old bridge falls after the long storm',
      from: 'element',
    },
    {
      name: 'not the name of the section',
      head: '<title>Old bridge falls after the long storm - Example</title>',
      top: '<h1>Politics</h1>',
      headline: 'Old bridge falls after the long storm',
      from: 'element',
    },
    {
      name: 'not the H1 that only screen readers get',
      head: '<title>Old bridge falls after the long storm - Example</title>',
      top: '<h1 class="sr-only">Example news of the day</h1>',
      headline: 'Old bridge falls after the long storm',
      from: 'element',
    },
    {
      name: 'not the logo',
      head: '<title>Old bridge falls after the long storm - Example</title>',
      top: '<h1><a href="/">All of our many stories</a></h1>',
      headline: 'Old bridge falls after the long storm',
      from: 'element',
    },
    {
      name: 'not a badge behind it',
      head: '<title>Old bridge falls after the long storm - Example</title><meta property="og:title" content="Old bridge falls after the long storm">',
      top: '<h1>Old bridge falls after the long storm <span class="badge">Plus</span></h1>',
      headline: 'Old bridge falls after the long storm',
      from: 'element',
    },
    {
      name: 'not the mark that links to it',
      head: '<title>Old bridge falls after the long storm - Example</title>',
      top: '<h1>Old bridge falls after the long storm<a href="#x">#</a></h1>',
      headline: 'Old bridge falls after the long storm',
      from: 'element',
    },
    {
      name: 'a template that calls the site by the title',
      head: '<title>The whole story</title><meta name="application-name" content="The whole story">',
      top: '<h1>The whole story</h1>',
      headline: 'The whole story',
      from: 'element',
    },
  ])('$name', ({ head, top, headline, from }) => {
    expect(page(head, top).headline).toMatchObject({ value: headline, from })
  })
})

describe('authors', () => {
  test.each([
    {
      name: 'one meta element each',
      head: '<meta name="citation_author" content="Lee, Ann M."><meta name="citation_author" content="Müller, Bo">',
      top: '',
      names: ['Ann M. Lee', 'Bo Müller'],
    },
    {
      name: 'an address is no name',
      head: '<meta property="article:author" content="https://example.com/ann">',
      top: '<p class="byline">By Ann Lee</p>',
      names: ['Ann Lee'],
    },
    {
      name: 'microdata',
      head: '',
      top: '<span itemprop="author" itemscope><span itemprop="name">Ann Lee</span></span>',
      names: ['Ann Lee'],
    },
    {
      name: 'a person before an organization',
      head: '<meta name="author" content="Example News">',
      top: '<span class="author">Ann Lee</span>',
      names: ['Ann Lee'],
    },
    {
      name: 'an organization where no other author is named',
      head: '<meta name="author" content="Example News">',
      top: '',
      names: ['Example News'],
    },
    { name: 'a line that begins with By', head: '', top: '<div><span>By Ann Lee and Bo Chen</span></div>', names: ['Ann Lee', 'Bo Chen'] },
    { name: "a link to a person's page", head: '', top: '<div><a href="/people/ann-lee">Ann Lee</a></div>', names: ['Ann Lee'] },
    { name: 'not those of other stories', head: '', top: '', bottom: related, names: [] },
    {
      name: 'not those of comments',
      head: '',
      top: '',
      bottom: '<div id="comments"><span class="author">Some Reader</span></div>',
      names: [],
    },
    {
      name: 'not the photographer of a figure',
      head: '',
      top: '<figure><img src="/a.jpg"><span class="byline">Photo Person</span></figure><p class="byline">By Ann Lee</p>',
      names: ['Ann Lee'],
    },
    {
      name: 'a bar that also counts comments',
      head: '',
      top: '<div class="byline_and_comments"><a class="byline" href="/Author/Ann-Lee">Ann Lee</a> <a href="#c">12</a></div>',
      names: ['Ann Lee'],
    },
    { name: 'a pen name with a role in it', head: '', top: '<div class="author">by: Roving Reporter</div>', names: ['Roving Reporter'] },
    { name: 'no name in a role alone', head: '', top: '<div class="author">by Staff Reporter</div>', names: [] },
    { name: 'a place after the name', head: '', top: '<p class="byline">By Ann Lee in Paris</p>', names: ['Ann Lee'] },
    { name: 'no role after the name', head: '', top: '<p class="byline">By Ann Lee, City Editor</p>', names: ['Ann Lee'] },
    { name: 'not who made the pictures', head: '', top: '<p class="author">Text: Ann Lee, Fotos: Max Bild</p>', names: ['Ann Lee'] },
    { name: 'a name behind an address', head: '<meta name="author" content="ann@example.com (Ann Lee)">', top: '', names: ['Ann Lee'] },
    { name: 'a label and a name side by side', head: '', top: '<div><span>Author:</span> <span>Ann Lee</span></div>', names: ['Ann Lee'] },
    {
      name: 'links behind a label',
      head: '',
      top: '<div class="contributor"><span>Contributors</span><a href="/p/a">Ann Lee</a><a href="/p/b">Bo Chen</a></div>',
      names: ['Ann Lee', 'Bo Chen'],
    },
    {
      name: 'an element named for tests',
      head: '',
      top: '<div class="x1" data-testid="byline"><span>Ann Lee</span></div>',
      names: ['Ann Lee'],
    },
    { name: 'an assignment of analytics', head: "<script>conf.authors = 'Ann Lee';</script>", top: '', names: ['Ann Lee'] },
    {
      name: 'a list of a data layer',
      head: '<script>layer.push({type:"x",authors:["Redacción"]})</script>',
      top: '',
      names: ['Redacción'],
    },
    { name: 'an object with a name', head: '<script>p={"author":{"name":"Ann Lee"}}</script>', top: '', names: ['Ann Lee'] },
    {
      name: 'a visible organization before a person in script data',
      head: '<script>p={"author":"Ann Lee"}</script>',
      top: '<span class="author">Example News</span>',
      names: ['Example News'],
    },
  ])('$name', ({ head, top, bottom, names }) => {
    expect(page(head, top, bottom).authors.map(({ value }) => value.name)).toEqual(names)
  })
})

describe('dates', () => {
  test.each([
    {
      name: 'meta element',
      head: '<meta property="article:published_time" content="2026-01-02T03:04:05Z">',
      top: '',
      date: '2026-01-02T03:04:05+00:00',
      from: 'open_graph',
    },
    { name: 'microdata', head: '', top: '<meta itemprop="datePublished" content="2026-01-02">', date: '2026-01-02', from: 'meta' },
    { name: 'time element at the top', head: '', top: '<time datetime="2026-01-02">2 Jan</time>', date: '2026-01-02', from: 'element' },
    {
      name: 'publication before update',
      head: '',
      top: '<p>Updated <time datetime="2026-02-03">3 Feb</time></p><p>Published <time datetime="2026-01-02">2 Jan</time></p>',
      date: '2026-01-02',
      from: 'element',
    },
    { name: 'written at the top', head: '', top: '<div>2 January 2026</div>', date: '2026-01-02', from: 'text' },
    {
      name: 'script data',
      head: '<script>x={"datePublished":"2026-01-02T00:00:00Z"}</script>',
      top: '',
      date: '2026-01-02T00:00:00+00:00',
      from: 'meta',
    },
    {
      name: 'shown beside the headline before a meta element that says only "date"',
      head: '<meta name="date" content="2026-01-09">',
      top: '<div class="article-dates"><time datetime="2026-01-02">2 Jan</time></div>',
      date: '2026-01-02',
      from: 'element',
    },
    {
      name: 'an earlier written day before a meta element that says only "date"',
      head: '<meta name="date" content="2026-01-09">',
      top: '<div>2 January 2026</div>',
      date: '2026-01-02',
      from: 'text',
    },
    {
      name: 'a meta element that says only "date"',
      head: '<meta name="date" content="2026-01-09">',
      top: '',
      date: '2026-01-09',
      from: 'meta',
    },
    {
      name: 'beside the byline in a bar for sharing',
      head: '',
      top: '<div class="byline-social"><p class="byline">By Ann Lee <time datetime="2026-01-02">2 Jan</time></p></div>',
      date: '2026-01-02',
      from: 'element',
    },
    {
      name: 'in a line that its template indents far',
      head: '',
      top: `<p>${' '.repeat(300)}<b>Ann Lee</b>${'\n'.repeat(300)}2 January 2026</p>`,
      date: '2026-01-02',
      from: 'text',
    },
    { name: 'not in the future', head: '<meta name="date" content="2031-01-02">', top: '', date: undefined, from: undefined },
    { name: 'not of other stories', head: '', top: '', bottom: related, date: undefined, from: undefined },
  ])('$name', ({ head, top, bottom, date, from }) => {
    const { datePublished } = page(head, top, bottom)
    expect([datePublished?.value, datePublished?.from]).toEqual([date, from])
  })

  test('a change before publication does not count', () => {
    expect(
      page('<meta property="article:published_time" content="2026-01-02"><meta property="article:modified_time" content="2026-01-01">')
        .dateModified,
    ).toBeNull()
  })
})

describe('image', () => {
  const og = (address: string): string => `<meta property="og:image" content="${address}">`
  test.each([
    { name: 'address made absolute', head: og('/a/photo.jpg'), image: 'https://www.example.com/a/photo.jpg' },
    {
      name: 'a logo gives way',
      head: og('/logo.png') + '<meta name="twitter:image" content="/photo.jpg">',
      image: 'https://www.example.com/photo.jpg',
    },
    { name: 'a logo does not count', head: og('/logo.png'), image: undefined },
    {
      name: 'below 50,000 pixels gives way',
      head: `${og('/s.jpg')}<meta property="og:image:width" content="200"><meta property="og:image:height" content="249"><meta name="twitter:image" content="/b.jpg">`,
      image: 'https://www.example.com/b.jpg',
    },
    {
      name: 'with 50,000 pixels stays',
      head: `${og('/s.jpg')}<meta property="og:image:width" content="200"><meta property="og:image:height" content="250"><meta name="twitter:image" content="/b.jpg">`,
      image: 'https://www.example.com/s.jpg',
    },
    { name: 'picture in the address does not count', head: og('data:image/png;base64,AAAA'), image: undefined },
    { name: 'script address does not count', head: og('javascript:alert(1)'), image: undefined },
    {
      name: 'http on a page of the same host with https',
      head: og('http://www.example.com/p.jpg'),
      image: 'https://www.example.com/p.jpg',
    },
    {
      name: 'the uncut picture that the page names',
      head: `${og('https://cdn.example.com/harbour-1200-80.jpg')}<link rel="preload" href="https://cdn.example.com/harbour.jpg">`,
      image: 'https://cdn.example.com/harbour.jpg',
    },
    {
      name: 'the uncut picture in the data of a script',
      head: `${og('https://cdn.example.com/harbour_600x315.jpg')}<script>d={"u":"https:\\u002F\\u002Fcdn.example.com\\u002Fa\\u002Fharbour.jpg"}</script>`,
      image: 'https://cdn.example.com/a/harbour.jpg',
    },
    {
      name: 'the picture without the mark of its density',
      head: `${og('https://cdn.example.com/harbour@2x.jpg')}<link rel="preload" href="https://cdn.example.com/harbour.jpg">`,
      image: 'https://cdn.example.com/harbour.jpg',
    },
    {
      name: 'not one that lies on another site',
      head: `${og('https://cdn.example.com/harbour_600x315.jpg')}<link rel="preload" href="https://other.example/harbour.jpg">`,
      image: 'https://cdn.example.com/harbour_600x315.jpg',
    },
    {
      name: 'a card made for networks gives way',
      head: og('/og_image/card.jpg') + '<meta name="twitter:image" content="/photo.jpg">',
      image: 'https://www.example.com/photo.jpg',
    },
    { name: 'such a card is better than nothing', head: og('/og_image/card.jpg'), image: 'https://www.example.com/og_image/card.jpg' },
    {
      name: 'the folder that Drupal calls default says nothing',
      head: og('/sites/default/files/photo.jpg') + '<meta name="twitter:image" content="/other.jpg">',
      image: 'https://www.example.com/sites/default/files/photo.jpg',
    },
    {
      name: 'a file that is called default gives way',
      head: og('/files/default.jpg') + '<meta name="twitter:image" content="/photo.jpg">',
      image: 'https://www.example.com/photo.jpg',
    },
  ])('$name', ({ head, image }) => {
    expect(page(head).image?.value.url).toBe(image)
  })
})

test('the uncut picture is not taken out of JSON-LD that is shut out', () => {
  const html = `<html><head><meta property="og:image" content="https://cdn.example.com/harbour_600x315.jpg"><script type="application/ld+json">{"@type":"Article","image":"https://cdn.example.com/harbour.jpg"}</script></head><body><p>x</p></body></html>`
  const read = (readJsonLd: boolean): string | undefined =>
    readArticle(
      { kind: 'page', html },
      {
        url: 'https://www.example.com/',
        language: null,
        now: '2026-11-20T00:00:00Z',
        site: null,
        page: null,
        targetQueries: [],
        readJsonLd,
        options: { seo: true, aeo: true, titles: 5 },
      },
    ).image?.value.url
  expect(read(true)).toBe('https://cdn.example.com/harbour.jpg')
  expect(read(false)).toBe('https://cdn.example.com/harbour_600x315.jpg')
})

test('a page of teasers: the article with the H1 is meant', () => {
  const story = (inside: string): string => `<article>${inside}</article>`
  const article = readArticle(
    {
      kind: 'page',
      html: `<body>${story(`<h1>Own</h1><p>Own text, ${'with words, '.repeat(30)}end.</p>`)}${story(`<h2>Other</h2>${'<p>Other text, with many words, in many paragraphs, one after the other.</p>'.repeat(9)}`)}</body>`,
    },
    testContext({ language: 'en', now: '2026-11-20' }),
  )
  expect(article.blocks.map(({ text: words }) => words).join(' ')).not.toContain('Other')
})

test('a body cut in pieces is read whole', () => {
  const piece = (number: number): string =>
    `<section><div class="piece"><p>Piece ${number} of the text, ${'with words, '.repeat(30)}end.</p></div></section><section class="ad-slot"><p>Buy this, buy that.</p></section>`
  const article = page('', [1, 2, 3, 4].map(piece).join(''))
  for (const number of [1, 2, 3, 4]) expect(article.blocks.map(({ text: words }) => words).join(' ')).toContain(`Piece ${number}`)
})

describe('what the page declares and what readers see', () => {
  const declared = (node: object): string =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Article', ...node })}</script>`
  const authorsOf = (node: object, top = ''): readonly string[] =>
    page(declared(node), `<h1>Slate lasts for a hundred years</h1>${top}`).authors.map(({ value }) => `${value.kind} ${value.name}`)

  test('a person in the byline goes before the publisher', () => {
    const author = { '@type': 'Organization', name: 'Harbour Weekly' }
    expect(authorsOf({ author }, '<p class="byline">By Clemens Berg</p>')).toEqual(['person Clemens Berg'])
    expect(authorsOf({ author })).toEqual(['organization Harbour Weekly'])
  })
  test('several names in one value are several people', () => {
    expect(authorsOf({ author: { '@type': 'Person', name: 'Ann Lee, Bo Hart' } })).toEqual(['person Ann Lee', 'person Bo Hart'])
  })
  test('who publishes a personal site is a person', () => {
    const ann = { '@type': ['Person', 'Organization'], name: 'Ann Lee' }
    expect(authorsOf({ author: ann, publisher: ann })).toEqual(['person Ann Lee'])
  })
  test('a nickname with a user page is a person', () => {
    expect(authorsOf({ author: { '@type': 'Person', name: 'RoofRider', url: '/user/RoofRider' } })).toEqual(['person RoofRider'])
  })
  test.each([
    ['2026-02-03T10:00:00Z', '2026-02-03T10:00:00+00:00'],
    ['2026-02-03T09:00:00Z', undefined],
    ['2026-02-03T11:00:00Z', '2026-02-03T11:00:00+00:00'],
  ])('published at ten and modified at %s: %s', (dateModified, value) => {
    expect(page(declared({ datePublished: '2026-02-03T10:00:00Z', dateModified })).dateModified?.value).toBe(value)
  })
  test('a day of change alone is no day of publication', () => {
    const { datePublished, dateModified } = page('', '<h1>Slate lasts</h1><p>Updated: 9 February 2026</p>')
    expect([datePublished, dateModified?.value]).toEqual([null, '2026-02-09'])
  })
  test.each(['/a.jpg?w=150', '/a-320x240.jpg', '/structured-data/a.jpg', '/cache.php?f=a.jpg'])('the whole picture before %s', (small) => {
    const head = declared({ image: small })
    expect(page(`${head}<meta property="og:image" content="/whole.jpg">`).image?.value.url).toBe('https://www.example.com/whole.jpg')
    expect(page(head).image?.value.url).toBe(`https://www.example.com${small}`)
  })
})

describe('description', () => {
  const site = '<meta name="description" content="The quay for the whole north.">'
  const own = '<meta name="description" content="From Monday ferries leave every forty minutes.">'
  test.each([
    {
      name: 'the article’s behind the site’s',
      head: `<title>Ferries leave more often</title>${site}${own}`,
      value: 'From Monday ferries leave every forty minutes.',
    },
    {
      name: 'the first one where it is about the title',
      head: `<title>Ferries leave more often</title>${own}${site}`,
      value: 'From Monday ferries leave every forty minutes.',
    },
    {
      name: 'the first one where none is surely the article’s',
      head: `<title>Boats</title>${site}${own}`,
      value: 'The quay for the whole north.',
    },
  ])('$name', ({ head, value }) => {
    expect(page(head).description?.value).toBe(value)
  })
})

describe('authors of the data and of the byline', () => {
  const data = (name: string, type = 'Person') =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', headline: 'Ferries', author: { '@type': type, name } })}</script>`
  const names = (head: string, top: string) => page(head, `<h1>Ferries</h1>${top}`).authors.map(({ value }) => value.name)
  test.each([
    {
      name: 'a second author that only the byline names',
      head: data('Ann Lee'),
      top: '<p class="author">By Ann Lee, Tom Okafor</p>',
      authors: ['Ann Lee', 'Tom Okafor'],
    },
    {
      name: 'no one of a byline without the author',
      head: data('Ann Lee'),
      top: '<p class="author">By Bo Hart, Tom Okafor</p>',
      authors: ['Ann Lee'],
    },
    {
      name: 'no organization beside the author',
      head: data('Ann Lee'),
      top: '<p class="author">By Ann Lee, Harbour News Agency</p>',
      authors: ['Ann Lee'],
    },
    { name: 'no role behind the name', head: data('Ann Lee, AP Political Writer'), top: '', authors: ['Ann Lee'] },
    { name: 'no word that announces', head: data('von HARBOUR NEWS', 'Organization'), top: '', authors: ['HARBOUR NEWS'] },
    { name: 'no initials of an editor', head: data('Harbour News /PP', 'Organization'), top: '', authors: ['Harbour News'] },
  ])('$name', ({ head, top, authors }) => {
    expect(names(head, top)).toEqual(authors)
  })
})
