import type { LanguageTag, Span } from '@citable/core'
import type { Catalog } from '../../texts/catalog.ts'
import { type SayTranslations, sayTranslations } from '../../texts/translations/say-translations.ts'
import { type TranslationCode, type TranslationTexts, translationTexts } from '../../texts/translations/translation-texts.ts'
import type { ActionView } from '../view-types.ts'

/** The same text in another language, as the CMS keeps it. */
export interface LanguageVersion {
  readonly key: string
  readonly language: LanguageTag
  readonly title: string
  readonly status: 'publish' | 'draft' | 'future' | 'pending' | 'private'
  /** '': this person may not. */
  readonly editUrl: string
  /** '': it is not published. */
  readonly url: string
  /** '': a person has translated it. */
  readonly engine: string
  readonly isReviewed: boolean
  /** Texts of the original that are others since then. */
  readonly changes: number
}

/** What the CMS knows about the languages of a text. */
export interface Translations {
  /** '': not known. */
  readonly language: LanguageTag
  /** The plugin that keeps the versions; '': the CMS or Citable. */
  readonly keeper: string
  readonly versions: readonly LanguageVersion[]
  /** Languages that an engine can translate it into. */
  readonly targets: readonly LanguageTag[]
  /** Languages that a browser may be asked for; null: the site has not switched that on. */
  readonly deviceTargets: readonly LanguageTag[] | null
  /** Why those are not known; ''. */
  readonly problem: string
  /** How this very text was translated; null: it is no machine translation. */
  readonly note: {
    readonly from: LanguageTag
    readonly engine: string
    readonly isReviewed: boolean
    readonly review: readonly { readonly source: string; readonly translation: string | null; readonly reasons: readonly string[] }[]
    readonly leftOut: readonly { readonly taxonomy: string; readonly name: string }[]
    readonly changes: number
    /** Changes of the source can be taken over. */
    readonly isKept: boolean
  } | null
}

export interface TranslationsState {
  /** null: being read. */
  readonly translations: Translations | null
  /** The language that is being translated into; null: none. */
  readonly working: LanguageTag | null
  /** The language that was asked for last, and whether a draft was made of it. */
  readonly made: { readonly language: LanguageTag; readonly isNew: boolean } | null
  /** The choice of this person; null: none yet. */
  readonly chosen: LanguageTag | null
  /** What could not be done, and what the CMS says about it; '': nothing. */
  readonly failure: { readonly what: 'load' | 'make' | 'mark'; readonly sentence: string } | null
  /** Blocks of the text as it is now, without marks. */
  readonly blocks: readonly { readonly id: string; readonly text: string }[]
}

export interface VersionItem {
  readonly key: string
  readonly languageText: string
  readonly language: LanguageTag
  readonly title: string
  readonly stateText: string
  /** '': the source is as it was. */
  readonly changedText: string
  readonly links: readonly (ActionView & { readonly url: string; readonly isNewTab: boolean })[]
}

export interface ReviewRow {
  readonly key: string
  readonly source: string
  readonly sourceLanguage: LanguageTag
  /** '': none. */
  readonly translation: string
  readonly language: LanguageTag
  readonly reasonsText: string
  /** null: the sentence does not stand in the text any more. */
  readonly span: Span | null
  readonly jump: ActionView
}

export interface TranslationsView {
  readonly phase: 'loading' | 'listed' | 'working' | 'failed'
  /** For a live region; ''. */
  readonly statusText: string
  readonly languageText: string
  readonly keeperText: string
  readonly help: string
  readonly versions: readonly VersionItem[]
  /** Said where there is no version; ''. */
  readonly noneText: string
  /** null: there is no language to choose. */
  readonly choice: { readonly label: string; readonly value: LanguageTag; readonly options: readonly Option[] } | null
  /** null: nothing can be asked now. */
  readonly ask: string | null
  /** Why nothing can be asked; ''. */
  readonly whyNot: string
  readonly again: string | null
  readonly note: {
    readonly text: string
    readonly isReviewed: boolean
    readonly changedText: string
    /** null: there is nothing to take over. */
    readonly askChanges: string | null
    readonly leftOutText: string
    readonly mark: string
    readonly reviewText: string
    readonly sourceLabel: string
    readonly translationLabel: string
    readonly goneText: string
    readonly rows: readonly ReviewRow[]
  } | null
}

interface Option {
  readonly value: LanguageTag
  readonly label: string
}

