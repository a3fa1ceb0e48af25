import { globSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { hashOf, whenChanged } from '../sites/hashed-build.ts'
import { isMatrix } from './gate.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const core = join(root, 'shared-core')
const folder = join(root, 'node_modules/.cache/citable/core')

/** Each entry of the core: its name behind `@citable/core`, and its source. */
const entries = (): readonly (readonly [name: string, source: string])[] =>
  Object.entries<string>(JSON.parse(readFileSync(join(core, 'package.json'), 'utf8')).exports).flatMap(([name, source]) => {
    if (!name.includes('*')) return [[name.slice(2), source] as const]
    const [before = '', after = ''] = source.split('*')
    return globSync(source, { cwd: core }).map((file) => {
      const path = `./${file.replaceAll('\\', '/').replace(/^\.\//, '')}`
      return [name.slice(2).replace('*', path.slice(before.length, path.length - after.length)), path] as const
    })
  })

const fileOf = (name: string): string => join(folder, `${name === '' ? 'index' : name}.mjs`)

/** Where each entry of the core is found, once it was bundled. */
export const bundledCore = (): readonly { readonly find: RegExp; readonly replacement: string }[] =>
  entries().map(([name]) => ({ find: new RegExp(`^@citable/core${name === '' ? '' : `/${name}`}$`), replacement: fileOf(name) }))

/** Gate 2 and a watch read the sources: a bundle would stay behind what is changed meanwhile. */
const isBundled = !isMatrix && process.argv.includes('run')

/** For a configuration of Vitest: `resolve.alias`, and what `globalSetup` begins with. */
export const coreInOne = {
  alias: isBundled ? [...bundledCore()] : [],
  setup: isBundled ? [fileURLToPath(import.meta.url)] : [],
}

/** Bundles the core where its sources changed: to read its seven hundred files for a few tests costs more than the tests. For `globalSetup` of Vitest. */
export default async function bundleCore(): Promise<void> {
  const hash = await hashOf([join(core, 'src'), join(core, 'package.json'), join(root, 'pnpm-lock.yaml'), fileURLToPath(import.meta.url)])
  await whenChanged(join(folder, '.stamp'), hash, fileOf(''), async () => {
    const { outputFiles } = await build({
      entryPoints: Object.fromEntries(entries().map(([name, source]) => [name === '' ? 'index' : name, join(core, source)])),
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      charset: 'utf8',
      logLevel: 'warning',
      write: false,
    })
    // two suites may begin at once: neither loads half a file
    for (const { path, contents } of outputFiles) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(`${path}.${process.pid}.tmp`, contents)
      await rename(`${path}.${process.pid}.tmp`, path)
    }
  })
}
