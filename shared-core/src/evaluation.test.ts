import { describe, expect, test } from 'vitest'
import { headlineRisk, measureReadability, rankTitles, scoreAnswer, scoreMatch } from './evaluation.ts'

describe('scoreAnswer', () => {
  const passages = ['Bread rises in a warm kitchen.', 'Bees find nectar by colour. They dance for the others.']
  test('finds passage and sentence', () => {
    expect(scoreAnswer({ question: 'How do bees find nectar?', passages, language: 'en' })).toMatchObject({
      passage: 1,
      sentence: 'Bees find nectar by colour.',
    })
  })
  test('more passages never lower the score', () => {
    let last = 0
    for (let count = 1; count <= 60; count += 1) {
      const more = Array.from({ length: count }, (_, index) => (index === 7 ? passages[1]! : `${passages[0]} ${index} bees`))
      const { score } = scoreAnswer({ question: 'How do bees find nectar?', passages: more, language: 'en' })
      expect(score).toBeGreaterThanOrEqual(last)
      last = score
    }
  })
  test.each([
    { name: 'no passages', question: 'Why?', passages: [], expected: { score: 0, passage: -1 } },
    { name: 'no question', question: '', passages: ['Text.'], expected: { score: 0, passage: 0, sentence: 'Text.' } },
    { name: 'an empty passage', question: 'bees', passages: [''], expected: { score: 0, passage: 0 } },
  ])('$name', ({ question, passages: texts, expected }) => {
    expect(scoreAnswer({ question, passages: texts, language: 'en' })).toEqual(expected)
  })
  test('a verbatim passage scores 1 in spaced, unspaced and unknown languages', () => {
    for (const [language, text] of [
      ['en', 'Bees find nectar'],
      ['zh', '热泵价格'],
      ['th', 'ราคาโซลาร์เซลล์'],
      ['xx', 'blorf snark quib'],
    ] as const) {
      expect(scoreAnswer({ question: text, passages: [text], language }).score).toBe(1)
    }
  })
})

describe('scoreMatch', () => {
  const absent = { description: '', url: '', language: 'en' }
  test.each([
    { name: 'all words in the title', query: 'slate roof care', title: 'Care of a slate roof', expected: 1 },
    { name: 'none of them', query: 'slate roof care', title: 'Bread', expected: 0 },
  ])('$name', ({ query, title, expected }) => {
    expect(scoreMatch({ query, title, ...absent })).toBe(expected)
  })
  test('absent fields give their weight to the others; a bare domain has no words', () => {
    expect(scoreMatch({ query: 'slate roof', title: 'Slate roof', description: '', url: 'https://example.com/', language: 'en' })).toBe(1)
  })
  test('the words of the address count, its host and query do not', () => {
    const match = (url: string): number => scoreMatch({ query: 'slate roof', title: 'Stone', description: '', url, language: 'en' })
    expect(match('https://example.com/slate-roof.html?slate')).toBeGreaterThan(0)
    expect(match('https://slate-roof.example/other?q=slate+roof')).toBe(0)
  })
  test('a broken escape does not throw', () => {
    expect(
      scoreMatch({ query: 'slate', title: 'Slate', description: '', url: 'https://example.com/%E0%A4%A', language: 'en' }),
    ).toBeGreaterThan(0)
  })
})

