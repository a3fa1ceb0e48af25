import { describe, expect, test } from 'vitest'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { firstFigure } from './figure.ts'
import { guardOwnTitle, guardTitle, isSupported } from './guard-title.ts'
import { keyTerms } from './key-terms.ts'
import { textSupport } from './support.ts'
import { termOverlap } from './title-overlap.ts'

const language = (tag: string) => languageFor(tag, allPacks)
const en = language('en')
const termOf = (word: string): string => en.tokenize(word).words[0]!.term

describe('the first figure of a text', () => {
  test.each<[string, string | null, string?]>([
    ['The bike costs $250 in May.', '$250'],
    ['Rates rose by 12% and then by 15%.', '12%'],
    ['It rose by 12 % in May.', '12 %'],
    ['At 230 °C it is done.', '230 °C'],
    ['Wait for 30 minutes.', '30 minutes'],
    ['In 1998 it was new, and in May of this year it cost 1,250 euros.', '1,250 euros'],
    ['In 1998 it was new.', null],
    ['From 9,000 to 16,000 euros.', null],
    ['Seven cats.', null],
    ['Room 12\nminutes of the meeting', null],
    ['Warte 30 Minuten.', '30 Minuten', 'de'],
    ['Es kostet 12,50 €.', '12,50 €', 'de'],
  ])('%s', (text, expected, tag = 'en') => expect(firstFigure(text, language(tag))).toBe(expected))
})

describe('support in a text', () => {
  const text = 'The old mill opens in May. A bike costs money. The mill sells a bike lamp in June.'
  const support = textSupport(text, en)
  const [mill, bike, lamp, may, absent] = ['mill', 'bike', 'lamp', 'May', 'boat'].map(termOf) as [string, string, string, string, string]

  test('counts the sentences of a term', () => {
    expect([mill, bike, lamp, absent].map((term) => support.count(term))).toEqual([2, 2, 1, 0])
    expect([mill, absent].map((term) => support.has(term))).toEqual([true, false])
  })

  test.each<[readonly string[], boolean]>([
    [[], true],
    [[mill], true],
    [[mill, bike], true],
    [[bike, may], false],
    [[mill, bike, lamp], true],
    [[mill, may, lamp], false],
    [[mill, absent], false],
  ])('%j stand together: %s', (terms, expected) => expect(support.hasTogether(terms)).toBe(expected))

  test.each<[string, readonly string[], readonly string[]]>([
    ['the sentence that covers most', [mill, bike], ['The mill sells a bike lamp in June.']],
    ['the first of two that cover as much', [mill], ['The old mill opens in May.']],
    ['what another must add', [bike, lamp, may], ['The mill sells a bike lamp in June.', 'The old mill opens in May.']],
    ['nothing for what is not there', [absent], []],
    ['nothing more for what is not there', [lamp, absent], ['The mill sells a bike lamp in June.']],
  ])('quotes %s', (_what, terms, quotes) => {
    const spans = support.spans(terms)
    expect(spans.map(({ quote }) => quote)).toEqual(quotes)
    for (const { place, start, end, quote } of spans) expect([place, text.slice(start, end)]).toEqual(['text', quote])
  })

  test('quotes three sentences at most', () => {
    const many = textSupport('Cats sleep. Dogs bark. Cows moo. Ducks swim.', en)
    expect(many.spans(['sleep', 'bark', 'moo', 'swim'].map(termOf))).toHaveLength(3)
  })
})

describe('a title is supported', () => {
  const support = textSupport(
    'The workshop costs 6 pounds an hour. It is not open on Sunday. Twelve bikes stand there. The best lamp is red.',
    en,
  )
  test.each<[string, boolean]>([
    ['The workshop costs 6 pounds', true],
    ['The workshop costs 7 pounds', false],
    ['6 bikes in the workshop', false],
    ['The workshop repairs boats', false],
    ['The best lamp is red', true],
    ['The best workshop', false],
    ['Not open on Sunday', true],
    ['The lamp is not red', false],
  ])('%s: %s', (title, expected) => expect(isSupported(title, support, en)).toBe(expected))
})

