import { describe, expect, it } from 'vitest'
import { createCatalog } from '../../texts/catalog.ts'
import { texts as arabic } from '../../texts/translations/ar.ts'
import { texts as german } from '../../texts/translations/de.ts'
import { texts as inSpanish } from '../../texts/translations/es.ts'
import { texts as french } from '../../texts/translations/fr.ts'
import { texts as japanese } from '../../texts/translations/ja.ts'
import { loadTranslationTexts } from '../../texts/translations/load-translation-texts.ts'
import { translationTexts } from '../../texts/translations/translation-texts.ts'
import { type LanguageVersion, type Translations, type TranslationsState, translationsView } from './translations-view.ts'

const known: Translations = {
  language: 'en-US',
  keeper: '',
  versions: [],
  targets: ['es', 'ca'],
  deviceTargets: null,
  problem: '',
  note: null,
}
const state: TranslationsState = { translations: known, working: null, made: null, chosen: null, failure: null, blocks: [] }
const spanish: LanguageVersion = {
  key: '7',
  language: 'es',
  title: 'El pan',
  status: 'draft',
  editUrl: '/edit?post=7',
  url: '',
  engine: 'apertium',
  isReviewed: false,
  changes: 0,
}
const note: NonNullable<Translations['note']> = {
  from: 'en',
  engine: 'apertium',
  isReviewed: false,
  review: [],
  leftOut: [],
  changes: 0,
  isKept: true,
}
const english = createCatalog({ locale: 'en' })
const see = (more: Partial<TranslationsState> = {}) => translationsView({ ...state, ...more }, english, translationTexts)
const about = (more: Partial<Translations>) => see({ translations: { ...known, ...more } })
const version = (more: Partial<LanguageVersion>) => about({ versions: [{ ...spanish, ...more }] }).versions[0]!
const noted = (more: Partial<NonNullable<Translations['note']>>, blocks: TranslationsState['blocks'] = []) =>
  see({ translations: { ...known, language: 'es', note: { ...note, ...more } }, blocks }).note!

it('names a browser as people do, and any other engine by its own name', () => {
  expect(version({ engine: 'browser' }).stateText).toBe('Draft, machine translation by a browser, not reviewed')
  expect(version({}).stateText).toBe('Draft, machine translation by apertium, not reviewed')
  expect(noted({ engine: 'browser' }).text).toBe('Machine translation by a browser from English, to be reviewed.')
})

describe('what can be asked', () => {
  it.each([
    ['nothing is known yet', { translations: null }, 'loading', 'Looking for translations …', null],
    ['two languages', {}, 'listed', '', 'Translate into Catalan'],
    ['another is chosen', { chosen: 'es' }, 'listed', '', 'Translate into Spanish'],
    ['what was chosen is done', { chosen: 'fr' }, 'listed', '', 'Translate into Catalan'],
    ['under way', { working: 'es' }, 'working', 'Translating into Spanish …', null],
    ['made', { made: { language: 'es', isNew: true } }, 'listed', 'The draft in Spanish is there.', 'Translate into Catalan'],
    [
      'it was there',
      { made: { language: 'es', isNew: false } },
      'listed',
      'There is a version in Spanish already.',
      'Translate into Catalan',
    ],
    [
      'nothing was made',
      { failure: { what: 'make', sentence: 'The service did not answer.' } },
      'failed',
      'The service did not answer. Nothing was made. Try again.',
      'Translate into Catalan',
    ],
    [
      'a mark was not stored',
      { failure: { what: 'mark', sentence: '' } },
      'failed',
      'That could not be stored. Try again.',
      'Translate into Catalan',
    ],
  ] as const)('%s', (_, more, phase, statusText, ask) => {
    expect(see(more)).toMatchObject({ phase, statusText, ask })
  })

  it('languages stand in the order of their names, and a failed reading can be tried again', () => {
    expect(see().choice).toEqual({
      label: 'Language',
      value: 'ca',
      options: [
        { value: 'ca', label: 'Catalan' },
        { value: 'es', label: 'Spanish' },
      ],
    })
    const failed = see({ translations: null, failure: { what: 'load', sentence: '' } })
    expect([failed.again, failed.ask, see().again]).toEqual(['Try again', null, null])
  })

  it.each([
    ['no engine', { targets: [] }, 'The service has no engine for a further language.'],
    ['no language', { targets: [], language: '' }, 'The language of this text is not known, so it cannot be translated.'],
    ['a key that may not', { targets: [], problem: 'The key may not translate.' }, 'The key may not translate.'],
    ['a translation itself', { targets: [], note }, ''],
    ['all is well', {}, ''],
  ])('says why nothing can be asked: %s', (_, more, whyNot) => {
    expect(about(more).whyNot).toBe(whyNot)
  })
})

