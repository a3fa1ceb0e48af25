import { describe, expect, it } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { openingFor } from '../../languages/loading/all-openings.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { createOpening } from './opening.ts'

function read(markdown: string, tag: string) {
  const article = readArticle({ kind: 'markdown', markdown, fields: { ...exampleFields, title: 'News' } }, exampleContext)
  const language = languageFor(tag, allPacks)
  return { text: readText(article, language), language, opening: createOpening(openingFor(tag)) }
}

describe('a title of a sentence further down', () => {
  const titleOf = (markdown: string, tag: string) => {
    const { text, language, opening } = read(markdown, tag)
    return opening.sentenceTitle(text, language, 2026)
  }

  it.each([
    [
      'behind what announces it',
      'en',
      'We read the letters of our customers.\n\nIn October one complaint stood out: the LX-40 printer drops its Wi-Fi in standby. We tested twelve printers. Each LX-40 printer ran firmware 4.1.',
      'The LX-40 printer drops its Wi-Fi in standby',
    ],
    [
      'cut at a clause',
      'en',
      'It was a long summer.\n\nThe pump of Ellern used 6,840 kilowatt hours of electricity, which surprised us all in the end. The pump is quiet. The electricity of the pump comes from the roof.',
      'The pump of Ellern used 6,840 kilowatt hours of electricity',
    ],
  ])('%s', (_, tag, markdown, expected) => expect(titleOf(markdown, tag)).toBe(expected))

  it.each([
    [
      'a detail of its sentence',
      'en',
      'The study has its limits: sleep was measured with bands in 2025, and the volunteers of the sleep study, of whom most had desk jobs, slept alone. Sleep is short.',
    ],
    ['what says nothing that can be looked up', 'es', 'Las orquídeas viven en árboles. Las orquídeas beben poco.'],
    ['the writer', 'en', 'I have kept bees in Harrow for 40 years. My bees make honey. Bees sleep.'],
    ['an order', 'en', 'Press the arrow of Tidemark 3 and choose Copy link. The arrow of Tidemark is blue.'],
  ])('is none that tells %s', (_, tag, markdown) => expect(titleOf(markdown, tag)).toBeNull())
})

describe('a title of news in the present', () => {
  const newsOf = (markdown: string, tag: string) => {
    const { text, language, opening } = read(markdown, tag)
    return opening.newsTitle(text, language, 2026)
  }

  it.each([
    [
      'en',
      'The hut at Grauspitz opens again on 14 June after two winters. It has 48 beds.',
      'The hut at Grauspitz opens again on 14 June after two winters',
    ],
    [
      'de',
      'Die Hütte am Grauspitz öffnet am 14. Juni nach zwei Wintern. Sie hat 48 Betten.',
      'Die Hütte am Grauspitz öffnet am 14. Juni nach zwei Wintern',
    ],
    [
      'fr',
      'Le refuge du Grauspitz rouvre le 14 juin après deux hivers. Il a 48 lits.',
      'Le refuge du Grauspitz rouvre le 14 juin après deux hivers',
    ],
    [
      'es',
      'El refugio de Grauspitz abre el 14 de junio tras dos inviernos. Tiene 48 camas.',
      'El refugio de Grauspitz abre el 14 de junio tras dos inviernos',
    ],
    [
      'it',
      'Il rifugio di Grauspitz riapre il 14 giugno dopo due inverni. Ha 48 letti.',
      'Il rifugio di Grauspitz riapre il 14 giugno dopo due inverni',
    ],
    [
      'pt',
      'O refúgio de Grauspitz abre em 14 de junho após dois invernos. Tem 48 camas.',
      'O refúgio de Grauspitz abre em 14 de junho após dois invernos',
    ],
    [
      'nl',
      'De hut bij Grauspitz opent op 14 juni na twee winters. Er zijn 48 bedden.',
      'De hut bij Grauspitz opent op 14 juni na twee winters',
    ],
  ])('%s: %s', (tag, markdown, expected) => expect(newsOf(markdown, tag)).toBe(expected))

  it('keeps its days, without which a place would close for good', () => {
    const long =
      'La bibliothèque municipale de Saint-Aubin ferme ses portes du 12 janvier au 6 mars pour refaire le sol de la salle. Elle a trois salles.'
    expect(newsOf(long, 'fr')).toBeNull()
  })

  it('is none of a detail below the opening', () => {
    const text =
      'Spring has arrived.\n\nOur news: the society has won the lease of the field behind Orchard Road in Marlow. The council of Marlow signed the lease of the field on 28 April 2026 for 25 years. The society gets room for 34 plots behind Orchard Road.\n\nPlots will be marked on 6 June 2026. Plots are small.'
    expect(newsOf(text, 'en')).toBeNull()
  })
})
