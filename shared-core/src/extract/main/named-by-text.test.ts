import { expect, test } from 'vitest'
import { isMedia } from '../../model/is-media.ts'
import { testContext } from '../../testing/test-context.ts'
import { readArticle } from '../read-article.ts'

const paragraphs = [
  'The canal was dug by hand in four winters, and the men who dug it slept in tents along the bank until the frost let go.',
  'Boats carried salt, barley and slate, and the tolls paid for a school, a bridge and the clock that still strikes in the square.',
  'When the railway came, the traffic fell by half within a year, although the locks were kept in order by two old brothers.',
  'Walkers use the towpath now, mostly on Sundays, and a heron stands below the third lock as if it had been paid to do so.',
  'The council wants to open the last stretch again, because the pumps are worn out and the meadows flood every second spring.',
] as const

const p = (...at: readonly number[]): string => at.map((each) => `<p>${paragraphs[each - 1]}</p>`).join('')
const page = (content: string, language = 'en'): string =>
  `<!doctype html><html lang="${language}"><head><title>The old canal</title></head><body><nav><a href="/">Home</a></nav>${content}</body></html>`
const textsOf = (html: string): readonly string[] =>
  readArticle(
    { kind: 'page', html },
    testContext({ url: 'https://canal.example/story', now: '2026-11-21T00:00:00Z', options: { seo: true, aeo: true, titles: 3 } }),
  ).blocks.flatMap((block) => (isMedia(block) ? [] : [block.text]))
const around = (part: string): string =>
  page(`<main><article><h1>The old canal</h1>${p(1)}<h2>Detours</h2>${p(2, 3)}${part}${p(4, 5)}</article></main>`)

/** Slugs of headings that have a word of templates in them. */
const slugs =
  'related-work cookies newsletter social-costs social-media share-price sharing login footer breadcrumb sponsors recommended-dose recommendations comments subscribe subscription-plans gdpr privacy-and-gdpr banner-ads modal-verbs navigation popup-shops promotion sidebar advertising see-also consent toolbar pagination trending-topics popular-diets latest-news cookie-recipe credits copyright register metadata caption author-rights byline date-palms disqus respond publish-date story-body entry-footer comment-form screen-reader-users tag-list most-read read-more newsletter-signup about-author'.split(
    ' ',
  )
const spoken = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

/** Headings and their slugs, as renderers of other languages make them. */
const ofLanguages: readonly (readonly [language: string, heading: string, slug: string])[] = [
  ['de', 'Newsletter richtig schreiben', 'newsletter-richtig-schreiben'],
  ['de', 'Social Media im Unterricht', 'social-media-im-unterricht'],
  ['de', 'Kommentare im Quelltext', 'kommentare-im-quelltext'],
  ['de', 'Cookies und Datenschutz', 'Cookies_und_Datenschutz'],
  ['fr', 'Navigation fluviale', 'navigation-fluviale'],
  ['fr', 'Les cookies tiers', 'les-cookies-tiers'],
  ['fr', 'Promotion de la santé', 'promotion-de-la-sante'],
  ['es', 'Comentarios del texto', 'comentarios-del-texto'],
  ['es', 'Banner publicitario', 'banner-publicitario'],
  ['it', 'Sponsor della gara', 'sponsor-della-gara'],
  ['pt', 'Navegação e cookies', 'navegacao-e-cookies'],
  ['nl', 'Login bij de bank', 'login-bij-de-bank'],
  ['pl', 'Cookies w przeglądarce', 'cookies-w-przegladarce'],
  ['ja', '関連研究', 'related'],
  ['zh', '页脚设计', 'footer'],
  ['ru', 'Навигация по реке', 'navigation'],
  ['ar', 'ملفات تعريف الارتباط', 'cookies'],
  ['sv', 'Fotens anatomi', 'footer-anatomi'],
]

