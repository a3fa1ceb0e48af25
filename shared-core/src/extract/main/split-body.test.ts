import { describe, expect, test } from 'vitest'
import { isMatrix } from '../../../../packages/tooling/src/gates/gate.ts'
import { isMedia } from '../../model/is-media.ts'
import { testContext } from '../../testing/test-context.ts'
import { readArticle } from '../read-article.ts'

interface Language {
  readonly code: string
  readonly headline: string
  readonly heading: string
  /** The first has 25 to 28 words, or as much text in a script without spaces. */
  readonly paragraphs: readonly string[]
}

// biome-ignore format: a table
const languages: readonly Language[] = [
  { code: 'en', headline: 'The lighthouse keeps its lamp', heading: 'What the keepers left', paragraphs: ['The lamp of the old lighthouse will burn on, the coast guard said on Friday, although ships have not needed it since the new beacon was built.', 'Every evening a volunteer climbs two hundred steps, winds the clockwork and polishes the glass, as the keepers did before them for more than a century.', 'The association pays for oil and paint, it sells postcards on the pier, and it asks visitors for two coins at the door.', 'A storm broke three of the panes in March, and the glazier had to be lowered on ropes from the gallery to set new ones.', 'Next spring the stairs are to be mended as well, so that schools can come again and see how the light was made.'] },
  { code: 'de', headline: 'Der Leuchtturm behält seine Lampe', heading: 'Was die Wärter hinterließen', paragraphs: ['Die Lampe des alten Leuchtturms brennt weiter, wie die Küstenwache am Freitag mitteilte, obwohl die Schiffe sie nicht mehr brauchen, seit draußen die neue Bake steht.', 'Jeden Abend steigt ein Freiwilliger zweihundert Stufen hinauf, zieht das Uhrwerk auf und putzt das Glas, wie es die Wärter mehr als ein Jahrhundert lang taten.', 'Der Verein bezahlt Öl und Farbe, er verkauft Postkarten auf dem Pier und bittet die Besucher an der Tür um zwei Münzen.', 'Ein Sturm zerbrach im März drei Scheiben, und der Glaser musste an Seilen von der Galerie herabgelassen werden, um neue einzusetzen.', 'Im nächsten Frühjahr soll auch die Treppe ausgebessert werden, damit Schulen wieder kommen und sehen können, wie das Licht entstand.'] },
  { code: 'fr', headline: 'Le phare garde sa lampe', heading: 'Ce que les gardiens ont laissé', paragraphs: ['La lampe du vieux phare continuera de brûler, a annoncé vendredi la garde côtière, bien que les navires n’en aient plus besoin depuis la nouvelle balise.', 'Chaque soir, un bénévole monte deux cents marches, remonte le mécanisme et polit le verre, comme les gardiens l’ont fait pendant plus d’un siècle.', 'L’association paie l’huile et la peinture, elle vend des cartes postales sur la jetée et demande deux pièces aux visiteurs.', 'Une tempête a brisé trois vitres en mars, et il a fallu descendre le vitrier au bout d’une corde pour poser les nouvelles.', 'Au printemps prochain, l’escalier sera réparé lui aussi, afin que les écoles reviennent voir comment naissait la lumière.'] },
  { code: 'es', headline: 'El faro conserva su lámpara', heading: 'Lo que dejaron los fareros', paragraphs: ['La lámpara del viejo faro seguirá encendida, anunció el viernes la guardia costera, aunque los barcos ya no la necesitan desde que se construyó la baliza nueva.', 'Cada tarde un voluntario sube doscientos peldaños, da cuerda al mecanismo y pule el cristal, como hicieron los fareros durante más de un siglo.', 'La asociación paga el aceite y la pintura, vende postales en el muelle y pide dos monedas a los visitantes en la puerta.', 'Una tormenta rompió tres cristales en marzo, y hubo que bajar al vidriero con cuerdas desde la galería para colocar otros.', 'La próxima primavera se arreglará también la escalera, para que las escuelas vuelvan a ver cómo se hacía la luz.'] },
  { code: 'ru', headline: 'Маяк сохранит свою лампу', heading: 'Что оставили смотрители', paragraphs: ['Лампа старого маяка будет гореть и дальше, сообщила в пятницу береговая охрана, хотя корабли в ней больше не нуждаются с тех пор, как на рифе поставили новый знак.', 'Каждый вечер доброволец поднимается на двести ступеней, заводит часовой механизм и протирает стекло, как это делали смотрители больше ста лет.', 'Общество платит за масло и краску, продаёт на пирсе открытки и просит у посетителей две монеты при входе.', 'В марте буря разбила три стекла, и стекольщика пришлось спускать с галереи на верёвках, чтобы он вставил новые.', 'Следующей весной починят и лестницу, чтобы школьники снова могли прийти и увидеть, как рождался свет.'] },
  { code: 'ja', headline: '灯台のランプは残る', heading: '灯台守が残したもの', paragraphs: ['古い灯台のランプは今後もともし続けると、沿岸警備隊が金曜日に発表した。新しい標識ができてから、船にはもう必要がないにもかかわらず、町の人びとが望んだためである。', '毎晩、ボランティアが二百段の階段を上り、時計仕掛けを巻き、ガラスを磨く。灯台守たちが百年以上にわたって続けてきたのと同じ仕事である。', '協会は油と塗料の代金を払い、桟橋で絵はがきを売り、入り口で訪問者に硬貨を二枚求めている。', '三月の嵐で三枚のガラスが割れ、職人が回廊から綱でつり下ろされて、新しいものを取り付けなければならなかった。', '来年の春には階段も修理され、学校の子どもたちが再び訪れて、光がどのように作られたかを見られるようになる。'] },
  { code: 'ar', headline: 'المنارة تحتفظ بمصباحها', heading: 'ما تركه الحراس', paragraphs: ['سيبقى مصباح المنارة القديمة مضاء، كما أعلن خفر السواحل يوم الجمعة، مع أن السفن لم تعد بحاجة إليه منذ أن بنيت العلامة الجديدة فوق الصخور البعيدة خارج الميناء.', 'في كل مساء يصعد متطوع مئتي درجة، ويدير آلة الساعة، ويلمع الزجاج، كما فعل الحراس من قبل طوال أكثر من قرن.', 'تدفع الجمعية ثمن الزيت والطلاء، وتبيع البطاقات البريدية على الرصيف، وتطلب من الزوار قطعتين نقديتين عند الباب.', 'كسرت عاصفة في آذار ثلاثة ألواح من الزجاج، واضطر الزجاج إلى النزول بالحبال من الشرفة لتركيب ألواح جديدة.', 'في الربيع القادم سيصلح الدرج أيضا، حتى تعود المدارس وترى كيف كان الضوء يصنع في هذا المكان.'] },
]

