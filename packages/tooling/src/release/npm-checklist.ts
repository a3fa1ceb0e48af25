/** A package as npm installs it: its files by name. */
export interface PackedPackage {
  readonly name: string
  readonly version: string
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** Parts of a README, by the rule of this repository that all of them have the same. */
const readmeParts = ['What it is', 'When to use it', 'Install', 'Example', 'Limits'] as const

/** A bad state of an archive that npm would take nevertheless; a line each. */
export function npmFaults({ name, version, files }: PackedPackage): readonly string[] {
  const text = (file: string): string => Buffer.from(files.get(file) ?? []).toString('utf8')
  const manifest = readJson(text('package.json'))
  if (manifest === null) return [`${name} has no package.json.`]
  const faults: string[] = []
  const fault = (sentence: string): void => void faults.push(`${name} ${sentence}`)
  for (const field of ['description', 'license', 'author', 'engines', 'exports']) if (!(field in manifest)) fault(`has no “${field}”.`)
  if (manifest['name'] !== name) fault(`calls itself ${String(manifest['name'])}.`)
  if (manifest['version'] !== version) fault(`has the version ${String(manifest['version'])}, not ${version}.`)
  if ('private' in manifest) fault('is private: npm would not publish it.')
  if ('devDependencies' in manifest || 'scripts' in manifest) fault('brings what is for this workspace only.')
  if (/"(?:workspace|catalog|link|file):/.test(text('package.json'))) fault('names versions that nobody outside of this workspace has.')
  for (const file of ['README.md', 'LICENSE']) if (text(file).trim() === '') fault(`has no ${file}.`)
  const parts = new Set([...text('README.md').matchAll(/^## (.+)$/gm)].map(([, part = '']) => part))
  for (const part of readmeParts) if (!parts.has(part)) fault(`has a README without “${part}”.`)
  for (const target of targetsOf(manifest['exports']))
    if (!target.includes('*') && !files.has(target.replace(/^\.\//, ''))) fault(`exports ${target}, which it does not hold.`)
  const odd = [...files.keys()].filter((file) => /(?:^|\/)(?:\.|node_modules\/)|\.test\.|(?<!\.d)\.tsx?$|\.map$/.test(file))
  for (const file of odd) fault(`holds ${file}.`)
  return faults
}

export function readJson(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return null
  }
}

/** Files that exports lead to, in all conditions. */
const targetsOf = (exports: unknown): readonly string[] =>
  typeof exports === 'string' ? [exports] : typeof exports === 'object' && exports !== null ? Object.values(exports).flatMap(targetsOf) : []
