import { describe, expect, it } from 'vitest'
import { checkTranslation, findDoubtful, type Languages } from './check-translation.ts'
import { segmentHtml } from './segment-html.ts'
import { segmentMarkdown } from './segment-markdown.ts'
import { segmentStrapiBlocks } from './segment-strapi-blocks.ts'
import type { SegmentTranslation } from './translate-segments.ts'

function options() {
  let count = 0
  return { terms: [], attributes: true, createId: () => `s${++count}` }
}

type Pair = readonly [source: string, target: string | null, more?: Partial<SegmentTranslation>]

const segmentsOf = (pairs: readonly Pair[]) => pairs.map(([text], index) => ({ id: `s${index + 1}`, text, terms: 0 }))
const resultsOf = (pairs: readonly Pair[]) =>
  new Map(
    pairs.map(([, text, more], index): [string, SegmentTranslation] => [
      `s${index + 1}`,
      { text, origin: 'machine', unknownWords: 0, reason: null, ...more },
    ]),
  )

const languages = { from: 'en', to: 'es', words: new Map([['red', 'Rojo']]) }

function checksOf(pairs: readonly Pair[], more: Partial<Languages> = {}, terms = 0) {
  const segments = segmentsOf(pairs).map((segment) => ({ ...segment, terms }))
  const all = { ...languages, ...more }
  return checkTranslation(segments, resultsOf(pairs), all, findDoubtful(segments, resultsOf(pairs), all).doubtful)
}

/** `id status value segments` of one check. */
function told(id: string, pairs: readonly Pair[]): string {
  const check = checksOf(pairs).find((each) => each.id === id)!
  return `${check.status} ${check.value} ${check.segments.join(',')}`
}

const times = (count: number, pair: Pair): readonly Pair[] => Array.from({ length: count }, () => pair)
const good: Pair = ['The cat eats a fish', 'El gato come un pez']
const dough = 'The dough rests for two hours in a warm bowl and then it is baked'
const teig =
  'Der Teig ruht zwei Stunden in einer warmen Schüssel und dann wird er mit dem Brot, das nicht für die Gäste ist, auch noch gebacken'
const masa = 'La masa reposa dos horas en un cuenco tibio y después se hornea'
const kept: Pair = ['The cat eats a fish', 'The cat eats a fish']

