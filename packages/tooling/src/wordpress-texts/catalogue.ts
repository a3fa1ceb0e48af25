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

/** A locale of WordPress that the plugin is translated into, besides English. */
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

const headers = {
  'Project-Id-Version': 'Citable',
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=UTF-8',
  'Content-Transfer-Encoding': '8bit',
  'X-Domain': textDomain,
}

/** The template for translators: every text, none translated. No date and no line numbers, so that it changes with the texts only. */
export function formatTemplate(texts: readonly Text[]): string {
  const about = 'Made from the sources of the plugin when it is built; do not edit.'
  const translations: Parameters<typeof po.compile>[0]['translations'] = {
    '': { '': { msgid: '', msgstr: [], comments: { translator: about } } },
  }
  for (const { text, plural, context, notes, places } of texts) {
    translations[context ?? ''] ??= {}
    translations[context ?? '']![text] = {
      msgid: text,
      ...(context !== undefined && { msgctxt: context }),
      ...(plural !== undefined && { msgid_plural: plural }),
      msgstr: plural === undefined ? [''] : ['', ''],
      comments: {
        ...(notes.length > 0 && { extracted: notes.join('\n') }),
        reference: places.join('\n'),
        ...(/%(?:\d+\$)?[sd]/.test(text) && { flag: 'php-format' }),
      },
    }
  }
  const file = po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8')
  return `${file.trimEnd()}\n`
}

/** Translations of a locale by `keyOf`, out of its catalogue: a form, or a list of them for a text with a plural. */
export const readCatalogue = (source: string): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(JSON.parse(source) as Record<string, string | string[]>).map(([key, forms]) => [key, [forms].flat()]))

/** The texts with what a catalogue has for them. */
export const translate = (texts: readonly Text[], locale: Locale, known: ReadonlyMap<string, readonly string[]>): readonly Translated[] =>
  texts.map((text) => {
    const count = text.plural === undefined ? 1 : formsOf(locale)
    const forms = known.get(keyOf(text)) ?? []
    return { ...text, forms: Array.from({ length: count }, (_, at) => forms[at] ?? '') }
  })

/** A catalogue in the order of the sources, one text a line: new texts are empty, removed ones are left out, translations stay. */
export function formatCatalogue(texts: readonly Translated[]): string {
  const lines = texts.map((text) => {
    const forms = text.plural === undefined ? text.forms[0] : text.forms
    return `  ${JSON.stringify(keyOf(text))}: ${JSON.stringify(forms)}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

/** Where the catalogue of a locale lies, from the plugin's folder. */
export const cataloguePath = (locale: Locale): string => `translations/${locale}.json`

export const pluralRule = (locale: Locale): string => pluralForms[locale]
