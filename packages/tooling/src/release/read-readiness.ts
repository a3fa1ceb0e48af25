import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands/check.ts'
import { publishedFolders } from '../packaging/package-node.ts'
import { type LockedPackage, lockedDependencies, readLock } from './read-lock.ts'
import type { MigrationFile, OwnPackage, VersionPlace } from './readiness.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const manifestOf = (folder: string) =>
  JSON.parse(read(`${folder}/package.json`)) as { readonly name: string; readonly version: string; readonly license?: string }

/** Folders whose packages are released under one version; the editor is bundled into both plugins. */
const versioned = [...publishedFolders, 'packages/editor', 'plugins/strapi', 'plugins/wordpress'] as const

export const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] }).replace(/\n$/, '')

/** The newest version that was tagged before this commit; null: there is none. */
export function earlierTag(): string | null {
  const tags = git('tag', '--list', 'v[0-9]*', '--merged', 'HEAD', '--sort=-version:refname').split('\n').filter(Boolean)
  const here = git('tag', '--points-at', 'HEAD').split('\n')
  return tags.find((tag) => !here.includes(tag)) ?? null
}

export function readVersions(): readonly VersionPlace[] {
  const found = (file: string, pattern: RegExp): VersionPlace => ({ place: file, version: pattern.exec(read(file))?.[1] ?? null })
  const plugin = 'plugins/wordpress'
  return [
    ...versioned.map((folder) => ({ place: `${folder}/package.json`, version: manifestOf(folder).version })),
    found(`${plugin}/citable.php`, /^ \* Version: +(\S+)$/m),
    { ...found(`${plugin}/citable.php`, /^const VERSION = '([^']+)';$/m), place: `${plugin}/citable.php, VERSION` },
    found(`${plugin}/readme.txt`, /^Stable tag: (\S+)$/m),
    found(`${plugin}/CHANGELOG.md`, /^## (\S+)$/m),
  ]
}

export const readOwnPackages = (): readonly OwnPackage[] =>
  [...publishedFolders, 'plugins/strapi', 'plugins/wordpress'].map((folder) => ({
    folder,
    licence: manifestOf(folder).license ?? null,
    hasReadme: existsSync(join(root, folder, 'README.md')),
    // packages of npm are published with the licence of the repository
    hasLicenceFile: existsSync(join(root, folder === 'plugins/wordpress' ? folder : '.', 'LICENSE')),
  }))

const tables = 'packages/service/src/storage/tables'

export function readMigrations(tag: string | null): {
  readonly files: readonly MigrationFile[]
  readonly list: string
  readonly earlier: string | null
} {
  const files = globSync('*.ts', { cwd: join(root, tables) })
    .filter((file) => !/^migrations\.ts$|\.test\.ts$/.test(file))
    .sort()
    .map((file) => ({ file, source: read(`${tables}/${file}`) }))
  let earlier: string | null = null
  try {
    earlier = tag === null ? null : git('show', `${tag}:${tables}/migrations.ts`)
  } catch {
    earlier = null
  }
  return { files, list: read(`${tables}/migrations.ts`), earlier }
}

/** Texts of all files of changes that wait for a version. */
export const readChangesets = (): readonly string[] =>
  globSync('.changeset/*.md', { cwd: root })
    .filter((file) => !file.endsWith('README.md'))
    .sort()
    .map(read)

/** Changelogs of the versioned packages that have one. */
export const readChangelogs = (): readonly { readonly name: string; readonly text: string }[] =>
  versioned
    .filter((folder) => existsSync(join(root, folder, 'CHANGELOG.md')))
    .map((folder) => ({ name: manifestOf(folder).name, text: read(`${folder}/CHANGELOG.md`) }))

/** A package of npm that a published one needs when it runs. */
interface NeededPackage extends LockedPackage {
  readonly licence: string | null
}

export interface NeededPackages {
  /** By folder of the published package: `name@version` of what its manifest asks for. */
  readonly direct: ReadonlyMap<string, readonly string[]>
  readonly all: ReadonlyMap<string, NeededPackage>
  /** Folders that need it, by `name@version`. */
  readonly of: ReadonlyMap<string, readonly string[]>
}

/** What the published packages need, by the lock file, with the licences of what is installed. */
export function readNeeded(): NeededPackages {
  const lock = readLock(read('pnpm-lock.yaml'))
  const installed = readdirSync(join(root, 'node_modules/.pnpm'))
  const direct = new Map<string, readonly string[]>()
  const all = new Map<string, NeededPackage>()
  const of = new Map<string, string[]>()
  for (const folder of publishedFolders) {
    const locked = lockedDependencies(lock, folder)
    direct.set(folder, locked.direct)
    for (const [key, one] of locked.all) {
      all.set(key, { ...one, licence: all.get(key)?.licence ?? licenceIn(installed, one) })
      of.set(key, [...(of.get(key) ?? []), folder])
    }
  }
  return { direct, all, of }
}

/** Licence of an installed package; null: it is not installed, or names none. */
function licenceIn(installed: readonly string[], { name, version }: LockedPackage): string | null {
  const beginning = `${name.replace('/', '+')}@${version}`
  const folder = installed.find((each) => each === beginning || each.startsWith(`${beginning}_`))
  if (folder === undefined) return null
  const { license } = JSON.parse(read(join('node_modules/.pnpm', folder, 'node_modules', name, 'package.json'))) as {
    readonly license?: unknown
  }
  return typeof license === 'string' ? license : null
}

/** Packages that a file of notices names, with their licences. */
export const readNotices = (text: string): readonly { readonly name: string; readonly version: string; readonly licence: string }[] =>
  [...text.matchAll(/^(\S+) (\d+\.\d+\.\d+\S*)\n\nLicence: ([^\n]+?)(?:, by [^\n]*)?$/gm)].map(
    ([, name = '', version = '', licence = '']) => ({
      name,
      version,
      licence,
    }),
  )
