/** Repeats a piece up to about so many UTF-16 units. */
export const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length))

interface Shape {
  readonly name: string
  readonly html: (length: number) => string
}

/** Each makes about `length` UTF-16 units of a kind that has broken parsers. */
export const shapes: readonly Shape[] = [
  { name: 'angle brackets', html: (length) => fill('<', length) },
  { name: 'ampersands', html: (length) => fill('&', length) },
  { name: 'references', html: (length) => `<p>${fill('&amp;\n ', length)}` },
  { name: 'spaces', html: (length) => fill(' ', length) },
  { name: 'nested boxes', html: (length) => fill('<div>', length / 2) + fill('</div>', length / 2) },
  { name: 'nested boxes never closed', html: (length) => fill('<div>x', length) },
  { name: 'end tags that close nothing under open boxes', html: (length) => fill('<i>', length / 4) + fill('</b>', length) },
  { name: 'nested lists', html: (length) => fill('<ul><li>x', length) },
  { name: 'nested lists around a heading', html: (length) => `${fill('<ul><li>', length)}<h2>x</h2>` },
  { name: 'nested tables', html: (length) => fill('<table><tr><td>x', length) },
  { name: 'nested quotations', html: (length) => fill('<blockquote>x', length) },
  { name: 'nested details', html: (length) => fill('<details><summary>q?</summary>a', length) },
  { name: 'links', html: (length) => fill('<a href="/x">y</a> ', length) },
  { name: 'links never closed', html: (length) => fill('<a href="/x">y ', length) },
  { name: 'one paragraph', html: (length) => `<p>${fill('word word, ', length)}</p>` },
  { name: 'one attribute that never ends', html: (length) => `<p title="${fill('x>', length)}` },
  { name: 'attributes', html: (length) => `<p ${fill('a b="c" ', length)}>x</p>` },
  { name: 'comments never closed', html: (length) => fill('<!--', length) },
  { name: 'images in one figure', html: (length) => `<figure>${fill('<img src="a.jpg"><figcaption>c</figcaption>', length)}` },
  {
    name: 'authors',
    html: (length) => `<article><p>${fill('some text, ', 400)}</p>${fill('<span class="author">By Ann Lee</span>', length)}`,
  },
  { name: 'dates', html: (length) => `<p>${fill('some text, ', 400)}</p>${fill('<div class="date">2019-01-0</div>', length)}` },
  { name: 'breadcrumbs inside each other', html: (length) => fill('<div class="breadcrumb">', length) },
  { name: 'JSON-LD of brackets', html: (length) => `<script type="application/ld+json">${fill('[', length)}</script>` },
  {
    name: 'nested values of one item',
    html: (length) => `<div itemscope itemtype="https://schema.org/Recipe">${fill('<b itemprop="name">x', length)}`,
  },
  { name: 'nested items', html: (length) => fill('<div itemscope itemtype="https://schema.org/Recipe"><i itemprop="name">x</i>', length) },
  {
    name: 'nested question blocks',
    html: (length) => fill('<div class="schema-faq-section"><b class="schema-faq-question">q?</b>a', length),
  },
  { name: 'bars in a title', html: (length) => `<title>${fill('word | ', length)}</title><h2>word</h2><p>text</p>` },
  { name: 'times side by side', html: (length) => `<h1>A</h1><div>${fill('<time>3 May 2024</time> ', length)}</div>` },
  { name: 'shortcodes in one text', html: (length) => `&amp;${fill('[a_b c="1"] x &amp; ', length)}` },
  { name: 'captions without a picture', html: (length) => fill('[caption width="1"]<b></b>', length) },
  { name: 'steps inside each other', html: (length) => fill('<div class="schema-how-to"><p class="schema-how-to-step">x', length) },
  {
    name: 'JSON-LD scripts, with links to a picture cut to size',
    html: (length) =>
      `<meta property="og:image" content="https://a.example/harbour-600x315.jpg">${fill('<script type="application/ld+json">{"a":"/harbour.jpg"}</script>', length)}`,
  },
  {
    name: 'empty elements beside bylines',
    html: (length) => `<h1>A</h1><div class="author">${fill('<b></b><i class="author">Ann Lee</i>', length)}`,
  },
  { name: 'headings and bylines', html: (length) => fill('<h1>A</h1><p class="byline">By Ann Lee</p>', length) },
  { name: 'labels without a name', html: (length) => `<h1>A</h1>${fill('<dt>Author</dt><dd></dd>', length)}` },
  {
    name: 'pictures without an address',
    html: (length) => `<picture>${fill('<img><noscript></noscript>', length)}</picture><p>${'Some text, and more of it. '.repeat(20)}</p>`,
  },
  {
    name: 'headings below a page title',
    html: (length) => `<title>Four words and more</title>${fill('<h2>One of many other headings</h2>', length)}`,
  },
  { name: 'script data of authors in objects', html: (length) => `<script>${fill('author:{"a":1,', length)}</script>` },
  { name: 'script data of dates', html: (length) => `<script>${fill('"article_publish_date":"', length)}</script>` },
  { name: 'script data of authors', html: (length) => `<script>${fill('author: [ { "name" : "', length)}</script>` },
  { name: 'buttons inside a sentence', html: (length) => `<p>a${fill('<span><button>b</button></span>', length)} c` },
  { name: 'formulas inside each other', html: (length) => fill('<span class="katex"><math></math>', length) },
  {
    name: 'labels of a recipe',
    html: (length) => `<h2>Ingredients</h2>${fill('<p>Prep time                : 1</p>', length)}<h2>Method</h2>`,
  },
  {
    name: 'ratings under links to a verdict',
    html: (length) => `<h1>Pump review</h1><h2>Verdict</h2>${fill('<p>Rating 4/5 4 out of</p>', length)}`,
  },
  { name: 'binary', html: (length) => fill('\u0000\u0001\u00ff<\u0002>\ud800', length) },
]

