import { describe, expect, test } from 'vitest'
import { isMedia } from '../../model/is-media.ts'
import { testContext } from '../../testing/test-context.ts'
import { readArticle } from '../read-article.ts'

// biome-ignore format: a table
const texts: Readonly<Record<string, readonly string[]>> = {
  en: ['The ferry that crossed the lake for ninety years made its last trip on Sunday, with a brass band on the upper deck.', 'Its engine, built in 1934, will be shown in the museum, and the hull becomes a café for those who missed the boat.', 'A smaller boat runs now, without smoke or noise, and it needs half an hour less for the crossing to the other shore.'],
  de: ['Die Fähre, die neunzig Jahre lang den See überquerte, fuhr am Sonntag zum letzten Mal, mit einer Blaskapelle auf dem Oberdeck.', 'Ihre Maschine von 1934 kommt ins Museum, und der Rumpf wird ein Café für alle, die das Schiff verpasst haben.', 'Jetzt fährt ein kleineres Boot, ohne Rauch und Lärm, und es braucht bis zum anderen Ufer eine halbe Stunde weniger.'],
  ja: ['九十年にわたって湖を渡ってきた連絡船が、日曜日に最後の航海を終え、上の甲板では楽団が別れの曲を演奏した。', '一九三四年に造られた機関は博物館に展示され、船体は乗り遅れた人のための喫茶店に生まれ変わる予定である。', '今は煙も音も出さない小さな船が走っていて、向こう岸までの時間は前より三十分も短くなったという。'],
  ar: ['قامت العبارة التي عبرت البحيرة تسعين عاما برحلتها الأخيرة يوم الأحد، ومعها فرقة موسيقية على السطح العلوي.', 'سيعرض محركها المصنوع عام 1934 في المتحف، ويصبح هيكلها مقهى لمن فاتهم القارب في ذلك اليوم الأخير.', 'يسير الآن قارب أصغر بلا دخان ولا ضجيج، ويحتاج إلى نصف ساعة أقل للوصول إلى الضفة الأخرى من البحيرة.'],
}
const languages = Object.keys(texts)
const ps = (language: string): string => texts[language]!.map((text) => `<p>${text}</p>`).join('')
const head = '<head><meta charset="utf-8"><title>The last trip</title></head>'

const textsOf = (html: string): readonly string[] =>
  readArticle(
    { kind: 'page', html },
    testContext({ url: 'https://lake.example/ferry', now: '2026-11-21T00:00:00Z', options: { seo: true, aeo: true, titles: 3 } }),
  ).blocks.flatMap((block) => (isMedia(block) ? [] : [block.text]))

describe('a shadow tree that the page declares is read as it is shown', () => {
  // biome-ignore format: a table
  const pages: readonly (readonly [name: string, page: (text: string) => string])[] = [
    ['the text in the template', (text) => `<body><story-page><template shadowrootmode="open"><style>p{}</style><h1>Trip</h1>${text}</template></story-page></body>`],
    ['a closed tree', (text) => `<body><story-page><template shadowrootmode="closed"><h1>Trip</h1>${text}</template></story-page></body>`],
    ['an attribute in capitals', (text) => `<body><story-page><TEMPLATE ShadowRootMode=OPEN><h1>Trip</h1>${text}</TEMPLATE></story-page></body>`],
    ['more attributes', (text) => `<body><div><template shadowrootmode="open" shadowrootdelegatesfocus shadowrootclonable>${text}</template></div></body>`],
    ['the text in the default slot', (text) => `<body><story-page><template shadowrootmode="open"><header>Lake</header><main><slot></slot></main></template><h1>Trip</h1>${text}</story-page></body>`],
    ['the text in a named slot', (text) => `<body><story-page><template shadowrootmode="open"><main><slot name="title"></slot><slot name="body"></slot></main></template><div slot="body">${text}</div><h1 slot="title">Trip</h1></story-page></body>`],
    ['the text as what a slot shows when it is empty', (text) => `<body><story-page><template shadowrootmode="open"><slot name="body">${text}</slot></template></story-page></body>`],
    ['a tree in a tree', (text) => `<body><story-page><template shadowrootmode="open"><story-text><template shadowrootmode="open"><article><slot></slot></article></template>${text}</story-text></template></story-page></body>`],
    ['a slot handed on', (text) => `<body><story-page><template shadowrootmode="open"><story-text><template shadowrootmode="open"><article><slot></slot></article></template><slot></slot></story-text></template>${text}</story-page></body>`],
    ['on body', (text) => `<body><template shadowrootmode="open"><main>${text}</main></template></body>`],
    ['below main', (text) => `<body><main><section><template shadowrootmode="open">${text}</template></section></main></body>`],
  ]
  describe.each(pages)('%s', (_, page) => {
    test.each(languages)('%s', (language) =>
      expect(textsOf(`<!doctype html><html lang="${language}">${head}${page(ps(language))}</html>`)).toEqual(
        expect.arrayContaining([...texts[language]!]),
      ),
    )
  })

  test('named parts stand where their slots are, not where they are written', () =>
    expect(
      textsOf(
        `<html>${head}<body><main><x-a><template shadowrootmode="open"><div><slot name="one"></slot></div><div><slot name="two"></slot></div></template><p slot="two">${texts.en![1]}</p><p slot="one">${texts.en![0]}</p></x-a></main></body></html>`,
      ),
    ).toEqual([texts.en![0], texts.en![1]]))
  test.each([
    [
      'a child without a slot is not shown',
      `<x-a><template shadowrootmode="open"><p>${texts.en![0]}</p></template><p>${texts.en![1]}</p></x-a>`,
    ],
    [
      'what a slot shows when it is empty gives way',
      `<x-a><template shadowrootmode="open"><slot><p>${texts.en![1]}</p></slot></template><p>${texts.en![0]}</p></x-a>`,
    ],
    ['a template that is no shadow tree stays closed', `<p>${texts.en![0]}</p><template><p>${texts.en![1]}</p></template>`],
    [
      'a second template stays closed',
      `<x-a><template shadowrootmode="open"><p>${texts.en![0]}</p></template><template shadowrootmode="open"><p>${texts.en![1]}</p></template></x-a>`,
    ],
    [
      'a mode that does not exist opens nothing',
      `<x-a><template shadowrootmode="half"><p>${texts.en![1]}</p></template><p>${texts.en![0]}</p></x-a>`,
    ],
  ])('%s', (_, content) => {
    const text = textsOf(`<html>${head}<body><main>${content}</main></body></html>`).join('\n')
    expect(text).toContain(texts.en![0])
    expect(text).not.toContain(texts.en![1])
  })
})

