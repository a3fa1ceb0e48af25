/// <reference path="./gettext-parser.d.ts" />
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { mo } from 'gettext-parser'
import { pluginDirectory } from '../sites/wordpress/plugin-directory.ts'
import {
  cataloguePath,
  formatTemplate,
  isOwn,
  type Locale,
  locales,
  pluralRule,
  readCatalogue,
  type Translated,
  translate,
} from './catalogue.ts'
import { filesOfScript, readTexts } from './read-texts.ts'
import { keyOf, textDomain } from './text.ts'

const folder = join(pluginDirectory, 'languages')

/** Contents of the files that WordPress reads, by name: `.l10n.php` and `.mo` for PHP, one `.json` per script; and `.pot` for translators. */
export async function compileLanguages(): Promise<ReadonlyMap<string, string | Buffer>> {
  const all = await readTexts()
  const texts = all.filter(isOwn)
  const { entries }: { entries: Readonly<Record<string, string>> } = await import(pathToFileURL(join(pluginDirectory, 'entries.js')).href)
  const scripts = await Promise.all(
    Object.entries(entries).map(async ([name, entry]) => ({ name, files: await filesOfScript(entry.replace('./', '')) })),
  )
  const files = new Map<string, string | Buffer>([[`${textDomain}.pot`, formatTemplate(all)]])
  for (const locale of locales) {
    const known = readCatalogue(await readFile(join(pluginDirectory, cataloguePath(locale)), 'utf8'))
    const translated = translate(texts, locale, known).filter(({ forms }) => forms.every((form) => form !== ''))
    const ofPhp = translated.filter(({ places }) => places.some((place) => place.endsWith('.php')))
    files.set(`${textDomain}-${locale}.l10n.php`, formatPhp(ofPhp, locale))
    files.set(`${textDomain}-${locale}.mo`, formatMo(ofPhp, locale))
    for (const { name, files: sources } of scripts) {
      const ofScript = translated.filter(({ places }) => places.some((place) => sources.has(place)))
      // WordPress looks for the handle that EditorAssets gives a script.
      files.set(`${textDomain}-${locale}-${textDomain}-${name}.json`, formatJson(ofScript, locale))
    }
  }
  return files
}

/** Writes them where WordPress looks for them. */
export async function writeLanguages(): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, content] of await compileLanguages()) await writeFile(join(folder, name), content)
}

const phpString = (text: string): string =>
  text
    .split('\0')
    .map((part) => `'${part.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`)
    .join(' . "\\0" . ')

/** As WordPress writes such files itself: a plural is found by both English forms. */
function formatPhp(texts: readonly Translated[], locale: Locale): string {
  const messages = texts.map((text) => {
    const key = text.plural === undefined ? keyOf(text) : `${keyOf(text)}\0${text.plural}`
    return `${phpString(key)}=>${phpString(text.forms.join('\0'))}`
  })
  const head = { domain: textDomain, 'plural-forms': pluralRule(locale), language: locale }
  const lines = Object.entries(head).map(([name, value]) => `${phpString(name)}=>${phpString(value)}`)
  return `<?php\nreturn [${lines.join(',')},'messages'=>[\n${messages.join(',\n')}\n]];\n`
}

function formatMo(texts: readonly Translated[], locale: Locale): Buffer {
  const translations: Parameters<typeof mo.compile>[0]['translations'] = {}
  for (const { text, plural, context, forms } of texts) {
    translations[context ?? ''] ??= {}
    translations[context ?? '']![text] = {
      msgid: text,
      ...(context !== undefined && { msgctxt: context }),
      ...(plural !== undefined && { msgid_plural: plural }),
      msgstr: [...forms],
    }
  }
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: locale, 'Plural-Forms': pluralRule(locale) }
  return mo.compile({ charset: 'utf-8', headers, translations })
}

/** Jed's form, for `wp.i18n`. */
function formatJson(texts: readonly Translated[], locale: Locale): string {
  const head = { '': { domain: textDomain, lang: locale, 'plural-forms': pluralRule(locale) } }
  const messages = { ...head, ...Object.fromEntries(texts.map((text) => [keyOf(text), text.forms])) }
  return `${JSON.stringify({ domain: textDomain, locale_data: { [textDomain]: messages } })}\n`
}
