import { describe, expect, test } from 'vitest'
import type { Article } from '../../../model/article.ts'
import { testContext } from '../../../testing/test-context.ts'
import { readArticle } from '../../read-article.ts'

const A = 'Ann Lee'

interface Around {
  readonly head?: string
  readonly bottom?: string
}

/** `top` is between headline and text; `names` are the authors that are found. */
type Case = readonly [name: string, language: string, top: string, names: readonly string[], around?: Around]

// biome-ignore format: a table
const cases: readonly Case[] = [
['br outlet','en','<div class="byline">Ann Lee<br>Harbour Weekly</div>',[A]],
['minified name and role','en','<div class="author"><div class="n">Ann Lee</div><div class="r">Senior Reporter</div></div>',[A]],
['minified by + name','en','<div class="meta"><span>By</span><span>Ann Lee</span></div>',[A]],
['minified two authors','en','<div class="authors"><div>Ann Lee</div><div>Tom Okafor</div></div>',[A,'Tom Okafor']],
['Von X, Berlin','de','<p class="byline">Von Anna Schröder, Berlin</p>',['Anna Schröder']],
['Von X, Berlin no class','de','<p>Von Anna Schröder, Berlin</p>',['Anna Schröder']],
['VON CAPS','de','<p><b>VON ANNA SCHRÖDER</b></p>',['ANNA SCHRÖDER']],
['Eine Analyse von','de','<p>Eine Analyse von Anna Schröder</p>',['Anna Schröder']],
['Ein Kommentar von','de','<span>Ein Kommentar von <b>Anna Schröder</b></span>',['Anna Schröder']],
['Ein Gastbeitrag von','de','<div>Ein Gastbeitrag von Anna Schröder</div>',['Anna Schröder']],
['Text und Fotos','de','<p>Text und Fotos: Anna Schröder</p>',['Anna Schröder']],
['Interview:','de','<p>Interview: Anna Schröder</p>',['Anna Schröder']],
['dl','en','<dl><dt>Author</dt><dd>Ann Lee</dd><dt>Published</dt><dd>3 February 2026</dd></dl>',[A]],
['dl de','de','<dl class="x"><dt>Autorin:</dt><dd>Anna Schröder</dd><dt>Datum:</dt><dd>3. Februar 2026</dd><dt>Lesezeit</dt><dd>4 Minuten</dd><dt>Rubrik</dt><dd>Verkehr und Reisen, Stadt, Land und noch viel mehr in der Nähe der Stadt</dd></dl>',['Anna Schröder']],
['dl minified long','en','<dl><dt>Author</dt><dd>Ann Lee</dd><dt>Published</dt><dd>3 February 2026</dd><dt>Topics</dt><dd>Ferries, boats, the harbour and the pier, the weather of the coming winter and many other things that matter here</dd></dl>',[A]],
['Last, First meta','en','',[A],{head:'<meta name="author" content="Lee, Ann">'}],
['Last, First byline','en','<div class="byline">Lee, Ann</div>',[A]],
['mail link','en','<p><a href="mailto:ann.lee@site.example">Ann Lee</a></p>',[A]],
['name + mail + date','en','<p><b><a href="/x/87">Ann Lee</a></b> annlee@site.example | 3 February, 2026</p>',[A]],
['a name or label and a day in a list','en','<ul class="meta"><li>Ann Lee</li><li>3 February 2026</li></ul>',[]],
['a name or label and a day','en','<div class="q1"><span>Ann Lee</span><span>February 3, 2026</span></div>',[]],
['section and date is no author','en','<div class="q1"><span>World News</span><span>February 3, 2026</span></div>',[]],
['section link and date','en','<div class="q1"><a href="/category/real-estate">Real Estate</a> <span>February 3, 2026</span></div>',[]],
['place and date','en','<p>New York, February 3, 2026</p>',[]],
['place, dash, date','en','<p>New York – February 3, 2026</p>',[]],
['a name or place, dash, day','en','<p>Ann Lee – February 3, 2026</p>',[]],
['an editor behind the author','zh','<div><span>作者：李小梅</span><span>编辑：王五</span></div>',['李小梅']],
['rdfa drupal','en','<div class="submitted">Submitted by <span rel="sioc:has_creator"><a href="/users/x" typeof="sioc:UserAccount" property="foaf:name">Ann Lee</a></span> on <span property="dc:date" content="2026-02-03T08:00:00+00:00">Tue, 02/03/2026</span></div>',[A]],
['rdfa schema','en','<div vocab="https://schema.org/" typeof="Article"><span property="author" typeof="Person"><span property="name">Ann Lee</span></span></div>',[A]],
['rdfa prefix','en','<span property="schema:author">Ann Lee</span>',[A]],
['microdata creator','en','<span itemprop="creator" itemscope><span itemprop="name">Ann Lee</span></span>',[A]],
['h-card','en','<a class="p-author h-card" href="/">Ann Lee</a>',[A]],
['wix','en','<ul><li><span data-hook="user-name">Ann Lee</span></li><li><span data-hook="time-ago" title="Feb 3, 2026">Feb 3</span></li></ul>',[A]],
['data-author','en','<div data-author="Ann Lee" data-section="x"></div>',[A]],
['rel author image only','en','<a rel="author" title="Posts by Ann Lee" href="/author/ann"><img src="/a.jpg" alt="Ann Lee"></a>',[A]],
['avatar alt + name','en','<div class="q2"><img src="/ann.jpg" alt="Ann Lee"><div>Ann Lee</div><div>4 min</div></div>',[A]],
['meta vf','en','',[A],{head:'<meta name="vf:author" content="Ann Lee">'}],
['meta dable','ko','',['김민지'],{head:'<meta property="dable:author" content="김민지">'}],
['meta mrf','en','',[A],{head:'<meta property="mrf:authors" content="Ann Lee">'}],
['meta k5a','en','',[A,'Bo Chen'],{head:'<meta name="shareaholic:article_author_name" content="Ann Lee;Bo Chen">'}],
['twitter creator no name','en','',[],{head:'<meta name="twitter:creator" content="@annlee">'}],
['script next data','en','',[A],{head:'<script>{"props":{"author":{"__typename":"Person","id":"12","slug":"ann-lee","name":"Ann Lee"}}}</script>'}],
['script authors objects','en','',[A],{head:'<script>x={"authors":[{"id":"12","name":"Ann Lee"}]}</script>'}],
['korean gija','ko','<div class="info"><span>김민지 기자</span> <span>2026.02.03 09:00</span></div>',['김민지']],
['korean gija class','ko','<span class="byline">김민지 기자 minji@site.example</span>',['김민지']],
['korean by end','ko','',['김민지'],{bottom:'<p class="byline">김민지 기자 minji@site.example</p>'}],
['chinese jizhe','zh','<div class="info">来源：码头日报 作者：李小梅 2026-02-03</div>',['李小梅']],
['chinese benbao','zh','<p>本报记者 李小梅</p>',['李小梅']],
['chinese wen/','zh','<p>文/李小梅</p>',['李小梅']],
['japanese shippitsu','ja','<p>執筆者：田中花子</p>',['田中花子']],
['japanese shuzai','ja','<p>取材・文＝田中花子</p>',['田中花子']],
['japanese writer','ja','<div>ライター：田中 花子</div>',['田中 花子']],
['turkish haber','tr','<p>Haber: Ayşe Yılmaz</p>',['Ayşe Yılmaz']],
['turkish muhabir','tr','<div>Muhabir: Ayşe Yılmaz</div>',['Ayşe Yılmaz']],
['thai','th','<p>โดย สมชาย ใจดี</p>',['สมชาย ใจดี']],
['thai 2','th','<p>ผู้เขียน: สมชาย ใจดี</p>',['สมชาย ใจดี']],
['hindi','hi','<p>लेखक: अनिल शर्मा</p>',['अनिल शर्मा']],
['hindi dvara','hi','<p>द्वारा अनिल शर्मा</p>',['अनिल शर्मा']],
['bengali','bn','<p>লেখক: রহিম উদ্দিন</p>',['রহিম উদ্দিন']],
['greek','el','<p>Γράφει ο Νίκος Παππάς</p>',['Νίκος Παππάς']],
['greek 2','el','<p>Της Μαρίας Παππά</p>',['Μαρίας Παππά']],
['greek 3','el','<p>Συντάκτης: Νίκος Παππάς</p>',['Νίκος Παππάς']],
['arabic katabat','ar','<p>كتبت - ليلى حداد</p>',['ليلى حداد']],
['arabic i3dad','ar','<p>إعداد: ليلى حداد</p>',['ليلى حداد']],
['persian','fa','<p>نویسنده: مریم احمدی</p>',['مریم احمدی']],
['urdu','ur','<p>تحریر: علی خان</p>',['علی خان']],
['indonesian','id','<p>Penulis: Budi Santoso | Editor: Rina Wati</p>',['Budi Santoso']],
['indonesian reporter','id','<p>Reporter: Budi Santoso</p>',['Budi Santoso']],
['filipino','fil','<p>Ni Maria Santos</p>',['Maria Santos']],
['swahili','sw','<p>Na Juma Otieno</p>',['Juma Otieno']],
['romanian','ro','<p>De Ioana Popescu</p>',['Ioana Popescu']],
['romanian 2','ro','<p>Scris de Ioana Popescu</p>',['Ioana Popescu']],
['hungarian','hu','<p>Szerző: Kovács Anna</p>',['Kovács Anna']],
['hungarian 2','hu','<p>Írta: Kovács Anna</p>',['Kovács Anna']],
['czech','cs','<p>Autor: Jana Nováková</p>',['Jana Nováková']],
['slovak','sk','<p>Napísala Jana Nováková</p>',['Jana Nováková']],
['croatian','hr','<p>Piše: Ivana Horvat</p>',['Ivana Horvat']],
['serbian','sr','<p>Пише: Јована Петровић</p>',['Јована Петровић']],
['serbian 2','sr','<p>Аутор: Јована Петровић</p>',['Јована Петровић']],
['slovene','sl','<p>Avtor: Maja Novak</p>',['Maja Novak']],
['bulgarian','bg','<p>от Мария Иванова</p>',['Мария Иванова']],
['ukrainian','uk','<p>Авторка: Олена Коваль</p>',['Олена Коваль']],
['lithuanian','lt','<p>Autorius: Rūta Kazlauskienė</p>',['Rūta Kazlauskienė']],
['latvian','lv','<p>Autors: Ilze Bērziņa</p>',['Ilze Bērziņa']],
['estonian','et','<p>Toimetaja: Kadri Tamm</p>',['Kadri Tamm']],
['finnish','fi','<p>Teksti: Aino Virtanen</p>',['Aino Virtanen']],
['finnish 2','fi','<p>Toimittaja: Aino Virtanen</p>',['Aino Virtanen']],
['danish','da','<p>Af Mette Jensen</p>',['Mette Jensen']],
['danish 2','da','<p>Tekst: Mette Jensen</p>',['Mette Jensen']],
['norwegian','nb','<p>Av Kari Hansen</p>',['Kari Hansen']],
['norwegian journalist','nb','<p>Journalist Kari Hansen</p>',['Kari Hansen']],
['icelandic','is','<p>Eftir Sigrún Jónsdóttir</p>',['Sigrún Jónsdóttir']],
['swedish','sv','<p>Skribent: Elin Åkesson</p>',['Elin Åkesson']],
['catalan','ca','<p>Per Núria Puig</p>',['Núria Puig']],
['basque','eu','<p>Egilea: Ane Etxeberria</p>',['Ane Etxeberria']],
['galician','gl','<p>Por Uxía Castro</p>',['Uxía Castro']],
['albanian','sq','<p>Nga Arta Hoxha</p>',['Arta Hoxha']],
['macedonian','mk','<p>Пишува: Марија Стојанова</p>',['Марија Стојанова']],
['georgian','ka','<p>ავტორი: ნინო ბერიძე</p>',['ნინო ბერიძე']],
['armenian','hy','<p>Հեղինակ՝ Անի Պետրոսյան</p>',['Անի Պետրոսյան']],
['azerbaijani','az','<p>Müəllif: Leyla Əliyeva</p>',['Leyla Əliyeva']],
['vietnamese','vi','<p>Tác giả: Nguyễn Thị Lan</p>',['Nguyễn Thị Lan']],
['malay','ms','<p>Oleh Siti Aminah</p>',['Siti Aminah']],
['french article','fr','<p>Article rédigé par Élodie Garnier</p>',['Élodie Garnier']],
['french publié','fr','<p>Publié par Élodie Garnier le 3 février 2026</p>',['Élodie Garnier']],
['french propos','fr','<p>Propos recueillis par Élodie Garnier</p>',['Élodie Garnier']],
['spanish texto','es','<p>Texto: Lucía Ortega</p>',['Lucía Ortega']],
['spanish place','es','<div class="firma"><span>Lucía Ortega</span><span>Madrid</span></div>',['Lucía Ortega']],
['portuguese','pt','<p>Escrito por Inês Carvalho</p>',['Inês Carvalho']],
['portuguese por em','pt','<p>Por Inês Carvalho, em Lisboa</p>',['Inês Carvalho']],
['italian','it','<p>a cura di Chiara Rossi</p>',['Chiara Rossi']],
['italian di','it','<p>di Chiara Rossi - 3 febbraio 2026</p>',['Chiara Rossi']],
['dutch','nl','<p>Geschreven door Sanne Visser</p>',['Sanne Visser']],
['dutch tekst','nl','<p>Tekst: Sanne Visser | Beeld: Jan Smit</p>',['Sanne Visser']],
['polish','pl','<p>Opracowała: Agnieszka Nowak</p>',['Agnieszka Nowak']],
['polish tekst','pl','<p>Tekst: Agnieszka Nowak</p>',['Agnieszka Nowak']],
['russian','ru','<p>Текст: Анна Кузнецова</p>',['Анна Кузнецова']],
['russian korr','ru','<p>Автор статьи: Анна Кузнецова</p>',['Анна Кузнецова']],
['hebrew','he','<p>דנה לוי, כתבת</p>',[]],
['hebrew 2','he','<p>מאת דנה לוי</p>',['דנה לוי']],
['reported by','en','<p>Reported by Ann Lee</p>',[A]],
['story and photos','en','<p>Story and photos by Ann Lee</p>',[A]],
['analysis by','en','<p>Analysis by Ann Lee</p>',[A]],
['by for outlet','en','<p>BY ANN LEE FOR HARBOUR.COM</p>',['ANN LEE']],
['by comma ap','en','<p class="byline">By ANN LEE, Associated Press</p>',['ANN LEE']],
['by new york','en','<p class="byline">By Ann Lee, New York</p>',[A]],
['an outlet named by its domain','en','<p>By harbour.example</p>',['harbour.example']],
['label next','en','<div class="k"><div><span>Written by</span></div><div><a href="/x">Ann Lee</a></div><div>Some long words about the many things that this bar also wants to say to readers, and more of them, and more again.</div></div>',[A]],
['end signature','en','',[A],{bottom:'<p class="signature">Ann Lee</p>'}],
['a subject in a link to its own page','en','<div class="u"><a href="/sea-bass-345">Sea Bass</a></div>',[]],
['topic link slug','en','<div class="u"><a href="/topic/donald-duck">Donald Duck</a><span>3 February 2026</span></div>',[]],
['figure credit not author','en','<figure><img src="/a.jpg" width=900 height=600><figcaption>Photo by Max Bild</figcaption></figure><p class="by">By Ann Lee</p>',[A]],
['author class on date','en','<div class="author-date">Ann Lee, 3 February 2026</div>',[A]],
['pt do','pt','<div class="author"><p class="p-author">Inês Carvalho e Rui Santos</p><p class="p-author-local">Do Cais, em Lisboa</p></div>',['Inês Carvalho','Rui Santos']],
['medium','en','<div><a data-testid="authorName" href="/@ann">Ann Lee</a></div>',[A]],
]

