import { describe, expect, it } from 'vitest'
import { analyze } from '../index.ts'
import { allPacks } from '../languages/all.ts'
import type { CheckId } from '../model/check-id.ts'
import type { AnalysisContext } from '../model/input.ts'
import { testContext } from '../testing/test-context.ts'

const context = testContext({ now: '2026-06-01T00:00:00Z', options: { seo: true, aeo: true, titles: 0 } })
const site = { url: 'https://lantern.test/', name: 'Lantern', publisher: null, logo: null }
const none = { description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }

function outcomeOf(check: CheckId, title: string, markdown: string, more: Partial<AnalysisContext> = {}, fields = {}) {
  const { report } = analyze(
    { kind: 'markdown', markdown, fields: { ...none, title, ...fields } },
    { ...context, ...more },
    { languages: allPacks },
  )
  const outcome = report.outcomes.find((one) => one.check === check)!
  return 'code' in outcome ? { ...outcome, status: undefined } : { code: outcome.status, certain: true, args: {}, isQuiet: undefined }
}

const roof =
  'A green roof keeps rain on the house. The soil lies on a mat and a sheet against roots. Sedum needs no water after the first summer.'
const about = (sentence: string, before = roof): string => `${before}\n\n${sentence} ${before}`

describe('statistic-source', () => {
  it.each([
    ['a study without a name', 'A recent study shows that 62 percent of flat roofs leak after ten years.', 'unnamed'],
    [
      'a survey without a name, in German',
      'Eine Umfrage zeigt, dass 48 Prozent der Mieter zu laut wohnen und 12 Prozent umziehen.',
      'unnamed',
    ],
    ['a study without a name, in French', 'Une étude récente montre que 62 % des toits plats fuient après dix ans de service.', 'unnamed'],
    ['a study without a name, in Spanish', 'Un estudio reciente muestra que el 62 % de los tejados planos tiene goteras.', 'unnamed'],
    ['a share without a source', 'On most houses 40 percent of the rain never reaches the drain.', 'unsourced'],
    ['the institute that measured', 'Field tests by Fraunhofer ISE measured a loss of 12 percent in winter.', 'good'],
    ['a survey with its body', 'A survey by Statistics Norway found that 31 percent of cabins have one.', 'good'],
    ['a work with its year', 'In measurements of the runoff (Hallberg 2019) 70 percent stayed on the roof.', 'good'],
    ['a survey with its body, in German', 'Eine Umfrage der Stiftung Warentest ergab 48 Prozent Zustimmung bei den Befragten.', 'good'],
    ['ages', 'The builder is 54 years old and has two sons.', 'not_applicable'],
    ['the writer’s own price', 'Ours cost 4,200 euros with everything.', 'not_applicable'],
    ['sizes', 'The soil is 8 centimetres deep and weighs 95 kilograms a square metre.', 'not_applicable'],
    ['degrees', 'In July the sheet reaches 70 °C at noon.', 'not_applicable'],
    ['a number of people', 'About 300 visitors came to the open day.', 'not_applicable'],
    ['the writer’s own measurement', 'We measured 40 percent less water in our drain.', 'not_applicable'],
    ['recipe amounts', 'Mix 200 grams of grit with 3 litres of soil.', 'not_applicable'],
  ])('judges %s', (_name, sentence, code) => {
    const foreign = /^[EU]i?ne |^Un /.test(sentence)
    const markdown = foreign ? `${sentence}\n\n${sentence}` : about(sentence)
    expect(outcomeOf('statistic-source', 'Green roofs on old houses', markdown).code).toBe(code)
  })
})

