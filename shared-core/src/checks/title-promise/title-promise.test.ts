import { describe, expect, it } from 'vitest'
import { adviseOn, foundBy } from '../../testing/advise.ts'
import { testCheck } from '../../testing/test-check.ts'
import { titlePromise } from './title-promise.ts'

const span = (quote: string) => ({ place: '@title' as const, start: 0, end: quote.length, quote })

testCheck(titlePromise, [
  { name: 'does not judge an article without a title', signals: { titlePromise: null }, expect: 'not_applicable' },
  { name: 'passes a title that is kept', signals: { titlePromise: [] }, expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'fails a figure that is not',
    signals: { titlePromise: [{ kind: 'number', span: span('382') }] },
    expect: { code: 'number', score: 0, certain: false, args: { quote: '382' }, fix: 'keepPromise', spans: 1 },
  },
  {
    name: 'fails a name that is not, and shows all',
    signals: {
      titlePromise: [
        { kind: 'name', span: span('Kellerman') },
        { kind: 'number', span: span('382') },
      ],
    },
    expect: { code: 'name', args: { quote: 'Kellerman' }, spans: 2 },
  },
  {
    name: 'fails a whole that few words cannot be',
    signals: { titlePromise: [{ kind: 'whole', span: span('complete guide') }] },
    expect: { code: 'whole', score: 0, certain: false, args: { quote: 'complete guide' }, fix: 'keepPromise', spans: 1 },
  },
  {
    name: 'fails a question for an amount over a text without any',
    signals: { titlePromise: [{ kind: 'figure', span: span('How much') }] },
    expect: { code: 'figure', score: 0, certain: false, args: { quote: 'How much' }, fix: 'keepPromise', spans: 1 },
  },
  {
    name: 'fails a number that the parts of the text do not come to',
    signals: { titlePromise: [{ kind: 'count', span: span('7'), count: 5 }] },
    expect: { code: 'count', score: 0, certain: false, args: { quote: '7', count: 5 }, fix: 'countParts', spans: 1 },
  },
])

/** Sentences without figures and names, enough to judge. */
const filler: Readonly<Record<string, string>> = {
  en: 'The harbour is old and calm, and boats lie at the quay all day. '.repeat(12),
  de: 'Der Hafen ist alt und ruhig, und Boote liegen den ganzen Tag am Kai. '.repeat(12),
  fr: 'Le port est calme et ancien, et les bateaux restent au quai toute la journée. '.repeat(12),
  es: 'El puerto es antiguo y tranquilo, y los barcos están en el muelle todo el día. '.repeat(12),
  it: 'Il porto è vecchio e tranquillo, e le barche stanno al molo tutto il giorno. '.repeat(12),
  pt: 'O porto é antigo e calmo, e os barcos ficam no cais o dia todo. '.repeat(12),
  ru: 'Порт старый и тихий, и лодки весь день стоят у причала под ветром. '.repeat(12),
  ja: '港は古くて静かで、船は朝から晩まで岸壁につながれています。'.repeat(12),
  ar: 'الميناء قديم وهادئ، والقوارب راسية عند الرصيف طوال النهار والليل. '.repeat(14),
}

const parts = '</p><h2>1. White</h2><p>W.</p><h2>2. Red</h2><p>R.</p><h2>3. Blue</h2><p>In 7 days.'

/** Title, what the text says of it, and what is found unkept; null: nothing. */
type Row = readonly [title: string, text: string, unkept: string | null]

