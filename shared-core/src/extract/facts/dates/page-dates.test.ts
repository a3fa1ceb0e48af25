import { describe, expect, test } from 'vitest'
import { testContext } from '../../../testing/test-context.ts'
import { readArticle } from '../../read-article.ts'

const D = '2026-02-03'

interface Around {
  readonly head?: string
  readonly bottom?: string
  readonly inside?: string
  readonly url?: string
}

type Case = readonly [name: string, language: string, top: string, day: string | undefined, around?: Around]

// biome-ignore format: a table
const cases: readonly Case[] = [
['split day month year','en','<div class="date"><span class="day">03</span><span class="month">Feb</span><span class="year">2026</span></div>',D],
['split lines','de','<div class="entry-date"><div>3</div><div>Februar</div><div>2026</div></div>',D],
['dl','en','<dl><dt>Author</dt><dd>Ann Lee</dd><dt>Published</dt><dd>3 February 2026</dd></dl>',D],
['minified byline + date','en','<div><span>Ann Lee</span><span>February 3, 2026</span></div>',D],
['updated then published','en','<p>Updated: February 9, 2026</p><p>Published: February 3, 2026</p>',D],
['published then updated one line','en','<p>Published 3 February 2026, updated 9 February 2026</p>',D],
['updated then published one line','en','<p>Last updated 9 February 2026; first published 3 February 2026</p>',D],
['updated / published line bars','en','<p>Updated February 9, 2026 | Posted February 3, 2026</p>',D],
['stand de','de','<p>Stand: 09.02.2026, 10:00 Uhr | Veröffentlicht am 03.02.2026</p>',D],
['fr mis à jour','fr','<p>Publié le 3 février 2026 à 10h00, mis à jour le 9 février 2026</p>',D],
['fr modifié first','fr','<p>Mis à jour le 09/02/2026 à 10h, publié le 03/02/2026 à 9h</p>',D],
['es','es','<p>Actualizado: 09/02/2026 10:00 · Publicado: 03/02/2026</p>',D],
['it','it','<p>Aggiornato il 9 febbraio 2026 · Pubblicato il 3 febbraio 2026</p>',D],
['pt','pt','<p>Publicado em 03/02/2026 às 10h00 - Atualizado em 09/02/2026</p>',D],
['ru','ru','<p>3 февраля 2026, 10:00 (обновлено 9 февраля 2026)</p>',D],
['weekday','en','<p>Tuesday 3rd of February 2026</p>',D],
['Feb. ET','en','<p>Feb. 3, 2026, 10:00 a.m. ET</p>',D],
['caps','en','<p>FEBRUARY 3, 2026 10:00 AM</p>',D],
['dashed','en','<p>3-Feb-2026</p>',D],
['korean input','ko','<div>입력 2026.02.03. 오전 9:00 수정 2026.02.09. 오전 10:00</div>',D],
['korean spaced','ko','<div>2026. 2. 3. 09:00</div>',D],
['chinese','zh','<div>2026年02月03日 09:00 来源：码头日报</div>',D],
['japanese','ja','<div>公開日：2026年2月3日 更新日：2026年2月9日</div>',D],
['japanese slash','ja','<div>2026/02/03 09:00</div>',D],
['japanese updated first','ja','<div>更新日：2026年2月9日　公開日：2026年2月3日</div>',D],
['arabic levant','ar','<div>٣ شباط ٢٠٢٦</div>',D],
['arabic maghreb','ar','<div>3 فيفري 2026</div>',D],
['arabic slash','ar','<div>2026/02/03</div>',D],
['hindi','hi','<div>3 फरवरी 2026</div>',D],
['hindi 2','hi','<div>Updated: 9 फ़रवरी 2026 | प्रकाशित: 3 फ़रवरी 2026</div>',D],
['bengali','bn','<div>৩ ফেব্রুয়ারি ২০২৬</div>',D],
['thai','th','<div>3 กุมภาพันธ์ 2569</div>',D],
['thai short','th','<div>3 ก.พ. 2569</div>',D],
['vietnamese','vi','<div>Thứ ba, 3/2/2026, 09:00 (GMT+7)</div>',D],
['indonesian','id','<div>Selasa, 3 Februari 2026 09:00 WIB</div>',D],
['turkish','tr','<div>03.02.2026 - 09:00 | Güncelleme: 09.02.2026</div>',D],
['turkish upd first','tr','<div>Güncelleme: 09.02.2026 - Yayınlanma: 03.02.2026</div>',D],
['greek','el','<div>3 Φεβρουαρίου 2026</div>',D],
['greek short','el','<div>03 Φεβ 2026</div>',D],
['czech','cs','<div>3. února 2026</div>',D],
['polish','pl','<div>3 lutego 2026, 09:00</div>',D],
['hungarian','hu','<div>2026. február 3., kedd 09:00</div>',D],
['hungarian short','hu','<div>2026.02.03. 09:00</div>',D],
['finnish','fi','<div>3.2.2026 9:00</div>',D],
['finnish word','fi','<div>3. helmikuuta 2026</div>',D],
['estonian','et','<div>3. veebruar 2026</div>',D],
['latvian','lv','<div>2026. gada 3. februāris</div>',D],
['lithuanian','lt','<div>2026 m. vasario 3 d.</div>',D],
['romanian','ro','<div>3 februarie 2026</div>',D],
['bulgarian','bg','<div>3 февруари 2026 г.</div>',D],
['ukrainian','uk','<div>3 лютого 2026</div>',D],
['serbian','sr','<div>3. фебруар 2026.</div>',D],
['serbian num','sr','<div>03.02.2026.</div>',D],
['croatian','hr','<div>3. veljače 2026.</div>',D],
['slovene','sl','<div>3. februar 2026</div>',D],
['danish','da','<div>3. feb. 2026 kl. 09.00</div>',D],
['norwegian','nb','<div>Publisert 03.02.2026 09:00. Oppdatert 09.02.2026</div>',D],
['swedish','sv','<div>Publicerad 2026-02-03 Uppdaterad 2026-02-09</div>',D],
['swedish upd first','sv','<div>Uppdaterad 2026-02-09 Publicerad 2026-02-03</div>',D],
['dutch','nl','<div>3 feb. 2026 om 09:00</div>',D],
['catalan','ca','<div>3 de febrer de 2026</div>',D],
['hebrew','he','<div>03.02.26, 09:00</div>',D],
['hebrew word','he','<div>3 בפברואר 2026</div>',D],
['title attr relative','en','<span class="ago" title="3 February 2026, 10:00">9 months ago</span>',D],
['data attr','en','<span data-published="2026-02-03T10:00:00Z">9 months ago</span>',D],
['data-epoch','en','<span class="ts" data-timestamp="1770105600">9 months ago</span>',D],
['relative-time','en','<relative-time datetime="2026-02-03T10:00:00Z">x</relative-time>',D],
['time no datetime','en','<time>3 February 2026</time>',D],
['rdfa','en','<span property="schema:datePublished" content="2026-02-03T10:00:00+00:00">x</span>',D],
['meta other','en','',D,{head:'<meta name="vf:published_time" content="2026-02-03">'}],
['meta k5a','en','',D,{head:'<meta name="k5a:publishtime" content="2026-02-03T10:00:00Z">'}],
['meta pubdate camel','en','',D,{head:'<meta name="xyPubDate" content="2026-02-03T10:00:00Z">'}],
['meta dable','en','',D,{head:'<meta property="dable:published_time" content="2026-02-03T10:00:00Z">'}],
['meta original','en','',D,{head:'<meta name="original-publish-date" content="2026-02-03">'}],
['meta page-datetime','en','',D,{head:'<meta name="page.publishedAt" content="2026-02-03T10:00:00Z">'}],
['url','en','',D,{url:'https://www.site.example/2026/02/03/a/'}],
['url cn','zh','',D,{url:'https://www.site.example/202602/t20260203_123.html'}],
['url cn 2','zh','',D,{url:'https://www.site.example/n1/2026/0203/c1001-4.html'}],
['url cn 3','zh','',D,{url:'https://www.site.example/2026-02/03/content_12.htm'}],
['url art','zh','',D,{url:'https://www.site.example/art/2026/2/3/art_12.html'}],
['url dmy','de','',D,{url:'https://www.site.example/artikel-vom-03-02-2026/'}],
['url query','en','',D,{url:'https://www.site.example/a?date=2026-02-03'}],
['url id no date','en','',undefined,{url:'https://www.site.example/a-20269903'}],
['canonical url','en','',D,{head:'<link rel="canonical" href="https://www.site.example/2026/02/03/a">'}],
['script unquoted','en','',D,{head:"<script>layer.push({publishDate: '2026-02-03', x: 1})</script>"}],
['script epoch ms','en','',D,{head:'<script>x={"publishedDate":1770105600000}</script>'}],
['script gtm','en','',D,{head:'<script>dataLayer=[{"pagePublishDate":"2026-02-03 10:00"}]</script>'}],
['script article_publication','en','',D,{head:'<script>x({"article_publication_date":"Tue, 03 Feb 2026 7:00:00 EST"})</script>'}],
['after text','en','',D,{bottom:'<p class="posted">Posted on February 3, 2026 by Ann</p>'}],
['after text plain','en','',D,{bottom:'<div>Published: 3 February 2026</div>'}],
['dateline in text','en','<p>LONDON, Feb 3, 2026 (Agency) -- The ferry will leave every forty minutes, not every hour, because two new boats came in.</p>',D],
['copyright is no date','en','',undefined,{bottom:'<p>© 2026 Harbour</p>'}],
['event date in text is no date','en','',undefined,{inside:'<p>The fair opens on 3 February 2026 in the old hall near the pier, and it will last for some eleven days or more.</p>'}],
['related date','en','',undefined,{bottom:'<section class="related"><article><h3><a href="/x">Other story here</a></h3><time datetime="2026-01-01">x</time></article></section>'}],
['US en-US','en-US','<p>02/03/2026</p>',D],
['en-GB','en-GB','<p>03/02/2026</p>',D],
['en site with url','en','<p>02/03/2026</p>',D,{head:'<meta property="og:locale" content="en_US">'}],
['last reviewed','en','<p>Last reviewed 9 February 2026</p><p>First published 3 February 2026</p>',D],
['meta of a later edition','en','<p>3 February 2026</p>',D,{head:'<meta property="article:published_time" content="2026-05-09T10:00:00Z">'}],
['a day apart is a matter of zones','en','<p>2 February 2026</p>',D,{head:'<meta property="article:published_time" content="2026-02-03T01:00:00Z">'}],
['an earlier change is no publication','en','<p>Updated 1 January 2026</p>',D,{head:'<meta property="article:published_time" content="2026-02-03">'}],
['an earlier change is no publication, in an element of its own','en','<p class="entry-meta">Updated on <time>January 1, 2026</time></p>',D,{head:'<meta property="article:published_time" content="2026-02-03">'}],
['an earlier day of a picture is none','en','<figure><img src="/p/pier.jpg"><figcaption>The pier, 3 January 2020</figcaption></figure>',D,{head:'<meta property="article:published_time" content="2026-02-03">'}],
['an earlier day in a sentence above the text is none','en','<p><a href="/old">The old timetable goes back to 3 January 2020, when there was one boat and one pier</a></p>',D,{head:'<meta property="article:published_time" content="2026-02-03">'}],
['an earlier day in the text is none','en','','2026-05-09',{head:'<meta property="article:published_time" content="2026-05-09">',inside:'<p>3 February 2026</p>'}],
['script with first edition','en','',D,{head:'<meta name="date" content="2026-05-09"><script>x={"datePublished":"2026-05-09","dateFirstPublished":"2026-02-03"}</script>'}],
['first edition of another record','en','','2026-05-09',{head:'<meta name="date" content="2026-05-09"><script>x={"firstPublished":"2026-02-03"}</script>'}],
['only the change is shown, the script knows more','en','<p>Updated 9 February 2026</p>',D,{head:'<script>x={"publishedAt":"2026-02-03T10:00:00Z"}</script>'}],
['modified meta only','en','',undefined,{head:'<meta property="article:modified_time" content="2026-02-09">'}],
]

const text =
  `<p>${'The ferry will leave every forty minutes, not every hour, because two new boats arrived in January. '.repeat(2)}</p>`.repeat(4)

/** The day of publication of a page whose only sign of it is the markup between headline and text, or a part elsewhere. */
function dayOf(
  language: string,
  top: string,
  { head = '', bottom = '', inside = '', url = 'https://www.site.example/a' }: Around = {},
): string | undefined {
  const title = 'Ferry timetable changes from Monday'
  const html = `<!doctype html><html lang="${language}"><head><title>${title} | Harbour Weekly</title>${head}</head><body><nav class="main-menu"><ul><li><a href="/">Home</a></li></ul></nav><main><h1>${title}</h1>${top}<div class="txt">${text}${inside}</div>${bottom}</main><footer>© 2019–2026</footer></body></html>`
  const article = readArticle({ kind: 'page', html }, testContext({ url, readJsonLd: false }))
  return article.datePublished?.value.slice(0, 10)
}

describe('when an article was published, in the markup and the words of many kinds of pages', () => {
  for (const [name, language, top, day, around] of cases)
    test(`${name} (${language})`, () => {
      expect(dayOf(language, top, around)).toBe(day)
    })
})
