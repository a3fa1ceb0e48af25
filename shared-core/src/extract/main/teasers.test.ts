import { describe, expect, test } from 'vitest'
import type { Article } from '../../model/article.ts'
import { isMedia } from '../../model/is-media.ts'
import { testContext } from '../../testing/test-context.ts'
import { readArticle } from '../read-article.ts'

interface Language {
  readonly code: string
  readonly headline: string
  readonly writer: string
  readonly paragraphs: readonly string[]
  /** Headings over lists of other stories; the second is not one that a list of such headings would have. */
  readonly popular: readonly string[]
  readonly teasers: readonly (readonly [headline: string, writer: string, excerpt: string])[]
}

// biome-ignore format: a table
const languages: readonly Language[] = [
  { code: 'en', headline: 'The bakery opens at four', writer: 'Mona Reyes', popular: ['Popular Stories', 'From the neighbourhood'], paragraphs: ['The ovens are lit at one in the morning, and by four the first loaves stand in the window, still cracking as they cool.', 'Taxi drivers come first, then nurses, and at six the people from the market, who buy by the sack and pay by the month.', 'The baker learned the trade from an aunt in the south, and she still weighs the salt by hand, as the aunt had done.', 'A second shop is planned beyond the river, although the rent there has doubled, and flour costs more than last year.', 'On Sundays the doors stay shut, the ovens are scrubbed, and the sourdough is fed twice, at noon and before midnight.'], teasers: [['A bridge for cyclists', 'Ola Brandt', 'The town wants to build a bridge for cyclists beside the old one, and it will cost less than the car park that nobody uses any more.'], ['The last tailor', 'Ines Faro', 'He sews by the window until the light goes, and he says that he will close the shop when the machine breaks, not a day before that.'], ['School without bells', 'Karl Dorn', 'Since autumn the bells have been silent at the school on the hill, and the children have not come late once, the headmistress says.']] },
  { code: 'de', headline: 'Die Bäckerei öffnet um vier', writer: 'Mona Reuter', popular: ['Beliebte Beiträge', 'Aus dem Viertel'], paragraphs: ['Um ein Uhr nachts werden die Öfen angeheizt, und um vier liegen die ersten Laibe im Fenster und knacken noch beim Abkühlen.', 'Zuerst kommen die Taxifahrer, dann die Pflegerinnen, und um sechs die Leute vom Markt, die sackweise kaufen und monatlich zahlen.', 'Die Bäckerin hat das Handwerk bei einer Tante im Süden gelernt, und sie wiegt das Salz bis heute von Hand ab.', 'Ein zweiter Laden ist jenseits des Flusses geplant, obwohl sich die Miete dort verdoppelt hat und das Mehl teurer ist.', 'Sonntags bleiben die Türen zu, die Öfen werden geschrubbt, und der Sauerteig wird zweimal gefüttert, mittags und nachts.'], teasers: [['Eine Brücke für Räder', 'Ola Brandt', 'Die Stadt will neben der alten eine Brücke für Räder bauen, und sie wird weniger kosten als das Parkhaus, das niemand mehr benutzt.'], ['Der letzte Schneider', 'Ines Faro', 'Er näht am Fenster, bis das Licht geht, und er sagt, er werde den Laden schließen, wenn die Maschine bricht, und keinen Tag früher.'], ['Schule ohne Klingel', 'Karl Dorn', 'Seit dem Herbst schweigt die Klingel in der Schule am Berg, und kein Kind ist seitdem zu spät gekommen, sagt die Rektorin dort.']] },
  { code: 'fr', headline: 'La boulangerie ouvre à quatre heures', writer: 'Mona Rivière', popular: ['Articles populaires', 'Dans le quartier'], paragraphs: ['Les fours sont allumés à une heure du matin, et dès quatre heures les premiers pains craquent encore dans la vitrine.', 'Les chauffeurs de taxi viennent d’abord, puis les infirmières, et à six heures les gens du marché, qui paient au mois.', 'La boulangère a appris le métier chez une tante du Midi, et elle pèse encore le sel à la main, comme sa tante.', 'Une seconde boutique est prévue de l’autre côté du fleuve, bien que le loyer y ait doublé et que la farine augmente.', 'Le dimanche, les portes restent closes, on frotte les fours, et le levain est nourri deux fois, à midi et avant minuit.'], teasers: [['Un pont pour les vélos', 'Ola Brandt', 'La ville veut construire un pont pour les vélos à côté de l’ancien, et il coûtera moins cher que le parking que plus personne n’utilise.'], ['Le dernier tailleur', 'Ines Faro', 'Il coud près de la fenêtre jusqu’à la nuit, et il dit qu’il fermera boutique le jour où la machine cassera, et pas un jour plus tôt.'], ['Une école sans sonnerie', 'Karl Dorn', 'Depuis l’automne, la sonnerie se tait à l’école de la colline, et aucun enfant n’est arrivé en retard depuis, assure la directrice.']] },
  { code: 'es', headline: 'La panadería abre a las cuatro', writer: 'Mona Reyes', popular: ['Historias populares', 'En el barrio'], paragraphs: ['Los hornos se encienden a la una de la madrugada, y a las cuatro los primeros panes crujen todavía en el escaparate.', 'Primero llegan los taxistas, luego las enfermeras, y a las seis la gente del mercado, que compra por sacos y paga por meses.', 'La panadera aprendió el oficio con una tía del sur, y todavía pesa la sal a mano, como lo hacía su tía.', 'Se prevé una segunda tienda al otro lado del río, aunque allí el alquiler se ha duplicado y la harina cuesta más.', 'Los domingos las puertas siguen cerradas, se limpian los hornos y la masa madre se alimenta dos veces, a mediodía y de noche.'], teasers: [['Un puente para bicicletas', 'Ola Brandt', 'La ciudad quiere construir un puente para bicicletas junto al viejo, y costará menos que el aparcamiento que ya nadie usa en el centro.'], ['El último sastre', 'Ines Faro', 'Cose junto a la ventana hasta que se va la luz, y dice que cerrará la tienda cuando se rompa la máquina, y ni un día antes de eso.'], ['Escuela sin timbre', 'Karl Dorn', 'Desde el otoño calla el timbre en la escuela de la colina, y ningún niño ha llegado tarde desde entonces, asegura la directora allí.']] },
  { code: 'ja', headline: 'パン屋は四時に開く', writer: '森 里美', popular: ['人気の記事', '町のできごと'], paragraphs: ['窯には午前一時に火が入り、四時には最初のパンが窓辺に並び、冷めながらまだ小さな音を立てている。', 'まずタクシーの運転手が来て、次に看護師、六時には市場の人たちが来て、袋ごと買い、月ごとに払う。', '店主は南に住む叔母から仕事を学び、叔母がそうしていたように、今も塩を手で量っている。', '川の向こうに二軒目の店を開く計画があるが、そこの家賃は倍になり、小麦粉も去年より高くなった。', '日曜日には扉を閉め、窯を磨き、種には昼と真夜中前の二回、粉と水を足してやることになっている。'], teasers: [['自転車のための橋', '大田 健', '市は古い橋の隣に自転車のための橋を造りたい考えで、費用は誰も使わなくなった駐車場より安く済むという。'], ['最後の仕立て屋', '井上 明', '彼は光がなくなるまで窓辺で縫い、機械が壊れる日に店を閉める、その前には一日も閉めないと話している。'], ['チャイムのない学校', '川村 徹', '丘の上の学校では秋からチャイムが鳴らず、それ以来、遅刻した子どもは一人もいないと校長は話している。']] },
  { code: 'ru', headline: 'Пекарня открывается в четыре', writer: 'Мона Рябова', popular: ['Популярные истории', 'Новости нашего района'], paragraphs: ['Печи растапливают в час ночи, и к четырём первые буханки уже лежат в витрине и ещё потрескивают, остывая.', 'Сначала приходят таксисты, потом медсёстры, а в шесть люди с рынка, которые берут мешками и платят раз в месяц.', 'Хозяйка научилась ремеслу у тётки на юге и до сих пор взвешивает соль вручную, как делала её тётка.', 'За рекой хотят открыть вторую лавку, хотя аренда там удвоилась, а мука стоит дороже, чем в прошлом году.', 'По воскресеньям двери закрыты, печи чистят, а закваску кормят дважды, в полдень и незадолго до полуночи.'], teasers: [['Мост для велосипедов', 'Олег Брандт', 'Город хочет построить рядом со старым мост для велосипедов, и он обойдётся дешевле стоянки, которой никто не пользуется.'], ['Последний портной', 'Инна Фаро', 'Он шьёт у окна, пока не уйдёт свет, и говорит, что закроет мастерскую, когда сломается машина, и ни днём раньше.'], ['Школа без звонка', 'Карл Дорн', 'С осени звонок в школе на холме молчит, и с тех пор ни один ребёнок не опоздал, рассказывает директор этой школы.']] },
]

