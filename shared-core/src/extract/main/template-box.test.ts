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
const [p1, p2, p3, p4, p5] = paragraphs.map((text) => `<p>${text}</p>`)

const around = (part: string, behind = ''): string => {
  const html = `<!doctype html><html lang="en"><head><title>The old canal</title></head><body><nav><a href="/">Home</a></nav><main><article><h1>The old canal</h1>${p1}${p2}${part}${p3}${p4}${p5}${behind}</article></main></body></html>`
  return readArticle(
    { kind: 'page', html },
    testContext({ url: 'https://canal.example/story', now: '2026-11-21T00:00:00Z', options: { seo: true, aeo: true, titles: 3 } }),
  )
    .blocks.flatMap((block) => (isMedia(block) ? [] : [block.text]))
    .join('\n')
}

const prose =
  '<p>The lock keepers wrote their own reports for many years, in a hand that nobody else could read at all.</p><p>Three of these reports are kept in the museum, where a glass case protects them from curious fingers.</p>'
const rows = '<tr><th>Lock</th><th>Metres</th></tr><tr><td>Upper</td><td>4.2</td></tr><tr><td>Lower</td><td>3.9</td></tr>'

test.each([
  ['table of an id', `<table id="footer-heights">${rows}</table>`, 'Upper'],
  ['table of a class', `<table class="promo">${rows}</table>`, 'Upper'],
  ['table that says related', `<table class="related">${rows}</table>`, 'Upper'],
  [
    'quotation',
    `<blockquote id="sponsor-quote"><p>We paid for the pumps because our mill stood still every winter, and so did its clock.</p></blockquote>`,
    'We paid for the pumps',
  ],
  [
    'quotation of a class',
    `<blockquote class="social"><p>We paid for the pumps because our mill stood still every winter, and so did its clock.</p></blockquote>`,
    'We paid for the pumps',
  ],
  ['code', '<pre id="login"><code>open lock --gate upper</code></pre>', 'open lock'],
  ['code of a class', '<pre class="toolbar">open lock --gate upper</pre>', 'open lock'],
  ['section that subscribes', `<section id="subscribe"><h2>Who paid for it</h2>${prose}</section>`, 'The lock keepers wrote'],
  ['related section', `<section id="related"><h2>What the keepers wrote</h2>${prose}</section>`, 'The lock keepers wrote'],
  [
    'paragraph',
    '<p id="comments">The lock keepers wrote their own reports for many years, in a hand that nobody else could read at all.</p>',
    'The lock keepers wrote',
  ],
  [
    'paragraph about promotion',
    '<p id="promo">The lock keepers wrote their own reports for many years, in a hand that nobody else could read at all.</p>',
    'The lock keepers wrote',
  ],
  [
    'list',
    '<ol id="breadcrumbs-crust"><li>Dry the bread in the oven for ten minutes.</li><li>Crush the crust with a heavy rolling pin.</li></ol>',
    'Dry the bread',
  ],
  [
    'list that shares',
    '<ul id="share-the-work"><li>One keeper opens the upper gate slowly.</li><li>The other one watches the water below.</li></ul>',
    'One keeper opens',
  ],
  ['box', `<div id="social-history"><h2>How they lived</h2>${prose}</div>`, 'The lock keepers wrote'],
  ['box of a class', `<div class="sponsors"><h2>Who paid for it</h2>${prose}</div>`, 'The lock keepers wrote'],
])('what holds data or prose is text, whatever it is called: %s', (_, part, words) => {
  expect(around(part)).toContain(words)
})

test('a figure keeps its place, whatever its id says', () => {
  expect(
    around('<figure id="share-fig"><table><tr><td>Upper</td><td>4.2</td></tr><tr><td>Lower</td><td>3.9</td></tr></table></figure>'),
  ).toContain('Upper')
})

