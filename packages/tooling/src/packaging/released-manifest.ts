export interface WorkspaceManifest {
  readonly name: string
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly [other: string]: unknown
}

export interface KnownVersions {
  /** Versions of packages of the workspace, and of the catalog, by name. */
  readonly versions: ReadonlyMap<string, string>
  readonly catalog: ReadonlyMap<string, string>
  /** Dependencies whose code is part of the package. */
  readonly bundled?: ReadonlySet<string>
}

/**
 * The manifest a package is published with: exports lead to JavaScript and its types instead of sources, dependencies have versions, and
 * what is for the workspace only is gone, as is the mark that stops sources from being published.
 *
 * @throws when a dependency's version is not known
 */
export function releasedManifest(manifest: WorkspaceManifest, known: KnownVersions): object {
  const { private: _, devDependencies, scripts, files, exports, dependencies, optionalDependencies, ...rest } = manifest
  const released = (ranges: Readonly<Record<string, string>> = {}): object =>
    Object.fromEntries(
      Object.entries(ranges)
        .filter(([name]) => !known.bundled?.has(name))
        .map(([name, range]) => [name, releasedRange(name, range, known)]),
    )
  return {
    ...rest,
    exports: {
      ...Object.fromEntries(
        Object.entries(exports)
          .filter(([, target]) => isReleased(target))
          .map(([name, target]) => [name, releasedTarget(target)]),
      ),
      './package.json': './package.json',
    },
    dependencies: released(dependencies),
    ...(optionalDependencies && { optionalDependencies: released(optionalDependencies) }),
  }
}

/** Tests and what only they use are not published. */
const isReleased = (target: string): boolean => !/^\.\/(test|src\/testing)\//.test(target)

function releasedTarget(target: string): string | { readonly types: string; readonly default: string } {
  if (!target.endsWith('.ts')) return target
  const bare = target.slice(0, -'.ts'.length)
  return { types: `${bare}.d.ts`, default: `${bare}.js` }
}

function releasedRange(name: string, range: string, { versions, catalog }: KnownVersions): string {
  if (!/^(workspace|catalog):/.test(range)) return range
  const version = range.startsWith('workspace:') ? versions.get(name) : catalog.get(name)
  if (version === undefined) throw new Error(`The version of ${name} is not known.`)
  return version
}