const by: Readonly<Record<string, string>> = { en: 'by', de: 'von', fr: 'par', es: 'por', ja: '文', ru: 'Автор:' }

/** Ways to print a story behind the article. */
const prints: readonly (readonly [name: string, print: (teaser: Language['teasers'][number], at: number, language: Language) => string])[] =
  [
    [
      'heading, writer, excerpt',
      ([title, writer, excerpt], at, { code }) =>
        `<div><h3><a href="/s${at}">${title}</a></h3><div>${by[code]} <a rel="author" href="/w${at}">${writer}</a></div><div>${excerpt}</div></div>`,
    ],
    [
      'day and writer',
      ([title, writer, excerpt], at, { code }) =>
        `<div><h3><a href="/s${at}">${title}</a></h3><div><time datetime="2026-04-0${at + 1}">4.${at + 1}.</time> ${by[code]} <a rel="author" href="/w${at}">${writer}</a></div><p>${excerpt}</p></div>`,
    ],
    ['excerpt alone', ([title, , excerpt], at) => `<div><h2><a href="/s${at}">${title}</a></h2><p>${excerpt}</p></div>`],
    [
      'absolute links',
      ([title, writer, excerpt], at) =>
        `<div><h3><a href="https://town.example/s${at}">${title}</a></h3><span class="author">${writer}</span><p>${excerpt}</p></div>`,
    ],
    ['link around the heading', ([title, , excerpt], at) => `<div><a href="/s${at}"><h3>${title}</h3></a><p>${excerpt}</p></div>`],
    [
      'sections',
      ([title, writer, excerpt], at) =>
        `<section><h3><a href="/s${at}">${title}</a></h3><p>${excerpt}</p><p><a rel="author" href="/w${at}">${writer}</a></p></section>`,
    ],
    ['no box of their own', ([title, , excerpt], at) => `<h3><a href="/s${at}">${title}</a></h3><p>${excerpt}</p>`],
    ['items', ([title, , excerpt], at) => `<li><h3><a href="/s${at}">${title}</a></h3><p>${excerpt}</p></li>`],
  ]