const table: Readonly<Record<string, readonly Row[]>> = {
  en: [
    ['Crossing the strait in 382 days', 'It took more than a year.', '382'],
    ['Crossing the strait in 382 days', 'It took 382 days.', null],
    ['How 1,400 boats left the harbour', 'Boats left.', '1,400'],
    ['How 1,400 boats left the harbour', 'In all 1,385 boats left.', null],
    ['Knots and 9 ways to tie them', 'Tie them well.', '9'],
    ['Knots and 9 ways to tie them', 'There are nine ways.', null],
    ['Twelve pilots on strike in the harbour', 'Pilots are on strike.', 'Twelve'],
    ['Twelve pilots on strike in the harbour', 'The 12 pilots are on strike.', null],
    ['Two pilots on strike in the harbour', 'Pilots are on strike.', null],
    ['Why 35% of pilots quit', 'Pilots quit.', '35'],
    ['The harbour in 2024 and on 5 May', 'The harbour was full.', null],
    ['The harbour, part 3', 'The harbour was full.', null],
    ['What the harbour owes to Kellerman and his pilots', 'It owes a lot.', 'Kellerman'],
    ['What the harbour owes to Kellerman and his pilots', 'Old Kellerman built it.', null],
    ['What The Harbour Owes To Kellerman And His Pilots', 'It owes a lot.', null],
    ['Quiet harbour: Study sees a future for its pilots', 'It has one.', null],
    ['UK Tories under fire for the harbour and its pilots', 'They are.', null],
    ['What is new in the game Harbour 2.1', 'Boats are.', null],
    ['Filming the harbour in 4K', 'It was filmed.', null],
    ['7 ways to leave the harbour', parts, '7'],
    ['3 ways to leave the harbour', parts, null],
    ['3 boats of the harbour', '</p><h2>White</h2><p>W.</p><h2>Red</h2><p>R.</p><h2>Blue</h2><p>B.', null],
  ],
  de: [
    ['In 382 Tagen über die Meerenge', 'Es dauerte über ein Jahr.', '382'],
    ['In 382 Tagen über die Meerenge', 'Es dauerte 382 Tage.', null],
    ['Wie 1.400 Boote den Hafen verließen', 'Boote fuhren fort.', '1.400'],
    ['Wie 1.400 Boote den Hafen verließen', 'Es waren 1.385 Boote.', null],
    ['Knoten und 9 Arten, sie zu binden', 'Gut binden.', '9'],
    ['Knoten und 9 Arten, sie zu binden', 'Es gibt neun Arten.', null],
    ['Warum 35 Prozent der Lotsen gehen', 'Lotsen gehen.', '35'],
    ['Der Hafen am 5. Mai 2024', 'Er war voll.', null],
    ['Der Hafen, Teil 3', 'Er war voll.', null],
    ['Was der Hafen Kellermann verdankt', 'Viel.', null],
    ['Der Hafen im 19. Jahrhundert', 'Er war voll.', null],
    ['3 Boote im Hafen', '</p><ul><li>Weiß</li><li>Rot</li><li>Blau</li></ul><p>Ende.', null],
  ],
  fr: [
    ['Traverser le détroit en 382 jours', 'Il fallut plus d’un an.', '382'],
    ['Traverser le détroit en 382 jours', 'Il fallut 382 jours.', null],
    ['Comment 1 400 bateaux ont quitté le port'.replace('1 4', '1\u202f4'), 'Des bateaux partirent.', '1\u202f400'],
    ['Comment 1.400 bateaux ont quitté le port', 'Il y eut 1 385 bateaux.'.replace('1 3', '1\u00a03'), null],
    ['Les nœuds et 9 façons de les faire', 'Serrez bien.', '9'],
    ['Les nœuds et 9 façons de les faire', 'Il y a neuf façons.', null],
    ['Dix adresses secrètes du port', 'Le port est beau.', 'Dix'],
    ['Dix adresses secrètes du port', 'Voici dix adresses du port.', null],
    ['Pourquoi 35 % des pilotes partent', 'Des pilotes partent.', '35'],
    ['Le port le 5 mai 2024', 'Il était plein.', null],
    ['Le port, partie 3', 'Il était plein.', null],
    ['Ce que le port doit à Kellerman et à ses pilotes', 'Il doit beaucoup.', 'Kellerman'],
    ['Ce que le port doit à Kellerman et à ses pilotes', 'Le vieux Kellerman l’a bâti.', null],
    ['3 bateaux du port', '</p><h2>Blanc</h2><p>B.</p><h2>Rouge</h2><p>R.</p><h2>Bleu</h2><p>B.', null],
  ],
  es: [
    ['Cruzar el estrecho en 382 días', 'Tardó más de un año.', '382'],
    ['Cruzar el estrecho en 382 días', 'Tardó 382 días.', null],
    ['Cómo 1.400 barcos dejaron el puerto', 'Los barcos se fueron.', '1.400'],
    ['Cómo 1.400 barcos dejaron el puerto', 'Fueron 1.385 barcos.', null],
    ['Los nudos y 9 maneras de hacerlos', 'Hágalos bien.', '9'],
    ['Los nudos y 9 maneras de hacerlos', 'Hay nueve maneras.', null],
    ['Por qué se va el 35 % de los prácticos', 'Los prácticos se van.', '35'],
    ['El puerto el 5 de mayo de 2024', 'Estaba lleno.', null],
    ['El puerto, parte 3', 'Estaba lleno.', null],
    ['Lo que el puerto debe a Kellerman y sus prácticos', 'Debe mucho.', 'Kellerman'],
    ['Lo que el puerto debe a Kellerman y sus prácticos', 'El viejo Kellerman lo hizo.', null],
    ['3 barcos del puerto', '</p><h2>Blanco</h2><p>B.</p><h2>Rojo</h2><p>R.</p><h2>Azul</h2><p>A.', null],
  ],
  it: [
    ['Sette modi di lasciare il porto', parts, 'Sette'],
    ['Tre modi di lasciare il porto', parts, null],
    ['Attraversare lo stretto in 382 giorni', 'Ci volle più di un anno.', '382'],
    ['I nodi e 9 modi per farli', 'Stringete bene.', '9'],
    ['I nodi e 9 modi per farli', 'Ci sono nove modi.', null],
    ['Il porto, puntata 3', 'Era pieno.', null],
  ],
  pt: [
    ['Sete maneiras de deixar o porto', parts, 'Sete'],
    ['Atravessar o estreito em 382 dias', 'Levou mais de um ano.', '382'],
    ['Os nós e 9 maneiras de os fazer', 'Há nove maneiras.', null],
    ['O porto, capítulo 3', 'Estava cheio.', null],
  ],
  ru: [
    ['7 способов покинуть порт', parts, '7'],
    ['Через пролив за 382 дня', 'Это заняло больше года.', '382'],
    ['Узлы и 9 способов их вязать', 'Есть девять способов.', null],
    ['Порт, часть 3', 'Он был полон.', null],
  ],
  ja: [
    ['382日で海峡を渡る', '一年以上かかりました。', null],
    ['海峡を渡った382人の記録', '多くの人が渡りました。', '382'],
    ['海峡を渡った382人の記録', '382人が渡りました。', null],
    ['港を出た1,400隻の船', '船が出ました。', '1,400'],
    ['港を出た1,400隻の船', '1,385隻の船が出ました。', null],
    ['結び方の9つのこつ', 'しっかり結びます。', '9'],
    ['結び方の9つのこつ', 'こつは九つあります。', null],
    ['水先人の35%が辞める理由', '辞める人がいます。', '35'],
    ['水先人の35%が辞める理由', '35パーセントが辞めます。', null],
    ['2024年5月5日の港', '港は混んでいました。', null],
    ['港の話 第3回', '港は混んでいました。', null],
    ['港の船3隻', '</p><ul><li>白</li><li>赤</li><li>青</li></ul><p>以上です。', null],
  ],
  ar: [
    ['عبور المضيق في 382 يومًا', 'استغرق أكثر من عام.', '382'],
    ['عبور المضيق في 382 يومًا', 'استغرق 382 يومًا.', null],
    ['كيف غادر 1,400 قارب الميناء', 'غادرت القوارب.', '1,400'],
    ['كيف غادر 1,400 قارب الميناء', 'غادر 1,385 قاربًا.', null],
    ['العقد و 9 طرق لربطها', 'اربطها جيدًا.', '9'],
    ['العقد و 9 طرق لربطها', 'هناك تسع طرق.', null],
    ['لماذا يترك 35 % من المرشدين العمل', 'يترك المرشدون العمل.', '35'],
    ['لماذا يترك 35 % من المرشدين العمل', 'النسبة 35 %.', null],
    ['الميناء في 5 مايو 2024', 'كان ممتلئًا.', null],
    ['الميناء: الجزء 3', 'كان ممتلئًا.', null],
    ['الميناء عام 2024', 'كان ممتلئًا.', null],
    ['قوارب الميناء وعددها 3', '</p><ul><li>أبيض</li><li>أحمر</li><li>أزرق</li></ul><p>انتهى.', null],
  ],
}

