import { defineSignal } from './define-signal.ts'

/** What the site offers to crawlers, where somebody looked; null: nobody did. */
export const siteFiles = defineSignal({
  fold: (_facts, { context }) => ({ llmsTxt: context.page?.llmsTxt ?? null, indexNow: context.page?.indexNow ?? null }),
})
