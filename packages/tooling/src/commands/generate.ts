import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { GeneratedFile } from '../generate/generated-file.ts'
import { makeUntracked } from '../generate/untracked.ts'
import { root } from './check.ts'

const generators: readonly (() => Promise<readonly GeneratedFile[]>)[] = [
  async () => (await import('../generate/check-ids.ts')).generateCheckIds(),
  async () => (await import('../generate/checks.ts')).generateChecks(),
  async () => (await import('../generate/contract.ts')).generateContract(),
  async () => (await import('../generate/settings.ts')).generateSettings(),
  async () => (await import('../generate/structured-data.ts')).generateStructuredData(),
  async () => {
    const { familiesFile, usedVocabularyFile } = await import('../data/build-vocabulary.ts')
    const { wholeVocabulary } = await import('@citable/core/vocabulary')
    return [usedVocabularyFile(wholeVocabulary), familiesFile(wholeVocabulary)]
  },
  async () => (await import('../generate/score-bands.ts')).generateScoreBands(),
  async () => (await import('../generate/agents.ts')).generateCheckedAgents(),
  async () => (await import('../generate/agents.ts')).generateAgentsPage(),
  async () => (await import('../generate/client-traffic.ts')).generateClientTraffic(),
  async () => (await import('../generate/wordpress-agents.ts')).generateWordPressAgents(),
  async () => (await import('../generate/wordpress-rubric.ts')).generateWordPressRubric(),
  async () => (await import('../generate/wordpress-schema-types.ts')).generateWordPressSchemaTypes(),
  async () => (await import('../generate/wordpress-seo-plugins.ts')).generateWordPressSeoPlugins(),
  async () => (await import('../generate/wordpress-texts.ts')).generateWordPressTexts(),
  async () => (await import('../generate/wordpress-version.ts')).generateWordPressVersion(),
]

/** Writes every generated file; with `--check` writes nothing and fails when one differs from its source. */
export async function generate(args: readonly string[]): Promise<number> {
  const files = (await Promise.all(generators.map((make) => make()))).flat()
  const stale = []
  for (const file of files) {
    const path = join(root, file.path)
    const current = await readFile(path, 'utf8').catch(() => null)
    if (current === file.text) continue
    stale.push(file.path)
    if (args.includes('--check')) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, file.text)
  }
  // what git does not hold is made of what was written just now
  await makeUntracked()
  if (args.includes('--check') && stale.length > 0) {
    console.error(`Not fresh, run "pnpm generate":\n${stale.map((path) => `  ${path}`).join('\n')}`)
    return 1
  }
  console.log(
    stale.length === 0 ? `${files.length} generated files are fresh.` : `Wrote ${stale.length} of ${files.length} generated files.`,
  )
  return 0
}
