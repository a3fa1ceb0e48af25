import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { optimizationOf, readGoldenCases } from '@citable/contract/golden'
import { allPacks } from '@citable/core/languages/all'
import { isMatrix } from '@citable/tooling/gates/gate'
import { jsonSchemaFiles } from '@citable/tooling/generate/json-schema-files'
import { readDebugLog, type WordPressSite } from '@citable/tooling/sites/wordpress'
import { runCommand } from '@citable/tooling/sites/wordpress/run-command'
import { cacheCompiled } from './cache-compiled.ts'

export interface PhpTest {
  readonly suite: string
  readonly name: string
  /** null: passed. */
  readonly failure: string | null
}

export interface PhpRun {
  readonly tests: readonly PhpTest[]
  readonly output: string
  readonly code: number
  /** Lines that WordPress wrote into its debug log meanwhile. */
  readonly log: string
}

const decode = (text: string): string =>
  text.replace(
    /&(lt|gt|quot|apos|amp|#10|#13|#9);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', '#10': '\n', '#13': '\r', '#9': '\t' })[name] ?? '',
  )

/** The cases of a JUnit report; skipped ones count as failures, because nothing may hide here. */
function readReport(xml: string): readonly PhpTest[] {
  return [...xml.matchAll(/<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)].map(([, attributes = '', inner = '']) => ({
    suite: decode(/\bclass="([^"]*)"/.exec(attributes)?.[1] ?? ''),
    name: decode(/\bname="([^"]*)"/.exec(attributes)?.[1] ?? '')
      .replaceAll('_', ' ')
      .replace(/^test /, ''),
    failure: /<(?:failure|error|skipped|warning)\b/.test(inner) ? decode(inner.replace(/<[^>]+>/g, '')).trim() || 'skipped' : null,
  }))
}

/** The whole answer of every golden case as `<case>.json`; the folder they lie in. */
async function writeOptimizations(site: WordPressSite): Promise<string> {
  const folder = join(site.siteDirectory, '..', 'optimizations')
  await mkdir(folder, { recursive: true })
  for (const one of readGoldenCases()) await writeFile(join(folder, `${one.name}.json`), JSON.stringify(optimizationOf(one, allPacks)))
  return folder
}

/** The contract's schemas in the dialect of WordPress, as `<name>.json`; the folder they lie in. */
async function writeSchemas(site: WordPressSite): Promise<string> {
  const folder = join(site.siteDirectory, '..', 'schemas', 'wordpress')
  await mkdir(folder, { recursive: true })
  for (const { path, text } of jsonSchemaFiles()) if (path.startsWith('wordpress/')) await writeFile(join(folder, '..', path), text)
  return folder
}

/** Arguments that leave out the tests whose verdict rests on time. */
export const notTimed: readonly string[] = ['--exclude-group', 'growth']

/** Runs PHPUnit once on a site. `args`: its arguments, such as `--order-by=random`. */
export async function runPhpUnit(site: WordPressSite, args: readonly string[]): Promise<PhpRun> {
  const report = join(site.siteDirectory, '..', 'phpunit.xml')
  const compiled = join(site.siteDirectory, '..', 'compiled')
  await mkdir(compiled, { recursive: true })
  const { code, stdout, stderr } = await runCommand('phpunit', ['-c', 'phpunit.xml.dist', '--log-junit', report, ...args], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: {
      // gate 2 runs the code as most sites do
      ...cacheCompiled(compiled, { isQuick: !isMatrix }),
      WP_SITE_DIR: site.siteDirectory,
      WP_HOME: site.url,
      CITABLE_OPTIMIZATIONS: await writeOptimizations(site),
      CITABLE_SCHEMAS: await writeSchemas(site),
    },
  })
  const xml = await readFile(report, 'utf8').catch(() => '')
  return { tests: readReport(xml), output: `${stdout}${stderr}`, code, log: await readDebugLog(site) }
}