describe.each(Object.entries(table))('what a title promises (%s)', (language, rows) => {
  it.each(rows)('%s | %s', (title, text, unkept) => {
    const found = foundBy('title-promise', `<p>${text}</p><p>${filler[language]}</p>`, { language, fields: { title } })
    expect(found?.quotes[0] ?? null).toBe(unkept)
  })
})

it('is not looked for in a text of a few words', () => {
  const scene = { language: 'en', fields: { title: 'Crossing the strait in 382 days' } }
  expect(adviseOn('title-promise', '<p>It took long.</p>', scene).status).toBe('not_applicable')
})

describe('a list with sections', () => {
  const sections = (...headings: readonly string[]) => headings.map((heading) => `<h2>${heading}</h2><p>${filler.en}</p>`).join('')
  const six = ['Saltbox, Harbour Road', 'The Ferry Room', 'Mrs Dunne’s', 'Kopje', 'Lighthouse Coffee', 'Greenhouse']
  it.each<[string, string, readonly string[], number | null]>([
    ['7 best cafés in the harbour', 'en', six, 6],
    ['7 best cafés in the harbour', 'en', [...six, 'How to get around'], 6],
    ['7 best cafés in the harbour', 'en', [...six, 'Sea View'], null],
    ['7 best cafés in the harbour', 'en', [...six, 'Sea View', 'How to get around'], null],
    [
      '7 ways to save',
      'en',
      ['How to begin', 'How to go on', 'How to stay', 'How to eat', 'How to rest', 'How to win', 'How to end'],
      null,
    ],
    ['6 best cafés in the harbour', 'en', six, null],
    // given in another form, or in parts that no heading names
    ['12 best cafés in the harbour', 'en', six, null],
    ['Seven best cafés in the harbour', 'en', six, 6],
    ['A day in 7 cafés that you know', 'de', six, null],
    ['7 Tipps für den Hafen', 'de', six.slice(0, 5), 5],
    ['7 conseils pour le port', 'fr', six, 6],
    ['7 consejos para el puerto', 'es', six, 6],
  ])('%s (%s, %j)', (title, language, headings, count) => {
    const outcome = adviseOn('title-promise', sections(...headings), { language, fields: { title } })
    expect(outcome.status === 'fail' && outcome.code === 'count' ? outcome.args.count : null).toBe(count)
  })
})
