import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkEvidence } from '@citable/core'
import { graphNotes, schemaTypeReasons, type Translation } from '@citable/core/messages'
import { sentences } from '@citable/core/messages/english'
import { loadLocale, loadRubricLocale, localeTags, uiTexts } from '@citable/editor'
import { importSource } from '../packaging/import-source.ts'
import { cataloguePath, isOwn, locales, readCatalogue, translate } from '../wordpress-texts/catalogue.ts'
import { readTexts } from '../wordpress-texts/read-texts.ts'
import { keyOf } from '../wordpress-texts/text.ts'
import { root } from './check.ts'

/** English text that a catalogue lacks. `key`: its key there, or the English itself where that is the key. */
export interface Untranslated {
  /** File of the catalogue, from the root. */
  readonly catalogue: string
  readonly key: string
  readonly english: string
}

type Texts = Readonly<Record<string, string>>

/** Texts of English for which a catalogue has no words. */
export const missingIn = (
  catalogue: string,
  english: Texts,
  translated: Readonly<Record<string, string | undefined>>,
): readonly Untranslated[] =>
  Object.entries(english)
    .filter(([key]) => (translated[key] ?? '').trim() === '')
    .map(([key, text]) => ({ catalogue, key, english: text }))

const withPrefix = (prefix: string, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [`${prefix}.${code}`, text]))

/** Every sentence that the core words, by its key. */
const coreSentences: Texts = {
  ...sentences,
  ...withPrefix('schema-type', schemaTypeReasons),
  ...withPrefix('graph-note', graphNotes),
}

/** Findings that contradict a check, by themselves. Addresses need no translation. */
const coreFindings: Texts = Object.fromEntries(
  Object.values(checkEvidence)
    .flatMap(({ contrary }): readonly string[] => contrary)
    .filter((text) => !/^https?:\/\/\S+$/.test(text))
    .map((text) => [text, text]),
)

async function missingInCore(tag: string): Promise<readonly Untranslated[]> {
  const path = `shared-core/src/messages/locales/${tag}.ts`
  const { sentences: own, findings }: Partial<Translation> = (await loadRubricLocale(tag)) ?? {}
  return [...missingIn(path, coreSentences, own ?? {}), ...missingIn(path, coreFindings, findings ?? {})]
}

const missingInEditor = async (tag: string): Promise<readonly Untranslated[]> =>
  missingIn(`packages/editor/src/texts/locales/${tag}.ts`, uiTexts, (await loadLocale(tag)) ?? {})

async function missingInWordPress(): Promise<readonly Untranslated[]> {
  const own = (await readTexts()).filter(isOwn)
  const catalogues = locales.map(async (locale) => {
    const path = `plugins/wordpress/${cataloguePath(locale)}`
    const known = readCatalogue(await readFile(join(root, path), 'utf8').catch(() => '{}'))
    const lacking = translate(own, locale, known).filter(({ forms }) => forms.some((form) => form.trim() === ''))
    return lacking.map((text) => ({ catalogue: path, key: keyOf(text), english: text.text }))
  })
  return (await Promise.all(catalogues)).flat()
}

async function missingInStrapi(): Promise<readonly Untranslated[]> {
  const folder = 'plugins/strapi/admin/src'
  const { pluginTexts } = await importSource<{ readonly pluginTexts: Texts }>(join(root, folder, 'texts.ts'))
  const catalogues = localeTags.map(async (tag) => {
    const path = `${folder}/translations/${tag}.json`
    return missingIn(path, pluginTexts, JSON.parse(await readFile(join(root, path), 'utf8').catch(() => '{}')))
  })
  return (await Promise.all(catalogues)).flat()
}

/** What every catalogue of the core, the panel, WordPress and Strapi lacks. Each falls back to English there. */
export async function untranslatedTexts(): Promise<readonly Untranslated[]> {
  const parts = [...localeTags.map(missingInCore), ...localeTags.map(missingInEditor), missingInWordPress(), missingInStrapi()]
  return (await Promise.all(parts)).flat()
}

/** The list as people read it: a catalogue, then a line for each text it lacks. */
export function formatUntranslated(missing: readonly Untranslated[]): string {
  const catalogues = [...new Set(missing.map(({ catalogue }) => catalogue))]
  const linesOf = (name: string) =>
    missing
      .filter(({ catalogue }) => catalogue === name)
      .map(({ key, english }) => (key === english ? `  ${english}` : `  ${key}: ${english}`))
  return catalogues.map((name) => `${name}\n${linesOf(name).join('\n')}\n`).join('')
}

/** `pnpm untranslated`: lists the texts that a locale lacks. Exit code 1 when there is one: a release asks for all of them, a change does not. */
export async function untranslated(): Promise<number> {
  const missing = await untranslatedTexts()
  process.stdout.write(formatUntranslated(missing))
  console.log(`${missing.length} texts have no translation and are shown in English.`)
  return missing.length === 0 ? 0 : 1
}