describe('the guard of titles', () => {
  const context = { support: null, ownTitle: '', mayAsk: false, isWritten: null }
  test.each<[string, string, object, string | null]>([
    ['a good one', 'Bike repair at the old mill', {}, null],
    ['two words', 'Bike repair', {}, 'tooShort'],
    ['one content word', 'What it is for mills', {}, 'tooShort'],
    ['one that result pages cut', `Bike repair at the old mill ${'and the new workshop '.repeat(5)}today`, {}, 'tooLong'],
    ['one that may be cut', 'Bike repair at the old mill behind the big station near the river and the park', { mayBeCut: true }, null],
    ['one in use', 'Bike repair at the old mill', { isKnown: (title: string) => title.startsWith('Bike') }, 'known'],
    ['one beside one in use', 'Lamp repair at the old mill', { isKnown: (title: string) => title.startsWith('Bike') }, null],
    [
      'what the text does not say',
      'Boat repair at the old mill',
      { support: textSupport('Bike repair at the old mill.', en) },
      'unsupported',
    ],
    ['what it says', 'Bike repair at the old mill', { support: textSupport('Bike repair at the old mill.', en) }, null],
  ])('%s', (_what, title, change, expected) => expect(guardTitle(title, { ...context, ...change }, en)).toBe(expected))

  test.each<[string, string, string | null]>([
    ['most of its words', 'Bike repair in spring', null],
    ['few of its words', 'Garden furniture for the big summer party at home', 'unsupported'],
    ['a small number that counts', '12 ways of bike repair at the mill', null],
    ['a large number that nobody says', 'Bike repair at the mill in 2031', 'unsupported'],
    ['a large number that the text says', 'Bike repair at the mill for 450 pounds', null],
  ])('the author’s own with %s', (_what, title, expected) => {
    const support = textSupport('Bike repair at the old mill costs 450 pounds. Spring is busy.', en)
    expect(guardOwnTitle(title, { support, ownTitle: '', isWritten: null }, en)).toBe(expected)
  })
})

describe('an author’s title of capitals', () => {
  const isWritten = () => false
  test.each<[string, string, string | null]>([
    ['en', 'Walking poles for the hills of the UK', null],
    ['en', 'How to register with an NHS dentist', null],
    ['en', 'What the EU changes for small bakeries', null],
    ['de', 'Was die EU von kleinen Bäckereien verlangt', null],
    ['es', 'Cómo renovar el DNI sin cita en verano', null],
    ['fr', 'La TVA des boulangeries change en mai', null],
    ['en', 'You will NOT want to miss this bakery', 'form'],
    ['en', 'This bakery is the BEST place for bread', 'form'],
    ['en', 'Get FREE bread at the bakery in May', 'form'],
    ['de', 'Brot GRATIS in der Bäckerei am Markt', 'form'],
    ['en', 'BIG SALE AT THE BAKERY', 'form'],
    ['es', 'ATENCIÓN: pan nuevo en la panadería', 'form'],
  ])('%s: %s', (tag, title, expected) => {
    expect(guardOwnTitle(title, { support: null, ownTitle: '', isWritten }, language(tag))).toBe(expected)
  })
})

describe('terms of titles', () => {
  test('the heaviest five, without stop words and bare numbers, each once, as they are written first', () => {
    const terms = keyTerms(['The Mill and the mill, 2026', 'mill bike lamp wheel chain brake'], en)
    expect(terms).toHaveLength(5)
    expect(terms[0]?.text).toBe('Mill')
    expect(terms.map(({ text }) => text)).not.toContain('2026')
    expect(keyTerms(['the and of 2026'], en)).toEqual([])
  })

  test.each<[readonly string[], readonly string[], object]>([
    [['a', 'b', 'c'], ['b', 'd'], { shared: 1, min: 2, union: 4 }],
    [[], ['b'], { shared: 0, min: 0, union: 1 }],
    [['a'], ['a'], { shared: 1, min: 1, union: 1 }],
  ])('%j and %j', (one, other, expected) => expect(termOverlap(one, other)).toEqual(expected))
})
