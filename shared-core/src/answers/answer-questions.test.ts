import { describe, expect, test } from 'vitest'
import { readArticle } from '../extract/read-article.ts'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import type { Answer } from '../model/answer.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import { answerQuestions, indexArticle, openingAnswer } from './answer-questions.ts'
import { proposeQuestions } from './propose-questions.ts'
import { articleTitle, deriveQuestions, isQuestion, mainQuestion, withoutSiteName } from './questions.ts'

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
      state: 'unclear',
      sentence: 'A heat pump does cost much, and the work of installers in the house takes its time, as everybody knows too well.',
    },
    {
      name: 'is in doubt when the number stands in a sentence about something else',
      question: 'How much soap per litre cleans a slate roof?',
      markdown: `Soap per litre of water for a slate roof is told on the packet of the maker. It keeps for 3 years in a dry room.`,
      state: 'unclear',
      sentence: 'Soap per litre of water for a slate roof is told on the packet of the maker.',
    },
    {
      name: 'is missing when the article is about something else',
      question: 'How do bees find nectar?',
      markdown: boiler,
      state: 'missing',
      sentence: null,
    },
    { name: 'is missing in an article without text', question: 'How do bees find nectar?', markdown: '', state: 'missing', sentence: null },
    {
      name: 'is in doubt where the section under its heading is about something else',
      question: 'How do bees find nectar?',
      markdown: `## How do bees find nectar?\n\n${boiler} The chimney is swept in spring, before the first warm week of the year.`,
      state: 'unclear',
      sentence: `${boiler} The chimney is swept in spring, before the first warm week of the year.`,
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
  const below = (heading: string, markdown: string, language = 'en'): [string, string | undefined] => {
    const all = answers('Leftovers', `## ${heading}\n\n${markdown}\n\n## About\n\n${boiler}`, [], language)
    const { state, sentence } = all.find(({ question }) => question === heading)!
    return [state, sentence?.quote.trim()]
  }
  test.each([
    [
      'Can you reheat rice twice?',
      'No, never. Throw it out when it has stood in the kitchen for an hour.',
      'No, never. Throw it out when it has stood in the kitchen for an hour.',
    ],
    [
      'How long does delivery take?',
      'We send parcels from Ghent. Most arrive within 3 working days.',
      'We send parcels from Ghent. Most arrive within 3 working days.',
    ],
    [
      'What do I need for waxing it?',
      'You need three things:\n\n- a sharp knife\n- a wooden board\n- clean cotton cloths',
      'a sharp knife\na wooden board\nclean cotton cloths',
    ],
    [
      'Why is my dough sticky?',
      '![The dough](dough.jpg)\n\nPhoto Ines Maar\n\nFlour takes up water slowly, so give it half an hour.',
      'Flour takes up water slowly, so give it half an hour.',
    ],
  ])('%s is answered by what says something below it', (heading, markdown, quote) => {
    const [state, found] = below(heading, markdown)
    expect([state, found?.replace(/\s+/g, ' ')]).toEqual(['answered', quote.replace(/\s+/g, ' ')])
  })
  test.each([
    [
      'de',
      'Wie lange dauert die Lieferung?',
      'Die Lieferung innerhalb Belgiens dauert zwei bis vier Werktage, an Feiertagen einen Tag länger.',
    ],
    ['ja', '配送にはどのくらいかかりますか？', 'ご注文の確認後、通常は三日以内に発送いたします。離島へは一週間ほど見てください。'],
    ['ar', 'كم تستغرق عملية التوصيل؟', 'تصل الطرود داخل المدينة خلال 3 أيام عمل بعد تأكيد الطلب.'],
    ['pl', 'Ile kosztuje przesyłka?', 'Za paczkę do 5 kg kurier pobiera 14 złotych, za większą 20 złotych.'],
    ['hi', 'डिलीवरी में कितना समय लगता है?', 'सामान दिल्ली से भेजा जाता है और 4 दिनों में आपके शहर पहुँच जाता है।'],
  ])('needs no shared words (%s)', (language, heading, markdown) => {
    expect(below(heading, markdown, language)[0]).toBe('answered')
  })
  test.each([
    ['nothing stands below it', ''],
    ['what stands below only repeats it', 'What heat pumps cost. The cost of heat pumps.'],
    ['what stands below asks to subscribe', 'Subscribe to our newsletter for fresh news about energy and houses.'],
  ])('is missing when %s', (_name, markdown) => {
    expect(below('What do heat pumps cost?', markdown)).toEqual(['missing', undefined])
  })
  test.each([
    ['tells what comes after what', 'Loosen the cap. First drain the old water, then open both valves and wait until no air is left.', 1],
    [
      'could stand in any article',
      'A radiator that holds air is a nuisance in brick houses by the harbour, and its gurgling wakes cats, lodgers and landlords before sunrise. Ours stood under the kitchen window, painted green, beside jars of pickled plums, an oil lamp, two brass kettles and a drawer of rusty keys.\n\nSuccess matters because it affects every important part of life. First people feel good, then everything else tends to improve. However, problems can arise. Therefore it is important to begin today, and finally achieve a better quality of life.',
      0,
    ],
    ['says only what for', 'The purpose of this chapter is to take away the fear that many owners of a boiler feel in winter.', 0],
  ])('how to do something is answered by what %s', (_name, text, shown) => {
    expect(answers('', `## How to bleed a radiator\n\n${text}`)).toHaveLength(shown)
  })
  test('a heading that names a method asks only where steps are numbered below it', () => {
    const text = 'Many owners of a boiler fear the winter. Air in a radiator is the reason why most of them call somebody.'
    expect(answers('', `## How to bleed a radiator\n\n${text}\n\n- Gurgling\n- Cold at the top\n- Warm below`)).toEqual([])
    expect(
      answers('', `## How to bleed a radiator\n\n${text}\n\n1. Open the valve.\n2. Wait for the water to come.\n3. Close it.`),
    ).toHaveLength(1)
  })
  test.each([
    ['en', 'May I touch it?', 'No.', 'No.'],
    [
      'en',
      'Can I bring my dog?',
      'Yes, on a lead. The garden is open to dogs all day.',
      'Yes, on a lead. The garden is open to dogs all day.',
    ],
    ['de', 'Darf mein Hund mit?', 'Ja.', 'Ja.'],
    ['es', '¿Se puede pagar con tarjeta?', 'Sí.', 'Sí.'],
    ['fr', 'Faut-il réserver ?', 'Non, venez quand vous voulez.', 'Non, venez quand vous voulez.'],
    ['nl', 'Geldt het ook voor elektrische fietsen?', 'Ja, ook voor speedpedelecs.', 'Ja, ook voor speedpedelecs.'],
  ])('a heading is answered by yes or no (%s: %s)', (language, heading, text, quote) => {
    const answer = answers('Ein Titel', `## ${heading}\n\n${text}`, [], language).find(({ question }) => question === heading)
    expect([answer?.state, answer?.sentence?.quote]).toEqual(['answered', quote])
  })

  test('how to do something is not answered by what it is for', () => {
    const purpose = 'The purpose of bleeding a radiator is to help you have a warm kitchen in January.'
    const steps = 'First loosen the cap of the radiator with a key, then wait until water comes and close it.'
    const [answer] = answers('', `## How to bleed a radiator\n\n${purpose} ${steps}`)
    expect(answer?.sentence?.quote).toMatch(/^First loosen/)
  })
  test.each([
    ['en', 'What is new in the building'],
    ['es', 'Cómo dar la vuelta sin miedo'],
    ['fr', 'Comment venir et se déplacer'],
    ['de', 'Was sich im Haus ändert'],
  ])('a heading that names its section is not listed in doubt (%s: %s)', (language, heading) => {
    expect(
      answers(
        '',
        `## ${heading}\n\nRoses bloom at old walls every summer, and gardeners who cut them in winter get more flowers and stronger shoots on all plants afterwards.`,
        [],
        language,
      ),
    ).toEqual([])
  })
  test.each([
    ['es', '¿Por qué nos despertamos de madrugada?', 1],
    ['es', '¿Por qué no crecen mis tomates?', 1],
    ['es', '¿Por qué no probarlo?', 0],
    ['es', '¿Por qué nosotros?', 0],
    ['fr', 'Pourquoi nous réveillons-nous la nuit ?', 1],
    ['fr', 'Pourquoi nous choisir ?', 0],
    ['fr', 'Pourquoi nous ?', 0],
    ['de', 'Warum wir nachts aufwachen?', 1],
    ['de', 'Warum gerade wir?', 0],
    ['en', 'Why do we wake at night?', 1],
    ['en', 'Why choose us?', 0],
  ])('asks why, and praises nobody (%s: %s)', (language, heading, count) => {
    const text = 'Radiator, 90 minutes, Wien, Lyon, Bilbao: the body has cycles of ninety minutes, and noise ends them.'
    expect(answers('', `## ${heading}\n\n${text}`, [], language)).toHaveLength(count)
  })
  test('a question about the reader is left out, with a label before it too', () => {
    const text = 'Roofers need a head for heights, a licence of the guild and three winters of practice on ladders.'
    expect(answers('Do you have what it takes to be a roofer?', text)).toEqual([])
    expect(answers('Roofs: do you have what it takes to be a roofer?', text)).toEqual([])
  })
  test('is in doubt where links are below, which may be the answer', () => {
    expect(below('Where can you listen to the show?', '[Harbour radio, every evening after the news](https://example.com/)')).toEqual([
      'unclear',
      undefined,
    ])
  })
  test('is in doubt where the kind of thing that is asked for is not there', () => {
    const price = 'The price depends on the house, the radiators and the work of installers.'
    expect(below('How much does a heat pump cost?', price)).toEqual(['unclear', undefined])
  })
  test('reaches below the headings under it, to the next of its level', () => {
    expect(below('What do heat pumps need?', '### Outside\n\nA concrete slab and half a metre of free air around the unit.')[0]).toBe(
      'answered',
    )
  })
})

