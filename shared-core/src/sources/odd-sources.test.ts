import { expect, it } from 'vitest'
import { readArticle } from '../extract/read-article.ts'
import { allPacks } from '../languages/all.ts'
import * as detector from '../languages/detection/detect-language.ts'
import { languageFor } from '../languages/language-for.ts'
import { testContext } from '../testing/test-context.ts'
import type { ClaimKind, SourceAnswer } from './claim.ts'
import { claimsOf } from './claims-of.ts'
import { judgeSource } from './judge-source.ts'
import { readSource } from './read-source.ts'

const url = 'https://city.gent/report'

/** What a page of the language says around the planted sentence; no figure of it is one of the claims'. */
const around: Readonly<Record<string, string>> = {
  en: 'The annual report describes how couriers work, which streets they take, and how the council counts them with cameras at the bridges, early in the morning and late at night. It was written by the office for transport together with the university, and it can be read in the town hall by anybody who asks for it there.',
  de: 'Der Jahresbericht beschreibt, wie die Kuriere arbeiten, welche Straßen sie nehmen und wie die Stadt sie mit Kameras an den Brücken zählt, früh am Morgen und spät in der Nacht. Das Amt für Verkehr hat ihn gemeinsam mit der Universität geschrieben, und jeder kann ihn im Rathaus lesen.',
  fr: 'Le rapport annuel décrit le travail des coursiers, les rues qu’ils empruntent et la manière dont la ville les compte avec des caméras sur les ponts, tôt le matin et tard le soir. Le service des transports l’a écrit avec l’université, et chacun peut le lire à la mairie.',
  es: 'El informe anual describe cómo trabajan los mensajeros, qué calles toman y cómo los cuenta el ayuntamiento con cámaras en los puentes, temprano por la mañana y tarde por la noche. Lo escribió la oficina de transporte junto con la universidad, y cualquiera puede leerlo en el ayuntamiento.',
  it: 'Il rapporto annuale descrive come lavorano i corrieri, quali strade prendono e come il comune li conta con le telecamere sui ponti, la mattina presto e la sera tardi. Lo ha scritto l’ufficio dei trasporti insieme all’università, e chiunque può leggerlo in municipio.',
  pt: 'O relatório anual descreve como trabalham os entregadores, que ruas percorrem e como a prefeitura os conta com câmeras nas pontes, de manhã cedo e tarde da noite. Foi escrito pelo departamento de transportes com a universidade, e qualquer pessoa pode lê-lo na prefeitura.',
  nl: 'Het jaarverslag beschrijft hoe de koeriers werken, welke straten zij nemen en hoe de gemeente hen telt met camera’s bij de bruggen, vroeg in de ochtend en laat in de avond. De dienst voor verkeer schreef het samen met de universiteit, en iedereen kan het op het stadhuis lezen.',
  pl: 'Raport roczny opisuje, jak pracują kurierzy, którymi ulicami jeżdżą i jak miasto liczy ich kamerami na mostach, wcześnie rano i późno w nocy. Napisał go urząd transportu razem z uniwersytetem i każdy może go przeczytać w ratuszu.',
  tr: 'Yıllık rapor kuryelerin nasıl çalıştığını, hangi sokaklardan geçtiğini ve belediyenin onları köprülerdeki kameralarla nasıl saydığını anlatır. Raporu ulaşım dairesi üniversiteyle birlikte yazdı ve isteyen herkes belediyede okuyabilir.',
  ru: 'В годовом отчёте описано, как работают курьеры, по каким улицам они ездят и как город считает их камерами на мостах рано утром и поздно ночью. Его написало управление транспорта вместе с университетом, и каждый может прочитать его в ратуше.',
  ja: '年次報告書は、配達員の働き方、通る道、そして市が橋のカメラで早朝と深夜に数える方法を説明しています。交通局が大学と一緒に書いたもので、市役所で誰でも読むことができます。',
  zh: '年度报告介绍了快递员如何工作、走哪些街道，以及市政府如何用桥上的摄像头在清晨和深夜统计他们。报告由交通局与大学共同撰写，任何人都可以在市政厅阅读。',
  ko: '연례 보고서는 배달원이 어떻게 일하고 어떤 길을 지나며 시가 다리의 카메라로 이른 아침과 늦은 밤에 어떻게 세는지를 설명한다. 교통국이 대학과 함께 썼으며 누구나 시청에서 읽을 수 있다.',
  ar: 'يصف التقرير السنوي كيف يعمل عمال التوصيل وأي شوارع يسلكون وكيف تحصيهم المدينة بالكاميرات على الجسور في الصباح الباكر وفي وقت متأخر من الليل. كتبه مكتب النقل مع الجامعة ويمكن لأي شخص أن يقرأه في دار البلدية.',
  hi: 'वार्षिक रिपोर्ट बताती है कि कूरियर कैसे काम करते हैं, किन सड़कों से जाते हैं और नगर परिषद उन्हें पुलों पर लगे कैमरों से सुबह और रात में कैसे गिनती है। इसे परिवहन कार्यालय ने विश्वविद्यालय के साथ मिलकर लिखा है और इसे कोई भी पढ़ सकता है।',
}