describe('checks of a translation', () => {
  it('come in the same order for every article, and an empty one fails none', () => {
    expect(checksOf([]).map(({ id, status, value }) => `${id} ${status} ${value}`)).toEqual([
      'structure_intact pass 0',
      'segments_translated not_applicable null',
      'language_detected not_applicable null',
      'inline_in_place pass 0',
      'numbers_kept not_applicable null',
      'unknown_words not_applicable null',
      'length_ratio not_applicable null',
      'glossary_kept not_applicable null',
      'repetition pass 0',
    ])
  })

  it.each<[string, string, readonly Pair[], string]>([
    ['structure_intact', 'the same markup', [['A <g id="1">cat</g>', 'Un <g id="1">gato</g>']], 'pass 0 '],
    ['structure_intact', 'lost markup', [good, ['A <g id="1">cat</g>', 'Un gato']], 'fail 1 s2'],
    ['structure_intact', 'what a person wrote', [['A <g id="1">cat</g>', 'Un gato', { origin: 'memory' }]], 'pass 0 '],
    ['segments_translated', 'three words', [['The cat eats', 'The cat eats']], 'not_applicable null '],
    ['segments_translated', 'all', times(4, good), 'pass 1 '],
    ['segments_translated', 'one of four as it was', [...times(3, good), kept], 'fail 0.75 s4'],
    ['segments_translated', 'one of ten as it was', [...times(9, good), kept], 'partial 0.9 s10'],
    ['segments_translated', 'one of fifty as it was', [...times(49, good), kept], 'pass 0.98 s50'],
    ['segments_translated', 'one without a translation', [good, ['The cat eats a fish', null]], 'fail 0.5 s2'],
    ['segments_translated', 'markup alone differs', [['The <g id="1">cat</g> eats fish', 'The cat eats fish']], 'fail 0 s1'],
    ['numbers_kept', 'another grouping', [['It cost 1,200 euros', 'Costó 1.200 euros']], 'pass 1 '],
    ['numbers_kept', 'another order', [['Of 12 apples 3 fell', 'Cayeron 3 de 12 manzanas']], 'pass 1 '],
    ['numbers_kept', 'another number', [['Of 12 apples', 'De 13 manzanas']], 'fail 0 s1'],
    ['numbers_kept', 'a lost number beside a text without', [good, ['Of 12 apples', 'De manzanas']], 'fail 0 s2'],
    ['numbers_kept', 'one of twenty', [...times(19, ['12', '12']), ['12', '13']], 'partial 0.95 s20'],
    ['numbers_kept', 'one of a hundred', [...times(99, ['12', '12']), ['12', '13']], 'pass 0.99 s100'],
    ['numbers_kept', 'the number of an element is none', [['A <g id="1">cat</g>', 'Un gato']], 'not_applicable null '],
    ['unknown_words', 'all are known', [good], 'pass 0 '],
    ['unknown_words', 'one of fifty', [...times(9, good), [good[0], good[1], { unknownWords: 1 }]], 'pass 20 s10'],
    ['unknown_words', 'three of fifty', [...times(9, good), [good[0], good[1], { unknownWords: 3 }]], 'partial 60 s10'],
    ['unknown_words', 'four of fifty', [...times(9, good), [good[0], good[1], { unknownWords: 4 }]], 'fail 80 s10'],
    ['unknown_words', 'people were asked', [[good[0], good[1], { origin: 'memory', unknownWords: 5 }]], 'not_applicable null '],
    ['unknown_words', 'an engine was, earlier', [[good[0], good[1], { origin: 'cached', unknownWords: 1 }]], 'fail 200 s1'],
    ['language_detected', 'the target', [[dough, masa]], 'pass null '],
    ['language_detected', 'the source', [[dough, `${dough} It is good`]], 'fail null s1'],
    ['language_detected', 'a third one', [[dough, teig]], 'fail null s1'],
    ['language_detected', 'seven words', [[dough, 'The dough rests for two hours then']], 'not_applicable null '],
    ['inline_in_place', 'a link in its place', [['The <g id="1">red</g> house', 'La casa <g id="1">roja</g>']], 'pass 0 '],
    ['inline_in_place', 'a link on the wrong word', [good, ['The <g id="1">red</g> house', 'La <g id="1">casa</g> roja']], 'fail 1 s2'],
    ['length_ratio', 'half', [['abcd', 'ab']], 'pass 0.5 '],
    ['length_ratio', 'twice', [['abcd', 'abcdabcd']], 'pass 2 '],
    ['length_ratio', 'a third', [['abcdef', 'ab']], 'fail 0.33 '],
    ['length_ratio', 'two fifths', [['abcde', 'ab']], 'partial 0.4 '],
    ['length_ratio', 'three times', [['ab', 'ababab']], 'partial 3 '],
    ['length_ratio', 'four times', [['ab', 'abababab']], 'fail 4 '],
    ['length_ratio', 'without markup', [['<g id="1">abcd</g>', '<g id="1">abcd</g>']], 'pass 1 '],
    [
      'length_ratio',
      'what has no translation does not count',
      [
        ['abcd', 'abcd'],
        ['a long text', null],
      ],
      'pass 1 ',
    ],
    ['repetition', 'three times in a row', [['a b c', 'Uno dos tres uno dos tres, uno dos tres']], 'fail 1 s1'],
    ['repetition', 'twice in a row', [['a b c', 'uno dos tres uno dos tres']], 'pass 0 '],
    ['repetition', 'as the source does', [['a b c a b c a b c', 'uno dos tres uno dos tres uno dos tres']], 'pass 0 '],
    ['repetition', 'behind other words', [['a', 'y uno dos tres uno dos tres uno dos tres']], 'fail 1 s1'],
    ['repetition', 'with a word between', [['a', 'uno dos tres uno dos tres y uno dos tres']], 'pass 0 '],
  ])('%s: %s', (id, _what, pairs, expected) => expect(told(id, pairs)).toBe(expected))

  it('names twenty segments at most', () => {
    const [check] = checksOf(times(30, ['<x id="1"/>', '']))
    expect([check?.value, check?.segments.length, check?.segments.at(-1)]).toEqual([30, 20, 's20'])
  })
})