/** Boxes that builders and themes put around parts of a text. */
const boxes: readonly (readonly [name: string, box: (html: string) => string])[] = [
  ['div', (html) => `<div>${html}</div>`],
  ['Bootstrap row', (html) => `<div class="row"><div class="col-md-8 offset-md-2">${html}</div></div>`],
  ['container and row', (html) => `<div class="container"><div class="row"><div class="col-12">${html}</div></div></div>`],
  ['intro', (html) => `<div class="intro">${html}</div>`],
  ['lead', (html) => `<div class="lead-text">${html}</div>`],
  ['wp-block-group', (html) => `<div class="wp-block-group"><div class="wp-block-group__inner-container">${html}</div></div>`],
  ['columns', (html) => `<div class="wp-block-columns"><div class="wp-block-column">${html}</div></div>`],
  [
    'Elementor',
    (html) =>
      `<section class="elementor-section elementor-top-section"><div class="elementor-container"><div class="elementor-column"><div class="elementor-widget-wrap"><div class="elementor-element elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container">${html}</div></div></div></div></div></section>`,
  ],
  [
    'Divi',
    (html) =>
      `<div class="et_pb_section"><div class="et_pb_row"><div class="et_pb_text"><div class="et_pb_text_inner">${html}</div></div></div></div>`,
  ],
  ['section', (html) => `<section>${html}</section>`],
  ['section with a class', (html) => `<section class="chapter">${html}</section>`],
  ['built class', (html) => `<div class="css-1x9f2k"><div class="css-8ad01z">${html}</div></div>`],
]

