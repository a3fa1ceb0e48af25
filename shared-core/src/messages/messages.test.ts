import { describe, expect, it } from 'vitest'
import { sentences } from './english.ts'
import { formatEnglish, formatMessage, parseMessage, placesOf } from './format-message.ts'
import { graphNotes } from './graph-notes.ts'
import { pluralCategory } from './plural-category.ts'
import { schemaTypeReasons } from './schema-type-reasons.ts'

describe('a number in a message about a text', () => {
  /** The unit of a number that is alone, before it. */
  const unitBefore = /, plural, |, select, |characters|level $|status $/
  it.each(Object.entries(sentences).filter(([key]) => !key.startsWith('title-reason.')))('%s says what it counts', (_key, text) => {
    for (const { index } of text.matchAll(/\{(?:words|length|limit|min|max|count|of|status|level|characters)\}(?=[.,;:!?)]|$)/g))
      expect(text.slice(0, index)).toMatch(unitBefore)
  })
})

describe('a quoted sentence at the end of a message', () => {
  const quote = 'It needs air.'
  it.each([
    ['English', 'Later: “{quote}”.', quote, 'Later: “It needs air”.'],
    ['German', 'Später: „{quote}“.', quote, 'Später: „It needs air“.'],
    ['French', 'Plus bas : «\u00a0{quote}\u00a0».', quote, 'Plus bas : «\u00a0It needs air\u00a0».'],
    ['Spanish and Arabic', 'Más abajo: «{quote}».', quote, 'Más abajo: «It needs air».'],
    ['Japanese', '後に「{quote}」。', '空気が要ります。', '後に「空気が要ります」。'],
    ['a question', 'Later: “{quote}”.', 'Does it need air?', 'Later: “Does it need air?”.'],
    ['an open end', 'Later: “{quote}”.', 'It needs...', 'Later: “It needs...”.'],
    ['an abbreviation', 'Later: “{quote}”.', 'at 6 a.m.', 'Later: “at 6 a.m.”.'],
    ['a word', 'Later: “{quote}”.', 'air', 'Later: “air”.'],
    ['inside of a message', '“{quote}” names no source.', quote, '“It needs air.” names no source.'],
  ])('has one full stop: %s', (_name, text, said, expected) => {
    expect([formatMessage(text, { quote: said }), formatEnglish(text, { quote: said })]).toEqual([expected, expected])
  })
})

describe('formatMessage', () => {
  it.each([
    ['fills places', 'The title has {length} characters.', { length: 12 }, 'The title has 12 characters.'],
    ['fills a place twice', '{a} and {a}', { a: 'x' }, 'x and x'],
    ['chooses by number', '{n, plural, one {# word} other {# words}}', { n: 1 }, '1 word'],
    ['chooses the other form', '{n, plural, one {# word} other {# words}}', { n: 0 }, '0 words'],
    ['fills places inside a form', '{n, plural, one {# of {of}} other {all # of {of}}}', { n: 2, of: 3 }, 'all 2 of 3'],
    ['leaves a gap visible', 'The title has {length}.', {}, 'The title has {length}.'],
    ['does not read arguments as messages', '{quote}', { quote: '{n, plural, other {x}}' }, '{n, plural, other {x}}'],
    ['does not look into prototypes', '{constructor}', {}, '{constructor}'],
    ['preserves a number sign outside of a plural', 'No. # {n}', { n: 1 }, 'No. # 1'],
    ['chooses by code', '{i, select, how_to {steps} other {{i}}}', { i: 'how_to' }, 'steps'],
    ['shows a code without words', '{i, select, how_to {steps} other {{i}}}', { i: 'map' }, 'map'],
    ['shows a gap where the code lacks', '{i, select, how_to {steps} other {{i}}}', {}, '{i}'],
    ['does not choose by prototypes', '{i, select, how_to {steps} other {x}}', { i: 'constructor' }, 'x'],
    ['preserves the number in a choice by code', '{n, plural, other {{i, select, a {# of a} other {#}}}}', { n: 2, i: 'a' }, '2 of a'],
    ['preserves right-to-left text', 'العنوان: {n}', { n: 3 }, 'العنوان: 3'],
  ])('%s', (_name, text, args, expected) => {
    expect(formatMessage(text, args)).toBe(expected)
  })
  it.each([0, 1, -1, 2, 1.5])('says %d in English as with the rules of all languages', (n) => {
    const text = '{n, plural, one {# word} other {# words}}'
    expect(formatEnglish(text, { n })).toBe(formatMessage(text, { n }))
  })
  it('counts in the language that is asked for', () => {
    const text = '{n, plural, one {слово} few {слова} many {слов} other {слова}}'
    expect([1, 2, 5, 11, 21, 22].map((n) => formatMessage(text, { n }, 'ru'))).toEqual(['слово', 'слова', 'слов', 'слов', 'слово', 'слова'])
  })
  it.each(['{n', 'n}', '{n, plural, one {x}}', '{n, choice, other {x}}', '{n, select, a {x}}', '{n, select, other {x}', '{}'])(
    'refuses %s',
    (text) => {
      expect(() => parseMessage(text)).toThrow()
    },
  )
  it('prints numbers as the host says, also those of plurals, and no digits of texts', () => {
    const numberText = (value: number) => `<${value}>`
    expect(formatMessage('{n, plural, other {# words}} {n} {t}', { n: 1200, t: '1200' }, 'en', numberText)).toBe('<1200> words <1200> 1200')
  })
  it('lists places once, those inside forms too', () => {
    expect(placesOf('{a} {n, plural, one {{b}} other {{a}}} {i, select, x {{c}} other {}}')).toEqual(['a', 'n', 'b', 'i', 'c'])
  })
})

describe('pluralCategory', () => {
  it.each([
    ['en', [0, 1, 2], ['other', 'one', 'other']],
    ['fr', [0, 1, 2], ['one', 'one', 'other']],
    ['ja', [0, 1, 2], ['other', 'other', 'other']],
    ['ar', [0, 1, 2, 3, 11, 100], ['zero', 'one', 'two', 'few', 'many', 'other']],
    ['pl', [1, 2, 5, 12, 22], ['one', 'few', 'many', 'many', 'few']],
    ['ro', [0, 1, 19, 20], ['few', 'one', 'few', 'other']],
    ['pt-BR', [1, 2], ['one', 'other']],
  ] as const)('%s', (locale, numbers, categories) => {
    expect(numbers.map((number) => pluralCategory(number, locale))).toEqual(categories)
  })
  it('takes fractions for other', () => {
    expect(pluralCategory(1.5, 'en')).toBe('other')
  })
})

it('the English sentences never promise rankings, citations or rich results', () => {
  for (const text of [sentences, schemaTypeReasons, graphNotes].flatMap((texts): string[] => Object.values(texts)))
    expect(text).not.toMatch(/\b(?:will rank|guarantee|boost|more traffic|will be cited)\b/i)
})