describe('versions', () => {
  it.each([
    ['a draft of an engine', {}, 'Draft, machine translation by apertium, not reviewed', ''],
    ['reviewed', { isReviewed: true }, 'Draft', ''],
    ['of a person', { engine: '', status: 'publish' }, 'Published', ''],
    ['a changed source', { changes: 3, isReviewed: true }, 'Draft', 'Source changed: 3 texts'],
    ['one change', { changes: 1, isReviewed: true }, 'Draft', 'Source changed: 1 text'],
  ] as const)('%s', (_, more, stateText, changedText) => {
    expect(version(more)).toMatchObject({ languageText: 'Spanish', stateText, changedText })
  })

  it('can be edited by who may, and looked at once they are published', () => {
    expect(version({}).links).toEqual([{ label: 'Edit', name: 'Edit: El pan (Spanish)', url: '/edit?post=7', isNewTab: false }])
    expect(version({ editUrl: '', url: 'https://b.example/pan', status: 'publish' }).links).toMatchObject([
      { label: 'View', isNewTab: true },
    ])
    expect(version({ title: ' ' }).title).toBe('(no title)')
  })

  it('are named as none, and with the plugin that keeps them', () => {
    expect([see().noneText, about({ versions: [spanish] }).noneText]).toEqual(['There is no translation yet.', ''])
    expect([see().keeperText, about({ keeper: 'Polylang' }).keeperText]).toEqual(['', 'Polylang keeps which texts belong together.'])
  })
})

describe('a translation', () => {
  it('says what it is until a person has reviewed it, and what has become of its source', () => {
    expect(noted({})).toMatchObject({
      text: 'Machine translation by apertium from English, to be reviewed.',
      mark: 'I have reviewed it',
      reviewText: 'No sentence stands out. Read it all the same: what reads well may be wrong.',
    })
    expect(noted({ isReviewed: true })).toMatchObject({
      text: 'Machine translation by apertium from English, reviewed.',
      mark: 'Review it again',
    })
    expect(noted({ changes: 2, leftOut: [{ taxonomy: 'Tag', name: 'rye' }] })).toMatchObject({
      changedText: 'Source changed: 2 texts',
      askChanges: 'Look at 2 changes',
      leftOutText: 'Left out, not translated: rye',
    })
  })

  it('offers changes where the CMS has kept what they need', () => {
    expect([noted({}).askChanges, noted({ changes: 1 }).askChanges, noted({ changes: 1, isKept: false }).askChanges]).toEqual([
      null,
      'Look at the change',
      null,
    ])
  })

  it('puts first what has no translation, then what is doubted most, each with its place in the text', () => {
    const { rows, reviewText } = noted(
      {
        review: [
          { source: 'One', translation: 'Uno', reasons: ['short'] },
          { source: 'Two', translation: 'Dos', reasons: ['numbers', 'moved'] },
          { source: 'Three', translation: null, reasons: ['not_translated'] },
          { source: 'Five', translation: 'Cinco', reasons: ['lost_answer'] },
          { source: 'Four', translation: 'Cuatro', reasons: ['of_tomorrow', 'of_next_week'] },
        ],
      },
      [
        { id: 'a', text: 'Primero Dos.' },
        { id: 'b', text: 'Three' },
      ],
    )
    expect(reviewText).toBe('5 sentences to look at first')
    expect(rows.map(({ source, reasonsText, span }) => [source, reasonsText, span])).toEqual([
      ['Three', 'not translated', { place: 'b', start: 0, end: 5, quote: 'Three' }],
      ['Five', 'an answer of the source is missing', null],
      ['Two', 'other numbers, a link or emphasis on other words', { place: 'a', start: 8, end: 11, quote: 'Dos' }],
      ['Four', 'in doubt', null],
      ['One', 'too short to tell', null],
    ])
    expect(rows[2]!.jump).toEqual({ label: 'Show me', name: 'Show me: Dos' })
  })
})

describe('words', () => {
  it.each([
    ['de-AT', german],
    ['ar', arabic],
    ['es', inSpanish],
    ['fr-CA', french],
    ['ja', japanese],
    ['dein', translationTexts],
  ])('%s', async (tag, texts) => {
    expect(await loadTranslationTexts(tag)).toBe(texts)
  })

  it.each([
    ['German', 'de', german],
    ['Arabic', 'ar', arabic],
    ['Spanish', 'es', inSpanish],
    ['French', 'fr', french],
    ['Japanese', 'ja', japanese],
  ])('%s has the places of the English', (_, locale, texts) => {
    const placesIn = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort()
    for (const [code, english] of Object.entries(translationTexts)) {
      expect([code, [...new Set(placesIn(texts[code as keyof typeof texts]))]]).toEqual([code, [...new Set(placesIn(english))]])
    }
    const view = translationsView(
      { ...state, translations: { ...known, versions: [{ ...spanish, changes: 3 }] } },
      createCatalog({ locale }),
      texts,
    )
    expect(view.versions[0]!.changedText).toContain('3')
  })
})
