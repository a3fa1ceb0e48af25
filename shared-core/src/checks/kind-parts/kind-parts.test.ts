import { describe, expect, it } from 'vitest'
import type { TextKind } from '../../model/text-kind.ts'
import { adviseOn } from '../../testing/advise.ts'
import { testCheck } from '../../testing/test-check.ts'
import { kindParts } from './kind-parts.ts'

testCheck(kindParts, [
  { name: 'does not judge a kind without parts of its own', signals: { kindParts: null }, expect: 'not_applicable' },
  { name: 'passes a text with its parts', signals: { kindParts: [] }, expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'names the first that is missing',
    signals: { kindParts: ['time', 'yield'] },
    expect: { code: 'missing', score: 0, certain: false, args: { part: 'time' }, fix: 'addPart', spans: 0 },
  },
])

/** Sentences of a language: what states a part, and `filler` that states none. */
type Words = Readonly<Record<'filler' | 'ingredients' | 'steps' | 'time' | 'yield' | 'day' | 'date' | 'price' | 'person', string>>

const words: Readonly<Record<string, Words>> = {
  en: {
    filler: 'It is soft and warm, and all like it very much, young and old. ',
    ingredients: 'Flour, salt, milk',
    steps: 'Instructions: mix all.',
    time: 'It takes 40 minutes.',
    yield: 'It serves four.',
    day: 'It is on Friday.',
    date: 'It is on 5 May 2030.',
    price: 'It costs little.',
    person: 'The baker is called Marta Kellerman.',
  },
  de: {
    filler: 'Es ist weich und warm, und alle mögen es sehr, Junge und Alte. ',
    ingredients: 'Mehl, Salz, Milch',
    steps: 'Zubereitung: alles mischen.',
    time: 'Es dauert 40 Minuten.',
    yield: 'Das sind vier Portionen.',
    day: 'Es ist am Freitag.',
    date: 'Es ist am 5. Mai 2030.',
    price: 'Es kostet wenig.',
    person: 'Die Bäckerin heißt Marta Kellermann.',
  },
  fr: {
    filler: 'C’est doux et chaud, et tous aiment cela beaucoup, jeunes et vieux. ',
    ingredients: 'Farine, sel, lait',
    steps: 'Préparation : mélanger le tout.',
    time: 'Il faut 40 minutes.',
    yield: 'Cela fait quatre portions.',
    day: 'C’est vendredi.',
    date: 'C’est le 5 mai 2030.',
    price: 'Cela coûte peu.',
    person: 'La boulangère est Marta Kellerman.',
  },
  es: {
    filler: 'Es blando y caliente, y a todos les gusta mucho, jóvenes y viejos. ',
    ingredients: 'Harina, sal, leche',
    steps: 'Preparación: mezclar todo.',
    time: 'Tarda 40 minutos.',
    yield: 'Son cuatro raciones.',
    day: 'Es el viernes.',
    date: 'Es el 5 de mayo de 2030.',
    price: 'Cuesta poco.',
    person: 'La panadera es Marta Kellerman.',
  },
  ja: {
    filler: 'とても柔らかくて温かく、若い人にも年を取った人にも好まれています。',
    ingredients: '小麦粉、塩、牛乳',
    steps: '作り方：すべて混ぜます。',
    time: '40分かかります。',
    yield: '四人分です。',
    day: '金曜日です。',
    date: '2030年5月5日です。',
    price: '価格は安いです。',
    person: 'パン屋は山田さんです。',
  },
  ar: {
    filler: 'هو طري ودافئ، ويحبه الجميع كثيرًا، صغارًا وكبارًا، رجالًا ونساءً. ',
    ingredients: 'طحين، ملح، حليب',
    steps: 'التحضير: اخلط الكل.',
    time: 'المدة 40 دقيقة.',
    yield: 'تكفي أربعة.',
    day: 'يوم الجمعة.',
    date: 'يوم 5 مايو 2030.',
    price: 'السعر قليل.',
    person: 'الخبازة اسمها مرتا.',
  },
}

