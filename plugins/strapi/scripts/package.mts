/**
 * Builds the plugin as it is published, into `dist/package`: what Strapi loads, notices of everything bundled, and a README whose links lead
 * to the repository that this clone was made from. `pnpm pack` and `pnpm publish` take that folder. Usage: node scripts/package.mts [folder]
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishedReadme } from '@citable/tooling/packaging/published-readme'
import { readRepositoryPage, repositoryLinks } from '@citable/tooling/packaging/repository-links'
import { buildPlugin } from './build.mts'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const folder = 'plugins/strapi'

/** @param out the folder to write; what was there is gone */
async function packagePlugin(out: string): Promise<void> {
  await rm(out, { recursive: true, force: true })
  await buildPlugin(join(out, 'dist'))
  await cp(here('../../LICENSE'), join(out, 'LICENSE'))
  const page = await readRepositoryPage()
  await writeFile(join(out, 'README.md'), publishedReadme(await readFile(here('README.md'), 'utf8'), { page, folder, revision: 'main' }))
  const published = manifest(JSON.parse(await readFile(here('package.json'), 'utf8')), page)
  await writeFile(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
}

interface Manifest {
  readonly publishConfig?: object
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly [other: string]: unknown
}

/** Without what is for this workspace only: everything else is bundled. */
export function manifest(
  { private: _, devDependencies, scripts, imports, publishConfig, exports, ...rest }: Manifest,
  page: string | null,
): object {
  const published = Object.entries(exports).map(([name, target]) => {
    if (typeof target === 'string') return [name, target]
    const { source, ...built } = target
    return [name, built]
  })
  const { directory, linkDirectory, ...publishing } = { directory: '', linkDirectory: false, ...publishConfig }
  return { ...rest, ...repositoryLinks(page, folder), publishConfig: publishing, exports: Object.fromEntries(published) }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await packagePlugin(process.argv[2] ?? here('dist/package'))
