import type { Change, ChangeKind, CommitCount } from './change-notes.ts'
import type { SummedFile } from './provenance.ts'

export interface Notes {
  readonly version: string
  readonly commit: string
  /** Day of the commit, in UTC. */
  readonly day: string
  /** Tag of the release before; null: this is the first. */
  readonly tag: string | null
  readonly changes: readonly Change[]
  readonly commits: readonly CommitCount[]
  /** Sources of the list of migrations, now and in the release before. */
  readonly list: string
  readonly earlier: string | null
  readonly archives: readonly SummedFile[]
  /** Bytes by the name of an archive. */
  readonly sizes: ReadonlyMap<string, number>
  /** Name of the bill of materials. */
  readonly bom: string
}

/** What an archive is for, by the beginning of its name; the first that fits. */
const uses: readonly (readonly [string, string])[] = [
  ['citable-container-', 'files of the container image, to lay on `node` of the Dockerfile'],
  ['citable-wordpress-org-', 'icon, banner and screenshots of the page in the directory of WordPress'],
  ['strapi-plugin-citable-', 'Strapi 5: `npm install` of the file in the project, then `npm run build`'],
  ['citable-core-', '`@citable/core`: scores, titles and structured data, for programs'],
  ['citable-contract-', '`@citable/contract`: shapes of the API'],
  ['citable-providers-', '`@citable/providers`: engines of translation, text generators'],
  ['citable-client-', '`@citable/client`: client of the API, helpers of front ends'],
  ['citable-service-', '`@citable/service`: the HTTP service, for programs'],
  ['citable-cli-', '`@citable/cli`: the command `citable`, which also serves'],
  ['citable-', 'WordPress: Plugins → Add New → Upload'],
]

const kinds: readonly ChangeKind[] = ['Added', 'Changed', 'Fixed', 'Removed']

/** Notes of a release, for the people who install it. */
export function releaseNotes(notes: Notes): string {
  const { version, commit, day, tag, changes, commits, archives, sizes, bom } = notes
  const counted = [...kinds.map((kind) => [kind.toLowerCase(), changes.filter((change) => change.kind === kind).length] as const)].filter(
    ([, count]) => count > 0,
  )
  const rows = archives.map(({ name }) => {
    const use = uses.find(([beginning]) => name.startsWith(beginning))?.[1] ?? ''
    return `| \`${name}\` | ${((sizes.get(name) ?? 0) / 1000).toFixed(0)} kB | ${use} |`
  })
  return `${[
    `# Citable ${version}`,
    `Made of commit \`${commit}\` of ${day}. ${tag === null ? 'It is the first release.' : `The release before is \`${tag}\`.`}`,
    `## What changed\n\n${counted.length === 0 ? 'Nothing that a user notices.' : `${counted.map(([kind, count]) => `${count} ${kind}`).join(', ')}: [CHANGELOG.md](CHANGELOG.md) tells each.`}`,
    `Commits by type, with the parts that most of them are about:\n\n${commits.map(commitLine).join('\n')}`,
    `## Files\n\n| File | Size | For |\n| --- | ---: | --- |\n${rows.join('\n')}`,
    `\`sha256sum --check SHA256SUMS\` says whether they are whole. \`${bom}\` (CycloneDX) lists all packages that they hold or need, with licences. \`citable-${version}.provenance.json\` (in-toto, SLSA) says of which commit and by what they were made; it is not signed, so it proves nothing by itself. \`npm run release -- --dry-run\` at that commit makes the same bytes.`,
    `## From an earlier version\n\n${migrationLines(notes)}`,
    'No registry has these packages yet: they are installed from these files.',
  ].join('\n\n')}\n`
}

function commitLine({ type, count, scopes }: CommitCount): string {
  const named = scopes.filter(({ scope }) => scope !== '').slice(0, 5)
  return `- ${type}: ${count}${named.length === 0 ? '' : ` (${named.map(({ scope, count }) => `${scope} ${count}`).join(', ')})`}`
}

const rowNames = (list: string): readonly string[] => [...list.matchAll(/^ {2}'(\d{4}_\w+)':/gm)].map(([, name = '']) => name)

function migrationLines({ list, earlier, tag }: Notes): string {
  const before = new Set(earlier === null ? [] : rowNames(earlier))
  const fresh = rowNames(list).filter((name) => !before.has(name))
  if (tag === null)
    return `A data folder or database of the service with the tables of \`${rowNames(list)[0]}\` or later is opened and brought up to \`${rowNames(list).at(-1)}\` by itself. Back it up before: \`citable backup\`.`
  return fresh.length === 0
    ? 'The tables of the service are those of the release before.'
    : `The service adds ${fresh.map((name) => `\`${name}\``).join(', ')} to its tables by itself. Back up before: \`citable backup\`.`
}
