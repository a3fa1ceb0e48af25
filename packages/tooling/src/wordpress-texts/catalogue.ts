/// <reference path="./gettext-parser.d.ts" />
import { po } from 'gettext-parser'
import { panelTexts } from './read-texts.ts'
import { keyOf, type Text, textDomain } from './text.ts'

/** Plural rule of a language in gettext's words, as WordPress's own language packs of these locales carry it. */
const pluralForms = {
  ar: 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5);',
  de_DE: 'nplurals=2; plural=(n != 1);',
  es_ES: 'nplurals=2; plural=(n != 1);',
  fr_FR: 'nplurals=2; plural=(n > 1);',
  ja: 'nplurals=1; plural=0;',
} as const

/** A locale of WordPress in which the plugin speaks, besides English. */
export type Locale = keyof typeof pluralForms
export const locales = Object.keys(pluralForms) as readonly Locale[]

/** Number of forms of a text with a plural. */
export const formsOf = (locale: Locale): number => Number(/nplurals=(\d)/.exec(pluralForms[locale])?.[1])

/** A text with its translation: one form, or as many as the language counts in; '' where there is none yet. */
export interface Translated extends Text {
  readonly forms: readonly string[]
}

/** True for a text that the plugin's own catalogues translate: those of the panel come from @citable/editor. */
export const isOwn = ({ places }: Text): boolean => places.some((place) => place !== panelTexts)

const header = (lines: Readonly<Record<string, string>>): Record<string, string> => ({
  'Project-Id-Version': 'Citable',
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=UTF-8',
  'Content-Transfer-Encoding': '8bit',
  ...lines,
  'X-Domain': textDomain,
})

/** `hasPlaces`: with the files of each text, which the template alone names, so that a text that moves changes no catalogue. */
function compile(head: Readonly<Record<string, string>>, comment: string, texts: readonly Translated[], hasPlaces = false): string {
  const translations: Parameters<typeof po.compile>[0]['translations'] = {
    '': { '': { msgid: '', msgstr: [], comments: { translator: comment } } },
  }
  for (const { text, plural, context, notes, places, forms } of texts) {
    translations[context ?? ''] ??= {}
    translations[context ?? '']![text] = {
      msgid: text,
      ...(context !== undefined && { msgctxt: context }),
      ...(plural !== undefined && { msgid_plural: plural }),
      msgstr: [...forms],
      comments: {
        ...(notes.length > 0 && { extracted: notes.join('\n') }),
        ...(hasPlaces && { reference: places.join('\n') }),
        ...(/%(?:\d+\$)?[sd]/.test(text) && { flag: 'php-format' }),
      },
    }
  }
  const file = po.compile({ charset: 'utf-8', headers: header(head), translations }, { foldLength: 0 }).toString('utf8')
  return `${file.trimEnd()}\n`
}

/** The template for translators: every text, none translated. No date and no line numbers, so that it changes with the texts only. */
export const formatTemplate = (texts: readonly Text[]): string =>
  compile(
    {},
    'Made from the sources of the plugin by `pnpm generate`; do not edit.',
    texts.map((text) => ({ ...text, forms: text.plural === undefined ? [''] : ['', ''] })),
    true,
  )

/** Translations of a locale by `keyOf`. */
export function readCatalogue(source: string): ReadonlyMap<string, readonly string[]> {
  const entries = Object.values(po.parse(source).translations).flatMap((texts) => Object.values(texts))
  return new Map(
    entries.filter(({ msgid }) => msgid !== '').map(({ msgid, msgctxt, msgstr }) => [keyOf({ text: msgid, context: msgctxt }), msgstr]),
  )
}

/** The texts with what a catalogue has for them. */
export const translate = (texts: readonly Text[], locale: Locale, known: ReadonlyMap<string, readonly string[]>): readonly Translated[] =>
  texts.map((text) => {
    const count = text.plural === undefined ? 1 : formsOf(locale)
    const forms = known.get(keyOf(text)) ?? []
    return { ...text, forms: Array.from({ length: count }, (_, at) => forms[at] ?? '') }
  })

/** A catalogue that follows the sources: what is new stands there untranslated, what is gone is left out, every translation is preserved. */
export const formatCatalogue = (texts: readonly Translated[], locale: Locale): string =>
  compile(
    { Language: locale, 'Plural-Forms': pluralForms[locale] },
    'Translate here; texts, notes and order come from the sources by `pnpm generate`; where each stands, citable.pot says.\nThe texts of the panel are in packages/editor/src/texts/locales.',
    texts,
  )

export const pluralRule = (locale: Locale): string => pluralForms[locale]