describe('who measured', () => {
  const cases: readonly (readonly [language: string, sentence: string, code: string])[] = [
    // for changing
    ['fr', 'Le bureau d’études mandaté par la région a chiffré la remise en état à 41 millions d’euros.', 'good'],
    ['fr', 'Selon le cabinet choisi par la ville, la toiture coûtera 12 millions d’euros.', 'good'],
    ['de', 'Das Ingenieurbüro, das die Stadt beauftragt hat, beziffert die Sanierung auf 41 Millionen Euro.', 'good'],
    ['es', 'Los peritos contratados por el pueblo calculan que el 62 % de las vigas está roto.', 'good'],
    ['it', 'Lo studio di ingegneria incaricato dal comune ha stimato il restauro in 41 milioni di euro.', 'good'],
    ['en', 'The engineers hired by the county put the repair at 41 million euros.', 'good'],
    ['nl', 'Het ingenieursbureau van de stad schat het herstel op 41 miljoen euro.', 'good'],
    // for reading
    ['fr', 'Les assureurs ont évalué les dégâts à 41 millions d’euros.', 'good'],
    ['de', 'Laut der Feuerwehr liegt der Schaden bei 41 Millionen Euro.', 'good'],
    ['es', 'La aseguradora ha valorado el daño en el 62 % del tejado.', 'good'],
    ['it', 'Secondo i periti il danno vale 41 milioni di euro.', 'good'],
    ['pt', 'A seguradora avaliou o telhado em 41 milhões de euros.', 'good'],
    ['pl', 'Rzeczoznawcy oszacowali szkodę na 62 % dachu.', 'good'],
    ['ru', 'Оценщики оценили ущерб в 41 миллион евро.', 'good'],
    // no person
    ['fr', 'La remise en état coûtera 41 millions d’euros.', 'unsourced'],
    ['fr', 'Une étude récente chiffre la remise en état à 41 millions d’euros.', 'unnamed'],
    ['de', 'Die Sanierung kostet wohl 41 Millionen Euro.', 'unsourced'],
    ['es', 'Un estudio reciente calcula que el 62 % de las vigas está roto.', 'unnamed'],
    ['it', 'Uno studio di mercato stima il danno in 41 milioni di euro.', 'unnamed'],
    ['en', 'The repair costs 41 million euros.', 'unsourced'],
  ]
  it.each(cases)('is a source (%s): %s', (language, sentence, code) => {
    expect(outcomeOf('statistic-source', 'A roof', `${sentence}\n\n${sentence}`, { language }).code).toBe(code)
  })
})

describe('figures', () => {
  it.each([
    ['a version that opens the sentence', 'Strapi 5 removes the old helper.', 0],
    ['a version inside the sentence', 'With Django 4 templates load faster.', 0],
    ['a count that opens the sentence with a common word', 'The 12 panels face south.', 1],
    ['an amount with a unit behind an order', 'Add 200 grams of sand.', 1],
  ])('count %s', (_name, sentence, figures) => {
    const outcome = outcomeOf('statistic-density', 'Notes on the new release', sentence)
    expect('spans' in outcome ? outcome.spans.length : 0).toBe(figures)
  })
})

const words = (count: number): string =>
  Array.from(
    { length: Math.ceil(count / 20) },
    (_, at) =>
      `Row ${'abcdefghijklmnopqrstuvwxyz'[at % 26]} of the hedge was cut back to the old wood in spring so that light came down to all lower buds.`,
  ).join(' ')
const quote = '“Nobody should cut a beech hedge before the young birds have left it for good,”'

describe('quotation-attributed', () => {
  it.each([
    ['nobody, anywhere', `${words(300)}\n\n${quote} as one expert put it.`, 'unattributed', true],
    ['the speaker behind it', `${words(300)}\n\n${quote} said Mara Holt.`, 'few', false],
    ['the speaker before it', `${words(300)}\n\nMara Holt said: ${quote}`, 'few', false],
    ['the speaker in the paragraph before', `${words(300)}\n\nThe gardener Mara Holt said more at noon.\n\n${quote}`, 'few', false],
    ['the speaker in the paragraph behind', `${words(300)}\n\n${quote}\n\nSo said the gardener Mara Holt.`, 'few', false],
    ['a request to subscribe', `${words(300)}\n\n“Sign up for our newsletter and read every week what the garden needs.”`, 'few', false],
    [
      'a headline that is linked',
      `${words(300)}\n\n> [How the oldest hedges of the county were saved from the saw](https://lantern.test/hedges)`,
      'few',
      false,
    ],
  ])('sees %s', (_name, markdown, code, certain) => {
    expect(outcomeOf('quotation-attributed', 'Cutting a beech hedge', markdown)).toMatchObject({ code, certain })
  })
})

const filling =
  'The cellar of the house was dug in a wet year, and my uncle laid the bricks with two neighbours who had never built a wall before that summer.'

