import type { Untranslated } from '../commands/untranslated.ts'
import { licenceFits } from './spdx.ts'

/** A value of the version, and the place where it stands. */
export interface VersionPlace {
  readonly place: string
  /** Null: the place holds none. */
  readonly version: string | null
}

/** A package of this repository, as its folder has it. */
export interface OwnPackage {
  readonly folder: string
  /** SPDX expression of its manifest; null: none. */
  readonly licence: string | null
  readonly hasReadme: boolean
  /** Its own, or that of the repository where it is published with that one. */
  readonly hasLicenceFile: boolean
}

/** A package of others that a released one holds or needs. */
export interface OtherPackage {
  readonly name: string
  readonly version: string
  /** SPDX expression; null: its manifest names none. */
  readonly licence: string | null
  /** Who holds or needs it. */
  readonly of: string
}

/** A module beside the list of migrations. */
export interface MigrationFile {
  readonly file: string
  readonly source: string
}

const some = (names: readonly string[], most = 5): string =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`

/** @param status of `git status --porcelain` */
export function treeFaults(status: string): readonly string[] {
  const files = status.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.slice(3)]))
  return files.length === 0 ? [] : [`The tree has changes that no commit holds: ${some(files)}. Commit them, or take them back.`]
}

export interface Checkout {
  readonly isShallow: boolean
  /** Tags of versions that the commit has. */
  readonly tags: readonly string[]
  readonly version: string
  /** Files of changes that no changelog lists yet. */
  readonly waiting: number
}

/** What of the commits would make notes wrong, or a tag a lie. */
export const checkoutFaults = ({ isShallow, tags, version, waiting }: Checkout): readonly string[] => [
  ...(isShallow ? ['The clone holds a part of the commits only, so that notes would miss changes: git fetch --unshallow --tags.'] : []),
  ...tags.filter((tag) => tag !== `v${version}`).map((tag) => `The commit has the tag ${tag}; the version is ${version}.`),
  ...(tags.length > 0 && waiting > 0
    ? [`${waiting} files in .changeset wait for a version, and the commit has a tag already: \`pnpm release:version\` comes before it.`]
    : []),
]

export function versionFaults(places: readonly VersionPlace[]): readonly string[] {
  const missing = places.flatMap(({ place, version }) => (version === null ? [`${place} names no version.`] : []))
  const byVersion = new Map<string, string[]>()
  for (const { place, version } of places) if (version !== null) byVersion.set(version, [...(byVersion.get(version) ?? []), place])
  const odd = [...byVersion].filter(([version]) => !/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/.test(version))
  return [
    ...missing,
    ...odd.map(([version, where]) => `“${version}” in ${some(where)} is no version such as 1.2.3.`),
    ...(byVersion.size < 2
      ? []
      : [
          `The version is not the same everywhere: ${[...byVersion].map(([version, where]) => `${version} in ${some(where)}`).join('; ')}. \`pnpm release:version\` writes it.`,
        ]),
  ]
}

export function translationFaults(missing: readonly Untranslated[]): readonly string[] {
  if (missing.length === 0) return []
  const catalogues = [...new Set(missing.map(({ catalogue }) => catalogue))]
  return [`${missing.length} texts have no translation, in ${some(catalogues)}. \`pnpm untranslated\` lists them.`]
}

export const ownPackageFaults = (packages: readonly OwnPackage[]): readonly string[] =>
  packages.flatMap(({ folder, licence, hasReadme, hasLicenceFile }) => [
    ...(licence === null ? [`${folder}/package.json names no licence.`] : []),
    ...(hasLicenceFile ? [] : [`${folder} is published without the text of its licence.`]),
    ...(hasReadme ? [] : [`${folder} has no README.`]),
  ])

/** One line for each package whose licence is not known, or does not fit. */
export function licenceFaults(packages: readonly OtherPackage[]): readonly string[] {
  const bad = packages.filter(({ licence }) => licence === null || !licenceFits(licence))
  const byPackage = new Map<string, OtherPackage & { readonly users: Set<string> }>()
  for (const one of bad) {
    const key = `${one.name}@${one.version}`
    const known = byPackage.get(key) ?? { ...one, users: new Set<string>() }
    known.users.add(one.of)
    byPackage.set(key, known)
  }
  return [...byPackage].map(
    ([key, { licence, users }]) =>
      `${key} in ${some([...users].sort())} ${licence === null ? 'names no licence' : `is under “${licence}”, which does not fit`}.`,
  )
}

/**
 * Faults of the list of migrations: a module that exports one and has no row, rows that are not numbered one by one, and rows of the release
 * before that are gone or have another place.
 *
 * @param list source of the module that lists them
 * @param earlier the same of the release before; null: there was none
 */
export function migrationFaults(files: readonly MigrationFile[], list: string, earlier: string | null): readonly string[] {
  const rows = rowsOf(list)
  const listed = new Set(rows.map(({ value }) => value))
  const unlisted = files.flatMap(({ file, source }) =>
    [...source.matchAll(/^export const (\w+): Migration\b/gm)].flatMap(([, name = '']) =>
      listed.has(name) ? [] : [`${file} exports the migration ${name}, which has no row in migrations.ts: no database would get it.`],
    ),
  )
  const unnumbered = rows.flatMap(({ key }, index) =>
    Number(key.slice(0, 4)) === index + 1 ? [] : [`The migration ${key} stands as number ${index + 1}.`],
  )
  const moved = (earlier === null ? [] : rowsOf(earlier)).flatMap(({ key }, index) =>
    rows[index]?.key === key
      ? []
      : [`The migration ${key} of the release before is not in its place: databases that have it could not be opened.`],
  )
  return [...(rows.length === 0 ? ['migrations.ts lists no migration.'] : []), ...unlisted, ...unnumbered, ...moved]
}

const rowsOf = (list: string): readonly { readonly key: string; readonly value: string }[] =>
  [...list.matchAll(/^ {2}'(\d{4}_\w+)': (\w+),$/gm)].map(([, key = '', value = '']) => ({ key, value }))
