import { type Analysis, analyze } from '@citable/core'
import { basesOf, readPostFacts, readSiteFacts, serializeGraph, splitGraph } from '@citable/core/graph'
import type { LanguagePack } from '@citable/core/languages'
import { present } from '../src/present/index.ts'
import type { GoldenCase, goldenOutputs } from './read-golden.ts'

/** JSON for people; lone surrogates and direction-changing or invisible characters as escapes. */
export function printJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replace(/[\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`
}

/** The text of every output file of a case, as the code makes it now. */
export function runGolden(
  { input, context }: Pick<GoldenCase, 'input' | 'context'>,
  languages: readonly LanguagePack[],
): Record<(typeof goldenOutputs)[number], string> {
  const analysis: Analysis = analyze(input, context, { languages })
  const bases = basesOf(analysis.article, context)
  return {
    'optimization.json': printJson(present(analysis, context)),
    'graph.json': printJson(analysis.graph),
    'graph.txt': serializeGraph(analysis.graph),
    'site.json': printJson(readSiteFacts(analysis.article, context, bases)),
    'post.json': printJson(readPostFacts(analysis.article, context, bases).post),
    'stored.json': printJson(splitGraph(analysis.graph, bases).stored),
  }
}