/** Shapes whose parts are inside each other: nesting is cut at a depth that takes tens of thousands of units. */
export const deepShapes = shapes.filter(({ name }) => /nested|inside each other|end tags|never closed/.test(name))

/** UTF-16 units from which a longer page of a shape is read like a shorter one: its nesting is cut by then. */
export const evenFrom = (shape: Shape): number => {
  if (/nested (?:values|items|details)/.test(shape.name)) return 20_000
  return deepShapes.includes(shape) ? 10_000 : 2_000
}

/** Shapes whose parts look for each other, or for their beginning. */
export const joinedShapes = shapes.filter(({ name }) => /links|one paragraph|references|authors|images/.test(name))

interface MarkdownShape {
  readonly name: string
  readonly piece: string
  readonly start?: string
  /** UTF-16 units from which its marks are so many that none is paired; below, the parser pairs each with every other. */
  readonly evenFrom?: number
}

/** Markdown that has made parsers try every mark with every other. */
export const markdownShapes: readonly MarkdownShape[] = [
  { name: 'nested quotations', piece: '> ' },
  { name: 'brackets', piece: '[a](' },
  { name: 'tildes', piece: '~a' },
  { name: 'footnote marks', piece: '[^a]' },
  { name: 'stars', piece: '*a **b', evenFrom: 24_000 },
  { name: 'back ticks', piece: '`a``b' },
  { name: 'pipes', piece: '|a|b\n' },
  { name: 'HTML never closed', piece: '<div>\n\n' },
  { name: 'front matter never closed', piece: 'a: b\n', start: '---\n' },
  { name: 'JSON front matter never closed', piece: '"a": {\n', start: '{' },
]

/** Runs of characters that a reader of words and sentences could go over again and again. */
export const wordShapes: readonly { readonly name: string; readonly piece: string; readonly start?: string }[] = [
  { name: 'one long word', piece: 'a' },
  { name: 'only full stops', piece: '.' },
  { name: 'only apostrophes', piece: "a'" },
  { name: 'numbers without end', piece: '1.' },
  { name: 'initials without end', piece: 'A. ' },
  { name: 'brackets without end', piece: '.[1' },
  { name: 'combining marks without end', piece: '\u0301', start: 'a' },
  { name: 'Thai vowels without a base', piece: 'เ' },
  { name: 'spaces without end', piece: ' ', start: 'a.' },
]

/** What a text generator may answer instead of titles, repeated. */
export const titleShapes = ['[', '"', '*', '**_', '1. ', 'Title: ', '([', '– 1 ', '“']
