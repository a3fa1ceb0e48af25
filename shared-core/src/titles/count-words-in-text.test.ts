import { describe, expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { readText } from '../answers/article-text.ts'
import { readArticle } from '../extract/read-article.ts'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { countWordsInText, withTrueFaults } from './count-words-in-text.ts'

const contextOf = (language: string) => ({
  url: null,
  language,
  now: '2026-01-01T00:00:00Z',
  site: null,
  page: null,
  targetQueries: [],
  readJsonLd: true,
  options: { seo: true, aeo: true, titles: 3 },
})
const fields = {
  seoTitle: null,
  title: null,
  description: null,
  slug: null,
  image: null,
  authors: [],
  datePublished: null,
  dateModified: null,
}
const draft = (markdown: string) => ({ kind: 'markdown', markdown, fields }) as const
const textOf = (markdown: string, tag: string) => readText(readArticle(draft(markdown), contextOf(tag)), languageFor(tag, allPacks))

describe('countWordsInText', () => {
  it.each([
    ['en', 'RE: FW: Year 5', 'Year 5 will visit the marsh.', 1, 1],
    ['en', 'RE: FW: Year 5', 'The class will visit the marsh this year.', 0, 0],
    ['en', 'Libraries are finished', 'The library stays.', 2, 1],
    ['de', 'AW: Neue Ausweise', 'Der Ausweis gilt. Das neue Jahr beginnt.', 2, 2],
    ['de', 'Alles neu macht der Mai', 'Ab September ändert sich einiges.', 1, 0],
    ['fr', 'TR: Travaux rue du Four', 'La rue est fermée pour travaux.', 3, 2],
    ['es', '¡No te lo puedes perder!', 'Pedimos perdón por el ruido de la feria.', 1, 0],
    ['it', 'R: I: Riunione', 'La riunione è giovedì.', 1, 1],
    ['pl', 'Odp: Kominy', 'Czyszczenie kominów trwa godzinę.', 1, 1],
    ['sv', 'VS: Tvättstugan', 'Tvättstugans maskiner är nya.', 1, 1],
    ['nl', 'FW: Grofvuil', 'Het grofvuil wordt gehaald.', 1, 1],
    ['fi', 'VS: Saunat', 'Saunan kiuas on uusi.', 1, 1],
  ])('counts words in any form, and no prefix of mail, in %s: %s', (tag, title, text, all, held) => {
    expect(countWordsInText(title, textOf(text, tag), languageFor(tag, allPacks))).toEqual({ all, held })
  })
})

const owned = (text: string, ...codes: readonly string[]) => ({
  text,
  score: 50,
  width: 100,
  reasons: [],
  faults: codes.map((code) => ({ code, args: { term: 'Mai', count: 2 } })),
  refusal: null,
})

describe('withTrueFaults', () => {
  it.each([
    ['de', 'Alles neu macht der Mai', 'Ab September ändert sich einiges.', ['namesOnly', 'notInText'], ['notInText']],
    ['de', 'Alles neu macht der Mai', 'Der Mai ist neu.', ['namesOnly', 'notInText'], ['namesOnly']],
    ['pl', 'Profesjonalizm. Pasja.', 'Czyścimy kominy.', ['namesOnly', 'notInText'], ['notInText']],
    [
      'en',
      'RE: FW: Year 5',
      'Year 5 will visit the marsh.',
      ['littleInText', 'lacksSubject', 'hasFileMark'],
      ['mayLackSubject', 'hasFileMark'],
    ],
    ['en', 'Please bear with us', 'The bridge is closed.', ['notInText', 'lacksSubject'], ['notInText', 'lacksSubject']],
    ['fr', 'Info travaux', 'La rue est fermée pour travaux.', ['notInText'], ['guess']],
    ['es', 'Aviso de la piscina', 'La piscina abre en junio.', ['littleInText'], ['guess']],
    ['it', 'Il bosco', 'Apre la ciclovia.', ['notInText'], ['notInText']],
    ['nl', 'De kogel is door de kerk', 'De fiets is gratis.', ['notInText'], ['notInText']],
  ])('keeps of the faults of a title what its words bear out, in %s: %s', (tag, title, text, codes, expected) => {
    const guess = [{ code: 'guess', args: {} }]
    const { faults } = withTrueFaults(owned(title, ...codes), textOf(text, tag), languageFor(tag, allPacks), guess)
    expect(faults.map(({ code }) => code)).toEqual(expected)
  })

  it('the check of the subject never says of a title with a word of the text that it names nothing', () => {
    const text =
      'Year 5 will visit the marsh in May. The children need boots. The cost is low.\n\nThe children eat on the coach. The children sing.'
    const subjectOf = (title: string) =>
      analyze(draft(`# ${title}\n\n${text}`), contextOf('en'), { languages: allPacks }).report.outcomes.find(
        ({ check }) => check === 'title-subject',
      )
    expect(subjectOf('RE: FW: Year 5')).not.toMatchObject({ code: 'nothing' })
    expect(subjectOf('A wonderful time')).toMatchObject({ certain: true, status: 'fail' })
  })
})