/** `texts`: of `loadTranslationTexts`. */
export function translationsView(state: TranslationsState, catalog: Catalog, texts: TranslationTexts): TranslationsView {
  const { translations, working, made, failure } = state
  const say = sayTranslations(catalog, texts)
  const nameOf = (tag: LanguageTag) => catalog.languageName(tag)
  const options = (translations?.targets ?? [])
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, catalog.locale))
  const value = options.some((option) => option.value === state.chosen) ? (state.chosen ?? '') : (options[0]?.value ?? '')
  const phase = working !== null ? 'working' : failure !== null ? 'failed' : translations === null ? 'loading' : 'listed'
  const said = {
    loading: () => say('loading'),
    working: () => say('working', { language: nameOf(working ?? '') }),
    failed: () => [failure?.sentence ?? '', say(failureCodes[failure?.what ?? 'load'])].filter((part) => part !== '').join(' '),
    listed: () => (made === null ? '' : say(made.isNew ? 'made' : 'stood', { language: nameOf(made.language) })),
  }
  return {
    phase,
    statusText: said[phase](),
    languageText: translations?.language ? say('language', { language: nameOf(translations.language) }) : '',
    keeperText: translations?.keeper ? say('keeper', { plugin: translations.keeper }) : '',
    help: options.length > 0 ? say('help') : '',
    versions: (translations?.versions ?? []).map((version) => versionItem(version, say, nameOf)),
    noneText: translations !== null && translations.versions.length === 0 ? say('none') : '',
    choice: options.length > 0 ? { label: say('choose'), value, options } : null,
    ask: options.length > 0 && working === null ? say('ask', { language: nameOf(value) }) : null,
    whyNot: translations === null || options.length > 0 ? '' : whyNot(translations, say),
    again: failure?.what === 'load' ? say('again') : null,
    note: translations?.note ? noteOf(translations, translations.note, state, say, nameOf) : null,
  }
}

const failureCodes = { load: 'failedLoad', make: 'failedMake', mark: 'failedMark' } as const

type Say = SayTranslations
type NameOf = (tag: LanguageTag) => string

function whyNot({ language, problem, note }: Translations, say: Say): string {
  if (problem !== '' || note !== null) return problem
  return say(language === '' ? 'unknownLanguage' : 'noTargets')
}

const nameOfEngine = (engine: string, say: Say): string => (engine === 'browser' ? say(engine) : engine)

function versionItem(version: LanguageVersion, say: Say, nameOf: NameOf): VersionItem {
  const { key, language, status, engine, isReviewed, changes, editUrl, url } = version
  const title = version.title.trim() === '' ? say('untitled') : version.title
  const named = { title, language: nameOf(language) }
  const standing = say(`status_${status}`)
  return {
    key,
    language,
    languageText: named.language,
    title,
    stateText: engine === '' || isReviewed ? standing : say('byEngine', { status: standing, engine: nameOfEngine(engine, say) }),
    changedText: changes > 0 ? say('sourceChanged', { count: changes }) : '',
    links: [
      ...(editUrl === '' ? [] : [{ label: say('edit'), name: say('editName', named), url: editUrl, isNewTab: false }]),
      ...(url === '' ? [] : [{ label: say('view'), name: say('viewName', named), url, isNewTab: true }]),
    ],
  }
}

function noteOf(
  { language }: Translations,
  note: NonNullable<Translations['note']>,
  { blocks }: TranslationsState,
  say: Say,
  nameOf: NameOf,
): NonNullable<TranslationsView['note']> {
  const made = { engine: nameOfEngine(note.engine, say), language: nameOf(note.from) }
  const rows = [...note.review]
    .sort((one, other) => rank(one) - rank(other))
    .map(({ source, translation, reasons }, index): ReviewRow => {
      const quote = (translation ?? source).trim()
      const block = quote === '' ? undefined : blocks.find(({ text }) => text.includes(quote))
      return {
        key: String(index),
        source,
        sourceLanguage: note.from,
        translation: translation ?? '',
        language,
        reasonsText: [...new Set(reasons.map((reason) => say(whyOf(reason))))].join(', '),
        span: block
          ? { place: block.id, start: Math.max(0, block.text.indexOf(quote)), end: block.text.indexOf(quote) + quote.length, quote }
          : null,
        jump: { label: say('show'), name: say('showName', { text: quote }) },
      }
    })
  return {
    text: say(note.isReviewed ? 'reviewed' : 'note', made),
    isReviewed: note.isReviewed,
    changedText: note.changes > 0 ? say('sourceChanged', { count: note.changes }) : '',
    askChanges: note.changes > 0 && note.isKept ? say('changesAsk', { count: note.changes }) : null,
    leftOutText: note.leftOut.length > 0 ? say('leftOut', { terms: note.leftOut.map(({ name }) => name).join(', ') }) : '',
    mark: say(note.isReviewed ? 'markOpen' : 'markReviewed'),
    reviewText: rows.length > 0 ? say('doubtful', { count: rows.length }) : say('noDoubt'),
    sourceLabel: say('source'),
    translationLabel: say('translation'),
    goneText: say('gone'),
    rows,
  }
}

/** What has no translation comes first, then answers that are lost, then what is doubted most. */
const rank = ({ translation, reasons }: { readonly translation: string | null; readonly reasons: readonly string[] }): number =>
  translation === null ? -200 : reasons.includes('lost_answer') ? -100 : -reasons.length

/** A service may be newer than this panel. */
function whyOf(reason: string): TranslationCode {
  const code = `why_${reason}`
  return Object.hasOwn(translationTexts, code) ? (code as TranslationCode) : 'why_other'
}