describe('a page that a browser shows is read', () => {
  const plain = (language: string, more = ''): string =>
    `<html lang="${language}">${head}<body${more}><h1>Trip</h1>${ps(language)}</body></html>`
  // biome-ignore format: a table
  const pages: readonly (readonly [name: string, page: (language: string) => string])[] = [
    ['many byte order marks', (language) => `\ufeff\ufeff\ufeff<!doctype html>${plain(language)}`],
    ['byte order marks between tags', (language) => plain(language).replaceAll('<p>', '\ufeff<p>\ufeff')],
    ['comments before html', (language) => `<!-- saved from url -->\n<!-- ${'x'.repeat(5000)} -->\n${plain(language)}`],
    ['a comment that ends oddly', (language) => plain(language).replace('<h1>', '<!-- a --!><!--> <!---> <h1>')],
    ['a comment that never ends, behind the text', (language) => plain(language).replace('</body>', '<!-- </body>')],
    ['white space before', (language) => `${'\n \t'.repeat(2000)}${plain(language)}`],
    ['capitals', (language) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">${plain(language).replace(/<\/?[a-z]\w*/g, (tag) => tag.toUpperCase())}`],
    ['a doctype of old', (language) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">${plain(language)}`],
    ['a doctype with entities', (language) => `<!DOCTYPE html [ <!ENTITY lake "Lake"> ]>${plain(language)}`],
    ['a doctype that is none', (language) => `<!DOCTYPE banana>${plain(language)}`],
    ['a declaration of XML', (language) => `<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet href="a.xsl"?>\n<!DOCTYPE html>${plain(language).replace('<html', '<html xmlns="http://www.w3.org/1999/xhtml"')}`],
    ['a prefix of XHTML', (language) => `<?xml version="1.0"?><h:html xmlns:h="http://www.w3.org/1999/xhtml" xml:lang="${language}"><h:head><h:title>Trip</h:title></h:head><h:body><h:h1>Trip</h:h1>${ps(language).replaceAll('<p>', '<h:p>').replaceAll('</p>', '</h:p>')}</h:body></h:html>`],
    ['another prefix of XHTML', (language) => `<xhtml:html xmlns:xhtml="http://www.w3.org/1999/xhtml"><xhtml:body>${ps(language).replaceAll('<p>', '<xhtml:p>').replaceAll('</p>', '</xhtml:p>')}</xhtml:body></xhtml:html>`],
    ['no body', (language) => `<html lang="${language}">${head}<h1>Trip</h1>${ps(language)}</html>`],
    ['no html', (language) => `<title>Trip</title><h1>Trip</h1>${ps(language)}`],
    ['a head that is left open', (language) => `<html lang="${language}"><head><title>Trip</title><h1>Trip</h1>${ps(language)}</html>`],
    ['a text inside the head', (language) => `<html lang="${language}"><head><title>Trip</title><div><h1>Trip</h1>${ps(language)}</div></head><body></body></html>`],
    ['two bodies', (language) => `<html lang="${language}">${head}<body></body><body><h1>Trip</h1>${ps(language)}</body></html>`],
    ['text behind the end of html', (language) => `<html lang="${language}">${head}<body></body></html><h1>Trip</h1>${ps(language)}`],
    ['two pages in one', (language) => `<html>${head}<body><p>x</p></body></html>${plain(language)}`],
    ['a very long head', (language) => plain(language).replace('</title>', `</title>${`<meta name="a" content="b"><style>${'a{b:c}'.repeat(50)}</style>`.repeat(3000)}`)],
    ['very long scripts before the text', (language) => plain(language).replace('<h1>', `<script>${'var a="<p>x</p>";'.repeat(60_000)}</script><h1>`)],
    ['frames with a text for browsers without', (language) => `<html lang="${language}">${head}<frameset cols="20%,*"><frame src="a.html"><noframes><body><h1>Trip</h1>${ps(language)}</body></noframes></frameset></html>`],
    ['deep nesting', (language) => plain(language).replace('<h1>', `${'<div>'.repeat(3000)}<h1>`).replace('</body>', `${'</div>'.repeat(3000)}</body>`)],
    ['deep nesting of inline elements', (language) => plain(language).replaceAll('<p>', `<p>${'<span>'.repeat(700)}`).replaceAll('</p>', `${'</span>'.repeat(700)}</p>`)],
    ['font elements and line breaks', (language) => `<html>${head}<body><center><font size="2">${texts[language]!.join('<br><br>')}</font></center></body></html>`],
    ['tables of old', (language) => `<html>${head}<body><table><tr><td width="150">&nbsp;</td><td><table><tr><td><font face="Arial">${ps(language)}</font></td></tr></table></td></tr></table></body></html>`],
    ['a page in a form', (language) => `<html>${head}<body><form id="aspnetForm" method="post"><input type="hidden" name="__VIEWSTATE" value="${'A'.repeat(9000)}"><div><h1>Trip</h1>${ps(language)}</div></form></body></html>`],
    ['attributes without end', (language) => plain(language, ` data-x="${'"'.repeat(3)} class=a`)],
    ['null characters', (language) => plain(language).replaceAll('<p>', '<p>\u0000')],
    ['old Mac line ends', (language) => `<!doctype html>\r${plain(language).replaceAll('><', '>\r<')}`],
    ['a saved e-mail', (language) => `From: <Saved by a browser>\r\nSubject: Trip\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; type="text/html"; boundary="--x"\r\n\r\n----x\r\nContent-Type: text/html\r\nContent-Location: https://lake.example/ferry\r\n\r\n<!DOCTYPE html>${plain(language)}\r\n----x--`],
    ['what a server prints before the page', (language) => `Warning: include(a.php) in /var/www/index.php on line 3\n<!doctype html>${plain(language)}`],
    ['script tags of a server', (language) => `<%@ page language="java" %><?php echo 1; ?>${plain(language)}`],
    ['conditional comments', (language) => `<!--[if IE 8]><html class="ie8"><![endif]--><!--[if !IE]><!-->${plain(language)}<!--<![endif]-->`],
    ['an element of its own for everything', (language) => `<html>${head}<body><my-app><my-page><my-text>${ps(language)}</my-text></my-page></my-app></body></html>`],
    ['a template that was left open', (language) => plain(language).replace('</body>', '<template><p>x</p></body>')],
    ['AMP', (language) => `<html ⚡ lang="${language}">${head}<body><article><h1>Trip</h1><amp-img src="a.jpg"></amp-img>${ps(language)}</article></body></html>`],
    ['text in pre', (language) => `<html>${head}<body><pre style="word-wrap: break-word">${texts[language]!.join('\n\n')}</pre></body></html>`],
    ['a plaintext element', (language) => `<html>${head}<body><h1>Trip</h1>${ps(language)}<plaintext>x`],
    ['a body that hides itself until scripts have run', (language) => plain(language, ' style="opacity:0"')],
    ['AMP’s body that hides itself', (language) => plain(language, ' style="visibility:hidden"')],
    ['a body that is not displayed until scripts have run', (language) => plain(language, ' style="display:none"')],
    ['a hidden attribute on html', (language) => plain(language).replace('<html', '<html hidden')],
  ]
  describe.each(pages)('%s', (name, page) => {
    test.each(languages)('%s', (language) => {
      const found = textsOf(page(language))
      expect(found.length, 'blocks').toBeGreaterThan(/pre$|prefix|inline elements|breaks/.test(name) ? 0 : 1)
      const text = found.join('\n').replaceAll('\u0000', '').replaceAll('\ufeff', '').replaceAll('\ufffd', '')
      for (const paragraph of texts[language]!) expect(text).toContain(paragraph)
    })
  })
})