/** Reasons by segment, then the confidence. */
function doubts(pairs: readonly Pair[], language = 'en'): readonly unknown[] {
  const { doubtful, confidence } = findDoubtful(segmentsOf(pairs), resultsOf(pairs), {
    ...languages,
    from: language,
    ...(language === 'en' ? {} : { to: 'en' }),
  })
  return [...doubtful.map(({ segment, reasons }) => `${segment} ${reasons.join(' ')}`), confidence]
}

it('the glossary is kept where the segments of its words have a translation', () => {
  const value = (pairs: readonly Pair[]) => checksOf(pairs, {}, 1).find(({ id }) => id === 'glossary_kept')
  expect(value([good, good])).toMatchObject({ status: 'pass', value: 1, segments: [] })
  expect(value([good, [good[0], null]])).toMatchObject({ status: 'fail', value: 0.5, segments: ['s2'] })
})

it('confidence falls with each segment that is doubted', () => {
  const moved: Pair = ['The <g id="1">red</g> house here', 'La <g id="1">casa</g> roja aquí']
  const confidences = [0, 1, 2, 3, 4].map(
    (count) => findDoubtful(...doubtfulOf([...times(4 - count, good), ...times(count, moved)])).confidence!,
  )
  expect(confidences).toEqual([...confidences].sort((one, other) => other - one))
  expect(new Set(confidences).size).toBe(5)
})

const doubtfulOf = (pairs: readonly Pair[]): Parameters<typeof findDoubtful> => [segmentsOf(pairs), resultsOf(pairs), languages]