test.each(slugs)('a heading keeps its place whatever words its id, its class or a span in it has: %s', (slug) => {
  const heading = spoken(slug)
  for (const part of [
    `<h2 id="${slug}">${heading}</h2>`,
    `<h3 class="${slug}">${heading}</h3>`,
    `<h2><span id="${slug}">${heading}</span></h2>`,
    `<h2><span class="${slug}">${heading}</span></h2>`,
    `<h2><a id="${slug}" href="#${slug}">${heading}</a></h2>`,
    `<h2 id="h-${slug}" class="wp-block-heading">${heading}</h2>`,
    `<h2><span class="ez-toc-section" id="${heading.replaceAll(' ', '_')}"></span>${heading}<span class="ez-toc-section-end"></span></h2>`,
    `<div id="${slug}"><h2>${heading}</h2></div>`,
    `<div class="mw-heading mw-heading2"><h2 id="${slug}">${heading}</h2><span class="mw-editsection">[<a href="/edit">edit</a>]</span></div>`,
    `<div class="heading" id="${slug}"><h2>${heading}</h2><a href="#${slug}">#</a></div>`,
  ])
    expect(
      textsOf(around(part)).map((text) => text.replace(/#$/, '').trim()),
      part,
    ).toContain(heading)
})

test.each(ofLanguages)('a heading of %s keeps its place: %s', (language, heading, slug) => {
  for (const part of [
    `<h2 id="${slug}">${heading}</h2>`,
    `<h2 class="${slug}">${heading}</h2>`,
    `<h2><span id="${slug}">${heading}</span></h2>`,
  ])
    expect(textsOf(around(part).replace('lang="en"', `lang="${language}"`)), part).toContain(heading)
})

test.each(slugs)('an item of a list keeps its place whatever words its id has: %s', (slug) => {
  const list = `<ul><li id="first">The lock at the mill, which is the oldest of them</li><li id="${slug}">${spoken(slug)} at the upper basin, as the plan of 1812 says</li><li class="${slug}">${spoken(slug)} of the lower basin, drawn a year later</li></ul>`
  const text = textsOf(around(list)).join('\n')
  expect(text).toContain(`${spoken(slug)} at the upper basin`)
  expect(text).toContain(`${spoken(slug)} of the lower basin`)
})

test.each(slugs)('a word of a sentence keeps its place whatever its anchor is called: %s', (slug) => {
  const word = spoken(slug).toLowerCase()
  for (const name of ['span', 'a', 'em', 'strong', 'dfn', 'mark'])
    expect(
      textsOf(
        around(`<p>In the ledger of the mill we read of <${name} id="${slug}">${word}</${name}> in almost every summer month.</p>`),
      ).join('\n'),
    ).toContain(`read of ${word} in almost`)
})

/** Without the lines that are left out wherever they are alone. */
const terms = slugs.filter((slug) => !/^(?:advertising|comments|latest-news|most-read|newsletter|read-more|see-also)$/.test(slug))

test.each(terms)('a definition keeps its term and its text: %s', (slug) => {
  const text = textsOf(
    around(`<dl><dt id="${slug}">${spoken(slug)}</dt><dd>What the boatmen called the narrow stretch below the mill.</dd></dl>`),
  ).join('\n')
  expect(text).toContain(spoken(slug))
})

test.each(slugs)('a section that has the slug of its own heading, as its neighbours have, is text: %s', (slug) => {
  const html = (tag: string, more: string): string =>
    page(
      `<main><article><h1>The old canal</h1>${p(1)}<${tag}${more} id="detours"><h2>Detours</h2>${p(2, 3)}</${tag}><${tag}${more} id="${slug}"><h2>${spoken(slug)}<a class="headerlink" href="#${slug}">¶</a></h2>${p(4)}</${tag}><${tag}${more} id="the-end"><h2>The end</h2>${p(5)}</${tag}></article></main>`,
    )
  for (const source of [html('section', ''), html('div', ' class="section"')])
    expect(textsOf(source)).toEqual(expect.arrayContaining([paragraphs[3], paragraphs[4]]))
})

test.each(['cookies', 'related-work', 'sharing', 'sponsors', 'footer', 'navigation', 'advertising', 'popup-shops'])(
  'the only section with an id made of its heading is text where running text stands in it: %s',
  (slug) => {
    expect(
      textsOf(
        page(`<article><h1>The old canal</h1>${p(1, 2, 3)}<section id="${slug}"><h2>${spoken(slug)}</h2>${p(4, 5)}</section></article>`),
      ),
    ).toEqual(expect.arrayContaining([spoken(slug), paragraphs[3], paragraphs[4]]))
  },
)

test.each([
  ['ids and a class', ['h2 id="gdpr-a"', 'p id="gdpr-b"', 'p class="gdpr-c"', 'p class="gdpr-d"', 'p class="gdpr-e"']],
  ['one class', ['h2 class="newsletter"', 'p class="newsletter"', 'p class="newsletter"', 'p class="newsletter"', 'p class="newsletter"']],
  ['boxes', ['div class="social-a"', 'div class="social-b"', 'div class="social-c"', 'div class="social-d"', 'div class="social-e"']],
  [
    'sections',
    ['section class="promo"', 'section class="promo"', 'section class="promo"', 'section class="promo"', 'section class="promo"'],
  ],
  ['readers’ words', ['p class="comments"', 'p class="comments"', 'p class="comments"', 'p class="comments"', 'p class="comments"']],
  ['captions', ['p class="caption"', 'p class="caption"', 'p class="caption"', 'p class="caption"', 'p class="caption"']],
  ['asides', ['aside', 'aside', 'aside', 'aside', 'aside']],
] as const)('a filter of names never leaves nothing: %s', (_, tags) => {
  for (const box of ['main', 'article', 'div', 'body'])
    expect(
      textsOf(page(`<${box}>${tags.map((tag, at) => `<${tag}>${paragraphs[at]}</${tag.split(' ')[0]}>`).join('')}</${box}>`)),
      box,
    ).toEqual(expect.arrayContaining([...paragraphs]))
})

test.each([
  [
    'a box of sharing',
    '<div class="share"><p>Share this story with the people who walk along the canal with you.</p></div>',
    'Share this story',
  ],
  ['a call to subscribe', '<p class="newsletter">Get our letter about canals every Friday, free of charge.</p>', 'Get our letter'],
  [
    'a box of comments',
    '<div id="comments"><h2>Comments</h2><div class="comment"><p>I walked there as a child and it was always cold there.</p></div></div>',
    'I walked there',
  ],
  [
    'a list of links under a heading',
    '<div id="related-posts"><h3 class="related-posts">Related posts</h3><ul><li><a href="/a">The mill</a></li><li><a href="/b">The bridge</a></li></ul></div>',
    'The mill',
  ],
  ['a button in a heading', '<h2>Locks <span class="share">Share</span></h2>', 'Share'],
  ['a heading for screen readers', '<h2 class="sr-only">Navigation of the site</h2>', 'Navigation of the site'],
  [
    'a cookie notice',
    '<div id="cookie-notice"><h2>Cookies</h2><p>We use cookies so that this page works as it should.</p><button>Accept</button></div>',
    'We use cookies',
  ],
  [
    'an item that shares',
    '<ul><li class="share"><a href="https://social.example/share">Share</a></li><li class="print"><a href="/print">Print</a></li></ul>',
    'Share',
  ],
])('what a template put there is still left out: %s', (_, part, words) => {
  expect(textsOf(around(part)).join('\n')).not.toContain(words)
})
