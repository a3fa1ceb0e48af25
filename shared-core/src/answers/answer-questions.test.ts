import { describe, expect, test } from 'vitest'
import { readArticle } from '../extract/read-article.ts'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import type { Answer } from '../model/answer.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import { answerQuestions, indexArticle, openingAnswer } from './answer-questions.ts'
import { deriveQuestions, mainQuestion, withoutSiteName } from './questions.ts'

const context = (language: string): AnalysisContext => ({
  url: null,
  language,
  now: '2026-01-01T00:00:00Z',
  site: null,
  page: null,
  targetQueries: [],
  readJsonLd: true,
  options: { seo: true, aeo: true, titles: 5 },
})

function read(title: string, markdown: string, language = 'en'): Article {
  const fields = { title, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  return readArticle({ kind: 'markdown', markdown, fields }, context(language))
}

function answers(title: string, markdown: string, targetQueries: readonly string[] = [], language = 'en'): readonly Answer[] {
  return answerQuestions({ article: read(title, markdown, language), language: languageFor(language, allPacks), targetQueries })
}

const one = (question: string, markdown: string, language = 'en'): Answer => answers('', markdown, [question], language)[0]!

const boiler = 'A gas boiler in a detached house burns fuel all winter long and needs a chimney and yearly care.'

describe('one question', () => {
  test.each([
    {
      name: 'is answered by a passage that says it',
      question: 'How much does a heat pump cost?',
      markdown: `${boiler}\n\nA heat pump does cost much: about 12,000 euros with the work of two people for three days in the house.`,
      state: 'answered',
      sentence: 'A heat pump does cost much: about 12,000 euros with the work of two people for three days in the house.',
    },
    {
      name: 'is at most partly answered when the kind of answer is missing',
      question: 'How much does a heat pump cost?',
      markdown: `${boiler}\n\nA heat pump does cost much, and the work of installers in the house takes its time, as everybody knows too well.`,
      state: 'partial',
      sentence: 'A heat pump does cost much, and the work of installers in the house takes its time, as everybody knows too well.',
    },
    {
      name: 'is missing when the article speaks of something else',
      question: 'How do bees find nectar?',
      markdown: boiler,
      state: 'missing',
      sentence: null,
    },
    { name: 'is missing in an article without text', question: 'How do bees find nectar?', markdown: '', state: 'missing', sentence: null },
    {
      name: 'is not answered by its own heading',
      question: 'How do bees find nectar?',
      markdown: `## How do bees find nectar?\n\n${boiler}`,
      state: 'missing',
      sentence: null,
    },
  ] as const)('$name', ({ question, markdown, state, sentence }) => {
    const answer = one(question, markdown)
    expect(answer.state).toBe(state)
    expect(answer.sentence?.quote ?? null).toBe(sentence)
  })

  test('names the words that the best passage lacks, stop words left out', () => {
    expect(
      one('How loud is a heat pump at night?', 'A heat pump moves heat from the air outside into the house, summer and winter.').missing,
    ).toEqual(['loud', 'night'])
  })

  test('points at the sentence in its block', () => {
    const article = read(
      '',
      `Bread rises in a warm room.\n\n${boiler} Bees find nectar by colour and scent, and they dance to tell the others.`,
    )
    const [answer] = answerQuestions({ article, language: languageFor('en', allPacks), targetQueries: ['How do bees find nectar?'] })
    const span = answer!.sentence!
    const block = article.blocks.find(({ id }) => id === span.place)!
    expect(block.text.slice(span.start, span.end)).toBe(span.quote)
    expect(span.quote).toMatch(/^Bees find nectar/)
  })

  test('works on characters in Chinese', () => {
    const answer = one(
      '热泵的价格是多少？',
      '燃气锅炉需要烟囱。\n\n热泵的价格在两万元到四万元之间，室外机占总价的一半，安装需要两天时间，保修期为五年。',
      'zh',
    )
    expect(answer.state).toBe('answered')
    expect(answer.sentence?.quote).toContain('价格')
  })

  test('works from right to left', () => {
    const markdown =
      'تحتاج غلاية الغاز إلى مدخنة.\n\nيبلغ سعر المضخة الحرارية نحو عشرة آلاف يورو مع التركيب في المنزل الواحد خلال ثلاثة أيام من العمل المتواصل في الموقع.'
    expect(one('كم سعر المضخة الحرارية؟', markdown, 'ar').state).toBe('answered')
  })

  test('a passage that opens with a reference cannot be quoted alone', () => {
    const text = 'find nectar by the colour and the scent of flowers, and they dance in the hive to tell the others about it.'
    expect(one('How do bees find nectar?', `Honey bees ${text}`).selfContained).toBe(true)
    expect(one('How do bees find nectar?', `They ${text}`).selfContained).toBe(false)
  })
})

describe('a sentence that asks', () => {
  test.each([
    ['en', 'What does a repair cost?', 'What does a repair cost? ', 'Nothing: the café lives on what its guests give, 4 euros on average.'],
    ['de', 'Was bringen alternative Therapien?', 'Was bringen alternative Therapien? ', 'Niemand hat das bisher gezählt, heißt es dort.'],
    ['ja', '布団は洗えますか？', '布団は洗えますか？', '大きな洗濯機のある店なら洗える布団が多い。'],
  ])('is not the answer that is shown, the next one is (%s)', (language, question, asked, answer) => {
    expect(one(question, `${asked}${answer}`, language).sentence?.quote).toBe(answer)
  })
  test('adds its words to the passage, so that a short answer is found', () => {
    const found = (markdown: string) => one('What does a repair cost?', markdown).score
    const answer = 'A repair is free: the café lives on what its guests give.'
    expect(found(`What does a repair cost? ${answer}`)).toBeGreaterThan(found(answer))
    expect(found('What does a repair cost?')).toBeLessThan(51)
  })
})

describe('the question of a heading', () => {
  const heading = 'Can you reheat rice twice?'
  const elsewhere = 'You can reheat cooked rice, and reheat it twice or more, if you ask those who know nothing of spores.'
  const found = (below: string) => {
    const all = answers('Leftovers', `${boiler}\n\n## What people say\n\n${elsewhere}\n\n## ${heading}\n\n${below}`)
    return all.find(({ question }) => question === heading)!
  }
  const quotes = ({ state, sentence, heading: above }: Answer) => [state, sentence?.quote, above]
  test('is answered from its own section, where that says as much', () => {
    const below = 'No, you can reheat rice only once, so take out what you are going to eat, and leave the rest of it in the cold.'
    expect(quotes(found(below))).toEqual(['answered', below, heading])
    expect(found(below).margin).toBeLessThan(0)
  })
  test('is answered from another, where its own says less', () => {
    expect(quotes(found('No, never. Throw it out when it has stood in the kitchen for more than an hour after the meal.'))).toEqual([
      'answered',
      elsewhere,
      'What people say',
    ])
  })
})

describe('a sentence that only says what the text is going to say', () => {
  const said: readonly (readonly [language: string, question: string, announced: string, answer: string])[] = [
    [
      'en',
      'How loud are heat pumps?',
      'In this article we will show how loud heat pumps are.',
      'Most heat pumps are as loud as a fridge in the next room.',
    ],
    [
      'de',
      'Wie laut sind Wärmepumpen?',
      'In diesem Artikel erfahren Sie, wie laut Wärmepumpen sind.',
      'Die meisten Wärmepumpen sind so laut wie ein Kühlschrank nebenan.',
    ],
    [
      'es',
      '¿Qué ruido hacen las bombas de calor?',
      'En este artículo verás qué ruido hacen las bombas de calor.',
      'Las bombas de calor hacen el ruido de una nevera en otra habitación.',
    ],
    [
      'fr',
      'Quel bruit fait une pompe à chaleur ?',
      'Cet article vous explique quel bruit fait une pompe à chaleur.',
      'Une pompe à chaleur fait le bruit d’un réfrigérateur dans la pièce voisine.',
    ],
    ['hi', 'हीट पंप कितना शोर करता है?', 'इस लेख में हम बताएँगे कि हीट पंप कितना शोर करता है।', 'हीट पंप बगल के कमरे में रखे फ्रिज जितना शोर करता है।'],
    [
      'ar',
      'ما صوت المضخة الحرارية؟',
      'في هذا المقال سنتحدث عن صوت المضخة الحرارية.',
      'صوت المضخة الحرارية مثل صوت ثلاجة في الغرفة المجاورة.',
    ],
  ]
  test.each(said)('answers nothing (%s)', (language, question, announced, answer) => {
    expect(one(question, announced, language)).toMatchObject({ state: 'missing', score: 0 })
    expect(one(question, `${announced} ${answer}`, language).sentence?.quote.trim()).toBe(answer)
  })
  test('answers with a figure in it', () => {
    expect(one('How loud are heat pumps?', 'In this guide heat pumps are loud from 45 decibels on.')).toMatchObject({ state: 'answered' })
  })
  test('is a part of its paragraph in Thai, which has no sentence ends', () => {
    expect(one('ปั๊มความร้อนเสียงดังไหม', 'ในบทความนี้เราจะบอกว่าปั๊มความร้อนเสียงดังไหม ปั๊มความร้อนเสียงดังเท่าตู้เย็น', 'th').state).toBe('answered')
  })
})

describe('questions', () => {
  const questions = (title: string, markdown: string, targetQueries: readonly string[] = []) =>
    deriveQuestions({ article: read(title, markdown), language: languageFor('en', allPacks), targetQueries }).map(
      ({ text, source, weight }) => `${source} ${weight} ${text}`,
    )

  test('come from target queries, title and headings, heavier first', () => {
    expect(
      questions('Heat pumps in old houses', '### Radiator sizes and flow\n\ntext\n\n## Costs of a heat pump\n\ntext', ['heat pump price']),
    ).toEqual([
      'target 4 heat pump price',
      'title 3 Heat pumps in old houses',
      'heading 2 Costs of a heat pump',
      'heading 1 Radiator sizes and flow',
    ])
  })
  test('leave generic and one-word headings out', () => {
    expect(questions('Heat pumps in old houses', '## Conclusion\n\ntext\n\n## Costs\n\ntext')).toEqual(['title 3 Heat pumps in old houses'])
  })
  test('leave numbered items out, unless they ask', () => {
    expect(questions('Short novels', '## 3. A Winter with Goats\n\ntext\n\n## 4. Which novel is the shortest?\n\ntext')).toEqual([
      'title 3 Short novels',
      'heading 2 Which novel is the shortest?',
    ])
  })
  test.each([
    ['ja', '感想', '店内の様子'],
    ['zh', '水温', '水温的影响'],
    ['vi', 'Cảm nghĩ', 'Giá vé máy bay'],
  ])('leave headings of one word out in %s', (language, word, several) => {
    const found = deriveQuestions({
      article: read('', `## ${word}\n\ntext\n\n## ${several}\n\ntext`, language),
      language: languageFor(language, allPacks),
      targetQueries: [],
    })
    expect(found.map(({ text }) => text)).toEqual([several])
  })
  test('leave near doubles out', () => {
    expect(questions('Costs of a heat pump', '## The costs of a heat pump\n\ntext')).toEqual(['title 3 Costs of a heat pump'])
  })
  test('turn a title of one word into a question', () => {
    expect(questions('Photosynthesis', 'text')).toEqual(['title 3 What is Photosynthesis?'])
  })
  test('are at most thirty', () => {
    const markdown = Array.from({ length: 50 }, (_, index) => `## Section ${index} alpha${index} beta${index}\n\ntext`).join('\n\n')
    expect(questions('', markdown)).toHaveLength(30)
  })
  test('are none without words', () => {
    expect(questions('', 'text')).toEqual([])
    expect(mainQuestion({ article: read('…', 'text'), language: languageFor('en', allPacks), targetQueries: ['?'] })).toBeNull()
  })
})

describe('a title without the name of the site', () => {
  test.each([
    { title: 'Heat pumps | The Daily', site: null, expected: 'Heat pumps' },
    { title: 'Heat pumps - The Daily', site: 'The Daily', expected: 'Heat pumps' },
    { title: 'Heat pumps - a guide', site: 'The Daily', expected: 'Heat pumps - a guide' },
    { title: 'Heat-pumps', site: 'pumps', expected: 'Heat-pumps' },
    { title: 'A | A much longer second part', site: null, expected: 'A | A much longer second part' },
    { title: '', site: 'The Daily', expected: '' },
  ])('$title', ({ title, site, expected }) => {
    expect(withoutSiteName(title, site)).toBe(expected)
  })
})

describe('passages', () => {
  const words = (count: number): string => `W${Array.from({ length: count }, (_, index) => `ord${index}`).join(' w')}.`
  const sizes = (markdown: string): number[] =>
    indexArticle(read('', markdown), languageFor('en', allPacks)).sections.flatMap(({ passages }) => passages.map(({ words }) => words))

  test.each([
    { name: 'a paragraph is a passage', markdown: `${words(40)}\n\n${words(50)}`, expected: [40, 50] },
    { name: '14 words join their neighbour', markdown: `${words(14)}\n\n${words(50)}`, expected: [64] },
    { name: '15 words stand alone', markdown: `${words(15)}\n\n${words(50)}`, expected: [15, 50] },
    { name: 'more than 120 words split at a sentence end', markdown: `${words(60)} ${words(60)} ${words(10)}`, expected: [130 - 10, 10] },
    { name: 'a heading ends a passage', markdown: `${words(5)}\n\n## Heading\n\n${words(5)}`, expected: [5, 5] },
    { name: 'list items make one passage', markdown: `- ${words(20)}\n- ${words(20)}\n- ${words(20)}`, expected: [60] },
    { name: 'an article without text has none', markdown: '## Heading', expected: [] },
  ])('$name', ({ markdown, expected }) => {
    expect(sizes(markdown)).toEqual(expected)
  })
})

describe('the opening', () => {
  const filler = (count: number): string => `${Array.from({ length: count }, (_, index) => `filler${index}`).join(' ')}.`
  const opening = (markdown: string) =>
    openingAnswer({ article: read('How do bees find nectar?', markdown), language: languageFor('en', allPacks), targetQueries: [] })
  const answer = 'Bees do find nectar by colour and scent, and they dance in the hive to tell all the others where it is.'

  test('counts an answer in the first 150 words', () => {
    expect(opening(`${filler(100)}\n\n${answer}`)?.score).toBe(100)
  })
  test('does not count one behind them', () => {
    expect(opening(`${filler(100)}\n\n${filler(60)}\n\n${answer}`)?.score).toBe(0)
  })
  test('is nothing without text', () => {
    expect(opening('')).toBeNull()
  })
})

test('the same article gives the same bytes twice', () => {
  const markdown = `${boiler}\n\n## Costs of a heat pump\n\nA heat pump costs 12,000 euros.`
  expect(JSON.stringify(answers('Heat pumps', markdown))).toBe(JSON.stringify(answers('Heat pumps', markdown)))
})
