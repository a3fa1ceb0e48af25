import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../packages/tooling/src/gates/property-runs.ts'
import { readArticle } from '../extract/read-article.ts'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { testContext } from '../testing/test-context.ts'
import { createDraftGuard, type DraftRefusal } from './guard-draft.ts'

function guardOf(language: string, title: string, paragraphs: readonly string[]) {
  const context = testContext({ language, now: '2026-01-01' })
  const fields = { title, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  const article = readArticle({ kind: 'markdown', markdown: paragraphs.join('\n\n'), fields }, context)
  return createDraftGuard(article, languageFor(language, allPacks))
}

interface Row {
  readonly name: string
  readonly carrier: string
  readonly draft: string
  readonly refusal: DraftRefusal | null
}

const table = (language: string, title: string, rows: readonly Row[]) =>
  describe(`drafts in ${language}`, () => {
    it.each(rows)('$name', ({ carrier, draft, refusal }) => {
      const guard = guardOf(language, title, [carrier])
      expect(guard({ text: draft, sentences: [carrier] }).refusal).toBe(refusal)
    })
  })

const pump = 'In 2025 the city of Vienna paid 2,500 euros to 1,200 households for a new heat pump.'

table('en', 'Heat pumps in old houses', [
  { name: 'a selection of the sentence', carrier: pump, draft: 'Vienna paid 2,500 euros for a new heat pump', refusal: null },
  { name: 'a figure typed differently', carrier: pump, draft: 'Vienna paid 2 500 euros for a new heat pump', refusal: null },
  { name: 'words of the author’s title', carrier: pump, draft: 'Heat pumps: Vienna paid 2,500 euros', refusal: null },
  { name: 'another figure', carrier: pump, draft: 'Vienna paid 3,500 euros for a new heat pump', refusal: 'figure' },
  { name: 'another unit', carrier: pump, draft: 'Vienna paid 2,500 dollars for a new heat pump', refusal: 'figure' },
  { name: 'the figure of something else', carrier: pump, draft: 'Vienna paid 1,200 euros for a new heat pump', refusal: 'figure' },
  { name: 'another year', carrier: pump, draft: 'In 2026 the city of Vienna paid 2,500 euros', refusal: 'date' },
  { name: 'another name', carrier: pump, draft: 'Graz paid 2,500 euros for a new heat pump', refusal: 'name' },
  { name: 'a word that is nowhere', carrier: pump, draft: 'Vienna wasted 2,500 euros for a new heat pump', refusal: 'word' },
  {
    name: 'one end of a span',
    carrier: 'Bulk fermentation takes 4 to 6 hours at 24 °C.',
    draft: 'Bulk fermentation takes 6 hours',
    refusal: 'figure',
  },
  {
    name: 'a span written with a dash',
    carrier: 'Bulk fermentation takes 4 to 6 hours at 24 °C.',
    draft: 'Bulk fermentation takes 4–6 hours at 24 °C',
    refusal: null,
  },
  {
    name: 'one end of a span in words',
    carrier: 'A heat pump for a house costs between 9,000 and 16,000 euros.',
    draft: 'A heat pump for a house costs 9,000 euros',
    refusal: 'figure',
  },
  {
    name: 'a rival figure left out',
    carrier: 'The museum in Graz has 5 rooms and the museum in Vienna has 9 rooms.',
    draft: 'The museum in Graz has 9 rooms',
    refusal: 'figure',
  },
  { name: 'names changed around', carrier: 'Acme sued Initech.', draft: 'Initech sued Acme', refusal: 'order' },
  {
    name: 'nouns changed around',
    carrier: 'The council sued the builder over the bridge.',
    draft: 'The builder sued the council over the bridge',
    refusal: 'order',
  },
  {
    name: 'the actor of another clause',
    carrier: 'Acme sued Initech and Globex won the contract.',
    draft: 'Acme won the contract',
    refusal: 'order',
  },
  {
    name: 'a dropped negation',
    carrier: 'A heat pump does not need a permit in Vienna.',
    draft: 'A heat pump needs a permit in Vienna',
    refusal: 'negation',
  },
  {
    name: 'a preserved negation',
    carrier: 'A heat pump does not need a permit in Vienna.',
    draft: 'A heat pump does not need a permit',
    refusal: null,
  },
  {
    name: 'an added negation',
    carrier: 'A heat pump needs a permit in Vienna.',
    draft: 'A heat pump needs no permit in Vienna',
    refusal: 'negation',
  },
  {
    name: 'a negation of something else',
    carrier: 'The pump does not need a permit in Vienna but it does in Graz.',
    draft: 'The pump does not need a permit in Graz',
    refusal: 'negation',
  },
  {
    name: 'a hedge dropped',
    carrier: 'A smaller nozzle could lower the noise by 4 decibels.',
    draft: 'A smaller nozzle lowers the noise by 4 decibels',
    refusal: 'modality',
  },
  {
    name: 'a hedge added',
    carrier: 'A smaller nozzle lowers the noise.',
    draft: 'A smaller nozzle may lower the noise',
    refusal: 'modality',
  },
  {
    name: 'a condition dropped',
    carrier: 'If the roof is dry, owners get a grant of 5,000 euros.',
    draft: 'Owners get a grant of 5,000 euros',
    refusal: 'modality',
  },
  {
    name: 'some made all',
    carrier: 'Some users lost their photos after the update.',
    draft: 'All users lost their photos after the update',
    refusal: 'quantity',
  },
  {
    name: 'some left out',
    carrier: 'Some users lost their photos after the update.',
    draft: 'Users lost their photos after the update',
    refusal: 'quantity',
  },
  { name: 'at least left out', carrier: 'The fire burned at least 40 houses.', draft: 'The fire burned 40 houses', refusal: 'quantity' },
  { name: 'only left out', carrier: 'The drug works only in mice.', draft: 'The drug works in mice', refusal: 'quantity' },
  {
    name: 'a cause made up',
    carrier: 'Rents rose after the new law.',
    draft: 'Rents rose because of the new law',
    refusal: 'relation',
  },
  {
    name: 'the speaker left out',
    carrier: 'The bridge is unsafe, engineer Jane Roe said on Monday.',
    draft: 'The bridge is unsafe',
    refusal: 'speaker',
  },
  {
    name: 'the speaker preserved',
    carrier: 'The bridge is unsafe, engineer Jane Roe said on Monday.',
    draft: 'The bridge is unsafe, Jane Roe said',
    refusal: null,
  },
  {
    name: 'another speaker',
    carrier: 'Jane Roe told John Doe that the bridge is unsafe.',
    draft: 'John Doe said the bridge is unsafe',
    refusal: 'speaker',
  },
  {
    name: 'a speaker where no one speaks',
    carrier: 'Jane Roe closed the bridge.',
    draft: 'Jane Roe says the bridge closed',
    refusal: 'order',
  },
  {
    name: 'a quotation without its speaker',
    carrier: '“The plan for the bridge is dead,” said Jane Roe.',
    draft: 'The plan for the bridge is dead',
    refusal: 'speaker',
  },
  { name: 'a question that the sentence answers', carrier: pump, draft: 'What is paid for a new heat pump in Vienna?', refusal: null },
  { name: 'a question that supposes more', carrier: pump, draft: 'Why are all households paid for a heat pump?', refusal: 'quantity' },
  { name: 'markup', carrier: pump, draft: '<b>Vienna paid 2,500 euros</b>', refusal: 'form' },
])

table('de', 'Wärmepumpen im Altbau', [
  {
    name: 'eine Auswahl',
    carrier: 'Eine Wärmepumpe kostet im Altbau 27.000 Euro samt Einbau.',
    draft: 'Wärmepumpe kostet im Altbau 27 000 Euro',
    refusal: null,
  },
  {
    name: 'eine andere Zahl',
    carrier: 'Eine Wärmepumpe kostet im Altbau 27.000 Euro samt Einbau.',
    draft: 'Wärmepumpe kostet im Altbau 17.000 Euro',
    refusal: 'figure',
  },
  {
    name: 'eine verlorene Verneinung',
    carrier: 'Eine Wärmepumpe braucht in Wien keine Genehmigung.',
    draft: 'Eine Wärmepumpe braucht in Wien eine Genehmigung',
    refusal: 'negation',
  },
  {
    name: 'soll weggelassen',
    carrier: 'Der Konzern soll 300 Stellen streichen.',
    draft: 'Der Konzern streicht 300 Stellen',
    refusal: 'order',
  },
  {
    name: 'soll weggelassen, Reihenfolge gleich',
    carrier: 'Die Miete soll 2027 um 300 Euro steigen.',
    draft: 'Die Miete 2027: um 300 Euro steigen',
    refusal: 'modality',
  },
  {
    name: 'einige zu alle',
    carrier: 'Einige Mieter zahlen seit Mai 300 Euro mehr.',
    draft: 'Alle Mieter zahlen seit Mai 300 Euro mehr',
    refusal: 'quantity',
  },
  {
    name: 'Sprecher fehlt',
    carrier: 'Die Brücke ist laut Ingenieurin Jana Roth unsicher.',
    draft: 'Die Brücke ist unsicher',
    refusal: 'speaker',
  },
  {
    name: 'Sprecher bleibt',
    carrier: 'Die Brücke ist laut Ingenieurin Jana Roth unsicher.',
    draft: 'Die Brücke ist laut Jana Roth unsicher',
    refusal: null,
  },
  {
    name: 'Monat vertauscht',
    carrier: 'Die Brücke öffnet am 3. Mai 2026.',
    draft: 'Die Brücke öffnet am 3. Juni 2026',
    refusal: 'name',
  },
])

table('es', 'Bombas de calor en casas antiguas', [
  {
    name: 'una selección',
    carrier: 'La bomba de calor cuesta 12.400 euros en una casa de Sevilla.',
    draft: 'La bomba de calor cuesta 12.400 euros',
    refusal: null,
  },
  {
    name: 'otra cifra',
    carrier: 'La bomba de calor cuesta 12.400 euros en una casa de Sevilla.',
    draft: 'La bomba de calor cuesta 2.400 euros',
    refusal: 'figure',
  },
  {
    name: 'sin la negación',
    carrier: 'La vacuna no causa fiebre en adultos.',
    draft: 'La vacuna causa fiebre en adultos',
    refusal: 'negation',
  },
  {
    name: 'sin el condicional',
    carrier: 'El Gobierno podría bajar el impuesto en 2027.',
    draft: 'El Gobierno baja el impuesto en 2027',
    refusal: 'word',
  },
  {
    name: 'algunos son todos',
    carrier: 'Algunos vecinos perdieron la luz durante 9 horas.',
    draft: 'Todos los vecinos perdieron la luz durante 9 horas',
    refusal: 'quantity',
  },
  {
    name: 'sin quien lo dice',
    carrier: 'El puente es inseguro, según la ingeniera Ana Ruiz.',
    draft: 'El puente es inseguro',
    refusal: 'speaker',
  },
])

table('fr', 'Pompes à chaleur dans l’ancien', [
  {
    name: 'une sélection',
    carrier: 'Une pompe à chaleur coûte 12 400 euros dans une maison de Lyon.',
    draft: 'Une pompe à chaleur coûte 12 400 euros',
    refusal: null,
  },
  {
    name: 'un autre chiffre',
    carrier: 'Une pompe à chaleur coûte 12 400 euros dans une maison de Lyon.',
    draft: 'Une pompe à chaleur coûte 2 400 euros',
    refusal: 'figure',
  },
  {
    name: 'sans la négation',
    carrier: 'La pompe à chaleur ne demande pas de permis à Lyon.',
    draft: 'La pompe à chaleur demande un permis à Lyon',
    refusal: 'negation',
  },
  {
    name: 'sans le peut',
    carrier: 'Le bruit peut baisser de 4 décibels la nuit.',
    draft: 'Bruit : baisser de 4 décibels la nuit',
    refusal: 'modality',
  },
  {
    name: 'quelques-uns devenus tous',
    carrier: 'Certains habitants ont perdu leur chauffage.',
    draft: 'Tous les habitants ont perdu leur chauffage',
    refusal: 'quantity',
  },
  {
    name: 'sans celui qui parle',
    carrier: 'Selon Marie Petit, le pont est dangereux.',
    draft: 'Le pont est dangereux',
    refusal: 'speaker',
  },
])

table('ja', '古い家のヒートポンプ', [
  {
    name: '文の一部',
    carrier: 'ヒートポンプの設置費用は戸建て住宅で120万円です。',
    draft: 'ヒートポンプの設置費用は120万円',
    refusal: null,
  },
  {
    name: '別の数字',
    carrier: 'ヒートポンプの設置費用は戸建て住宅で120万円です。',
    draft: 'ヒートポンプの設置費用は戸建て住宅で220万円',
    refusal: 'figure',
  },
  {
    name: '否定がない',
    carrier: 'この薬は子どもに効果がない。',
    draft: 'この薬は子どもに効果がある',
    refusal: 'negation',
  },
  {
    name: '可能性がない',
    carrier: '新しい税は価格を上げる可能性がある。',
    draft: '新しい税は価格を上げる',
    refusal: 'modality',
  },
  {
    name: '一部がすべて',
    carrier: '一部の利用者が写真を失った。',
    draft: 'すべての利用者が写真を失った',
    refusal: 'quantity',
  },
  {
    name: '話し手がない',
    carrier: '田中教授によると、橋は危険だ。',
    draft: '橋は危険だ',
    refusal: 'speaker',
  },
])

table('ar', 'المضخات الحرارية في البيوت القديمة', [
  {
    name: 'جزء من الجملة',
    carrier: 'تكلف المضخة الحرارية 900 يورو في السنة داخل البيت القديم.',
    draft: 'تكلف المضخة الحرارية 900 يورو في السنة',
    refusal: null,
  },
  {
    name: 'رقم آخر',
    carrier: 'تكلف المضخة الحرارية 900 يورو في السنة داخل البيت القديم.',
    draft: 'تكلف المضخة الحرارية 700 يورو في السنة',
    refusal: 'figure',
  },
  {
    name: 'أرقام عربية',
    carrier: 'تكلف المضخة الحرارية ٩٠٠ يورو في السنة داخل البيت القديم.',
    draft: 'تكلف المضخة الحرارية 900 يورو في السنة',
    refusal: null,
  },
  { name: 'النفي محذوف', carrier: 'لا تحتاج المضخة إلى تصريح في فيينا.', draft: 'تحتاج المضخة إلى تصريح في فيينا', refusal: 'negation' },
  { name: 'الاحتمال محذوف', carrier: 'قد ترتفع أسعار الكهرباء في الشتاء.', draft: 'ترتفع أسعار الكهرباء في الشتاء', refusal: 'modality' },
  { name: 'بعض صارت كل', carrier: 'فقد بعض المستخدمين صورهم.', draft: 'فقد كل المستخدمين صورهم', refusal: 'quantity' },
  { name: 'المتحدث محذوف', carrier: 'قالت ليلى حداد إن الجسر خطر.', draft: 'الجسر خطر', refusal: 'speaker' },
])

describe('the carrying sentences', () => {
  const first = 'Slate roofs in the north last 80 years and more.'
  const second = 'It is not true that slate roofs need no care.'
  const guard = guardOf('en', 'Slate roofs', [`${first} ${second}`, '> Slate is the best stone there is.'])

  it.each([
    { name: 'none is named', sentences: [], refusal: 'uncarried' },
    { name: 'one does not stand there', sentences: ['Slate roofs last for ever.'], refusal: 'absent' },
    { name: 'one is too short to judge', sentences: ['roofs'], refusal: 'absent' },
    { name: 'one of two does not stand there', sentences: [first, 'Slate roofs last for ever.'], refusal: 'absent' },
  ] as const)('$name', ({ sentences, refusal }) => {
    expect(guard({ text: 'Slate roofs in the north last', sentences }).refusal).toBe(refusal)
  })

  it('are read whole when only a part of one is quoted', () => {
    expect(guard({ text: 'Slate roofs need no care', sentences: ['slate roofs need no care'] }).refusal).toBe('negation')
  })

  it('may be typed with other spaces, quotation marks and dashes', () => {
    expect(guard({ text: first, sentences: ['Slate roofs in  the north last 80\u00a0years and more'] })).toMatchObject({
      refusal: null,
      claims: [{ quote: first, start: 0, end: first.length }],
    })
  })

  it('need the speaker’s name', () => {
    expect(guard({ text: 'Slate is the best stone', sentences: ['Slate is the best stone there is.'] }).refusal).toBe('speaker')
  })

  it('do not lend each other their words', () => {
    const two = guardOf('en', 'Pets', ['Jane Roe feeds cats.', 'John Doe feeds dogs.'])
    expect(two({ text: 'Jane Roe feeds dogs', sentences: ['Jane Roe feeds cats.', 'John Doe feeds dogs.'] }).refusal).not.toBeNull()
  })

  it('are the only thing let through in a language without the words', () => {
    const text = 'A hőszivattyú 900 euróba kerül évente.'
    const hungarian = guardOf('hu', 'Hőszivattyú', [text])
    expect(hungarian({ text, sentences: [text] }).refusal).toBeNull()
    expect(hungarian({ text: 'A hőszivattyú 900 euróba kerül', sentences: [text] }).refusal).toBe('language')
  })
})

describe('for any text', () => {
  const texts: Readonly<Record<string, readonly string[]>> = {
    en: [pump, 'Some owners could not get the grant, Jane Roe said.', 'The pump needs about 30 % less power than a boiler.'],
    de: ['Der Verband rechnet 2027 mit 12.000 neuen Anlagen.', 'Nicht alle Mieter zahlen mehr, sagte Jana Roth.'],
    es: ['Según Ana Ruiz, el puente no resiste 40 toneladas.', 'La mayoría de los vecinos gastó menos de 300 euros.'],
    fr: ['Le pont pourrait rouvrir en mai 2027.', 'Plus de 300 habitants n’ont pas reçu de réponse.'],
    ja: ['橋の工事は2027年5月に始まる予定です。', '利用者の約3割が写真を失った。'],
    ar: ['قال أحمد سالم إن الجسر قد يغلق في مايو.', 'دفع معظم السكان أقل من ٣٠٠ يورو.'],
  }
  const cases = Object.entries(texts).flatMap(([language, sentences]) => sentences.map((sentence) => ({ language, sentences, sentence })))

  it.each(cases)('a sentence of the article passes: $sentence', ({ language, sentences, sentence }) => {
    expect(guardOf(language, 'Title', sentences)({ text: sentence, sentences: [sentence] }).refusal).toBeNull()
    // together with another: each is its own ground
    const both = sentences.slice(0, 2)
    expect(guardOf(language, 'Title', sentences)({ text: both.join(' '), sentences: both }).refusal).toBeNull()
  })

  it('no number passes that is not in the carrying sentences', () => {
    const guards = new Map(Object.entries(texts).map(([language, sentences]) => [language, guardOf(language, 'Title 77', sentences)]))
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.integer({ min: 0, max: 99_999 }),
        fc.nat({ max: 12 }),
        ({ language, sentence }, figure, place) => {
          const written = sentence.normalize('NFKC').replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
          if (new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(written.replace(/(\d)[ .,](?=\d{3})/g, '$1'))) return
          const words = language === 'ja' ? [...sentence] : sentence.split(' ')
          const at = Math.min(place, words.length)
          const text = [...words.slice(0, at), String(figure), ...words.slice(at)].join(language === 'ja' ? '' : ' ')
          expect(guards.get(language)!({ text, sentences: [sentence] }).refusal, text).not.toBeNull()
        },
      ),
      { seed: 20261122, numRuns: propertyRuns(600) },
    )
  })
})