/** Ways without a heading: only the end of the article says that they are something else. */
const plainPrints: typeof prints = [
  [
    'a link instead of a heading',
    ([title, writer, excerpt], at, { code }) =>
      `<div><a href="/s${at}">${title}</a><div>${by[code]} <a rel="author" href="/w${at}">${writer}</a></div><div>${excerpt}</div></div>`,
  ],
  ['bold links', ([title, , excerpt], at) => `<p><strong><a href="/s${at}">${title}</a></strong></p><p>${excerpt}</p>`],
  [
    'headings without links',
    ([title, writer, excerpt], at) =>
      `<div><h3>${title}</h3><p>${excerpt} <a href="/s${at}">…</a></p><span class="author">${writer}</span></div>`,
  ],
  ['boxes that are links', ([title, , excerpt], at) => `<a href="/s${at}"><div>${title}</div><p>${excerpt}</p></a>`],
]

const ps = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('')

/** Places of the stories beside the article. */
const places: readonly (readonly [name: string, put: (article: string, stories: string) => string])[] = [
  ['behind the article in main', (article, stories) => `<main><article>${article}</article>${stories}</main>`],
  ['in a box behind the article', (article, stories) => `<main><article>${article}</article><div>${stories}</div></main>`],
  ['behind the article without main', (article, stories) => `<div class="page"><article>${article}</article>${stories}</div>`],
  ['behind the article in the body', (article, stories) => `<article>${article}</article>${stories}`],
]

