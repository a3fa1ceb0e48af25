import { describe, expect, it } from 'vitest'
import { analyze } from '../src/analyze.ts'
import { allPacks } from '../src/languages/all.ts'
import type { Outcome } from '../src/model/report.ts'
import { exampleContext, exampleFields } from '../src/testing/read-examples.ts'

/** A subject that every sentence names, in forms of the language. */
const texts = {
  en: 'Beavers build dams of willow. A beaver fells a tree in one night. The dam of the beavers holds back the stream, and the pond behind the dam is two metres deep. Farmers near Ludlow count nine dams. Young beavers leave the dam after two winters. Each beaver eats a kilo of bark a day.',
  de: 'Biber bauen Dämme aus Weiden. Ein Biber fällt einen Baum in einer Nacht. Der Damm des Bibers staut den Bach, und der Teich hinter dem Damm ist zwei Meter tief. Bauern bei Dachau zählen neun Dämme. Junge Biber verlassen die Burg nach zwei Wintern. Jeder Biber frisst am Tag ein Kilo Rinde.',
  fr: 'Les castors construisent des barrages de saule. Un castor abat un arbre en une nuit. Le barrage des castors retient le ruisseau, et l’étang derrière le barrage fait deux mètres. Les paysans de Millau comptent neuf barrages. Les jeunes castors partent après deux hivers. Chaque castor mange un kilo d’écorce.',
  es: 'Los castores construyen presas de sauce. Un castor tala un árbol en una noche. La presa de los castores retiene el arroyo, y el estanque tras la presa mide dos metros. Los granjeros de Tudela cuentan nueve presas. Los castores jóvenes se van tras dos inviernos. Cada castor come un kilo de corteza.',
  ar: 'يبني القندس السدود من الصفصاف. يقطع القندس شجرة في ليلة واحدة. سد القندس يحجز الجدول، وعمق البركة خلف السد متران. يعد المزارعون تسعة سدود. يغادر القندس الصغير السد بعد شتاءين. يأكل القندس كيلوغراما من اللحاء كل يوم، ثم يعود القندس إلى السد.',
  ja: 'ビーバーは柳でダムを作ります。ビーバーは一晩で木を一本倒します。ビーバーのダムは小川をせき止め、ダムの後ろの池は深さ二メートルです。農家はダムを九つ数えました。若いビーバーは二回の冬の後にダムを離れます。ビーバーは毎日一キロの樹皮を食べます。',
} as const

type Row = readonly [language: keyof typeof texts, title: string, expected: 'names it' | 'names nothing']
const rows: readonly Row[] = [
  ['en', 'How beavers build', 'names it'],
  ['en', 'A beaver in the garden', 'names it'],
  ['en', 'Beavers’ dams near Ludlow', 'names it'],
  ['en', 'Dam building in one night', 'names it'],
  ['en', 'Why farmers count dams', 'names it'],
  ['en', 'BEAVERS AND WILLOW', 'names it'],
  ['en', 'asdf asdf asdf', 'names nothing'],
  ['en', 'Our trip', 'names nothing'],
  ['en', 'News you should know', 'names nothing'],
  ['en', 'Important news for you', 'names nothing'],
  ['en', 'Some thoughts', 'names nothing'],
  ['en', 'An unforgettable weekend', 'names nothing'],
  ['de', 'Wie Biber bauen', 'names it'],
  ['de', 'Der Bau des Bibers', 'names it'],
  ['de', 'Biberdämme bei Dachau', 'names it'],
  ['de', 'Was ein Damm staut', 'names it'],
  ['de', 'BIBER UND WEIDEN', 'names it'],
  ['de', 'Mit Bibern leben', 'names it'],
  ['de', 'Ein schöner Tag', 'names nothing'],
  ['de', 'Neues aus unserem Alltag', 'names nothing'],
  ['de', 'Gedanken zum Wochenende', 'names nothing'],
  ['de', 'Wichtige Informationen', 'names nothing'],
  ['de', 'qwertz qwertz', 'names nothing'],
  ['de', 'Unsere Reise', 'names nothing'],
  ['fr', 'Comment construisent les castors', 'names it'],
  ['fr', 'Un castor au jardin', 'names it'],
  ['fr', 'Le barrage de Millau', 'names it'],
  ['fr', 'L’abri du castor', 'names it'],
  ['fr', 'Barrages et étangs', 'names it'],
  ['fr', 'CASTORS', 'names it'],
  ['fr', 'Une belle journée', 'names nothing'],
  ['fr', 'Nouvelles de la semaine', 'names nothing'],
  ['fr', 'Quelques réflexions', 'names nothing'],
  ['fr', 'Notre voyage', 'names nothing'],
  ['fr', 'Informations importantes', 'names nothing'],
  ['fr', 'azerty azerty', 'names nothing'],
  ['es', 'Cómo construyen los castores', 'names it'],
  ['es', 'Un castor en el jardín', 'names it'],
  ['es', 'La presa de Tudela', 'names it'],
  ['es', 'Presas y estanques', 'names it'],
  ['es', 'CASTORES', 'names it'],
  ['es', 'El castor y el sauce', 'names it'],
  ['es', 'Una experiencia única', 'names nothing'],
  ['es', 'Nuestro viaje', 'names nothing'],
  ['es', 'Noticias para ti', 'names nothing'],
  ['es', 'Algunas ideas', 'names nothing'],
  ['es', 'Consejos útiles', 'names nothing'],
  ['es', 'asdf asdf', 'names nothing'],
  ['ar', 'كيف يبني القندس', 'names it'],
  ['ar', 'قندس في الحديقة', 'names it'],
  ['ar', 'السد والبركة', 'names it'],
  ['ar', 'حياة القندس', 'names it'],
  ['ar', 'سدود من الصفصاف', 'names it'],
  ['ar', 'القندس الصغير', 'names it'],
  ['ar', 'رحلتنا', 'names nothing'],
  ['ar', 'أخبار مهمة', 'names nothing'],
  ['ar', 'بعض الأفكار', 'names nothing'],
  ['ar', 'تجربتي', 'names nothing'],
  ['ar', 'معلومات مفيدة', 'names nothing'],
  ['ar', 'عطلة جميلة', 'names nothing'],
  ['ja', 'ビーバーの暮らし', 'names it'],
  ['ja', 'ダムの作り方', 'names it'],
  ['ja', 'ビーバーはなぜ木を倒すのか', 'names it'],
  ['ja', '小川のダム', 'names it'],
  ['ja', 'ビーバーとダム', 'names it'],
  ['ja', '庭に来たビーバー', 'names it'],
  ['ja', 'お知らせ', 'names nothing'],
  ['ja', '最近思うこと', 'names nothing'],
  ['ja', '楽しい旅行', 'names nothing'],
  ['ja', 'とっておきの情報', 'names nothing'],
  ['ja', '素敵な一日', 'names nothing'],
  ['ja', '近況報告', 'names nothing'],
]

