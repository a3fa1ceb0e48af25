import { allInflections } from '../languages/loading/all-inflections.ts'
import { keyphraseTools } from '../signals/questions/keyphrase-tools.ts'
import { adviceChecks } from './advice-checks.ts'
import { editSignals } from './edits/edit-signals.ts'
import { factChecks } from './fact-checks.ts'
import { keyphraseChecks } from './keyphrase-checks.ts'
import { pageChecks } from './page-checks.ts'
import { siteChecks } from './site-checks.ts'
import { slugShort } from './slug-short/slug-short.ts'
import { textChecks } from './text-checks.ts'

/** Every check, with the signals that editors load later; the order of reports is the rubric's. */
export const checks = [
  ...textChecks.filter((check) => check !== slugShort),
  { ...slugShort, brings: editSignals },
  ...factChecks,
  ...keyphraseChecks(allInflections, keyphraseTools),
  ...siteChecks,
  ...pageChecks,
  ...adviceChecks,
] as const