/** Places of the stories where nothing says where the article ends. */
const looser: readonly (readonly [name: string, put: (article: string, stories: string) => string])[] = [
  ['inside main', (article, stories) => `<main><div>${article}</div>${stories}</main>`],
  ['inside main, in a box', (article, stories) => `<main><div>${article}</div><div>${stories}</div></main>`],
  ['inside the article', (article, stories) => `<article>${article}<div>${stories}</div></article>`],
]

const page = (code: string, content: string): string =>
  `<!doctype html><html lang="${code}"><head><title>-</title></head><body><nav><a href="/">A</a></nav>${content}</body></html>`

const read = (html: string): Article =>
  readArticle(
    { kind: 'page', html },
    testContext({ url: 'https://town.example/bakery', now: '2026-11-21T00:00:00Z', options: { seo: true, aeo: true, titles: 3 } }),
  )
const textsOf = ({ blocks }: Article): readonly string[] => blocks.flatMap((block) => (isMedia(block) ? [] : [block.text]))

function expectArticle(language: Language, html: string): void {
  const article = read(html)
  expect(textsOf(article).filter((text) => text !== language.headline && !text.includes(language.writer))).toEqual([...language.paragraphs])
  for (const { value } of article.authors) expect(value.name).toBe(language.writer)
  expect(article.datePublished?.value ?? '').not.toMatch(/^2026-04/)
}

describe.each(places)('stories %s', (_, put) => {
  describe.each(prints)('with %s', (_name, print) => {
    test.each(languages)('are no part of it, $code', (language) => {
      const stories = language.teasers.map((teaser, at) => print(teaser, at, language)).join('')
      const text = `<h1>${language.headline}</h1><p class="byline">${by[language.code]} <a rel="author" href="/me">${language.writer}</a></p>${ps(language.paragraphs)}`
      for (const before of ['', ...language.popular.flatMap((line) => [`<h2>${line}</h2>`, `<h3>${line}</h3>`])])
        expectArticle(language, page(language.code, put(text, before + stories)))
      expectArticle(language, page(language.code, put(`<h1>${language.headline}</h1>${ps(language.paragraphs)}`, stories)))
      expectArticle(
        language,
        page(
          language.code,
          put(
            text,
            `<h2>${language.popular[1]}</h2>${print(language.teasers[0]!, 0, language)}${print(language.teasers[1]!, 1, language)}`,
          ),
        ),
      )
    })
  })
})

describe.each(places)('what follows the article %s', (_, put) => {
  describe.each(plainPrints)('as %s', (_name, print) => {
    test.each(languages)('is no part of it, $code', (language) => {
      const stories = language.teasers.map((teaser, at) => print(teaser, at, language)).join('')
      const text = `<h1>${language.headline}</h1><p class="byline">${by[language.code]} <a rel="author" href="/me">${language.writer}</a></p>${ps(language.paragraphs)}`
      for (const before of ['', `<h2>${language.popular[1]}</h2>`])
        expectArticle(language, page(language.code, put(text, before + stories)))
    })
  })
})

