import type { CheckId } from '../model/check-id.ts'
import type { AnalysisContext } from '../model/input.ts'
import { keyphraseIn } from '../signals/keyphrase-in.ts'
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
  const [{ keyphraseChecks }, { loadInflection }] = await Promise.all([
    import('./keyphrase-checks.ts'),
    import('../languages/load-inflection.ts'),
  ])
  const inflection = await loadInflection(language)
  return keyphraseChecks(inflection === null ? {} : Object.fromEntries([inflection]))
}