const stands: readonly SourceAnswer[] = ['stands_there']
const differs: readonly SourceAnswer[] = ['does_not_hold']
const unknown: readonly SourceAnswer[] = ['could_not_be_checked']
const notMissing: readonly SourceAnswer[] = ['stands_there', 'could_not_be_checked']
const notThere: readonly SourceAnswer[] = ['does_not_hold', 'could_not_be_checked']
const gone: readonly SourceAnswer[] = ['link_dead', 'could_not_be_checked']

/** Language and kind, the article's sentence with its link in brackets, what the page says, and which answers are right. */
type Row = readonly [string, ClaimKind, string, string, readonly SourceAnswer[]]

const parcels = 'Couriers delivered 1.6 million parcels by bicycle last year, [the council reports].'
const pakete = 'Die Kuriere lieferten im letzten Jahr 1,6 Millionen Pakete mit dem Rad aus, [meldet die Stadt].'
const colis = 'Les coursiers ont livré 1,6 million de colis à vélo l’an dernier, [selon la ville].'
const paquetes = 'Los mensajeros entregaron 1,6 millones de paquetes en bicicleta el año pasado, [según el ayuntamiento].'
const share = 'Bicycles carry 40 percent of all parcels in the old town, [the council reports].'

const rows: Readonly<Record<string, readonly Row[]>> = {
  spellings: [
    ['en', 'figure', parcels, 'Couriers delivered 1.6m parcels by bicycle last year.', stands],
    ['en', 'figure', parcels, 'Couriers delivered 1,600 thousand parcels by bicycle last year.', stands],
    ['en', 'figure', parcels, 'Couriers delivered one million six hundred thousand parcels by bicycle last year.', notMissing],
    ['en', 'figure', 'The bridge cost $4.2bn, [the council reports].', 'The bridge cost 4.2 billion US dollars.', stands],
    ['en', 'figure', share, 'Bicycles carry two fifths of all parcels in the old town.', notMissing],
    ['en', 'figure', share, 'Bicycles carry forty per cent of all parcels in the old town.', stands],
    ['en', 'figure', share, 'Bicycles carry 4 in 10 parcels in the old town.', notMissing],
    [
      'en',
      'figure',
      'Indian couriers delivered 16 lakh parcels last year, [the council reports].',
      'Indian couriers delivered 1.6 million parcels last year.',
      notMissing,
    ],
    ['de', 'figure', pakete, 'Die Kuriere lieferten im letzten Jahr 1’600’000 Pakete mit dem Rad aus.', stands],
    ['de', 'figure', pakete, 'Die Kuriere lieferten im letzten Jahr 1\u202f600\u202f000 Pakete mit dem Rad aus.', stands],
    ['de', 'figure', 'Zwölf Prozent der Pakete kommen zu spät an, [meldet die Stadt].', '12 % der Pakete kommen zu spät an.', stands],
    ['fr', 'figure', colis, 'Les coursiers ont livré 1\u00a0600\u00a0000 colis à vélo l’an dernier.', stands],
    [
      'fr',
      'figure',
      'Soixante-dix pour cent des colis arrivent le matin, [selon la ville].',
      '70 % des colis arrivent le matin.',
      notMissing,
    ],
    ['es', 'figure', paquetes, 'Los mensajeros entregaron 1.600.000 paquetes en bicicleta el año pasado.', stands],
    ['es', 'figure', paquetes, 'Los mensajeros entregaron 1 600 mil paquetes en bicicleta el año pasado.', notMissing],
    [
      'it',
      'figure',
      'I corrieri hanno consegnato 1,6 milioni di pacchi in bicicletta, [secondo il comune].',
      'I corrieri hanno consegnato 1.600.000 pacchi in bicicletta.',
      stands,
    ],
    [
      'pt',
      'figure',
      'Os entregadores levaram 1,6 milhão de pacotes de bicicleta, [segundo a prefeitura].',
      'Os entregadores levaram 1.600.000 pacotes de bicicleta.',
      stands,
    ],
    [
      'nl',
      'figure',
      'De koeriers bezorgden 1,6 miljoen pakketten per fiets, [meldt de gemeente].',
      'De koeriers bezorgden 1.600.000 pakketten per fiets.',
      stands,
    ],
    [
      'pl',
      'figure',
      'Kurierzy dostarczyli rowerem 1,6 mln paczek, [podaje miasto].',
      'Kurierzy dostarczyli rowerem 1 600 000 paczek.',
      stands,
    ],
    ['tr', 'figure', 'Paketlerin yüzde 40’ı bisikletle taşınıyor, [belediyeye göre].', 'Paketlerin %40’ı bisikletle taşınıyor.', stands],
    [
      'ru',
      'figure',
      'Курьеры доставили на велосипедах 1,6 млн посылок, [сообщает мэрия].',
      'Курьеры доставили на велосипедах 1 600 000 посылок.',
      stands,
    ],
    [
      'ja',
      'figure',
      '配達員は昨年、自転車で160万個の荷物を届けたと[市は発表]した。',
      '配達員は昨年、自転車で1,600,000個の荷物を届けました。',
      stands,
    ],
    ['zh', 'figure', '快递员去年用自行车送了一百六十万件包裹，[市政府称]。', '快递员去年用自行车送了160万件包裹。', stands],
    [
      'ko',
      'figure',
      '배달원은 지난해 자전거로 소포 160만 개를 배달했다고 [시가 밝혔다].',
      '배달원은 지난해 자전거로 소포 1,600,000개를 배달했다.',
      stands,
    ],
    [
      'ar',
      'figure',
      'سلّم عمال التوصيل ١٫٦ مليون طرد بالدراجات العام الماضي، [بحسب المدينة].',
      'سلّم عمال التوصيل 1.6 مليون طرد بالدراجات العام الماضي.',
      stands,
    ],
    [
      'hi',
      'figure',
      'कूरियर ने पिछले साल साइकिल से 16 लाख पार्सल पहुँचाए, [नगर परिषद के अनुसार]।',
      'कूरियर ने पिछले साल साइकिल से 16,00,000 पार्सल पहुँचाए।',
      notMissing,
    ],
  ],
  changed: [
    ['en', 'figure', parcels, 'Couriers delivered 1.6 billion parcels by bicycle last year.', differs],
    ['en', 'figure', parcels, 'Couriers delivered 16 million parcels by bicycle last year.', differs],
    ['en', 'figure', 'The bridge cost $4.2bn, [the council reports].', 'The bridge cost $2.4bn.', differs],
    ['en', 'figure', 'The new path is 40 km long, [the council reports].', 'The new path is 40 miles long.', differs],
    [
      'en',
      'figure',
      'Between 20 and 30 percent of parcels arrive late, [the council reports].',
      'Between 50 and 60 percent of parcels arrive late.',
      differs,
    ],
    ['en', 'figure', share, 'Bicycles carry four percent of all parcels in the old town.', differs],
    [
      'en',
      'figure',
      'The number of parcels rose by 40 percent, [the council reports].',
      'The number of parcels rose by 40 percentage points.',
      notThere,
    ],
    ['de', 'figure', pakete, 'Die Kuriere lieferten im letzten Jahr 1,6 Milliarden Pakete mit dem Rad aus.', differs],
    ['de', 'figure', pakete, 'Die Kuriere lieferten im letzten Jahr 1’900’000 Pakete mit dem Rad aus.', differs],
    ['fr', 'figure', colis, 'Les coursiers ont livré 1,9 million de colis à vélo l’an dernier.', differs],
    ['es', 'figure', paquetes, 'Los mensajeros entregaron 1.900.000 paquetes en bicicleta el año pasado.', differs],
    ['tr', 'figure', 'Paketlerin yüzde 40’ı bisikletle taşınıyor, [belediyeye göre].', 'Paketlerin %14’ü bisikletle taşınıyor.', differs],
    [
      'ru',
      'figure',
      'Курьеры доставили на велосипедах 1,6 млн посылок, [сообщает мэрия].',
      'Курьеры доставили на велосипедах 1,6 млрд посылок.',
      differs,
    ],
    [
      'ja',
      'figure',
      '配達員は昨年、自転車で160万個の荷物を届けたと[市は発表]した。',
      '配達員は昨年、自転車で190万個の荷物を届けました。',
      differs,
    ],
    ['zh', 'figure', '快递员去年用自行车送了一百六十万件包裹，[市政府称]。', '快递员去年用自行车送了一百九十万件包裹。', differs],
    [
      'ko',
      'figure',
      '배달원은 지난해 자전거로 소포 160만 개를 배달했다고 [시가 밝혔다].',
      '배달원은 지난해 자전거로 소포 190만 개를 배달했다.',
      differs,
    ],
    [
      'ar',
      'figure',
      'سلّم عمال التوصيل ١٫٦ مليون طرد بالدراجات العام الماضي، [بحسب المدينة].',
      'سلّم عمال التوصيل 1.9 مليون طرد بالدراجات العام الماضي.',
      differs,
    ],
  ],
  places: [
    ['en', 'figure', parcels, 'Couriers delivered 1.<b>6</b> million parcels by bicycle last year.', stands],
    ['en', 'figure', parcels, 'Couriers delivered 1.6&nbsp;million<sup>3</sup> parcels by bicycle last year.', stands],
    ['en', 'figure', parcels, '</p><dl><dt>Parcels delivered by bicycle couriers last year</dt><dd>1.6 million</dd></dl><p>', stands],
    [
      'en',
      'figure',
      parcels,
      '</p><figure><img src="/a.png" alt="Chart"><figcaption>Parcels that couriers delivered by bicycle last year: 1.6 million</figcaption></figure><p>',
      stands,
    ],
    [
      'en',
      'figure',
      parcels,
      '</p><details><summary>More</summary><p>Couriers delivered 1.6 million parcels by bicycle last year.</p></details><p>',
      stands,
    ],
    ['en', 'figure', parcels, '</p><h2>1.6 million parcels delivered by bicycle couriers last year</h2><p>', stands],
    [
      'en',
      'figure',
      parcels,
      '</p><img src="/chart.png" alt="Couriers delivered 1.6 million parcels by bicycle last year"><p>',
      notMissing,
    ],
    [
      'en',
      'figure',
      parcels,
      '</p><div><span>1.6 million</span><span>parcels delivered by bicycle couriers last year</span></div><p>',
      stands,
    ],
    ['en', 'figure', parcels, '</p><div><div>1.6m</div><div>parcels by bicycle</div></div><p>', notMissing],
    ['en', 'figure', parcels, '</p><svg viewBox="0 0 9 9"><text>Parcels by bicycle last year: 1.6 million</text></svg><p>', notMissing],
  ],
  quotations: [
    [
      'en',
      'quotation',
      'The mayor said: “We deliver faster because we know every bridge in this town” ([council]).',
      '"We deliver faster", said the mayor, "because we know every bridge in this town."',
      notMissing,
    ],
    [
      'en',
      'quotation',
      'The mayor said: “[T]hey deliver faster because they know every bridge in this town” ([council]).',
      'The mayor said: “In the end they deliver faster because they know every bridge in this town.”',
      stands,
    ],
    [
      'en',
      'quotation',
      'The mayor said: “We deliver faster because we know every bridge in this town” ([council]).',
      'The mayor said: “We deliver faster because we don’t know every bridge in this town.”',
      differs,
    ],
    [
      'en',
      'quotation',
      'The mayor said: “We deliver faster because we know every bridge – and every shop” ([council]).',
      'The mayor said: “We deliver faster because we know every bridge—and every shop.”',
      stands,
    ],
    [
      'en',
      'quotation',
      'The mayor said: “We deliver faster because we know every bridge in this town” ([council]).',
      'The mayor said: “We deliver faster because we know every brid\u00adge in this town.”',
      stands,
    ],
    [
      'en',
      'quotation',
      'The mayor said: “We offer five first-class floors for every office” ([council]).',
      'The mayor said: “We oﬀer ﬁve ﬁrst-class ﬂoors for every oﬃce.”',
      stands,
    ],
    [
      'de',
      'quotation',
      'Die Bürgermeisterin sagte: „Wir sind schneller, weil wir jede Brücke dieser Stadt kennen“ ([Stadt]).',
      'Die Bürgermeisterin sagte: »Wir sind schneller, weil wir jede Brücke dieser Stadt kennen.«',
      stands,
    ],
    [
      'de',
      'quotation',
      'Die Bürgermeisterin sagte: „Wir sind schneller, weil wir jede Brücke dieser Stadt kennen“ ([Stadt]).',
      'Die Bürgermeisterin sagte, sie seien schneller, weil sie jede Brücke dieser Stadt kennten.',
      notThere,
    ],
    [
      'fr',
      'quotation',
      'Le maire a dit : « Nous sommes plus rapides car nous connaissons chaque pont » ([ville]).',
      'Le maire a dit : "Nous sommes plus rapides car nous connaissons chaque pont."',
      stands,
    ],
    [
      'fr',
      'quotation',
      'Le maire a dit : « Nous sommes plus rapides car nous connaissons chaque pont » ([ville]).',
      'Le maire a dit : « Nous sommes plus lents car nous connaissons chaque pont. »',
      differs,
    ],
    [
      'ja',
      'quotation',
      '市長は「私たちはこの町のすべての橋を知っているから速いのです」と述べた([市])。',
      '市長は『私たちはこの町のすべての橋を知っているから速いのです。』と述べました。',
      stands,
    ],
  ],
  days: [
    ['en', 'date', 'The bridge was opened on 3 March 2019, [the council reports].', 'The bridge was opened on 2019-03-03.', stands],
    [
      'en',
      'date',
      'The bridge was opened on 3 March 2019, [the council reports].',
      'The bridge was opened on Sunday, March 3rd, 2019.',
      stands,
    ],
    ['en', 'date', 'The bridge was opened on 3 March 2019, [the council reports].', 'The bridge was opened on 13 March 2019.', differs],
    ['de', 'date', 'Die Brücke wurde am 3. März 2019 eröffnet, [meldet die Stadt].', 'Die Brücke wurde am 03.03.19 eröffnet.', notMissing],
    ['de', 'date', 'Die Brücke wurde am 3. März 2019 eröffnet, [meldet die Stadt].', 'Die Brücke wurde am 3. Mai 2019 eröffnet.', differs],
    ['fr', 'date', 'Le pont a été ouvert le 1er mars 2019, [selon la ville].', 'Le pont a été ouvert le 01/03/2019.', notMissing],
    ['ja', 'date', '橋は2019年3月3日に開通したと[市は発表]した。', '橋は平成31年3月3日に開通しました。', notMissing],
    [
      'es',
      'date',
      'El puente se abrió el 3 de marzo de 2019, [según el ayuntamiento].',
      'El puente se abrió el 3 de marzo de 2018.',
      differs,
    ],
    ['ar', 'date', 'افتُتح الجسر في 3 مارس 2019، [بحسب المدينة].', 'افتُتح الجسر في ٣ آذار ٢٠١٩.', notMissing],
  ],
}