const list = (items: string): string =>
  `<ul>${items
    .split(/[،、,] ?/)
    .map((item) => `<li>${item}</li>`)
    .join('')}</ul>`

const rowsOf = (said: Words): readonly (readonly [name: string, kind: TextKind, parts: readonly string[], missing: string | null])[] => {
  const of = (...parts: readonly (keyof Words)[]) =>
    parts.map((part) => (part === 'ingredients' ? list(said.ingredients) : `<p>${said[part]}</p>`))
  return [
    ['a recipe with all parts', 'recipe', of('ingredients', 'steps', 'time', 'yield'), null],
    ['a recipe without ingredients', 'recipe', of('steps', 'time', 'yield'), 'ingredients'],
    ['a recipe without steps', 'recipe', of('ingredients', 'time', 'yield'), 'steps'],
    ['a recipe without a time', 'recipe', of('ingredients', 'steps', 'yield'), 'time'],
    ['a recipe without a yield', 'recipe', of('ingredients', 'steps', 'time'), 'yield'],
    ['instructions with a list of steps', 'how_to', ['<ol><li>A.</li><li>B.</li></ol>'], null],
    ['instructions with steps in words', 'how_to', of('steps'), null],
    ['instructions without steps', 'how_to', of('time'), 'steps'],
    ['an event on a date', 'event', of('date', 'person'), null],
    ['an event on a weekday', 'event', of('day', 'person'), null],
    ['an event without a day', 'event', of('person'), 'date'],
    ['a product with a price', 'product', of('price'), null],
    ['a product with a link to get it', 'product', ['<p><a href="https://example.org/lamp">A</a></p>'], null],
    ['a product without either', 'product', [], 'price'],
    ['an interview with somebody', 'interview', of('person'), null],
    ['an opinion', 'opinion', [], null],
  ]
}

describe.each(Object.entries(words))('parts of a kind of text (%s)', (language, said) => {
  it.each(rowsOf(said))('%s', (_name, textKind, parts, missing) => {
    const html = `${parts.join('')}<p>${said.filler.repeat(10)}</p>`
    const outcome = adviseOn('kind-parts', html, { language, context: { textKind } })
    expect(outcome.status === 'fail' ? outcome.args.part : null).toBe(missing)
  })
})

it.each([
  // for changing
  ['en', 'Lemon Drizzle Traybake: One-Bowl Recipe for 16 Squares', 'It is soft.', null],
  ['en', 'Traybake', 'When it is cold, it cuts into 16 squares.', null],
  ['en', 'Soup', 'It feeds six.', null],
  ['de', 'Kekse', 'Das ergibt 12 Stück.', null],
  ['es', 'Tortilla de patatas', 'Una receta para cuatro personas.', null],
  ['fr', 'Soupe', 'Pour 6 personnes.', null],
  // for reading
  ['en', 'Biscuits', 'The dough makes about 30.', null],
  ['en', 'Pancakes for two hungry hikers', 'It is soft.', null],
  ['en', 'A pie for eight guests', 'It is soft.', null],
  ['de', 'Lasagne', 'Das Rezept reicht für sechs.', null],
  ['es', 'Flan', 'Salen 8 unidades.', null],
  ['fr', 'Gâteau', 'Donne 12 parts.', null],
  ['ja', 'プリン', '4人分です。', null],
  // times and amounts are no parts
  ['en', 'Soup', 'Cook it for 40 minutes, then for 2 hours, and for two more days.', 'yield'],
  ['en', 'Soup', 'Boil for 3 to four minutes.', 'yield'],
])('for how many a recipe is stands in its title or text (%s: %s)', (language, title, sentence, missing) => {
  const said = words[language]!
  const html = `${list(said.ingredients)}<p>${said.steps} ${said.time} ${sentence}</p><p>${said.filler.repeat(10)}</p>`
  const outcome = adviseOn('kind-parts', html, { language, context: { textKind: 'recipe' }, fields: { title } })
  expect(outcome.status === 'fail' ? outcome.args.part : null).toBe(missing)
})

