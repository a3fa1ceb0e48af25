import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Licence of everything in this repository that is no plugin. */
const licence = new URL('../../../../LICENSE', import.meta.url)

/** Folder of the package that a module comes from; null for our own files. */
const packageFolder = (file: string): string | null => /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.[1] ?? null

function notice(folder: string): { readonly name: string; readonly text: string } {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file))
    .sort()
  const by = typeof author === 'string' ? author : author?.name
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  return { name: `${name} ${version}`, text: [`${name} ${version}`, `Licence: ${license}${by ? `, by ${by}` : ''}`, ...texts].join('\n\n') }
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
  const notices = [...folders].map(notice).sort((a, b) => (a.name < b.name ? -1 : 1))
  const own = files.filter((file) => packageFolder(file) === null).map((file) => join(dirname(file), 'NOTICE'))
  const data = [...new Set(own)]
    .filter((file) => existsSync(file))
    .sort()
    .map((file) => readFileSync(file, 'utf8').trim())
  const head = `${what} of code of the Citable project and of the packages named below.`
  const texts = [head, readFileSync(licence, 'utf8').trim(), ...data, ...new Set(notices.map(({ text }) => text))]
  return `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