/** Whole pages that show something else than their article, with the status 200. */
const walls: readonly (readonly [string, string, string, readonly SourceAnswer[]])[] = [
  ['en', 'Attention Required! | Cloudflare', 'Sorry, you have been blocked. You are unable to access city.gent.', unknown],
  ['en', 'Under maintenance', 'We are performing scheduled maintenance. We will be back soon. Thank you for your patience.', unknown],
  ['en', 'Age check', 'You must be 18 or older to enter this site. Please confirm your age. Yes, I am over 18. No.', unknown],
  ['en', 'Unsupported browser', 'Your browser is out of date. Please update your browser to view this site properly.', unknown],
  ['en', 'Not available', 'Sorry, this content is not available in your country or region.', unknown],
  ['en', 'Redirecting', 'You are being redirected. If you are not redirected automatically, click here.', unknown],
  [
    'en',
    'Search',
    'Your search did not match any documents. No results found for “report”. Try other words.',
    notMissing.concat('link_dead'),
  ],
  ['en', 'Account suspended', 'This account has been suspended. Contact your hosting provider for more information.', gone],
  [
    'en',
    'Welcome to nginx!',
    'If you see this page, the nginx web server is successfully installed and working. Further configuration is required.',
    gone,
  ],
  ['de', 'Wartungsarbeiten', 'Unsere Seite wird gerade gewartet. Wir sind in Kürze wieder für Sie da.', unknown],
  ['de', 'Archiv', 'Dieser Artikel ist leider nicht mehr verfügbar. Bitte nutzen Sie die Suche.', gone],
  ['fr', 'Maintenance', 'Le site est en cours de maintenance. Merci de revenir plus tard.', unknown],
  ['fr', 'Article supprimé', 'Cet article a été supprimé ou n’est plus disponible.', gone],
  ['es', 'Sitio en mantenimiento', 'Estamos realizando tareas de mantenimiento. Volveremos pronto.', unknown],
  ['es', 'Contenido no disponible', 'Este contenido no está disponible en su país.', unknown],
  ['ja', 'メンテナンス中', 'ただいまメンテナンス中です。しばらくしてからもう一度お試しください。', unknown],
  ['ja', 'お知らせ', 'この記事は掲載期間が終了しました。', gone],
  ['ar', 'صيانة', 'الموقع تحت الصيانة حاليًا. سنعود قريبًا.', unknown],
  ['ru', 'Технические работы', 'На сайте проводятся технические работы. Мы скоро вернёмся.', unknown],
]