const text =
  `<p>${'The ferry will leave every forty minutes, not every hour, because two new boats arrived in January. '.repeat(2)}</p>`.repeat(4)

const authorsOf = (language: string, top: string, around: Around = {}): readonly string[] =>
  read(language, top, around).authors.map(({ value }) => value.name)

/** A page whose only sign of its authors is the markup between headline and text, or a part in its head or below. */
function read(language: string, top: string, { head = '', bottom = '' }: Around): Article {
  const title = 'Ferry timetable changes from Monday'
  const html = `<!doctype html><html lang="${language}"><head><title>${title} | Harbour Weekly</title>${head}</head><body><nav class="main-menu"><ul><li><a href="/">Home</a></li><li><a href="/world">World News</a></li><li><a href="/east">Middle East</a></li></ul></nav><main><h1>${title}</h1>${top}<div class="txt">${text}</div>${bottom}</main></body></html>`
  return readArticle({ kind: 'page', html }, testContext({ url: 'https://www.site.example/a', readJsonLd: false }))
}

describe('authors, in the markup and words of many kinds of pages', () => {
  for (const [name, language, top, names, around] of cases)
    test(`${name} (${language})`, () => {
      expect(authorsOf(language, top, around)).toEqual(names)
    })
})

describe('a publisher without a byline', () => {
  const publisher = '<meta property="og:site_name" content="Harbour Weekly"><meta property="og:type" content="article">'

  test('is the author of an article', () => {
    expect(authorsOf('en', '', { head: publisher })).toEqual(['Harbour Weekly'])
  })

  test('gives way to a person', () => {
    expect(authorsOf('en', '<p>By Ann Lee</p>', { head: publisher })).toEqual([A])
  })

  test('is not the author of another page', () => {
    expect(authorsOf('en', '', { head: publisher.replace('"article"', '"website"') })).toEqual([])
  })
})

test.each([
  { name: 'a meta element alone', head: '<meta name="author" content="Ann Lee">', top: '', unseen: ['Ann Lee'] },
  { name: 'a meta element and a byline', head: '<meta name="author" content="Ann Lee">', top: '<p>By Ann Lee</p>', unseen: [] },
  {
    name: 'a byline of two elements, family name first',
    head: '<meta name="author" content="Ann Lee">',
    top: '<p><b>LEE</b> <i>Ann</i></p>',
    unseen: [],
  },
  { name: 'an attribute', head: '', top: '<div data-author="Ann Lee"></div>', unseen: ['Ann Lee'] },
  { name: 'only a byline', head: '', top: '<p>By Ann Lee</p>', unseen: [] },
  {
    name: 'a publisher as author',
    head: '<meta property="og:site_name" content="Ferry"><meta property="og:type" content="article">',
    top: '',
    unseen: ['Ferry'],
  },
  { name: 'without a person', head: '', top: '', unseen: [] },
])('authors that readers do not see: $name', ({ head, top, unseen }) => {
  expect(read('en', top, { head }).markup?.unseenAuthors).toEqual(unseen)
})