const outcomesOf = (language: string, title: string, text: string): readonly Outcome[] =>
  analyze(
    { kind: 'body', html: `<p>${text}</p>`, fields: { ...exampleFields, title } },
    { ...exampleContext, language },
    { languages: allPacks },
  ).report.outcomes

describe('a title over a text', () => {
  it.each(rows)('%s: “%s” %s', (language, title, expected) => {
    const outcomes = outcomesOf(language, title, texts[language])
    const found = outcomes.find(({ check }) => check === 'title-subject')!
    expect(found).toMatchObject(expected === 'names it' ? { status: 'pass', score: 100 } : { status: 'fail', score: 0, certain: true })
    if (expected === 'names it') return
    const others = outcomes.filter(({ check }) => check.startsWith('title-') && check !== 'title-answered')
    for (const other of others) expect('score' in other ? other.score : 0, other.check).toBeLessThanOrEqual(20)
  })
  it('gets no subject that is a guess', () => {
    const text = 'We walked the streets at noon. The streets are steep. The old town is small, and a castle stands over its streets.'
    const found = outcomesOf('en', 'Pure magic', text).find(({ check }) => check === 'title-subject')
    expect(found).toMatchObject({ certain: true, code: 'nothing', args: {}, fix: { code: 'saySubject', args: {} } })
  })
  it('gets the two words that are one subject, with their number', () => {
    const text = Array.from({ length: 14 }, (_, at) => `The sourdough starter rose by ${at + 2} cm in jar ${at}.`).join(' ')
    expect(outcomesOf('en', 'Our trip', text).find(({ check }) => check === 'title-subject')).toMatchObject({
      args: { term: 'sourdough starter', count: 14 },
      certain: true,
    })
  })
})

describe('units and words that name nothing are no subject', () => {
  it.each([
    ['en', 'year', 'This year the beans came late. Last year we ate beans in May. A year without beans is a long year. Beans want sun.'],
    ['en', 'pm', 'The bar opens at 9 pm. Soup is served until 10 pm, tea until 11 pm. The soup is hot. All like the soup.'],
    ['en', 'pounds', 'The paint cost 30 pounds. The rest was 12 pounds. We spent 5 pounds on paint again. The paint is blue.'],
    ['de', 'Uhr', 'Um 9 Uhr kam der Bus. Um 10 Uhr regnete es. Um 11 Uhr fuhr der Bus weiter. Der Bus war voll.'],
    ['fr', 'euros', 'La peinture a coûté 30 euros. Le reste a coûté 20 euros. Avec 10 euros, la peinture suffit. La peinture est bleue.'],
    [
      'es',
      'ciento',
      'La caldera gasta un 30 por ciento. El 20 por ciento es agua. El 10 por ciento se pierde. La caldera es nueva. La caldera calienta.',
    ],
    ['en', 'three', 'Bake it for three hours. Wait three days. The three loaves keep well. Loaves of rye are dark. Eat the loaves cold.'],
    [
      'es',
      'tres',
      'Salimos a las tres. Tardamos tres horas. Comimos tres platos. El pueblo es bonito. El pueblo tiene muralla. Ese pueblo gusta.',
    ],
    ['ar', 'عشر', 'تعمل المضخة عشر ساعات. بعد عشر سنوات تتوقف المضخة. المضخة تكلف عشر ليرات. المضخة جيدة.'],
    ['ja', '午後', '午後から祭りが始まります。午後の祭りは混みます。午後に来てください。祭りは無料です。午後も晴れます。'],
  ] as const)('%s: %s', (language, idle, text) => {
    const { report } = analyze(
      { kind: 'body', html: `<p>${text}</p>`.repeat(2), fields: { ...exampleFields, title: 'Xyz' } },
      { ...exampleContext, language },
      { languages: allPacks },
    )
    const outcome = report.outcomes.find(({ check }) => check === 'title-subject')!
    expect('args' in outcome ? outcome.args.term : null).not.toBe(idle)
  })
})
