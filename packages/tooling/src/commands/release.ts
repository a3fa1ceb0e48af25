import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import { publishedFolders } from '../packaging/package-node.ts'
import { readRepositoryPage } from '../packaging/repository-links.ts'
import { readWordPressOrgFiles } from '../packaging/wordpress-org.ts'
import { type Change, changelogOf, countCommits, mergeChanges, readChangeset, readRelease } from '../release/change-notes.ts'
import { npmFaults, type PackedPackage } from '../release/npm-checklist.ts'
import { type Build, provenance, type SummedFile } from '../release/provenance.ts'
import {
  earlierTag,
  git,
  type NeededPackages,
  readChangelogs,
  readChangesets,
  readMigrations,
  readNeeded,
  readNotices,
  readOwnPackages,
  readVersions,
} from '../release/read-readiness.ts'
import {
  checkoutFaults,
  licenceFaults,
  migrationFaults,
  type OtherPackage,
  ownPackageFaults,
  translationFaults,
  treeFaults,
  versionFaults,
} from '../release/readiness.ts'
import { releaseNotes } from '../release/release-notes.ts'
import { type Component, cycloneDx, hashOfIntegrity, npmPurl } from '../release/sbom.ts'
import { strapiMarketFaults } from '../release/strapi-market-checklist.ts'
import { wordPressOrgFaults } from '../release/wordpress-org-checklist.ts'
import { machineCache } from '../sites/prepared-site.ts'
import { wordPressVersion } from '../sites/wordpress/debian-files.ts'
import { root, runTool } from './check.ts'
import { makeArchives, sum, sumsOf } from './package.ts'
import { untranslatedTexts } from './untranslated.ts'

const standardOut = 'dist/release'

/**
 * `release --dry-run [--out FOLDER]`: looks whether this commit could be released, makes all that a release consists of in one folder, looks at what was
 * made, and publishes nothing. Exit code 1: something is in the way, a line each. Without `--dry-run` it says what a release is, and
 * ends with 1: no registry is set up here.
 */
export async function release(args: readonly string[]): Promise<number> {
  const options = { 'dry-run': { type: 'boolean', default: false }, out: { type: 'string', default: standardOut } } as const
  const { values } = parseArgs({ args: [...args], options })
  const version = readVersions()[0]?.version ?? '0.0.0'
  if (!values['dry-run']) return explain(version)
  const tag = earlierTag()
  const needed = readNeeded()
  const before = [...(await sourceFaults(tag)), ...licenceFaults(othersOf(needed))]
  if (before.length > 0) return refuse(version, before)

  const out = isAbsolute(values.out) ? values.out : resolve(root, values.out)
  const archives = await makeArchives(out)
  const made = await openArchives(out, archives)
  try {
    const page = await readRepositoryPage()
    const bundled = await bundledIn(made, archives)
    const after = [
      ...(await archiveFaults(made, out, version, page)),
      ...licenceFaults(bundled.flatMap(({ archive, packages }) => packages.map((one) => ({ ...one, of: archive })))),
      // a release of other files than those of the commit would not be its release
      ...treeFaults(git('status', '--porcelain')),
    ]
    if (after.length > 0) return refuse(version, after)
    const summed = await Promise.all(archives.map(async (name) => ({ name, sha256: sum(await readFile(join(out, name))) })))
    const names = await describe({ out, version, tag, page, archives: summed, needed, bundled, made })
    const sums = await sumsOf(out, [...archives, ...names])
    await writeFile(join(out, 'SHA256SUMS'), sums)
    console.log(
      `\n${sums}\nCitable ${version} at ${git('rev-parse', 'HEAD')} could be released; nothing was published. All of it lies in ${relative(root, out) || out}.`,
    )
    const waiting = readChangesets().length
    if (waiting > 0) console.log(`${waiting} files in .changeset wait for a version: \`pnpm release:version\` comes before the tag.`)
    if (page === null) console.log('No address of the repository is known: set "repository" in package.json before publishing.')
    return 0
  } finally {
    await rm(made.folder, { recursive: true, force: true })
  }
}