it.each([
  ['en', 'For 4', null],
  ['en', 'For 4 to 6', null],
  ['de', 'Für 4', null],
  ['fr', 'Pour 4 à 6', null],
  ['es', 'Para 8:', null],
  ['en', 'For 40 minutes', 'yield'],
  ['en', 'For 2019', 'yield'],
  ['en', 'For Hetty', 'yield'],
])('a line of its own says for how many (%s: %s)', (language, line, missing) => {
  const said = words[language]!
  const html = `<p><strong>${line}</strong></p>${list(said.ingredients)}<p>${said.steps} ${said.time}</p><p>${said.filler.repeat(10)}</p>`
  const outcome = adviseOn('kind-parts', html, { language, context: { textKind: 'recipe' } })
  expect(outcome.status === 'fail' ? outcome.args.part : null).toBe(missing)
})

it('a kind that words alone make likely is not asked for its parts', () => {
  const html = `<p>${words.en!.filler.repeat(10)}</p>`
  expect(adviseOn('kind-parts', html, { language: 'en', fields: { title: 'Lamp review' } }).status).toBe('not_applicable')
})

it('a text of a few words is not judged', () => {
  expect(adviseOn('kind-parts', '<p>It is soft.</p>', { language: 'en', context: { textKind: 'recipe' } }).status).toBe('not_applicable')
})

it('an interview that names no person is asked who speaks', () => {
  const html = `<p>${words.en!.filler.repeat(10)}</p>`
  expect(adviseOn('kind-parts', html, { language: 'en', context: { textKind: 'interview' } })).toMatchObject({ args: { part: 'who' } })
})

it.each([
  ['en', 'Bake until golden.', 'heat'],
  ['en', 'Bake at 180 °C until golden.', null],
  ['en', 'Put the tray in the oven, gas mark 4.', null],
  ['en', 'Put the tray in a hot oven.', null],
  ['en', 'Cut into strips and fry in a pan.', null],
  ['de', 'Goldgelb backen.', 'heat'],
  ['de', 'Bei 180 Grad goldgelb backen.', null],
  ['de', 'Den Teig im Kühlschrank ruhen lassen.', null],
  ['es', 'Hornear hasta que estén dorados.', 'heat'],
  ['es', 'Hornear a 180 grados.', null],
  ['fr', 'Mettre au four jusqu’à ce que ce soit doré.', 'heat'],
  ['fr', 'Mettre au four, thermostat 6.', null],
  ['ja', 'オーブンで焼きます。', 'heat'],
  ['ja', '180度のオーブンで焼きます。', null],
  ['ar', 'يوضع في الفرن حتى يحمر.', 'heat'],
])('what is baked says how hot (%s: %s)', (language, sentence, missing) => {
  const said = words[language]!
  const html = `${list(said.ingredients)}<p>${said.steps} ${said.time} ${said.yield} ${sentence}</p><p>${said.filler.repeat(10)}</p>`
  const outcome = adviseOn('kind-parts', html, { language, context: { textKind: 'recipe' } })
  expect(outcome.status === 'fail' ? outcome.args.part : null).toBe(missing)
})

it.each([
  ['Cut into strips.', 'yield'],
  ['Cut into twelve squares.', null],
])('what is cut says for how many only with its number (%s)', (sentence, missing) => {
  const said = words.en!
  const html = `${list(said.ingredients)}<p>${said.steps} ${said.time} ${sentence}</p><p>${said.filler.repeat(10)}</p>`
  const outcome = adviseOn('kind-parts', html, { language: 'en', context: { textKind: 'recipe' } })
  expect(outcome.status === 'fail' ? outcome.args.part : null).toBe(missing)
})