describe('doubtful segments', () => {
  it.each<[string, readonly Pair[], readonly unknown[], string?]>([
    ['a sentence that is understood', [['Every cat eats some fish today', 'Cada gato come pescado hoy']], [1]],
    ['two words', [['Every cat', 'Cada gato']], ['s1 short', 0]],
    ['three words', [['Every cat eats', 'Cada gato come']], [1]],
    ['no translation', [['Every cat eats some fish', null]], ['s1 not_translated', 0]],
    ['no translation of one word', [['Bank', null]], ['s1 not_translated', 0]],
    ['two unknown words', [['Every cat eats some fish', 'Cada gato come', { unknownWords: 2 }]], ['s1 unknown_words', 0]],
    ['one of five unknown', [['Every cat eats some fish', 'Cada gato come', { unknownWords: 1 }]], ['s1 unknown_words', 0]],
    [
      'one of ten unknown',
      [['Every cat eats some fish today and tomorrow and yesterday', 'Cada gato come pescado hoy y mañana y ayer', { unknownWords: 1 }]],
      [0.9],
    ],
    ['a word of several meanings in a short segment', [['Near the bank today', 'Cerca del banco hoy']], ['s1 ambiguous', 0]],
    ['such a word in a long segment', [['Near the bank some cats ate fish', 'Cerca del banco']], [0.93]],
    ['such a word of another language', [['Near the bank today', 'Cerca del banco hoy']], [1], 'de'],
    ['such a word in English of a country', [['Near the bank today', 'Cerca del banco hoy']], ['s1 ambiguous', 0], 'en-GB'],
    ['another number', [['Every cat eats 12 fish', 'Cada gato come 13']], ['s1 numbers', 0]],
    ['a link on the wrong word', [['The <g id="1">red</g> house here', 'La <g id="1">casa</g> roja aquí']], ['s1 moved', 0]],
    ['a link that ends inside a word', [['The <g id="1">green</g> house here', 'La casa <g id="1">verd</g>e aquí']], ['s1 torn_word', 0]],
    ['words without the blanks around a figure', [['A 13-year-old boy ran home', 'Un chicode13años corrió a casa']], ['s1 torn_word', 0]],
    ['a figure in a name', [['The web3js library is small', 'La biblioteca web3js es pequeña']], [1]],
    ['one sentence more', [[`${dough}.`, `${masa}. Se puede congelar la masa sin ningún problema durante tres meses.`]], ['s1 length', 0]],
    [
      'a short sentence more than five others have',
      [...times(5, [`${dough}.`, `${masa}.`]), [`${dough}.`, `${masa}. Se congela también sin ningún problema.`]],
      ['s6 length', 0.83],
    ],
    ['a denial that is lost', [['You must not open the oven now', 'Debe abrir el horno ahora']], ['s1 negation', 0]],
    ['a denial that stays', [['You must not open the oven now', 'No debe abrir el horno ahora']], [1]],
    ['a denial in a part of a word', [['The oven is not hot and safe', 'El horno es inseguro, sin calor']], [1]],
    ['a denial in other words', [['It does not cost much money', 'Cuesta poco dinero']], [1]],
    [
      'the same sentence twice',
      [['The cat eats fish. It sleeps now.', 'El gato come pescado. El gato come pescado.']],
      ['s1 repetition', 0],
    ],
    ['most of it is lost', [[`${dough}.`, 'La masa reposa']], ['s1 length', 0]],
    ['another language', [[dough, teig]], ['s1 language', 0]],
    ['what a person wrote', [['Bank', 'Banco', { origin: 'memory' }]], [null]],
    ['a language that does not part its words', [['猫は毎日魚を食べる', 'The cat eats fish']], [1], 'ja'],
    ['four characters of it', [['猫食魚', 'Cats']], ['s1 short', 0], 'zh'],
    [
      'a good one beside a doubtful one',
      [
        ['Every cat eats', 'Cada gato come'],
        ['Cat', 'Gato'],
      ],
      ['s2 short', 0.75],
    ],
  ])('%s', (_what, pairs, expected, language) => expect(doubts(pairs, language)).toEqual(expected))

  it('are shown as people read them', () => {
    const pairs: readonly Pair[] = [['<g id="1">A &amp; B</g>', '<g id="1">A &amp; C</g>']]
    expect(findDoubtful(segmentsOf(pairs), resultsOf(pairs), languages).doubtful).toEqual([
      { segment: 's1', source: 'A & B', translation: 'A & C', reasons: ['short'] },
    ])
  })

  it.each([
    ['HTML', () => segmentHtml('<p>Mix 500 g of <b>flour</b> with <code>a &lt; b</code>.</p>', options())],
    ['Markdown', () => segmentMarkdown('Mix 500 g of **flour** with `a < b`.', options())],
    [
      'blocks of Strapi',
      () =>
        segmentStrapiBlocks(
          [
            {
              type: 'paragraph',
              children: [
                { type: 'text', text: 'Mix 500 g of ' },
                { type: 'text', text: 'flour', bold: true },
                { type: 'text', text: ' with ' },
                { type: 'text', text: 'a < b', code: true },
                { type: 'text', text: '.' },
              ],
            },
          ],
          options(),
        ),
    ],
  ])('have the figures and the code that no engine got (%s)', (_, read) => {
    const { segments } = read()
    const { text } = segments[0]!
    expect(text).not.toContain('500')
    const spanish = text.replace('Mix', 'Mezcle').replace(' of ', ' de ').replace('flour', 'harina').replace(' with ', ' con ')
    const results = new Map([['s1', { text: spanish, origin: 'machine', unknownWords: 9, reason: null } as const]])
    expect(findDoubtful(segments, results, languages).doubtful).toMatchObject([
      { source: 'Mix 500 g of flour with a < b.', translation: 'Mezcle 500 g de harina con a < b.' },
    ])
  })
})
