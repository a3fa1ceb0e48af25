import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runCommand } from '../sites/wordpress/run-command.ts'
import { root } from './check.ts'

interface Row {
  readonly ancestorTitles: readonly string[]
  readonly title: string
  readonly status: string
  readonly failureMessages?: readonly string[]
}

/** Results for each plugin, by plugin and by guarantee; a copy that cannot run as it is does not hold its first one. */
export function tableOf(rows: readonly Row[]): string {
  const hosts = Map.groupBy(rows, ({ ancestorTitles }) => ancestorTitles.at(-1) ?? '')
  const lines = [...hosts].flatMap(([host, all]) => [
    host.replace(', the plugin itself', ''),
    ...all.map(({ title, status, failureMessages }) =>
      status === 'passed' ? `  yes  ${title}` : `  NO   ${title}\n         ${failureMessages?.[0]?.split('\n')[0] ?? ''}`,
    ),
  ])
  const held = rows.filter(({ status }) => status === 'passed').length
  return [...lines, `${held} hold, ${rows.length - held} do not.`].join('\n')
}

/**
 * `beside-plugins FOLDER [--every-site]`: what Citable promises beside other SEO plugins, seen beside the plugins themselves. FOLDER holds a copy of each,
 * as WordPress has it below `wp-content/plugins`; nothing is fetched. `--every-site`: on the oldest WordPress with MariaDB, too.
 */
export async function besidePlugins(args: readonly string[]): Promise<number> {
  const folder = args.find((arg) => !arg.startsWith('--'))
  if (folder === undefined) throw new Error('Which folder holds the plugins? node packages/tooling/src/main.ts beside-plugins FOLDER')
  const report = await mkdtemp(join(tmpdir(), 'citable-beside-'))
  const file = join(report, 'report.json')
  try {
    const project = args.includes('--every-site') ? [] : ['--project', '*SQLite']
    const vitest = [
      'run',
      '--config',
      'plugins/wordpress/tests/vitest.config.ts',
      ...project,
      '--reporter',
      'json',
      '--outputFile',
      file,
      'tests/hosts',
    ]
    const { stdout, stderr } = await runCommand(`${root}node_modules/.bin/vitest`, vitest, {
      cwd: root,
      env: { CITABLE_HOSTS_DIR: resolve(folder) },
    })
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text === null) throw new Error(`The tests did not run.\n${stdout}${stderr}`)
    const { testResults } = JSON.parse(text) as {
      readonly testResults: readonly { readonly assertionResults: readonly Row[]; readonly message?: string }[]
    }
    const rows = testResults.flatMap(({ assertionResults }) => assertionResults)
    if (rows.length === 0) throw new Error(testResults.map(({ message }) => message).join('\n'))
    console.log(tableOf(rows))
    return rows.some(({ status }) => status !== 'passed') ? 1 : 0
  } finally {
    await rm(report, { recursive: true, force: true })
  }
}
