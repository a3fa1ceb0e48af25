import { parse } from 'yaml'

/** A package that a lock file holds. */
export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** As npm writes it, `sha512-…`; null: it comes from no registry. */
  readonly integrity: string | null
  /** `name@version` of the packages that it needs. */
  readonly needs: readonly string[]
}

export interface LockedDependencies {
  /** `name@version` of the packages that a folder of the workspace needs to run, without those of the workspace. */
  readonly direct: readonly string[]
  /** Direct dependencies and all that they need, by `name@version`. */
  readonly all: ReadonlyMap<string, LockedPackage>
}

type Versions = Readonly<Record<string, string>>
interface Lock {
  readonly importers: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, { readonly version: string }>>>>>>
  readonly packages: Readonly<Record<string, { readonly resolution?: { readonly integrity?: string } }>>
  readonly snapshots: Readonly<Record<string, { readonly dependencies?: Versions; readonly optionalDependencies?: Versions }>>
}

/** A lock file of pnpm, version 9. @throws when it is of another version */
export function readLock(text: string): Lock {
  const lock = parse(text) as Lock & { readonly lockfileVersion: string }
  if (!/^9\./.test(lock.lockfileVersion)) throw new Error(`pnpm-lock.yaml is of version ${lock.lockfileVersion}; 9 is read.`)
  return lock
}

/** What a folder's package needs to run. Links of the workspace are not followed: each package of it is released by itself. */
export function lockedDependencies(lock: Lock, folder: string): LockedDependencies {
  const { dependencies = {}, optionalDependencies = {} } = lock.importers[folder] ?? {}
  const first = Object.entries({ ...dependencies, ...optionalDependencies })
    .filter(([, { version }]) => !version.startsWith('link:'))
    .map(([name, { version }]) => snapshotKey(lock, name, version))
  const all = new Map<string, LockedPackage>()
  const waiting = new Set(first)
  for (const key of waiting) {
    const { dependencies: needed = {}, optionalDependencies: optional = {} } = lock.snapshots[key] ?? {}
    const needs = Object.entries({ ...needed, ...optional }).map(([name, version]) => snapshotKey(lock, name, version))
    for (const next of needs) waiting.add(next)
    const bare = withoutPeers(key)
    const at = bare.lastIndexOf('@')
    all.set(bare, {
      name: bare.slice(0, at),
      version: bare.slice(at + 1),
      integrity: lock.packages[bare]?.resolution?.integrity ?? null,
      needs: [...new Set([...(all.get(bare)?.needs ?? []), ...needs.map(withoutPeers)])].sort(),
    })
  }
  return { direct: [...new Set(first.map(withoutPeers))].sort(), all: new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1))) }
}

/** An alias names another package, by its whole key. */
const snapshotKey = (lock: Lock, name: string, version: string): string =>
  lock.snapshots[`${name}@${version}`] === undefined && lock.snapshots[version] !== undefined ? version : `${name}@${version}`

const withoutPeers = (key: string): string => key.replace(/\(.*$/s, '')