describe('opening-answer', () => {
  it.each([
    ['How long does boiled ham keep?', 'Boiled ham keeps five days in the fridge.', 'en'],
    ['Wie lange hält gekochter Schinken?', 'Gekochter Schinken hält im Kühlschrank fünf Tage.', 'de'],
    ['¿Cuánto dura el jamón cocido?', 'El jamón cocido dura cinco días en la nevera.', 'es'],
    ['Combien de temps se garde le jambon cuit ?', 'Le jambon cuit se garde cinq jours au réfrigérateur.', 'fr'],
  ])('says of “%s” in which paragraph the answer stands', (title, answer, language) => {
    const outcome = outcomeOf('opening-answer', title, `${filling}\n\n${filling}\n\n${filling}\n\n${answer}`, { language })
    expect(outcome).toMatchObject({ code: 'later', args: { paragraph: 4, quote: answer } })
  })
  it('passes where the answer opens the text', () => {
    const outcome = outcomeOf('opening-answer', 'How long does boiled ham keep?', `Boiled ham keeps five days in the fridge.\n\n${filling}`)
    expect(outcome.code).toBe('good')
  })
  it('names nothing further down where the title asks nothing', () => {
    const outcome = outcomeOf('opening-answer', 'Boiled ham', `${filling}\n\n${filling}\n\n${filling}\n\nBoiled ham keeps five days.`)
    expect(outcome.code).not.toBe('later')
  })
})

describe('heading-structure', () => {
  it.each([
    ['an explainer of 320 words', words(320), true],
    ['a story of 320 words', `On Tuesday the village met.\n\n${words(320)}`, false],
    ['a diary of 320 words', `${words(320)} ${'I cut my hedge. '.repeat(4)}`, false],
    ['a story of 600 words', `On Tuesday the village met.\n\n${words(600)}`, true],
  ])('is certain of %s without headings: %#', (_name, markdown, certain) => {
    const distinct = markdown.replace(/Row (\w)/g, (_all, letter: string, at: number) => `Row ${letter}${at}`)
    expect(outcomeOf('heading-structure', 'Cutting a beech hedge', distinct)).toMatchObject({ code: 'none', certain })
  })
})

describe('a text that tells a story', () => {
  it.each([
    ['a report of a day', `On Tuesday the fire brigade was called to the mill. ${words(320)}`],
    [
      'people who speak',
      `${quote} said Mara Holt.\n\n“We have never seen so many young birds in one single year,” said Otto Brandt.\n\n${words(320)}`,
    ],
    [
      'a diary',
      `I was at the sea. My feet were wet, and we sang. I met my old teacher. ${words(100)} ${'I was happy with my day. '.repeat(5)}`,
    ],
    ['a conversation', `Anna: When was it?\n\nBruno: In spring.\n\nAnna: And why?\n\nBruno: Nobody knew.\n\n${words(320)}`],
  ])('is asked for no proof: %s', (_name, markdown) => {
    for (const check of ['statistic-density', 'quotation-attributed', 'answer-block', 'source-linked'] as const) {
      const { code, isQuiet } = outcomeOf(check, 'A year at the mill', markdown)
      expect([check, code === 'not_applicable' || code === 'good' || isQuiet === true]).toEqual([check, true])
    }
  })
})

describe('a draft', () => {
  it('has no description to ask for where no page is known, and has one in a CMS', () => {
    expect(outcomeOf('description-present', 'Green roofs', roof).code).toBe('not_applicable')
    expect(outcomeOf('description-present', 'Green roofs', roof, { site }).code).toBe('missing')
  })
  it('was not reviewed before it was published', () => {
    expect(outcomeOf('date-age', 'Green roofs', roof, { site }, { dateModified: '2026-05-30' }).code).toBe('not_applicable')
    expect(outcomeOf('date-age', 'Green roofs', roof, { site }, { datePublished: '2026-05-30' }).code).toBe('good')
  })
  it('has one number of words', () => {
    const text = `${words(300)} ${words(300)}`
    const counts = (['text-length', 'text-word-count'] as const).map((check) => outcomeOf(check, 'Hedges', text).args)
    expect(new Set(counts.map((args) => JSON.stringify(args))).size).toBe(1)
  })
})