describe('headlineRisk', () => {
  test.each([
    ['You won’t believe what this dog did next', 'Council approves budget for new bridge'],
    ['17 things only cat people will understand', '17 people injured in train collision near Leeds'],
  ])('%s risks more than %s', (bait, plain) => {
    expect(headlineRisk(bait, 'en')).toBeGreaterThan(0.5)
    expect(headlineRisk(plain, 'en')).toBeLessThan(0.5)
  })
  test.each([
    'How we at the old mill decide what a used umbrella is worth, which ones we take, and why you might get less than you hoped for',
    'What you should know before you bring your clock to us, how long it takes, what it costs you, and why we may not want your clock',
    'Why we ask what you will do with your bicycle before we lend you this lock, and how you get your money back when you return it',
  ])('says nothing of a title longer than any that it knows: %s', (title) => expect(headlineRisk(title, 'en')).toBe(0))
  test('knows titles of scripts without blanks by their signs', () => {
    expect(headlineRisk('あなたが知らない衝撃の事実！これを読めば明日から何もかもが変わります！', 'ja')).toBeGreaterThan(0)
  })
  test('does not look at capital letters', () => {
    const title = 'This Is Why You Should Never Eat That'
    expect(headlineRisk(title.toUpperCase(), 'en')).toBe(headlineRisk(title.toLowerCase(), 'en'))
  })
  test.each(['', '…', '热泵', 'x'.repeat(10_000)])('stays between 0 and 1', (title) => {
    for (const language of ['en', 'de', 'zh', 'xx']) {
      expect(headlineRisk(title, language)).toBeGreaterThanOrEqual(0)
      expect(headlineRisk(title, language)).toBeLessThanOrEqual(1)
    }
  })
})

describe('measureReadability', () => {
  test('gives the formula’s value with one decimal', () => {
    // 206.835 − 1.015·3 − 84.6·1 for three words of one syllable in one sentence, limited to 100
    expect(measureReadability({ text: 'The cat sat.', language: 'en' })).toEqual({ ease: 100, formula: 'Flesch', sentences: 1, words: 3 })
    // 12 words, 2 sentences; syllables: un-der-stand-ing 4, com-pli-cat-ed 4, reg-u-la-tions 4, re-quires 2, pa-tience 2, pa-per 2, and five of one
    const { ease } = measureReadability({
      text: 'Understanding complicated regulations requires patience. Read the paper twice and then sleep.',
      language: 'en',
    })
    expect(ease).toBe(Math.round((206.835 - 1.015 * 6 - (84.6 * 24) / 12) * 10) / 10)
  })
  test('harder words and longer sentences lower it', () => {
    const ease = (text: string): number => measureReadability({ text, language: 'de' }).ease!
    expect(ease('Der Hund schläft. Er ist müde.')).toBeGreaterThan(
      ease('Die Bundesnetzagentur veröffentlicht regelmäßig Verbrauchsstatistiken.'),
    )
  })
  test.each([
    {
      name: 'a language without a formula',
      text: 'Το σπίτι είναι μεγάλο.',
      language: 'el',
      expected: { ease: null, formula: null, sentences: 1, words: 4 },
    },
    { name: 'no text', text: '', language: 'en', expected: { ease: null, formula: null, sentences: 0, words: 0 } },
    {
      name: 'characters of Chinese',
      text: '价格很低。安装很快。',
      language: 'zh',
      expected: { ease: null, formula: null, sentences: 2, words: 8 },
    },
  ])('$name', ({ text, language, expected }) => {
    expect(measureReadability({ text, language })).toEqual(expected)
  })
})

describe('rankTitles', () => {
  test('every candidate comes back, refused ones last with the reason', () => {
    const ranked = rankTitles(['Slate roofs, 90 years!', 'Slate roofs last 90 years', 'Roofs', 'How long slate roofs last'], {
      language: 'en',
      text: 'Slate roofs last 90 years.',
    })
    expect(ranked.map(({ text }) => text)).toHaveLength(4)
    expect(ranked[0]).toMatchObject({ text: 'Slate roofs last 90 years', reasons: [] })
    expect(ranked.slice(1).map(({ text, reasons }) => [text, reasons[0]?.code])).toEqual(
      expect.arrayContaining([
        ['Slate roofs, 90 years!', 'form'],
        ['Roofs', 'tooShort'],
        ['How long slate roofs last', 'unsupported'],
      ]),
    )
  })
  test('the order does not depend on the order of the input', () => {
    const titles = ['Slate roofs of old Wales', 'Tile roofs of old Wales', '7 roofs of old Wales']
    const once = rankTitles(titles, { language: 'en' })
    expect(rankTitles([...titles].reverse(), { language: 'en' })).toEqual(once)
    expect(once[0]?.text).toBe('7 roofs of old Wales')
  })
  test('nothing gives nothing', () => {
    expect(rankTitles([], { language: 'en' })).toEqual([])
  })
})