test.each([
  [
    'paywall',
    '<div class="paywall"><h3>Subscribe to keep reading</h3><p>Get unlimited access to every story for one euro a month.</p><a href="/abo">Subscribe</a></div>',
    'Subscribe to keep',
  ],
  [
    'registration',
    '<div class="regwall-box"><p>Create a free account to read on, it takes less than a minute of your time.</p></div>',
    'Create a free',
  ],
  [
    'German',
    '<div class="paywall-teaser"><p>Jetzt abonnieren und weiterlesen: die ersten vier Wochen kosten nur einen Euro.</p></div>',
    'Jetzt abonnieren',
  ],
  [
    'French',
    '<section class="paywall"><p>Abonnez-vous pour poursuivre la lecture de cet article et de tous les autres.</p></section>',
    'Abonnez-vous',
  ],
  [
    'Spanish',
    '<div class="premium-box"><p>Suscríbete para seguir leyendo este artículo y todos los demás de la semana.</p></div>',
    'Suscríbete',
  ],
  [
    'Japanese',
    '<div class="paywall"><p>この記事は会員限定です。登録すると続きをお読みいただけます。無料で登録できます。</p></div>',
    '会員限定',
  ],
  [
    'consent',
    '<div id="tarteaucitronRoot"><p>By allowing these services, you accept cookies and the use of tracking technologies.</p></div>',
    'By allowing',
  ],
  [
    'consent of pages for phones',
    '<amp-consent id="c"><div><p>We use cookies and similar technologies to show you what you might like most.</p></div></amp-consent>',
    'We use cookies',
  ],
  [
    'call to action',
    '<span class="hs-cta-wrapper"><span class="hs-cta-node"><a href="/x">Get the free guide</a></span></span>',
    'Get the free',
  ],
  [
    'call to action as a box',
    '<div class="hs-cta-wrapper"><p>Get the free guide about canals and read it wherever you happen to be today.</p></div>',
    'Get the free',
  ],
  [
    'German advertising',
    '<div class="anzeige"><p>Boote mieten leicht gemacht, jetzt zwanzig Prozent sparen auf alle Fahrten im Mai.</p></div>',
    'Boote mieten',
  ],
  [
    'Spanish advertising',
    '<div class="publicidad"><p>Alquila tu barco hoy mismo y ahorra un veinte por ciento en todos los viajes.</p></div>',
    'Alquila',
  ],
  [
    'disclosure',
    '<p class="affiliate-disclosure">We may earn a commission when you buy something through the links on this page.</p>',
    'We may earn',
  ],
  [
    'German disclosure',
    '<div class="affiliate-hinweis"><p>Für Käufe über unsere Links erhalten wir eine Provision, der Preis bleibt gleich.</p></div>',
    'Provision',
  ],
])('a box of a template is no text: %s', (_, part, words) => {
  expect(around(part)).not.toContain(words)
})

const remark = (who: string, says: string): string =>
  `<li><b>${who}</b> ${says} <p>I walked there as a child and it was always cold below the third lock.</p></li>`

test.each([
  ['3 Kommentare', 'sagt:'],
  ['3 Comments', 'says:'],
  ['2 thoughts on “The old canal”', 'said:'],
  ['3 commentaires', 'a dit :'],
  ['3 comentarios', 'dijo:'],
  ['3 commenti', 'ha detto:'],
  ['3 comentários', 'disse:'],
  ['3 reacties', 'schreef:'],
  ['3 комментария', 'говорит:'],
])('remarks under their number are no text: %s', (heading, says) => {
  for (const list of [
    `<h2>${heading}</h2><ol>${remark('Ada', says)}${remark('Bo', says)}${remark('Cy', says)}</ol>`,
    `<h3>${heading}</h3><ul>${remark('Ada', says)}${remark('Bo', says)}</ul>`,
  ])
    expect(around('', list)).not.toContain('as a child')
})

test('a list under a heading with a number stays without questions and answers', () => {
  expect(
    around(
      '<h2>3 locks</h2><ol><li>The upper lock, which is the oldest of them all.</li><li>The lower lock, which is the deepest.</li></ol>',
    ),
  ).toContain('oldest')
})
