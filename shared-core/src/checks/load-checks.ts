import { matchTag } from '../languages/match-tag.ts'
import type { CheckId } from '../model/check-id.ts'
import type { AnalysisContext } from '../model/input.ts'
import { keyphraseTools } from '../signals/questions/keyphrase-tools.ts'
import { keyphraseIn } from '../signals/reading.ts'
import type { Check } from './define-check.ts'
import { textChecks } from './text-checks.ts'

/**
 * Checks of a draft in a language (BCP 47 tag) where code comes in files of its own: all that may apply. Rejects when a file cannot be loaded.
 */
export async function loadChecks({ page, targetQueries }: AnalysisContext, language: string): Promise<readonly Check<CheckId>[]> {
  const [keyphrase, site] = await Promise.all([
    keyphraseIn(targetQueries) === null ? [] : loadKeyphraseChecks(language),
    page === null ? null : import('./site-checks.ts'),
  ])
  return [...textChecks, ...keyphrase, ...(site?.siteChecks ?? [])]
}

async function loadKeyphraseChecks(language: string): Promise<readonly Check<CheckId>[]> {
  const [{ keyphraseChecks }, { inflectedTags, loadInflection }] = await Promise.all([
    import('./keyphrase-checks.ts'),
    import('../languages/loading/load-inflection.ts'),
  ])
  const known = matchTag(language, inflectedTags)
  // without one, words are compared by their terms
  return keyphraseChecks(known === null ? {} : { [known]: await loadInflection(known) }, keyphraseTools)
}