/** What a release would be, in the order in which it is done, and why this command does not do it. */
function explain(version: string): number {
  const waiting = readChangesets().length
  const steps = [
    ...(waiting > 0 ? [`pnpm release:version: ${waiting} files in .changeset become changelogs and one new version after ${version}`] : []),
    'npm run release -- --dry-run: everything is looked at and made, without publishing',
    `git tag v${waiting > 0 ? '…' : version}, pushed: the workflow “Publish” runs gate 2, makes the same files again, and`,
    `  publishes ${publishedFolders.length + 1} packages to npm, the plugin of Strapi among them`,
    'by hand: citable-….zip to the directory of WordPress, with the pictures beside it; the package to Strapi’s market; the container to a registry of images',
  ]
  console.log(
    `A release of Citable would be:\n${steps.map((step) => (step.startsWith('  ') ? `    ${step.trim()}` : `  - ${step}`)).join('\n')}`,
  )
  console.error('No registry is set up here: there is no key, and this command publishes nothing. Use --dry-run.')
  return 1
}

function refuse(version: string, faults: readonly string[]): number {
  for (const fault of faults) console.error(`✗ ${fault}`)
  console.error(
    `Citable ${version} cannot be released: ${faults.length} ${faults.length === 1 ? 'thing stands' : 'things stand'} in the way.`,
  )
  return 1
}

/** Reasons against a release that the sources show. */
async function sourceFaults(tag: string | null): Promise<readonly string[]> {
  const { files, list, earlier } = readMigrations(tag)
  return [
    ...treeFaults(git('status', '--porcelain')),
    ...checkoutFaults({
      isShallow: git('rev-parse', '--is-shallow-repository') === 'true',
      tags: git('tag', '--list', 'v[0-9]*', '--points-at', 'HEAD').split('\n').filter(Boolean),
      version: readVersions()[0]?.version ?? '',
      waiting: readChangesets().length,
    }),
    ...versionFaults(readVersions()),
    ...translationFaults(await untranslatedTexts()),
    ...ownPackageFaults(readOwnPackages()),
    ...migrationFaults(files, list, earlier),
  ]
}

const othersOf = ({ all, of }: NeededPackages): readonly OtherPackage[] =>
  [...all].flatMap(([key, { name, version, licence }]) => (of.get(key) ?? []).map((folder) => ({ name, version, licence, of: folder })))

interface Opened {
  readonly folder: string
  /** Files of an archive by their names below its first folder. */
  readonly read: (archive: string) => Promise<ReadonlyMap<string, Uint8Array>>
}

