import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Of everything in this repository that is no plugin. */
const licence = new URL('../../../LICENSE', import.meta.url)

/** Folder of the package that a module comes from; null for our own files and for webpack's. */
const packageFolder = (file) => /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file ?? '')?.[1] ?? null

/** Modules that were joined into one keep their parts here. */
const parts = (module) => module.modules ?? [module]

function notice(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file))
    .sort()
  const by = typeof author === 'string' ? author : author?.name
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  return { name: `${name} ${version}`, text: [`${name} ${version}`, `Licence: ${license}${by ? `, by ${by}` : ''}`, ...texts].join('\n\n') }
}

/** Writes the names and licences of every package that is part of our scripts to `third-party-notices.txt` beside them. */
export class ThirdPartyNotices {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ThirdPartyNotices', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'ThirdPartyNotices', stage }, () => {
        const files = [...compilation.modules].flatMap(parts).map((module) => module.resource)
        const folders = new Set(files.map(packageFolder).filter((folder) => folder !== null))
        const notices = [...folders].map(notice).sort((a, b) => (a.name < b.name ? -1 : 1))
        // Tables among our own files that were made of data of others say so beside them.
        const own = files.filter((file) => file !== undefined && packageFolder(file) === null).map((file) => join(dirname(file), 'NOTICE'))
        const data = [...new Set(own)]
          .filter((file) => existsSync(file))
          .sort()
          .map((file) => readFileSync(file, 'utf8').trim())
        const head = 'The scripts of this plugin are made of code of the Citable project and of the packages named below.'
        const text = [head, readFileSync(licence, 'utf8').trim(), ...data, ...new Set(notices.map((found) => found.text))].join(
          `\n\n${'-'.repeat(80)}\n\n`,
        )
        compilation.emitAsset('third-party-notices.txt', new compiler.webpack.sources.RawSource(`${text}\n`))
      })
    })
  }
}
