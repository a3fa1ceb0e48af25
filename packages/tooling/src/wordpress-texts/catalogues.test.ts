import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadLocale } from '@citable/editor'
import { describe, expect, it } from 'vitest'
import { pluginDirectory } from '../sites/wordpress/plugin-directory.ts'
import { cataloguePath, formatCatalogue, formsOf, isOwn, locales, readCatalogue, translate } from './catalogue.ts'
import { compileLanguages } from './compile-languages.ts'
import { filesOfScript, readTexts } from './read-texts.ts'
import { keyOf, type Text } from './text.ts'

const texts = await readTexts()
const own = texts.filter(isOwn)
const known = new Map(
  await Promise.all(
    locales.map(async (locale) => [locale, readCatalogue(await readFile(join(pluginDirectory, cataloguePath(locale)), 'utf8'))] as const),
  ),
)

/** Places that `sprintf` fills in: `%s`, `%1$d`. A percent sign by itself is doubled in a text that has any. */
const placeholders = (text: string): readonly string[] => (text.match(/%(?:\d+\$)?[a-z]/g) ?? []).sort()
const marks = (text: string): readonly string[] => (text.match(/<[^>]*>|&\w+;|https?:\/\/(?:\w+(?:\.\w+)+)?/g) ?? []).sort()

describe('texts of the plugin', () => {
  it('are found in PHP and in scripts', () => {
    expect(own.length).toBeGreaterThan(250)
    for (const text of ['good', 'Settings saved.', 'Citable']) expect(own.map((one) => one.text)).toContain(text)
  })
  it('explain what their placeholders stand for', () => {
    expect(own.filter(({ text, notes }) => placeholders(text).length > 0 && notes.length === 0).map(({ text }) => text)).toEqual([])
  })
  it('use numbered placeholders when there are several, because languages differ in order', () => {
    expect(own.filter(({ text }) => placeholders(text).length > 1 && /%[a-z]/.test(text)).map(({ text }) => text)).toEqual([])
  })
})

describe.each(locales)('%s', (locale) => {
  /** A text without a translation is shown in English; `pnpm untranslated` lists it. */
  const translated = translate(own, locale, known.get(locale)!).filter(({ forms }) => forms.some((form) => form !== ''))
  const wrong = (isWrong: (text: Text, form: string) => boolean) =>
    translated.flatMap((text) => text.forms.filter((form) => isWrong(text, form)).map((form) => `${text.text} → ${form}`))

  it('translates a text in as many forms as the language counts in', () => {
    expect(wrong((_, form) => form.trim() === '')).toEqual([])
    const stored = (text: Text) => known.get(locale)?.get(keyOf(text))?.length
    expect(translated.filter((text) => stored(text) !== (text.plural === undefined ? 1 : formsOf(locale))).map(({ text }) => text)).toEqual(
      [],
    )
  })
  it('preserves placeholders, markup and addresses', () => {
    expect(wrong(({ text }, form) => placeholders(form).join() !== placeholders(text).join())).toEqual([])
    expect(wrong(({ text }, form) => marks(form).join() !== marks(text).join())).toEqual([])
  })
  it('ends as the English text ends', () => {
    const end = (text: string): string => (/[.…?:。؟?:]\)?\s*$/.test(text) ? 'sign' : 'word')
    // a name that belongs to a person at the end hides the full stop
    expect(wrong(({ text }, form) => !/(?:com\.?|CLI|php)$/.test(text) && end(text) !== end(form))).toEqual([])
  })
  it('is in its own language: few texts are the same as in English', () => {
    expect(translated.filter(({ text, forms }) => forms[0] === text).length).toBeLessThan(25)
  })
  it('has the panel’s texts in the shared catalogue', async () => {
    expect(await loadLocale(locale)).not.toBeNull()
  })
  it('is written as it is read', () => {
    expect(readCatalogue(formatCatalogue(translated))).toEqual(new Map(translated.map((text) => [keyOf(text), text.forms])))
  })
})

describe('compiled translations', async () => {
  const files = await compileLanguages()
  it('are one pair for PHP and one file a script, in every locale', () => {
    const names = ['bulk', 'classic', 'editor', 'settings']
    for (const locale of locales)
      expect([...files.keys()].filter((name) => name.startsWith(`citable-${locale}`)).sort()).toEqual(
        expect.arrayContaining([
          `citable-${locale}.l10n.php`,
          `citable-${locale}.mo`,
          ...names.map((name) => `citable-${locale}-citable-${name}.json`),
        ]),
      )
  })
  it('give a script the texts of its own files only', async () => {
    const messages = (name: string): Readonly<Record<string, readonly string[]>> =>
      JSON.parse(String(files.get(`citable-de_DE-citable-${name}.json`))).locale_data.citable
    expect(messages('settings')['Settings saved.']).toEqual(['Einstellungen gespeichert.'])
    expect(messages('bulk')['Settings saved.']).toBeUndefined()
    expect(messages('bulk')['%d post was analysed.']).toHaveLength(2)
    expect(await filesOfScript('src/bulk/index.tsx')).toContain('src/bulk/bulk-page.tsx')
  })
  it('are the same bytes every time', async () => {
    expect(await compileLanguages()).toEqual(files)
  })
})