const claimIn: Readonly<Record<string, string>> = {
  en: parcels,
  de: pakete,
  fr: colis,
  es: paquetes,
  ja: '配達員は昨年、自転車で160万個の荷物を届けたと[市は発表]した。',
  ar: 'سلّم عمال التوصيل ١٫٦ مليون طرد بالدراجات العام الماضي، [بحسب المدينة].',
  ru: 'Курьеры доставили на велосипедах 1,6 млн посылок, [сообщает мэрия].',
}

function answerOf(tag: string, kind: ClaimKind, says: string, page: string): SourceAnswer | 'no claim' {
  const language = languageFor(tag, allPacks)
  const html = `<p>${says.replace(/\[(?!T\])([^\]]*)\]/, `<a href="${url}">$1</a>`)}</p>`
  const fields = { title: 'T', description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  const input = { kind: 'body', html, fields } as const
  const article = readArticle(input, testContext({ language: tag }))
  const claim = claimsOf(article, input, language, { url: null, siteUrl: null }).find((one) => one.kind === kind)
  if (claim === undefined) return 'no claim'
  return judgeSource(claim, readSource({ kind: 'html', url, asked: url, html: page, isCut: false }, language, detector), language).answer
}

const pageOf = (tag: string, title: string, body: string): string =>
  `<!doctype html><html lang="${tag}"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`

for (const [group, cases] of Object.entries(rows))
  it.each(cases)(`${group}, %s %s: %s – %s`, (tag, kind, says, page, expected) => {
    const text = around[tag]!

    expect(expected).toContain(answerOf(tag, kind, says, pageOf(tag, 'T', `<p>${text}</p><p>${page}</p><p>${text}</p>`)))
  })

it.each(walls)('shown in place of the page, %s: %s', (tag, title, text, expected) => {
  expect(expected).toContain(answerOf(tag, 'figure', claimIn[tag]!, pageOf(tag, title, `<p>${text}</p>`)))
})
