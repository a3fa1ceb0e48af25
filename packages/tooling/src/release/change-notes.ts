/** What a change is to a reader; null: its text does not say. */
export type ChangeKind = 'Added' | 'Changed' | 'Fixed' | 'Removed'

export interface Change {
  readonly kind: ChangeKind | null
  readonly text: string
  /** Names of the packages that it is about. */
  readonly packages: readonly string[]
}

const kinds = ['Added', 'Changed', 'Fixed', 'Removed'] as const

/** A text such as “Added: x”, a line each; null: a line without a change. */
function readLine(line: string): Omit<Change, 'packages'> | null {
  const text = line.replace(/^\s*(?:- (?:[0-9a-f]{7,40}: )?)?/, '').trim()
  if (text === '' || text.startsWith('#') || /^(?:Updated dependencies|@?[\w/-]+@\d)/.test(text)) return null
  const [, kind, rest] = /^(Added|Changed|Fixed|Removed): (.+)$/.exec(text) ?? []
  return { kind: (kind as ChangeKind | undefined) ?? null, text: rest ?? text }
}

const readLines = (text: string, packages: readonly string[]): readonly Change[] =>
  text
    .replace(/\n {2,}(?!(?:Added|Changed|Fixed|Removed): )/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const change = readLine(line)
      return change === null ? [] : [{ ...change, packages }]
    })

/** Changes of a file in `.changeset`. @throws when it has no head */
export function readChangeset(text: string): readonly Change[] {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined) throw new Error('A file in .changeset has no head.')
  return readLines(
    body,
    [...head.matchAll(/^['"]?([^'":]+)['"]?:/gm)].map(([, name = '']) => name),
  )
}

/** Changes that a package's changelog lists for a version; none when it does not name it. */
export function readRelease(changelog: string, version: string, name: string): readonly Change[] {
  const section = changelog.split(/^## /m).find((each) => each.split('\n')[0]?.trim() === version)
  return section === undefined ? [] : readLines(section.replace(/^.*\n/, ''), [name])
}

/** Changes of several sources: those in the same words are one, of all its packages. */
export function mergeChanges(changes: readonly Change[]): readonly Change[] {
  const merged = new Map<string, Change>()
  for (const change of changes) {
    const key = `${change.kind} ${change.text}`
    const packages = [...new Set([...(merged.get(key)?.packages ?? []), ...change.packages])].sort()
    merged.set(key, { ...change, packages })
  }
  return [...merged.values()]
}

/** The changelog of a version: what users notice, by what it is to them. */
export function changelogOf(version: string, changes: readonly Change[]): string {
  const parts = [...kinds, null].flatMap((kind) => {
    const own = changes.filter((change) => change.kind === kind)
    const lines = own.map(({ text, packages }) => `- ${text} (${packages.map(shortName).join(', ')})`)
    return own.length === 0 ? [] : [`## ${kind ?? 'More'}\n\n${lines.join('\n')}`]
  })
  return `${[`# Citable ${version}`, ...(parts.length === 0 ? ['Nothing that a user notices.'] : parts)].join('\n\n')}\n`
}

const shortName = (name: string): string =>
  name.replace(/^@citable\/|^strapi-plugin-citable$/, (found) => (found.startsWith('@') ? '' : 'strapi'))

export interface CommitCount {
  readonly type: string
  readonly count: number
  /** The scopes with most commits first. */
  readonly scopes: readonly { readonly scope: string; readonly count: number }[]
}

/** Commits by type and scope, of their subjects; merges and subjects of another form are left out. */
export function countCommits(subjects: readonly string[]): readonly CommitCount[] {
  const counts = new Map<string, Map<string, number>>()
  for (const subject of subjects) {
    const [, type, scope = ''] = /^([a-z]+)(?:\(([a-z0-9-]+)\))?: ./.exec(subject) ?? []
    if (type === undefined) continue
    const scopes = counts.get(type) ?? new Map<string, number>()
    scopes.set(scope, (scopes.get(scope) ?? 0) + 1)
    counts.set(type, scopes)
  }
  const most = (a: { count: number }, b: { count: number }): number => b.count - a.count
  return [...counts]
    .map(([type, scopes]) => ({
      type,
      count: [...scopes.values()].reduce((sum, count) => sum + count, 0),
      scopes: [...scopes].map(([scope, count]) => ({ scope, count })).sort((a, b) => most(a, b) || (a.scope < b.scope ? -1 : 1)),
    }))
    .sort((a, b) => most(a, b) || (a.type < b.type ? -1 : 1))
}
