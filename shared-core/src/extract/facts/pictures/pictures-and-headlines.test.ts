import { expect, test } from 'vitest'
import type { Article } from '../../../model/article.ts'
import { testContext } from '../../../testing/test-context.ts'
import { readArticle } from '../../read-article.ts'

const P = [
  'The ferry will leave every forty minutes, not every hour, because two new boats arrived in January.',
  'Passengers had complained for years about long queues, missed trains, and cold evenings on the pier.',
  'The city council voted for the plan on Tuesday, after a debate that lasted for six hours.',
  'Tickets stay at the same price, says the operator, at least until the end of the coming year.',
]
const T = 'Ferry timetable changes from Monday'
const U = 'https://www.site.example'
const body = P.map((text) => `<p>${text}</p>`).join('')

interface Head {
  readonly head?: string
  readonly title?: string
}

const doc = (content: string, { head = '', title = `${T} | Harbour Weekly` }: Head = {}): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${content}</body></html>`
const art = (top: string, inner = body, head: Head = {}): string =>
  doc(`<main><h1>${T}</h1>${top}<div class="x">${inner}</div></main>`, head)

function read(html: string): Article {
  return readArticle({ kind: 'page', html }, testContext({ url: `${U}/news/a`, readJsonLd: false }))
}

// biome-ignore format: a table
const pictures: readonly (readonly [name: string, html: string, address: string | undefined])[] = [
['first figure',art('<figure><img src="/p/boat.jpg" width="1200" height="800"></figure>'),U+'/p/boat.jpg'],
['figure in text srcset largest',art('',`${body}<figure><img src="/p/boat-300.jpg" srcset="/p/boat-300.jpg 300w, /p/boat-1200.jpg 1200w" width="300" height="200"></figure>`),U+'/p/boat-1200.jpg'],
['picture source',art('<picture><source srcset="/p/boat-1200.webp 1200w, /p/boat-600.webp 600w"><img src="data:image/gif;base64,R0l" alt="Boat"></picture>'),U+'/p/boat-1200.webp'],
['noscript',art('<div><img class="lazy" src="data:image/gif;base64,R0l" alt="Boat"><noscript><img src="/p/boat.jpg"></noscript></div>'),U+'/p/boat.jpg'],
['background hero',art('<div class="hero" style="background-image:url(/p/boat.jpg)"></div>'),U+'/p/boat.jpg'],
['small icon before picture',art('<img src="/p/ic.png" width="24" height="24"><img src="/p/boat.jpg" width="900" height="600">'),U+'/p/boat.jpg'],
['avatar before picture',art('<div class="author"><img class="avatar" src="/p/ann.jpg" width="300" height="300" alt="Ann Lee"></div><img src="/p/boat.jpg" width="900" height="600">'),U+'/p/boat.jpg'],
['hero above h1',doc(`<main><div class="hero"><img src="/p/boat.jpg" width="1600" height="900"></div><h1>${T}</h1><div class="x">${body}</div></main>`),U+'/p/boat.jpg'],
['hero outside main',doc(`<header class="page-hero"><img src="/p/boat.jpg" width="1600" height="900"><h1>${T}</h1></header><div class="x">${body}</div>`),U+'/p/boat.jpg'],
['not logo in header',doc(`<header><img src="/p/logo.png" width="400" height="300"></header><main><h1>${T}</h1><div class="x">${body}</div></main>`),undefined],
['not related',art('',body+'<div class="related-posts"><a href="/o"><img src="/p/other.jpg" width="900" height="600">Other</a></div>'),undefined],
['amp-img',art('<amp-img src="/p/boat.jpg" width="1200" height="800" layout="responsive"></amp-img>'),U+'/p/boat.jpg'],
['data-srcset',art('<img data-srcset="/p/boat-600.jpg 600w, /p/boat-1200.jpg 1200w" src="data:image/gif;base64,R0">'),U+'/p/boat-1200.jpg'],
['og relative protocol',art('',body,{head:'<meta property="og:image" content="//cdn.site.example/p/boat.jpg">'}),'https://cdn.site.example/p/boat.jpg'],
['og default share gives way to hero',art('<figure><img src="/p/boat.jpg" width="1200" height="800"></figure>',body,{head:'<meta property="og:image" content="/img/share-default.png">'}),U+'/p/boat.jpg'],
['og name attr',art('',body,{head:'<meta name="og:image" content="/p/boat.jpg">'}),U+'/p/boat.jpg'],
['twitter image0',art('',body,{head:'<meta name="twitter:image0" content="/p/boat.jpg">'}),U+'/p/boat.jpg'],
['itemprop image object',art('<div itemprop="image" itemscope itemtype="https://schema.org/ImageObject"><meta itemprop="url" content="/p/boat.jpg"></div>'),U+'/p/boat.jpg'],
['rdfa image',art('<span property="schema:image" resource="/p/boat.jpg"></span>'),U+'/p/boat.jpg'],
['image proxy',art('',body,{head:'<meta property="og:image" content="https://www.site.example/_next/image?url=%2Fp%2Fboat.jpg&w=1200&q=75">'}),'https://www.site.example/_next/image?url=%2Fp%2Fboat.jpg&w=1200&q=75'],
]

for (const [name, html, address] of pictures)
  test(`picture: ${name}`, () => {
    expect(read(html).image?.value.url).toBe(address)
  })

// biome-ignore format: a table
const headlines: readonly (readonly [name: string, html: string, headline: string])[] = [
['minified kicker span',doc(`<main><h1><span class="kk">Traffic</span><span class="hh">${T}</span></h1>${body}</main>`),T],
['kicker span no title help',doc(`<main><h1><span>Traffic</span><span>${T}</span></h1>${body}</main>`,{title:'Harbour Weekly'}),'Traffic '+T],
['blocks in h1',doc(`<main><h1><div>Ferry timetable</div><div>changes from Monday</div></h1>${body}</main>`),T],
['br in h1',doc(`<main><h1>Ferry timetable<br>changes from Monday</h1>${body}</main>`),T],
['site h1 and h2 headline without og',doc(`<header><h1>Harbour Weekly</h1></header><article><h2>${T}</h2>${body}</article>`,{title:`${T} - Harbour Weekly`}),T],
['h2 headline, title is site',doc(`<header><h1>Harbour Weekly</h1></header><article><h2 class="entry-title">${T}</h2>${body}</article>`,{title:`Harbour Weekly`}),T],
['only entry-title div',doc(`<article><div class="article-title">${T}</div>${body}</article>`,{title:`Harbour Weekly`}),T],
['blogger h3',doc(`<div class="post hentry"><h3 class="post-title entry-title" itemprop="name">${T}</h3><div class="post-body entry-content">${body}</div></div>`,{title:`Harbour Weekly: ${T}`}),T],
['role heading',doc(`<main><div role="heading" aria-level="1">${T}</div>${body}</main>`,{title:`Harbour Weekly`}),T],
['site with section before',doc(`<main>${body}</main>`,{title:`Traffic | ${T} | Harbour Weekly`,head:'<meta property="og:site_name" content="Harbour Weekly">'}),'Traffic | '+T],
['og with site behind dash unknown site',doc(`<main><h2>x</h2>${body}</main>`,{title:`${T} — Harbour Weekly`,head:`<meta property="og:title" content="${T}">`}),T],
['title underscore chinese',`<!doctype html><html lang="zh"><head><title>渡轮周一起增加班次_新闻频道_码头网</title></head><body><div class="txt">${'<p>渡轮今后每四十分钟一班，而不是每小时一班，因为一月份有两艘新船投入使用，候船时间将会缩短。</p>'.repeat(5)}</div></body></html>`,'渡轮周一起增加班次'],
['title dash chinese',`<!doctype html><html lang="zh"><head><title>渡轮周一起增加班次-码头网</title></head><body><div class="txt">${'<p>渡轮今后每四十分钟一班，而不是每小时一班，因为一月份有两艘新船投入使用，候船时间将会缩短。</p>'.repeat(5)}</div></body></html>`,'渡轮周一起增加班次'],
['japanese fullwidth bar',`<!doctype html><html lang="ja"><head><title>連絡船、月曜から増便へ｜港の新聞</title></head><body><div class="txt">${'<p>連絡船は一時間に一本ではなく四十分ごとに出航する。一月に新しい船が二隻届いたためで、待ち時間は短くなる。</p>'.repeat(5)}</div></body></html>`,'連絡船、月曜から増便へ'],
['korean colon',`<!doctype html><html lang="ko"><head><title>여객선 월요일부터 더 자주 운항 : 부두신문</title><meta property="og:site_name" content="부두신문"></head><body><div class="txt">${'<p>여객선은 이제 한 시간이 아니라 사십 분마다 출발한다. 일월에 새 배 두 척이 도착했기 때문이다.</p>'.repeat(6)}</div></body></html>`,'여객선 월요일부터 더 자주 운항'],
['comment count in h1',doc(`<main><h1>${T} <a href="#comments">(12)</a></h1>${body}</main>`),T],
['premium badge',doc(`<main><h1><span class="badge">Premium</span> ${T}</h1>${body}</main>`),T],
['svg title in h1',doc(`<main><h1><svg><title>icon</title></svg>${T}</h1>${body}</main>`),T],
['soft hyphen',doc(`<main><h1>Ferry time&shy;table changes from Monday</h1>${body}</main>`),T],
['h1 twice desktop mobile',doc(`<main><h1 class="desktop">${T}</h1><h1 class="mobile">${T}</h1>${body}</main>`),T],
['hidden h1 site',doc(`<h1 style="display:none">Harbour Weekly</h1><main><h2 class="headline">${T}</h2>${body}</main>`,{title:'Harbour Weekly'}),T],
['og title is site only',doc(`<main><h1>${T}</h1>${body}</main>`,{head:'<meta property="og:title" content="Harbour Weekly">',title:'Harbour Weekly'}),T],
['newsletter h1 after',doc(`<main><h1>${T}</h1>${body}</main><section><h1>Sign up for our newsletter today</h1></section>`),T],
['box of trail, headline and byline',doc(`<article><div class="entry-title"><p>Home » Traffic</p><p>New ferries</p><p>By Ann Lee</p></div>${body}</article>`,{title:'New ferries'}),'New ferries'],
['short h1, the same behind a kicker in another heading',doc(`<main><h1>New ferries</h1><h2>Traffic today: New ferries</h2>${body}</main>`,{title:'Traffic today: New ferries'}),'New ferries'],
['h1, the same behind a kicker in another heading',doc(`<main><h1>${T}</h1><h2>Traffic: ${T}</h2>${body}</main>`,{title:`Traffic: ${T}`}),T],
['h1 with a colon, og without what stands before it',doc(`<main><h1>Traffic: ${T}</h1>${body}</main>`,{head:`<meta property="og:title" content="${T}">`,title:`Traffic: ${T} | Harbour Weekly`}),'Traffic: '+T],
['site before a colon is no topic',doc(`<main><h1>${T}</h1>${body}</main>`,{head:`<meta property="og:site_name" content="Harbour Weekly"><meta property="og:title" content="Harbour Weekly: ${T}">`,title:`Harbour Weekly: ${T}`}),T],
['caption dl', doc(`<table><tr><td><font size="5"><b>${T}</b></font></td></tr><tr><td>${body}</td></tr></table>`,{title:T}),T],
]

for (const [name, html, headline] of headlines)
  test(`headline: ${name}`, () => {
    expect(read(html).headline?.value).toBe(headline)
  })

test('a box that asks for an address is no part of the text', () => {
  const box =
    '<div class="nl-box"><h3>Get the letter</h3><p>The best stories of the week.</p><form><input type="email"><button>Go</button></form></div>'
  const { blocks } = read(
    art(
      '',
      `<p>${P[0]}</p>${box}${P.slice(1)
        .map((paragraph) => `<p>${paragraph}</p>`)
        .join('')}`,
    ),
  )
  expect(blocks.map(({ text }) => text)).toEqual(P)
})