describe('a marked pair', () => {
  const pair = (html: string, language = 'en') => {
    const fields = { title: 'Leftovers', description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
    const article = readArticle({ kind: 'body', html, fields }, context(language))
    return answerQuestions({ article, language: languageFor(language, allPacks), targetQueries: [] }).map(
      ({ question, state, sentence }) => [question, state, sentence?.quote],
    )
  }
  test('is answered by the first sentence of its answer', () => {
    expect(
      pair('<details><summary>Do you ship abroad?</summary><p>To all of Europe. Parcels to Norway pass customs.</p></details>'),
    ).toEqual([['Do you ship abroad?', 'answered', 'To all of Europe. Parcels to Norway pass customs.']])
  })
  test('may answer in few words, and without the figure that is asked for', () => {
    expect(pair('<details><summary>How often is a knife honed?</summary><p>When the edge shines.</p></details>')).toEqual([
      ['How often is a knife honed?', 'answered', 'When the edge shines.'],
    ])
  })
  test('is quoted only where the quotation is nearly all of its answer', () => {
    const rest = '<p>Customs ask for an invoice in three copies, and for the name of the person who takes the parcel in.</p>'
    expect(pair(`<details><summary>Do you ship abroad?</summary><p>To all of Europe.</p>${rest}</details>`)).toEqual([
      ['Do you ship abroad?', 'answered', undefined],
    ])
  })
  test('is not answered by its question', () => {
    expect(pair('<details><summary>How often is a knife honed?</summary><p>How often a knife is honed.</p></details>')[0]?.[1]).not.toBe(
      'answered',
    )
  })
  test('is missing where the summary is a label', () => {
    expect(pair('<details><summary>Transcript</summary><p>Good morning, this is the radio of the valley.</p></details>')).toEqual([])
  })
  test('in a definition list is answered by what defines', () => {
    expect(pair('<dl><dt>¿Cuánto dura la visita?</dt><dd>La visita guiada dura 90 minutos.</dd></dl>', 'es')[0]?.[1]).toBe('answered')
  })
})

describe('a sentence that only says what the text is going to say', () => {
  const said: readonly (readonly [language: string, question: string, announced: string, answer: string])[] = [
    [
      'en',
      'How loud are heat pumps?',
      'In this article we will show how loud heat pumps are.',
      'Most heat pumps are as loud as a humming fridge in the next room.',
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
      'Las bombas de calor hacen el ruido de una nevera encendida en otra habitación.',
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

describe('a how-to title', () => {
  const titled = (title: string, markdown: string, language = 'en') =>
    answers(title, markdown, [], language).map(({ question, state, sentence }) => [question, state, sentence?.quote])
  const talk = 'A row of beans stands for two months, and neighbours lean over the fence to talk about slugs and the rain of last week. '
  test.each([
    [
      'en',
      'How to dry beans',
      '1. Pick the pods when they rattle.\n2. Lay them on a sieve.\n3. Shell the beans after a week.',
      'Pick the pods when they rattle.\nLay them on a sieve.\nShell the beans after a week.',
    ],
    [
      'de',
      'Wie kann man Bohnen trocknen?',
      '1. Die Hülsen rascheln lassen.\n2. Bohnen auf ein Sieb legen.\n3. Nach einer Woche schälen.',
      'Die Hülsen rascheln lassen.\nBohnen auf ein Sieb legen.\nNach einer Woche schälen.',
    ],
  ])('is answered by its steps (%s)', (language, title, list, quote) => {
    expect(titled(title, `${talk}\n\n${list}`, language)).toEqual([[title, 'answered', quote]])
  })
  test('is answered by the list that sums the text up', () => {
    const markdown = `${talk}\n\n**Key takeaways**\n\n- Pods must rattle before picking.\n- A sieve lets air in.\n- A week is enough.`
    expect(titled('How to dry beans', markdown)[0]?.slice(1)).toEqual([
      'answered',
      'Pods must rattle before picking.\nA sieve lets air in.\nA week is enough.',
    ])
  })
  test.each([
    ['a lead-in to what follows', 'If you dry beans with these 3 things in mind, all the beans keep well for years. '],
    ['a figure aside', 'To dry beans, hang the rack at a height of 30 centimetres beside the chimney of the house. '],
  ])('is not answered by %s', (_name, sentence) => {
    expect(titled('How to dry beans', sentence + talk.repeat(20))).toEqual([])
  })
})

describe('the place where a question is asked', () => {
  const text = 'It costs 25,000 euros with its tank.'
  test.each([
    ['a heading', '', `## What does a heat pump cost?\n\n${text}`, [], 'What does a heat pump cost?'],
    ['a heading with a number', '', `## 2. What does a heat pump cost?\n\n${text}`, [], '2. What does a heat pump cost?'],
    [
      'nowhere, of a title',
      'What does a heat pump cost?',
      `A heat pump costs 25,000 euros with its tank and two days of work.`,
      [],
      undefined,
    ],
    ['nowhere, of a query', '', text, ['what does the tank cost'], undefined],
    [
      'the heading that asks the same as a query',
      '',
      `## What does a heat pump cost?\n\n${text}`,
      ['What does a heat pump cost'],
      'What does a heat pump cost?',
    ],
  ] as const)('is %s', (_name, title, markdown, queries, quote) => {
    const [answer] = answers(title, markdown, queries)
    expect(answer?.asked?.quote).toBe(quote)
    expect(answer?.asked === null).toBe(quote === undefined)
  })
})

describe('a title that asks', () => {
  const answer = 'A heat pump costs 25,000 euros with its tank and the work of two days.'
  test.each([
    ['the opening, which is quoted', answer, answer],
    ['another paragraph, which is not', `The valley has two mills and a bridge, and most families keep a goat.\n\n${answer}`, undefined],
  ])('and is answered in %s', (_name, markdown, quote) => {
    expect(answers('What does a heat pump cost?', markdown).map(({ state, sentence }) => [state, sentence?.quote])).toEqual([
      ['answered', quote],
    ])
  })
})

describe('a title', () => {
  const talk = 'The valley has two mills and a bridge, and most families there keep a goat or two behind the house. '
  test.each([3, 30])('in doubt is not shown, with %i sentences', (times) => {
    expect(answers('When does the bridge of the valley open?', talk.repeat(times))).toEqual([])
  })
  test.each([
    ['Garden guide: When do cold frames pay?', 'When do cold frames pay?'],
    ['Cold frames: when do they pay?', 'Cold frames: when do they pay?'],
    ['Podcast #12: When do cold frames pay?', 'When do cold frames pay?'],
  ])('%s asks without the name of its series', (title, question) => {
    expect(answers(title, 'Cold frames pay in May 2026, when the nights of the valley are warm.')[0]?.question).toBe(question)
  })
})

describe('a sentence that points forward', () => {
  test.each([
    [
      'en',
      'What keeps a goat calm?',
      'Farmers in the valley keep goats calm with these three things. A second goat, fresh hay and a dry shed keep a goat calm.',
      'A second goat, fresh hay and a dry shed keep a goat calm.',
    ],
    [
      'de',
      'Was beruhigt eine Ziege?',
      'Eine Ziege beruhigen im Tal vor allem folgende Dinge. Frisches Heu, ein trockener Stall und eine zweite Ziege beruhigen jede Ziege.',
      'Frisches Heu, ein trockener Stall und eine zweite Ziege beruhigen jede Ziege.',
    ],
    [
      'fr',
      'Qu’est-ce qui calme une chèvre ?',
      'Voici comment les fermiers de la vallée calment une chèvre. Du foin frais, un abri sec et une compagne calment toute chèvre.',
      'Du foin frais, un abri sec et une compagne calment toute chèvre.',
    ],
  ])('answers nothing (%s)', (language, heading, markdown, quote) => {
    expect(answers('', `## ${heading}\n\n${markdown}`, [], language)[0]?.sentence?.quote).toBe(quote)
  })
  test.each([
    ['ja', '子どもだけで利用できますか', '小学三年生以下のお子さんには、18歳以上の付き添いが必要です。'],
    ['ja', '荷物は預けられますか', '10キロ以下の荷物は、受付の横にある棚に無料で置けます。'],
    ['fr', 'Que faire après la taille ?', 'Dans les jours suivants, la haie veut 20 litres d’eau par mètre.'],
    ['es', '¿Qué hacer después de la poda?', 'En los siguientes días, el seto quiere 20 litros de agua por metro.'],
    ['it', 'Che cosa fare dopo la potatura?', 'Nei giorni caldi e i seguenti giorni di vento la siepe vuole 20 litri di acqua.'],
  ])('is none by a word of measure or time alone (%s: %s)', (language, heading, quote) => {
    expect(answers('', `## ${heading}\n\n${quote}`, [], language)[0]?.sentence?.quote).toBe(quote)
  })
})

/** A paragraph that answers no question of the tests. */
const bakery =
  'Rye from the upper field ripened in warm weeks and gave a pale crumb. Wheat of the same farm was cut in August, dried on racks and milled between stones. Our oven holds forty loaves; its bricks come from a quarry near the lake. Customers queue before seven, mostly nurses after a night shift. On Fridays we sell rolls with caraway, on Sundays nothing at all.'

describe('below its heading', () => {
  const first = (heading: string, markdown: string, language = 'en') => {
    const [answer] = answers('', `## ${heading}\n\n${markdown}`, [], language)
    return [answer?.state, answer?.sentence?.quote.trim()]
  }
  test.each([
    [
      'de',
      'Was bringen Kräuterbäder?',
      'Wanderer im Gebirge nehmen oft Kräuterbäder. Studien zufolge bringen Kräuterbäder eine Stunde tieferen Schlaf.',
      'Studien zufolge bringen Kräuterbäder eine Stunde tieferen Schlaf.',
    ],
    [
      'en',
      'What do herbal baths bring?',
      'Mountain hikers often take herbal baths. In trials, herbal baths bring an hour of deeper sleep.',
      'In trials, herbal baths bring an hour of deeper sleep.',
    ],
  ])('the thing asked for is preferred to who uses it (%s)', (language, heading, markdown, quote) => {
    expect(first(heading, markdown, language)).toEqual(['answered', quote])
  })
  test.each([
    [
      'the last part of a compound speaks of it',
      'Was passiert mit dem alten Stromzähler?',
      'Bis der Betreiber kommt, darf ein solcher Zähler rückwärts laufen. Vier Monate hat er dafür Zeit, und der Tausch kostet die Bewohner im Haus nichts.',
      'answered',
    ],
    [
      'what has no word of it does not',
      'Was passiert mit dem alten Stromzähler?',
      'Im Garten blühen Rosen an der Mauer. Wer sie im Winter schneidet, bekommt im nächsten Sommer mehr Blüten und kräftigere Triebe an allen Stöcken.',
      'unclear',
    ],
    [
      'a list right below is what was asked for',
      'Welche Angaben brauchen Sie?',
      '- Name und Anschrift des Betreibers\n- Datum der Inbetriebnahme\n- Nummer des Zählers im Keller\n\nDie Leistung steht auf dem Schild an der Rückseite. Schreiben Sie sie auf, bevor das Modul an der Brüstung hängt.',
      'answered',
    ],
  ])('%s', (_name, heading, markdown, state) => {
    expect(first(heading, markdown, 'de')[0]).toBe(state)
  })
  test('a remark beside the text is not preferred to it', () => {
    const own = 'Before the work, our machine needed 34 seconds for a cup of coffee; afterwards it needed 21 seconds.'
    const said = '“Scale is the reason for most repairs,” says the smith Marco Testi.'
    expect(first('How do you know that the scale is gone?', `${own}\n\n> ${said}`)[1]).toContain('34 seconds')
  })
  test('the section itself answers before the sections in it', () => {
    const own = 'An overproofed dough tears when it is shaped and spreads in the oven, because acids have weakened its gluten.'
    const inner =
      '#### Which flour ferments fastest?\n\nWhole rye ferments fastest: its bran feeds the yeast, so bulk fermentation is short.'
    expect(first('What happens if bulk fermentation takes too long?', `${own}\n\n${inner}`)).toEqual(['answered', own])
  })
  test.each([
    ['en', 'How often should you feed a rye starter?', 'Feed a rye starter once a day at room temperature, or weekly in the fridge.'],
    ['de', 'Wie oft füttert man einen Sauerteig?', 'Einen Sauerteig füttert man einmal am Tag, im Kühlschrank wöchentlich.'],
  ])('words for how often are an answer (%s)', (language, heading, markdown) => {
    expect(first(heading, markdown, language)).toEqual(['answered', markdown])
  })
  test('an answer is quoted to the end of its paragraph, where that can be quoted whole', () => {
    const text =
      'Slate roofs keep rain out for a century. They weigh forty kilos a square metre. Moss does them no harm. Frost may. Nails rust first.'
    expect(first('What do slate roofs do?', text)).toEqual(['answered', text])
  })
  test('what comes before the sentence that shares most is quoted with it', () => {
    const text = 'Rye flour ferments within six hours at 28 °C. A longer bulk fermentation makes the dough sour and slack.'
    expect(first('What does a longer bulk fermentation do?', text)).toEqual(['answered', text])
  })
  test('a section too long to be quoted is answered, and nothing of it is quoted', () => {
    expect(first('Why does sourdough bread taste sour at home?', `Sourdough came first. ${bakery} ${bakery} ${bakery}`)).toEqual([
      'answered',
      undefined,
    ])
  })
  test.each([
    [
      'a half of the section',
      'How did you come to the court?',
      'I taught myself to build websites and worked for a small startup that made pages for radio stations.\n\nA friend told me of the opening at the court, and I wrote to them the same evening.',
    ],
    [
      'what only uses the verb of a definition',
      'What were you thinking when the first bug came?',
      'In this case it was an oversight of mine, and no customer was able to change an address for a week. The team met at once.\n\nI thought of my holidays, to be honest, and then of the bug and the tests that we had never written.',
    ],
    [
      'the figure that is asked for, with more beside it',
      'How long does the bread bake?',
      '45 minutes at 230 °C, the first 20 with steam.\n\nA stone keeps the heat where an oven is thin, and a tray of water keeps the crust soft until the loaf has grown.',
    ],
  ])('%s is not quoted', (_name, heading, markdown) => {
    expect(first(heading, markdown)).toEqual(['answered', undefined])
  })
  test.each([
    ['en', 'Interested in a visit?'],
    ['de', 'Interesse an einem Besuch?'],
    ['es', '¿Interesado en una visita?'],
    ['fr', 'Intéressé par une visite ?'],
    ['it', 'Interessati a una visita?'],
    ['nl', 'Geïnteresseerd in een bezoek?'],
    ['pl', 'Zainteresowany wizytą?'],
    ['pt', 'Interessado em uma visita?'],
    ['en', 'Why choose us?'],
    ['de', 'Warum gerade wir?'],
    ['fr', 'Pourquoi nous choisir ?'],
    ['es', '¿Por qué elegirnos?'],
    ['zh', '为什么选择我们'],
  ])('an offer asks nothing (%s)', (language, heading) => {
    expect(answers('', `## ${heading}\n\n12.000 m² 2026, Maria Weber, Bremen: 14 € 2026-06-21.`, [], language)).toEqual([])
  })
  test.each([
    ['es', '¿Cuánto cuesta?', 'La entrada cuesta 12 euros, y los niños pagan 4.'],
    ['pt', 'Quando e onde?', 'Sábado, 21 de março, a partir das 10 h, no largo da escola.'],
    ['en', 'Why not?', undefined],
    ['en', 'Opting out?', undefined],
  ])('two words ask where they ask for an amount or a time (%s: %s)', (language, heading, text) => {
    expect(answers('', `## ${heading}\n\n${text ?? '12 of them did, on 21 June.'}`, [], language)).toHaveLength(text ? 1 : 0)
  })
  test('a list is quoted whole', () => {
    const items = ['loosen the cap of the radiator', 'wait until water comes', 'close the cap by hand', 'wipe the floor dry']
    expect(first('What should I do with the radiator?', items.map((item) => `- ${item}`).join('\n'))).toEqual([
      'answered',
      items.join('\n'),
    ])
  })
  test('a heading that only leads over asks nothing', () => {
    expect(answers('', '## What about wholemeal flour?\n\nWholemeal flour drinks a tenth more water than white flour.', [], 'en')).toEqual(
      [],
    )
  })
  test('who said it is no answer', () => {
    const [, quote] = first('What did the harbour say to the boat?', 'You look a little rocky today.\n\n— Mira, aged 8')
    expect(quote).toBe('You look a little rocky today.')
  })
  test('nothing but who uses it is no answer', () => {
    expect(first('What do herbal baths bring?', 'Mountain hikers in Tyrol often take herbal baths after work.')).toEqual([
      'unclear',
      undefined,
    ])
  })
  test.each([
    [
      'en',
      'When do you need a chimney sweep?',
      'A chimney sweep comes when a new stove is lit in May. You also need one after a fire in the roof.',
    ],
    [
      'de',
      'Wann braucht man einen Schornsteinfeger?',
      'Einen Schornsteinfeger braucht man, wenn im Mai ein neuer Ofen brennt. Außerdem kommt er nach einem Brand im Dach.',
    ],
  ])('a second reason is quoted with the first (%s)', (language, heading, markdown) => {
    expect(first(heading, markdown, language)).toEqual(['answered', markdown])
  })
  test.each([
    ['en', 'Have you experienced these noises at night?'],
    ['en', 'Share this information, please?'],
    ['en', 'Ready to light your first stove?'],
    ['de', 'Haben Sie noch Fragen zum Ofen?'],
    ['es', '¿Sabías que la estufa respira?'],
    ['fr', 'Prêts à allumer votre poêle ?'],
    ['en', 'Did you like this article on stoves?'],
    ['de', 'Hat Ihnen dieser Artikel gefallen?'],
    ['fr', 'Cet article vous a plu ?'],
    ['es', '¿Te ha gustado este artículo?'],
    ['it', 'Ti è piaciuto questo articolo?'],
    ['nl', 'Vond je dit artikel nuttig?'],
  ])('a plea is no question (%s, %s)', (language, heading) => {
    expect(first(heading, boiler, language)).toEqual([undefined, undefined])
  })
})

describe('questions that an interview prints', () => {
  const found = (markdown: string, language = 'en') =>
    answers('At the forge', markdown, [], language).map(({ question, state, sentence }) => [question, state, sentence?.quote.trim()])
  test.each([
    ['en', '**Can I use my own top?** Yes, we sell the frame alone for 449 pounds.', 'Can I use my own top?'],
    ['en', '**Does it stop?** Yes, it stops and goes back three centimetres.', 'Does it stop?'],
    ['en', '**Can I use\u00a0my own bench?** Yes, we\u00a0sell the frame alone for 449 pounds.', 'Can I use my own bench?'],
    ['de', '**Kann ich die Platte später tauschen?** Ja, vier Schrauben halten sie am Gestell.', 'Kann ich die Platte später tauschen?'],
    ['fr', '**Peut-on laver la housse ?** Oui, à 30 degrés, avec la fermeture fermée.', 'Peut-on laver la housse ?'],
    ['es', '**¿Se puede lavar la funda?** Sí, a 30 grados y con la cremallera cerrada.', '¿Se puede lavar la funda?'],
    ['it', '**Si può lavare la fodera?** Sì, a 30 gradi e con la cerniera chiusa.', 'Si può lavare la fodera?'],
    ['nl', '**Kan ik de hoes wassen?** Ja, op 30 graden en met de rits dicht.', 'Kan ik de hoes wassen?'],
    ['pl', '**Czy pokrowiec można prać?** Tak, w 30 stopniach i z zapiętym zamkiem.', 'Czy pokrowiec można prać?'],
  ])('alone in bold type before its answer (%s: %s)', (language, paragraph, question) => {
    const text = `The desk is made of oak in Hereford.\n\n${paragraph}`
    expect(answers('', text, [], language).map(({ question: asked, state }) => [asked, state])).toEqual([[question, 'answered']])
  })
  test.each([
    '**The desk is made of oak.** It comes from Poland.',
    '**Can I use my own top?**',
    '**Did you like this article?** Then tell your friends about the desk.',
    'Can I use my own top? Yes, we sell the frame alone.',
    'Ann Lee: Can I use my own top? Yes, we sell the frame alone.',
  ])('none: %s', (paragraph) => {
    expect(answers('', `The desk is made of oak in Hereford.\n\n${paragraph}`)).toEqual([])
  })
  test('in bold type are answered by what follows each', () => {
    const talk = [
      '**Who taught you to forge iron?**',
      'My aunt Greta did, in the winter of 1988, in this very shed.',
      '**How hot is the fire of a forge?**',
      'It reaches 1,200 degrees when both bellows work.',
      '**What do smiths burn today?**',
      'Most burn coke from Silesia, some burn propane gas.',
    ]
    expect(found(talk.join('\n\n'))).toEqual([
      [talk[0]!.replaceAll('*', ''), 'answered', talk[1]],
      [talk[2]!.replaceAll('*', ''), 'answered', talk[3]],
      [talk[4]!.replaceAll('*', ''), 'answered', talk[5]],
    ])
    expect(found(talk.slice(0, 4).join('\n\n'))).toEqual([])
  })
  test('pass over a sentence that announces', () => {
    const text =
      '## Was ist beim Lagern von Schiefer zu beachten?\n\nBeim Lagern sind einige Dinge zu beachten. Schiefer wird stehend und trocken auf Holz gelagert, nie liegend.'
    expect(found(text, 'de')).toEqual([
      ['Was ist beim Lagern von Schiefer zu beachten?', 'answered', 'Schiefer wird stehend und trocken auf Holz gelagert, nie liegend.'],
    ])
  })
  test('are answered by a name or a word or two', () => {
    const talk = [
      '## Q: Where did you grow up?\n\nA: St. Croix',
      '## Q: What is your favourite tool?\n\nA: Cross-peen hammer',
      '## Q: What did you burn first?\n\nA: Coke, and my fingers.',
    ]
    expect(found(talk.join('\n\n'))).toEqual([
      ['Where did you grow up?', 'answered', 'St. Croix'],
      ['What is your favourite tool?', 'answered', 'Cross-peen hammer'],
      ['What did you burn first?', 'answered', 'Coke, and my fingers.'],
    ])
  })
  test('are answered from the first word on, to the end of the paragraph', () => {
    const answer =
      'Proud and tired! Nothing can describe how the first day in the forge felt. I burnt two coats, and my aunt laughed. She still does.'
    const talk = ['Which two words describe how the first day felt?', 'What do smiths burn today?', 'Who buys a hand-forged nail?']
    const [first] = found(talk.map((asked) => `**${asked}**\n\nA: ${answer}`).join('\n\n'))
    expect(first).toEqual([talk[0], 'answered', answer])
    const long = `${answer} ${bakery} Every winter the quarrymen above the village cut stone by hand, and their wives carried it down to the boats, which took it over to the mills of the plain, where nobody asked who had cut it, how cold the hands had been, or what the bread cost in the village above, as the priest wrote in a letter that lies in the museum of the town today.`
    expect(found(talk.map((asked) => `**${asked}**\n\nA: ${long}`).join('\n\n'))[0]).toEqual([talk[0], 'answered', undefined])
  })
  test.each(['$1:', '**$1:**', '**$1**:'])('behind a name, in Spanish, as %s', (name) => {
    const talk = [
      'Clara Ruiz: ¿Quién le enseñó a forjar el hierro?',
      'Pedro Sanz: Mi tía Greta, en el invierno de 1988, en este taller.',
      'Clara Ruiz: ¿Qué queman hoy los herreros?',
      'Pedro Sanz: La mayoría quema coque de Asturias, algunos gas propano.',
      'Clara Ruiz: ¿Cuánto pesa un yunque de taller?',
      'Pedro Sanz: El mío pesa 120 kilos, y los hay del doble.',
    ]
    expect(
      found(talk.map((line) => line.replace(/^(.*?):/, name)).join('\n\n'), 'es').map(([question, state]) => [question, state]),
    ).toEqual([
      ['¿Quién le enseñó a forjar el hierro?', 'answered'],
      ['¿Qué queman hoy los herreros?', 'answered'],
      ['¿Cuánto pesa un yunque de taller?', 'answered'],
    ])
  })
})

describe('questions', () => {
  const questions = (title: string, markdown: string, targetQueries: readonly string[] = []) =>
    deriveQuestions({ article: read(title, markdown), language: languageFor('en', allPacks), targetQueries }).map(
      ({ text, source, weight }) => `${source} ${weight} ${text}`,
    )

  test('are no labels with a question mark, where questions begin with a verb or ask with a word', () => {
    const headings = ['A new approach to slate roofs?', 'The best roof of all, or what?', 'Is a slate roof for you and me?']
    expect(questions('Slate', headings.map((heading) => `## ${heading}\n\ntext`).join('\n\n'))).toEqual([
      'heading 2 The best roof of all, or what?',
      'heading 2 Is a slate roof for you and me?',
    ])
  })
  test('come from target queries, and from title and headings that ask, heavier first', () => {
    expect(
      questions(
        'How much do heat pumps cost?',
        '## Costs over years\n\ntext\n\n### What size of radiator fits?\n\ntext\n\n## Do heat pumps make noise?\n\ntext',
        ['heat pump price'],
      ),
    ).toEqual([
      'target 4 heat pump price',
      'title 3 How much do heat pumps cost?',
      'heading 2 Do heat pumps make noise?',
      'heading 1 What size of radiator fits?',
    ])
  })
  test('are no headlines that are surprised', () => {
    expect(questions('Is the heat pump over?!', 'text')).toEqual([])
  })
  test('do not exist where title and headings state', () => {
    expect(questions('Heat pumps in old houses', '## What we learned\n\ntext\n\n## Costs of a heat pump\n\ntext')).toEqual([])
  })
  test('leave out the heading of a group of questions', () => {
    const group = '## What do our neighbours ask?\n\n### Do heat pumps hum?\n\ntext\n\n### What do heat pumps cost?\n\ntext'
    expect(questions('Heat pumps', group)).toEqual(['heading 1 Do heat pumps hum?', 'heading 1 What do heat pumps cost?'])
  })
  test('leave out what says too little without the text', () => {
    expect(questions('Short novels', '## Opting out?\n\ntext\n\n## 4. Which novel is the shortest?\n\ntext')).toEqual([
      'heading 2 Which novel is the shortest?',
    ])
  })
  test('leave near doubles out', () => {
    expect(questions('What does a heat pump cost?', '## What do heat pumps cost?\n\ntext')).toEqual(['title 3 What does a heat pump cost?'])
  })
  test.each([
    ['en', 'How to repot an orchid', 'How this village repots its orchids'],
    ['en', 'Blockchains explained', 'What blockchains taught me'],
    ['de', 'Wie viel kostet ein Carport', 'Wie die Stadt ihre Carports verlor'],
    ['de', 'Was ist eine Patientenverfügung', 'Was bleibt'],
    ['es', 'Cómo limpiar el horno', 'Cómo Sevilla ganó su feria'],
    ['fr', 'Comment nettoyer un four', 'Comment la ville a perdu son marché'],
    ['pl', 'Jak wyczyścić piekarnik', 'Jak miasto straciło swój rynek'],
    ['ja', '布団の洗い方と乾かす方法', '何でも屋の一日'],
    ['zh', '如何清洗烤箱', '无论如何都要去的小镇'],
  ])('of %s are told by grammar without a mark: %s', (language, asks, states) => {
    expect([asks, states].map((text) => isQuestion(text, languageFor(language, allPacks)))).toEqual([true, false])
  })
  test('are at most thirty', () => {
    const markdown = Array.from({ length: 50 }, (_, index) => `## Do ${index}ab and ${index}xy agree?\n\ntext`).join('\n\n')
    expect(questions('', markdown)).toHaveLength(30)
  })
  test('do not exist without words', () => {
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
    { title: 'The Daily | Heat pumps', site: 'The Daily', expected: 'Heat pumps' },
    { title: 'The Daily - Heat pumps', site: 'The Daily', expected: 'Heat pumps' },
    { title: 'The Daily – Heat pumps', site: 'The Daily', expected: 'Heat pumps' },
    { title: 'The-Daily - Heat pumps', site: 'The-Daily', expected: 'Heat pumps' },
    { title: 'The - Daily', site: 'Daily, The', expected: 'The - Daily' },
    { title: 'Heat pumps - 04.11.2024 | Garden | The Daily', site: 'The Daily', expected: 'Heat pumps' },
    { title: 'Le compost de mon jardin : ce qui y va', site: null, expected: 'Le compost de mon jardin : ce qui y va' },
    { title: 'Le compost de mon jardin : Le Quotidien', site: 'Le Quotidien', expected: 'Le compost de mon jardin' },
    {
      title: 'Léa Roumieu, reine des ruches du canton : Paul Vidal l’a surnommée ainsi',
      site: null,
      expected: 'Léa Roumieu, reine des ruches du canton : Paul Vidal l’a surnommée ainsi',
    },
    { title: 'El huerto de la abuela : Todo sobre las habas', site: 'Norte', expected: 'El huerto de la abuela : Todo sobre las habas' },
    { title: 'Our garden in a dry summer : KRX', site: 'KRX.org', expected: 'Our garden in a dry summer' },
    { title: 'Un été sec : Les ruches tiennent - Abeille', site: 'abeille.fr', expected: 'Un été sec : Les ruches tiennent' },
    { title: 'Компост в нашем саду : что туда идёт', site: null, expected: 'Компост в нашем саду : что туда идёт' },
    { title: '', site: 'The Daily', expected: '' },
  ])('$title', ({ title, site, expected }) => {
    expect(withoutSiteName(title, site)).toBe(expected)
  })
})

describe('the title of a page', () => {
  const titleOf = (title: string, headline: string): string =>
    articleTitle({
      ...read(title, 'text'),
      headline: { value: headline, from: 'element', source: 'h1', confidence: 'declared', span: null },
    })
  test('is its headline where the title only adds to it', () => {
    expect(titleOf('Heat pumps in old houses | Energy | Our Valley Gazette of the North', 'Heat pumps in old houses')).toBe(
      'Heat pumps in old houses',
    )
  })
  test.each([
    ['Compost: what goes in', 'Compost', 'Compost: what goes in'],
    ['Kompost: was hineinkommt', 'Kompost', 'Kompost: was hineinkommt'],
    ['Compost : ce qui y va', 'Compost', 'Compost : ce qui y va'],
    ['Heat pumps in old houses: The Daily', 'Heat pumps in old houses', 'Heat pumps in old houses'],
  ])('keeps what it says behind a colon: %s', (title, headline, expected) => {
    expect(titleOf(title, headline)).toBe(expected)
  })
  test('stays where it says something else', () => {
    expect(titleOf('What heat pumps cost in old houses', 'Heat pumps')).toBe('What heat pumps cost in old houses')
  })
})

describe('proposals', () => {
  const proposed = (title: string, markdown: string) => {
    const article = read(title, markdown)
    const language = languageFor('en', allPacks)
    return proposeQuestions(article, indexArticle(article, language).text, language)
  }
  test('are headings about the title, as readers type them', () => {
    expect(
      proposed('Heat pumps win over the valley', '## Costs of heat pumps\n\ntext\n\n## Conclusion\n\ntext\n\n## The mayor speaks\n\ntext'),
    ).toEqual(['Costs of heat pumps'])
  })
  test('ask what a title of one word is', () => {
    expect(proposed('Photosynthesis', 'text')).toEqual(['What is Photosynthesis?'])
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

describe('a question of two words that opens with a question word', () => {
  test.each([
    ['en', 'Who comes?', 'About 300 families from the valley come, and two bands from Linz.'],
    ['de', 'Wer kommt?', 'Rund 300 Familien aus dem Tal und zwei Kapellen aus Linz.'],
    ['es', '¿Quién viene?', 'Vienen unas 300 familias del valle y dos bandas de Linz.'],
    ['fr', 'Qui vient ?', 'Environ 300 familles de la vallée et deux fanfares de Linz viennent.'],
    ['ja', '誰が来る？', '谷の約300家族とリンツの二つの楽団が来ます。'],
    ['ar', 'من يأتي؟', 'تأتي نحو 300 عائلة من الوادي وفرقتان من لينز.'],
  ])('counts (%s)', (language, question, answer) => {
    const found = answers('', `## ${question}\n\n${answer}`, [], language)
    expect(found.map(({ question: asked, sentence }) => [asked, sentence?.quote])).toEqual([[question, answer]])
  })
  test.each(['Why not?', 'Opting out?', 'Ready?'])('needs a noun: %s', (question) => {
    expect(answers('', `## ${question}\n\nThree families from the valley come to the fair with two bands.`)).toEqual([])
  })
})

describe('a question for a duration', () => {
  test.each([
    ['en', 'How long does the motor last?', 'The motor reaches up to 25 km/h and needs little power in town.'],
    ['en', 'How long can it run?', 'The motor does 25 miles per hour and needs little power in town.'],
    ['en', 'How long will the battery last?', 'The battery costs 400 euros at most shops of the region.'],
    ['de', 'Wie lange hält der Motor?', 'Der Motor fährt mit bis zu 25 km/h und braucht wenig Strom.'],
    ['de', 'Wie lange hält der Akku?', 'Der Akku kostet rund 400 Euro und wiegt 3 Kilogramm.'],
    ['es', '¿Cuánto dura el motor?', 'El motor alcanza 25 km/h y gasta poca corriente en la ciudad.'],
    ['fr', 'Combien de temps dure le moteur ?', 'Le moteur atteint 25 km/h et consomme peu de courant en ville.'],
    ['ar', 'كم يدوم المحرك؟', 'يصل المحرك إلى 25 كيلومترا ويستهلك القليل من الكهرباء في المدينة.'],
  ])('is not answered by another figure (%s: %s)', (language, question, answer) => {
    expect(answers('', `## ${question}\n\n${answer}`, [], language).map(({ state }) => state)).toEqual(['unclear'])
  })
  test.each([
    ['en', 'How long does the motor last?', 'It lasts about ten years in town.'],
    ['de', 'Wie lange hält der Motor?', 'Er hält etwa zehn Jahre in der Stadt.'],
    ['es', '¿Cuánto dura el motor?', 'Dura unos 10 años en la ciudad.'],
    ['fr', 'Combien de temps dure le moteur ?', 'Il dure environ 10 ans en ville.'],
  ])('is answered by a time (%s: %s)', (language, question, answer) => {
    expect(answers('', `## ${question}\n\n${answer}`, [], language)[0]).toMatchObject({ state: 'answered', sentence: { quote: answer } })
  })
})
