import { execFileSync } from 'node:child_process'
import { root } from './check.ts'

const types = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'] as const

/** UTF-16 units; git and its hosts cut what is longer. */
const longest = 72

/** Subjects that were published before they were looked at; a published commit keeps its name. */
const published: ReadonlySet<string> = new Set([
  'feat(titles): a day, a salutation and a chat with a name passed as titles',
  'fix(core): headings were answered by sections without a figure or a reason',
  'perf(tooling): gate 1 checked the types of the core once for each package',
  'fix(core): an alike quotation mark was found by a pattern outside of languages',
  'feat(core): subjects of a text by the rarity of their words, openings cut',
  'fix(core,cli,tooling): super-linear patterns; subjects that are public',
  'fix(wordpress,client): events were given up when an address was wrong',
])

/** Fault of the first line of a commit's message; null: none. */
export function subjectFault(subject: string): string | null {
  if (subject.length > longest) return `has ${subject.length} characters; at most ${longest} are shown`
  const [, type, what] = /^([a-z]+)(?:\([a-z0-9-]+\))?: (.*)$/.exec(subject) ?? []
  if (type === undefined) return 'is not “type(scope): what”'
  if (!types.some((each) => each === type)) return `has the type “${type}”; there are ${types.join(', ')}`
  return what?.trim() === '' ? 'says nothing after its type' : null
}

/** Subjects of the commits since the rule; older ones, and merges, are left alone. In a shallow copy, those that it holds. */
function newSubjects(): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  const rule = git('log', '--diff-filter=A', '--format=%H', '--', 'packages/tooling/src/commands/commits.ts').split('\n').at(-1)
  return rule ? git('log', '--no-merges', '--format=%s', `${rule}..HEAD`).split('\n').filter(Boolean) : []
}

/** Names each commit whose first line is not in the form that CONTRIBUTING asks for. A copy without history has none. */
export function commits(): number {
  let subjects: readonly string[]
  try {
    subjects = newSubjects()
  } catch {
    console.log('No git history here; nothing to look at.')
    return 0
  }
  const faults = subjects.flatMap((subject) => {
    const fault = published.has(subject) ? null : subjectFault(subject)
    return fault === null ? [] : [`“${subject}” ${fault}.`]
  })
  for (const fault of faults) console.error(fault)
  return faults.length === 0 ? 0 : 1
}
