import { execFileSync } from 'node:child_process'
import { addedLines, dialectIn } from '../gates/find-dialect.ts'
import { root } from './check.ts'

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 })

/** Sources and tests; generated files, words of languages and the habits themselves are left out. */
const looked = ['*.ts', '*.tsx', '*.mts', '*.php', ':!*.gen.ts', ':!shared-core/src/languages', ':!*/locales/*', ':!*/find-dialect*']

/** What was written since this rule came, the working tree included; null without history. */
function newText(): string | null {
  try {
    const rule = git('log', '--diff-filter=A', '--format=%H', '--', 'packages/tooling/src/commands/find-dialect.ts')
      .trim()
      .split('\n')
      .at(-1)
    return rule ? git('diff', '--unified=0', '--find-renames', '--no-color', rule, '--', ...looked) : null
  } catch {
    return null
  }
}

/** Names habits of wording in comments and test titles that were added since the rule. They are warnings: the exit code is 0. */
export function findDialect(): number {
  for (const { file, line, text } of addedLines(newText() ?? ''))
    for (const advice of dialectIn(text)) console.log(`${file}:${line} ${advice}`)
  return 0
}
