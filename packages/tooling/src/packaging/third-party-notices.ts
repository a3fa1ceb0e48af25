import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Licence of everything in this repository that is no plugin. */
const licence = new URL('../../../../LICENSE', import.meta.url)

/** Folder of the package that a module comes from; null for our own files. */
const packageFolder = (file: string): string | null => /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.[1] ?? null

interface Notice {
  /** Name and version of the package, its author, and whose rights its licence names. */
  readonly holder: string
  /** What is permitted, word for word. */
  readonly terms: string
}

/** Where licences that differ in their holders only begin to be the same. */
const commonTerms = /^(?:Permission is hereby granted|Redistribution and use in source|Permission to use, copy, modify)/m

function notice(folder: string): Notice {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file))
    .sort()
  const by = typeof author === 'string' ? author : author?.name
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()).join('\n\n')
  const start = Math.max(text.search(commonTerms), 0)
  const holder = [`${name} ${version}`, `Licence: ${license}${by ? `, by ${by}` : ''}`, text.slice(0, start).trim()]
  return { holder: holder.filter((line) => line !== '').join('\n\n'), terms: text.slice(start) }
}

/** Packages under the same terms together, which are behind them once. */
function grouped(notices: readonly Notice[]): readonly string[] {
  const groups = new Map<string, { readonly holders: Set<string>; readonly terms: string }>()
  for (const { holder, terms } of notices) {
    const words = terms.replace(/\s+/g, ' ')
    const group = groups.get(words) ?? { holders: new Set<string>(), terms }
    groups.set(words, group)
    group.holders.add(holder)
  }
  return [...groups.values()].map(({ holders, terms }) => [...holders, terms].join('\n\n').trim())
}

/**
 * Names and licences of all that a bundle is made of: our own licence, the NOTICE beside those of our files that were made of data of others,
 * and each package once.
 *
 * @param files absolute paths of the modules in the bundle
 * @param what the beginning of the first sentence
 */
export function thirdPartyNotices(files: readonly string[], what = 'The scripts of this plugin are made'): string {
  const folders = new Set(files.map(packageFolder).filter((folder) => folder !== null))
  const notices = [...folders].map(notice).sort((a, b) => (a.holder < b.holder ? -1 : 1))
  const own = files.filter((file) => packageFolder(file) === null).map((file) => join(dirname(file), 'NOTICE'))
  const data = [...new Set(own)]
    .filter((file) => existsSync(file))
    .sort()
    .map((file) => readFileSync(file, 'utf8').trim())
  const head = `${what} of code of the Citable project and of the packages named below.`
  const texts = [head, readFileSync(licence, 'utf8').trim(), ...data, ...grouped(notices)]
  return `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