describe.each(looser)('stories %s', (_, put) => {
  describe.each(prints)('with %s', (_name, print) => {
    test.each(languages)('end it where their headings are links, $code', (language) => {
      const stories = language.teasers.map((teaser, at) => print(teaser, at, language)).join('')
      const text = `<h1>${language.headline}</h1><p class="byline">${by[language.code]} <a rel="author" href="/me">${language.writer}</a></p>${ps(language.paragraphs)}`
      for (const before of ['', `<h2>${language.popular[0]}</h2>`])
        expectArticle(language, page(language.code, put(text, before + stories)))
    })
  })
})

const [english] = languages
describe('the one article says where it ends', () => {
  test.each(languages)('before a single story, behind one, and where the stories are longer, $code', (language) => {
    for (const [, print] of prints) {
      const [one, two, three] = language.teasers.map((teaser, at) => print(teaser, at, language))
      const article = `<article><h1>${language.headline}</h1>${ps(language.paragraphs)}</article>`
      expectArticle(language, page(language.code, `<main>${article}${one}</main>`))
      expectArticle(language, page(language.code, `<main>${one}${two}${article}</main>`))
      expectArticle(
        language,
        page(
          language.code,
          `<main>${article}<div>${one}${two}${three}</div><div>${language.teasers.map((teaser, at) => print(teaser, at + 3, language)).join('')}</div></main>`,
        ),
      )
    }
  })
  test('the writer’s box behind it is not one of the stories', () => {
    const box = '<div><h3><a rel="author" href="/mona">Mona Reyes</a></h3><p>She writes about bread and the people who bake it.</p></div>'
    expect(
      read(page('en', `<main><article><h1>Bread</h1>${ps(english!.paragraphs)}</article>${box}</main>`)).authors.map(
        ({ value }) => value.name,
      ),
    ).toEqual(['Mona Reyes'])
  })
  test('an article that is a head only has its text elsewhere', () => {
    const [first, ...rest] = english!.paragraphs
    const text = ps([...rest, ...rest.map((each) => `${each} Again.`), ...rest.map((each) => `${each} And again.`)])
    expect(
      textsOf(
        read(
          page(
            'en',
            `<main><article><h1>Bread</h1>${ps([first!, rest[0]!, 'Some more words.'])}</article><div class="text">${text}</div></main>`,
          ),
        ),
      ),
    ).toContain(`${rest[3]} And again.`)
  })
})

test.each([
  [
    'links to other sites',
    (at: number) =>
      `<h3><a href="https://shop-${at}.example/">Shop ${at}</a></h3><p>They sell rye on Fridays, they bake in a wood oven, and they close when the shelf is empty, at noon at the latest.</p>`,
  ],
  [
    'headings without links',
    (at: number) =>
      `<h3>Oven ${at}</h3><p>It was built by hand out of bricks, it holds forty loaves, and it needs a night to cool before it can be swept.</p>`,
  ],
  [
    'running text behind',
    (at: number) => `<h3><a href="/guide/oven-${at}">Oven ${at}</a></h3>${ps(english!.paragraphs.map((text) => `${text} (${at})`))}`,
  ],
])('headings of the text itself stay: %s', (_, part) => {
  const list = [1, 2, 3].map(part).join('')
  for (const content of [
    `<article><h1>Ovens</h1>${ps(english!.paragraphs)}${list}</article>`,
    `<main><h1>Ovens</h1>${ps(english!.paragraphs)}${list}</main>`,
  ]) {
    const text = textsOf(read(page('en', content))).join('\n')
    for (const at of [1, 2, 3]) expect(text).toMatch(new RegExp(`(?:Shop|Oven) ${at}`))
  }
})

test('a page of stories without an article keeps them', () => {
  const stories = english!.teasers.map((teaser, at) => prints[2]![1](teaser, at, english!)).join('')
  expect(textsOf(read(page('en', `<main><h1>Town news</h1>${stories}</main>`))).join('\n')).toContain('The last tailor')
})
