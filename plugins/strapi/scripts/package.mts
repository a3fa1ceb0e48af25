/**
 * Builds the plugin as it is published, into `dist/package`: what Strapi loads, its types, notices of everything bundled, the changelog,
 * the icon, and a README whose links lead to the repository that this clone was made from. `pnpm pack` and `pnpm publish` take that folder. Usage: node scripts/package.mts [folder]
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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
  await cp(here('types'), join(out, 'types'), { recursive: true })
  await cp(here('../wordpress/.wordpress-org/icon-256x256.png'), join(out, 'icon.png'))
  await writeFile(join(out, 'CHANGELOG.md'), await changelog())
  const page = await readRepositoryPage()
  await writeFile(join(out, 'README.md'), publishedReadme(await readFile(here('README.md'), 'utf8'), { page, folder, revision: 'main' }))
  const published = manifest(JSON.parse(await readFile(here('package.json'), 'utf8')), page)
  await writeFile(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
}

/** What was released, and above it what a clone has beyond that. */
async function changelog(): Promise<string> {
  const { name } = JSON.parse(await readFile(here('package.json'), 'utf8')) as { readonly name: string }
  const folder = here('../../.changeset')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md') && file !== 'README.md').sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const changes = texts.flatMap((text) => {
    const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
    return head.includes(`'${name}'`) ? [body.trim()] : []
  })
  const released = (await readFile(here('CHANGELOG.md'), 'utf8').catch(() => '')).replace(/^# .*\n+/, '')
  const parts = [`# ${name}`, ...(changes.length === 0 ? [] : ['## Not released yet', ...changes]), released.trim()]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
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
