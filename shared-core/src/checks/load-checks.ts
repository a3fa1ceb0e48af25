import type { CheckId } from '../model/check-id.ts'
import type { AnalysisContext } from '../model/input.ts'
import { keyphraseIn } from '../signals/keyphrase-in.ts'
import type { Check } from './define-check.ts'
import { textChecks } from './text-checks.ts'

/** Checks of a draft where code comes in files of its own: all that may apply. Rejects when a file cannot be loaded. */
export async function loadChecks({ page, targetQueries }: AnalysisContext): Promise<readonly Check<CheckId>[]> {
  const [keyphrase, site] = await Promise.all([
    keyphraseIn(targetQueries) === null ? null : import('./keyphrase-checks.ts'),
    page === null ? null : import('./site-checks.ts'),
  ])
  return [...textChecks, ...(keyphrase?.keyphraseChecks ?? []), ...(site?.siteChecks ?? [])]
}
