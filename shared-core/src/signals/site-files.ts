import { defineSignal } from './define-signal.ts'

/** Files of the site that somebody looked for; null: nobody did. */
export const siteFiles = defineSignal({ fold: (_facts, { context }) => ({ llmsTxt: context.page?.llmsTxt ?? null }) })