const ps = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('')

/** Pages in which a part of the text has a box of its own; `wrap` is the markup around headline and text. */
const wraps: readonly (readonly [name: string, wrap: (html: string) => string])[] = [
  ['article', (html) => `<article>${html}</article>`],
  ['main and article', (html) => `<main><article>${html}</article></main>`],
  ['main', (html) => `<main>${html}</main>`],
  ['div', (html) => `<div class="page"><div>${html}</div></div>`],
  ['body', (html) => html],
]

const page = ({ code }: Language, content: string): string =>
  `<!doctype html><html lang="${code}"><head><title>-</title></head><body><header><nav><ul><li><a href="/">A</a></li><li><a href="/b">B</a></li></ul></nav></header>${content}<footer><p>© 2026</p></footer></body></html>`

const textsOf = (html: string): readonly string[] =>
  readArticle(
    { kind: 'page', html },
    testContext({ url: 'https://coast.example/lamp', now: '2026-11-21T00:00:00Z', options: { seo: true, aeo: true, titles: 3 } }),
  ).blocks.flatMap((block) => (isMedia(block) ? [] : [block.text]))

/** Gate 1 reads a page in English and in one other language, in turn; gate 2 in all. */
const languagesAt = (at: number): readonly Language[] =>
  isMatrix ? languages : [languages[0]!, languages[1 + (at % (languages.length - 1))]!]

describe.each(wraps)('in %s', (wrapName, wrap) => {
  describe.each(boxes)('in boxes: %s', (boxName, box) => {
    const read = languagesAt(wraps.findIndex(([name]) => name === wrapName) + boxes.findIndex(([name]) => name === boxName))
    test.each(read)('the opening paragraph is read, $code', (language) => {
      const { headline, paragraphs } = language
      const [first, ...rest] = paragraphs
      for (const other of [box(ps(rest)), box(ps([...rest, ...rest.map((text) => `${text} 2`)]))])
        expect(textsOf(page(language, wrap(`<h1>${headline}</h1>${box(ps([first!]))}${other}`)))).toEqual(
          expect.arrayContaining([...paragraphs]),
        )
      expect(textsOf(page(language, wrap(`<h1>${headline}</h1>${box(ps([first!]))}<div>${ps(rest)}</div>`)))).toEqual(
        expect.arrayContaining([...paragraphs]),
      )
    })
    test.each(read)('the last paragraph is read, $code', (language) => {
      const { headline, paragraphs } = language
      const first = paragraphs.slice(0, -1)
      expect(textsOf(page(language, wrap(`<h1>${headline}</h1>${box(ps(first))}${box(ps(paragraphs.slice(-1)))}`)))).toEqual(
        expect.arrayContaining([...paragraphs]),
      )
    })
    test.each(read)('the second half behind a heading is read, $code', (language) => {
      const { headline, heading, paragraphs } = language
      for (const at of [2, 3, 4]) {
        const [first, second] = [paragraphs.slice(0, at), paragraphs.slice(at)]
        for (const content of [
          `<h1>${headline}</h1>${box(ps(first))}<h2>${heading}</h2>${box(ps(second))}`,
          `<h1>${headline}</h1>${box(ps(first))}${box(`<h2>${heading}</h2>${ps(second)}`)}`,
        ])
          expect(textsOf(page(language, wrap(content)))).toEqual(expect.arrayContaining([...paragraphs, heading]))
      }
    })
  })
})