/** Unpacks what was made, so that looks at it are looks at what is published. */
async function openArchives(out: string, archives: readonly string[]): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'citable-opened-'))
  const cache = new Map<string, ReadonlyMap<string, Uint8Array>>()
  const open = async (archive: string): Promise<ReadonlyMap<string, Uint8Array>> => {
    if (archive.endsWith('.zip')) {
      const entries = Object.entries(unzipSync(await readFile(join(out, archive))))
      return new Map(entries.map(([name, bytes]) => [name.replace(/^[^/]+\//, ''), bytes]))
    }
    const place = join(folder, archive)
    await cp(join(out, archive), `${place}.packed`)
    const { code, output } = await runTool(['sh', '-c', `mkdir -p "$0" && tar -xzf "$1" -C "$0"`, place, `${place}.packed`])
    if (code !== 0) throw new Error(`${archive} cannot be unpacked: ${output}`)
    const first = join(place, 'package')
    const entries = (await readdir(first, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    return new Map(
      await Promise.all(
        entries.map(
          async ({ parentPath, name }) => [join(parentPath, name).slice(first.length + 1), await readFile(join(parentPath, name))] as const,
        ),
      ),
    )
  }
  for (const archive of archives) if (!archive.startsWith('citable-container-')) cache.set(archive, await open(archive))
  return { folder, read: async (archive) => cache.get(archive) ?? new Map() }
}

const isNpm = (archive: string): boolean => archive.endsWith('.tgz')
const manifestIn = (files: ReadonlyMap<string, Uint8Array>) =>
  JSON.parse(strFromU8(files.get('package.json') ?? new Uint8Array())) as {
    readonly name: string
    readonly license?: string
    readonly dependencies?: Readonly<Record<string, string>>
  }

/** What is wrong with what was made. */
async function archiveFaults(made: Opened, out: string, version: string, page: string | null): Promise<readonly string[]> {
  const faults: string[] = []
  for (const archive of await archivesIn(out)) {
    const files = await made.read(archive)
    if (isNpm(archive)) {
      const packed: PackedPackage = { name: manifestIn(files).name, version, files }
      faults.push(...(packed.name.startsWith('strapi-plugin-') ? strapiMarketFaults(packed, page) : npmFaults(packed)))
    } else if (archive === `citable-${version}.zip`)
      faults.push(
        ...wordPressOrgFaults({
          plugin: files,
          assets: await readWordPressOrgFiles(),
          archiveBytes: (await stat(join(out, archive))).size,
          testedWordPress: await newestWordPress(),
          version,
          slug: 'citable',
        }),
      )
  }
  return faults
}

const archivesIn = async (out: string): Promise<readonly string[]> =>
  (await readdir(out)).filter((name) => /\.(?:tgz|zip|tar\.gz)$/.test(name)).sort()

/** Branch of the WordPress that this machine's tests run on; null: none was fetched. */
async function newestWordPress(): Promise<string | null> {
  const files = join(machineCache(), 'wordpress/files')
  return existsSync(files) ? (/^\d+\.\d+/.exec(await wordPressVersion(files))?.[0] ?? null) : null
}

interface Bundled {
  readonly archive: string
  readonly packages: ReturnType<typeof readNotices>
}

/** Packages whose code an archive holds, by its notices. */
async function bundledIn(made: Opened, archives: readonly string[]): Promise<readonly Bundled[]> {
  const found = archives.map(async (archive) => {
    const files = await made.read(archive)
    const notices = [...files].filter(([name]) => /(?:^|\/)third-party-notices\.txt$/.test(name))
    return { archive, packages: notices.flatMap(([, bytes]) => readNotices(strFromU8(bytes))) }
  })
  return Promise.all(found)
}

interface Described {
  readonly out: string
  readonly version: string
  readonly tag: string | null
  readonly page: string | null
  readonly archives: readonly SummedFile[]
  readonly needed: NeededPackages
  readonly bundled: readonly Bundled[]
  readonly made: Opened
}

/** Writes the documents about the archives: changelog, notes, bill of materials, provenance. The names of the files. */
async function describe({ out, version, tag, page, archives, needed, bundled, made }: Described): Promise<readonly string[]> {
  const commit = git('rev-parse', 'HEAD')
  const write = async (name: string, text: string): Promise<SummedFile> => {
    await writeFile(join(out, name), text)
    return { name, sha256: sum(Buffer.from(text)) }
  }
  const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`
  const timestamp = new Date(Number(git('show', '-s', '--format=%ct', 'HEAD')) * 1000).toISOString()
  const changes = mergeChanges([
    ...readChangelogs().flatMap(({ name, text }) => readRelease(text, version, name)),
    ...readChangesets().flatMap((text): readonly Change[] => readChangeset(text)),
  ])
  const released = await Promise.all(archives.map((file) => componentOf(file, version, needed, bundled, made)))
  const others: readonly Component[] = [
    ...[...needed.all.values()].map(
      ({ name, version: of, licence, integrity, needs }): Component => ({
        purl: npmPurl(name, of),
        type: 'library',
        name,
        version: of,
        licence,
        hash: hashOfIntegrity(integrity),
        needs: needs.map(purlOfKey),
      }),
    ),
    ...bundled.flatMap(({ packages }) =>
      packages.map(
        ({ name, version: of, licence }): Component => ({
          purl: npmPurl(name, of),
          type: 'library',
          name,
          version: of,
          licence,
          hash: null,
          needs: [],
        }),
      ),
    ),
  ]
  const bom = await write(`citable-${version}.cdx.json`, json(cycloneDx({ version, timestamp, licence: 'MIT', released, others })))
  const changelog = await write('CHANGELOG.md', changelogOf(version, changes))
  const subjects = git('log', '--no-merges', '--format=%s', tag === null ? 'HEAD' : `${tag}..HEAD`).split('\n')
  const { list, earlier } = readMigrations(tag)
  const sizes = new Map(await Promise.all(archives.map(async ({ name }) => [name, (await stat(join(out, name))).size] as const)))
  const notes = await write(
    'RELEASE-NOTES.md',
    releaseNotes({
      version,
      commit,
      day: timestamp.slice(0, 10),
      tag,
      changes,
      commits: countCommits(subjects),
      list,
      earlier,
      archives,
      sizes,
      bom: bom.name,
    }),
  )
  const materials = ['pnpm-lock.yaml', 'package.json', 'packages/service/deploy/Dockerfile']
  const build: Build = {
    version,
    command: 'npm run release -- --dry-run',
    commit,
    page,
    materials: await Promise.all(materials.map(async (name) => ({ name, sha256: sum(await readFile(join(root, name))) }))),
    programs: { node: process.versions.node, npm: (await runTool(['npm', '--version'])).output.trim() },
    environment: process.env,
  }
  const statement = await write(`citable-${version}.provenance.json`, json(provenance([...archives, bom, changelog, notes], build)))
  return [bom, changelog, notes, statement].map(({ name }) => name)
}

const purlOfKey = (key: string): string => npmPurl(key.slice(0, key.lastIndexOf('@')), key.slice(key.lastIndexOf('@') + 1))

/** An archive as a component: what it bundles, and what npm installs with it. */
async function componentOf(
  { name: archive, sha256 }: SummedFile,
  version: string,
  needed: NeededPackages,
  bundled: readonly Bundled[],
  made: Opened,
): Promise<Component> {
  const hash = { alg: 'SHA-256', content: sha256 } as const
  const inside = bundled.find((each) => each.archive === archive)?.packages.map((one) => npmPurl(one.name, one.version)) ?? []
  if (!isNpm(archive)) {
    const name = archive.slice(0, archive.lastIndexOf(`-${version}`))
    const isContainer = name === 'citable-container'
    const services = isContainer
      ? [
          ...(await namesOf(publishedFolders)).map((own) => npmPurl(own, version)),
          ...publishedFolders.flatMap((folder) => needed.direct.get(folder) ?? []).map(purlOfKey),
        ]
      : []
    const licence = isContainer ? 'MIT AND CC-BY-SA-4.0' : 'GPL-3.0-or-later'
    return {
      purl: `pkg:generic/${name}@${version}`,
      type: 'application',
      name,
      version,
      licence,
      hash,
      needs: [...inside, ...services],
    }
  }
  const manifest = manifestIn(await made.read(archive))
  const folder = await folderOf(manifest.name)
  const direct =
    folder === null
      ? []
      : (needed.direct.get(folder) ?? []).filter((key) => key.slice(0, key.lastIndexOf('@')) in (manifest.dependencies ?? {}))
  const ours = Object.keys(manifest.dependencies ?? {})
    .filter((name) => name.startsWith('@citable/'))
    .map((name) => npmPurl(name, version))
  return {
    purl: npmPurl(manifest.name, version),
    type: 'library',
    name: manifest.name,
    version,
    licence: manifest.license ?? null,
    hash,
    needs: [...inside, ...ours, ...direct.map(purlOfKey)],
  }
}

async function namesOf(folders: readonly string[]): Promise<readonly string[]> {
  const manifests = folders.map(
    async (folder) => JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as { readonly name: string },
  )
  return (await Promise.all(manifests)).map(({ name }) => name)
}

async function folderOf(name: string): Promise<string | null> {
  const names = await namesOf(publishedFolders)
  return publishedFolders[names.indexOf(name)] ?? null
}
