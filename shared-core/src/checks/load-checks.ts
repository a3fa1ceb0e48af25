import type { CheckId } from '../model/check-id.ts'
import type { AnalysisContext } from '../model/input.ts'
import { keyphraseIn } from '../signals/keyphrase-in.ts'
import type { Check } from './define-check.ts'
import { textChecks } from './text-checks.ts'

/** Checks of a draft where code comes in files of its own: all that may apply. Rejects when a file cannot be loaded. */
export async function loadChecks({ targetQueries }: AnalysisContext): Promise<readonly Check<CheckId>[]> {
  return keyphraseIn(targetQueries) === null ? textChecks : [...textChecks, ...(await import('./keyphrase-checks.ts')).keyphraseChecks]
}