describe('words of an opening paragraph beside the paragraphs of the other box', () => {
  const words = (count: number): string =>
    `${languages[0]!.paragraphs
      .join(' ')
      .split(' ')
      .slice(0, count - 1)
      .join(' ')} here.`
  test.each([
    [25, 3],
    [35, 4],
    [60, 8],
    [25, 8],
    [40, 20],
  ])('%i words before %i paragraphs', (count, others) => {
    const rest = Array.from({ length: others }, (_, at) => `${languages[0]!.paragraphs[(at + 1) % 5]!} (${at})`)
    const opening = `In short: ${words(count - 2)}`
    for (const [, wrap] of wraps)
      expect(textsOf(page(languages[0]!, wrap(`<h1>Lamp</h1><div>${ps([opening])}</div><div>${ps(rest)}</div>`)))).toEqual(
        expect.arrayContaining([opening, ...rest]),
      )
  })
})

describe('a box that names itself the text', () => {
  const [first, second, ...rest] = languages[0]!.paragraphs
  test.each(['entry-content', 'article-body', 'post-content', 'story-text', 'td-post-content', 'article__body'])('%s', (name) => {
    for (const content of [
      `<div class="intro">${ps([first!])}</div><div class="${name}">${ps([second!, ...rest])}</div>`,
      `<div>${ps([first!])}</div><div class="${name}">${ps([second!, ...rest])}</div>`,
      `<div class="${name}">${ps([first!])}</div><div class="${name}">${ps([second!, ...rest])}</div>`,
      `<div class="${name}">${ps([second!, ...rest])}</div><div class="${name}">${ps([first!])}</div>`,
      `<div class="${name}">${ps([second!, ...rest])}</div><h2>The stairs</h2><div class="${name}">${ps([first!])}</div>`,
      `<div class="${name}" itemprop="articleBody"><div>${ps([first!])}</div><div>${ps([second!, ...rest])}</div></div>`,
    ])
      for (const [, wrap] of wraps)
        expect(textsOf(page(languages[0]!, wrap(`<h1>Lamp</h1>${content}`)))).toEqual(expect.arrayContaining([first, second, ...rest]))
  })
})

const english = languages[0]!
const whole = ps(english.paragraphs)
test.each([
  [
    'a sidebar',
    `<div class="sidebar">${ps(['Our tide table for the coming week can be had at the harbour office, at the pier and in the library for one coin.'])}</div>`,
    'tide table',
  ],
  [
    'a box about the writer',
    `<div class="author-box">${ps(['Ann Lee has written about the coast since 2004 and lives with two dogs in a house that used to be a net loft.'])}</div>`,
    'two dogs',
  ],
  [
    'a call to sign up',
    `<div><p>Get a letter from the coast every Friday, with tides, boats and one story that nobody else has told before.</p><form><input type="email"><button>Sign up</button></form></div>`,
    'every Friday',
  ],
  [
    'remarks',
    `<div id="comments"><div class="comment"><p>I climbed these stairs as a boy, and I still remember the smell of the oil and the sound of the clockwork.</p></div></div>`,
    'as a boy',
  ],
  [
    'the foot of the page',
    `<footer>${ps(['This paper is printed by the association of the coast, which answers for every word in it, under the law of 1949.'])}</footer>`,
    'law of 1949',
  ],
  [
    'another article',
    `<article><h2><a href="/other">The ferry</a></h2>${ps(['The ferry will leave every forty minutes, not every hour, because two new boats arrived in January at last.'])}</article>`,
    'forty minutes',
  ],
])('what stands beside the text stays out: %s', (_, box, words) => {
  for (const content of [
    `<main><article><h1>Lamp</h1><div>${whole}</div></article>${box}</main>`,
    `<main><h1>Lamp</h1><div>${whole}</div>${box}</main>`,
  ])
    expect(textsOf(page(english, content)).join('\n')).not.toContain(words)
})
