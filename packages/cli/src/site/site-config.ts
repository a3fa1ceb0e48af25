import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { OptimizeRequest } from '@citable/contract'
import { z } from 'zod'
import { UsageFault } from '../usage.ts'

const checkIds: readonly string[] = OptimizeRequest.shape.set_aside.unwrap().element.options
const globs = z.array(z.string().min(1))
const limit = z.int().min(0).max(100)
const SiteInput = OptimizeRequest.shape.site.unwrap().unwrap().shape

const Person = z.strictObject({
  name: z.string().min(1).max(200),
  kind: z.enum(['person', 'organization']).default('organization'),
  url: SiteInput.url.optional(),
  sameAs: z.array(SiteInput.url).max(20).optional(),
})

/** `citable.config.json` or `citable.config.ts`: what a site wants of `citable score`. Paths start at the folder of the file. */
export const SiteConfig = z.strictObject({
  /** Files, folders and globs to read when the command names none. */
  files: globs.optional(),
  /** Globs of files that are left out. */
  exclude: globs.optional(),
  /** Address of a sitemap to read when the command names no files. */
  sitemap: SiteInput.url.optional(),
  /** Files whose front matter calls them drafts are read, too. */
  drafts: z.boolean().optional(),
  /** BCP 47; where files are in several languages, leave it out: the text decides. */
  language: z.string().optional(),
  /** Least scores of each page. */
  limits: z.strictObject({ aeo: limit.optional(), seo: limit.optional() }).optional(),
  failOn: z.array(z.enum(['worse', 'score', 'error'])).optional(),
  /** Checks that are not for this site, or not for some of its files, and why. */
  setAside: z
    .array(
      z.strictObject({
        check: z.enum(checkIds as [string, ...string[]]),
        reason: z.string().trim().min(1, 'must say why'),
        files: globs.optional(),
      }),
    )
    .optional(),
  /** Who publishes the site: facts of its structured data. */
  site: z
    .strictObject({
      name: z.string().min(1).max(200),
      url: SiteInput.url,
      publisher: Person.optional(),
      logo: SiteInput.url.optional(),
    })
    .optional(),
})
export type SiteConfig = z.input<typeof SiteConfig>

export interface LoadedConfig {
  readonly config: z.output<typeof SiteConfig>
  /** Folder of the file, where its paths start. */
  readonly folder: string
}

const names = ['citable.config.ts', 'citable.config.mts', 'citable.config.js', 'citable.config.mjs', 'citable.config.json']

/**
 * The configuration of a folder, or a file that is named. A module's default export is what counts; it is run, as every build tool does.
 *
 * @throws UsageFault for a file that is not there, cannot be read, or has a wrong key or value
 */
export async function loadConfig(named: string | undefined, folder: string): Promise<LoadedConfig> {
  for (const name of named === undefined ? names : [named]) {
    const file = path.resolve(folder, name)
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text !== null) return { config: await readConfig(await readValue(file, text), path.basename(file)), folder: path.dirname(file) }
  }
  if (named !== undefined) throw new UsageFault(`There is no file ${named}.`)
  return { config: {}, folder }
}

async function readValue(file: string, text: string): Promise<unknown> {
  const shown = path.basename(file)
  try {
    if (file.endsWith('.json')) return JSON.parse(text)
    return ((await import(pathToFileURL(file).href)) as { readonly default?: unknown }).default
  } catch (error) {
    throw new UsageFault(`${shown} cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  }
}

/** @throws UsageFault that names the place, and the key that was probably meant */
export async function readConfig(value: unknown, shown: string): Promise<LoadedConfig['config']> {
  if (value === undefined) throw new UsageFault(`${shown} has no default export.`)
  const read = SiteConfig.safeParse(value, { reportInput: true })
  if (read.success) return read.data
  throw new UsageFault(`${shown}: ${(await Promise.all(read.error.issues.slice(0, 3).map(describe))).join('; ')}.`)
}

const keysAt: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(SiteConfig.shape),
  limits: ['aeo', 'seo'],
  setAside: ['check', 'reason', 'files'],
  site: ['name', 'url', 'publisher', 'logo'],
  'site.publisher': Object.keys(Person.shape),
}

async function describe(issue: z.core.$ZodIssue): Promise<string> {
  const place = issue.path.join('.')
  const at = place === '' ? '' : `${place}: `
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt[issue.path.filter((part) => typeof part === 'string').join('.')] ?? []
    return (await Promise.all(issue.keys.map(async (key) => `${at}there is no key “${key}”${await meant(key, known)}`))).join('; ')
  }
  const name = issue.path.at(-1)
  if (issue.code === 'invalid_value' && name === 'check')
    return `${at}there is no such check${await meant(String(issue.input ?? ''), checkIds)}`
  return `${at}${issue.message}`
}

/** The nearest of the known names, where one is near; else all of them, when they are few. */
async function meant(word: string, known: readonly string[]): Promise<string> {
  const { closest } = await import('@citable/core/graph')
  const near = closest(word, known)
  if (near !== null) return `; perhaps “${near}”`
  return known.length <= 12 ? `; there are ${known.join(', ')}` : ''
}
