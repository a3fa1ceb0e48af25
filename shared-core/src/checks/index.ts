import { allInflections } from '../languages/all-inflections.ts'
import { adviceChecks } from './advice-checks.ts'
import { keyphraseChecks } from './keyphrase-checks.ts'
import { pageChecks } from './page-checks.ts'
import { siteChecks } from './site-checks.ts'
import { textChecks } from './text-checks.ts'

/** Every check; the order of reports is the rubric's. */
export const checks = [...textChecks, ...keyphraseChecks(allInflections), ...siteChecks, ...pageChecks, ...adviceChecks] as const
