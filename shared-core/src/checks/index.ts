import { keyphraseChecks } from './keyphrase-checks.ts'
import { pageChecks } from './page-checks.ts'
import { textChecks } from './text-checks.ts'

/** Every check; the order of reports is the rubric's. */
export const checks = [...textChecks, ...keyphraseChecks, ...pageChecks] as const
