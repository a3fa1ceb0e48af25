/**
 * Builds the plugin as it is published, into `dist/package`: what Strapi loads, notices of everything bundled, and a README whose links lead
 * to the repository that this clone was made from. `pnpm pack` and `pnpm publish` take that folder. Usage: node scripts/package.mts [folder]
 */
import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { publishedReadme, repositoryPage } from '@citable/tooling/packaging/published-readme'
import { buildPlugin } from './build.mts'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const folder = 'plugins/strapi'

/** The address that this clone was made from; empty: from none. */
const origin = (): Promise<string> =>
  promisify(execFile)('git', ['remote', 'get-url', 'origin'], { cwd: here('.') }).then(
    ({ stdout }) => stdout,
    () => '',
  )

/** @param out the folder to write; what was there is gone */
async function packagePlugin(out: string): Promise<void> {
  await rm(out, { recursive: true, force: true })
  await buildPlugin(join(out, 'dist'))
  await cp(here('../../LICENSE'), join(out, 'LICENSE'))
  const page = repositoryPage(await origin())
  await writeFile(join(out, 'README.md'), publishedReadme(await readFile(here('README.md'), 'utf8'), { page, folder, revision: 'main' }))
  const published = manifest(JSON.parse(await readFile(here('package.json'), 'utf8')), page)
  await writeFile(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
}

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly [other: string]: unknown
}

/** Without what is for this workspace only: everything else is bundled. */
export function manifest({ devDependencies, scripts, publishConfig, exports, ...rest }: Manifest, page: string | null): object {
  const published = Object.entries(exports).map(([name, target]) => {
    if (typeof target === 'string') return [name, target]
    const { source, ...built } = target
    return [name, built]
  })
  const links = {
    homepage: `${page}/tree/main/${folder}`,
    bugs: `${page}/issues`,
    repository: { type: 'git', url: `git+${page}.git`, directory: folder },
  }
  return { ...rest, ...(page !== null && links), exports: Object.fromEntries(published) }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await packagePlugin(process.argv[2] ?? here('dist/package'))
